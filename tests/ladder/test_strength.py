"""What is measured about packs, and that a missed aim is noticed."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from jackin import netrunner
from jackin.ladder.aims import NO_FACTS, Facts, facts
from jackin.ladder.roster import deck_pairs, match
from jackin.ladder.spread import spread
from jackin.ladder.strength import TARGETS, Cell, Record, cells, differences, faults, parts, plans, play_records
from jackin.ladder.style import Style, style
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.game import state
from jackin.netrunner.rules.moves import move
from jackin.netrunner.shown.log import say
from jackin.netrunner.words import CORP, DISCARD, KINDS, RUNNER, VIRUS
from jackin.workers.chunk import chunks
from jackin.workers.place import place
from jackin.workers.played import played

QUIET = Style()


def cell(pack: str, level: str, wins: int, bot: str = "greedy", shape: Style = QUIET, draws: int = 0) -> Cell:
    seat = 1 if pack == "runner" else 0
    results = [seat] * wins + [-1] * draws + [1 - seat] * (100 - wins - draws)
    good = Facts(agendas=2, by_tokens=1, remotes=2, rezzed=3, unpaid=1, plan=True, purges=1, credits=1, clicks=4)
    return Cell(pack, level, bot, [Record(winner, "agendas", 10, shape, 0, good) for winner in results])


def on_target() -> list[Cell]:
    found = []
    for n, (pack, aims) in enumerate(TARGETS.items()):
        names = ["easy", "normal"] if pack == "runner" else ["easy", "standard", "hard"]
        shape = Style(ice=2**n, advances=2**n, points=1)
        for level, aim in zip(names, aims, strict=True):
            found += [cell(pack, level, aim, shape=shape), cell(pack, level, 95, "random", shape)]
    return found


def test_what_is_on_target_has_no_fault():
    assert faults(on_target()) == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (cell("dash", "standard", 60, shape=Style(ice=1, advances=1)), "dash standard wins 60.0 %"),
        (cell("dash", "hard", 51, shape=Style(ice=1, advances=1)), "dash hard is 6.0 points above standard"),
        (cell("wedge", "easy", 45, shape=Style(ice=2, advances=2)), "easy: wedge is 15.0 points above"),
        (cell("exa", "standard", 80, "random"), "exa standard wins 80.0 % against random"),
        (cell("alva", "hard", 95, "random", draws=3), "alva hard against random: 3.0 % draws"),
        (cell("wedge", "standard", 45, shape=Style(ice=2, advances=1)), "dash and wedge differ only in ice"),
    ],
)
def test_each_missed_aim_is_told(changed, told):
    found = [changed if one[:3] == changed[:3] else one for one in on_target()]
    assert any(line.startswith(told) for line in faults(found)), faults(found)


def test_a_card_that_no_pack_uses_on_a_level_is_told():
    def lying_idle(one: Cell) -> Cell:
        return one._replace(
            records=[r._replace(facts=r.facts._replace(drawn=frozenset({"snare"}))) for r in one.records]
        )

    found = [lying_idle(one) if one.level == "hard" else one for one in on_target()]
    assert faults(found) == ["corp hard: snare came out of the piles and was never used"]
    assert faults([one if one.pack == "exa" else lying_idle(one) for one in on_target()])[0].startswith("runner easy")


def test_a_quarter_makes_a_difference():
    assert differences({"ice": 3.0, "tags": 1.0}, {"ice": 4.0, "tags": 1.2}) == ["ice"]
    assert differences({"tags": 0.0}, {"tags": 0.0}) == []


def pairs_of(*wins: int) -> Cell:
    """A cell with a hundred games for each pair of decks, so many of them won."""
    records = [Record(int(n >= won), "agendas", 10, QUIET, pair) for pair, won in enumerate(wins) for n in range(100)]
    return Cell("dash", "hard", "greedy", records)


def test_what_chance_makes_of_equal_decks_is_no_distance_between_them():
    assert pairs_of(45, 50, 55, 50).spread.points == 0
    assert pairs_of(50, 50).spread.points == 0
    assert 55 < pairs_of(20, 80).spread.points < 60


def test_the_distance_between_decks_is_told_with_how_sure_it_is():
    few, many = spread([(20, 100), (80, 100)]), spread([(2000, 10_000), (8000, 10_000)])
    assert few.low < 50 < 65 < few.high
    assert 58 < many.low < many.points < many.high < 62
    assert many.told() == "60 (59 to 61)"


def test_decks_that_nothing_tells_apart_may_still_lie_apart():
    found = spread([(45, 100), (50, 100), (55, 100), (50, 100)])
    assert found.points == found.low == 0
    assert 10 < found.high < 25


@pytest.mark.parametrize("apart", [0, 10, 20, 30])
def test_the_interval_holds_the_true_distance_and_the_mean_comes_near_it(apart):
    """Sixteen pairs of two hundred games, forty times over."""
    dice, rates = Random(apart), [0.4 + apart / 100 * n / 15 for n in range(16)]
    found = [spread([(sum(dice.random() < rate for _ in range(200)), 200) for rate in rates]) for _ in range(40)]
    assert sum(one.low <= apart <= one.high for one in found) >= 34
    assert fmean(one.points for one in found) == pytest.approx(apart, abs=3)


def test_decks_that_lie_twenty_points_apart_are_told():
    found = [pairs_of(50, 80) if one[:3] == ("dash", "hard", "greedy") else one for one in on_target()]
    assert any("points between pairs of decks; the aim is under 20" in line for line in faults(found))


def test_only_what_lay_on_the_table_in_the_runners_turn_counts_as_scored_by_tokens():
    s = state(netrunner.GAME.new(netrunner.setup("jinteki", "shaper", automa={"corp": {"pack": "dash"}}), 1))
    agenda = next(card for card in range(len(s.code)) if CARDS[s.code[card]].slug == "priority-requisition")
    for installed, scored in ((3, 3), (3, 4)):
        say(s, "turn", CORP, n=installed)
        say(s, "installs-root", CORP, agenda)
        say(s, "turn", CORP, n=scored)
        say(s, "automa-scores", CORP, rule="CA-33")
        say(s, "scores", CORP, agenda)
    assert (facts(s).agendas, facts(s).by_tokens) == (2, 1)


def test_a_card_that_prevents_something_could_be_used_only_where_that_happened():
    s = state(netrunner.GAME.new(netrunner.setup("jinteki", "shaper", automa={"corp": {"pack": "dash"}}), 1))
    card = next(card for card in range(len(s.code)) if CARDS[s.code[card]].slug == "zaibatsu-loyalty")
    move(s, card, DISCARD[CORP])
    assert "zaibatsu-loyalty" not in facts(s).drawn
    say(s, "exposes", RUNNER, card)
    assert "zaibatsu-loyalty" in facts(s).drawn


def test_three_virus_counters_are_a_plan_and_so_is_whatever_was_purged():
    s = state(netrunner.GAME.new(netrunner.setup("jinteki", "anarch", automa={"corp": {"pack": "dash"}}), 1))
    for many, plan in ((2, False), (3, True)):
        s.counters = {5 * KINDS + VIRUS: many, 6 * KINDS + VIRUS + 1: 9}
        assert facts(s).plan is plan
    s.counters = {}
    say(s, "purges", CORP)
    assert (facts(s).plan, facts(s).purges) == (True, 1)


def test_what_the_automas_lines_say_is_counted():
    s = state(netrunner.GAME.new(netrunner.setup("jinteki", "anarch", automa={"corp": {"pack": "dash"}}), 1))
    say(s, "turn", CORP, n=1)
    for key, rule, n in (
        ("automa-decides-rez", "CA-45", 0), ("automa-decides-rez", "CA-46", 0), ("automa-lacks-credits", "CA-45", 0),
        ("automa-credit", "", 1), ("automa-credit", "", 2),
    ):  # fmt: skip
        say(s, key, CORP, rule=rule, n=n)
    found = facts(s)
    assert (found.rezzed, found.unpaid, found.credits, found.early, found.remotes) == (1, 1, 1, False, 0)
    agenda = next(card for card in range(len(s.code)) if CARDS[s.code[card]].slug == "priority-requisition")
    say(s, "scores", CORP, agenda)
    assert facts(s).early
    say(s, "turn", CORP, n=2)
    assert facts(s).early


def test_style_is_read_off_the_log():
    s = state(netrunner.GAME.new(netrunner.setup("jinteki", "shaper"), 1))
    agenda = next(card for card in range(len(s.code)) if CARDS[s.code[card]].slug == "priority-requisition")
    say(s, "turn", CORP, n=8)
    for key, rule in (("installs-ice", ""), ("automa-advances", "CA-31"), ("automa-plays", "CA-63")):
        say(s, key, CORP, rule=rule)
    say(s, "automa-plays", CORP, rule="CA-48")
    say(s, "turn", CORP, n=9)
    say(s, "installs-ice", CORP)
    say(s, "suffers-net", RUNNER, n=2)
    say(s, "suffers-meat", RUNNER, n=4)
    say(s, "takes-tags", RUNNER, n=1)
    for rule in ("CA-27", "CA-33"):
        say(s, "automa-scores", CORP, rule=rule)
        say(s, "scores", CORP, agenda)
    assert style(s) == Style(ice=1, advances=1, stratagems=1, damage=6, tags=1, points=6, hq_points=3)


def test_the_points_of_a_won_game_were_all_scored_in_its_log():
    given = match("automa:exa:hard", "greedy", deck_pairs("nbn,shaper"), 2, quiet=False)
    (chunk,) = chunks(given, 20)
    won = [one for one in play_records(chunk) if (one.winner, one.reason) == (CORP, "agendas")]
    assert won
    assert all(one.style.points >= 7 for one in won)
    assert sum(one.style.stratagems for one in play_records(chunk)) > 0


def test_a_game_without_automa_has_no_automa_style():
    position = netrunner.GAME.new(netrunner.setup("jinteki", "shaper"), 1)
    assert style(state(position)) == Style()


def test_cells_are_the_same_in_any_number_of_processes():
    planned = plans(["dash"], deck_pairs("nbn,anarch"), 88, 5)
    assert [(plan.level, plan.bot) for plan in planned] == [
        (level, bot) for level in ("easy", "standard", "hard") for bot in ("greedy", "random")
    ]
    alone = cells(planned[1::2], played(play_records, parts(planned[1::2]), place(1)))
    assert alone == cells(planned[1::2], played(play_records, parts(planned[1::2]), place(2)))
    assert [one.games for one in alone] == [22, 22, 22]


def test_where_no_automa_plays_nothing_is_counted_of_one():
    assert not any(NO_FACTS)
