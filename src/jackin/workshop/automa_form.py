"""The form of an Automa pack, made from the words that its checker knows."""

from __future__ import annotations

from functools import cache

from jackin.kernel.game import Json
from jackin.netrunner.automa.check import (
    ALL_FACTIONS,
    CLICKS,
    DESTINATIONS,
    KINDS,
    LEVELS,
    LOCATIONS,
    MOST_COPIES,
    NAMES,
    NUMBERS,
    ORDERS,
    PARAMS,
    PLACES,
    SCOPES,
    SERVER_TESTS,
    WANTS,
)  # fmt: skip
from jackin.workshop.shapes import Fields, deck, flag, maybe, named, number, pair, several, table, text, verb, word

TARGET: Json = {"kind": "target", "words": [*ORDERS, *PLACES], "scopes": list(SCOPES), "said": "aicard-at"}
ARGUMENTS: Fields = {
    "n": maybe(number(1)),
    "clicks": maybe(number(1)),
    "at": TARGET,
    "want": maybe(word(WANTS, "workshop-want")),
    "colour": text(),
    "letter": maybe(text()),
    "link": number(),
    "trash": number(),
    "rows": maybe(several(named("row"), 1)),
    "use": maybe(text()),
}


def actions(side: str, bottom: bool) -> dict[str, Fields]:
    return {
        kind: {name: ARGUMENTS[name] for name in names}
        for kind, names in KINDS[side].items()
        if bottom or kind != "behaviour"
    }


def shapes(side: str) -> dict[str, Json]:
    said = "workshop-order"
    runner = side == "runner"
    condition = {
        "kind": "tests",
        "names": NAMES[side],
        "numbers": NUMBERS[side],
        "flags": ["tagged"],
        "places": [] if runner else list(SERVER_TESTS),
        "said": "aicard-if",
    }
    when: Fields = {"if": maybe(named("condition"))}
    otherwise: Fields = {"else": maybe(named("action"))}
    given_up: Fields = {"expendable": maybe(flag())} if runner else {}
    kept = {"reserve": several(named("action"), 1)} if runner else {}
    then = {**actions("runner", False), "run": {"use": text()}}
    return {
        "condition": condition,
        "action": verb("do", actions(side, False), said),
        "last": verb("do", actions(side, True), said),
        "click": {**verb("do", actions(side, False), said, {**when, **otherwise, **given_up}), "instead": kept},
        "bottom": verb("do", actions(side, True), said, {**when, "else": maybe(named("last"))}),
        "order": verb("do", actions("corp", False), said, when),
        "row": table(
            {
                **when,
                "then": maybe(verb("do", then, said)),
                "go": maybe(
                    pair(word(LOCATIONS, "aicard-location"), word(DESTINATIONS, "aicard-to")),
                ),
            }
        ),
    }


def params(side: str) -> Fields:
    return {name: maybe(param(side, name)) for name in PARAMS[side]}


def param(side: str, name: str) -> Json:
    default, values = PARAMS[side][name]
    if isinstance(default, bool):
        return flag()
    if isinstance(default, int):
        return number(0, 99)
    return word([str(value) for value in values], f"workshop-param-{name.replace('_', '-')}")


@cache
def automa_form(side: str) -> Json:
    head: Fields = {"name": text(), "params": maybe(table(params(side)))}
    if side == "corp":
        head = {"name": text(), "stratagems": maybe(flag()), "params": head["params"]}
    clicks = CLICKS[side]
    card: Fields = {
        "id": {"kind": "id"},
        "title": text(),
        "copies": maybe(number(1, MOST_COPIES)),
        "levels": maybe(several(word(LEVELS[side], "web-level"), 1, len(LEVELS[side]))),
        "factions": maybe(several(word(ALL_FACTIONS, "faction"), 1, len(ALL_FACTIONS))),
        "click": several(named("click"), clicks, clicks),
        "bottom": named("bottom"),
    }
    lines = several(several(named("order"), 1), 1)
    behaviour: Fields = {"id": {"kind": "id"}, "title": text(), "side_a": lines, "side_b": lines}
    decks = [deck("pack", "pack", "", head), deck("cards", "cards", "card", card, "ai")]
    if side == "corp":
        decks.append(deck("behaviours", "behaviours", "behaviour", behaviour, "behaviour"))
    return {"kind": "automa", "shapes": shapes(side), "decks": decks}
