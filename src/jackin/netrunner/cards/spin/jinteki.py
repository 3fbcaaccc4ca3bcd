"""Jinteki, Spin."""
