"""Bytes and numbered actions: complete, fixed, and without a secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from jackin import gangs, netrunner
from jackin.envs import gangs_house_v0, netrunner_core_v0
from jackin.kernel.game import Game
from jackin.kernel.machine import Position, answer
from jackin.kernel.rng import Dice
from jackin.netrunner.game import BadSetup, state
from jackin.netrunner.rules.knowledge import stir
from jackin.netrunner.words import ALL_KNOW, HQ_CARDS
from jackin.tensors.encoding import Encoding
from jackin.tensors.page import Page
from tools.environment_pages import pages

NETRUNNER = netrunner_core_v0.ENCODING
GANGS = gangs_house_v0.ENCODING
GAMES = [(NETRUNNER, netrunner.GAME), (GANGS, gangs.GAME)]
SETUPS = {
    NETRUNNER.name: netrunner_core_v0.setups(),
    GANGS.name: [*gangs_house_v0.setups(2), *gangs_house_v0.setups(4)],
}


def positions(encoding: Encoding, games: int, every: int) -> Iterator[Position]:
    """Decisions of random games with all decks and seatings, one of so many."""
    setups = SETUPS[encoding.name]
    for number in range(games):
        position, dice = encoding.new(setups[number * 5 % len(setups)], number), Dice(number)
        while (ask := position.ask) is not None:
            if dice.below(every) == 0:
                yield position
            answer(position, ask.options[dice.below(len(ask.options))])


def seen(encoding: Encoding, position: Position, seat: int) -> bytes:
    page = Page(encoding.size)
    encoding.observe(position, seat, page)
    return bytes(page.bytes)


@pytest.mark.parametrize(("encoding", "game"), GAMES, ids=["netrunner", "gangs"])
def test_hidden_cards_dealt_again_change_no_byte_and_no_action(encoding: Encoding, game: Game):
    looked = 0
    for n, position in enumerate(positions(encoding, 6, 9)):
        for seat in range(encoding.seats(position)):
            other = game.redeal(position, seat, n)
            assert seen(encoding, other, seat) == seen(encoding, position, seat)
            if position.ask is not None and position.ask.seat == seat:
                assert encoding.actions(other) == encoding.actions(position)
            looked += 1
    assert looked > 100


def test_a_page_that_is_written_on_says_what_a_new_one_says():
    """Whoever looks, at whichever of two games: what stood there before is gone or still right."""
    pages = [Page(NETRUNNER.size), Page(NETRUNNER.size)]
    for n, (one, other) in enumerate(zip(positions(NETRUNNER, 8, 1), positions(NETRUNNER, 5, 2), strict=False)):
        position, seat = other if n % 61 < 2 else one, n // 3 % 2
        page = pages[seat if n % 37 else 1 - seat]
        NETRUNNER.observe(position, seat, page)
        assert bytes(page.bytes) == seen(NETRUNNER, position, seat)


def test_a_card_that_is_turned_in_secret_is_missed():
    """So the test above would notice one."""
    table = state(next(iter(positions(NETRUNNER, 1, 1))))
    page = Page(NETRUNNER.size)
    NETRUNNER.observe(table, 1, page)
    table.knows[table.zones[HQ_CARDS][0]] = ALL_KNOW
    NETRUNNER.observe(table, 1, page)
    assert bytes(page.bytes) != seen(NETRUNNER, table, 1)
    stir(table, table.zones[HQ_CARDS][0])
    NETRUNNER.observe(table, 1, page)
    assert bytes(page.bytes) == seen(NETRUNNER, table, 1)


class Peeping:
    """An encoding with a planted fault: what lies in HQ shows in everybody's third byte."""

    name, size = NETRUNNER.name, NETRUNNER.size
    new, seats, actions = NETRUNNER.new, NETRUNNER.seats, NETRUNNER.actions

    def observe(self, position: Position, seat: int, page: Page) -> None:
        NETRUNNER.observe(position, seat, page)
        s = state(position)
        page.put(2, sum(s.code[card] for card in s.zones[HQ_CARDS]) % 256)


def test_the_law_catches_an_encoding_that_peeps():
    with pytest.raises(AssertionError):
        test_hidden_cards_dealt_again_change_no_byte_and_no_action(Peeping(), netrunner.GAME)


@pytest.mark.parametrize(("encoding", "game"), GAMES, ids=["netrunner", "gangs"])
def test_every_answer_has_a_number_of_its_own(encoding: Encoding, game: Game):
    rest = encoding.action_layout[-1].begin
    options = nameless = 0
    for position in positions(encoding, 12, 1):
        found = encoding.actions(position)
        assert len(set(found)) == len(found)
        assert all(0 <= action < encoding.count for action in found)
        options += len(found)
        nameless += sum(action >= rest for action in found)
    assert nameless < options / 50


@pytest.mark.parametrize("encoding", [NETRUNNER, GANGS], ids=["netrunner", "gangs"])
def test_the_same_answer_has_the_same_number_in_every_question(encoding: Encoding):
    """Plain answers, titles, Districts: whatever is named by a word that does not depend on the game."""
    numbers: dict[tuple[str, str], int] = {}
    rest = encoding.action_layout[-1].begin
    for position in positions(encoding, 6, 3):
        assert position.ask is not None
        for option, action in zip(position.ask.options, encoding.actions(position), strict=True):
            if action < rest and not option.name.startswith("#") and ">" not in option.name and option.n < 0:
                if option.verb not in ("lose", "convert", "rival"):  # counted from the seat
                    assert numbers.setdefault((option.verb, option.name), action) == action
    assert len(numbers) > 50


@pytest.mark.parametrize("encoding", [NETRUNNER, GANGS], ids=["netrunner", "gangs"])
def test_sections_lie_side_by_side(encoding: Encoding):
    for layout in (encoding.layout, encoding.action_layout):
        assert layout[0].begin == 0
        assert all(one.end == two.begin and one.size > 0 for one, two in pairwise(layout))


def test_the_first_bytes_are_what_the_page_says():
    position = netrunner.GAME.new(netrunner.setup("nbn", "shaper"), 4)
    assert list(seen(NETRUNNER, position, 0)[:14]) == [0, 1, 0, 0, 5, 5, 0, 0, 0, 0, 5, 5, 44, 42]
    assert seen(NETRUNNER, position, 1)[:2] == bytes([1, 0])
    table = gangs.GAME.new(gangs.setup(["valentinos", "maelstrom"], first=0), 4)
    assert list(seen(GANGS, table, 1)[:3]) == [1, 2, 0]


def test_cards_that_have_no_index_are_not_played_with():
    runner = {"identity": "kate-mac-mccaffrey-digital-tinker", "cards": {"quality-time": 45}}
    with pytest.raises(BadSetup, match="cards of the Core Set alone"):
        NETRUNNER.new(netrunner.setup("nbn", runner), 1)


def test_the_pages_are_those_of_the_encodings():
    """`python tools/environment_pages.py` writes them. A changed index is a new version."""
    for path, text in pages().items():
        assert path.read_text("utf-8") == text
