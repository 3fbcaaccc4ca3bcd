"""Scenarios that read like a game report.

    t = table(runner=runner(grip=["account-siphon"]), corp=corp(credits=3))
    t.runner.plays("account-siphon").takes_instead("account-siphon").says(3)
    assert (t.corp.credits, t.runner.credits, t.runner.tags) == (0, 11, 2)

A player who is told to do something first lets everything pass that can be let pass (windows, jacking
out, prevention, choices of payment) until the table offers it; if it never does, the test fails and
shows what was asked instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jackin.kernel.ask import Ask
from jackin.kernel.machine import answer
from jackin.netrunner import GAME
from jackin.netrunner.rules import active, ice, memory, queries
from jackin.netrunner.catalog import BY_SLUG, CARDS
from jackin.netrunner import layout
from jackin.netrunner.layout import NAMES, lay_rig, lay_server, lay_side
from jackin.netrunner.shown.log import lines
from jackin.netrunner.rules.moves import new_remote
from jackin.netrunner.state import State
from jackin.netrunner.shown.view import explain, view
from jackin.netrunner.words import (
    ADVANCEMENT, CORP, COUNTERS, RIG, RUNNER, SIDES, server_name,
    zone_name,
)  # fmt: skip

YES, NO = True, False
PASSABLE = {"window": "pass", "jack-out": "continue", "prevent": "done", "trash-first": "done",
            "rez-to-prevent": "done", "steal": "steal"}  # fmt: skip
FILLER = {CORP: "hedge-fund", RUNNER: "sure-gamble"}


class Put:
    """A card as it lies on the table."""

    def __init__(self, slug: str, rezzed: bool, on: str, counters: dict[str, int]) -> None:
        self.slug = slug
        self.rezzed = rezzed
        self.on = on
        self.counters = counters


def rezzed(slug: str, **counters: int) -> Put:
    return Put(slug, True, "", counters)


def unrezzed(slug: str, **counters: int) -> Put:
    return Put(slug, False, "", counters)


def faceup(slug: str, **counters: int) -> Put:
    return Put(slug, True, "", counters)


def hosted(slug: str, on: str, **counters: int) -> Put:
    """A Runner card installed on another card, named by its slug."""
    return Put(slug, True, on, counters)


Cards = Sequence[str | Put]


def server(ice: Cards = (), root: Cards = ()) -> dict[str, Cards]:
    """Ice from the innermost to the outermost, and what is in the server; plain slugs are unrezzed."""
    return {"ice": ice, "root": root}


def corp(
    hq: Cards = (),
    rd: Cards | None = None,
    archives: Cards = (),
    credits: int = 5,
    identity: str = "haas-bioroid-engineering-the-future",
    scored: Cards = (),
    bad_publicity: int = 0,
    **servers: dict[str, Cards],
) -> dict[str, Any]:
    """The Corp's side. R&D from the bottom to the top; servers as hq_server, rd_server, archives_server, remote_1 ...

    Archives: plain slugs lie facedown, `faceup(...)` ones faceup.
    """
    return {
        "identity": identity, "hand": hq, "deck": rd, "pile": archives, "credits": credits, "scored": scored,
        "bad_publicity": bad_publicity, "servers": servers,
    }  # fmt: skip


def runner(
    grip: Cards = (),
    stack: Cards | None = None,
    heap: Cards = (),
    rig: Cards = (),
    credits: int = 5,
    identity: str = "gabriel-santiago-consummate-professional",
    stolen: Cards = (),
    tags: int = 0,
    brain: int = 0,
) -> dict[str, Any]:
    """The Runner's side. The stack from the bottom to the top; the rig faceup."""
    return {
        "identity": identity, "hand": grip, "deck": stack, "pile": heap, "credits": credits, "scored": stolen,
        "rig": rig, "tags": tags, "brain": brain,
    }  # fmt: skip


def table(
    turn: str = "runner",
    corp: dict[str, Any] | None = None,
    runner: dict[str, Any] | None = None,
    clicks: int | None = None,
    seed: int = 1,
    begin: bool = False,
) -> Table:
    """A table in the action phase of `turn`, or with `begin` at the very first step of that turn."""
    return Table(build(turn, corp or CORP_SIDE(), runner or RUNNER_SIDE(), clicks, seed, begin))


CORP_SIDE, RUNNER_SIDE = corp, runner


WHERE = {"hq_server": "hq", "rd_server": "rd", "archives_server": "archives"}


def put(card: str | Put) -> Put:
    return card if isinstance(card, Put) else Put(card, False, "", {})


def told(card: str | Put) -> dict[str, Any]:
    """A card as a position describes it."""
    found = put(card)
    return {"card": found.slug, "rezzed": found.rezzed, **({"on": found.on} if found.on else {}), **found.counters}


def build(
    turn: str, corp: dict[str, Any], runner: dict[str, Any], clicks: int | None, seed: int, begin: bool
) -> State:
    setup = {
        "position": {
            "turn": turn,
            "phase": "begin" if begin else "action",
            **({"clicks": clicks} if clicks is not None else {}),
            "corp": {**described(CORP, corp), "servers": {at(n): in_server(c) for n, c in corp["servers"].items()}},
            "runner": {**described(RUNNER, runner), "rig": [told(card) for card in runner["rig"]]},
        }
    }
    return GAME.new(setup, seed)


def described(seat: int, side: dict[str, Any]) -> dict[str, Any]:
    hand, deck, pile, score = NAMES[seat]
    cards = side["deck"] if side["deck"] is not None else [FILLER[seat]] * 10
    lists = {hand: side["hand"], deck: reversed(cards), pile: side["pile"], score: side["scored"]}
    numbers: dict[str, int] = {
        name: side[name] for name in ("credits", "tags", "brain", "bad_publicity") if name in side
    }
    return {"identity": side["identity"], **numbers, **{name: [told(c) for c in lists[name]] for name in lists}}


def in_server(contents: dict[str, Cards]) -> dict[str, Any]:
    return {place: [told(card) for card in cards] for place, cards in contents.items()}


def at(name: str) -> str:
    return WHERE.get(name, name.replace("_", "-"))


def place_side(s: State, seat: int, side: dict[str, Any]) -> None:
    lay_side(s, seat, described(seat, side))


def place_server(s: State, name: str, contents: dict[str, Cards]) -> None:
    lay_server(s, at(name), in_server(contents))


def place_rig(s: State, card: Put) -> None:
    lay_rig(s, told(card))


def lay(s: State, card: Put, zone: int, knows: int, up: bool) -> int:
    return layout.lay(s, told(card), zone, knows, up)


class Table:
    """A live table and its two players."""

    def __init__(self, s: State) -> None:
        self.state = s
        self.corp = Player(self, CORP)
        self.runner = Player(self, RUNNER)

    # What is asked

    @property
    def ask(self) -> Ask | None:
        return self.state.ask

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked, and what kind of question it is."""
        ask = self.ask
        return None if ask is None else (SIDES[ask.seat], ask.kind)

    @property
    def options(self) -> list[str]:
        return [] if self.ask is None else self.ask.values

    def settles(self) -> Table:
        """Let everything pass that can be let pass, up to the next real decision."""
        while self.let_pass():
            continue
        return self

    def let_pass(self) -> bool:
        ask = self.ask
        if ask is None:
            return False
        default = PASSABLE.get(ask.kind)
        if ask.kind == "pay":
            default = ask.values[0]
        if default is None or default not in ask.values:
            return False
        answer(self.state, default)
        return True

    def ends_turn(self) -> Table:
        """The active player takes credits until the other player may act."""
        seat = self.state.active
        while self.ask is not None and self.state.active == seat:
            if not self.let_pass():
                value = "credit" if self.ask.kind == "action" else self.ask.values[-1]
                answer(self.state, value)
        return self.settles()

    # What lies where

    def find(self, slug: str) -> list[int]:
        """The handles of all copies of a card, in play first."""
        number = BY_SLUG[slug].number
        handles = [h for h, code in enumerate(self.state.code) if code == number]
        return sorted(handles, key=lambda h: (self.state.zone[h] < RIG, h))

    def card(self, slug: str) -> int:
        return self.find(slug)[0]

    def where(self, slug: str) -> str:
        """The name of the zone the card is in, e.g. "hq", "heap", "remote-1/root"."""
        return zone_name(self.state.zone[self.card(slug)])

    def zone(self, name: str) -> list[str]:
        """The slugs in a zone, bottom or innermost first."""
        for number, cards in enumerate(self.state.zones):
            if zone_name(number) == name:
                return [CARDS[self.state.code[card]].slug for card in cards]
        return []

    def is_rezzed(self, slug: str) -> bool:
        return active.rezzed(self.state, self.card(slug))

    def is_active(self, slug: str) -> bool:
        return self.card(slug) in self.state.awake

    def strength(self, slug: str) -> int:
        return ice.strength(self.state, self.card(slug))

    def counter(self, slug: str, kind: str) -> int:
        return self.state.counter(self.card(slug), COUNTERS.index(kind))

    def tokens(self, slug: str) -> int:
        return self.state.counter(self.card(slug), ADVANCEMENT)

    def log(self, seat: str = "corp") -> list[str]:
        """The keys of one seat's log."""
        number = SIDES.index(seat) if seat in SIDES else -1
        return [message.key for message in lines(self.state, number)]

    def says(self, key: str, seat: str = "corp") -> list[dict[str, Any]]:
        """The arguments of every line with this key in one seat's log."""
        return [dict(message.args) for message in lines(self.state, SIDES.index(seat)) if message.key == key]

    def fork(self) -> Table:
        return Table(self.state.fork())

    @property
    def winner(self) -> str | None:
        result = GAME.result(self.state)
        return None if result is None else SIDES[result.winner]

    @property
    def reason(self) -> str:
        return self.state.reason

    @property
    def run(self) -> Any:
        return self.state.run


class Player:
    """One seat. Every doing returns the player, so that sentences can go on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    # Doing

    def answers(self, value: str) -> Player:
        """Give exactly this answer to the question that is open now."""
        ask = self.table.ask
        assert ask is not None, f"{value}: the game is over"
        assert ask.seat == self.seat, f"{value}: {SIDES[ask.seat]} is asked: {ask}"
        answer(self.table.state, value)
        return self

    def does(self, value: str) -> Player:
        """Let things pass until this answer is offered to this seat, and give it."""
        seen: list[Ask] = []
        while True:
            ask = self.table.ask
            assert ask is not None, f"{value}: the game is over; before: {seen}"
            if ask.seat == self.seat and value in ask.values:
                answer(self.table.state, value)
                return self
            seen.append(ask)
            assert self.table.let_pass(), f"{SIDES[self.seat]} cannot {value!r} now; asked is {ask}"

    def can(self, value: str) -> bool:
        """Whether this answer is offered to this seat right now."""
        ask = self.table.ask
        return ask is not None and ask.seat == self.seat and value in ask.values

    def id(self, slug: str) -> str:
        return slug if slug.startswith("#") else self.table.state.public(self.table.card(slug))

    def takes_credit(self) -> Player:
        return self.does("credit")

    def draws(self) -> Player:
        return self.does("draw")

    def plays(self, slug: str) -> Player:
        return self.does(f"play {slug}")

    def installs(self, slug: str, at: str = "", on: str = "") -> Player:
        """`at`: a server's name or "new"; `on`: the slug of a host. Left out where there is no choice."""
        self.does(f"install {slug}")
        if at:
            return self.does(f"at {at}")
        return self.does(f"on {self.id(on)}") if on else self

    def trashes_first(self, slug: str) -> Player:
        """In step 3 of an install."""
        return self.answers(f"trash {self.id(slug)}")

    def advances(self, slug: str) -> Player:
        return self.does(f"advance {self.id(slug)}")

    def scores(self, slug: str) -> Player:
        return self.does(f"score {self.id(slug)}")

    def rezzes(self, slug: str) -> Player:
        return self.does(f"rez {self.id(slug)}")

    def uses(self, slug: str, ability: int = 0) -> Player:
        return self.does(f"use {self.id(slug)} {ability}")

    def breaks(self, slug: str, *subroutines: int, ability: int = 0) -> Player:
        """Use a break ability on these subroutines (from 0), one use for each."""
        for n in subroutines:
            self.uses(slug, ability)
            if self.can(f"subroutine {n}"):
                self.answers(f"subroutine {n}")
        return self

    def runs(self, server: str) -> Player:
        return self.does(f"run {server}")

    def jacks_out(self) -> Player:
        return self.does("jack-out")

    def goes_on(self) -> Player:
        return self.does("continue")

    def accesses(self, what: str) -> Player:
        """ "hq", "rd", or the slug of an installed or archived card, where there is a choice."""
        while self.table.ask is not None and self.table.asked != ("runner", "access"):
            assert self.table.let_pass(), f"nothing to access; asked is {self.table.ask}"
        name = what if self.can(f"access {what}") else self.id(what)
        return self.does(f"access {name}")

    def trashes(self) -> Player:
        """Pay the trash cost of the accessed card."""
        while self.table.ask is not None and self.table.asked != ("runner", "trash-accessed"):
            assert self.table.let_pass(), f"nothing to trash; asked is {self.table.ask}"
        return self.does(next(v for v in self.table.options if v.startswith("trash ")))

    def leaves(self) -> Player:
        return self.does("leave")

    def takes_instead(self, slug: str) -> Player:
        return self.does(f"instead {self.id(slug)}")

    def picks(self, *slugs: str) -> Player:
        """Choose cards by slug, on the table or off it."""
        for slug in slugs:
            value = f"pick {slug}" if self.can(f"pick {slug}") else f"pick {self.id(slug)}"
            self.does(value)
        return self

    def finds(self, slug: str) -> Player:
        return self.does(f"find {slug}")

    def discards(self, slug: str) -> Player:
        return self.does(f"discard {slug}")

    def prevents(self, slug: str, ability: int = 0, saving: str = "") -> Player:
        saved = f" {self.id(saving)}" if saving else ""
        return self.does(f"prevent {self.id(slug)}{saved} {ability}")

    def forfeits(self, slug: str) -> Player:
        return self.does(f"forfeit {self.id(slug)}")

    def passes(self) -> Player:
        return self.answers("pass")

    def done(self) -> Player:
        return self.answers("done")

    def says(self, answer: bool | int | str) -> Player:
        if isinstance(answer, bool):
            return self.does("yes" if answer else "no")
        return self.does(f"number {answer}" if isinstance(answer, int) else answer)

    def why_not(self, name: str) -> list[str]:
        """Message keys that say why a card cannot be used now; by slug in hand or "#n"."""
        card = name if name in self.hand else self.id(name)
        return [message.key for message in explain(self.table.state, self.seat, card)]

    # Being

    @property
    def credits(self) -> int:
        return self.table.state.credits[self.seat]

    @property
    def clicks(self) -> int:
        return self.table.state.clicks[self.seat]

    @property
    def hand(self) -> list[str]:
        return self.table.zone("hq" if self.seat == CORP else "grip")

    @property
    def hand_size(self) -> int:
        return queries.hand_size(self.table.state, self.seat)

    @property
    def deck(self) -> list[str]:
        return self.table.zone("rd" if self.seat == CORP else "stack")

    @property
    def pile(self) -> list[str]:
        """Archives or the heap."""
        return self.table.zone("archives" if self.seat == CORP else "heap")

    @property
    def scored(self) -> list[str]:
        return self.table.zone("corp-score" if self.seat == CORP else "runner-score")

    @property
    def points(self) -> int:
        return queries.score(self.table.state, self.seat)

    @property
    def tags(self) -> int:
        return self.table.state.tags

    @property
    def brain(self) -> int:
        return self.table.state.brain

    @property
    def bad_publicity(self) -> int:
        return self.table.state.bad_publicity

    @property
    def rig(self) -> list[str]:
        return self.table.zone("rig")

    @property
    def link(self) -> int:
        return queries.link(self.table.state)

    @property
    def memory(self) -> tuple[int, int]:
        """Used, and the limit."""
        return memory.memory_used(self.table.state), memory.memory_limit(self.table.state)

    @property
    def view(self) -> Any:
        return view(self.table.state, self.seat)


__all__ = [
    "NO", "YES", "Player", "Put", "Table", "corp", "faceup", "hosted", "new_remote", "rezzed", "runner",
    "server", "server_name", "table", "unrezzed",
]  # fmt: skip
