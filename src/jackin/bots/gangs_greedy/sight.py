"""The table as the greedy gang sees it: the view's data by name, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.gangs.content.model import Ability, Content, Count, Opportunity
from jackin.gangs.content.model import Condition as Printed
from jackin.gangs.content.vocabulary import ANYWHERE, CLASSES, HERE
from jackin.gangs.shown import DistrictView, GangView, UnitView, View


Camp = dict[str, list[UnitView]]
Places = dict[str, tuple[str, str]]


def camp(units: list[UnitView]) -> Camp:
    """The units of a gang by District."""
    found: Camp = {ANYWHERE: units}
    for unit in units:
        district = unit["district"]
        if district in found:
            found[district].append(unit)
        else:
            found[district] = [unit]
    return found


PLACES: Final[dict[tuple[Content, str], Places]] = {}
BOARDS: Final = 16


def places(view: View, content: Content) -> Places:
    """The District and the kind of every Point of Interest; printed on the board, so looked up once."""
    key = (content, view["board"])
    if key not in PLACES:
        if len(PLACES) >= BOARDS:
            PLACES.clear()
        PLACES[key] = {
            poi["space"]: (district["id"], poi["poi"]) for district in view["districts"] for poi in district["pois"]
        }
    return PLACES[key]


class Sight:
    """One view. `stand` thinks of another standing of some units; the view itself stays as it is."""

    def __init__(self, view: View, content: Content) -> None:
        self.view = view
        self.content = content
        ask = view["ask"]
        assert ask is not None
        self.gang = ask["gang"]
        self.gangs = {gang["id"]: gang for gang in view["gangs"]}
        self.me: GangView = self.gangs[self.gang]
        self.districts: dict[str, DistrictView] = {district["id"]: district for district in view["districts"]}
        self.places = places(view, content)
        self.camps: dict[str, Camp] = {
            id: camp([unit for unit in view["units"] if unit["gang"] == id]) for id in self.gangs
        }
        self.worth: float | None = None  # of the standing in the view, once it has been thought about
        self.fights: dict[str, float] = {}  # and of a Firefight in a District
        self.rewards: dict[str, tuple[float, float]] = {}  # of a District: the best, and all of them
        self.hires: dict[str, float] = {}  # an Edgerunner's worth
        self.cards: dict[str, Opportunity] = content.deals
        self.seizable: list[Opportunity] = self.in_reach()
        self.here = ""  # the District at hand, and how many gangs fight there
        self.participants = 0

    # Units

    def stand(self, units: dict[str, list[UnitView]]) -> dict[str, Camp]:
        """As if these were all units of these gangs, until `camps` are what they were, which it returns."""
        before = self.camps
        self.camps = before.copy()
        for gang, own in units.items():
            self.camps[gang] = camp(own)
        return before

    def shifted(self, unit: str, space: str) -> list[UnitView]:
        """Its own units, one of them elsewhere."""
        district = self.district(space)
        return [elsewhere(one, space, district) if one["id"] == unit else one for one in self.of(self.gang)]

    def moved(self, changes: dict[str, str | None]) -> dict[str, list[UnitView]]:
        """Its own units and those of whoever else is meant: spaces by unit, None for one that is gone."""
        gangs = {self.gang} | {unit["gang"] for unit in self.view["units"] if unit["id"] in changes}
        gone = {unit for unit, space in changes.items() if space is None}
        return {
            gang: [self.placed(unit, changes) for unit in self.of(gang) if unit["id"] not in gone] for gang in gangs
        }

    def mine(self, unit: str = "any", district: str = ANYWHERE) -> list[UnitView]:
        own = self.of(self.gang, district)
        return own if unit == "any" else [one for one in own if fits(one, unit)]

    def of(self, gang: str, district: str = ANYWHERE) -> list[UnitView]:
        return self.camps[gang].get(self.here if district == HERE else district, [])

    def others(self, district: str) -> list[str]:
        """The other gangs in a District."""
        return [id for id in self.gangs if id != self.gang and self.of(id, district)]

    def dominates(self, district: str) -> bool:
        if district not in self.me["hideouts"]:
            return False
        own = len(self.of(self.gang, district))
        return own > max([len(self.of(id, district)) for id in self.gangs if id != self.gang], default=0)

    def pois(self, poi: str = "", unit: str = "any", district: str = ANYWHERE) -> int:
        """Points of Interest that it controls."""
        n = 0
        for one in self.mine(unit, district):
            space = one["space"]
            if space != one["district"] and (not poi or self.places[space][1] == poi):
                n += 1
        return n

    def district(self, space: str) -> str:
        """The District of a space, be it a Point of Interest or the ground outside."""
        return self.places[space][0] if space in self.places else space

    def placed(self, unit: UnitView, changes: dict[str, str | None]) -> UnitView:
        """The unit where it stands after them."""
        space = changes.get(unit["id"])
        if space is None:
            return unit
        return elsewhere(unit, space, self.district(space))

    def abilities(self) -> list[Ability]:
        """Its gang's, and those of its Edgerunners in play."""
        found = [ability for gang in self.content.gangs if gang.id == self.gang for ability in gang.abilities]
        hired = [card for card in self.content.edgerunners if card.id in self.me["edgerunners"]]
        return found + [ability for card in hired for ability in card.abilities]

    def has(self, what: str) -> int:
        return self.me["resources"][what]

    def funds(self, what: str) -> int:
        """RES-3: Corporate Secrets stand in."""
        secrets = self.has("corporate-secrets")
        return secrets if what == "corporate-secrets" else self.has(what) + secrets

    def in_reach(self) -> list[Opportunity]:
        """Opportunities to seize: what lies in the market, and aside for it."""
        names = [name for name in self.view["opportunities"]["cards"] if name] + self.me["aside"]
        return [self.cards[name] for name in names if name in self.cards]

    # What a printed condition or count says, as far as the table shows it now

    def holds(self, condition: Printed | None) -> bool:
        if condition is None:
            return True
        kind = condition.kind
        if kind in ("all", "any", "not"):
            found = [self.holds(part) for part in condition.parts]
            return all(found) if kind == "all" else any(found) if kind == "any" else not found[0]
        if kind == "presence":
            return bool(self.of(self.gang, condition.district))
        if kind == "dominance":
            return self.dominates(condition.district)
        if kind == "control":
            return self.pois(condition.poi, condition.unit, condition.district) >= condition.n
        if kind == "owns":
            return self.owned(condition.type) >= condition.n
        if kind in ("leading", "trailing"):
            own, all_cred = self.me["street_cred"], [gang["street_cred"] for gang in self.gangs.values()]
            return own == (max(all_cred) if kind == "leading" else min(all_cred))
        if condition.count is None:
            return False
        number = self.number(condition.count)
        return number >= condition.n if kind == "at-least" else number <= condition.n

    def number(self, count: Count) -> int:
        """A count; 0 for one that only the course of a Firefight tells."""
        counted = COUNTED.get(count.kind)
        return 0 if counted is None else counted(self, count)

    def owned(self, type: str) -> int:
        names = [name for name in self.me["opportunities"] if name in self.cards]
        return len([name for name in names if type in ("", self.cards[name].type)])


COUNTED: Final[dict[str, Callable[[Sight, Count], int]]] = {
    "hideouts": lambda sight, count: len(sight.me["hideouts"]),
    "edgerunners": lambda sight, count: len(sight.me["edgerunners"]),
    "hand": lambda sight, count: sight.me["hand_count"],
    "discard": lambda sight, count: len(sight.me["discard"]),
    "street-cred": lambda sight, count: sight.me["street_cred"],
    "net": lambda sight, count: sight.me["net"],
    "tokens": lambda sight, count: sight.me["tokens"],
    "participants": lambda sight, count: sight.participants,
    "avengers": lambda sight, count: sum(gang["held"].get(sight.gang, 0) for gang in sight.gangs.values()),
    "units": lambda sight, count: len(sight.mine(count.unit, count.district)),
    "pois": lambda sight, count: sight.pois(count.poi, count.unit, count.district),
    "opportunities": lambda sight, count: sight.owned(count.type),
    "presence": lambda sight, count: len([id for id in sight.districts if sight.of(sight.gang, id)]),
    "dominance": lambda sight, count: len([id for id in sight.districts if sight.dominates(id)]),
    "resource": lambda sight, count: sight.has(count.what),
}


def fits(unit: UnitView, word: str) -> bool:
    edgerunner = unit.get("edgerunner", False)
    if word == "edgerunner":
        return edgerunner
    if word == "basic":
        return unit["unit"] in CLASSES and not edgerunner
    if word == "human":
        return unit["unit"] != "drone"
    return word in ("any", unit["unit"])


def elsewhere(unit: UnitView, space: str, district: str) -> UnitView:
    moved = unit.copy()
    moved["space"], moved["district"] = space, district
    return moved


def is_inside(unit: UnitView) -> bool:
    """In a Point of Interest."""
    return unit["space"] != unit["district"]
