"""A view, as a player reads it: names for what lies where, and who can pay what."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, Final, TypeVar

from jackin.bots.greedy.manner import GREEDY, Manner
from jackin.kernel.game import Json
from jackin.netrunner.shown.facts import Facts, facts
from jackin.netrunner.shown.view import CardView, OptionView, RunView, SeatView

CENTRALS: Final = ("hq", "rd", "archives")
T = TypeVar("T")
BREAKER_CREDITS: Final = ("cyberfeeder", "the-toolbox")
RUN_CREDITS: Final = "stimhack"
NONE: Final[list[CardView]] = []
TOLLS: Final[dict[Hashable, dict[Hashable, Any]]] = {}
MANY_RIGS: Final = 50


class Server:
    """A server: the ice from the innermost outwards, and what lies in it or in its root."""

    def __init__(self, shown: Json) -> None:
        self.name: str = shown["name"]
        self.ice: list[CardView] = shown["ice"]
        self.root: list[CardView] = shown["root"]
        self.remote = self.name not in CENTRALS

    def has(self, slug: str) -> bool:
        return any(slug_of(card) == slug for card in self.root)

    @property
    def content(self) -> CardView | None:
        """The one agenda or asset of a remote, if the seat knows it."""
        return next((card for card in self.root if type_of(card) in ("agenda", "asset")), None)


class Sight:
    """One view. It holds nothing but the view and what has been counted in it."""

    def __init__(self, view: Json, fresh_top: bool = True, first_hq: bool = True, manner: Manner = GREEDY) -> None:
        self.view = view
        self.manner = manner
        self.fresh_top = fresh_top
        self.first_hq = first_hq
        self.seat: str = view["seat"]
        self.corp: SeatView = view["corp"]
        self.runner: SeatView = view["runner"]
        self.me: SeatView = view[self.seat]
        self.goal: int = view.get("goal", 7)
        self.rig: list[CardView] = self.runner["rig"]
        self.run: RunView | None = view["run"]
        self.servers = {shown["name"]: Server(shown) for shown in view["servers"]}
        self.counted: dict[Hashable, Any] = {}

    @cached_property
    def cards(self) -> dict[str, CardView]:
        """By their handles."""
        view = self.view
        lines = [pile for server in self.servers.values() for pile in (server.ice, server.root)]
        piles = (*lines, self.rig, self.corp["scored"], self.runner["scored"], view["playing"], view["aside"])
        return {card["id"]: card for pile in piles for card in pile}

    @cached_property
    def server_of(self) -> dict[str, Server]:
        return {card["id"]: server for server in self.servers.values() for card in (*server.ice, *server.root)}

    def once(self, key: Hashable, count: Callable[[], T]) -> T:
        """What is asked of one view again and again is counted once."""
        if key not in self.counted:
            self.counted[key] = count()
        found: T = self.counted[key]
        return found

    # Cards

    def slug(self, option: OptionView) -> str:
        """The title of the card that an option is about; empty if it is unknown."""
        return option.get("title", "") or slug_of(self.card(option))

    def card(self, option: OptionView) -> CardView:
        """The card on the table that an option is about."""
        return self.cards.get(option.get("card", ""), {})

    def hand(self) -> list[Facts]:
        return [facts(slug) for slug in self.me["hand"]]

    def installed(self, slug: str) -> list[CardView]:
        """Copies in the rig."""
        return self.rig_by_slug.get(slug, NONE)

    @cached_property
    def rig_by_slug(self) -> dict[str, list[CardView]]:
        found: dict[str, list[CardView]] = {}
        for card in self.rig:
            found.setdefault(slug_of(card), []).append(card)
        return found

    @cached_property
    def tolls(self) -> dict[Hashable, Any]:
        """What ice costs this rig: kept from view to view for as long as the rig is the same."""
        rig = [
            (card["id"], card.get("card"), card.get("strength"), counters(card, "virus"), card.get("host"),
             card.get("chosen"))
            for card in self.rig
        ]  # fmt: skip
        key = (self.manner, self.runner["tags"] > 0, *rig)
        if key not in TOLLS and len(TOLLS) >= MANY_RIGS:
            TOLLS.clear()
        return TOLLS.setdefault(key, {})

    def remotes(self) -> list[Server]:
        return [server for server in self.servers.values() if server.remote]

    # Where and when

    @property
    def step(self) -> str:
        """The step of the turn or run that is being taken, without windows."""
        steps = [step for step in self.view["timing"] if not step.startswith("window/")]
        return steps[-1] if steps else ""

    @property
    def target(self) -> Server | None:
        return self.servers.get(self.run["server"]) if self.run else None

    @property
    def met(self) -> CardView | None:
        """The ice that is approached or encountered."""
        return self.cards.get(self.run.get("ice", "")) if self.run else None

    # Means

    @cached_property
    def breaking_money(self) -> int:
        """What the Runner can spend on icebreakers: pool, purse, and what cards hold for that."""
        total = int(self.runner["credits"])
        for card in self.rig:
            if card.get("card") in BREAKER_CREDITS:
                total += counters(card, "credit")
        for card in self.view["playing"]:
            if card.get("card") == RUN_CREDITS:
                total += counters(card, "credit")
        return total + (int(self.run["purse"]) if self.run else int(self.corp["bad_publicity"]))

    @cached_property
    def suckers(self) -> list[CardView]:
        """Cards that lower the strength of ice for a counter."""
        return [card for card in self.installed("datasucker") if counters(card, "virus")]

    @cached_property
    def sucker_counters(self) -> int:
        return sum([counters(card, "virus") for card in self.suckers])

    @property
    def grip(self) -> int:
        return int(self.runner["hand_count"])

    @cached_property
    def programs(self) -> list[CardView]:
        return [card for card in self.rig if type_of(card) == "program"]


def slug_of(card: CardView) -> str:
    return str(card.get("card", ""))


def type_of(card: CardView) -> str:
    slug = slug_of(card)
    return facts(slug).type if slug else ""


def counters(card: CardView, kind: str) -> int:
    return int(card.get("counters", {}).get(kind, 0))
