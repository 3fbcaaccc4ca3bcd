"""The coverage gate: nothing in the engine or in the house set that random play does not reach."""

from __future__ import annotations

from itertools import permutations

from jackin.gangs import GAME, GANGS, setup
from jackin.gangs.book import Book, Passage, book_of
from jackin.gangs.content.read import builtin
from jackin.gangs.state import State
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import FLOWS, Frame
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice
from tests.laws.watch import watched_by
from tests.locale.test_gangs_words import KINDS

HOUSE = builtin("house")
STORIES = [story.id for story in HOUSE.stories]
FOURS, TWOS = list(permutations(GANGS, 4)), list(permutations(GANGS, 2))

# Words of the vocabulary that no card of the house set says; their rules have tests of their own.
UNSAID = {"push": "gangs-push", "pass-casualty": "gangs-pass-on"}
UNASKED = {"push": "push", "pass-casualty": "pass-casualty"}


class Occurred:
    """A watcher that remembers the names of everything it has seen."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def before(self, flow: str, step: str, s: State, f: Frame) -> None:
        self.names.add(f"step {flow}/{step}")
        if f.text is not None:
            self.names.add(f"text {f.text.name}")

    def after(self, flow: str, step: str, s: State, f: Frame, ask: Ask | None) -> None:
        if ask is not None:
            self.names.add(f"ask {ask.kind}")


def everything(book: Book) -> set[str]:
    """Flow steps, kinds of ask, and each effect and ability of the set but those that hold all the time."""
    said = {effect.kind for effect in HOUSE.effects.values()}
    flows = {name for name in FLOWS if name.startswith("gangs-")} - {
        UNSAID[kind] for kind in UNSAID if kind not in said
    }
    asks = KINDS - {UNASKED[kind] for kind in UNASKED if kind not in said}
    texts = [text for text in (*book.clauses.values(), *book.passages.values()) if not always(text)]
    return (
        {f"step {name}/{step}" for name in flows for step in FLOWS[name].names}
        | {f"ask {kind}" for kind in asks}
        | {f"text {text.name}" for text in texts}
    )


def always(text: object) -> bool:
    return isinstance(text, Passage) and text.ability.timing == "always"


def start_of(n: int) -> Json:
    story = STORIES[n // 2 % len(STORIES)]
    if n % 2:
        return setup(list(FOURS[n // 2 % len(FOURS)]), story, quiet=True)
    return setup(list(TWOS[n // 2 % len(TWOS)]), story, alone=n % 4 == 0, quiet=True)


def play_widely(games: int) -> Occurred:
    occurred = Occurred()
    with watched_by(occurred):
        for n in range(90, 90 + games):
            s, dice = GAME.new(start_of(n), n), Dice(n)
            while s.ask is not None:
                GAME.answer(s, choice(s.ask, dice, n % 3 == 0))
    return occurred


def choice(ask: Ask, dice: Dice, greedily: bool) -> Option:
    """Any; or what seizes an Opportunity wherever that can be done, as some Epilogues want many."""
    seizing = [option for option in ask.options if option.verb == "seize"]
    options = seizing if greedily and seizing else ask.options
    return options[dice.below(len(options))]


def test_everything_occurs_in_the_seeded_games():
    expected = everything(book_of(HOUSE))
    never = expected - play_widely(500).names
    assert len(expected) > 250
    assert not never, f"never occurred: {sorted(never)}"


def test_the_gate_notices_what_never_occurs():
    never = everything(book_of(HOUSE)) - play_widely(2).names
    assert {"ask extorted", "step gangs-convert/converted"} & never
