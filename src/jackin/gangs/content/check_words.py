"""Are the conditions, values, effects, rules and abilities of a content set words of the vocabulary?"""

from __future__ import annotations

from typing import Any, Final

from jackin.gangs.content.vocabulary import (
    ANYWHERE, CONDITIONS, COUNTS, EFFECTS, FIREFIGHT_TIMINGS, GAINS, HERE, MARKETS, POIS, PRICED, RESOURCES, RULES,
    TIMINGS, TYPES, UNITS, WHO, WHOSE,
)  # fmt: skip
from jackin.kernel.mistakes import Mistakes, is_number
from jackin.kernel.sizes import MOST_ITEMS

Json = dict[str, Any]

# What an argument may be, by its name; `n`, `count`, `parts`, `part`, `cost` and `if` have checks of their own
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "unit": UNITS, "poi": POIS, "type": TYPES, "whose": WHOSE, "what": GAINS, "who": WHO, "market": MARKETS,
    "of": PRICED,
}  # fmt: skip
VALUE: Final = ("base", "times", "least", "most")
IN_FIREFIGHT: Final = (*FIREFIGHT_TIMINGS, "firefight-end")
FIREFIGHT_WHO: Final = ("rivals", "a-rival", "winners", "losers")
# By the step: what comes after the Casualties step has no use for casualties any more
STEPS: Final[dict[str, tuple[str, ...]]] = {
    "set-firepower": ("reveal",),
    "firepower": ("reveal", "compare"),
    "silence": ("reveal", "compare"),
    "no-casualty": FIREFIGHT_TIMINGS,
    "casualty": FIREFIGHT_TIMINGS,
    "pass-casualty": ("casualties",),
    "keep": IN_FIREFIGHT,
    "avenge": ("reveal", "compare"),
}


class Check(Mistakes):
    """The mistakes of a set, and what its texts may name: its Districts."""

    def __init__(self, texts: dict[str, str], where: str, file: str) -> None:
        super().__init__(texts, where, file)
        self.districts: list[str] = []

    def keys(self, table: Any, known: str, field: str) -> bool:
        """Is it a table with these keys, no others, and none missing? "?" marks those that may be left out."""
        if not isinstance(table, dict):
            self.note(field, "a table")
            return False
        needed = [key for key in known.split() if not key.endswith("?")]
        allowed = [key.rstrip("?") for key in known.split()]
        for key in table:
            if key not in allowed:
                self.note(field or key, f"unknown key {key!r}; there are {', '.join(allowed)}")
        missing = [key for key in needed if key not in table]
        for key in missing:
            self.note(field, f"{key!r} is missing")
        return not missing

    def number(self, value: Any, least: int, field: str) -> None:
        if not is_number(value) or value < least:
            self.note(field, f"a number of at least {least}, not {value!r}")

    def one_of(self, value: Any, words: tuple[str, ...] | list[str], field: str) -> bool:
        if value in words:
            return True
        self.note(field, f"one of {', '.join(words)}, not {value!r}")
        return False

    def list_of(self, value: Any, field: str, least: int = 0, most: int = MOST_ITEMS) -> list[Any]:
        if not isinstance(value, list):
            self.note(field, "a list")
            return []
        if len(value) < least:
            self.note(field, f"a list of at least {least}")
        if len(value) > most:
            self.note(field, f"a list of at most {most}, not {len(value)}")
        return value


# Arguments


def check_arguments(data: Json, known: str, field: str, c: Check) -> None:
    for name in known.replace("?", "").split():
        if name in data and name in CHOICES:
            c.one_of(data[name], CHOICES[name], field)
        elif name == "district" and name in data:
            c.one_of(data[name], [HERE, ANYWHERE, *c.districts], field)


def check_count(data: Json, field: str, c: Check, more: str) -> None:
    """A count; `more` are the keys that the value or condition around it has."""
    if not c.one_of(data.get("count"), list(COUNTS), field):
        return
    known = COUNTS[data["count"]]
    c.keys(data, f"count {known} {more}", field)
    check_arguments(data, known, field, c)
    if known == "what" and data.get("what") in GAINS and data["what"] not in RESOURCES:
        c.note(field, f"one of {', '.join(RESOURCES)}, not {data['what']!r}")


def check_value(data: Any, field: str, c: Check) -> None:
    if is_number(data):
        return
    if not isinstance(data, dict) or "count" not in data:
        c.note(field, f"a number or a count, not {data!r}")
        return
    check_count(data, field, c, " ".join(f"{name}?" for name in VALUE))
    for name in VALUE:
        if name in data and not is_number(data[name]):
            c.note(field, f"{name} is a number, not {data[name]!r}")


def check_prices(data: Any, field: str, c: Check, words: tuple[str, ...] = RESOURCES) -> None:
    if not isinstance(data, dict):
        c.note(field, "a table of resources")
        return
    for what, n in data.items():
        if c.one_of(what, words, field):
            c.number(n, 1, f"{field} {what}")


# Conditions


def check_condition(data: Any, field: str, c: Check) -> None:
    if isinstance(data, str):
        if data not in CONDITIONS:
            c.note(field, f"unknown condition {data!r}; there are {', '.join(CONDITIONS)}")
        elif [key for key in CONDITIONS[data].split() if not key.endswith("?")]:
            c.note(field, f"condition {data!r} needs {CONDITIONS[data]}")
        return
    if not isinstance(data, dict):
        c.note(field, "a condition is a word or a table")
        return
    kind = data.get("is")
    if not isinstance(kind, str) or kind not in CONDITIONS:
        c.note(field, f"unknown condition {kind!r}; there are {', '.join(CONDITIONS)}")
        return
    known = CONDITIONS[kind]
    if "count" in known.split():
        check_count(data, field, c, "is n")
    else:
        c.keys(data, f"is {known}", field)
        check_arguments(data, known, field, c)
    if "n" in data and not is_number(data["n"]):
        c.note(field, f"n is a number, not {data['n']!r}")
    for part in c.list_of(data["parts"], field, 1) if "parts" in data else []:
        check_condition(part, field, c)
    if "part" in data:
        check_condition(data["part"], field, c)


# Effects


def check_effects(data: Any, timing: str, field: str, c: Check) -> None:
    for n, effect in enumerate(c.list_of(data, field, 1)):
        check_effect(effect, timing, f"{field} {n + 1}", c)


def check_effect(data: Any, timing: str, field: str, c: Check) -> None:
    """`timing` is when it happens: some effects have a meaning in a Firefight only, or in one step of it."""
    if not isinstance(data, dict):
        c.note(field, "an effect is a table")
        return
    kind = data.get("do")
    if not isinstance(kind, str) or kind not in EFFECTS:
        c.note(field, f"unknown effect {kind!r}; there are {', '.join(EFFECTS)}")
        return
    known = EFFECTS[kind]
    c.keys(data, f"do if? {known}", field)
    check_arguments(data, known, field, c)
    if "if" in data:
        check_condition(data["if"], f"{field} if", c)
    if "n" in data:
        check_value(data["n"], f"{field} n", c)
    if "cost" in data:
        check_prices(data["cost"], f"{field} cost", c)
    if "parts" in data:
        for n, part in enumerate(c.list_of(data["parts"], field, 1)):
            check_effect(part, timing, f"{field}.{n + 1}", c)
    if kind in STEPS and timing not in STEPS[kind]:
        c.note(field, f"{kind!r} happens at {', '.join(STEPS[kind])}, not at {timing!r}")
    if data.get("who") in FIREFIGHT_WHO and timing not in IN_FIREFIGHT:
        c.note(field, f"{data['who']!r} are players of a Firefight")


# Rules and abilities


def check_rule(data: Any, field: str, c: Check) -> None:
    if not isinstance(data, dict) or data.get("rule") not in list(RULES):
        c.note(field, f"a rule is one of {', '.join(RULES)}")
        return
    known = RULES[data["rule"]]
    c.keys(data, f"rule if? {known}", field)
    check_arguments(data, known, field, c)
    if data.get("district") in (HERE, ANYWHERE):
        c.note(field, "a rule names a District")
    if "n" in data and not is_number(data["n"]):
        c.note(field, f"n is a number, not {data['n']!r}")
    if "if" in data:
        check_condition(data["if"], field, c)


def check_abilities(data: Json, timings: tuple[str, ...], c: Check) -> None:
    for n, ability in enumerate(c.list_of(data.get("ability", []), "ability")):
        check_ability(ability, timings, f"ability {n + 1}", c)


def check_ability(data: Any, timings: tuple[str, ...], field: str, c: Check) -> None:
    if not c.keys(data, "name? at if? do? rules? poi? type?", field):
        return
    timing = data["at"]
    if not c.one_of(timing, timings or TIMINGS, field):
        return
    check_arguments(data, "poi type", field, c)
    if "poi" in data and timing != "occupied":
        c.note(field, "'poi' goes with 'occupied'")
    if "type" in data and timing != "seized":
        c.note(field, "'type' goes with 'seized'")
    if "if" in data:
        check_condition(data["if"], f"{field} if", c)
    if ("rules" in data) != (timing == "always") or ("do" in data) == (timing == "always"):
        c.note(field, "an ability has rules if it is 'always', otherwise effects under 'do'")
        return
    if "do" in data:
        check_effects(data["do"], timing, f"{field} do", c)
    else:
        for rule in c.list_of(data["rules"], field, 1):
            check_rule(rule, field, c)
