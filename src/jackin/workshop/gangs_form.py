"""The form of a content set of Gangs of Night City, made from its vocabulary."""

from __future__ import annotations

from functools import cache

from jackin.gangs.content.check import HANDS, PLACES, SLOTS
from jackin.gangs.content.check_words import CHOICES, IN_FIREFIGHT
from jackin.gangs.content.model import MOST, SETTINGS
from jackin.gangs.content.vocabulary import (
    ANYWHERE,
    CARD_KINDS,
    CLASSES,
    CONDITIONS,
    COUNTS,
    EFFECTS,
    GAINS,
    HERE,
    MOVES,
    POIS,
    RESOURCES,
    RULES,
    SIDES,
    SOLO_TIMINGS,
    SPECIALIST,
    TIMINGS,
    TRIGGERS,
    TYPES,
)  # fmt: skip
from jackin.kernel.game import Json
from jackin.kernel.sizes import MOST_NUMBER
from jackin.workshop.shapes import (
    Fields,
    deck,
    flag,
    maybe,
    named,
    number,
    pair,
    prices,
    several,
    table,
    text,
    verb,
    word,
)  # fmt: skip

SAID = {
    "unit": "gangs-unit", "poi": "gangs-pois", "type": "gangs-type", "whose": "gangs-whose", "what": "gangs-what",
    "who": "gangs-who", "market": "workshop-market", "of": "workshop-of",
}  # fmt: skip
SIGNED = number(-MOST_NUMBER)


def argument(name: str) -> Json:
    """What an argument of a word of the vocabulary may be, by its name."""
    if name in CHOICES:
        return word(CHOICES[name], SAID[name])
    if name == "district":
        return word([HERE, ANYWHERE], "gangs-where", deck="districts")
    if name == "cost":
        return prices(RESOURCES, "gangs-what")
    return SIGNED


def arguments(known: str, special: Fields) -> Fields:
    """The arguments as the vocabulary lists them; "?" marks those that may be left out."""
    found: Fields = {}
    for name in known.split():
        shape = special.get(name.rstrip("?"), argument(name.rstrip("?")))
        found[name.rstrip("?")] = maybe(shape) if name.endswith("?") else shape
    return found


def verbs(vocabulary: dict[str, str], special: Fields) -> dict[str, Fields]:
    return {name: arguments(known, special) for name, known in vocabulary.items()}


def shapes() -> dict[str, Json]:
    condition, effect = named("condition"), named("effect")
    counted = {"count": verb("count", verbs(COUNTS, {}), "workshop-count")}
    amount = {"base": maybe(SIGNED), "times": maybe(SIGNED), "least": maybe(SIGNED), "most": maybe(SIGNED)}
    return {
        "condition": verb(
            "is",
            verbs(CONDITIONS, {"parts": several(condition, 1), "part": condition, "count": named("count")}),
            "workshop-is",
            bare=True,
        ),
        "count": {**counted["count"], "flat": True},
        "amount": {"kind": "amount", "of": verb("count", verbs(COUNTS, {}), "workshop-count", amount)},
        "effect": verb(
            "do",
            verbs(EFFECTS, {"parts": several(effect, 1), "n": named("amount")}),
            "workshop-do",
            {"if": maybe(condition)},
        ),
        "rule": verb(
            "rule",
            verbs(RULES, {"district": word([], "", deck="districts")}),
            "workshop-rule",
            {"if": maybe(condition)},
        ),
    }  # fmt: skip


def ability(timings: tuple[str, ...], name: bool = False) -> Json:
    """An ability has rules if it is always so, otherwise effects."""
    narrowed: dict[str, Fields] = {
        "occupied": {"poi": maybe(argument("poi"))},
        "seized": {"type": maybe(argument("type"))},
    }
    at = {
        timing: {
            **narrowed.get(timing, {}),
            **(
                {"rules": several(named("rule"), 1)}
                if timing == "always"
                else {"do": several(named("effect"), 1)}
            ),
        }
        for timing in timings
    }  # fmt: skip
    more: Fields = {"name": text()} if name else {}
    return verb("at", at, "gangs-timing", {**more, "if": maybe(named("condition"))})


TITLE: Fields = {"id": {"kind": "id"}, "title": maybe(text())}
CRED = table({"n": named("amount"), "if": maybe(named("condition"))})


def combat(card: bool) -> Fields:
    more = {"ability": maybe(several(ability(IN_FIREFIGHT)))} if card else {}
    return {
        **TITLE,
        "kind": word(CARD_KINDS, "gangs-kind"),
        "firepower": number(unknown=card),
        "cred": CRED,
        **more,
    }


def settings() -> Fields:
    return {name: maybe(setting(name)) for name in SETTINGS}


def setting(name: str) -> Json:
    default, values = SETTINGS[name]
    if isinstance(default, bool):
        return flag()
    if isinstance(default, int):
        return number(0, MOST[name])
    return word([str(value) for value in values], said(name))


def said(name: str) -> str:
    """Most settings have their words on the start page."""
    if name.endswith("_resource"):
        return "gangs-what"
    room = (
        "workshop-setting"
        if name in ("hired_at", "empty_deck", "first_opportunity", "effect_order")
        else "web-gangs-rule"
    )
    return f"{room}-{name.replace('_', '-')}"


def story() -> Fields:
    triggers = {
        on: {**arguments(known, {"if": named("condition"), "n": number(1)}), "to": word([], "", deck="stories")}
        for on, known in TRIGGERS.items()
    }
    return {
        "story": text(),
        **TITLE,
        "text": maybe(text(long=True)),
        "slot": number(0, SLOTS),
        "alone": maybe(flag()),
        "ability": maybe(several(ability(TIMINGS))),
        "branch": maybe(several(verb("on", triggers, "workshop-trigger"))),
        "epilogue": maybe(
            several(table({"to": word([], "", deck="stories"), "if": maybe(named("condition"))}), 1)
        ),
    }  # fmt: skip


def district() -> Fields:
    places = several(word(POIS, "gangs-pois"), most=PLACES)
    return {
        **TITLE,
        "adjacent": several(word([], "", deck="districts")),
        "rewards": several(prices(GAINS[:-1], "gangs-what"), 1),
        "pois": table(dict.fromkeys(SIDES, places)),
    }


def solo() -> tuple[Fields, Fields, Fields]:
    """Johnny's sheet, the Gang Action cards, the levels."""
    johnny = {name: number() for name in ("draw", "gang", "alone")}
    numbers = {name: number() for name in "districts draw absent techie netrunner win full".split()}
    special = verb("on", {on: {"do": several(named("effect"), 1)} for on in SOLO_TIMINGS}, "gangs-solo")
    return (
        {
            "goal": number(1),
            "deck": several(word([], "", deck="districts"), 1),
            "johnny": table({**johnny, "cred": CRED}),
        },
        {
            "id": word([], "", deck="gangs"),
            "priority": pair(*[word(CLASSES, "gangs-unit") for _ in CLASSES]),
            **numbers,
            "special": maybe(several(special)),
        },
        {
            "id": word([str(name) for name in SETTINGS["level"][1]], "web-gangs-rule-level"),
            "start": number(),
            "lead": maybe(number()),
            **{name: number() for name in ("johnny", "rival")},
            "hunts": number(1),
        },
    )


@cache
def gangs_form() -> Json:
    moves = verb("on", verbs(MOVES, {"unit": word(CLASSES, "gangs-unit")}), "workshop-moves")
    johnny, actions, levels = solo()
    gang: Fields = {
        **TITLE,
        "colour": text(),
        "district": word([], "", deck="districts"),
        "hideouts": pair(number(), number(), number()),
        "ability": several(ability(TIMINGS, name=True)),
    }
    opportunity: Fields = {
        **TITLE,
        "type": word(TYPES, "gangs-type"),
        "cost": number(),
        "needs": maybe(named("condition")),
        "cred": named("amount"),
        "reward": maybe(several(named("effect"), 1)),
    }
    edgerunner: Fields = {
        **TITLE,
        "unit": word((*CLASSES, SPECIALIST), "gangs-class"),
        "price": prices(RESOURCES, "gangs-what"),
        "moves": maybe(moves),
        "alone": maybe(flag()),
        "ability": maybe(several(ability(TIMINGS))),
    }
    net_level: Fields = {**TITLE, "risk": number(0, 12), "do": several(named("effect"), 1)}
    net_space: Fields = {"level": word([], "", deck="levels"), "do": maybe(several(named("effect"), 1))}
    setup: Fields = {
        "seats": several(prices(RESOURCES, "gangs-what"), HANDS, HANDS),
        "settings": maybe(table(settings())),
    }
    return {
        "kind": "gangs",
        "shapes": shapes(),
        "decks": [
            deck("set", "set", "", {"name": text()}),
            deck("gangs", "gangs", "gang", gang, "gang"),
            deck("districts", "districts", "district", district(), "district"),
            deck("starters", "combat_starters", "starter", combat(False), "combat"),
            deck("upgrades", "combat_upgrades", "upgrade", combat(True), "combat"),
            deck("opportunities", "opportunities", "opportunity", opportunity, "opportunity"),
            deck("edgerunners", "edgerunners", "edgerunner", edgerunner, "edgerunner"),
            deck("levels", "net", "level", net_level, "level"),
            deck("spaces", "net", "space", net_space, "space"),
            deck("stories", "stories", "card", story(), "story"),
            deck("johnny", "solo", "", johnny),
            deck("actions", "solo", "gang_action", actions, "action"),
            deck("difficulty", "solo", "level", levels),
            deck("setup", "setup", "", setup),
        ],
    }
