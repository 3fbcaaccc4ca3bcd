"""Shaper, Spin."""
