"""Neutral Runner, Spin."""
