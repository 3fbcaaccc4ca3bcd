"""Haas-Bioroid, Spin."""
