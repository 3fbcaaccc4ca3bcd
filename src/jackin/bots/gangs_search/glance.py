"""What the greedy gang reads of a view, and nothing else: a thought looks at thousands of tables."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jackin.gangs.book import Book
from jackin.gangs.content.vocabulary import SIDES
from jackin.gangs.moves import combat_name, edgerunner_name, opportunity_name
from jackin.gangs.options import ask_view
from jackin.gangs.queries import feud, gang_name, is_player, occupied_pois
from jackin.gangs.seating import Seating
from jackin.gangs.shown import DistrictView, FirefightView, GangView, PoiView, SpaceView, UnitView, View
from jackin.gangs.state import EVERYBODY, JOHNNY, State
from jackin.gangs.view import edgerunners_view, held_view, reserve_view, unit_view, waiting
from jackin.gangs.words import ACTIONS, MOST_SEATS, RESOURCES

TABLES = 64


class Album:
    """What was seen of the gangs at such a table, to be shown again: units and Districts as they may stand."""

    def __init__(self, book: Book) -> None:
        net = book.content.net
        self.units: dict[int, UnitView] = {}
        self.districts: dict[int, DistrictView] = {}
        self.rewards: Final = [
            [{reward.what: reward.n} for reward in district.rewards] for district in book.content.districts
        ]
        self.net: Final[list[SpaceView]] = [
            {"level": net.levels[space.level].id, "risk": net.levels[space.level].risk} for space in net.spaces
        ]


@lru_cache(TABLES)
def album_of(book: Book, seating: Seating) -> Album:
    return Album(book)


def glance(s: State, seat: int) -> View:
    """For the greedy gang in a seat, which answers as it would to the whole view. Nobody may change what it shows."""
    book = s.book
    album = album_of(book, s.seating)
    taken = occupied_pois(s)
    return {
        "content": book.content.id,
        "board": SIDES[s.board],
        "feud": feud(s),
        "timing": [f"{f.flow.name}/{f.step}" for f in s.stack],
        "gangs": [own(s, seat) if side == seat else other(s, side) for side in range(len(s.gangs))],
        "districts": [district_of(s, n, taken, album) for n in book.everywhere],
        "units": [unit_of(s, unit, album) for unit, place in enumerate(s.place) if place >= 0],
        "net": album.net,
        "opportunities": {
            "cards": [opportunity_name(s, card) if card >= 0 else None for card in s.opportunity_market],
            "deck": len(s.opportunities),
        },
        "edgerunners": {
            "cards": [edgerunner_name(s, card) if card >= 0 else None for card in s.edgerunner_market],
            "deck": len(s.edgerunners),
        },
        "firefight": firefight(s),
        "ask": ask_view(s, s.ask, seat, False),
    }


def unit_of(s: State, unit: int, album: Album) -> UnitView:
    key = (s.place[unit] * len(s.place) + unit) * MOST_SEATS + s.owner[unit]
    if key not in album.units:
        album.units[key] = unit_view(s, unit)
    return album.units[key]


def district_of(s: State, n: int, taken: list[bool], album: Album) -> DistrictView:
    key = 1
    for place in s.book.poi_places[s.board][n]:
        key = key * 2 + taken[place]
    for hideouts in s.hideouts:
        key = key * 2 + (n in hideouts)
    key = key * len(s.book.districts) + n
    if key not in album.districts:
        album.districts[key] = district(s, n, taken, album.rewards[n])
    return album.districts[key]


def district(s: State, n: int, taken: list[bool], rewards: list[dict[str, int]]) -> DistrictView:
    return {
        "id": s.book.districts[n],
        "adjacent": s.book.content.districts[n].adjacent,
        "rewards": rewards,
        "pois": [poi(s, place, taken[place]) for place in s.book.poi_places[s.board][n]],
        "hideouts": [gang_name(s, side) for side in range(len(s.gangs)) if n in s.hideouts[side]],
    }


def poi(s: State, place: int, taken: bool) -> PoiView:
    shown: PoiView = {"space": s.book.spaces[s.board][place], "poi": s.seating.pois[place]}
    if taken:
        shown["unit"] = "somebody"
    return shown


def firefight(s: State) -> FirefightView | None:
    fight = s.firefight
    if fight is None:
        return None
    starter = "johnny" if fight.starter == JOHNNY else gang_name(s, fight.starter)
    return {"district": s.book.districts[fight.district], "starter": starter}


def other(s: State, side: int) -> GangView:
    hand = s.hand[side]
    return {
        "id": gang_name(s, side),
        "street_cred": s.cred[side],
        "held": held_view(s, side),
        "hand_count": len(hand) - waiting(s, side),
        "known": [combat_name(s, card) for card in hand if s.knows[card] == EVERYBODY],
        "discard": [combat_name(s, card) for card in s.pile[side]],
    }


def own(s: State, side: int) -> GangView:
    shown = other(s, side)
    discs = s.discs[side]
    cards = s.book.content.opportunities
    shown["resources"] = {word: s.pool[3 * side + n] for n, word in enumerate(RESOURCES)}
    shown["net"] = s.net[side]
    shown["activate"] = [word for n, word in enumerate(ACTIONS) if discs >> n & 1]
    shown["reclaim"] = [word for n, word in enumerate(ACTIONS) if is_player(s, side) and not discs >> n & 1]
    shown["hideouts"] = [s.book.districts[n] for n in s.hideouts[side]]
    shown["hideouts_left"] = list(s.dashboard[side])
    shown["reserve"] = reserve_view(s, side)
    shown["tokens"] = s.tokens[side]
    shown["opportunities"] = [cards[card].id for card in s.seized[side]]
    shown["aside"] = [cards[card].id for card in s.aside[side]]
    shown["edgerunners"] = edgerunners_view(s, side, True)
    shown["hand"] = [combat_name(s, card) for card in s.hand[side]]
    return shown
