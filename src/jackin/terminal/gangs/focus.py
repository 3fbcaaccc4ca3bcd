"""What is happening right now: the Firefight, the cards that are looked at, or what the question is about."""

from __future__ import annotations

from rich.text import Text

from jackin.kernel.game import Json
from jackin.locale.gangs import GangsWords
from jackin.terminal.glyphs import AIM, QUIET

Texts = dict[tuple[str, str], tuple[str, list[str]]]
"""Title and lines of every entry of the set, by kind and id."""


def focus(view: Json, told: GangsWords, texts: Texts) -> Text:
    ask = view["ask"]
    if ask["kind"] == "space":
        return Text(told.text.effects(told.net["space"][ask["n"] - 1]["do"]), QUIET)
    if view.get("looking"):
        return Text("\n").join([card("combat", id, texts) for id in view["looking"]])
    if view["firefight"]:
        return firefight(view["firefight"], told)
    return card("edgerunner", ask["edgerunner"], texts) if "edgerunner" in ask else Text()


def card(kind: str, id: str, texts: Texts) -> Text:
    title, lines = texts[kind, id]
    return Text.assemble((title, "bold"), (f"  {strung(lines)}", QUIET))


def strung(lines: list[str]) -> str:
    return " · ".join(line.rstrip(".") for line in lines)


def firefight(fight: Json, told: GangsWords) -> Text:
    """Who fights where; each party's card once all are revealed."""
    where = told.space(fight["district"])
    said = told.words.format("gangs-focus-firefight", where=where, who=called(fight["starter"], told))
    shown = Text.assemble((said, AIM))
    johnny = [fight["johnny"]] if "johnny" in fight else []
    for party in fight["parties"] + johnny:
        shown.append("\n  ").append_text(Text(told_party(party, told)))
    return shown


def told_party(party: Json, told: GangsWords) -> str:
    who = called(party["gang"], told)
    if party["state"] != "revealed":
        return told.words.format(f"gangs-focus-{party['state']}", who=who)
    cards = [str(told.one("combat", id)) for id in [party.get("card"), *party.get("cards", [])] if id]
    lost = ", ".join(told.unit(unit) for unit in party.get("lost", []))
    args: dict[str, str | int] = {"n": party["firepower"], "cards": ", ".join(cards), "lost": lost}
    return told.words.format("gangs-focus-lost" if lost else "gangs-focus-revealed", who=who, **args)


def called(id: str, told: GangsWords) -> str:
    return told.words.format("gangs-johnny") if id == "johnny" else str(told.one("gang", id))
