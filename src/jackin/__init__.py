"""Jackin: a digital table for two cyberpunk games."""

__version__ = "0.1.0"
