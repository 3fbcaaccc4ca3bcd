"""Everything printed on the components of Gangs of Night City, as a content set gives it.

A content set is a folder of TOML files; `read.py` reads it, `check.py` says what is wrong with it, `build.py` makes
these objects of its plain data. Nothing here changes during a game: a position holds ids, and the set beside it.
Names are strings of `vocabulary.py`; cards and Districts have ids of small letters, digits and hyphens.
"""

from __future__ import annotations

from typing import Any, Final

from jackin.gangs.words import RESOURCES

Json = dict[str, Any]


# The vocabulary


class Count:
    """A number of things. Arguments that a kind does not take are empty."""

    def __init__(self, kind: str, unit: str, poi: str, district: str, type: str, whose: str, what: str) -> None:
        self.kind: Final = kind
        self.unit: Final = unit
        self.poi: Final = poi
        self.district: Final = district
        self.type: Final = type
        self.whose: Final = whose
        self.what: Final = what


class Value:
    """`base`, or `base` plus `times` a count; then no less than `least` and no more than `most`."""

    def __init__(self, base: int, count: Count | None, times: int, least: int, most: int) -> None:
        self.base: Final = base
        self.count: Final = count
        self.times: Final = times
        self.least: Final = least
        self.most: Final = most


class Condition:
    """`kind` is a word of CONDITIONS; "all", "any" and "not" have parts, the others are tests."""

    def __init__(
        self, kind: str, parts: list[Condition], n: int, count: Count | None, unit: str, poi: str, district: str,
        type: str,
    ) -> None:  # fmt: skip
        self.kind: Final = kind
        self.parts: Final = parts
        self.n: Final = n
        self.count: Final = count
        self.unit: Final = unit
        self.poi: Final = poi
        self.district: Final = district
        self.type: Final = type


class Price:
    """So many of one resource."""

    def __init__(self, what: str, n: int) -> None:
        self.what: Final = what
        self.n: Final = n
        self.number: Final = RESOURCES.index(what) if what in RESOURCES else -1  # -1: Street Cred


class Effect:
    """`kind` is a word of EFFECTS. With a condition it happens only if that is true when its turn comes.

    `path` names the effect in its set for good, like "upgrade/pain-editor/0.1": a frame that waits can hold it.
    """

    def __init__(
        self, path: str, kind: str, condition: Condition | None, n: Value, who: str, what: str, unit: str,
        district: str, market: str, parts: list[Effect], cost: list[Price],
    ) -> None:  # fmt: skip
        self.path: Final = path
        self.kind: Final = kind
        self.condition: Final = condition
        self.n: Final = n
        self.who: Final = who
        self.what: Final = what
        self.unit: Final = unit
        self.district: Final = district
        self.market: Final = market
        self.parts: Final = parts
        self.cost: Final = cost


class Rule:
    """What holds all the time: a word of RULES. `of` is what a price is for."""

    def __init__(self, kind: str, condition: Condition | None, n: int, of: str, type: str, district: str) -> None:
        self.kind: Final = kind
        self.condition: Final = condition
        self.n: Final = n
        self.of: Final = of
        self.type: Final = type
        self.district: Final = district


class Ability:
    """A text with a timing: effects then, or rules "always". `poi` narrows "occupied", `type` narrows "seized".

    `name` is for gangs: what goes by one name is one ability of the dashboard.
    """

    def __init__(
        self, path: str, name: str, timing: str, condition: Condition | None, effects: list[Effect],
        rules: list[Rule], poi: str, type: str,
    ) -> None:  # fmt: skip
        self.path: Final = path
        self.name: Final = name
        self.timing: Final = timing
        self.condition: Final = condition
        self.effects: Final = effects
        self.rules: Final = rules
        self.poi: Final = poi
        self.type: Final = type


class Cred:
    """A Street Cred condition: so much, if it is true. No condition: always."""

    def __init__(self, condition: Condition | None, n: Value) -> None:
        self.condition: Final = condition
        self.n: Final = n


# The board


class District:
    """`pois` by side of the board: the kinds of its Points of Interest, in order."""

    def __init__(self, id: str, adjacent: list[str], rewards: list[Price], pois: dict[str, list[str]]) -> None:
        self.id: Final = id
        self.adjacent: Final = adjacent
        self.rewards: Final = rewards
        self.pois: Final = pois


class Level:
    """A depth of the Net: a NetWatch roll of at most `risk` brings the consequences."""

    def __init__(self, id: str, risk: int, consequences: list[Effect]) -> None:
        self.id: Final = id
        self.risk: Final = risk
        self.consequences: Final = consequences


class Space:
    """A space of the Net. `level` is the index of its level. Markers begin on the first space."""

    def __init__(self, level: int, effects: list[Effect]) -> None:
        self.level: Final = level
        self.effects: Final = effects


class Net:
    def __init__(self, levels: list[Level], spaces: list[Space]) -> None:
        self.levels: Final = levels
        self.spaces: Final = spaces


# Gangs and cards


class Gang:
    """`hideouts`: Street Cred of each Hideout on the dashboard, left to right."""

    def __init__(self, id: str, colour: str, district: str, hideouts: list[int], abilities: list[Ability]) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.district: Final = district
        self.hideouts: Final = hideouts
        self.abilities: Final = abilities


class CombatCard:
    """`firepower` is 0 for "?" (`variable`). Starters come once for each gang, upgrades once."""

    def __init__(
        self, id: str, starter: bool, kind: str, firepower: int, variable: bool, abilities: list[Ability], cred: Cred
    ) -> None:
        self.id: Final = id
        self.starter: Final = starter
        self.kind: Final = kind
        self.firepower: Final = firepower
        self.variable: Final = variable
        self.abilities: Final = abilities
        self.cred: Final = cred


class Opportunity:
    """`cost` in Contraband; `reward` happens when it is seized, after its Street Cred."""

    def __init__(
        self, id: str, type: str, cost: int, requirement: Condition | None, cred: Value, reward: list[Effect]
    ) -> None:
        self.id: Final = id
        self.type: Final = type
        self.cost: Final = cost
        self.requirement: Final = requirement
        self.cred: Final = cred
        self.reward: Final = reward


class Movement:
    """How a Specialist moves: a word of MOVES. Other Edgerunners move with their class (None)."""

    def __init__(self, on: str, poi: str, unit: str) -> None:
        self.on: Final = on
        self.poi: Final = poi
        self.unit: Final = unit


class Edgerunner:
    """`unit` is a class, or "specialist". Abilities work while it is in play. `alone`: also when you play alone."""

    def __init__(
        self, id: str, unit: str, price: list[Price], moves: Movement | None, abilities: list[Ability], alone: bool
    ) -> None:
        self.id: Final = id
        self.unit: Final = unit
        self.price: Final = price
        self.moves: Final = moves
        self.abilities: Final = abilities
        self.alone: Final = alone


# Stories


class Branch:
    """Where a Story goes on: when `on` (a word of TRIGGERS) comes true, card `to` is revealed."""

    def __init__(self, on: str, n: int, condition: Condition | None, to: str) -> None:
        self.on: Final = on
        self.n: Final = n
        self.condition: Final = condition
        self.to: Final = to


class StoryCard:
    """A card of a Story. `slot` 1 to 3: an act that lies there until another takes the slot; 0: an epilogue.

    Abilities are everybody's while the card lies there; those of timing "revealed" happen once, for each player in
    turn order. The first branch that is true decides. `epilogues` are looked at in order when the game ends, their
    conditions asked of the player with the most Street Cred; the one chosen is revealed and its abilities of timing
    "game-end" happen for each player, before the winner is known for good.
    """

    def __init__(
        self, id: str, slot: int, abilities: list[Ability], branches: list[Branch], epilogues: list[Branch]
    ) -> None:
        self.id: Final = id
        self.slot: Final = slot
        self.abilities: Final = abilities
        self.branches: Final = branches
        self.epilogues: Final = epilogues


class Story:
    """`cards[0]` is the introduction. `alone`: made for the single-player game."""

    def __init__(self, id: str, cards: list[StoryCard], alone: bool) -> None:
        self.id: Final = id
        self.cards: Final = cards
        self.alone: Final = alone

    def card(self, id: str) -> StoryCard:
        for card in self.cards:
            if card.id == id:
                return card
        raise KeyError(id)


# The single-player game


class Johnny:
    """`draw`: Combat cards in a Firefight. `gang`, `alone`: his Street Cred for finding only the gang, or nobody."""

    def __init__(self, draw: int, gang: int, alone: int, cred: Cred) -> None:
        self.draw: Final = draw
        self.gang: Final = gang
        self.alone: Final = alone
        self.cred: Final = cred


class Special:
    """A special ability of an automated gang. "you" is that gang, "opponents" the player."""

    def __init__(self, on: str, effects: list[Effect]) -> None:
        self.on: Final = on
        self.effects: Final = effects


class GangAction:
    """The Gang Action card: `priority` are the three classes; the numbers are Street Cred, but for the draws."""

    def __init__(
        self, gang: str, priority: list[str], districts: int, draw: int, absent: int, techie: int, netrunner: int,
        win: int, full: int, specials: list[Special],
    ) -> None:  # fmt: skip
        self.gang: Final = gang
        self.priority: Final = priority
        self.districts: Final = districts  # Random District cards of an activation
        self.draw: Final = draw  # Combat cards in a Firefight
        self.absent: Final = absent  # you have no Presence
        self.techie: Final = techie  # you do not pay its Techie
        self.netrunner: Final = netrunner  # its Netrunner pushes you back
        self.win: Final = win  # its Firepower is the highest
        self.full: Final = full  # nobody left to recruit, for each card where it has no Presence
        self.specials: Final = specials


class SoloLevel:
    """How hard the opponents make it: Street Cred that both begin with, `lead` that Johnny begins with besides, and
    more for each activation of Johnny and of the rival; `hunts` is how many Districts Johnny draws to go where most
    of your units are."""

    def __init__(self, id: str, start: int, lead: int, johnny: int, rival: int, hunts: int) -> None:
        self.id: Final = id
        self.start: Final = start
        self.lead: Final = lead
        self.johnny: Final = johnny
        self.rival: Final = rival
        self.hunts: Final = hunts


class Solo:
    """`deck`: a District for each Random District card. A level that a set does not have adds nothing."""

    def __init__(
        self, goal: int, johnny: Johnny, gangs: list[GangAction], deck: list[str], levels: list[SoloLevel]
    ) -> None:
        self.levels: Final = levels
        self.goal: Final = goal
        self.johnny: Final = johnny
        self.gangs: Final = gangs
        self.deck: Final = deck


# The set


class Settings:
    """The switches where the rulebook is silent or may be read in two ways; `data` by name, see SETTINGS."""

    def __init__(self, data: Json) -> None:
        self.goal: Final[int] = data["goal"]
        self.end: Final[str] = data["end"]
        self.tie: Final[str] = data["tie"]
        self.actions: Final[int] = data["actions"]
        self.hideout_cost: Final = Price(data["hideout_resource"], data["hideout_cost"])
        self.upgrade_cost: Final = Price(data["upgrade_resource"], data["upgrade_cost"])
        self.firefights: Final[str] = data["firefights"]
        self.firefight_needs_opponent: Final[bool] = data["firefight_needs_opponent"]
        self.hideout_needs_presence: Final[bool] = data["hideout_needs_presence"]
        self.hired_at: Final[str] = data["hired_at"]
        self.max_hired: Final[int] = data["max_hired"]
        self.lost_edgerunner: Final[str] = data["lost_edgerunner"]
        self.recruit_at: Final[str] = data["recruit_at"]
        self.recruit_into_poi: Final[bool] = data["recruit_into_poi"]
        self.netwatch: Final[str] = data["netwatch"]
        self.empty_deck: Final[str] = data["empty_deck"]
        self.first_opportunity: Final[str] = data["first_opportunity"]
        self.effect_order: Final[str] = data["effect_order"]
        self.opportunities: Final[int] = data["opportunities"]
        self.edgerunners: Final[int] = data["edgerunners"]
        self.rounds: Final[int] = data["rounds"]
        self.johnny_tie: Final[str] = data["johnny_tie"]
        self.hideout_tokens: Final[str] = data["hideout_tokens"]
        self.feud: Final[int] = data["feud"]
        self.head_start: Final[bool] = data["head_start"]
        self.level: Final[str] = data["level"]


# name: default, and the values it may have; a bare default takes a number from 0 to its MOST
SETTINGS: Final[dict[str, tuple[int | str, tuple[int | str, ...]]]] = {
    "goal": (25, ()),
    "end": ("finish-round", ("immediate", "end-of-turn", "finish-round")),
    "tie": ("shared", ("shared", "later-seat")),
    "actions": (2, ()),
    "hideout_cost": (2, ()),
    "hideout_resource": ("eurodollars", ("eurodollars", "contraband", "corporate-secrets")),
    "upgrade_cost": (1, ()),
    "upgrade_resource": ("eurodollars", ("eurodollars", "contraband", "corporate-secrets")),
    "firefights": ("per-action", ("per-action", "per-turn")),
    "firefight_needs_opponent": (True, (False, True)),
    "hideout_needs_presence": (False, (False, True)),
    "hired_at": (
        "fixer",
        ("fixer", "hideout", "anywhere"),
    ),  # outside PoIs: at a Fixer you control, a Hideout of yours
    "max_hired": (3, ()),
    "lost_edgerunner": ("reserve", ("reserve", "deck", "removed")),  # to be recruited again; under the deck; gone
    "recruit_at": ("each-hideout", ("each-hideout", "any-hideout")),
    "recruit_into_poi": (False, (False, True)),
    "netwatch": ("sum", ("sum", "each-die")),  # each-die: every die of at most the risk brings the consequences
    "empty_deck": ("empty", ("empty", "discards")),  # slots stay empty; or discarded cards are shuffled again
    "first_opportunity": ("oldest", ("oldest", "leftmost")),
    "effect_order": ("starter", ("starter", "active")),  # first in a Firefight step, then clockwise
    "opportunities": (3, ()),
    "edgerunners": (2, ()),
    "rounds": (60, ()),  # the game ends after so many; 0: no limit
    "johnny_tie": ("spares", ("spares", "kills")),  # Johnny tied for the highest Firepower
    "hideout_tokens": ("choose", ("choose", "left")),  # which of the dashboard is built first
    "feud": (0, ()),  # with two players, Street Cred for who alone has the highest Firepower
    "head_start": (False, (False, True)),  # something more for some places
    "level": ("normal", ("book", "easy", "normal", "hard", "nightmare")),  # of the single-player game
}


MOST: Final = {
    "goal": 999, "actions": 20, "hideout_cost": 99, "upgrade_cost": 99, "max_hired": 99, "opportunities": 20,
    "edgerunners": 20, "rounds": 999, "feud": 20,
}  # fmt: skip
"""The highest number of each setting that is one."""


class Content:
    """A content set. `data` is what its files hold; the rest is built from it. Order of lists is order of files."""

    def __init__(
        self, data: Json, built_in: bool, settings: Settings, seats: list[list[Price]],
        head_starts: dict[int, list[list[Price]]], districts: list[District],
        gangs: list[Gang], starters: list[CombatCard], upgrades: list[CombatCard], opportunities: list[Opportunity],
        edgerunners: list[Edgerunner], net: Net, stories: list[Story], solo: Solo,
    ) -> None:  # fmt: skip
        self.data: Final = data
        self.built_in: Final = built_in
        self.id: Final[str] = data["set"]["id"]
        self.name: Final[str] = data["set"]["name"]
        self.origin: Final[str] = data["set"]["origin"]
        self.settings: Final = settings
        self.seats: Final = seats
        self.head_starts: Final = head_starts
        self.districts: Final = districts
        self.gangs: Final = gangs
        self.starters: Final = starters
        self.upgrades: Final = upgrades
        self.opportunities: Final = opportunities
        self.edgerunners: Final = edgerunners
        self.net: Final = net
        self.stories: Final = stories
        self.solo: Final = solo
        self.combat: Final = {card.id: card for card in starters + upgrades}
        self.deals: Final = {card.id: card for card in opportunities}
        self.effects: Final[dict[str, Effect]] = {}  # every effect of the set by its path, parts too

    def abilities(self) -> list[Ability]:
        found: list[Ability] = []
        for gang in self.gangs:
            found += gang.abilities
        for card in self.starters + self.upgrades:
            found += card.abilities
        for edgerunner in self.edgerunners:
            found += edgerunner.abilities
        for story in self.stories:
            for act in story.cards:
                found += act.abilities
        return found

    def head_start(self, players: int, place: int) -> list[Price]:
        """SETUP-9: what who has that place in the first round begins with, beside the resources of everybody."""
        return self.head_starts[players][place] if players in self.head_starts else []

    def level(self, id: str) -> SoloLevel:
        for level in self.solo.levels:
            if level.id == id:
                return level
        return SoloLevel(id, 0, 0, 0, 0, 1)

    def index(self, district: str) -> int:
        for n, found in enumerate(self.districts):
            if found.id == district:
                return n
        raise KeyError(district)
