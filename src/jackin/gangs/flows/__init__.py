"""One file per chart of the rules page."""
