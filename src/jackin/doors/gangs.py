"""The door of Gangs of Night City."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from jackin import gangs
from jackin.content import sets
from jackin.bots import GANGS_AGENTS, Agent, agent, can_play
from jackin.bots.gangs_search import value
from jackin.bots.gangs_search.judging import Gangs, can_be_judged
from jackin.bots.judging import judged
from jackin.bots.source import Sealed
from jackin.doors.rest import rest_of
from jackin.doors.door import Refusal, Verdict, verdict_of
from jackin.gangs.beats import belongs
from jackin.gangs.content.model import MOST, SETTINGS, Content
from jackin.gangs.content.read import BUILT_IN, BadContent
from jackin.gangs.content.switches import PRESETS, SOURCES
from jackin.gangs.game import BadSetup, state
from jackin.gangs.log import can_read, message
from jackin.gangs.queries import gang_name
from jackin.gangs.setup import blank_table, read_content
from jackin.gangs.state import Line
from jackin.gangs.tally import tally
from jackin.gangs.why import explain
from jackin.kernel.game import Game, Json, NoWorld
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position
from jackin.kernel.message import Message

ALIKE: tuple[int, ...] = ()
"""Older versions of the rules under which every answer meant what it means now."""

WORLDS = 8
"""Deals over which a seat's chance is taken: little is hidden."""
TURNING_POINTS = ("gangs-builds-hideout", "gangs-seizes", "gangs-story")
MUCH_CRED = 3
"""So much Street Cred at once is worth a bookmark."""


class GangsDoor:
    """One to four seats, each a gang. Who sits alone has the rival gang and Johnny Silverhand against them."""

    @property
    def game(self) -> Game:
        game: Any = gangs.GAME
        return game  # type: ignore[no-any-return]

    def bots(self) -> list[str]:
        return list(GANGS_AGENTS)

    def can_play(self, bot: str, seat: str) -> bool:
        return can_play(bot, seat, "gangs")

    def agent(self, name: str, seed: int) -> Agent:
        return agent(name, seed, "gangs")

    def automas(self) -> list[Json]:
        return []

    def cards(self) -> list[Json]:
        return []

    def shelf(self) -> list[Json]:
        return []

    def judge(self, deck: Json) -> Json:
        raise Refusal("server-no-decks")

    def deck_law(self, identity: str) -> Json:
        raise Refusal("server-no-decks")

    def read_deck(self, text: str, name: str) -> Json:
        raise Refusal("server-no-decks")

    def write_deck(self, deck: Json, format: str) -> str:
        raise Refusal("server-no-decks")

    def sets(self) -> list[Json]:
        """The content sets, and what can be chosen with each: the protocol's `ContentSet`."""
        return [found for name in sets.names() if (found := content_set(name)) is not None]

    def content(self, setup: Json) -> Json:
        return as_set(read_content(setup["content"]), setup["content"] in BUILT_IN)

    def plays(self, rules: int) -> bool:
        return rules == self.game.version or rules in ALIKE

    def stamp(self) -> Hashable:
        return sets.SHELF.stamp()

    def seats(self, wish: Json) -> list[str]:
        return chosen_gangs(wish, gang_ids(content_of(wish)))

    def deck(self, seat: str, deck: Json | None, automatic: bool) -> Json:
        if deck is not None:
            raise Refusal("server-no-decks")
        return {}

    def setup(self, wish: Json, decks: dict[str, Json]) -> Json:
        content, options = content_of(wish), wish["settings"]
        seated = self.seats(wish)
        alone = len(seated) == 1
        board = options.get("board")
        setup = {
            **gangs.setup(
                [*seated, rival(options, seated, gang_ids(content))] if alone else seated,
                story=options.get("story"),
                alone=alone,
                content=content.id if content.id in BUILT_IN else content.data,
                settings=options.get("rules"),
            ),
            **({"board": board} if board else {}),
        }
        try:
            blank_table(setup, 0)
        except BadSetup as bad:
            raise Refusal("server-bad-settings", detail=str(bad)[:200]) from None
        return setup

    def check_posted(self, setup: Json) -> None:
        """The content set and its numbers are checked where they are read."""

    def seats_of(self, setup: Json) -> list[str]:
        seated: list[str] = setup["gangs"]
        return seated[:1] if setup.get("alone") else seated

    def automatic(self, setup: Json) -> dict[str, tuple[str, str]]:
        return {}

    def pool(self, seat: str) -> str:
        return "gangs"

    def identity(self, setup: Json, seat: str) -> str:
        return seat

    def view(self, position: Position, seat: int) -> Json:
        shown = self.game.view(position, seat)
        shown.pop("log", None)
        return shown

    def moment(self, position: Position) -> tuple[int, str]:
        s = state(position)
        return s.turns, gang_name(s, s.active)

    def mark(self, position: Position) -> object:
        return state(position).log

    def lines(self, position: Position, seat: int, since: object) -> list[Message] | None:
        s = state(position)
        found: list[Message] = []
        line: Line | None = s.log
        while line is not since:
            if line is None:
                return None
            if can_read(line, seat):
                found.append(message(s, line))
            line = line.before
        found.reverse()
        return found

    def can_be_left(self, answered: str, asked: str) -> bool:
        return False

    def belongs(self, beat: list[Message], line: Message) -> bool:
        return belongs(beat, line)

    def is_end(self, line: Message) -> bool:
        return line.key in ("gangs-wins", "gangs-shares", "gangs-defeat")

    def is_turning_point(self, line: Message) -> bool:
        rises = line.key == "gangs-gains-cred" and int(line.args["n"]) >= MUCH_CRED
        return rises or line.key in TURNING_POINTS or self.is_end(line)

    def learned(self, before: Position, after: Position, seat: int) -> bool:
        """Cards that came to be known, or chance: dice, and what a deck turned up."""
        old, new = state(before), state(after)
        seen = any((now ^ was) >> seat & 1 for was, now in zip(old.knows, new.knows, strict=True))
        return seen or old.count != new.count or decks_of(before) != decks_of(after)

    def weigh(self, position: Position, seat: int) -> tuple[list[str], str]:
        ask = position.ask
        if ask is None or ask.seat != seat:
            return [], ""
        return ([], ask.values[0]) if len(ask.options) == 1 else ([ask.kind], "")

    def has_plans(self, position: Position, seat: int) -> bool:
        return False

    def plans(self, position: Position, seat: int) -> list[Json]:
        return []

    def chance(self, position: Position, eyes: int) -> list[float] | None:
        """Alone, the rest is the rival gang's and Johnny's."""
        s = state(position)
        try:
            worlds = [s] if eyes < 0 or s.over else [state(self.game.redeal(s, eyes, n)) for n in range(WORLDS)]
        except NoWorld:
            return None
        seats = range(1 if s.alone else s.seats)
        return [sum([value.chance(world, seat) for world in worlds], 0.0) / len(worlds) for seat in seats]

    def verdict(self, journal: Journal, n: int, given: str) -> Verdict | None:
        s = state(journal.at(n))
        if s.ask is None:
            return None
        try:
            source = Sealed(self.game, s, s.ask.seat, n)
            if not can_be_judged(source.view):
                return None
            return verdict_of(judged(Gangs(source, s.book.content, rest_of(self, journal, n, given)), given, n))
        except NoWorld:
            return None

    def remembered(self, journal: Journal, n: int, seat: int) -> None:
        """A gang that finds no plan makes one."""
        return None

    def preview(self, position: Position, seat: int, server: str, wish: dict[str, bool], by: str = "") -> Json | None:
        return None

    def tally(self, position: Position, deeds: list[tuple[int, str]]) -> Json:
        return dict(tally(state(position)))

    def because(self, position: Position, seat: int, card: str) -> Json:
        lines = explain(state(position), seat, card)
        return {"lines": [line.plain() for line in lines], "numbers": []}


def decks_of(position: Position) -> tuple[int, int, int]:
    s = state(position)
    return len(s.opportunities), len(s.edgerunners), len(s.upgrades)


def gang_ids(content: Content) -> list[str]:
    return [gang.id for gang in content.gangs]


def content_of(wish: Json) -> Content:
    """Only sets that lie in their places: a name is never a path."""
    name = wish["settings"].get("content", BUILT_IN[0])
    try:
        found = sets.content(name) if name in sets.names() else None
    except BadContent:
        found = None
    if found is None:
        raise Refusal("server-no-content", name=str(name)[:40])
    return found


def chosen_gangs(wish: Json, ids: list[str]) -> list[str]:
    """The gangs as wished; who left it open gets the next one that nobody took."""
    wishes = [seat["gang"] for seat in wish["seats"]]
    named = [name for name in wishes if name]
    if not 1 <= len(wishes) <= len(ids) or len(set(named)) != len(named) or not set(named) <= set(ids):
        raise Refusal("server-bad-gangs")
    free = [name for name in ids if name not in named]
    return [name or free.pop(0) for name in wishes]


def rival(options: Json, seated: list[str], ids: list[str]) -> str:
    name = str(options.get("rival") or next(id for id in ids if id not in seated))
    if name in seated or name not in ids:
        raise Refusal("server-bad-gangs")
    return name


def content_set(name: str) -> Json | None:
    """None if it has mistakes: `jackin gangs check` tells them."""
    try:
        return as_set(sets.content(name), name in BUILT_IN, name)
    except BadContent:
        return None


def as_set(content: Content, built_in: bool, name: str = "") -> Json:
    own = content.data["setup"].get("settings", {})
    return {
        "id": name or content.id,
        "title": content.name,
        "built_in": built_in,
        "gangs": gang_ids(content),
        "stories": [story.id for story in content.stories],
        "rules": [
            {
                "name": rule,
                "value": own.get(rule, default),
                "allowed": list(allowed),
                "most": MOST.get(rule, 0),
                "rule": about,
                "source": source,
            }
            for rule, (default, allowed) in SETTINGS.items()
            for about, source in [SOURCES[rule]]
        ],
        "presets": PRESETS,
        "data": content.data,
    }
