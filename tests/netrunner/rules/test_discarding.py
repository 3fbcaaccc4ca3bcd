"""Discarding (DISC)."""

from jackin.netrunner import words
from jackin.netrunner.dsl import brain, card, draw, new_card
from tests.netrunner.scenario import corp, runner, table
from tests.rule import rule

new_card("test-disc-flood", side="runner", type="event", cost=0)
card("test-disc-flood", play=draw(5))
new_card("test-disc-hurt", side="corp", type="operation", cost=0)
card("test-disc-hurt", play=brain(1))


@rule("DISC-1", "DISC-3")
def test_in_the_discard_phase_the_player_chooses_cards_one_at_a_time_down_to_the_hand_size():
    t = table(runner=runner(grip=["diesel", "modded", "corroder", "mimic", "easy-mark", "ninja"]), clicks=1)
    t.runner.draws()
    t.settles()
    assert t.asked == ("runner", "discard")
    assert len(t.options) == 7
    t.runner.discards("corroder")
    assert t.asked == ("runner", "discard")
    assert "discard corroder" not in t.options
    t.runner.discards("mimic")
    assert t.runner.hand == ["diesel", "modded", "easy-mark", "ninja", "sure-gamble"]
    assert t.runner.pile == ["corroder", "mimic"]
    assert t.asked != ("runner", "discard")


@rule("DISC-1")
def test_a_hand_at_the_limit_is_kept():
    t = table(runner=runner(grip=["diesel", "modded", "corroder", "mimic", "ninja"]), clicks=1)
    t.runner.takes_credit()
    t.settles()
    assert t.state.active == words.CORP
    assert len(t.runner.hand) == 5
    assert t.runner.pile == []


@rule("DISC-1")
def test_the_corp_discards_facedown_to_archives():
    t = table("corp", corp=corp(hq=["snare", "ice-wall", "enigma", "hunter", "chum"]), clicks=1)
    t.corp.draws()
    t.settles()
    t.corp.discards("snare")
    assert t.corp.pile == ["snare"]
    view = t.runner.view["corp"]
    assert (view["archives"], view["archives_facedown"], view["archives_known"]) == ([], 1, [])


@rule("DISC-1")
def test_the_limit_is_the_hand_size_as_it_is_now():
    t = table("corp", corp=corp(hq=["test-disc-hurt"]), runner=runner(grip=["diesel"] * 6), clicks=1)
    t.corp.plays("test-disc-hurt")
    t.settles()
    assert t.runner.hand_size == 4
    assert len(t.runner.hand) == 5  # it is the Runner's own discard phase that counts
    t.runner.takes_credit().takes_credit().takes_credit().takes_credit().discards("diesel")
    t.settles()
    assert (len(t.runner.hand), t.runner.pile) == (4, ["diesel", "diesel"])


@rule("DISC-2")
def test_a_hand_may_grow_beyond_its_limit_during_the_turn():
    t = table(runner=runner(grip=["test-disc-flood", "diesel", "modded", "corroder"]), clicks=2)
    t.runner.plays("test-disc-flood")
    t.settles()
    assert t.asked == ("runner", "action")
    assert len(t.runner.hand) == 8
    t.runner.draws()
    t.settles()
    assert t.asked == ("runner", "discard")
    assert len(t.runner.hand) == 9


@rule("DISC-2")
def test_nobody_discards_in_the_other_players_turn():
    t = table("corp", runner=runner(grip=["diesel", "modded", "corroder", "mimic", "ninja", "yog-0"]), clicks=1)
    t.corp.takes_credit()
    t.settles()
    assert t.asked == ("runner", "action")
    assert len(t.runner.hand) == 6
