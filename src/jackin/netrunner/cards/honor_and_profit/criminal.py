"""Criminal, Honor and Profit."""
