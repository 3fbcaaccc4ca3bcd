"""What the greedy bot does in positions where a person would know what to do."""

from __future__ import annotations

from typing import Any

from jackin.bots import agent
from jackin.kernel.machine import answer
from jackin.netrunner.game import GAME
from jackin.netrunner.words import SIDES
from tests.netrunner.cards.corp_props import meets
from tests.netrunner.scenario import Table, corp, faceup, rezzed, runner, server, table, unrezzed

JINTEKI = "jinteki-personal-evolution"
WEYLAND = "weyland-consortium-building-a-better-world"
NBN = "nbn-making-news"


def choice(t: Table, bot: Any = None) -> str:
    """What a greedy bot answers to the open ask."""
    ask = t.ask
    assert ask is not None
    view = GAME.view(t.state, ask.seat)
    return str((bot or agent("greedy", 1)).choose(view, view["ask"]))


def plays(t: Table, seat: str, decisions: int = 40) -> list[str]:
    """A greedy bot decides for one seat until its turn or run is over; the other lets things pass."""
    bot, given = agent("greedy", 1), []
    active = t.state.active
    for _ in range(decisions):
        if t.ask is None or t.state.active != active:
            break
        if SIDES[t.ask.seat] == seat:
            given.append(choice(t, bot))
            answer(t.state, given[-1])
        elif not t.let_pass():
            answer(t.state, t.options[-1])
    return given


def runs_on(t: Table, name: str) -> list[str]:
    """The Runner runs there, and a greedy bot takes it from the first encounter or question on."""
    t.runner.runs(name)
    bot, given = agent("greedy", 1), []
    while t.ask is not None and t.run is not None:
        if SIDES[t.ask.seat] == "runner":
            given.append(choice(t, bot))
            answer(t.state, given[-1])
        elif not t.let_pass():
            answer(t.state, t.options[-1])
    return given


# The Corp


def test_the_corp_scores_in_one_turn_what_it_can():
    t = table("corp", corp(hq=["hostile-takeover", "hedge-fund"], credits=5))
    plays(t, "corp")
    assert t.corp.scored == ["hostile-takeover"]


def test_the_corp_finishes_an_agenda_before_it_takes_money():
    t = table(
        "corp", corp(hq=["hedge-fund"], credits=8, remote_1=server(root=[unrezzed("nisei-mk-ii", advancement=2)]))
    )
    plays(t, "corp")
    assert t.corp.scored == ["nisei-mk-ii"]


def test_an_astroscript_counter_is_the_last_advancement():
    t = table(
        "corp",
        corp(
            scored=[faceup("astroscript-pilot-program", agenda=1)],
            remote_1=server(root=[unrezzed("priority-requisition", advancement=3)]),
            credits=3,
        ),
        clicks=1,
    )
    plays(t, "corp")
    assert t.corp.scored == ["astroscript-pilot-program", "priority-requisition"]


def test_the_first_ice_goes_to_the_centrals():
    t = table("corp", corp(hq=["wall-of-static", "enigma", "priority-requisition"], credits=8))
    plays(t, "corp", 4)
    assert sorted(t.zone("hq/ice") + t.zone("rd/ice")) == ["enigma", "wall-of-static"]


def test_a_tagged_runner_with_a_small_grip_is_killed():
    fire = corp(identity=WEYLAND, hq=["scorched-earth", "hedge-fund"], credits=5)
    t = table("corp", fire, runner(grip=["diesel"] * 3, tags=1))
    plays(t, "corp")
    assert (t.winner, t.reason) == ("corp", "flatline")


def test_fire_is_not_wasted_on_a_full_grip():
    fire = corp(identity=WEYLAND, hq=["scorched-earth", "hedge-fund"], credits=5)
    t = table("corp", fire, runner(grip=["diesel"] * 5, tags=1))
    assert "play scorched-earth" in t.options
    assert choice(t) == "play hedge-fund"


def test_two_fires_reach_further_than_one():
    fire = corp(identity=WEYLAND, hq=["scorched-earth", "scorched-earth"], credits=6)
    t = table("corp", fire, runner(grip=["diesel"] * 5, tags=1))
    plays(t, "corp")
    assert t.winner == "corp"


def test_ice_is_rezzed_to_save_an_agenda_and_not_to_save_nothing():
    t = table(corp=corp(hq=["priority-requisition"], hq_server=server(ice=["wall-of-static"]), credits=4))
    t.runner.runs("hq")
    assert choice(t).startswith("rez")
    t = table(corp=corp(archives_server=server(ice=["wall-of-static"]), credits=4))
    t.runner.runs("archives")
    assert choice(t) == "pass"


def test_a_campaign_is_rezzed_before_the_corps_turn_and_not_earlier():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"]), credits=5), clicks=1)
    assert t.asked == ("runner", "action")
    t.runner.takes_credit()
    steps = []
    while t.ask is not None and t.asked == ("corp", "window"):
        steps.append((t.state.stack[-2].step, choice(t).split()[0]))
        answer(t.state, choice(t))
    assert [step for step, verb in steps if verb == "rez"] == ["runner_last_window"]


def test_a_nisei_counter_saves_an_agenda_but_no_empty_hand():
    scored = [faceup("nisei-mk-ii", agenda=1)]
    t = table(corp=corp(scored=scored, remote_1=server(root=[unrezzed("priority-requisition", advancement=3)])))
    t.runner.runs("remote-1")
    assert choice(t).startswith("use")
    t = table(corp=corp(scored=scored, hq=["hedge-fund"]))
    t.runner.runs("hq")
    assert choice(t) == "pass"


def test_a_trap_is_paid_for():
    t = table(corp=corp(hq=["snare"], credits=4), runner=runner(grip=["diesel"] * 4))
    t.runner.runs("hq").goes_on()
    t.settles()
    assert (t.asked, choice(t)) == (("corp", "decide"), "yes")


def test_a_trace_is_won_by_one_or_not_at_all():
    shadow = server(ice=[rezzed("shadow")])
    t = table(corp=corp(hq_server=shadow, credits=9), runner=runner(credits=4))
    t.runner.runs("hq")
    t.settles()
    assert (t.asked, choice(t)) == (("corp", "trace"), "number 2")
    t = table(corp=corp(hq_server=shadow, credits=9), runner=runner(credits=14))
    t.runner.runs("hq")
    t.settles()
    assert choice(t) == "number 0"


def test_a_resource_of_a_tagged_runner_is_trashed_rather_than_a_credit_taken():
    hand = ["priority-requisition", "precognition", "precognition", "precognition"]
    t = table("corp", corp(hq=hand, credits=8), runner(rig=[faceup("wyldside")], tags=1, grip=["diesel"] * 5))
    assert choice(t) == f"trash-resource {t.corp.id('wyldside')}"


# The Runner


def test_the_runner_breaks_what_ends_the_run_and_nothing_dearer():
    enigma = corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("enigma")]))
    blade = runner(rig=["gordian-blade"], grip=["diesel"] * 3, credits=6)
    t = table(corp=enigma, runner=blade)
    given = runs_on(t, "hq")
    assert given.count(f"use {t.runner.id('gordian-blade')} 0") == 2
    assert t.runner.credits == 6 - 2 + 2  # two subroutines; Gabriel's success on HQ pays two
    t = table(corp=enigma, runner=blade, clicks=1)
    runs_on(t, "hq")
    assert t.runner.credits == 6 - 1 + 2  # without a click to lose, that subroutine does nothing


def test_counters_make_up_for_strength_that_money_cannot_buy():
    rig = [faceup("mimic"), faceup("datasucker", virus=2)]
    ichi = corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("ichi-1-0")]))
    t = table(corp=ichi, runner=runner(rig=rig, grip=["diesel"] * 3, credits=5), clicks=1)
    given = runs_on(t, "hq")
    assert given[0] == f"use {t.runner.id('datasucker')} 0"
    assert t.counter("datasucker", "virus") == 2  # one spent, one for the success
    assert "mimic" in t.runner.rig


def test_strength_is_bought_before_subroutines():
    t = table(corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])), runner=runner(rig=["corroder"], credits=5))
    given = runs_on(t, "hq")
    corroder = t.runner.id("corroder")
    assert given[:2] == [f"use {corroder} 1", f"use {corroder} 0"]


def test_a_boost_that_gives_more_than_is_missing_is_bought_whole_and_paid_for():
    """Aurora lacks 2 strength, and one boost gives 3."""
    wall = server(ice=[rezzed("wall-of-static")])
    sides = corp(hq=["hedge-fund"] * 5, hq_server=wall, rd_server=wall, archives_server=wall)
    t = table(corp=sides, runner=runner(rig=["aurora"], credits=4))
    given = runs_on(t, "hq")
    aurora = t.runner.id("aurora")
    assert given[:2] == [f"use {aurora} 1", f"use {aurora} 0"]
    assert not choice(table(corp=sides, runner=runner(rig=["aurora"], credits=3))).startswith("run")


def test_the_runner_does_not_run_into_a_wall_it_cannot_break():
    wall = server(ice=[rezzed("wall-of-static")])
    sides = corp(hq=["hedge-fund"] * 5, hq_server=wall, rd_server=wall, archives_server=wall)
    assert not choice(table(corp=sides, runner=runner(grip=["diesel"] * 3))).startswith("run")


def test_an_open_server_is_run_and_an_advanced_card_before_all():
    t = table(corp=corp(hq=["hedge-fund"] * 5, remote_1=server(root=[unrezzed("nisei-mk-ii", advancement=2)])),
              runner=runner(grip=["diesel"] * 4))  # fmt: skip
    assert choice(t) == "run remote-1"


def test_an_advanced_card_of_jinteki_is_left_alone_by_a_small_grip():
    t = table(corp=corp(identity=JINTEKI, remote_1=server(root=[unrezzed("project-junebug", advancement=2)])),
              runner=runner(grip=["infiltration"] * 2))  # fmt: skip
    assert choice(t) != "run remote-1"


def test_the_top_of_rd_is_not_looked_at_twice():
    t = table(corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])), runner=runner(grip=["tinkering"] * 4))
    given = [value for value in plays(t, "runner") if value.startswith("run")]
    assert given == ["run rd"]


def test_the_runner_jacks_out_before_ice_that_would_kill():
    ice = server(ice=[rezzed("neural-katana"), "wall-of-static"])
    t = table(corp=corp(identity=JINTEKI, hq_server=ice, credits=0), runner=runner(grip=["diesel"] * 2))
    t.runner.runs("hq")
    t.corp.passes()
    assert t.asked == ("runner", "jack-out")
    assert {choice(t, agent("greedy", seed)) for seed in range(10)} == {"jack-out"}
    t = table(
        corp=corp(identity=JINTEKI, hq_server=ice, credits=0), runner=runner(grip=["diesel"] * 5, rig=["mimic"])
    )
    t.runner.runs("hq")
    t.corp.passes()
    assert choice(t) == "continue"


def test_a_tag_is_removed_before_the_corp_can_use_it():
    t = table(corp=corp(identity=WEYLAND, credits=8), runner=runner(grip=["diesel"] * 2, tags=1, credits=4), clicks=1)
    assert choice(t) == "remove-tag"


def test_money_makers_are_trashed_and_agendas_stolen():
    t = table(corp=corp(remote_1=server(root=[rezzed("adonis-campaign", credit=9)])), runner=runner(credits=6))
    runs_on(t, "remote-1")
    assert t.where("adonis-campaign") == "archives"
    herrings = server(root=[rezzed("red-herrings"), unrezzed("priority-requisition", advancement=2)])
    t = table(corp=corp(remote_1=herrings), runner=runner(credits=6))
    runs_on(t, "remote-1")
    assert t.runner.scored == ["priority-requisition"]


def test_money_comes_before_dear_programs():
    t = table(corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("wall-of-static")])),
              runner=runner(grip=["sure-gamble", "femme-fatale", "access-to-globalsec"], credits=5))  # fmt: skip
    assert choice(t) == "play sure-gamble"


def test_the_missing_breaker_is_installed_for_the_ice_that_is_there():
    wall = server(ice=[rezzed("wall-of-static")])
    t = table(corp=corp(hq_server=wall, rd_server=wall, archives_server=wall),
              runner=runner(grip=["corroder", "mimic"], rig=["gordian-blade"], credits=5))  # fmt: skip
    assert choice(t) == "install corroder"


def test_a_trace_is_matched_exactly_or_not_at_all():
    t = table(corp=corp(hq_server=server(ice=[rezzed("hunter")]), credits=0), runner=runner(credits=5))
    t.runner.runs("hq")
    t.settles()
    assert (t.asked, choice(t)) == (("runner", "link"), "number 3")
    t = table(corp=corp(hq_server=server(ice=[rezzed("hunter")]), credits=0), runner=runner(credits=2))
    t.runner.runs("hq")
    t.settles()
    assert choice(t) == "number 0"


def test_net_damage_is_prevented_when_the_shield_can_be_paid():
    t = table(corp=corp(identity=JINTEKI, hq_server=server(ice=[rezzed("neural-katana")])),
              runner=runner(rig=["net-shield"], grip=["diesel"] * 4, credits=3))  # fmt: skip
    t.runner.runs("hq")
    while t.asked != ("runner", "prevent"):
        assert t.ask is not None
        answer(t.state, "pass")
    assert choice(t).startswith("prevent")


# Rare questions


def test_the_smallest_agenda_is_forfeited():
    scored = [faceup("priority-requisition"), faceup("hostile-takeover")]
    t = table(corp=corp(scored=scored, hq_server=server(ice=["archer"]), credits=6))
    t.runner.runs("hq")
    t.corp.rezzes("archer")
    assert (t.asked, choice(t)) == (("corp", "forfeit"), f"forfeit {t.corp.id('hostile-takeover')}")


def test_a_search_takes_what_is_wanted_most():
    near = server(root=[unrezzed("hostile-takeover", advancement=1)])
    rd = ["precognition", "scorched-earth", "closed-accounts"]
    t = table("corp", corp(hq=["aggressive-negotiation"], rd=rd, remote_1=near), clicks=2)
    t.corp.advances("hostile-takeover").scores("hostile-takeover").plays("aggressive-negotiation")
    assert (t.asked, choice(t)) == (("corp", "search"), "find scorched-earth")


def test_zaibatsu_loyalty_keeps_a_secret():
    t = table(corp=corp(remote_1=server(root=["zaibatsu-loyalty"]), remote_2=server(root=["nisei-mk-ii"])),
              runner=runner(grip=["infiltration"]))  # fmt: skip
    t.runner.plays("infiltration").says("expose").picks("nisei-mk-ii")
    assert (t.asked, choice(t).split()[0]) == (("corp", "rez-to-prevent"), "rez")
    t.corp.rezzes("zaibatsu-loyalty")
    t.corp.done()
    assert (t.asked, choice(t).split()[0]) == (("corp", "prevent"), "prevent")


def test_the_cheapest_ice_is_sold():
    sold = corp(
        remote_1=server(root=[rezzed("security-subcontract")]),
        hq_server=server(ice=[rezzed("tollbooth"), rezzed("ice-wall")]),
    )
    t = table("corp", sold)
    t.corp.uses("security-subcontract")
    assert (t.asked, choice(t)) == (("corp", "trash-cost"), f"trash {t.corp.id('ice-wall')}")


def test_with_too_little_memory_the_least_useful_program_goes():
    rig = ["aesops-pawnshop", "akamatsu-mem-chip", "corroder", "mimic", "gordian-blade", "net-shield", "datasucker"]
    t = table(runner=runner(rig=rig), begin=True)
    t.runner.picks("akamatsu-mem-chip")
    assert (t.asked, choice(t)) == (("runner", "overload"), f"trash {t.runner.id('net-shield')}")


def test_psychographics_places_what_the_agenda_needs_and_no_more():
    near = server(root=[unrezzed("nisei-mk-ii", advancement=1)])
    t = table("corp", corp(hq=["psychographics"], credits=9, remote_1=near), runner(tags=5))
    assert choice(t) == "play psychographics"
    t.corp.plays("psychographics")
    assert (t.asked, choice(t)) == (("corp", "x"), "number 3")


def test_the_data_dealer_is_not_used_and_gets_the_smallest_agenda_if_it_must():
    stolen = [faceup("priority-requisition"), faceup("breaking-news")]
    t = table(runner=runner(rig=["data-dealer"], stolen=stolen))
    assert not choice(t).startswith("use")
    t.runner.uses("data-dealer")
    assert (t.asked, choice(t)) == (("runner", "forfeit"), f"forfeit {t.runner.id('breaking-news')}")


def test_nobody_can_tell_what_it_spends_in_a_psi_game():
    t = meets("snowflake")
    t.runner.passes()
    for seat in ("corp", "runner"):
        assert t.asked == (seat, "psi")
        assert {choice(t, agent("greedy", n)) for n in range(20)} == {"number 0", "number 1", "number 2"}
        answer(t.state, "number 1")
