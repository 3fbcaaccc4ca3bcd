"""A content set told in one language: every text in it, put together once for readers elsewhere.

`told` gives the protocol's `SetTexts` as plain data.
"""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.locale import words
from jackin.locale.gangs import GangsWords
from jackin.locale.gangs_text import GangsText, capital

TITLES = {"story": "story-card"}
"""Kinds that the catalogues call by another name."""


def told(data: Json, lang: str) -> Json:
    said = GangsWords(words(lang, "gangs"), data)
    return {
        "cards": {
            kind: {entry["id"]: card(said.text, kind, entry) for entry in entries}
            for kind, entries in said.entries.items()
        },
        "net": [said.text.effects(space.get("do", [])) for space in data["net"]["space"]],
        "effects": {path: said.effect(path) for path in said.effects},
        "offers": {path: said.offer(path) for path, effect in said.effects.items() if effect["do"] == "may"},
        "units": {name: {"gang": gang, "kind": kind} for name, (gang, kind) in said.pieces.items()},
        "places": {name: {"district": district, "kind": kind} for name, (district, kind) in said.places.items()},
    }


def card(text: GangsText, kind: str, entry: Json) -> Json:
    """What is written on an entry; what it lacks is left out."""
    found: Json = {"title": text.name(TITLES.get(kind, kind), entry)}
    if "ability" in entry:
        found["abilities"] = [
            {
                "name": text.called("ability", ability["name"]) if "name" in ability else "",
                "text": text.ability(ability),
            }
            for ability in entry["ability"]
        ]
    if kind == "story":
        found["tale"] = text.story(entry)
    if kind == "edgerunner":
        found["movement"] = text.movement(entry)
    if kind == "opportunity":
        found |= {"needs": text.needs(entry), "reward": capital(text.effects(entry.get("reward", [])))}
    if "cred" in entry:
        found["cred"] = cred(text, {"n": entry["cred"]} if kind == "opportunity" else entry["cred"])
    return found


def cred(text: GangsText, data: Json) -> Json:
    return {"n": text.amount(data["n"])[0], "each": text.short_cred(data), "text": text.cred(data)}
