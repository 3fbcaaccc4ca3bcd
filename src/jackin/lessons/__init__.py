"""Lessons: short positions on the real table, with a goal, a coach, and an opponent that keeps to a script."""
