"""Positions and answers as numbers: what learners see and say, by fixed indices. No index ever changes its meaning:
a better encoding gets a new version."""
