"""What games have taught beyond rules of thumb: how much more or less an answer is worth than they say.

An answer is named by what it is, and some by their very card; each name has a weight for every circumstance. The
weights are found by games (`jackin practise`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from jackin.bots.greedy.circumstances import CORP, circumstances
from jackin.kernel.game import Json
from jackin.netrunner.shown.facts import facts

KINDS: Final = {"action", "install-where", "window", "jack-out", "trash-accessed", "mulligan", "discard"}
"""The questions that experience helps with."""
OWN: Final = ("worth", "price", "ice-there", "rezzed-there", "advanced")
"""Of the answer itself."""
WIDTH: Final = len(CORP) + len(OWN)
"""Of the weights of an answer's kind."""
FIRST: Final = 6
"""So many of them a single card has, too."""
CENTRALS: Final = ("hq", "rd", "archives")
DEPTHS: Final = ("", "-ice", "-walls")
BEST: Final = 20.0
WORST: Final = -5.0

Weights = dict[str, list[float]]


class Case(NamedTuple):
    """An answer: what it is called, what it is called with its very card (or nothing), and its own numbers."""

    kind: str
    card: str
    own: list[float]


class Places:
    """The cards on the table and the servers of a view, by their handles and names."""

    def __init__(self, view: Json) -> None:
        self.cards: dict[str, Json] = {card["id"]: card for card in view["runner"]["rig"]}
        self.server_of: dict[str, Json] = {}
        self.servers: dict[str, Json] = {}
        for server in view["servers"]:
            self.servers[server["name"]] = server
            for pile in (server["ice"], server["root"]):
                for card in pile:
                    self.cards[card["id"]] = card
                    self.server_of[card["id"]] = server


def cases(view: Json, ask: Json, worths: list[float]) -> list[Case]:
    places, options = Places(view), ask["options"]
    return [case(places, ask, options[n], worths[n]) for n in range(len(worths))]


def case(places: Places, ask: Json, option: Json, worth: float) -> Case:
    verb: str = option["verb"]
    handle: str = option.get("card", "")
    card: Json = places.cards.get(handle, {})
    server: Json | None = places.servers.get(option["place"]) if "place" in option else places.server_of.get(handle)
    slug: str = option.get("title", "") or card.get("card", "")
    about: str = ask.get("card", "")
    question: str = f"{ask['seat']}/{ask['kind']}/"
    own = numbers(option, worth, server, card)
    if ask["kind"] == "install-where":
        named = f"{facts(about).type}/" if about else ""
        return Case(
            f"{question}{verb}/{named}{kind_of(server)}", f"{question}{about}/{rough(server)}" if about else "", own
        )
    if ask["kind"] == "trash-accessed":
        return Case(question + verb, f"{question}{verb}/{about}", own)
    where = "/" + kind_of(server) if server is not None and verb != "use" else ""
    if not slug:
        return Case(question + verb + where, "", own)
    return Case(f"{question}{verb}/{facts(slug).type}{where}", f"{question}{verb}/{slug}", own)


def numbers(option: Json, worth: float, server: Json | None, card: Json) -> list[float]:
    """In the order of OWN."""
    price: int = option.get("price", 0)
    ice = rezzed = 0.0
    if server is not None:
        ice = float(len(server["ice"]))
        for one in server["ice"]:
            rezzed += 1.0 if one["faceup"] else 0.0
    tokens: int = card.get("counters", {}).get("advancement", 0)
    bounded = BEST if worth > BEST else WORST if worth < WORST else worth
    return [bounded / 10.0, price / 5.0, ice / 2.0, rezzed / 2.0, tokens / 3.0]


def kind_of(server: Json | None) -> str:
    """A central by its name, a remote by what is in it and before it."""
    if server is None:
        return "new"
    if server["name"] in CENTRALS:
        return str(server["name"])
    depth = len(server["ice"])
    return ("full" if server["root"] else "empty") + DEPTHS[depth if depth < 2 else 2]


def rough(server: Json | None) -> str:
    if server is None:
        return "new"
    return str(server["name"]) if server["name"] in CENTRALS else "remote"


class Experience:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def corrected(self, view: Json, ask: Json, worths: list[float]) -> list[float]:
        """The worths with what experience adds to each."""
        around = circumstances(view)
        by_kind: dict[str, float] = {}
        found: list[float] = []
        for n, one in enumerate(cases(view, ask, worths)):
            if one.kind not in by_kind:
                by_kind[one.kind] = product(self.weights.get(one.kind), around)
            found.append(worths[n] + by_kind[one.kind] + self.alone(one, around))
        return found

    def alone(self, one: Case, around: list[float]) -> float:
        """What is the answer's own."""
        weights = self.weights.get(one.kind)
        total = product(self.weights.get(one.card), around[:FIRST]) if one.card else 0.0
        if weights is not None:
            for n in range(len(one.own)):
                total += weights[len(around) + n] * one.own[n]
        return total


def product(weights: list[float] | None, numbers: list[float]) -> float:
    total = 0.0
    if weights is not None:
        for n in range(len(numbers)):
            total += weights[n] * numbers[n]
    return total
