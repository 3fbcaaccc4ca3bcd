"""The table as the greedy gang sees it: the view's data by name, and nothing else."""

from __future__ import annotations

from jackin.gangs.content.model import Ability, Content, Count, Opportunity
from jackin.gangs.content.model import Condition as Printed
from jackin.gangs.content.vocabulary import ANYWHERE, CLASSES, HERE
from jackin.gangs.shown import DistrictView, GangView, UnitView, View


class Sight:
    """One view. `stand` thinks of another standing of the units; the view itself stays as it is."""

    def __init__(self, view: View, content: Content) -> None:
        self.view = view
        self.content = content
        ask = view["ask"]
        assert ask is not None
        self.gang = ask["gang"]
        self.gangs = {gang["id"]: gang for gang in view["gangs"]}
        self.me: GangView = self.gangs[self.gang]
        self.districts: dict[str, DistrictView] = {district["id"]: district for district in view["districts"]}
        self.places: dict[str, tuple[str, str]] = {
            poi["space"]: (district["id"], poi["poi"]) for district in view["districts"] for poi in district["pois"]
        }
        self.units: list[UnitView] = []
        self.by_place: dict[tuple[str, str], list[UnitView]] = {}
        self.stand(view["units"])
        self.worth: float | None = None  # of the standing in the view, once it has been thought about
        self.cards: dict[str, Opportunity] = {card.id: card for card in content.opportunities}
        self.here = ""  # the District at hand, and how many gangs fight there
        self.participants = 0

    # Units

    def stand(self, units: list[UnitView]) -> None:
        self.units = units
        self.by_place = {}
        for unit in units:
            self.by_place.setdefault((unit["gang"], unit["district"]), []).append(unit)
            self.by_place.setdefault((unit["gang"], ANYWHERE), []).append(unit)

    def mine(self, unit: str = "any", district: str = ANYWHERE) -> list[UnitView]:
        return [one for one in self.of(self.gang, district) if fits(one, unit)]

    def of(self, gang: str, district: str = ANYWHERE) -> list[UnitView]:
        return self.by_place.get((gang, self.here if district == HERE else district), [])

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
        held = [one for one in self.mine(unit, district) if is_inside(one)]
        return len([one for one in held if self.places[one["space"]][1] == poi] if poi else held)

    def district(self, space: str) -> str:
        """The District of a space, be it a Point of Interest or the ground outside."""
        return self.places[space][0] if space in self.places else space

    def placed(self, unit: UnitView, space: str) -> UnitView:
        """The unit as if it stood elsewhere."""
        moved = unit.copy()
        moved["space"], moved["district"] = space, self.district(space)
        return moved

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

    def seizable(self) -> list[Opportunity]:
        """What lies in the market, and aside for it."""
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
        counts = {
            "hideouts": len(self.me["hideouts"]),
            "edgerunners": len(self.me["edgerunners"]),
            "hand": self.me["hand_count"],
            "discard": len(self.me["discard"]),
            "street-cred": self.me["street_cred"],
            "net": self.me["net"],
            "tokens": self.me["tokens"],
            "participants": self.participants,
            "avengers": sum(gang["held"].get(self.gang, 0) for gang in self.gangs.values()),
        }
        if count.kind in counts:
            return counts[count.kind]
        if count.kind == "units":
            return len(self.mine(count.unit, count.district))
        if count.kind == "pois":
            return self.pois(count.poi, count.unit, count.district)
        if count.kind == "opportunities":
            return self.owned(count.type)
        if count.kind == "presence":
            return len([id for id in self.districts if self.of(self.gang, id)])
        if count.kind == "dominance":
            return len([id for id in self.districts if self.dominates(id)])
        return self.has(count.what) if count.kind == "resource" else 0

    def owned(self, type: str) -> int:
        names = [name for name in self.me["opportunities"] if name in self.cards]
        return len([name for name in names if type in ("", self.cards[name].type)])


def fits(unit: UnitView, word: str) -> bool:
    edgerunner = unit.get("edgerunner", False)
    if word == "edgerunner":
        return edgerunner
    if word == "basic":
        return unit["unit"] in CLASSES and not edgerunner
    if word == "human":
        return unit["unit"] != "drone"
    return word in ("any", unit["unit"])


def is_inside(unit: UnitView) -> bool:
    """In a Point of Interest."""
    return unit["space"] != unit["district"]
