"""NBN, Spin."""
