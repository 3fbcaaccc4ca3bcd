"""What the bots read off cards that nobody told them about."""

from __future__ import annotations

import pytest

from jackin.netrunner.catalog import CARDS
from jackin.netrunner.shown.doings import breaking, earns, income, subroutine_words
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
