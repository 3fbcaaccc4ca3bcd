"""Netrunner's lists: printed cards, decks, the law about them, automas."""

from __future__ import annotations

from functools import cache

from jackin.content import packs
from jackin.kernel.game import Json
from jackin.kernel.message import Message
from jackin.netrunner.automa.pack import AICard, BadPack, BehaviourCard, Click, Pack
from jackin.netrunner.automa.table import LEVELS, LEVELS_OF
from jackin.netrunner.catalog import SETS, Card, find, pool
from jackin.netrunner.decks import BadDeck, Deck, law, named, names, netrunnerdb, octgn, read, text
from jackin.netrunner.decks.house import house
from jackin.netrunner.words import (
    AGENDA_TYPE, ASSET_TYPE, CORP, EVENT_TYPE, HARDWARE_TYPE, ICEBREAKER_SUBTYPE, ICE_TYPE, IDENTITY, OPERATION_TYPE,
    PROGRAM_TYPE, RESOURCE_TYPE, SIDES, TYPES, UPGRADE_TYPE,
)  # fmt: skip

PRICED = (ASSET_TYPE, EVENT_TYPE, HARDWARE_TYPE, ICE_TYPE, OPERATION_TYPE, PROGRAM_TYPE, RESOURCE_TYPE, UPGRADE_TYPE)
WRITERS = {"text": text.write, "netrunnerdb": netrunnerdb.write, "octgn": octgn.write}


def said(message: Message) -> Json:
    return {"key": message.key, "args": dict(message.args)}


@cache
def cards() -> list[Json]:
    return [facts(card) for card in pool(SETS)]


def facts(card: Card) -> Json:
    """What is printed, without the fields that this type of card has not got."""
    shown: Json = {
        "slug": card.slug,
        "code": card.code,
        "set": card.set,
        "side": SIDES[card.side],
        "faction": card.faction,
        "type": TYPES[card.type],
        "subtypes": card.subtype_names,
        "unique": card.unique,
        "copies": card.copies,
    }
    if card.type in PRICED and not card.x_cost:
        shown["cost"] = card.cost
    if card.type == ICE_TYPE or (card.type == PROGRAM_TYPE and card.subtypes & ICEBREAKER_SUBTYPE):
        shown["strength"] = card.strength
    if card.type == PROGRAM_TYPE:
        shown["memory"] = card.memory
    if card.trash_cost >= 0:
        shown["trash"] = card.trash_cost
    if card.type == AGENDA_TYPE:
        shown.update(requirement=card.requirement, points=card.points)
    if card.influence >= 0:
        shown["influence"] = card.influence
    if card.type == IDENTITY:
        shown.update(min_deck=card.min_deck, max_influence=card.max_influence)
        if card.side != CORP:
            shown["link"] = card.link
    return shown


@cache
def shelf() -> list[Json]:
    return [
        {
            "id": name,
            "kind": "house" if name in house() else "starter",
            "side": SIDES[named(name).side],
            "faction": named(name).faction,
            "deck": as_list(named(name)),
        }
        for name in names()
    ]


def as_list(deck: Deck) -> Json:
    return {"identity": deck.identity, "cards": dict(deck.cards), "name": deck.name, "notes": deck.notes}


def judge(deck: Deck) -> Json:
    faults, identity = law.faults(deck), find(deck.identity)
    corp = deck.side == CORP
    return {
        "legal": not faults,
        "faults": [said(fault) for fault in faults],
        "sets": deck.sets,
        "size": deck.size,
        "least": identity.min_deck,
        "influence": law.influence(deck),
        "influence_limit": identity.max_influence,
        "agenda_points": law.agenda_points(deck),
        "agenda_range": law.points_needed(max(deck.size, identity.min_deck)) if corp else None,
    }


def deck_law(deck: Deck) -> Json:
    """What its identity lets a deck hold, whatever else is in it."""
    terms = {
        card.slug: {
            "most": law.most(card, deck),
            "price": law.price(card, deck),
            "spared": law.spared(card, deck),
            "alliance": card.alliance,
            "bar": law.bar(card, deck),
        }
        for card in pool(SETS)
    }
    return {"identity": deck.identity, "influence_limit": find(deck.identity).max_influence, "cards": terms}


def read_deck(written: str, name: str) -> Json:
    try:
        return {"deck": as_list(read(written.encode("utf-8", "replace"), name)), "faults": []}
    except BadDeck as bad:
        return {"deck": None, "faults": [said(fault) for fault in bad.faults]}


def write_deck(deck: Deck, format: str) -> str:
    return WRITERS[format](deck)


def levels(side: str) -> list[str]:
    return [LEVELS[n] for n in LEVELS_OF[SIDES.index(side)]]


def automas() -> list[Json]:
    """Every pack that can be read; one with mistakes is left to `jackin automa check`."""
    found: list[Json] = []
    for name in packs.names():
        try:
            found.append(automa(name, packs.pack(name)))
        except BadPack:
            continue
    return found


def automa(name: str, pack: Pack) -> Json:
    return {
        "id": name,
        "title": pack.name,
        "side": pack.side,
        "levels": levels(pack.side),
        "built_in": pack.built_in,
        "cards": [ai_card(card) for card in pack.cards],
        "behaviours": [behaviour_card(card) for card in pack.behaviours],
    }


def ai_card(card: AICard) -> Json:
    """The clicks from top to bottom; the last is the bottom order."""
    clicks = [said(click_words(click)) for click in [*card.clicks, card.bottom]]
    return {"id": card.id, "title": card.title, "clicks": clicks}


def behaviour_card(card: BehaviourCard) -> Json:
    a, b = ([said(click_words(click)) for click in side] for side in card.sides)
    return {"id": card.id, "title": card.title, "a": a, "b": b}


def click_words(click: Click) -> Message:
    if click.action is None:
        return Message("server-automa-reserve")
    args: dict[str, str | int] = {"n": click.action.n}
    if click.action.at is not None:
        args["at"] = click.action.at.order
    if click.otherwise is not None:
        args["otherwise"] = click.otherwise.kind
    return Message(f"server-automa-{click.action.kind.replace('_', '-')}", **args)
