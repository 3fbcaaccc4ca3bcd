"""Runs, step [5]: approaching the server, success, and the access as a step of the run (RUN-5)."""

import pytest

from tests.netrunner.rules.run_props import events, goes_to, log_of, met, outcome, step, story
from tests.netrunner.scenario import YES, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

SCORED = ["test-run-watchman"]
NOISE = "noise-hacker-extraordinaire"


@rule("RUN-5", "RUN-5.1", "RUN-5.2", "RUN-5.3", "RUN-5.4", "RUN-5.5")
def test_the_server_is_approached_in_the_order_of_the_chart():
    t = table(runner=runner(rig=["test-run-idler"]), corp=corp(scored=SCORED))
    t.runner.runs("rd")
    assert t.log()[-1] == "approaches-server"
    assert story(t) == [
        ("run/server_window", "runner", "window"),
        ("run/server_window", "corp", "window"),
        ("run/may_jack_out_of_server", "runner", "jack-out"),
        ("run/last_window", "runner", "window"),
        ("run/last_window", "corp", "window"),
        ("access-card/may_trash_or_steal", "runner", "trash-accessed"),
    ]
    assert events(t, "run-successful", "access-begins", "accessed") == ["run-successful", "access-begins", "accessed"]


@rule("RUN-5.2", "RUN-8")
def test_jacking_out_of_the_server_is_possible_even_without_ice():
    t = table(runner=runner(rig=["test-run-diary"]), corp=corp(hq=["hostile-takeover"]))
    t.runner.runs("hq").jacks_out()
    assert (t.run, outcome(t), t.runner.scored) == (None, "unsuccessful", [])
    assert t.counter("test-run-diary", "power") == 10


@rule("RUN-5.3", "REZ-2")
def test_the_last_window_is_the_corps_last_chance_to_rez_before_access():
    t = table(corp=corp(remote_1=server(root=["adonis-campaign"]), credits=5))
    t.runner.runs("remote-1").goes_on()
    assert (step(t), t.asked) == ("run/last_window", ("corp", "window"))
    t.corp.rezzes("adonis-campaign")
    t.settles()
    assert t.is_rezzed("adonis-campaign")
    assert step(t) == "access-card/may_trash_or_steal"


@rule("RUN-5.4")
def test_if_successful_comes_before_when_successful():
    """OVR-9: the event's own effect has resolved when Desperado and Gabriel trigger."""
    t = table(
        runner=runner(grip=["test-run-visit"], rig=["desperado"]), corp=corp(hq=["hedge-fund", "enigma", "ice-wall"])
    )
    t.runner.plays("test-run-visit").goes_on()
    assert t.asked == ("runner", "order")
    assert (t.run.extra, t.runner.credits) == (2, 5)
    t.runner.answers(t.options[0])
    assert t.runner.credits == 8


@rule("RUN-5.4.a", "IFSUCC-1", "RUN-12")
def test_an_if_successful_naming_a_server_needs_that_server_still_to_be_attacked():
    """EX-42: deflected from HQ to R&D the run gives one access of R&D, as any other."""
    t = table(
        runner=runner(grip=["test-run-visit"]),
        corp=corp(hq_server=server(ice=[rezzed("test-run-frog")]), hq=["hostile-takeover"] * 3),
    )
    t.runner.plays("test-run-visit")
    t.settles()
    assert (t.runner.view["run"]["server"], t.run.extra) == ("rd", 0)
    t.runner.leaves()
    assert (met(t, "accessed"), t.runner.scored) == (["hedge-fund"], [])
    f = table(runner=runner(grip=["test-run-visit"]), corp=corp(hq=["hedge-fund"] * 5))
    f.runner.plays("test-run-visit")
    f.settles()
    assert met(f, "accessed") == ["hedge-fund"] * 3


@rule("RUN-5.4.a", "RUN-12")
def test_an_if_successful_naming_no_server_resolves_whatever_is_attacked_now():
    t = table(
        runner=runner(grip=["test-run-tour"]),
        corp=corp(hq_server=server(ice=[rezzed("test-run-frog")]), hq=["hedge-fund"]),
    )
    t.runner.plays("test-run-tour").says("run hq")
    t.settles()
    assert (t.runner.view["run"]["server"], t.runner.credits) == ("rd", 8)


@rule("RUN-12")
def test_a_run_attacks_one_server_at_a_time_and_goes_on_with_the_ice_of_the_new_one():
    """AMB-46: what is left inward of the new server is approached, then that server alone is accessed."""
    t = table(
        corp=corp(hq_server=server(ice=["ice-wall", rezzed("test-run-toad")]), hq=["hostile-takeover"],
                  rd_server=server(ice=["enigma", "hunter"])),
    )  # fmt: skip
    t.runner.runs("hq")
    t.settles()
    assert met(t, "approached") == ["test-run-toad", "enigma"]
    assert met(t, "accessed") == ["hedge-fund"]


@rule("RUN-12", "RUN-5.4", "ACC-14")
def test_sneakdoor_beta_succeeds_on_hq_after_running_on_archives():
    """AMB-46: the server changes inside [5.4], before "when successful" triggers; EX-35: Archives stays facedown."""
    t = table(
        runner=runner(rig=["sneakdoor-beta"]),
        corp=corp(archives=["snare"], hq=["hostile-takeover"], hq_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.uses("sneakdoor-beta")
    assert t.runner.view["run"]["server"] == "archives"
    t.settles()
    assert met(t, "encountered") == []
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 7)
    assert (t.corp.view["corp"]["archives_facedown"], t.says("succeeds")[0]["server"]) == (1, "hq")


@rule("RUN-12", "RUN-5.4")
def test_sneakdoor_trashed_in_its_own_run_still_leads_to_hq():
    """EX-35."""
    t = table(
        runner=runner(rig=["sneakdoor-beta", "femme-fatale"], credits=9, identity=NOISE),
        corp=corp(hq=["hostile-takeover"], archives=["snare"], archives_server=server(ice=[rezzed("rototurret")])),
    )
    t.runner.uses("sneakdoor-beta").breaks("femme-fatale", 1)
    t.settles()
    t.corp.picks("sneakdoor-beta")
    t.settles()
    assert (t.where("sneakdoor-beta"), t.runner.scored) == ("heap", ["hostile-takeover"])
    assert t.corp.view["corp"]["archives_facedown"] == 1


@rule("RUN-15")
@pytest.mark.parametrize("place", ["hq", "archives", "remote-1"])
def test_a_run_on_an_empty_server_can_be_successful_and_accesses_nothing(place):
    t = table(runner=runner(identity=NOISE), corp=corp(remote_1=server(ice=["ice-wall"])))
    t.runner.runs(place)
    t.settles()
    assert (t.run, outcome(t), met(t, "accessed")) == (None, "successful", [])


@rule("RUN-15", "REPL-3")
def test_an_empty_remote_is_enough_for_bank_job():
    """AMB-13."""
    t = table(runner=runner(rig=[rezzed("bank-job", credit=8)]), corp=corp(remote_1=server(ice=["ice-wall"])))
    t.runner.runs("remote-1").takes_instead("bank-job").says(8)
    assert (t.runner.credits, t.where("bank-job")) == (13, "heap")


@rule("REPL-3", "RUN-5.5")
def test_a_replaced_access_skips_the_root_too():
    """AMB-13."""
    t = table(
        runner=runner(grip=["account-siphon"], identity=NOISE),
        corp=corp(hq=["hostile-takeover"], hq_server=server(root=["red-herrings"]), credits=5),
    )
    t.runner.plays("account-siphon").takes_instead("account-siphon").says(5)
    assert (met(t, "accessed"), t.runner.credits, outcome(t)) == ([], 15, "successful")


# [5.5] in its four steps


@rule("RUN-5.5.1", "RUN-5.5.2", "ACC-1", "ACC-15")
def test_an_access_first_meets_its_conditions_and_then_offers_the_trash():
    """EX-72: the ambush works unrezzed, and before the Runner may trash it."""
    t = table(
        runner=runner(grip=["diesel"] * 4),
        corp=corp(remote_1=server(root=[unrezzed("project-junebug", advancement=2)])),
    )
    t.runner.runs("remote-1").goes_on()
    t.corp.says(YES)
    assert (t.runner.pile, t.corp.credits) == (["diesel"] * 4, 4)
    assert t.options == ["trash 0", "leave"]
    t.runner.trashes()
    assert t.where("project-junebug") == "archives"


@rule("RUN-5.5.2", "TRASH-2")
def test_the_runner_may_pay_the_trash_cost_once_and_the_card_lies_faceup():
    t = table(corp=corp(remote_1=server(root=["adonis-campaign"])))
    t.runner.runs("remote-1").trashes()
    assert (t.runner.credits, t.where("adonis-campaign")) == (2, "archives")
    assert t.runner.view["corp"]["archives"] == ["adonis-campaign"]
    assert t.run is None


@rule("RUN-5.5.2")
def test_a_suitable_ability_trashes_without_the_cost():
    t = table(runner=runner(grip=["demolition-run"], identity=NOISE), corp=corp(hq=["hedge-fund"]))
    t.runner.plays("demolition-run").says("run hq")
    t.settles()
    assert t.options == [f"trash-by {t.runner.id('demolition-run')}", "leave"]
    t.runner.answers(t.options[0])
    assert t.corp.pile == ["hedge-fund"]


@rule("RUN-5.5.2")
def test_without_the_credits_there_is_nothing_to_decide():
    t = table(runner=runner(credits=2), corp=corp(remote_1=server(root=["adonis-campaign"])))
    t.runner.runs("remote-1")
    t.settles()
    assert (t.run, t.where("adonis-campaign")) == (None, "remote-1/root")


@rule("RUN-5.5.3", "STEAL-1")
def test_an_accessed_agenda_must_be_stolen():
    t = table(corp=corp(remote_1=server(root=[unrezzed("nisei-mk-ii", advancement=3)])))
    t.runner.runs("remote-1")
    t.settles()
    assert (t.runner.scored, t.runner.points, t.tokens("nisei-mk-ii")) == (["nisei-mk-ii"], 2, 0)


@rule("RUN-5.5.3", "RUN-5.5.2")
def test_an_agenda_trashed_first_is_not_stolen():
    """AMB-49."""
    t = table(runner=runner(grip=["demolition-run"], identity=NOISE), corp=corp(hq=["hostile-takeover"]))
    t.runner.plays("demolition-run").says("run hq").goes_on()
    assert t.options == [f"trash-by {t.runner.id('demolition-run')}", "steal"]
    f = t.fork()
    t.runner.answers(t.options[0])
    assert (t.runner.scored, t.corp.pile) == ([], ["hostile-takeover"])
    f.runner.answers("steal")
    assert f.runner.scored == ["hostile-takeover"]


@rule("RUN-5.5.3")
def test_a_runner_flatlined_by_the_access_never_reaches_the_steal():
    """AMB-30, also with the winning agenda in hand."""
    t = table(
        runner=runner(grip=["diesel"], stolen=["priority-requisition", "hostile-takeover"]),
        corp=corp(remote_1=server(root=["test-run-lure"])),
    )
    t.runner.runs("remote-1")
    t.settles()
    assert (t.winner, t.reason, t.runner.points) == ("corp", "flatline", 4)


@rule("RUN-5.5.3", "WIN-6")
def test_the_seventh_point_wins_before_what_the_steal_triggers():
    """AMB-30, EX-19."""
    t = table(
        runner=runner(stolen=["private-security-force", "private-security-force", "hostile-takeover"]),
        corp=corp(identity="jinteki-personal-evolution", remote_1=server(root=["nisei-mk-ii"])),
    )
    t.runner.runs("remote-1")
    t.settles()
    assert (t.winner, t.reason) == ("runner", "agendas")


@rule("RUN-5.5.4", "ACC-12", "RUN-5.6")
def test_cards_of_rd_are_set_aside_and_go_back_in_their_order():
    t = table(runner=runner(grip=["the-makers-eye"]), corp=corp(rd=["archer", "enigma", "hedge-fund", "ice-wall"]))
    t.runner.plays("the-makers-eye")
    t.settles()
    t.runner.leaves()
    assert (t.corp.deck, t.zone("aside")) == (["archer", "enigma", "hedge-fund"], ["ice-wall"])
    t.runner.leaves()
    assert t.corp.deck == ["archer", "enigma"]
    t.runner.leaves()
    assert t.corp.deck == ["archer", "enigma", "hedge-fund", "ice-wall"]
    assert met(t, "accessed") == ["ice-wall", "hedge-fund", "enigma"]
    assert (t.zone("aside"), t.run) == ([], None)


@rule("RUN-5.5.4")
def test_cards_that_are_set_aside_can_be_told_apart():
    t = table(runner=runner(grip=["the-makers-eye"]), corp=corp(rd=["hedge-fund"] * 4))
    t.runner.plays("the-makers-eye")
    t.settles()
    t.runner.leaves().leaves()
    assert [card["id"] for card in t.corp.view["aside"]] == ["aside-0", "aside-1"]
    assert [card["id"] for card in t.runner.view["aside"]] == ["aside-0", "aside-1"]


@rule("RUN-5.5.4", "ACC-12")
def test_the_corp_draws_past_the_cards_that_are_set_aside():
    t = table(
        runner=runner(rig=["test-run-searcher"]),
        corp=corp(rd=["archer", "enigma", "test-run-courier", "ice-wall"]),
    )
    t.runner.runs("rd").leaves()
    t.runner.leaves()
    assert met(t, "accessed") == ["ice-wall", "test-run-courier", "enigma"]
    assert t.corp.hand == ["test-run-courier"]


@rule("RUN-5.6", "RUN-5.5.4", "ACC-18")
def test_set_aside_cards_return_in_their_former_state():
    """EX-6: the unrezzed card of a remote is facedown there; the HQ card is in HQ."""
    t = table(runner=runner(identity=NOISE), corp=corp(hq=["hedge-fund"], remote_1=server(root=["pad-campaign"])))
    t.runner.runs("remote-1").leaves()
    assert (t.where("pad-campaign"), t.is_rezzed("pad-campaign")) == ("remote-1/root", False)
    t.runner.runs("hq")
    t.settles()
    assert (t.corp.hand, met(t, "accessed")) == (["hedge-fund"], ["pad-campaign", "hedge-fund"])
    assert t.corp.view["servers"][-1]["root"][0]["faceup"] is False


@rule("RUN-5.6", "RUN-6")
def test_set_aside_cards_are_back_before_the_end_of_the_run_triggers():
    t = table(runner=runner(rig=["test-run-searcher"]), corp=corp(rd=["hedge-fund", "test-run-fiend", "ice-wall"]))
    t.runner.runs("rd").leaves()
    t.settles()
    assert t.run is None
    assert (t.corp.deck, t.zone("aside")) == (["hedge-fund", "test-run-fiend", "ice-wall"], [])


@rule("RUN-5.5.4", "STEAL-3")
def test_an_agenda_that_is_not_paid_for_is_set_aside_like_any_card():
    t = table(
        runner=runner(identity=NOISE, credits=9),
        corp=corp(remote_1=server(root=["nisei-mk-ii", rezzed("red-herrings")])),
    )
    t.runner.runs("remote-1").accesses("nisei-mk-ii").says("decline")
    t.runner.leaves()
    assert (t.where("nisei-mk-ii"), t.runner.credits, t.runner.scored) == ("remote-1/root", 9, [])
    assert log_of(t, "corp", "declines") == ["nisei-mk-ii"]


@rule("RUN-5.5", "ACC-3")
def test_the_number_of_accesses_is_fixed_before_the_first():
    t = table(runner=runner(grip=["the-makers-eye"]), corp=corp(rd=["hedge-fund"] * 2 + ["hostile-takeover"]))
    t.runner.plays("the-makers-eye")
    t.settles()
    assert t.runner.view["run"]["left"] == 1
    assert t.runner.scored == ["hostile-takeover"]


@rule("RUN-5.3")
def test_ice_cannot_be_rezzed_at_the_server():
    t = table(corp=corp(rd_server=server(ice=["ice-wall"]), remote_1=server(root=[faceup("pad-campaign")])))
    t.runner.runs("rd").goes_on()
    goes_to(t, "access-card/may_trash_or_steal")
    assert t.says("rezzes") == []
    assert t.corp.why_not("ice-wall") == ["why-not-your-decision"]
