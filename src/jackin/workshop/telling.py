"""How an entry reads that somebody is typing: what can be put into words is, what cannot yet is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from jackin.kernel.game import Json
from jackin.locale import words
from jackin.locale.ai_card import Reader
from jackin.locale.gangs_text import GangsText, capital
from jackin.locale.gangs_told import card, cred

Told = TypeVar("Told")
PARTS = ("ability", "cred", "needs", "reward", "moves", "text")
CARDS = ("combat", "opportunity", "edgerunner", "story", "district", "gang")


def safely(otherwise: Told, tell: Callable[..., Any], *given: Any) -> Told:
    try:
        found: Told = tell(*given)
        return found
    except (TypeError, ValueError, LookupError, AttributeError, RecursionError):
        return otherwise


def told(kind: str, entry: Any, districts: Any, lang: str) -> Json:
    """The protocol's `Preview` of an entry that is drawn as `kind`."""
    if not isinstance(entry, dict):
        return {"lines": []}
    if kind in ("ai", "behaviour"):
        return {"lines": orders(entry, Reader(words(lang)))}
    none = GangsText(words(lang, "gangs"), {"districts": {"district": []}})
    text = safely(none, GangsText, words(lang, "gangs"), {"districts": districts})
    if kind in CARDS:
        return {"texts": card_texts(text, kind, entry), "lines": []}
    return {"lines": plain_lines(text, kind, entry)}


def card_texts(text: GangsText, kind: str, entry: Json) -> Json:
    whole: Json = safely(Json(), card, text, kind, entry)
    if whole:
        return whole
    bare = {name: value for name, value in entry.items() if name not in PARTS}
    untitled: Json = {"title": str(entry.get("title", ""))}
    found = safely(untitled, card, text, kind, {"unit": "solo", **bare})
    found["abilities"] = [{"name": "", "text": safely("", text.ability, one)} for one in listed(entry.get("ability"))]
    for name in ("cred", "needs", "reward"):
        if name in entry:
            found |= safely(Json(), part, text, kind, name, entry)
    return found


def part(text: GangsText, kind: str, name: str, entry: Json) -> Json:
    if name == "cred":
        return {"cred": cred(text, {"n": entry["cred"]} if kind == "opportunity" else entry["cred"])}
    return {"needs": text.needs(entry)} if name == "needs" else {"reward": capital(text.effects(entry["reward"]))}


def plain_lines(text: GangsText, kind: str, entry: Json) -> list[Json]:
    if kind == "action":
        return [line("", safely("", text.special, one)) for one in listed(entry.get("special"))]
    return [line("", safely("", text.effects, entry.get("do", [])))]


def orders(entry: Json, reader: Reader) -> list[Json]:
    """The clicks of an AI card and its bottom order, or the two sides of a behaviour card."""
    if "side_a" in entry or "side_b" in entry:
        return [
            line(side, safely("", reader.click, click))
            for side in ("a", "b")
            for printed in listed(entry.get(f"side_{side}"))
            for click in listed(printed)
        ]
    clicks = [(str(n), click) for n, click in enumerate(listed(entry.get("click")), 1)]
    return [
        line(mark, safely("", reader.click, click), safely(list[str](), reader.rows, click))
        for mark, click in [*clicks, ("=", entry.get("bottom"))]
    ]


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def line(mark: str, text: str, more: list[str] | None = None) -> Json:
    return {"mark": mark, "text": capital(text), "more": more or []}
