"""Jinteki, Honor and Profit."""
