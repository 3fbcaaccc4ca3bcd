"""What the bots read off cards that nobody told them about."""

from __future__ import annotations

import pytest

from jackin.bots.greedy.opinions import use_worth
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.shown.doings import (
    breaking,
    drawn,
    earns,
    errand,
    fire,
    income,
    sifts,
    subroutine_words,
    yields,
)
from jackin.netrunner.words import ICE_TYPE


@pytest.mark.parametrize(
    ("slug", "kind", "price", "most", "boost_price", "boost"),
    [
        ("peacock", "code-gate", 2, 1, 2, 3),
        ("force-of-nature", "code-gate", 2, 2, 1, 1),
        ("snowball", "barrier", 1, 1, 1, 1),
        ("darwin", "any", 2, 1, 0, 0),
        ("gordian-blade", "code-gate", 1, 1, 1, 1),
    ],
)
def test_an_icebreaker_says_what_it_breaks_and_for_how_much(slug, kind, price, most, boost_price, boost):
    how = breaking(slug)
    assert how is not None
    assert how[:5] == (kind, price, most, boost_price, boost)
    assert how.break_ability != how.boost_ability


def test_a_breaker_may_work_in_one_place_only():
    assert [how.kind for how in map(breaking, ("alpha", "omega", "knight")) if how] == [
        "outermost", "innermost", "host",
    ]  # fmt: skip


def test_other_cards_break_nothing():
    assert (breaking("imp"), breaking("desperado"), breaking("hedge-fund")) == (None, None, None)


def test_ice_says_the_worst_that_each_subroutine_does():
    assert subroutine_words("eli-1-0") == ("end", "end")
    assert subroutine_words("janus-1-0") == ("brain",) * 4
    assert subroutine_words("ichi-1-0") == ("trash", "trash", "brain")
    assert subroutine_words("woodcutter") == ("net-1",)
    assert subroutine_words("komainu") == ("net-1",)
    assert subroutine_words("sensei") == ("other",)
    assert all(subroutine_words(card.slug) for card in CARDS if card.type == ICE_TYPE and card.set)


def test_money_is_seen():
    assert (income("green-level-clearance"), income("sure-gamble"), income("diesel")) == (3, 9, 0)
    assert [earns(slug) for slug in ("kati-jones", "pad-campaign", "public-sympathy")] == [True, True, False]


def test_an_ability_says_what_it_brings():
    assert yields("professional-contacts", 0) == (1, 0, 0, 1)
    assert yields("liberated-account", 0) == (0, 4, 0, 0)
    assert yields("kati-jones", 0) == (0, 0, 3, 0)
    everything = yields("kati-jones", 1)
    assert everything is not None
    assert everything.taken > 16
    assert yields("same-old-thing", 0) is None is yields("liberated-account", 7)
    assert (drawn("quality-time"), drawn("diesel"), drawn("sure-gamble"), drawn("corroder")) == (5, 3, 0, 0)


def test_what_lies_on_a_card_is_taken_when_it_is_much():
    """Kati Jones gives everything at once: what is left with her is not lost."""
    assert use_worth("liberated-account", 0, 16, 1.0) == 4.0
    assert use_worth("liberated-account", 0, 0, 1.0) == 0.0
    a_little, a_lot, storing = [
        use_worth("kati-jones", ability, hosted, 1.0) or 0.0 for ability, hosted in ((1, 3), (1, 12), (0, 3))
    ]
    assert a_little < storing < a_lot
    assert use_worth("same-old-thing", 0, 0, 1.0) is None


def test_who_accesses_more_says_where_and_by_how_much():
    assert sifts("rd-interface") == ("rd", 1, "")
    assert sifts("nerve-agent") == ("hq", 0, "virus")
    assert sifts("desperado") == sifts("") == ("", 0, "")


def test_an_event_says_which_run_it_makes():
    legwork, laundry = errand("legwork"), errand("dirty-laundry")
    assert legwork is not None
    assert laundry is not None
    assert (legwork.accesses, legwork.credits, laundry.accesses, laundry.credits) == (2, 0, 0, 5)
    assert [how.leads_to(name) for how in (legwork, laundry) for name in ("hq", "rd", "remote-1")] == [
        True, False, False, True, True, True,
    ]  # fmt: skip
    assert (errand("account-siphon"), errand("sure-gamble")) == (None, None)


def test_fire_says_how_many_cards_it_burns():
    assert (fire("scorched-earth"), fire("neural-emp"), fire("hedge-fund")) == (4, 1, 0)
