"""What everybody at the table sees of an automa (CA-2): the revealed card, the heights of the piles."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from jackin.netrunner.automa.pack import Pack
from jackin.netrunner.automa.table import LEVELS, PILES, Automa, the_automa
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, ES_PILE, SIDES, ZONES

Json = dict[str, Any]


class AICardView(TypedDict):
    """An AI card in the words of its pack (docs/automa.md)."""

    id: str
    title: str
    clicks: list[Json]
    bottom: Json


class BehaviourView(TypedDict):
    id: str
    title: str
    a: list[list[Json]]
    b: list[list[Json]]


class AutomaView(TypedDict):
    """`card` is the revealed AI card, `click` the printed click that comes next (from 0), `lost` those that will not
    be read, `leftover` the clicks that wait for the bottom order. `face` is how the revealed card reads or, while
    there is none, the one that was used last; `behaviour` shows its `side`.
    """

    seat: str
    pack: str
    name: str
    level: str
    card: NotRequired[str]
    click: NotRequired[int]
    lost: NotRequired[list[int]]
    leftover: NotRequired[int]
    face: NotRequired[AICardView]
    cards_left: int
    discard: list[str]
    piles: dict[str, int]
    behaviour: NotRequired[str]
    behaviour_card: NotRequired[BehaviourView]
    side: NotRequired[str]
    x: NotRequired[int]
    improved_economy: NotRequired[bool]
    human_override: NotRequired[bool]


def automa_view(s: State) -> AutomaView:
    automa = the_automa(s.automa)
    pack = automa.pack
    piles = [zone for zone in PILES[automa.seat] if zone != ES_PILE or pack.stratagems]
    shown: AutomaView = {
        "seat": SIDES[automa.seat],
        "pack": pack.id,
        "name": pack.name,
        "level": LEVELS[automa.level],
        "cards_left": len(automa.deck),
        "discard": [pack.cards[n].id for n in automa.discard],
        "piles": {ZONES[zone]: len(s.zones[zone]) for zone in piles},
    }
    if automa.card >= 0:
        shown["card"] = pack.cards[automa.card].id
        shown["click"] = automa.click
        shown["lost"] = lost(automa)
        shown["leftover"] = automa.leftover(s.clicks[automa.seat])
    if automa.card >= 0 or automa.discard:
        shown["face"] = face(pack, automa.card if automa.card >= 0 else automa.discard[-1])
    if automa.behaviour >= 0:
        shown["behaviour"] = pack.behaviours[automa.behaviour].id
        shown["behaviour_card"] = behaviour(pack, automa.behaviour)
        shown["side"] = "ab"[automa.side]
    if automa.seat == CORP:
        shown["x"] = automa.x
        shown["improved_economy"] = automa.rich
        shown["human_override"] = automa.number("human_override") == 1
    return shown


def lost(automa: Automa) -> list[int]:
    """CA-22, RA-38, RA-39: the printed clicks that were given up or lost."""
    if automa.seat == CORP:
        return list(range(automa.last, len(automa.printed())))
    return sorted(automa.given)


def face(pack: Pack, n: int) -> AICardView:
    data = pack.data["card"][n]
    return {"id": data["id"], "title": data["title"], "clicks": plain(data["click"]), "bottom": plain(data["bottom"])}


def behaviour(pack: Pack, n: int) -> BehaviourView:
    data = pack.data["behaviour"][n]
    return {"id": data["id"], "title": data["title"], "a": plain(data["side_a"]), "b": plain(data["side_b"])}


def plain(data: Any) -> Any:
    """A copy that whoever gets the view may keep."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    if isinstance(data, list):
        return [plain(value) for value in data]
    return data
