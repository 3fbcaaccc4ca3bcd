"""A position to JSON and back. Cards go by slug, flows and texts by name, so it outlives a refactor."""

from __future__ import annotations

from typing import Any, Final

from jackin.kernel.codec import BadSave, decode_frame, encode_frame
from jackin.kernel.frame import TEXTS, Text
from jackin.kernel.machine import put_again
from jackin.kernel.rng import read_chance
from jackin.netrunner.automa.table import decode_automa, encode_automa
from jackin.netrunner.catalog import BY_SLUG, CARDS, CORE, known_sets, sets_of
from jackin.netrunner.codec_first import by_names
from jackin.netrunner.fields import COLUMNS, LISTS, NUMBERS, RUN_NUMBERS, RUN_TUPLES
from jackin.netrunner.rules.moves import survey
from jackin.netrunner.state import Lasting, Line, Run, State
from jackin.netrunner.rules.triggers import RULES
from jackin.netrunner.words import COUNTERS, EVENTS, KINDS, zone_name

VERSION: Final = 1

FORMAT: Final = 2
"""Since the second format events, zones and counters go by their names."""

MACHINE: Final = ["count", "over", "stirred", "automated"]
RUN: Final = ["server", "source", *RUN_NUMBERS]
LASTING_NUMBERS: Final = ["kind", "until", "target", "serial", "n", "source", "seat"]
LINE_NUMBERS: Final = ["key", "seat", "knows", "other_knows", "n", "where", "rule", "seats"]


def encode(s: State) -> dict[str, Any]:
    data: dict[str, Any] = {"game": "netrunner", "format": FORMAT, "rules": VERSION, "seed": s.chance.encode()}
    data["code"] = [CARDS[code].slug for code in s.code]
    sets = sets_of([CARDS[code] for code in s.code])
    if sets != [CORE]:
        data["sets"] = sets
    for name in COLUMNS + LISTS:
        data[name] = list(getattr(s, name))
    for name in MACHINE + NUMBERS:
        data[name] = getattr(s, name)
    data["counters"] = encode_counters(s.counters)
    data["zones"] = {zone_name(zone): list(cards) for zone, cards in enumerate(s.zones)}
    data["stack"] = [encode_frame(f) for f in s.stack]
    data["happened"] = [encode_event(event) for event in s.happened]
    data["last_turn"] = [encode_event(event) for event in s.last_turn]
    data["lasting"] = [encode_lasting(lasting) for lasting in s.lasting]
    data["run"] = None if s.run is None else encode_run(s.run)
    data["log"] = encode_log(s.log)
    data["automa"] = None if s.automa is None else encode_automa(s.automa)
    if s.ask_everything:
        data["ask_everything"] = True
    return data


def encode_counters(counters: dict[int, int]) -> dict[str, dict[str, int]]:
    """By card, then by kind."""
    data: dict[str, dict[str, int]] = {}
    for key, n in sorted(counters.items()):
        data.setdefault(str(key // KINDS), {})[COUNTERS[key % KINDS]] = n
    return data


def encode_event(happened: tuple[int, int, int]) -> list[Any]:
    return [EVENTS[happened[0]].name, happened[1], happened[2]]


def text_name(text: Text | None) -> str:
    return "" if text is None else text.name


def text_of(name: str) -> Text | None:
    if name and name not in TEXTS:
        raise BadSave(f"no text {name} in these rules")
    return TEXTS[name] if name else None


def encode_lasting(lasting: Lasting) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(lasting, name) for name in LASTING_NUMBERS}
    data["event"] = EVENTS[lasting.event].name if lasting.event >= 0 else ""
    data["text"] = text_name(lasting.text)
    return data


def encode_run(run: Run) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(run, name) for name in RUN}
    for name in RUN_TUPLES:
        data[name] = list(getattr(run, name))
    data["text"] = text_name(run.text)
    return data


def encode_log(line: Line | None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while line is not None:
        data: dict[str, Any] = {name: getattr(line, name) for name in LINE_NUMBERS}
        data["card"] = CARDS[line.card].slug if line.card >= 0 else ""
        data["other"] = CARDS[line.other].slug if line.other >= 0 else ""
        found.append(data)
        line = line.before
    found.reverse()
    return found


def decode(data: Any) -> State:
    """Raises BadSave and names what is wrong; nothing is half loaded."""
    if not isinstance(data, dict):
        raise BadSave("not a position of netrunner")
    if data.get("game") != "netrunner":
        raise BadSave(f"a position of {data.get('game')!r}, not of netrunner")
    try:
        if data.get("format", 1) > FORMAT:
            raise BadSave(f"a position in a newer format ({data['format']}, this is {FORMAT})")
        if data["rules"] > VERSION:
            raise BadSave(f"a position under newer rules ({data['rules']}, these are {VERSION})")
        return decode_state(data if data.get("format", 1) > 1 else by_names(data))
    except BadSave:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, AssertionError) as error:
        raise BadSave(f"a damaged position: {error!r}") from error


def decode_state(data: dict[str, Any]) -> State:
    for name in data.get("sets", []):
        if name not in known_sets():
            raise BadSave(f"a position with cards of {name!r}, a set that is not here")
    s = State(RULES, read_chance(data["seed"]))
    s.code = [number_of(slug) for slug in data["code"]]
    s.zone = [-1] * len(s.code)
    for name in COLUMNS + LISTS:
        setattr(s, name, list(data[name]))
    for name in COLUMNS:
        if len(data[name]) != len(s.code):
            raise BadSave(f"a damaged position: {len(data[name])} cards have a {name}, not {len(s.code)}")
    for name in MACHINE + NUMBERS:
        setattr(s, name, data[name])
    s.ask_everything = bool(data.get("ask_everything", False))
    s.counters = decode_counters(data["counters"])
    s.zones = decode_zones(data["zones"])
    for zone, cards in enumerate(s.zones):
        for card in cards:
            s.zone[card] = zone
    if -1 in s.zone:
        raise BadSave("a damaged position: a card lies nowhere")
    s.stack = [decode_frame(f) for f in data["stack"]]
    s.happened = [(event_of(event[0]), event[1], event[2]) for event in data["happened"]]
    s.last_turn = [(event_of(event[0]), event[1], event[2]) for event in data["last_turn"]]
    s.lasting = [decode_lasting(lasting) for lasting in data["lasting"]]
    if data["run"] is not None:
        s.run = decode_run(data["run"])
    s.log = decode_log(data["log"])
    if data["automa"] is not None:
        s.automa = decode_automa(data["automa"])
    survey(s)
    for code in s.code:
        s.recalling |= CARDS[code].behaviour.recalls
    s.stirred = data["stirred"]
    put_again(s)
    return s


def decode_counters(data: dict[str, dict[str, int]]) -> dict[int, int]:
    return {int(card) * KINDS + counter(kind): n for card, held in data.items() for kind, n in held.items()}


def counter(kind: str) -> int:
    if kind not in COUNTERS:
        raise BadSave(f"no counter {kind} in these rules")
    return COUNTERS.index(kind)


def decode_zones(data: dict[str, list[int]]) -> list[tuple[int, ...]]:
    return [tuple(data[zone_name(zone)]) for zone in range(len(data))]


def event_of(name: str) -> int:
    for number, row in enumerate(EVENTS):
        if row.name == name:
            return number
    raise BadSave(f"no event {name} in these rules")


def number_of(slug: str) -> int:
    if slug not in BY_SLUG:
        raise BadSave(f"no card is called {slug!r}")
    return BY_SLUG[slug].number


def decode_lasting(data: dict[str, Any]) -> Lasting:
    return Lasting(
        data["kind"], data["until"], data["target"], data["serial"], data["n"], data["source"], data["seat"],
        event_of(data["event"]) if data["event"] else -1, text_of(data["text"]),
    )  # fmt: skip


def decode_run(data: dict[str, Any]) -> Run:
    run = Run(data["server"], data["source"], text_of(data["text"]))
    for name in RUN:
        setattr(run, name, data[name])
    for name in RUN_TUPLES:
        setattr(run, name, tuple(data[name]))
    return run


def decode_log(data: list[dict[str, Any]]) -> Line | None:
    line: Line | None = None
    for d in data:
        card = number_of(d["card"]) if d["card"] else -1
        other = number_of(d["other"]) if d["other"] else -1
        line = Line(
            line, d["key"], d["seat"], card, d["knows"], other, d["other_knows"], d["n"], d["where"], d["rule"],
            d["seats"],
        )  # fmt: skip
    return line
