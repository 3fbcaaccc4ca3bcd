"""The shape of what is shown to a seat; `view.py` fills it in."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Verb = Literal[
    "activate", "advance", "apply", "build", "captor", "choose", "combat", "convert", "decline", "disc", "done",
    "end-turn", "exchange", "fight", "hire", "keep", "lose", "move", "no", "pay", "place", "push", "reclaim",
    "recruit", "refuse", "regain", "remove", "reserve", "resource", "reward", "rival", "seize", "token", "wild",
    "yes",
]  # fmt: skip
"""What an answer does."""

AskKind = Literal[
    "action", "captor", "casualty", "choose", "combat-card", "convert", "disc", "drone-at", "exchange", "extorted",
    "firefight", "hideout-at", "hideout-token", "hired-at", "keep-upgrade", "lose-resource", "lose-unit", "may",
    "move", "netrun", "pass-casualty", "pay", "push", "recruit", "regain", "remove-combat", "reserve", "resource",
    "reward", "rival", "space", "techies", "turn",
]  # fmt: skip


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
    """`state`: choosing, chosen, revealed. `card` only once revealed, and to its owner before. `owes`: how many units
    it is still to lose.
    """

    gang: str
    state: str
    card: str
    cards: list[str]
    firepower: int
    lost: list[str]
    owes: int
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


class MessageView(TypedDict):
    key: str
    args: dict[str, str | int]
    several: NotRequired[dict[str, list[str]]]


class OptionView(TypedDict, total=False):
    """One legal answer. `value` is what is answered; the rest says what that means, and only what applies is there.

    `action` is a disc, `unit` a unit by name, `recruit` the class of one from the reserve; `space` is where it goes
    or happens: a District or a Point of Interest. `combat`, `opportunity` and `edgerunner` are cards, `rival` is a
    gang, `effect` the path of a text in the content set. `amount` is of the resource, else of spaces or Street Cred.
    `reach` is how far its gang may still go in the Net, where losing the unit costs it some of that. `say` puts it
    into words; a program is not given any.
    """

    value: str
    verb: Verb
    action: str
    unit: str
    recruit: str
    space: str
    combat: str
    opportunity: str
    edgerunner: str
    rival: str
    resource: str
    effect: str
    amount: int
    reach: int
    price: dict[str, int]
    say: MessageView


class AskView(TypedDict, total=False):
    """What is asked: about a District, a unit that moves, an Edgerunner that arrives, `n` of a resource to be paid,
    or a text of the content set. `say` puts it into words.
    """

    seat: int
    gang: str
    kind: AskKind
    district: str
    unit: str
    edgerunner: str
    resource: str
    effect: str
    n: int
    options: list[OptionView]
    say: MessageView


class ResultView(TypedDict):
    winners: list[str]
    reason: str


class View(TypedDict, total=False):
    """`content` names the set, `origin` says whose it is; `goal` is the Street Cred that ends the game, `feud` what a
    Firefight brings who wins it alone.
    """

    seat: int
    seats: int
    content: str
    origin: str
    board: str
    goal: int
    feud: int
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
