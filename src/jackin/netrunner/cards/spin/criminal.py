"""Criminal, Spin."""
