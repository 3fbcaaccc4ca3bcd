"""What is read off every printed card, as it was recorded: the cards that tests make join the same catalogue and must
change nothing of it."""

from __future__ import annotations

from jackin.netrunner.catalog import CARDS, SETS, pool
from jackin.netrunner.dsl import card, gain, new_card
from jackin.netrunner.shown.doings import breaking, drawn, earns, income, subroutine_words, yields
from tests.recorded import as_recorded


def read(slug: str) -> str:
    abilities = [yields(slug, n) for n in range(4)]
    return f"{slug} {breaking(slug)} {subroutine_words(slug)} {income(slug)} {drawn(slug)} {abilities} {earns(slug)}"


def test_what_printed_cards_do_is_read_off_their_texts_whatever_else_is_in_the_catalogue():
    new_card("test-doings-heist", side="runner", type="event", cost=0)
    card("test-doings-heist", play=[gain(7)])
    assert income("test-doings-heist") == 7
    assert len(CARDS) > len(pool(SETS))
    as_recorded(__file__, {"doings": [read(printed.slug) for printed in pool(SETS)]})
