"""One file per timing chart."""
