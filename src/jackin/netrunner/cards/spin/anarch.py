"""Anarch, Spin."""
