"""What a table can teach: a lesson or a puzzle, by its name."""

from __future__ import annotations

from jackin.lessons.lesson import Lesson, lesson
from jackin.lessons.puzzle import PREFIX, Puzzle, puzzle


def taught(id: str) -> Lesson | Puzzle:
    return puzzle(id) if id.startswith(PREFIX) else lesson(id)
