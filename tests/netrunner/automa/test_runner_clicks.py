"""Other clicks, expendable and reserved ones (RA-34 to RA-40, RA-48 to RA-54; T-73 to T-77, T-82, T-92, T-94)."""

from __future__ import annotations

import pytest

from jackin.kernel.machine import advance
from jackin.netrunner.automa.flags import flag
from jackin.netrunner.dsl import card, click, click_through, draw, end_run, gain, new_card, paid, run
from jackin.netrunner.words import HQ
from tests.netrunner.automa.runner_kit import automa, pile, runs_in, solo
from tests.netrunner.scenario import corp, rezzed, runner, server, unrezzed
from tests.rule import rule

new_card("test-ra-turnstile", side="corp", type="ice", cost=1, strength=9, subtypes=["barrier"])
card("test-ra-turnstile", subroutines=[end_run()], paid=[click_through()])
new_card("test-ra-gate", side="corp", type="ice", cost=1, strength=9, subtypes=["barrier"])
card("test-ra-gate", subroutines=[end_run(), end_run()], paid=[click_through()])
new_card("test-ra-till", side="runner", type="resource", cost=0)
card("test-ra-till", paid=[paid([click(1)], gain(2))])
new_card("test-ra-tap", side="runner", type="resource", cost=0)
card("test-ra-tap", paid=[paid([click(1)], draw(2))])
new_card("test-ra-toy", side="runner", type="program", cost=0, memory=1)
card("test-ra-toy")
new_card("test-ra-run-hq", side="runner", type="event", cost=1)
card("test-ra-run-hq", play=run(HQ))
new_card("test-ra-slow", side="runner", type="event", cost=0)
card("test-ra-slow", play=gain(5), play_cost=[click(1)])
new_card("test-ra-restricted", side="runner", type="event", cost=0)
card("test-ra-restricted", play=run(HQ))
flag("test-ra-restricted", economy=True)

ECONOMY = {"do": "economy"}
PROGRAM = {"do": "program"}
RESOURCE = {"do": "resource"}
RUN_RD = {"do": "run", "colour": "red", "link": 0, "trash": 3, "rows": [{"go": ["central", "rd"]}]}


@rule("RA-34")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_t73_economy_cards_are_played_without_paying(level):
    """RA-34."""
    t = solo([ECONOMY], ec=["sure-gamble"], runner=runner(credits=0), level=level)
    assert (t.runner.credits, t.runner.pile) == (9, ["sure-gamble"])


@rule("RA-34")
def test_economy_resources_are_installed_without_paying():
    """RA-34."""
    t = solo([ECONOMY], ec=["armitage-codebusting"], runner=runner(credits=0))
    assert (t.runner.credits, t.runner.rig, t.counter("armitage-codebusting", "credit")) == (
        0, ["armitage-codebusting"], 12,
    )  # fmt: skip


@rule("OR-49")
def test_an_economy_card_that_cannot_be_used_goes_under_its_pile():
    """OR-49: no run on HQ while no agenda is there."""
    t = solo([ECONOMY], ec=["test-ra-restricted", "easy-mark"])
    assert (pile(t, "ec"), t.runner.credits) == (["easy-mark", "test-ra-restricted"], 5)


@rule("OR-49")
def test_an_empty_economy_pile_is_renewed_from_its_events_in_the_heap():
    """OR-49."""
    t = solo([ECONOMY, ECONOMY, ECONOMY], ec=["easy-mark"], runner=runner(credits=0, heap=["easy-mark"]))
    assert (t.runner.credits, len(t.runner.pile)) == (9, 2)
    t = solo([ECONOMY, ECONOMY], ec=["easy-mark"], runner=runner(credits=0), params={"ec_recycle": False})
    assert t.runner.credits == 3


@rule("RA-35")
def test_t74_a_program_that_is_too_dear_goes_under_pro_and_the_secondary_is_done():
    """RA-35."""
    t = solo([{**PROGRAM, "else": ECONOMY}], pro=["yog-0", "corroder"], ec=["easy-mark"], runner=runner(credits=3))
    assert (pile(t, "pro"), t.runner.credits, t.runner.rig) == (["corroder", "yog-0"], 6, [])


@rule("RA-35")
def test_a_program_and_a_resource_are_paid_for():
    """RA-35."""
    t = solo([PROGRAM, RESOURCE], pro=["corroder"], re=["access-to-globalsec"])
    assert (t.runner.rig, t.runner.credits) == (["corroder", "access-to-globalsec"], 2)


@rule("OR-50")
def test_how_many_cards_of_a_pile_are_tried():
    """OR-50: runner_look."""
    t = solo([PROGRAM], pro=["yog-0", "corroder"], runner=runner(credits=3), params={"runner_look": 2})
    assert (t.runner.rig, pile(t, "pro")) == (["corroder"], ["yog-0"])


@rule("OR-50")
def test_a_second_copy_of_a_unique_card_is_impossible():
    """OR-50."""
    t = solo([RESOURCE], re=["ice-carver", "decoy"], runner=runner(rig=["ice-carver"], credits=9))
    assert (t.runner.rig, pile(t, "re")) == (["ice-carver"], ["decoy", "ice-carver"])


@rule("RA-35")
def test_a_second_console_is_impossible():
    """RA-35, CARD-9."""
    t = solo([PROGRAM], pro=["desperado"], runner=runner(rig=["grimoire"], credits=9))
    assert (t.runner.rig, pile(t, "pro")) == (["grimoire"], ["desperado"])


@rule("RA-14")
def test_a_pile_that_is_empty_leaves_the_click_over():
    """RA-14."""
    t = solo([PROGRAM], {"do": "credit"}, runner=runner(credits=0))
    assert t.runner.credits == 4


TURNSTILE = corp(rd_server=server(ice=[rezzed("test-ra-turnstile")]))


@rule("RA-38", "RA-43")
def test_t75_a_click_that_ice_asks_for_is_the_first_expendable_one():
    """RA-38, RA-43."""
    clicks = [
        RUN_RD,
        {"do": "credit", "expendable": True},
        {"do": "credit", "n": 10},
        {"do": "credit", "n": 100, "expendable": True},
    ]
    t = solo(clicks, corp=TURNSTILE, runner=runner(credits=0)).settles()
    assert (runs_in(t), t.runner.credits) == (["rd"], 110)
    assert [line["n"] for line in t.says("automa-gives-up")] == [2]
    assert len(t.says("succeeds")) == 1


@rule("RA-38")
def test_two_clicks_are_given_up_from_top_to_bottom():
    """RA-38: one per click needed."""
    clicks = [
        RUN_RD,
        {"do": "credit", "expendable": True},
        {"do": "credit", "n": 10},
        {"do": "credit", "n": 100, "expendable": True},
    ]
    t = solo(clicks, corp=corp(rd_server=server(ice=[rezzed("test-ra-gate")])), runner=runner(credits=0)).settles()
    assert (runs_in(t), t.runner.credits) == (["rd"], 10)
    assert [line["n"] for line in t.says("automa-gives-up")] == [2, 4]


@rule("RA-39")
def test_t76_without_an_expendable_click_an_optional_one_is_declined():
    """RA-39."""
    clicks = [RUN_RD, {"do": "credit"}, {"do": "credit"}, {"do": "credit"}]
    blind = {"feasibility": "off"}
    t = solo(clicks, corp=TURNSTILE, runner=runner(credits=0), params=blind).settles()
    assert (runs_in(t), t.runner.credits, t.says("succeeds")) == (["rd"], 3, [])


@rule("RA-38", "RA-39")
def test_leftover_clicks_are_not_spent_on_what_is_optional():
    """RA-38, RA-39: only expendable ones."""
    clicks = [{"do": "remove_tag"}, RUN_RD, {"do": "credit"}, {"do": "credit"}]
    t = solo(
        clicks, {"do": "credit"}, corp=TURNSTILE, runner=runner(credits=0), params={"feasibility": "off"}
    ).settles()
    assert (t.runner.credits, t.says("succeeds")) == (3, [])


@rule("RA-38", "RA-39", "OR-8")
def test_a_forced_loss_takes_an_expendable_click_then_a_leftover_then_the_lowest():
    """RA-38, RA-39, OR-8: with 3, 2 and 1 clicks of 4."""
    clicks = [
        {"do": "remove_tag"},
        {"do": "credit", "n": 10},
        {"do": "credit", "n": 100, "expendable": True},
        {"do": "credit", "n": 1000},
    ]
    have = [solo(clicks, {"do": "credit"}, have=n, runner=runner(credits=0)).runner.credits for n in (4, 3, 2, 1)]
    assert have == [1111, 1011, 11, 1]


@rule("OR-8", "OR-38")
def test_clicks_gained_are_left_over_for_the_bottom_order():
    """OR-8, OR-38."""
    clicks = [{"do": "credit", "n": 10}] * 4
    assert solo(clicks, {"do": "credit"}, have=6, runner=runner(credits=0)).runner.credits == 42


@rule("RA-38", "RA-39")
def test_an_additional_click_to_play_a_card_must_be_expendable():
    """RA-38, RA-39."""
    spare = [RESOURCE, {"do": "credit", "expendable": True}]
    assert solo(spare, re=["test-ra-slow"], runner=runner(credits=0)).runner.credits == 5
    kept = [RESOURCE, {"do": "credit"}]
    t = solo(kept, re=["test-ra-slow"], runner=runner(credits=0))
    assert (t.runner.credits, pile(t, "re")) == (1, ["test-ra-slow"])


RESERVE = {"reserve": [{"do": "remove_tag"}, {"do": "use_ability"}]}


@rule("RA-36", "RA-40")
def test_t77_reserved_clicks_shed_the_tag_and_what_is_not_needed_is_left_over():
    """RA-36, RA-40."""
    clicks = [RESERVE, RESERVE, {"do": "draw"}, {"do": "draw"}]
    t = solo(clicks, {"do": "credit", "n": 7}, runner=runner(credits=4, tags=1))
    assert (t.runner.tags, t.runner.credits, len(t.runner.hand)) == (0, 9, 2)


@rule("RA-36", "RA-40")
def test_a_tag_that_cannot_be_paid_for_stays_and_the_next_reserved_action_is_done():
    """RA-36, RA-40."""
    clicks = [RESERVE, {"do": "draw"}, {"do": "draw"}, {"do": "draw"}]
    t = solo(clicks, runner=runner(credits=1, tags=1, rig=["test-ra-till"]))
    assert (t.runner.tags, t.runner.credits) == (1, 3)


TWO_ABILITIES = ["test-ra-till", "test-ra-tap"]


@rule("RA-37", "RA-49")
def test_t92_the_most_valuable_click_ability_is_used():
    """RA-37, RA-49: while the grip is thin a card is worth 2."""
    t = solo([{"do": "use_ability"}], runner=runner(rig=TWO_ABILITIES, grip=["diesel"] * 3))
    assert (len(t.runner.hand), t.runner.credits) == (5, 5)


@rule("RA-37", "RA-49")
def test_t92_a_tie_goes_to_the_card_installed_first():
    t = solo([{"do": "use_ability"}], runner=runner(rig=TWO_ABILITIES, grip=["diesel"] * 4))
    assert (len(t.runner.hand), t.runner.credits) == (4, 7)
    t = solo([{"do": "use_ability"}], runner=runner(rig=TWO_ABILITIES[::-1], grip=["diesel"] * 4))
    assert (len(t.runner.hand), t.runner.credits) == (6, 5)


@rule("RA-49")
def test_abilities_that_start_runs_are_not_used_and_two_points_are_not_sold():
    side = runner(rig=["sneakdoor-beta", "data-dealer"], stolen=["nisei-mk-ii"], credits=0)
    t = solo([{"do": "use_ability"}], {"do": "credit"}, runner=side)
    assert (t.runner.credits, runs_in(t), t.runner.scored) == (4, [], ["nisei-mk-ii"])


@rule("RA-49")
def test_a_poor_runner_sells_an_agenda_of_one_point():
    for credits, scored in ((5, ["nisei-mk-ii"]), (6, ["nisei-mk-ii", "hostile-takeover"])):
        side = runner(rig=["data-dealer"], stolen=["nisei-mk-ii", "hostile-takeover"], credits=credits)
        t = solo([{"do": "use_ability"}], {"do": "draw"}, runner=side)
        assert (t.runner.credits >= 14, t.runner.scored) == (credits == 5, scored)


@rule("RA-49", "RA-52")
def test_a_search_is_worth_a_click_as_long_as_there_is_something_to_find():
    for program, found in (("medium", True), ("corroder", False)):
        t = solo([{"do": "use_ability"}], {"do": "draw"}, pro=["mimic", program], runner=runner(rig=["djinn"]))
        assert (t.runner.credits == 4) == found
        assert (pile(t, "pro")[0] == program) == found


@rule("RA-49")
def test_an_unknown_card_in_a_remote_is_worth_exposing():
    clicks = [{"do": "run", "colour": "red", "link": 0, "trash": 0, "rows": [{"go": ["central", "hq"]}]}]
    for root, used in (([unrezzed("snare")], True), ([], False)):
        side = corp(hq=["nisei-mk-ii"], remote_1=server(root=root))
        t = solo(
            [*clicks, {"do": "use_ability"}], {"do": "draw"}, corp=side, runner=runner(rig=["lemuria-codecracker"])
        )
        t.settles()
        assert ("exposes" in t.log()) == used


@rule("RA-48")
def test_t82_a_breaker_of_a_new_type_replaces_the_least_valuable_program():
    """RA-48."""
    rig = ["magnum-opus", "corroder", "test-ra-toy"]
    t = solo([PROGRAM], pro=["mimic"], runner=runner(rig=rig))
    assert sorted(t.runner.rig) == ["corroder", "magnum-opus", "mimic"]
    assert t.runner.pile == ["test-ra-toy"]


@rule("RA-48", "RA-35")
def test_a_program_that_is_worth_no_more_than_what_would_go_is_impossible():
    """RA-48, RA-35."""
    t = solo([PROGRAM], pro=["test-ra-toy"], runner=runner(rig=["magnum-opus", "corroder", "test-ra-toy"]))
    assert (len(t.runner.rig), pile(t, "pro")) == (3, ["test-ra-toy"])
    t = solo([PROGRAM], pro=["aurora"], runner=runner(rig=["corroder", "mimic", "yog-0", "wyrm"]))
    assert pile(t, "pro") == ["aurora"]


@rule("RA-48")
def test_too_little_memory_trashes_lowest_values_first_and_oldest_first():
    """RA-48: two small programs go for a bigger breaker."""
    rig = ["test-ra-toy", "magnum-opus", "test-ra-toy"]
    t = solo([PROGRAM], pro=["battering-ram"], runner=runner(rig=rig))
    assert t.runner.rig == ["magnum-opus", "battering-ram"]
    t = solo([PROGRAM], pro=["corroder"], runner=runner(rig=rig))
    first = next(h for h in t.find("test-ra-toy") if t.state.zone[h] == 5)
    assert first == min(t.find("test-ra-toy"))


@rule("RA-52", "RA-53", "RA-54")
def test_t94_a_run_event_without_a_valid_target_goes_under_re():
    """RA-52, RA-53, RA-54."""
    t = solo(
        [RESOURCE], re=["test-ra-run-hq", "decoy"], corp=corp(hq=["hedge-fund"]), runner=runner(grip=["diesel"] * 5)
    )
    assert (pile(t, "re"), t.runner.hand, runs_in(t)) == (["decoy", "test-ra-run-hq"], ["diesel"] * 5, [])


@rule("RA-53")
def test_a_run_event_uses_the_limits_of_the_last_run_on_the_card():
    """RA-53."""
    order = {"do": "run", "colour": "red", "link": 4, "trash": 6, "rows": [{"go": ["remote", "+A"]}]}
    side = corp(hq=["hostile-takeover"], hq_server=server(ice=["ice-wall"]))
    t = solo([RESOURCE, order], re=["test-ra-run-hq"], corp=side)
    assert (automa(t).link, automa(t).trash) == (4, 6)
    t = solo([RESOURCE], re=["test-ra-run-hq"], corp=side)
    assert (automa(t).link, automa(t).trash) == (2, 3)


@rule("RA-54")
def test_the_grip_is_played_from_only_by_a_grip_click():
    """RA-54."""
    hand = ["sure-gamble", "easy-mark"]
    assert solo([RESOURCE, PROGRAM], runner=runner(grip=hand)).runner.hand == hand
    t = solo([{"do": "grip"}], runner=runner(grip=hand))
    assert (t.runner.hand, t.runner.credits) == (["easy-mark"], 9)
    t = solo([{"do": "grip"}], runner=runner(grip=hand, credits=2))
    assert (t.runner.hand, t.runner.credits) == (["sure-gamble"], 5)


@rule("RA-52")
def test_an_install_from_grip_takes_the_top_of_pro():
    """RA-52: Modded."""
    t = solo([ECONOMY], ec=["modded"], pro=["corroder", "mimic"], runner=runner(credits=0, grip=["mimic"]))
    assert (t.runner.rig, pile(t, "pro"), t.runner.hand) == (["corroder"], ["mimic"], ["mimic"])


@rule("RA-52")
def test_a_search_for_a_program_looks_in_pro_first_and_leaves_it_on_top():
    """RA-52: Special Order."""
    t = solo([RESOURCE], re=["special-order"], pro=["test-ra-toy", "magnum-opus", "mimic"],
             runner=runner(stack=["corroder"]))  # fmt: skip
    assert (pile(t, "pro")[0], t.runner.deck) == ("mimic", ["corroder"])
    t = solo([RESOURCE], re=["special-order"], pro=["test-ra-toy"], runner=runner(stack=["corroder", "diesel"]))
    assert (pile(t, "pro"), t.runner.deck) == (["corroder", "test-ra-toy"], ["diesel"])


@rule("RA-52")
def test_what_comes_back_to_the_grip_goes_on_the_pile_of_its_type():
    """RA-52: Déjà Vu."""
    t = solo([RESOURCE], re=["deja-vu"], runner=runner(heap=["femme-fatale", "diesel"]))
    assert (pile(t, "pro"), t.runner.hand) == (["femme-fatale"], [])


@rule("RA-36")
def test_draw_and_credit_clicks_may_be_worth_more_than_one():
    """RA-36."""
    t = solo([{"do": "draw", "n": 3}, {"do": "credit", "n": 2}], runner=runner(credits=0))
    assert (len(t.runner.hand), t.runner.credits) == (3, 2)


@rule("RA-35", "RA-53")
def test_an_event_that_would_flatline_the_runner_is_not_played():
    """RA-35, RA-53: Stimhack does a brain damage that nothing prevents."""
    t = solo([RESOURCE], re=["stimhack"], runner=runner(grip=[]))
    assert (pile(t, "re"), t.winner) == (["stimhack"], None)
    t = solo([RESOURCE], re=["stimhack"], runner=runner(grip=["diesel"])).settles()
    assert (runs_in(t), t.runner.brain, t.winner) == (["rd"], 1, None)


@rule("RA-39")
def test_wyldside_takes_its_click_from_the_card():
    """RA-39: a click lost before the card is revealed."""
    clicks = [
        {"do": "credit"},
        {"do": "credit", "n": 10},
        {"do": "credit", "n": 100, "expendable": True},
        {"do": "credit"},
    ]
    t = solo(clicks, runner=runner(rig=["wyldside"], credits=0), play=False)
    t.state.stack[1].jump("runner_gains_clicks")
    advance(t.state)
    assert (t.runner.credits, len(t.runner.hand)) == (12, 2)
