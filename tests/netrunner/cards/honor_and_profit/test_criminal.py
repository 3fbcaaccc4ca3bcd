"""Criminals in Honor and Profit: keys for the centrals, run events, and people who know people."""

from __future__ import annotations

import pytest

from jackin.netrunner.flows.luck import LUCK, SPENDS
from jackin.netrunner.redeal import redeal
from tests.netrunner.cards.corp_props import interacts, meets, pickable, runner_knows, usable
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

# Iain Stirling


@pytest.mark.parametrize(
    ("scored", "stolen", "gained"), [(["nisei-mk-ii"], [], 2), ([], [], 0), (["nisei-mk-ii"], ["nisei-mk-ii"], 0)]
)
def test_iain_stirling_is_paid_while_the_corp_has_more_points(scored, stolen, gained):
    t = table(
        begin=True, corp=corp(scored=scored), runner=runner(identity="iain-stirling-retired-spook", stolen=stolen)
    )
    t.settles()
    assert (t.runner.credits, t.runner.link) == (5 + gained, 1)


# Ken "Express" Tenma


def test_ken_tenma_is_paid_for_the_first_run_event_of_a_turn():
    t = table(
        corp=corp(hq=["hedge-fund"]),
        runner=runner(
            identity="ken-express-tenma-disappeared-clone", grip=["diesel", "legwork", "inside-job"], credits=10
        ),
    )
    t.runner.plays("diesel")
    assert t.runner.credits == 10
    t.runner.plays("legwork")
    t.settles()
    assert t.runner.credits == 10 - 2 + 1
    t.runner.plays("inside-job").does("run archives")
    t.settles()
    assert t.runner.credits == 9 - 2


# Silhouette


def silhouette() -> Table:
    t = table(
        corp=corp(hq=["hedge-fund"], remote_1=server(root=["snare"])),
        runner=runner(identity="silhouette-stealth-operative"),
    )
    t.runner.runs("hq")
    return t


def test_silhouette_may_expose_a_card_after_the_first_success_on_hq():
    t = silhouette()
    t.runner.says(True)
    t.settles()
    assert runner_knows(t, "snare")
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "action")


def test_silhouette_may_leave_it():
    t = silhouette()
    t.runner.says(False)
    t.settles()
    assert not runner_knows(t, "snare")


# Calling in Favors


def test_calling_in_favors_pays_for_each_connection():
    t = table(runner=runner(grip=["calling-in-favors"], rig=["kati-jones", "mr-li", "bank-job", "desperado"]))
    t.runner.plays("calling-in-favors")
    assert t.runner.credits == 7


@rule("PLAY-8")
def test_calling_in_favors_needs_somebody_who_owes_one():
    t = table(runner=runner(grip=["calling-in-favors"], rig=["bank-job"]))
    assert not t.runner.can("play calling-in-favors")


# Early Bird


def test_early_bird_runs_and_gives_the_click_back():
    t = table(runner=runner(grip=["early-bird"]), corp=corp(hq=["hedge-fund"]))
    t.runner.plays("early-bird").does("run archives")
    t.settles()
    assert (t.runner.clicks, t.runner.credits) == (4, 4)


def test_early_bird_is_for_the_first_click_only():
    t = table(runner=runner(grip=["early-bird"]))
    t.runner.takes_credit()
    assert not t.runner.can("play early-bird")
    assert t.runner.why_not("early-bird") == ["why-first-click"]


def test_clicks_gained_or_lost_before_do_not_matter_to_early_bird():
    t = table(begin=True, runner=runner(grip=["early-bird"], rig=["joshua-b"]))
    t.runner.says(True)
    t.settles()
    assert t.runner.clicks == 5
    assert t.runner.can("play early-bird")


def test_same_old_thing_is_no_way_to_play_early_bird_as_the_first_click():
    t = table(runner=runner(heap=["early-bird"], rig=["same-old-thing"]))
    assert not usable(t.runner, "same-old-thing")


# Express Delivery


def test_express_delivery_takes_one_of_the_top_four_and_shuffles():
    t = table(runner=runner(grip=["express-delivery"], stack=["diesel", "corroder", "mimic", "ninja", "aurora"]))
    t.runner.plays("express-delivery")
    assert pickable(t) == ["aurora", "corroder", "mimic", "ninja"]
    t.runner.picks("mimic")
    assert t.runner.hand == ["mimic"]
    assert sorted(t.runner.deck) == ["aurora", "corroder", "diesel", "ninja"]
    assert not t.state.known(t.card("mimic"), 0)
    assert not t.state.known(t.card("ninja"), 1)  # shuffled


@rule("ABIL-15")
def test_express_delivery_needs_a_stack():
    t = table(runner=runner(grip=["express-delivery"], stack=[]))
    assert not t.runner.can("play express-delivery")


# Feint


def feint(*ice: str) -> Table:
    t = table(
        corp=corp(
            hq=["hedge-fund"], hq_server=server(ice=[rezzed(i) for i in ice], root=[rezzed("akitaro-watanabe")])
        ),
        runner=runner(grip=["feint"], rig=["test-corp-idler"], credits=5),
    )
    t.runner.plays("feint")
    return t


def test_feint_bypasses_two_ice_and_accesses_nothing():
    t = feint("wall-of-static", "enigma")
    t.settles()
    assert len(t.says("bypasses")) == 2
    assert "accesses" not in t.log("runner")
    assert "succeeds" in t.log()
    assert t.runner.credits == 3 + 2  # Gabriel Santiago is paid: the run was successful


def test_feint_does_not_bypass_a_third():
    t = feint("wall-of-static", "enigma", "hunter")
    interacts(t)
    assert t.run.ice == t.card("wall-of-static")


def test_a_guard_that_cannot_be_bypassed_counts_as_one_of_the_two():
    t = feint("wall-of-static", "guard", "enigma")
    interacts(t)
    assert t.run.ice == t.card("guard")
    assert len(t.says("bypasses")) == 1


@rule("AMB-127")
def test_an_access_that_cannot_be_is_not_replaced_either():
    t = table(
        begin=True,
        corp=corp(hq=["hedge-fund"]),
        runner=runner(grip=["feint"], rig=["security-testing"], identity="silhouette-stealth-operative"),
    )
    t.runner.does("at hq")
    t.runner.plays("feint")
    t.settles()
    assert t.runner.credits == 3


# Legwork


def test_legwork_accesses_two_more_cards_of_hq():
    t = table(corp=corp(hq=["hedge-fund"] * 4), runner=runner(grip=["legwork"]))
    t.runner.plays("legwork")
    t.settles()
    assert len(t.says("accesses", "runner")) == 3


# Planned Assault


def assault(stack: list[str], credits: int = 10, clicks: int | None = None, **ours) -> Table:
    t = table(
        corp=corp(hq=["hedge-fund"]), clicks=clicks,
        runner=runner(grip=["planned-assault"], stack=stack, credits=credits, **ours),
    )  # fmt: skip
    return t


def test_planned_assault_finds_a_run_event_and_plays_it_for_its_cost():
    t = assault(["diesel", "legwork", "sure-gamble"])
    t.runner.plays("planned-assault")
    assert t.options == ["find legwork"]
    t.runner.finds("legwork")
    t.settles()
    assert (t.runner.clicks, t.runner.credits) == (2, 10 - 2 - 2 + 2)
    assert sorted(t.runner.pile) == ["legwork", "planned-assault"]
    assert "succeeds" in t.log()


@rule("COST-3")
def test_planned_assault_takes_two_clicks():
    t = assault(["legwork"], clicks=1)
    assert not t.runner.can("play planned-assault")
    assert t.runner.why_not("planned-assault") == ["why-clicks-short"]


@rule("AMB-136")
def test_what_planned_assault_finds_and_cannot_play_goes_back():
    t = assault(["early-bird", "diesel"])
    t.runner.plays("planned-assault").finds("early-bird")
    t.settles()
    assert sorted(t.runner.deck) == ["diesel", "early-bird"]
    assert t.runner.pile == ["planned-assault"]
    t = assault(["legwork"], credits=3)
    t.runner.plays("planned-assault").finds("legwork")
    t.settles()
    assert (t.runner.deck, t.runner.credits) == (["legwork"], 1)


def test_ken_tenma_is_paid_for_what_planned_assault_plays():
    t = assault(["legwork"], identity="ken-express-tenma-disappeared-clone")
    t.runner.plays("planned-assault").finds("legwork")
    t.settles()
    assert t.runner.credits == 10 - 2 - 2 + 1


# Logos


def test_logos_gives_memory_and_a_larger_hand():
    t = table(runner=runner(rig=["logos"]))
    assert (t.runner.memory[1], t.runner.hand_size) == (5, 6)


def test_logos_searches_when_the_corp_scores_and_shows_nothing():
    t = table(
        "corp",
        corp(remote_1=server(root=[unrezzed("nisei-mk-ii", advancement=4)])),
        runner(rig=["logos"], stack=["corroder", "diesel"]),
    )
    t.corp.takes_credit().scores("nisei-mk-ii")
    t.runner.says(True).finds("corroder")
    assert t.runner.hand == ["corroder"]
    assert not t.state.known(t.card("corroder"), 0)


# Public Terminal


@rule("RECUR-4")
def test_public_terminal_pays_for_run_events_only():
    t = table(
        begin=True, corp=corp(hq=["hedge-fund"]),
        runner=runner(grip=["legwork", "diesel"], rig=["public-terminal"], credits=1),
    )  # fmt: skip
    t.settles()
    t.runner.plays("legwork")
    t.settles()
    assert (t.runner.credits, t.counter("public-terminal", "credit")) == (2, 0)
    t = table(runner=runner(grip=["sure-gamble"], rig=[rezzed("public-terminal", credit=1)], credits=4))
    assert not t.runner.can("play sure-gamble")


# Unregistered S&W '35


def armed(ran: bool = True, **servers) -> Table:
    t = table(corp=corp(hq=["hedge-fund"], **servers), runner=runner(rig=["unregistered-s-w-35"]))
    if ran:
        t.runner.runs("hq")
        t.settles()
    return t


def test_the_weapon_trashes_somebody_in_a_remote_after_a_run_on_hq():
    t = armed(
        remote_1=server(root=[rezzed("director-haas"), rezzed("ash-2x3zb9cy")], ice=[rezzed("ichi-1-0")]),
        remote_2=server(root=[rezzed("pad-campaign")]),
        remote_3=server(root=[unrezzed("chairman-hiro")]),
        rd_server=server(root=[rezzed("akitaro-watanabe")]),
    )
    t.runner.uses("unregistered-s-w-35")
    assert pickable(t) == ["ash-2x3zb9cy", "director-haas"]
    t.runner.picks("director-haas")
    t.settles()
    assert (t.where("director-haas"), t.runner.scored, t.runner.clicks) == ("archives", [], 1)


def test_the_weapon_needs_a_success_on_hq():
    t = armed(ran=False, remote_1=server(root=[rezzed("director-haas")]))
    assert not usable(t.runner, "unregistered-s-w-35")
    assert t.runner.why_not("unregistered-s-w-35") == ["why-no-success-on-hq"]


# Window


def test_window_draws_the_bottom_card():
    t = table(runner=runner(rig=["window"], stack=["corroder", "diesel"]))
    t.runner.uses("window")
    assert (t.runner.hand, t.runner.deck) == (["corroder"], ["diesel"])


# Alias, Breach, Passport


@pytest.mark.parametrize(
    ("breaker", "ice", "boosts", "uses", "paid"),
    [("alias", "hunter", 1, 1, 3), ("breach", "wall-of-thorns", 1, 1, 4), ("passport", "enigma", 0, 2, 2)],
)
def test_each_breaks_its_kind_before_a_central(breaker, ice, boosts, uses, paid):
    t = meets(ice, rig=[breaker], hq=["hedge-fund"])
    for _ in range(boosts):
        t.runner.uses(breaker, 1)
    for _ in range(uses):
        t.runner.uses(breaker, 0)
        while t.asked == ("runner", "break"):
            t.runner.answers(t.options[0])
    assert t.runner.credits == 20 - paid
    assert not usable(t.runner, breaker)


@rule("CANT-1")
@pytest.mark.parametrize(
    ("breaker", "ice"), [("alias", "hunter"), ("breach", "wall-of-static"), ("passport", "enigma")]
)
def test_none_of_them_breaks_ice_before_a_remote(breaker, ice):
    t = table(
        corp=corp(remote_1=server(ice=[rezzed(ice)], root=["snare"])),
        runner=runner(rig=[breaker, "test-corp-idler"], credits=20),
    )
    t.runner.runs("remote-1")
    interacts(t)
    for _ in range(2):
        t.runner.uses(breaker, 1)  # stronger, for nothing
    assert not usable(t.runner, breaker)


def test_breach_breaks_up_to_three_at_once():
    t = meets("heimdall-1-0", rig=["breach"])
    t.runner.uses("breach", 1).uses("breach", 0)
    t.runner.answers("subroutine 0").answers("subroutine 1").answers("subroutine 2")
    assert (t.runner.view["run"]["broken"], t.runner.credits) == ([0, 1, 2], 16)


# Bug


def bugged(credits: int = 5) -> Table:
    return table(
        "corp", corp(rd=["nisei-mk-ii", "hedge-fund", "snare"]), runner(rig=["bug"], credits=credits), begin=True
    )


def test_bug_shows_a_drawn_card_for_two_credits():
    t = bugged()
    t.runner.says(True)
    t.settles()
    assert (t.runner.credits, runner_knows(t, "snare")) == (3, True)
    t.corp.draws()
    t.runner.says(False)
    assert (t.runner.credits, runner_knows(t, "hedge-fund")) == (3, False)


def test_bug_asks_for_each_card_of_a_draw_of_several():
    t = table(
        "corp", corp(hq=["green-level-clearance"], rd=["snare", "hedge-fund"]), runner(rig=["bug", "bug"], credits=5)
    )
    t.corp.plays("green-level-clearance")
    asked = 0
    while t.ask is not None and t.ask.seat == 1:
        asked += t.asked == ("runner", "decide")
        t.runner.answers(t.options[-1])
    assert asked == 2  # two bugs, one card


def test_bug_without_credits_asks_nobody():
    t = bugged(credits=1)
    t.settles()
    assert t.asked == ("corp", "action")


def test_bug_is_installed_after_a_success_on_hq():
    t = table(runner=runner(grip=["bug"]), corp=corp(hq=["hedge-fund"]))
    assert not t.runner.can("install bug")
    t.runner.runs("hq")
    t.settles()
    assert t.runner.can("install bug")


# Gingerbread


def test_gingerbread_breaks_tracers_of_any_kind_and_nothing_else():
    t = meets("hunter", rig=["gingerbread"], hq=["hedge-fund"])
    t.runner.uses("gingerbread", 1).breaks("gingerbread", 0)
    assert t.runner.credits == 17
    t = meets("enigma", rig=["gingerbread"])
    t.runner.uses("gingerbread", 1)
    assert not usable(t.runner, "gingerbread")


# Grappling Hook


@rule("AMB-128")
def test_grappling_hook_breaks_all_subroutines_but_one():
    t = meets("heimdall-1-0", rig=["grappling-hook"])
    t.runner.uses("grappling-hook").answers("subroutine 0")
    assert t.options == ["subroutine 1", "subroutine 2"]
    t.runner.answers("subroutine 2")
    assert t.runner.view["run"]["broken"] == [0, 2]
    assert t.runner.pile == ["grappling-hook"]
    t.runner.passes()
    t.settles()
    assert "run-ended" in t.log()


@rule("AMB-128")
def test_grappling_hook_leaves_one_of_those_that_are_unbroken():
    t = meets("heimdall-1-0", rig=["grappling-hook", "breach"])
    t.runner.uses("breach", 1).uses("breach", 0).answers("subroutine 0").answers("done")
    t.runner.uses("grappling-hook").answers("subroutine 1")
    assert t.runner.view["run"]["broken"] == [0, 1]


@rule("ABIL-15")
def test_grappling_hook_is_no_use_against_a_single_subroutine_or_outside_an_encounter():
    t = meets("wall-of-static", rig=["grappling-hook"])
    assert not usable(t.runner, "grappling-hook")
    t = table(runner=runner(rig=["grappling-hook"]))
    assert t.runner.why_not("grappling-hook") == ["why-no-effect"]


# Push Your Luck


def luck(spends: int, guess: str, credits: int = 7) -> Table:
    t = table(runner=runner(grip=["push-your-luck"], credits=credits))
    t.runner.plays("push-your-luck").says(spends)
    t.corp.answers(guess)
    return t


@pytest.mark.parametrize(("spends", "guess", "left"), [(5, "even", 10), (5, "odd", 0), (4, "odd", 9), (0, "even", 5)])
def test_push_your_luck_pays_double_for_a_wrong_guess(spends, guess, left):
    assert luck(spends, guess).runner.credits == left


@rule("PSI-1")
def test_the_corp_guesses_without_knowing():
    tables = []
    for spends in (2, 3):
        t = table(runner=runner(grip=["push-your-luck"], credits=7))
        t.runner.plays("push-your-luck").says(spends)
        tables.append(t)
    assert tables[0].corp.view == tables[1].corp.view
    assert tables[0].options == ["even", "odd"]
    tables[1].corp.answers("odd")
    assert [line["n"] for line in tables[1].says("luck-spends", "corp")] == [3]


@rule("PSI-1")
def test_a_world_dealt_for_the_corp_does_not_hold_what_the_runner_spends():
    t = table(runner=runner(grip=["push-your-luck"], credits=5))
    t.runner.plays("push-your-luck").says(2)

    def spent(seat: int, seed: int) -> int:
        frame = redeal(t.state, seat, seed).frame(LUCK)
        assert frame is not None
        return SPENDS.of(frame)

    assert {spent(0, seed) for seed in range(20)} == {0, 1, 2, 3}
    assert {spent(1, seed) for seed in range(5)} == {2}


# Security Testing


def chosen(server_name: str, *more: str) -> Table:
    t = table(
        begin=True, corp=corp(hq=["hedge-fund"], remote_1=server(root=["pad-campaign"])),
        runner=runner(rig=["security-testing", *more], identity="silhouette-stealth-operative"),
    )  # fmt: skip
    t.runner.does(server_name)
    return t


@rule("AMB-132")
def test_security_testing_pays_instead_of_the_first_access_of_the_chosen_server():
    t = chosen("at archives")
    t.runner.runs("archives")
    t.settles()
    assert (t.runner.credits, "accesses" in t.log("runner")) == (7, False)
    t.runner.runs("archives")
    t.settles()
    assert t.runner.credits == 7


def test_security_testing_is_about_the_chosen_server_only():
    t = chosen("at archives")
    t.runner.runs("remote-1")
    t.settles()
    assert t.asked == ("runner", "trash-accessed")


@rule("AMB-132")
def test_security_testing_leaves_no_choice_but_one_of_two_replacements():
    t = chosen("at remote-1", "bank-job")
    t.runner.runs("remote-1")
    while t.asked != ("runner", "instead"):
        assert t.let_pass()
    assert len(t.options) == 2
    assert "access" not in t.options


@rule("AMB-132")
def test_a_turn_without_a_choice_forgets_the_last_one():
    t = chosen("at archives")
    t.ends_turn()
    t.ends_turn()
    assert t.asked == ("runner", "decide")
    t.runner.does("no")
    t.runner.runs("archives")
    t.settles()
    credits = t.runner.credits
    assert t.asked == ("runner", "action")
    assert credits == 5 + 4


# Theophilius Bagbiter


def test_theophilius_bagbiter_takes_everything_and_ties_the_hand_to_the_pool():
    t = table(runner=runner(grip=["theophilius-bagbiter", "diesel"], credits=9))
    t.runner.installs("theophilius-bagbiter")
    assert (t.runner.credits, t.runner.hand_size) == (0, 0)
    t.runner.takes_credit()
    assert t.runner.hand_size == 1


# Tri-maf Contact


def test_tri_maf_contact_pays_two_once_a_turn():
    t = table(runner=runner(rig=["tri-maf-contact"]))
    t.runner.uses("tri-maf-contact")
    assert (t.runner.credits, t.runner.clicks) == (7, 3)
    assert not usable(t.runner, "tri-maf-contact")


@rule("DMG-7")
def test_tri_maf_contact_hurts_when_it_is_trashed():
    t = table("corp", runner=runner(rig=["tri-maf-contact"], tags=1, grip=["diesel"] * 4))
    t.corp.does(f"trash-resource {t.corp.id('tri-maf-contact')}")
    t.settles()
    assert (len(t.runner.hand), "suffers-meat" in t.log()) == (1, True)


def test_tri_maf_contact_lost_from_the_grip_hurts_nobody_more():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("data-mine")]), hq=["hedge-fund"]),
        runner=runner(grip=["tri-maf-contact"]),
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.pile, t.winner) == (["tri-maf-contact"], None)


def test_the_damage_of_tri_maf_contact_can_be_prevented():
    t = table(
        "corp", runner=runner(rig=["tri-maf-contact", rezzed("plascrete-carapace", power=4)], tags=1, grip=["diesel"])
    )
    t.corp.does(f"trash-resource {t.corp.id('tri-maf-contact')}")
    for _ in range(3):
        t.runner.prevents("plascrete-carapace")
    t.settles()
    assert (t.runner.hand, t.winner) == (["diesel"], None)
