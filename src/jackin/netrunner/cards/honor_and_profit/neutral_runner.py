"""Neutral Runner, Honor and Profit."""
