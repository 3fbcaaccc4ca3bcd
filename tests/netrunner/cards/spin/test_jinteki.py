"""Jinteki in the Spin cycle: gifts, swaps, a girl who reads minds, and ice that artificial minds cannot break."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.netrunner.dsl import card, new_card, run
from jackin.netrunner.redeal import redeal
from jackin.netrunner.rules.ice import subroutines_of
from jackin.netrunner.words import ANY_SERVER
from tests.netrunner.cards.corp_props import interacts, meets, pickable, runner_knows, scores, usable
from tests.netrunner.scenario import NO, YES, Table, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

new_card("test-jinteki-threat", side="runner", type="event", cost=0)
card("test-jinteki-threat", play=run(ANY_SERVER))


# Celebrity Gift


def gift(*hq: str) -> Table:
    t = table("corp", corp(hq=["celebrity-gift", *hq]))
    t.corp.plays("celebrity-gift")
    return t


def test_celebrity_gift_pays_two_credits_for_each_revealed_card():
    t = gift("enigma", "ice-wall", "snare")
    t.corp.picks("enigma", "snare").done()
    assert (t.corp.credits, t.corp.clicks) == (5 - 3 + 4, 1)
    assert [runner_knows(t, name) for name in ("enigma", "snare", "ice-wall")] == [True, True, False]


def test_celebrity_gift_reveals_five_cards_at_most():
    t = gift("enigma", "ice-wall", "snare", "hunter", "archer", "tollbooth")
    t.corp.picks("enigma", "ice-wall", "snare", "hunter", "archer")
    assert (t.corp.credits, runner_knows(t, "tollbooth")) == (12, False)


def test_celebrity_gift_may_reveal_nothing_and_wants_something_to_reveal():
    t = gift("enigma")
    t.corp.done()
    assert (t.corp.credits, runner_knows(t, "enigma")) == (2, False)
    t = table("corp", corp(hq=["celebrity-gift"]))
    assert t.corp.why_not("celebrity-gift") == ["why-no-effect"]


@rule("INFO-4")
def test_a_revealed_card_is_known_until_it_might_have_been_installed():
    t = gift("enigma", "ice-wall")
    t.corp.picks("enigma").done()
    assert runner_knows(t, "enigma")
    t.corp.installs("ice-wall", at="hq")
    assert [runner_knows(t, name) for name in ("enigma", "ice-wall")] == [False, False]


# Himitsu-Bako


def test_himitsu_bako_ends_the_run():
    t = meets("himitsu-bako", hq=["hedge-fund"])
    t.runner.passes()
    t.settles()
    assert "run-ended" in t.log()


@rule("UNINST-3")
def test_himitsu_bako_goes_back_to_hq_whenever_it_is_paid_for():
    t = meets("himitsu-bako")
    t.runner.passes()
    t.corp.uses("himitsu-bako")
    assert (t.corp.hand, t.corp.credits, runner_knows(t, "himitsu-bako")) == (["himitsu-bako"], 4, True)
    t.settles()
    assert "run-ended" not in t.log()


# Clone Retirement


@pytest.mark.parametrize(("answer", "left"), [(YES, 1), (NO, 2)])
def test_clone_retirement_may_clear_the_name(answer, left):
    t = scores("clone-retirement", 2, corp={"bad_publicity": 2})
    t.corp.says(answer)
    assert t.corp.bad_publicity == left


def test_clone_retirement_has_nothing_to_clear_without_bad_publicity():
    t = scores("clone-retirement", 2)
    assert (t.corp.scored, t.asked) == (["clone-retirement"], ("corp", "action"))


def test_a_stolen_clone_retirement_is_a_scandal():
    t = table(corp=corp(remote_1=server(root=["clone-retirement"])))
    t.runner.runs("remote-1")
    t.settles()
    assert (t.runner.scored, t.corp.bad_publicity) == (["clone-retirement"], 1)


# Swordsman


@rule("CANT-1")
def test_no_artificial_mind_breaks_swordsman():
    t = meets("swordsman", rig=["crypsis", "ninja"], grip=["diesel"])
    t.runner.uses("crypsis", 1).uses("crypsis", 1)
    assert not usable(t.runner, "crypsis")
    t.runner.uses("ninja", 1)
    assert usable(t.runner, "ninja")


def test_swordsman_trashes_an_artificial_mind_and_hurts():
    t = meets("swordsman", rig=["crypsis", "ninja"], grip=["diesel"])
    t.runner.passes()
    assert (t.runner.rig, t.runner.hand) == (["ninja", "test-corp-idler"], [])


def test_swordsman_finds_no_program_that_is_no_artificial_mind():
    t = meets("swordsman", rig=["ninja"], grip=["diesel"])
    t.runner.passes()
    assert t.runner.rig == ["ninja", "test-corp-idler"]


# Unorthodox Predictions


def predicts(kind: str, *ice: str) -> Table:
    t = scores(
        "unorthodox-predictions",
        3,
        corp={"hq_server": server(ice=[rezzed(name) for name in ice]), "hq": ["hedge-fund"]},
        runner=runner(rig=["corroder", "ninja", "test-corp-idler"], credits=20),
    )
    t.corp.does(kind)
    t.ends_turn()
    return t


@rule("CANT-1")
def test_unorthodox_predictions_keep_one_type_of_ice_from_being_broken():
    t = predicts("barrier", "hunter", "wall-of-static")
    t.runner.runs("hq")
    interacts(t)
    t.runner.uses("corroder", 1)
    assert not usable(t.runner, "corroder")


def test_unorthodox_predictions_leave_other_ice_alone():
    t = predicts("code-gate", "wall-of-static")
    t.runner.runs("hq")
    interacts(t)
    t.runner.uses("corroder", 1)
    t.runner.breaks("corroder", 0)
    t.settles()
    assert "run-ended" not in t.log()


def test_clicks_do_not_break_what_was_predicted():
    t = predicts("barrier", "eli-1-0")
    t.runner.runs("hq")
    interacts(t)
    assert not usable(t.runner, "eli-1-0")


@rule("ABIL-16")
def test_unorthodox_predictions_last_until_the_next_turn_of_the_corp_begins():
    t = predicts("barrier", "wall-of-static")
    assert len(t.state.lasting) == 1
    t.ends_turn()
    assert (t.state.active, t.state.lasting) == (0, [])


def test_unorthodox_predictions_scored_before_a_turn_has_begun_last_for_that_turn():
    t = table("corp", corp(remote_1=server(root=[unrezzed("unorthodox-predictions", advancement=3)])), begin=True)
    t.corp.scores("unorthodox-predictions").does("sentry")
    t.settles()
    assert (t.asked, len(t.state.lasting)) == (("corp", "action"), 1)
    t.ends_turn()
    assert len(t.state.lasting) == 1


# Sundew


def sundew(**side: Any) -> Table:
    return table(
        runner=runner(grip=["inside-job", "diesel"], **side),
        corp=corp(remote_1=server(root=[rezzed("sundew")]), hq=["hedge-fund"], credits=0),
    )


@rule("ORD-1")
def test_sundew_pays_for_the_first_click_of_the_runner():
    t = sundew()
    t.runner.takes_credit()
    assert t.corp.credits == 2
    t.runner.takes_credit()
    assert t.corp.credits == 2


@pytest.mark.parametrize("action", ["draw", "play diesel", "run hq"])
def test_sundew_pays_whatever_the_click_is_spent_on(action):
    t = sundew()
    t.runner.does(action)
    t.settles()
    assert t.corp.credits == 2


def test_sundew_pays_nothing_for_a_run_on_its_own_server():
    t = sundew()
    t.runner.runs("remote-1")
    assert t.corp.credits == 0
    t = sundew()
    t.runner.plays("inside-job").does("run remote-1")
    assert t.corp.credits == 0


def test_sundew_pays_if_the_first_click_runs_elsewhere_and_then_on_it():
    t = sundew(rig=["doppelganger"])
    t.runner.runs("archives")
    t.runner.says(YES).does("run remote-1")
    assert t.corp.credits == 2


def test_sundew_pays_for_an_event_that_only_leads_to_a_run():
    t = table(
        runner=runner(grip=["test-jinteki-threat"]),
        corp=corp(remote_1=server(root=[rezzed("sundew")]), credits=0),
    )
    t.runner.plays("test-jinteki-threat").does("run remote-1")
    assert t.corp.credits == 2


def test_a_later_run_on_sundew_costs_nothing():
    t = sundew()
    t.runner.takes_credit().runs("remote-1")
    assert t.corp.credits == 2


def test_a_sundew_rezzed_after_the_first_click_waits_for_the_next_turn():
    t = table(corp=corp(remote_1=server(root=["sundew"]), credits=2))
    t.runner.takes_credit()
    t.corp.rezzes("sundew")
    t.runner.takes_credit()
    assert t.corp.credits == 0
    t.ends_turn()
    t.ends_turn()
    gained = t.corp.credits
    t.runner.takes_credit()
    assert t.corp.credits == gained + 2


def test_two_sundews_pay_twice():
    t = table(
        corp=corp(remote_1=server(root=[rezzed("sundew")]), remote_2=server(root=[rezzed("sundew")]), credits=0)
    )
    t.runner.takes_credit()
    assert t.corp.credits == 4


# Shock!


@pytest.mark.parametrize("where", ["hq", "rd", "archives", "remote_1"])
def test_shock_hurts_wherever_it_is_accessed(where):
    side: dict[str, Any] = {"remote_1": {"remote_1": server(root=["shock"])}}.get(where, {where: ["shock"]})
    t = table(runner=runner(grip=["diesel"]), corp=corp(**side))
    t.runner.runs(where.replace("_", "-"))
    t.settles()
    assert t.runner.hand == []


def test_shock_is_revealed_from_rd():
    t = table(runner=runner(grip=["diesel"]), corp=corp(rd=["hedge-fund", "shock"]))
    t.runner.runs("rd")
    t.settles()
    assert [said["card"] for said in t.says("reveals")] == ["shock"]


# Tsurugi


@pytest.mark.parametrize(("answer", "hand", "ended"), [(YES, 0, False), (NO, 3, True)])
def test_tsurugi_goes_on_only_if_the_corp_pays(answer, hand, ended):
    t = meets("tsurugi", grip=["diesel"] * 3, hq=["hedge-fund"])
    t.runner.passes()
    t.corp.says(answer)
    t.settles()
    assert (len(t.runner.hand), "run-ended" in t.log()) == (hand, ended)


# Toshiyuki Sakai


def toshiyuki(*hq: str, tokens: int = 0) -> Table:
    t = table(
        runner=runner(grip=["diesel"] * 5, credits=9),
        corp=corp(hq=hq, remote_1=server(root=[unrezzed("toshiyuki-sakai", advancement=tokens)]), credits=9),
    )
    t.runner.runs("remote-1")
    return t.settles()


def test_toshiyuki_sakai_changes_places_with_an_agenda_or_asset():
    t = toshiyuki("project-junebug", "hostile-takeover", "enigma", tokens=3)
    t.corp.says(YES)
    assert pickable(t) == ["hostile-takeover", "project-junebug"]
    t.corp.picks("project-junebug")
    assert (t.where("toshiyuki-sakai"), t.where("project-junebug")) == ("hq", "remote-1/root")
    assert (t.tokens("project-junebug"), t.is_rezzed("project-junebug")) == (3, False)
    assert not runner_knows(t, "project-junebug")


def test_what_takes_the_place_of_toshiyuki_sakai_is_installed():
    t = toshiyuki("project-junebug", "snare")
    had = t.corp.credits
    t.corp.says(YES).picks("project-junebug")
    assert t.corp.credits == had + 1  # Engineering the Future


def test_the_runner_may_access_what_toshiyuki_sakai_has_become():
    t = toshiyuki("project-junebug", "snare", tokens=3)
    t.corp.says(YES).picks("project-junebug")
    assert t.asked == ("runner", "decide")
    t.runner.says(YES)
    t.corp.says(YES)
    assert (t.winner, t.reason) == ("corp", "flatline")


def test_the_runner_may_leave_what_toshiyuki_sakai_has_become():
    t = toshiyuki("project-junebug", "snare", tokens=3)
    t.corp.says(YES).picks("project-junebug")
    t.runner.says(NO)
    assert (t.run, len(t.runner.hand), t.where("project-junebug")) == (None, 5, "remote-1/root")


def test_an_agenda_in_the_place_of_toshiyuki_sakai_is_stolen():
    t = toshiyuki("hostile-takeover", "snare")
    t.corp.says(YES).picks("hostile-takeover")
    t.runner.says(YES)
    t.settles()
    assert (t.runner.scored, t.where("toshiyuki-sakai")) == (["hostile-takeover"], "hq")


def test_toshiyuki_sakai_may_stay_and_be_trashed():
    t = toshiyuki("hostile-takeover")
    t.corp.says(NO)
    t.runner.trashes()
    assert t.corp.pile == ["toshiyuki-sakai"]


def test_the_corp_is_asked_about_toshiyuki_sakai_whatever_it_holds():
    t = toshiyuki("enigma")
    assert (t.asked, t.options) == (("corp", "decide"), ["no"])


def test_toshiyuki_sakai_does_nothing_in_hq():
    t = table(corp=corp(hq=["toshiyuki-sakai"]))
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "trash-accessed")


def test_with_hudson_nobody_else_is_accessed_after_toshiyuki_sakai():
    t = table(
        runner=runner(rig=["test-corp-idler"]),
        corp=corp(
            hq=["hostile-takeover"], remote_1=server(root=["toshiyuki-sakai"], ice=[rezzed("hudson-1-0")]), credits=9
        ),
    )
    t.runner.runs("remote-1")
    interacts(t)
    t.settles()
    t.corp.says(YES).picks("hostile-takeover")
    t.settles()
    assert (t.run, t.runner.scored) == (None, [])


@rule("LOOP-2")
def test_two_toshiyuki_sakais_do_not_change_places_for_ever():
    t = toshiyuki("toshiyuki-sakai")
    swaps = 0
    while t.run is not None and swaps < 60 and "yes" in t.options:
        t.corp.says(YES)
        if t.asked == ("corp", "pick"):
            t.corp.does(t.options[0])
        t.runner.says(YES)
        swaps += 1
    assert swaps == 49
    assert (t.asked, t.options) == (("corp", "decide"), ["no"])


def test_the_runner_cannot_tell_what_toshiyuki_sakai_has_become():
    t = toshiyuki("project-junebug", "hostile-takeover", tokens=1)
    t.corp.says(YES).picks("hostile-takeover")
    swapped = t.card("hostile-takeover")
    assert len({redeal(t.state, 1, seed).code[swapped] for seed in range(20)}) > 1


# Yagura


@pytest.mark.parametrize(("answer", "deck"), [(YES, ["snare", "hedge-fund"]), (NO, ["hedge-fund", "snare"])])
def test_yagura_looks_at_the_top_of_rd_and_may_put_it_below(answer, deck):
    t = table(
        runner=runner(grip=["diesel"], rig=["test-corp-idler"]),
        corp=corp(rd=["hedge-fund", "snare"], archives_server=server(ice=[rezzed("yagura")])),
    )
    t.runner.runs("archives")
    interacts(t)
    t.runner.passes()
    assert (t.state.known(t.card("snare"), 0), runner_knows(t, "snare")) == (True, False)
    t.corp.says(answer)
    assert (t.corp.deck, t.runner.hand) == (deck, [])


# Restoring Face


def test_restoring_face_costs_somebody_a_job():
    t = table(
        "corp",
        corp(
            hq=["restoring-face"],
            bad_publicity=3,
            remote_1=server(root=[rezzed("isabel-mcguire"), rezzed("caprice-nisei")]),
            remote_2=server(root=["pad-campaign"]),
        ),
    )
    t.corp.plays("restoring-face")
    assert pickable(t) == ["caprice-nisei", "isabel-mcguire"]
    t.corp.picks("isabel-mcguire").says(2)
    assert (t.corp.bad_publicity, sorted(t.corp.pile)) == (1, ["isabel-mcguire", "restoring-face"])


@rule("CHOOSE-4")
def test_restoring_face_shows_a_facedown_executive():
    t = table("corp", corp(hq=["restoring-face"], bad_publicity=1, remote_1=server(root=["isabel-mcguire"])))
    t.corp.plays("restoring-face").picks("isabel-mcguire").says(0)
    assert (t.corp.bad_publicity, runner_knows(t, "isabel-mcguire")) == (1, True)
    assert t.state.faceup[t.card("isabel-mcguire")] == 1


def test_restoring_face_wants_somebody_to_blame():
    t = table("corp", corp(hq=["restoring-face"], bad_publicity=1, remote_1=server(root=["pad-campaign"])))
    assert t.corp.why_not("restoring-face") == ["why-no-effect"]


# Caprice Nisei


def caprice(*ice: Any) -> Table:
    t = table(
        runner=runner(rig=["test-corp-idler"]),
        corp=corp(remote_1=server(root=[rezzed("caprice-nisei")], ice=ice)),
    )
    t.runner.runs("remote-1")
    return t.settles()


@rule("PSI-2")
@pytest.mark.parametrize(("corp_spends", "runner_spends", "ends"), [(0, 1, True), (2, 0, True), (1, 1, False)])
def test_caprice_nisei_ends_the_run_if_the_players_spent_differently(corp_spends, runner_spends, ends):
    t = caprice(unrezzed("enigma"))
    assert t.asked == ("corp", "psi")
    t.corp.says(corp_spends)
    t.runner.says(runner_spends)
    t.settles()
    assert ("run-ended" in t.log(), "succeeds" in t.log()) == (ends, not ends)


def test_caprice_nisei_plays_on_a_server_without_ice_too():
    assert caprice().asked == ("corp", "psi")


def test_caprice_nisei_has_to_be_rezzed_before_the_last_ice_is_passed():
    t = table(corp=corp(remote_1=server(root=["caprice-nisei"])), runner=runner(rig=["test-corp-idler"]))
    t.runner.runs("remote-1").passes()
    t.runner.goes_on()
    t.corp.rezzes("caprice-nisei")
    t.settles()
    assert t.asked == ("runner", "trash-accessed")


def test_caprice_nisei_reads_only_those_who_come_to_her():
    t = table(corp=corp(remote_1=server(root=[rezzed("caprice-nisei")]), hq=["hedge-fund"]))
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "action")


def test_the_runner_may_still_jack_out_after_caprice_nisei():
    t = caprice()
    t.corp.says(0)
    t.runner.says(0)
    t.runner.jacks_out()
    assert (t.run, "succeeds" in t.log()) == (None, False)


# Shinobi


def test_shinobi_traces_harder_and_harder():
    t = table(
        runner=runner(grip=["diesel"] * 6, rig=["test-corp-idler"]),
        corp=corp(hq_server=server(ice=["shinobi"]), credits=7, hq=["hedge-fund"]),
    )
    t.runner.runs("hq")
    t.corp.rezzes("shinobi")
    assert t.corp.bad_publicity == 1
    interacts(t)
    t.runner.passes().says(0)
    assert len(t.runner.hand) == 5
    t.runner.says(0)
    assert len(t.runner.hand) == 3
    t.runner.says(0)
    assert (len(t.runner.hand), "run-ended" in t.log()) == (0, True)


def test_a_trace_of_shinobi_that_fails_does_nothing():
    t = meets("shinobi", grip=["diesel"] * 6, hq=["hedge-fund"], corp_credits=0)
    t.runner.passes().says(1).says(2).says(3)
    assert (len(t.runner.hand), "run-ended" in t.log()) == (6, False)


# Marker


def subroutines(t: Table, slug: str) -> list[str]:
    return [text.name.split("/")[0] for text in subroutines_of(t.state, t.card(slug))]


def test_the_next_ice_after_marker_ends_the_run():
    t = meets("hunter", "marker", hq=["hedge-fund"])
    t.runner.passes()
    interacts(t)
    assert subroutines(t, "hunter") == ["hunter", "marker"]
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(3)
    t.settles()
    assert "run-ended" in t.log()


def test_the_subroutine_that_marker_gives_can_be_broken():
    t = meets("wall-of-static", "marker", rig=["corroder"], hq=["hedge-fund"])
    t.runner.passes()
    interacts(t)
    t.runner.uses("corroder", 1)
    t.runner.breaks("corroder", 0, 1)
    t.settles()
    assert "run-ended" not in t.log()


def test_marker_marks_one_ice_only():
    t = meets("hunter", "quandary", "marker", rig=["gordian-blade"], hq=["hedge-fund"])
    t.runner.passes()
    interacts(t)
    assert subroutines(t, "quandary") == ["quandary", "marker"]
    t.runner.breaks("gordian-blade", 0, 1).passes()
    interacts(t)
    assert subroutines(t, "hunter") == ["hunter"]


def test_a_marker_that_was_broken_marks_nothing():
    t = meets("hunter", "marker", rig=["yog-0"], hq=["hedge-fund"])
    t.runner.breaks("yog-0", 0).passes()
    interacts(t)
    assert subroutines(t, "hunter") == ["hunter"]
