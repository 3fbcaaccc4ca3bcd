"""`jackin cards`: look cards up."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from jackin import netrunner as netrunner  # teaches the cards their texts
from jackin.commands.deck import AsJson, Lang, Language, Side, show_json
from jackin.locale import Words, words
from jackin.netrunner.catalog import SETS, Card, pool
from jackin.netrunner.catalog import facts as data_file
from jackin.netrunner.decks.titles import fold
from jackin.netrunner.words import AGENDA_TYPE, ICE_TYPE, IDENTITY, PROGRAM_TYPE, SIDES, TYPES
from jackin.terminal.glyphs import QUIET, SIDE, ink

PUBLISHED = pool(SETS)
FACTIONS = [*sorted({card.faction for card in PUBLISHED}), "neutral"]
WIDTH = 72


def listed(known: list[str]) -> str:
    return f"One of {', '.join(known)}."


def known_faction(value: str | None) -> str | None:
    return one_of(FACTIONS, value)


def known_set(value: str | None) -> str | None:
    return one_of(SETS, value)


def known_type(value: str | None) -> str | None:
    return one_of(TYPES, value)


def one_of(known: list[str], value: str | None) -> str | None:
    if value is None or value.lower() in known:
        return value and value.lower()
    raise typer.BadParameter(f"{value!r} is none of {', '.join(known)}")


def cards(
    query: Annotated[str, typer.Argument(help="Words of a title or of a text, in any language; or a code.")] = "",
    faction: Annotated[str | None, typer.Option(callback=known_faction, help=listed(FACTIONS))] = None,
    type: Annotated[str | None, typer.Option(callback=known_type, help=listed(TYPES))] = None,
    side: Annotated[Side | None, typer.Option(help="The cards of one side.")] = None,
    of: Annotated[str | None, typer.Option("--set", callback=known_set, help=listed(SETS))] = None,
    lang: Lang = Language.EN,
    as_json: AsJson = False,
) -> None:
    """List cards of Netrunner; show one if only one fits."""
    say = words(lang)
    found = search(query, [card for card in PUBLISHED if fits(card, faction, type, side, of)], say)
    missing = [] if faction or type or side else awaited(query, of)
    if as_json:
        show_json([facts(card, say) for card in found] + missing)
    elif missing and not found:
        Console().print(not_yet(missing, say))
    elif not found:
        Console(stderr=True).print(ink(say.format("cards-none")))
        raise typer.Exit(1)
    else:
        Console().print(portrait(found[0], say) if len(found) == 1 else listing(found, missing, say))


def awaited(query: str, of: str | None) -> list[dict[str, Any]]:
    """Published cards that cannot be played yet: those of this code, or with these words in the title."""
    wanted = fold(query)
    return [
        {"code": code, "title": title, "set": name, "implemented": False}
        for name, cards in data_file("awaited").items()
        for code, title in cards.items()
        if of in (None, name) and (wanted == code or wanted in fold(title))
    ]


def not_yet(missing: list[dict[str, Any]], say: Words) -> Group:
    lines = [ink(f"{card['code']}  {card['title']}", QUIET) for card in missing]
    return Group(*lines, ink(say.format("cards-awaited", n=len(missing)), "red"))


def fits(card: Card, faction: str | None, type: str | None, side: str | None, of: str | None) -> bool:
    return (
        (of is None or card.set == of)
        and (faction is None or card.faction == faction or card.faction.startswith(f"{faction}-"))
        and (type is None or TYPES[card.type] == type)
        and (side is None or SIDES[card.side] == side)
    )


def search(query: str, among: list[Card], say: Words) -> list[Card]:
    """The card of this very title or code; or those with these words in the title; or else in the text."""
    wanted = fold(query)
    if not wanted:
        return among
    for match in (is_called, has_in_title, has_in_text):
        if found := [card for card in among if match(card, wanted, say)]:
            return found
    return []


def titles(card: Card, say: Words) -> list[str]:
    return [fold(words(lang).title(card.slug)) for lang in dict.fromkeys([say.lang, *Language])]


def is_called(card: Card, wanted: str, say: Words) -> bool:
    return wanted in (card.code, fold(card.slug), *titles(card, say))


def has_in_title(card: Card, wanted: str, say: Words) -> bool:
    return any(wanted in title for title in titles(card, say))


def has_in_text(card: Card, wanted: str, say: Words) -> bool:
    return wanted in fold(say.text(card.slug)) or wanted in fold(kind(card, say))


def facts(card: Card, say: Words) -> dict[str, Any]:
    """A card as printed; what it does not have is left out."""
    return {
        "code": card.code,
        "slug": card.slug,
        "set": card.set,
        "title": say.title(card.slug),
        "side": SIDES[card.side],
        "faction": card.faction,
        "type": TYPES[card.type],
        "subtypes": card.subtype_names,
        "unique": card.unique,
        **numbers(card),
        "text": say.text(card.slug),
        "gist": say.gist(card.slug),
        "implemented": card.implemented,
    }


def numbers(card: Card) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    if card.type == IDENTITY:
        found |= {"min_deck": card.min_deck, "max_influence": card.max_influence}
        found |= {"link": card.link} if SIDES[card.side] == "runner" else {}
    elif card.type == AGENDA_TYPE:
        found |= {"advance": card.requirement, "points": card.points}
    else:
        found["cost"] = "X" if card.x_cost else card.cost
    if card.type == ICE_TYPE or "icebreaker" in card.subtype_names:
        found["strength"] = card.strength
    if card.type == PROGRAM_TYPE:
        found["memory"] = card.memory
    if card.trash_cost >= 0:
        found["trash"] = card.trash_cost
    if card.influence >= 0:
        found["influence"] = card.influence
    return found | {"quantity": card.quantity}


def kind(card: Card, say: Words) -> str:
    """Ice: Sentry - Bioroid"""
    subtypes = " - ".join(say.format(f"subtype-{name}") for name in card.subtype_names)
    return say.format(f"type-{TYPES[card.type]}") + (f": {subtypes}" if subtypes else "")


def listing(found: list[Card], missing: list[dict[str, Any]], say: Words) -> Group:
    table = Table(box=None, pad_edge=False)
    for column in ("code", "title", "faction", "type", "cost", "influence"):
        justify = "right" if column == "cost" else "left"
        table.add_column(say.format(f"cards-column-{column}"), justify=justify)  # type: ignore[arg-type]
    for card in found:
        table.add_row(
            ink(card.code, QUIET),
            ink(name(card, say), SIDE[SIDES[card.side]]),
            ink(say.format(f"faction-{card.faction}")),
            ink(kind(card, say)),
            str(numbers(card).get("cost", numbers(card).get("advance", ""))),
            "●" * card.influence,
        )
    lines = [ink(say.format("cards-count", n=len(found)), QUIET)]
    if missing:
        lines.append(ink(say.format("cards-awaited", n=len(missing)), QUIET))
    return Group(table, *lines)


def name(card: Card, say: Words) -> str:
    return f"◆ {say.title(card.slug)}" if card.unique else say.title(card.slug)


def portrait(card: Card, say: Words) -> Panel:
    printed = [say.format(f"cards-{key.replace('_', '-')}", n=value) for key, value in numbers(card).items()
               if key != "quantity"]  # fmt: skip
    parts: list[Text | Padding] = [
        ink(f"{kind(card, say)} · {say.format(f'faction-{card.faction}')} · {say.format(f'set-{card.set}')}"),
        ink(" · ".join(printed), QUIET),
    ]
    if text := say.text(card.slug):
        parts.append(Padding(ink(text), (1, 0, 0, 0)))
    if not card.implemented:
        parts.append(ink(say.format("cards-not-implemented"), "red"))
    return Panel(
        Group(*parts),
        title=ink(name(card, say), f"bold {SIDE[SIDES[card.side]]}"),
        title_align="left",
        subtitle=ink(f"{card.code} · {say.format('cards-in-box', n=card.quantity)}", QUIET),
        subtitle_align="right",
        width=WIDTH,
        padding=(1, 2),
    )
