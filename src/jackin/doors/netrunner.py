"""Netrunner's door."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from jackin import netrunner
from jackin.content import packs
from jackin.bots import AGENTS, Agent, agent, can_play
from jackin.bots.greedy.memory import Memory
from jackin.bots.netrunner_search import value
from jackin.bots.judging import judged
from jackin.bots.netrunner_search.judging import RunnersAndCorps, can_be_judged, remembered
from jackin.bots.source import Sealed
from jackin.doors import netrunner_lists as lists
from jackin.doors.rest import rest_of
from jackin.doors.door import Refusal, Verdict, verdict_of
from jackin.kernel.game import Game, Json, NoWorld
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position
from jackin.kernel.message import Message
from jackin.netrunner.automa.pack import BadPack
from jackin.netrunner.catalog import SETS, UnknownCard
from jackin.netrunner.decks import Deck, law, named
from jackin.netrunner.described import check_position
from jackin.netrunner.game import LARGEST_DECK, state
from jackin.netrunner.shown.beats import belongs
from jackin.netrunner.shown.log import lines_since
from jackin.netrunner.shown.matters import weigh
from jackin.netrunner.shown.numbers import numbers
from jackin.netrunner.shown.plans import plans
from jackin.netrunner.shown.preview import preview
from jackin.netrunner.shown.tally import tally
from jackin.netrunner.state import Line
from jackin.netrunner.shown.view import explain, view
from jackin.netrunner.words import KNOWS, SIDES

ALIKE: tuple[int, ...] = ()
"""Older versions of the rules under which every answer meant what it means now."""
WORLDS = 16
"""So many a seat imagines when its chances are judged."""
LEAVING = {("action", "install-where"), ("action", "trash-first"), ("install-where", "trash-first")}
HARD = 2
"""So much damage is worth a bookmark."""
USUAL = {"corp": "jinteki", "runner": "shaper"}


class NetrunnerDoor:
    """Two seats, a deck for each; the machine's may be an automa, which the game plays itself."""

    @property
    def game(self) -> Game:
        game: Any = netrunner.GAME
        return game  # type: ignore[no-any-return]

    def bots(self) -> list[str]:
        return list(AGENTS)

    def can_play(self, bot: str, seat: str) -> bool:
        return can_play(bot, seat)

    def agent(self, name: str, seed: int) -> Agent:
        return agent(name, seed)

    def automas(self) -> list[Json]:
        return lists.automas()

    def cards(self) -> list[Json]:
        return lists.cards()

    def shelf(self) -> list[Json]:
        return lists.shelf()

    def judge(self, deck: Json) -> Json:
        return lists.judge(made(deck))

    def deck_law(self, identity: str) -> Json:
        return lists.deck_law(made({"identity": identity, "cards": {}}))

    def read_deck(self, text: str, name: str) -> Json:
        return lists.read_deck(text, name)

    def write_deck(self, deck: Json, format: str) -> str:
        return lists.write_deck(made(deck), format)

    def sets(self) -> list[Json]:
        return []

    def content(self, setup: Json) -> Json | None:
        return None

    def plays(self, rules: int) -> bool:
        return rules == self.game.version or rules in ALIKE

    def stamp(self) -> Hashable:
        return packs.SHELF.stamp()

    def seats(self, wish: Json) -> list[str]:
        return list(SIDES)

    def deck(self, seat: str, deck: Json | None, automatic: bool) -> Json:
        if deck is None:
            return lists.as_list(named(USUAL[seat]))
        found = made(deck)
        if SIDES[found.side] != seat:
            raise Refusal("server-deck-of-other-side", seat=seat)
        if faults := law.faults(found):
            raise Refusal("server-illegal-deck", n=len(faults))
        return lists.as_list(found)

    def setup(self, wish: Json, decks: dict[str, Json]) -> Json:
        corp, runner = ({"identity": decks[side]["identity"], "cards": decks[side]["cards"]} for side in SIDES)
        return netrunner.setup(corp, runner, automa=automa(wish), sets=sets_played(wish, decks))

    def check_posted(self, setup: Json) -> None:
        """The law of deck building, as for a table, and no more cards than a game can hold. A described position has
        no decks; its own law bounds it."""
        if "position" in setup:
            return check_position(setup["position"])
        for side in SIDES:
            deck = made(setup[side])
            if deck.size > LARGEST_DECK or SIDES[deck.side] != side:
                raise Refusal("server-bad-journal", detail=f"setup: {side}")
            if faults := law.faults(deck):
                raise Refusal("server-illegal-journal", seat=side, n=len(faults))

    def seats_of(self, setup: Json) -> list[str]:
        return list(SIDES)

    def automatic(self, setup: Json) -> dict[str, tuple[str, str]]:
        found: dict[str, Any] = setup.get("automa") or {}
        return {seat: (pack_name(data["pack"]), str(data.get("level", ""))) for seat, data in found.items()}

    def pool(self, seat: str) -> str:
        return f"netrunner-{seat}"

    def identity(self, setup: Json, seat: str) -> str:
        return str(setup.get("position", setup)[seat]["identity"])

    def view(self, position: Position, seat: int) -> Json:
        shown: Json = dict(view(state(position), seat, 0))
        del shown["log"]
        return shown

    def moment(self, position: Position) -> tuple[int, str]:
        s = state(position)
        return s.turn, SIDES[s.active]

    def mark(self, position: Position) -> object:
        return state(position).log

    def lines(self, position: Position, seat: int, since: object) -> list[Message] | None:
        assert since is None or isinstance(since, Line)
        return lines_since(state(position), seat, since)

    def can_be_left(self, answered: str, asked: str) -> bool:
        """INST-2, INST-5: a card that is to be installed has not left its hand before there is a place for it."""
        return (answered, asked) in LEAVING

    def belongs(self, beat: list[Message], line: Message) -> bool:
        return belongs(beat, line)

    def is_end(self, line: Message) -> bool:
        return line.key.startswith("win-")

    def is_turning_point(self, line: Message) -> bool:
        hard = line.key.startswith("suffers-") and int(line.args.get("n", 0)) >= HARD
        return hard or line.key in ("scores", "steals") or self.is_end(line)

    def learned(self, before: Position, after: Position, seat: int) -> bool:
        mask = KNOWS[seat]
        pairs = zip(state(before).knows, state(after).knows, strict=True)
        return any(new & mask and not old & mask for old, new in pairs)

    def weigh(self, position: Position, seat: int) -> tuple[list[str], str]:
        return weigh(state(position), seat)

    def has_plans(self, position: Position, seat: int) -> bool:
        s = state(position)
        return s.run is not None and s.run.encountering and s.ask is not None and s.ask.kind == "window"

    def plans(self, position: Position, seat: int) -> list[Json]:
        return [dict(plan) for plan in plans(state(position), seat)]

    def chance(self, position: Position, eyes: int) -> list[float] | None:
        s = state(position)
        try:
            corp = value.chance(s) if eyes < 0 or s.over else value.believed(s, eyes, s.turn * WORLDS, WORLDS)
        except NoWorld:
            return None
        return [corp, 1.0 - corp]

    def verdict(self, journal: Journal, n: int, given: str) -> Verdict | None:
        s = state(journal.at(n))
        if s.ask is None:
            return None
        try:
            source = Sealed(self.game, s, s.ask.seat, n)
            if not can_be_judged(source.view):
                return None
            memory, rest = self.remembered(journal, n, s.ask.seat), rest_of(self, journal, n, given)
            found = judged(RunnersAndCorps(source, memory, rest), given, n)
        except NoWorld:
            return None
        return verdict_of(found)

    def remembered(self, journal: Journal, n: int, seat: int) -> Memory:
        return remembered(own_asks(journal, n, seat))

    def preview(self, position: Position, seat: int, server: str, wish: dict[str, bool], by: str = "") -> Json | None:
        found = preview(state(position), seat, server, wish, by)
        return dict(found) if found is not None else None

    def tally(self, position: Position, deeds: list[tuple[int, str]]) -> Json:
        return dict(tally(state(position), deeds))

    def because(self, position: Position, seat: int, card: str) -> Json:
        s = state(position)
        return {
            "lines": [lists.said(message) for message in explain(s, seat, card)],
            "numbers": [dict(number) for number in numbers(s, seat, card)],
        }


def own_asks(journal: Journal, n: int, seat: int) -> list[tuple[Json, str]]:
    """What a seat saw whenever it was asked, among the first n answers, and what it answered."""
    found, position = [], journal.at(0)
    for given in journal.answers[:n]:
        ask = journal.game.ask(position)
        if ask is not None and ask.seat == seat:
            found.append((journal.game.sight(position, seat), given))
        journal.game.answer(position, given)
    return found


def made(deck: Json) -> Deck:
    try:
        return Deck(deck["identity"], deck["cards"], deck.get("name", ""), deck.get("notes", ""))
    except UnknownCard as unknown:
        raise Refusal("server-no-card", detail=str(unknown)) from None


def sets_played(wish: Json, decks: dict[str, Json]) -> list[str] | None:
    """The sets that a table is limited to, if it is; a deck that needs another is refused."""
    wanted = wish.get("settings", {}).get("sets")
    if wanted is None:
        return None
    if not isinstance(wanted, list) or not wanted or not all(name in SETS for name in wanted):
        raise Refusal("server-no-set")
    for seat in SIDES:
        for name in made(decks[seat]).sets:
            if name not in wanted:
                raise Refusal("server-deck-of-other-set", seat=seat, set=name)
    return wanted


def automa(wish: Json) -> Json | None:
    """The automa of a setup. Only packs that lie in their places: a name is never a path."""
    opponent = wish["opponent"]
    if opponent["kind"] != "automa":
        return None
    try:
        found = packs.pack(opponent["name"]) if opponent["name"] in packs.names() else None
    except BadPack:
        found = None
    if found is None or found.side == wish["side"]:
        raise Refusal("server-no-automa", name=opponent["name"])
    asked = packs.Named(
        opponent["name"], opponent["level"], opponent.get("behaviour", ""),
        opponent.get("economy", False), opponent.get("override", False),
    )  # fmt: skip
    if asked.level and asked.level not in lists.levels(found.side):
        raise Refusal("server-no-level", level=asked.level)
    if asked.behaviour and asked.behaviour not in [card.id for card in found.behaviours]:
        raise Refusal("server-no-behaviour", behaviour=asked.behaviour)
    if found.side != "corp" and (asked.economy or asked.override):
        raise Refusal("server-corp-automa-only")
    return {found.side: asked.setup(found)}


def pack_name(pack: Any) -> str:
    """A setup names a pack of the game and holds any other whole."""
    return pack if isinstance(pack, str) else str(pack["pack"]["id"])
