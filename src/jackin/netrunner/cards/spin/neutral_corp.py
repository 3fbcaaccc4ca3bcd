"""Neutral Corp, Spin."""
