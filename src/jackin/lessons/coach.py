"""What the coach says of a position: which step it is at, what to think of now, and how it ended."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.lessons.clauses import Scene, all_of
from jackin.lessons.lesson import Lesson
from jackin.lessons.puzzle import Puzzle

WON = "won"


def outcome(lesson: Lesson, scene: Scene) -> str:
    """ "won", the name of a failure, or nothing while it goes on."""
    if all_of(lesson.goal, scene):
        return WON
    return next((fail.word for fail in lesson.fails if fail.fits(scene)), "")


def steps_done(lesson: Lesson, scene: Scene) -> int:
    """So many steps are behind the learner: all up to the last one that is done."""
    done = [n for n, step in enumerate(lesson.steps) if all_of(step, scene)]
    return max(done, default=-1) + 1


def coaching(taught: Lesson | Puzzle, position: Position) -> Json:
    """The protocol's `Coach`. Words are keys: `lesson-ID-...` or `puzzle-KIND-...` in the catalogues."""
    return puzzling(taught, position) if isinstance(taught, Puzzle) else teaching(taught, position)


def puzzling(solved: Puzzle, position: Position) -> Json:
    """A puzzle has no steps: it is open, solved or missed."""
    end = solved.ended(position)
    line = "open" if end is None else "won" if end else "failed"
    outcome = "" if end is None else line
    return {"lesson": solved.id, "steps": 0, "done": 0, "line": f"puzzle-{solved.kind}-{line}", "outcome": outcome}


def teaching(lesson: Lesson, position: Position) -> Json:
    scene = lesson.scene(position)
    end = outcome(lesson, scene)
    done = len(lesson.steps) if end == WON else min(steps_done(lesson, scene), len(lesson.steps) - 1)
    aside = next((aside.word for aside in lesson.asides if aside.fits(scene)), "")
    return {
        "lesson": lesson.id,
        "steps": len(lesson.steps),
        "done": done,
        "line": said(lesson, end, done, aside),
        "outcome": "" if not end else "won" if end == WON else "failed",
    }


def said(lesson: Lesson, end: str, done: int, aside: str) -> str:
    """The key of the coach's line: of the end, of an aside that fits, or of the step."""
    if end == WON:
        return f"lesson-{lesson.id}-won"
    if end:
        return f"lesson-{lesson.id}-failed-{end}"
    return f"lesson-{lesson.id}-aside-{aside}" if aside else f"lesson-{lesson.id}-coach-{done + 1}"
