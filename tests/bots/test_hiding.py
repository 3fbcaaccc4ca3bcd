"""A Corp that hides its agendas among other cards: where it puts these, and what makes room for what."""

from __future__ import annotations

import pytest

from jackin.bots.greedy.corp_choices import trash_first
from jackin.bots.greedy.manner import GREEDY
from jackin.bots.greedy.placing import hides, occupied, place_worth, replaced
from jackin.bots.greedy.sight import Sight
from jackin.bots.levels import LEVELS
from jackin.bots.netrunner_search import manner_of
from jackin.bots.netrunner_search.own import hiding_manner, numbers, own_manner, seasoned_manner
from jackin.netrunner import GAME
from jackin.netrunner.shown.view import OptionView
from jackin.netrunner.words import CORP
from tests.netrunner.scenario import corp, rezzed, server, table, unrezzed

OPEN = None


def seen(manner, **corp_side):
    return Sight(GAME.view(table("corp", corp(credits=9, **corp_side)).state, CORP), manner=manner)


def best_place(sight, slug):
    """Of the remotes that are there, and a new one in the open."""
    places = {place.name: place for place in sight.remotes()} | {"open": OPEN}
    return max(places, key=lambda name: place_worth(sight, slug, places[name]))


def test_only_legend_is_seasoned_and_has_the_numbers_of_whoever_hides():
    assert [LEVELS[name].seasoned for name in LEVELS] == [False, False, False, True]
    assert manner_of(LEVELS["legend"]) is seasoned_manner()
    assert manner_of(LEVELS["pro"]) is own_manner()
    own, hiding = numbers_of(own_manner()), numbers_of(hiding_manner())
    assert numbers_of(seasoned_manner()) == hiding
    differing = {name for name in own if own[name] != hiding[name]}
    assert differing == set(numbers("hiding"))
    assert GREEDY.hiding == GREEDY.crowded == GREEDY.bare == GREEDY.replacing == own_manner().hiding == 0


def numbers_of(manner):
    return {name: getattr(manner, name) for name in [*numbers("numbers"), *numbers("hiding")]}


@pytest.mark.parametrize("slug", ["pad-campaign", "project-junebug", "adonis-campaign"])
def test_a_card_that_is_no_agenda_goes_where_agendas_lie(slug):
    remote = server(ice=["wall-of-static"])
    assert best_place(seen(hiding_manner(), hq=[slug], remote_1=remote), slug) == "remote-1"
    assert best_place(seen(own_manner(), hq=[slug], remote_1=remote), slug) == "open"
    assert best_place(seen(GREEDY, hq=[slug], remote_1=remote), slug) == "open"


def test_the_last_place_is_kept_for_an_agenda_in_hand():
    one, two = server(ice=["wall-of-static"]), server(ice=["enigma"])
    hand = ["pad-campaign", "private-security-force"]
    kept = seen(hiding_manner(), hq=hand, remote_1=one)
    free = seen(hiding_manner(), hq=hand, remote_1=one, remote_2=two)
    m = hiding_manner()
    assert hides(kept, kept.remotes()[0]) == m.hiding - m.crowded
    assert hides(free, free.remotes()[0]) == m.hiding
    assert hides(free, OPEN) == -m.bare


def test_a_rezzed_asset_makes_room_for_an_agenda_and_a_hidden_one_does_not():
    def remote(card):
        return server(ice=["wall-of-static", "tollbooth", "enigma"], root=[card])

    rezzed_one, hidden = rezzed("pad-campaign"), unrezzed("pad-campaign")
    agenda = "private-security-force"
    sight = seen(hiding_manner(), hq=[agenda], remote_1=remote(rezzed_one))
    assert occupied(sight.remotes()[0])
    assert replaced(sight, sight.remotes()[0]) is not None
    assert best_place(sight, agenda) == "remote-1"
    for manner, card in ((hiding_manner(), hidden), (own_manner(), rezzed_one), (GREEDY, rezzed_one)):
        other = seen(manner, hq=[agenda], remote_1=remote(card))
        assert replaced(other, other.remotes()[0]) is None
        assert place_worth(other, agenda, other.remotes()[0]) == -9.0


def test_it_is_the_asset_that_goes_and_not_what_lies_beside_it():
    remote = server(ice=["enigma"], root=[rezzed("adonis-campaign"), unrezzed("red-herrings")])

    def goes(manner):
        sight = seen(manner, hq=["private-security-force"], remote_1=remote)
        options: list[OptionView] = [
            {"verb": "trash", "card": card["id"], "value": card["id"]} for card in sight.remotes()[0].root
        ]
        dearest = max(options, key=lambda option: trash_first(sight, option))
        return sight.cards[dearest["card"]]["card"]

    assert goes(hiding_manner()) == "adonis-campaign"
    assert goes(own_manner()) == "red-herrings"
