"""Weyland, Spin."""
