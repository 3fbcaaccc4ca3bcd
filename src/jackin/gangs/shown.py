"""The shape of what is shown to a seat; `view.py` fills it in."""

from __future__ import annotations

from typing import TypedDict


class UnitView(TypedDict, total=False):
    """A unit in play. `edgerunner` is its card's id; `space` as in `words.py`."""

    id: str
    gang: str
    unit: str
    space: str
    district: str
    edgerunner: bool


class PoiView(TypedDict, total=False):
    space: str
    poi: str
    unit: str
    gang: str


class DistrictView(TypedDict, total=False):
    """`units` of each gang present, `dominance` the gang that has it."""

    id: str
    adjacent: list[str]
    rewards: list[dict[str, int]]
    pois: list[PoiView]
    hideouts: list[str]
    units: dict[str, int]
    dominance: str
    johnny: bool


class GangView(TypedDict, total=False):
    """A side. `hand` is missing where the seat cannot know it; `known` are cards of it that everybody has seen."""

    id: str
    seat: int
    player: bool
    street_cred: int
    resources: dict[str, int]
    net: int
    activate: list[str]
    reclaim: list[str]
    hideouts: list[str]
    hideouts_left: list[int]
    reserve: dict[str, int]
    reserve_edgerunners: list[str]
    held: dict[str, int]
    tokens: int
    hand_count: int
    hand: list[str]
    known: list[str]
    discard: list[str]
    opportunities: list[str]
    aside: list[str]
    edgerunners: list[str]


class PartyView(TypedDict, total=False):
    """`state`: choosing, chosen, revealed. `card` only once revealed, and to its owner before."""

    gang: str
    state: str
    card: str
    cards: list[str]
    firepower: int
    lost: list[str]
    street_cred: int


class FirefightView(TypedDict, total=False):
    district: str
    starter: str
    parties: list[PartyView]
    johnny: PartyView
    highest: int
    best: list[str]


class MarketView(TypedDict):
    cards: list[str | None]
    deck: int


class SpaceView(TypedDict):
    level: str
    risk: int


class StoryView(TypedDict, total=False):
    id: str
    slots: list[str | None]
    told: list[str]
    epilogue: str


class JohnnyView(TypedDict, total=False):
    street_cred: int
    space: str


class OptionView(TypedDict, total=False):
    value: str
    verb: str
    name: str
    n: int
    price: dict[str, int]


class AskView(TypedDict, total=False):
    seat: int
    gang: str
    kind: str
    card: str
    n: int
    options: list[OptionView]


class MessageView(TypedDict):
    key: str
    args: dict[str, str | int]


class ResultView(TypedDict):
    winners: list[str]
    reason: str


class View(TypedDict, total=False):
    """`content` names the set, `origin` says whose it is; `goal` is the Street Cred that ends the game."""

    seat: int
    seats: int
    content: str
    origin: str
    board: str
    goal: int
    round: int
    turn: int
    active: str
    first: str
    actions: int
    actions_left: int
    ending: bool
    timing: list[str]
    gangs: list[GangView]
    districts: list[DistrictView]
    units: list[UnitView]
    net: list[SpaceView]
    opportunities: MarketView
    edgerunners: MarketView
    upgrades: int
    removed: list[str]
    firefight: FirefightView | None
    story: StoryView
    johnny: JohnnyView
    drawn: list[str]
    looking: list[str]
    ask: AskView | None
    log: list[MessageView]
    result: ResultView | None
