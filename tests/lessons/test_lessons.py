"""Every lesson is played to its goal and past it, in all four languages, and the coach is never wrong."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.lessons.clauses import BadClause, Clause, Vocabulary
from jackin.lessons.coach import coaching
from jackin.lessons.gangs import GANGS
from jackin.lessons.lesson import PASSING, Lesson, NoLesson, ids, lesson
from jackin.lessons.netrunner import NETRUNNER
from jackin.lessons.way import MOST, Search, last_chance, next_answer
from jackin.locale import LANGUAGES, Words, words
from jackin.locale.gangs import GangsWords
from jackin.terminal.labels import Labels
from tests.locale.keys import SRC

LESSONS = ids()


class Pupil:
    """Plays a lesson against its script, and listens to the coach."""

    def __init__(self, id: str) -> None:
        self.lesson: Lesson = lesson(id)
        self.play: Journal = self.lesson.begin()
        self.heard: list[str] = []
        self.listen()

    def listen(self) -> None:
        """Up to the next decision, or the end of the lesson."""
        while (ask := self.play.ask) and not self.outcome and ask.seat != self.lesson.place:
            self.play.answer(self.lesson.reply(ask.values, self.lesson.scene(self.play.position)))
        self.heard.append(self.coach["line"])

    @property
    def coach(self):
        return coaching(self.lesson, self.play.position)

    @property
    def outcome(self) -> str:
        return str(self.coach["outcome"])

    @property
    def going(self) -> bool:
        return not self.outcome and self.play.ask is not None

    def says(self, value: str) -> None:
        self.play.answer(value)
        self.listen()

    def goes(self, answers: list[str]) -> Pupil:
        """These answers in their order, letting pass what comes between them."""
        left = answers.copy()
        while self.going:
            assert self.play.ask is not None
            values = self.play.ask.values
            if left and left[0] in values:
                self.says(left.pop(0))
            else:
                self.says(next(value for value in PASSING if value in values))
        assert not left, f"never asked: {left}"
        return self


@cache
def hinted(id: str) -> tuple[Pupil, list[tuple[Any, Any]]]:
    """The lesson by its hints, and each hint as it stood in the question."""
    pupil, options = Pupil(id), []
    while pupil.going:
        view = pupil.play.view(pupil.lesson.place)
        hint = next_answer(id, pupil.play.answers)
        options.append((view, next(option for option in view["ask"]["options"] if option["value"] == hint)))
        pupil.says(hint)
    return pupil, options


@cache
def gone_astray(id: str) -> Pupil:
    return Pupil(id).goes(lesson(id).astray)


@pytest.mark.parametrize("id", LESSONS)
def test_the_way_that_the_coach_shows_leads_to_the_goal(id):
    pupil, _ = hinted(id)
    assert pupil.outcome == "won"
    assert pupil.coach["done"] == pupil.coach["steps"]
    assert pupil.heard[0].endswith(("-coach-1", "-aside-poor"))
    assert pupil.heard[-1] == f"lesson-{id}-won"


@pytest.mark.parametrize("id", LESSONS)
def test_a_mistake_is_told_and_leads_back_to_where_it_was_made(id):
    pupil = gone_astray(id)
    assert pupil.outcome == "failed"
    asks = [pupil.play.at(n).ask for n in range(len(pupil.play.answers))]
    own = [n for n, ask in enumerate(asks) if ask is not None and ask.seat == pupil.lesson.place]
    back = last_chance(id, pupil.play.answers, own)
    assert back < len(pupil.play.answers)
    assert next_answer(id, pupil.play.answers[:back]), "from there the goal can be reached"
    later = [n for n in own if n > back]
    assert not later or not next_answer(id, pupil.play.answers[: later[0]]), "and not after it"


@pytest.mark.parametrize("id", LESSONS)
def test_whatever_a_learner_does_a_hint_is_right_or_there_is_none(id):
    dice = Dice(LESSONS.index(id))
    for _ in range(2):
        pupil = Pupil(id)
        for _ in range(1 + dice.below(4)):
            if pupil.going and pupil.play.ask is not None:
                pupil.says(pupil.play.ask.values[dice.below(len(pupil.play.ask.values))])
        found = Search(pupil.lesson, MOST).find(pupil.play.position)
        while found:
            pupil.says(found.pop(0))
            assert found or pupil.outcome == "won"


@pytest.mark.parametrize("id", LESSONS)
def test_everything_is_said_in_every_language(id):
    taught = lesson(id)
    pupil, options = hinted(id)
    lines = {*gone_astray(id).heard, *pupil.heard, *keys(taught)}
    for lang in LANGUAGES:
        said = words(lang)
        for line in sorted(lines):
            assert said.has(line), (lang, line)
            assert "[card-" not in said.format(line), (lang, line)
        for view, option in options:
            assert not label(taught, said, view, option).startswith("["), (lang, option)


def label(taught: Lesson, said: Words, view: Any, option: Any) -> str:
    """An answer as the learner reads it."""
    if taught.game == "netrunner":
        return Labels(view, said).label(option)
    content = taught.door.content(taught.setup())
    assert content is not None
    return GangsWords(said, content["data"]).answer(option)


def keys(taught: Lesson) -> set[str]:
    """All that may be said of a lesson."""
    steps = range(1, len(taught.steps) + 1)
    ends = [f"failed-{fail.word}" for fail in taught.fails] + [f"aside-{aside.word}" for aside in taught.asides]
    lines = [*(f"step-{n}" for n in steps), *(f"coach-{n}" for n in steps), *ends]
    return {f"lesson-{taught.id}-{line}" for line in ("title", "about", "goal", "idea", "won", *lines)}


def test_no_words_wait_for_what_is_never_said():
    body = FluentParser().parse((SRC / "locale/en/lessons.ftl").read_text("utf-8")).body
    written = {entry.id.name for entry in body if isinstance(entry, Entry)}
    assert written == {key for id in LESSONS for key in keys(lesson(id))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_is_brief(lang):
    """At most two or three sentences, and what fits beside the table."""
    for id in LESSONS:
        for key in keys(lesson(id)):
            said = words(lang).format(key)
            assert len(re.findall(r"\w+", said)) <= 42, said


def test_a_lesson_that_is_not_there_is_told_with_those_that_are():
    with pytest.raises(NoLesson, match="no lesson is called 'runner-9'; there are runner-1"):
        lesson("runner-9")


@pytest.mark.parametrize(
    ("known", "text"),
    [
        *[
            (NETRUNNER, text)
            for text in (
                "fame >= 3",
                "dances",
                "log",
                "run hq rd",
                "credits >= many",
                "holds fixer",
                "log steals snare twice",
                "asked action hq twice",
                "offered run hq twice",
            )
        ],
        *[(GANGS, text) for text in ("credits >= 3", "at solo", "run hq", "cred")],
    ],
)
def test_a_line_that_asks_nothing_is_refused(known: Vocabulary, text):
    with pytest.raises(BadClause):
        Clause(text, known)


def test_what_is_told_is_forgotten_by_the_search_only_if_the_lesson_never_asks():
    """Two ways to one view are one position, unless a clause asks the log of them."""
    taught = lesson("gangs-4")
    assert {clause.text for clause in taught.clauses if clause.of_the_past} >= {"not log gangs-wild hideout"}
