"""Neutral Corp, Honor and Profit."""
