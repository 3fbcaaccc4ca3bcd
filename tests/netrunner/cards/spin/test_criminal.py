"""Criminals in the Spin cycle: doubled work, hostages and other people's schedules."""

from __future__ import annotations

from jackin.netrunner.dsl import card, gain, meat, new_card, on_encounter_end, paid, suffer_brain, tag
from jackin.netrunner.shown.numbers import numbers
from tests.netrunner.cards.corp_props import FREE, interacts, meets, runner_knows, usable
from tests.netrunner.scenario import Table, corp, faceup, rezzed, runner, server, table
from tests.rule import rule

new_card("test-spin-hammer", side="corp", type="asset", cost=0, trash=1)
card("test-spin-hammer", paid=[paid(FREE, meat(3)), paid(FREE, tag(1)), paid(FREE, suffer_brain(1))])

new_card("test-spin-usher", side="runner", type="resource", cost=0)
card("test-spin-usher", when=[on_encounter_end(gain(1))])

HAMMER = server(root=[rezzed("test-spin-hammer")])


# Hostage


def test_hostage_finds_a_connection_and_installs_it():
    t = table(runner=runner(grip=["hostage"], stack=["diesel", "armitage-codebusting", "kati-jones"], credits=4))
    t.runner.plays("hostage").finds("kati-jones").says(True)
    assert (t.where("kati-jones"), t.runner.credits, t.runner.clicks) == ("rig", 4 - 1 - 2, 2)


def test_the_connection_may_stay_in_hand():
    t = table(runner=runner(grip=["hostage"], stack=["diesel", "kati-jones"], credits=4))
    t.runner.plays("hostage").finds("kati-jones").says(False)
    assert (t.runner.hand, t.runner.credits) == (["kati-jones"], 3)


def test_what_cannot_be_paid_for_is_not_offered():
    t = table(runner=runner(grip=["hostage"], stack=["diesel", "kati-jones"], credits=1))
    t.runner.plays("hostage").finds("kati-jones")
    assert (t.asked, t.runner.hand) == (("runner", "action"), ["kati-jones"])


def test_a_stack_without_connections_has_nothing_to_install():
    t = table(runner=runner(grip=["hostage"], stack=["diesel"], credits=4))
    t.runner.plays("hostage").answers("nothing-found")
    assert (t.asked, t.runner.hand) == (("runner", "action"), [])


# Gorman Drip v1

GORMAN = "gorman-drip-v1"


def test_gorman_drip_counts_the_basic_clicks_of_the_corp():
    t = table("corp", corp(hq=["hedge-fund"], credits=9), runner(rig=[GORMAN]))
    t.corp.takes_credit().draws().plays("hedge-fund")
    assert t.counter(GORMAN, "virus") == 2  # the operation's credits are another matter, and so is the first draw


def test_gorman_drip_does_not_count_the_runners_own_clicks():
    t = table(runner=runner(rig=[GORMAN]))
    t.runner.takes_credit().draws()
    assert t.counter(GORMAN, "virus") == 0


@rule("COST-6")
def test_gorman_drip_pays_for_its_counters_when_it_goes():
    t = table(runner=runner(rig=[faceup(GORMAN, virus=4)], credits=0))
    t.runner.uses(GORMAN)
    assert (t.runner.credits, t.where(GORMAN), t.runner.clicks) == (4, "heap", 3)


@rule("ABIL-15")
def test_an_empty_drip_is_worth_nothing():
    assert not usable(table(runner=runner(rig=[GORMAN])).runner, GORMAN)


# Recon


def recon(*ice, **side) -> Table:
    t = table(runner=runner(grip=["recon"], **side), corp=corp(hq=["hedge-fund"], hq_server=server(ice=list(ice))))
    t.runner.plays("recon").runs("hq")
    return t


@rule("RUN-8")
def test_recon_lets_the_runner_leave_when_the_first_ice_is_met():
    t = recon(rezzed("neural-katana"))
    t.runner.jacks_out()
    t.settles()
    assert (t.run, t.where("recon"), t.says("fails", "runner") != []) == (None, "heap", True)


def test_recon_may_be_ignored_and_works_once():
    t = recon(rezzed("ice-wall"), rezzed("pop-up-window"), rig=["test-corp-idler"], credits=9)
    t.runner.goes_on()
    interacts(t)
    assert t.run.encountering


@rule("AMB-40", "AMB-126")
def test_whoever_leaves_an_encounter_ends_it():
    t = recon(rezzed("enigma"), rig=["test-spin-usher"], credits=5)
    t.runner.jacks_out()
    t.settles()
    assert (t.run, t.runner.credits) == (None, 5 - 1 + 1)


# Copycat


def copied(*rig) -> Table:
    t = table(runner=runner(rig=["corroder", *rig], credits=20),
              corp=corp(hq=["hedge-fund"], hq_server=server(ice=["enigma", rezzed("ice-wall")]),
                        remote_1=server(ice=[rezzed("wall-of-static"), rezzed("ice-wall"), "hunter"],
                                        root=["hostile-takeover"])))  # fmt: skip
    t.runner.runs("hq")
    while not usable(t.runner, "corroder"):
        assert t.let_pass()
    t.runner.breaks("corroder", 0)
    return t


@rule("AMB-103")
def test_copycat_goes_on_behind_another_copy():
    t = copied("copycat")
    t.runner.says(True)
    while not t.run.encountering:
        assert t.let_pass()
    assert (t.where("copycat"), t.run.server, t.run.ice) == ("heap", 3, t.card("wall-of-static"))
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    t.settles()
    assert t.where("hostile-takeover") == "runner-score"


def test_copycat_may_wait_and_needs_a_copy():
    t = copied("copycat")
    t.runner.says(False)
    assert (t.where("copycat"), t.run.server) == ("rig", 0)
    t = table(runner=runner(rig=["copycat"]), corp=corp(hq_server=server(ice=["ice-wall"]),
                                                        rd_server=server(ice=[rezzed("ice-wall")])))  # fmt: skip
    t.runner.runs("hq")
    t.settles()
    assert t.where("copycat") == "rig"  # nobody knows what the unrezzed ice was


# Leviathan


def test_leviathan_breaks_three_subroutines_for_three():
    t = meets("hourglass", rig=["leviathan"])
    t.runner.uses("leviathan", 1)
    t.runner.uses("leviathan", 0)
    for n in range(3):
        if t.runner.can(f"subroutine {n}"):
            t.runner.answers(f"subroutine {n}")
    assert (t.strength("leviathan"), t.runner.view["run"]["broken"], t.runner.credits) == (8, [0, 1, 2], 20 - 6)


# Running Interference


@rule("COST-3", "AMB-108")
def test_running_interference_doubles_what_ice_costs():
    t = table(runner=runner(grip=["running-interference"]),
              corp=corp(credits=9, hq_server=server(ice=["wall-of-static"], root=["red-herrings"])))  # fmt: skip
    t.runner.plays("running-interference").runs("hq")
    t.corp.rezzes("wall-of-static")
    assert (t.corp.credits, t.runner.clicks) == (9 - 6, 2)


@rule("AMB-108")
def test_what_is_paid_twice_is_the_cost_as_it_is():
    t = table(runner=runner(grip=["running-interference"], rig=["xanadu"]),
              corp=corp(credits=9, hq_server=server(ice=["wall-of-static"])))  # fmt: skip
    t.runner.plays("running-interference").runs("hq")
    (shown,) = numbers(t.state, 0, t.corp.id("wall-of-static"))
    assert (shown["now"], shown["parts"]) == (8, [("xanadu", 1), ("running-interference", 4)])
    t.corp.rezzes("wall-of-static")
    assert t.corp.credits == 9 - 8


def test_without_the_means_for_both_ice_stays_down():
    t = table(runner=runner(grip=["running-interference"]),
              corp=corp(credits=5, hq=["hedge-fund"], hq_server=server(ice=["wall-of-static"])))  # fmt: skip
    t.runner.plays("running-interference").runs("hq")
    t.settles()
    assert not t.is_rezzed("wall-of-static")
    assert t.where("wall-of-static") == "hq/ice"
    t.runner.runs("hq")
    t.corp.rezzes("wall-of-static")  # in the next run it costs what it says
    assert t.corp.credits == 5 - 3


def test_it_says_nothing_of_assets_and_upgrades():
    t = table(runner=runner(grip=["running-interference"]),
              corp=corp(credits=9, remote_1=server(ice=["enigma"], root=["adonis-campaign"])))  # fmt: skip
    t.runner.plays("running-interference").runs("remote-1")
    t.corp.rezzes("adonis-campaign")
    assert t.corp.credits == 9 - 4


# Expert Schedule Analyzer and Executive Wiretaps


@rule("REV-1")
def test_the_schedule_analyzer_shows_all_of_hq():
    t = table(runner=runner(rig=["expert-schedule-analyzer"]), corp=corp(hq=["hedge-fund", "snare", "enigma"]))
    t.runner.uses("expert-schedule-analyzer")
    t.settles()
    t.runner.takes_instead("expert-schedule-analyzer")
    assert sorted(t.runner.view["corp"]["hand"]) == ["enigma", "hedge-fund", "snare"]
    assert (t.runner.clicks, t.run) == (3, None)


def test_executive_wiretaps_needs_no_run_but_two_clicks():
    t = table(runner=runner(grip=["executive-wiretaps"]), corp=corp(hq=["snare", "enigma"]))
    t.runner.plays("executive-wiretaps")
    assert (runner_knows(t, "snare"), runner_knows(t, "enigma"), t.runner.clicks) == (True, True, 2)
    assert not table(runner=runner(grip=["executive-wiretaps"])).runner.can("play executive-wiretaps")


# Grifter


def test_grifter_pays_for_a_successful_run_and_leaves_without():
    t = table(runner=runner(rig=["grifter"], credits=0))
    t.runner.runs("archives")
    t.settles()
    t.ends_turn()
    assert (t.where("grifter"), t.runner.credits) == ("rig", 3 + 1)
    t.ends_turn()
    t.ends_turn()
    assert t.where("grifter") == "heap"


# Lawyer Up


def test_lawyer_up_removes_as_many_tags_as_are_wanted():
    t = table(runner=runner(grip=["lawyer-up"], tags=3, stack=["diesel"] * 5))
    t.runner.plays("lawyer-up").says(2)
    assert (t.runner.tags, t.runner.hand, t.runner.clicks) == (1, ["diesel"] * 3, 2)
    t = table(runner=runner(grip=["lawyer-up"], tags=3, stack=["diesel"] * 5))
    t.runner.plays("lawyer-up").says(0)
    assert (t.runner.tags, len(t.runner.hand)) == (3, 3)


def test_lawyer_up_draws_without_tags_too():
    t = table(runner=runner(grip=["lawyer-up"], stack=["diesel"] * 5))
    t.runner.plays("lawyer-up")
    assert len(t.runner.hand) == 3


# Leverage


def levered(takes: bool, **side) -> Table:
    t = table(runner=runner(grip=["leverage", "diesel", "diesel"], **side),
              corp=corp(hq=["hedge-fund"], remote_1=HAMMER))  # fmt: skip
    assert t.runner.why_not("leverage") == ["why-no-success-on-hq"]
    t.runner.runs("hq")
    while t.asked != ("runner", "action"):
        if not t.let_pass():
            t.runner.answers(t.options[-1])
    t.runner.plays("leverage")
    t.corp.says(takes)
    return t


def test_the_corp_may_take_two_bad_publicity():
    t = levered(True)
    t.corp.uses("test-spin-hammer", 0)
    assert (t.corp.bad_publicity, t.where("leverage"), t.winner) == (2, "heap", "corp")


@rule("PREV-1", "AMB-37")
def test_otherwise_all_damage_is_prevented_until_the_runners_next_turn():
    t = levered(False)
    t.corp.uses("test-spin-hammer", 0)
    assert (t.corp.bad_publicity, t.winner, t.runner.hand) == (0, None, ["diesel", "diesel"])
    t.ends_turn()
    t.corp.takes_credit().uses("test-spin-hammer", 0)
    assert t.winner is None
    t.ends_turn()
    t.runner.takes_credit()
    t.corp.uses("test-spin-hammer", 0)
    assert t.winner == "corp"


@rule("AMB-107")
def test_leverage_prevents_no_tags_and_nothing_that_cannot_be_prevented():
    t = levered(False)
    t.corp.uses("test-spin-hammer", 1)
    assert t.runner.tags == 1
    t.corp.uses("test-spin-hammer", 2)
    assert t.runner.brain == 1


def test_a_run_in_between_does_not_end_the_protection():
    t = levered(False)
    t.runner.runs("archives")
    while t.asked != ("runner", "action"):
        assert t.let_pass()
    t.runner.takes_credit()
    t.corp.uses("test-spin-hammer", 0)
    assert t.winner is None


# Garrote


def test_garrote_cuts_sentries():
    t = meets("neural-katana", rig=["garrote"])
    t.runner.uses("garrote", 1).breaks("garrote", 0)
    assert (t.strength("garrote"), t.runner.credits, t.runner.view["run"]["broken"]) == (3, 18, [0])


# Blackguard


def test_blackguard_makes_the_corp_rez_what_is_exposed():
    t = table(
        runner=runner(rig=["blackguard"], grip=["infiltration"]),
        corp=corp(credits=9, hq_server=server(ice=["enigma"])),
    )
    t.runner.plays("infiltration").says("expose")
    assert (t.is_rezzed("enigma"), t.corp.credits, t.runner.memory[1]) == (True, 9 - 3, 6)


def test_blackguard_forces_nobody_who_cannot_pay_and_no_agenda():
    t = table(
        runner=runner(rig=["blackguard"], grip=["infiltration"]),
        corp=corp(credits=2, hq_server=server(ice=["enigma"])),
    )
    t.runner.plays("infiltration").says("expose")
    assert (t.is_rezzed("enigma"), runner_knows(t, "enigma"), t.corp.credits) == (False, True, 2)
    t = table(
        runner=runner(rig=["blackguard"], grip=["infiltration"]),
        corp=corp(remote_1=server(root=["hostile-takeover"])),
    )
    t.runner.plays("infiltration").says("expose")
    t.settles()
    assert (runner_knows(t, "hostile-takeover"), t.asked) == (True, ("runner", "action"))


@rule("AMB-102")
def test_an_additional_cost_may_be_refused():
    t = table(runner=runner(rig=["blackguard"], grip=["infiltration"]),
              corp=corp(credits=9, scored=["hostile-takeover"], hq_server=server(ice=["archer"])))  # fmt: skip
    t.runner.plays("infiltration").says("expose")
    two = t.fork()
    t.corp.answers("no")
    assert (t.is_rezzed("archer"), t.corp.points) == (False, 1)
    two.corp.answers("rez")
    assert (two.is_rezzed("archer"), two.corp.points) == (True, 0)


def test_each_of_two_exposed_cards_is_rezzed_as_far_as_the_credits_go():
    t = table(runner=runner(rig=["blackguard"], grip=["satellite-uplink"]),
              corp=corp(credits=4, hq_server=server(ice=["enigma", "wall-of-static"])))  # fmt: skip
    t.runner.plays("satellite-uplink").picks("enigma", "wall-of-static")
    while t.asked == ("runner", "order"):
        t.runner.answers(t.options[0])
    assert t.is_rezzed("enigma") != t.is_rezzed("wall-of-static")


# Silencer


def test_silencer_pays_for_killers():
    t = meets("neural-katana", rig=["silencer", "garrote"])
    t.runner.uses("garrote", 1).answers(t.options[0])
    assert (t.runner.credits, t.counter("silencer", "credit")) == (20, 0)


# Savoir-faire


def test_savoir_faire_installs_a_program_in_the_middle_of_a_run():
    t = meets("ice-wall", rig=["savoir-faire"], grip=["corroder", "diesel"], credits=9)
    t.runner.uses("savoir-faire").picks("corroder")
    t.settles()
    assert t.where("corroder") == "rig"
    assert t.runner.credits == 9 - 2 - 2 or t.run is None


def test_savoir_faire_works_once_each_turn():
    t = meets("ice-wall", rig=["savoir-faire"], grip=["corroder", "mimic"], credits=20)
    t.runner.uses("savoir-faire").picks("corroder")
    while t.asked == ("runner", "trash-first"):
        t.runner.done()
    assert not usable(t.runner, "savoir-faire")
    t.runner.breaks("corroder", 0)
    assert t.runner.credits == 20 - 2 - 2 - 1


def test_nobody_can_tell_by_the_silence_that_there_is_no_program():
    for held in ("corroder", "diesel"):
        t = table(runner=runner(rig=["savoir-faire"], grip=[held]), corp=corp(hq_server=server(ice=["enigma"])))
        t.runner.runs("hq")
        assert t.asked == ("runner", "window"), held
        assert usable(t.runner, "savoir-faire") == (held == "corroder")


# Fall Guy


@rule("PREV-1")
def test_fall_guy_takes_the_blame_for_another_resource():
    t = table("corp", corp(credits=9), runner(rig=["fall-guy", "kati-jones"], tags=1))
    t.corp.does(f"trash-resource {t.corp.id('kati-jones')}")
    t.runner.prevents("fall-guy", saving="kati-jones")
    assert (t.where("kati-jones"), t.where("fall-guy")) == ("rig", "heap")


def test_fall_guy_saves_neither_itself_nor_a_program():
    t = table("corp", corp(credits=9), runner(rig=["fall-guy"], tags=1))
    t.corp.does(f"trash-resource {t.corp.id('fall-guy')}")
    assert t.where("fall-guy") == "heap"
    t = meets("rototurret", rig=["fall-guy", "corroder"])
    t.runner.passes()
    t.settles()
    assert (t.where("corroder"), t.where("fall-guy")) == ("heap", "rig")


def test_fall_guy_may_be_sold_instead():
    t = table(runner=runner(rig=["fall-guy"], credits=0))
    t.runner.takes_credit().uses("fall-guy")
    assert (t.runner.credits, t.where("fall-guy")) == (3, "heap")
