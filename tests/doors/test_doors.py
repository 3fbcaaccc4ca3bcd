"""What a table needs of a game besides its rules, asked at the door."""

from __future__ import annotations

from typing import Any

import pytest

from jackin import gangs
from jackin.bots.judging import Given
from jackin.doors import Refusal, door
from jackin.doors.analysis import moves
from jackin.doors.netrunner import own_asks
from jackin.doors.netrunner_lists import facts
from jackin.doors.rest import rest_of
from jackin.doors.watch import beats, watched
from jackin.kernel.journal import Journal
from jackin.kernel.message import Message
from jackin.kernel.rng import Dice
from jackin.netrunner.catalog import CARDS, find
from jackin.netrunner.setup import LARGEST_DECK
from jackin.netrunner.words import SIDES

NETRUNNER, GANGS = door("netrunner"), door("gangs")
NOBODY = {"kind": "bot", "name": "greedy", "level": ""}


def refused(what: Any, *args: Any) -> str:
    with pytest.raises(Refusal) as told:
        what(*args)
    return told.value.message.key


# Decks


def test_who_brings_no_deck_plays_a_usual_one_and_nobody_the_other_sides():
    assert NETRUNNER.deck("corp", None, False)["identity"].startswith("jinteki")
    corp = NETRUNNER.deck("corp", None, False)
    assert NETRUNNER.deck("corp", corp, False) == corp
    assert refused(NETRUNNER.deck, "runner", corp, False) == "server-deck-of-other-side"
    few = {**corp, "cards": {"hedge-fund": 3}}
    assert refused(NETRUNNER.deck, "corp", few, False) == "server-illegal-deck"
    assert refused(NETRUNNER.deck, "corp", {**corp, "cards": {"no-card": 3}}, False) == "server-no-card"
    assert refused(GANGS.deck, "maelstrom", corp, False) == "server-no-decks"
    assert GANGS.deck("maelstrom", None, False) == {}


def test_a_posted_journal_keeps_the_law_of_decks():
    decks = {side: NETRUNNER.deck(side, None, False) for side in SIDES}
    setup = NETRUNNER.setup({"side": "corp", "opponent": NOBODY}, decks)
    NETRUNNER.check_posted(setup)
    assert refused(NETRUNNER.check_posted, {**setup, "corp": setup["runner"]}) == "server-bad-journal"
    many = {**setup["corp"], "cards": {**setup["corp"]["cards"], "hedge-fund": LARGEST_DECK}}
    assert refused(NETRUNNER.check_posted, {**setup, "corp": many}) == "server-bad-journal"
    few = {**setup["corp"], "cards": {"hedge-fund": 3}}
    assert refused(NETRUNNER.check_posted, {**setup, "corp": few}) == "server-illegal-journal"


def test_a_table_limited_to_sets_takes_decks_of_these_sets():
    decks = {side: NETRUNNER.deck(side, None, False) for side in SIDES}

    def setup(sets: Any) -> Any:
        return NETRUNNER.setup({"side": "corp", "opponent": NOBODY, "settings": {"sets": sets}}, decks)

    assert setup(["core"])["sets"] == ["core"]
    for wrong in ([], "core", ["no-such-set"]):
        assert refused(setup, wrong) == "server-no-set"
    later = next(card.set for card in CARDS if card.set not in ("core", ""))
    assert refused(setup, [later]) == "server-deck-of-other-set"


@pytest.mark.parametrize(
    ("slug", "has", "lacks"),
    [
        ("hedge-fund", {"cost": 5, "influence": 0}, {"strength", "memory", "trash", "points", "link"}),
        ("ice-wall", {"cost": 1, "strength": 1}, {"memory", "trash", "points"}),
        ("corroder", {"cost": 2, "strength": 2, "memory": 1}, {"trash", "requirement"}),
        ("djinn", {"cost": 2, "memory": 1}, {"strength"}),
        ("pad-campaign", {"cost": 2, "trash": 4}, {"strength", "memory", "points"}),
        ("priority-requisition", {"requirement": 5, "points": 3}, {"cost", "trash", "strength"}),
        ("psychographics", {}, {"cost"}),
        ("kate-mac-mccaffrey-digital-tinker", {"min_deck": 45, "max_influence": 15, "link": 1}, {"cost"}),
        ("nbn-making-news", {"min_deck": 45, "max_influence": 15}, {"link", "cost"}),
    ],
)
def test_a_card_is_listed_with_what_is_printed_on_it(slug, has, lacks):
    shown = facts(find(slug))
    assert {name: shown.get(name) for name in has} == has
    assert not lacks & shown.keys()


def test_a_deck_is_judged_by_its_law():
    deck = NETRUNNER.deck("corp", None, False)
    found = NETRUNNER.judge(deck)
    assert (found["legal"], found["faults"], found["size"], found["least"]) == (
        True,
        [],
        sum(deck["cards"].values()),
        45,
    )
    low, high = found["agenda_range"]
    assert low <= found["agenda_points"] <= high
    assert found["influence"] <= found["influence_limit"] == 15
    bare = NETRUNNER.judge({**deck, "cards": {}})
    assert (bare["legal"], tuple(bare["agenda_range"])) == (False, (20, 21))
    assert NETRUNNER.judge(NETRUNNER.deck("runner", None, False))["agenda_range"] is None


# Automas


def solo(**opponent: Any) -> Any:
    decks = {side: NETRUNNER.deck(side, None, False) for side in SIDES}
    side = opponent.pop("side", "runner")
    wish = {"side": side, "opponent": {"kind": "automa", "name": "wedge", "level": "hard", **opponent}}
    return NETRUNNER.setup(wish, decks)["automa"]


def test_an_automa_is_one_of_the_packs_on_a_level_of_its_side():
    assert solo()["corp"]["level"] == "hard"
    assert refused(lambda: solo(name="../wedge")) == "server-no-automa"
    assert refused(lambda: solo(side="corp")) == "server-no-automa"
    assert refused(lambda: solo(level="cruel")) == "server-no-level"
    assert refused(lambda: solo(behaviour="brokers")) == "server-no-behaviour"
    assert solo(economy=True)["corp"]
    for more in ({"economy": True}, {"override": True}):
        assert (
            refused(lambda more=more: solo(side="corp", name="runner", level="", **more)) == "server-corp-automa-only"
        )


# Gangs


def wish(*gangs: str, **settings: Any) -> Any:
    return {"seats": [{"gang": gang} for gang in gangs], "settings": settings}


def test_who_leaves_the_gang_open_gets_the_next_that_nobody_took():
    ids = GANGS.sets()[0]["gangs"]
    assert GANGS.seats(wish("", ids[0], "")) == [ids[1], ids[0], ids[2]]
    for wrong in (wish(), wish(ids[0], ids[0]), wish("nobody"), wish(*[""] * (len(ids) + 1))):
        assert refused(GANGS.seats, wrong) == "server-bad-gangs"
    assert len(GANGS.seats(wish(*[""] * len(ids)))) == len(ids)


def test_who_plays_alone_has_a_rival():
    ids = GANGS.sets()[0]["gangs"]
    found = GANGS.setup(wish(ids[0]), {})
    assert (found["gangs"], found["alone"], GANGS.seats_of(found)) == ([ids[0], ids[1]], True, [ids[0]])
    assert GANGS.setup(wish(ids[0], rival=ids[2]), {})["gangs"] == [ids[0], ids[2]]
    assert refused(GANGS.setup, wish(ids[0], rival=ids[0]), {}) == "server-bad-gangs"
    assert refused(GANGS.setup, wish(ids[0], rival="nobody"), {}) == "server-bad-gangs"
    two = GANGS.setup(wish(ids[0], ids[1]), {})
    assert GANGS.seats_of(two) == [ids[0], ids[1]]
    assert not two.get("alone")


def test_settings_are_the_sets_and_the_rulebooks():
    ids = GANGS.sets()[0]["gangs"]
    assert refused(GANGS.setup, wish(*ids[:2], rules={"goal": -1}), {}) == "server-bad-settings"
    assert refused(GANGS.setup, wish(*ids[:2], content="../house"), {}) == "server-no-content"
    assert GANGS.setup(wish(*ids[:2], board="large"), {})["board"] == "large"
    assert "board" not in GANGS.setup(wish(*ids[:2]), {})


# What happened


@pytest.mark.parametrize(
    ("its", "key", "n", "is_one"),
    [
        (NETRUNNER, "suffers-net", 1, False), (NETRUNNER, "suffers-net", 2, True), (NETRUNNER, "scores", 0, True),
        (NETRUNNER, "steals", 0, True), (NETRUNNER, "win-agendas", 0, True), (NETRUNNER, "draws", 9, False),
        (GANGS, "gangs-gains-cred", 1, False), (GANGS, "gangs-gains-cred", 9, True), (GANGS, "gangs-wins", 0, True),
        (GANGS, "gangs-pays", 9, False),
    ],
)  # fmt: skip
def test_what_is_worth_a_bookmark(its, key, n, is_one):
    assert its.is_turning_point(Message(key, n=n)) is is_one


def test_a_seat_remembers_what_it_was_asked_and_answered():
    decks = {side: NETRUNNER.deck(side, None, False) for side in SIDES}
    journal = Journal.begin(NETRUNNER.game, NETRUNNER.setup({"side": "corp", "opponent": NOBODY}, decks), 4)
    asked: list[int] = []
    for _ in range(12):
        assert journal.ask is not None
        asked.append(journal.ask.seat)
        journal.answer(journal.ask.values[0])
    for seat in (0, 1):
        mine = [n for n in range(9) if asked[n] == seat]
        found = own_asks(journal, 9, seat)
        assert [given for _, given in found] == [journal.answers[n] for n in mine]
        assert {view["seat"] for view, _ in found} <= {SIDES[seat]}


def test_the_rules_of_today_are_played_and_no_others():
    for its in (NETRUNNER, GANGS):
        assert its.plays(its.game.version)
        assert not its.plays(its.game.version + 1)
        assert not its.plays(0)


def test_a_card_can_stay_in_hand_until_its_place_is_chosen_and_no_deed_of_a_gang_is_left():
    """INST-2, INST-5."""
    assert NETRUNNER.can_be_left("action", "install-where")
    assert not NETRUNNER.can_be_left("action", "action")
    assert not GANGS.can_be_left("action", "place")


# One game, answer by answer

FAIR = NETRUNNER.setup(
    {"side": "corp", "opponent": NOBODY}, {side: NETRUNNER.deck(side, None, False) for side in SIDES}
)


@pytest.fixture(scope="module", params=["netrunner", "gangs"])
def game(request):
    its = door(request.param)
    journal = Journal.begin(its.game, FAIR if its is NETRUNNER else gangs.setup(2, first=0), 4)
    dice = Dice(4)
    while journal.ask is not None and len(journal.answers) < 90:
        journal.answer(journal.ask.values[dice.below(len(journal.ask.values))])
    return its, journal


def test_the_rest_of_a_turn_is_what_its_seat_chose_in_it(game):
    its, journal = game
    chosen = list(moves(journal))
    assert 2 in {move.choices for move in chosen}
    for move in chosen:
        mine = [
            Given(later.kind, later.option["value"])
            for later in chosen
            if later.n > move.n and (later.seat, later.turn, later.active) == (move.seat, move.turn, move.active)
        ]
        assert rest_of(its, journal, move.n, journal.answers[move.n]) == mine
        assert rest_of(its, journal, move.n, "another") == []


@pytest.mark.parametrize("n", range(12))
def test_any_position_of_a_game_can_be_looked_at_with_what_led_there(game, n):
    its, journal = game
    position, moments = watched(its, journal, n)
    assert its.game.encode(position) == its.game.encode(journal.at(n))
    before, after = (its.lines(journal.at(k), 0, None) or [] for k in (max(0, n - 1), n))
    told = [line for beat in beats(its, moments, 0) for line in beat.lines]
    assert [(line.key, line.args) for line in before + told] == [(line.key, line.args) for line in after]
