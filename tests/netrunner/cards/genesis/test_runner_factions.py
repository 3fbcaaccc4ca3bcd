"""The Runner's cards of the Genesis cycle, clause by clause: what each faction does."""

from __future__ import annotations

import pytest

from jackin import netrunner
from jackin.netrunner import GAME
from tests.netrunner.cards.corp_props import Side, interacts, meets, usable
from tests.netrunner.scenario import NO, YES, corp, rezzed, runner, server, table
from tests.rule import rule

FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]

KATE = "kate-mac-mccaffrey-digital-tinker"


# Criminal


@rule("SET-5")
def test_andromeda_begins_with_nine_cards_also_after_a_mulligan():
    deck = {"identity": "andromeda-dispossessed-ristie", "cards": {"sure-gamble": 3, "easy-mark": 3, "diesel": 40}}
    s = GAME.new(netrunner.setup("jinteki", deck), 1)
    assert (len(s.hand(0)), len(s.hand(1))) == (5, 9)
    GAME.answer(s, "keep")
    GAME.answer(s, "mulligan")
    assert len(s.hand(1)) == 9


@rule("COST-3")
def test_cortez_chip_makes_one_ice_dearer_for_the_turn():
    t = table(corp=corp(hq_server=server(ice=["wall-of-static"]), credits=4), runner=runner(rig=["cortez-chip"]))
    t.runner.takes_credit().uses("cortez-chip")
    t.runner.runs("hq")
    t.settles()
    assert not t.is_rezzed("wall-of-static")
    t = table(corp=corp(hq_server=server(ice=["wall-of-static"]), credits=5), runner=runner(rig=["cortez-chip"]))
    t.runner.takes_credit().uses("cortez-chip")
    t.runner.runs("hq")
    t.corp.rezzes("wall-of-static")
    assert (t.corp.credits, t.runner.pile) == (0, ["cortez-chip"])


def test_cortez_chips_additional_cost_is_not_lowered_and_ends_with_the_turn():
    side = server(ice=["pop-up-window"], root=[rezzed("akitaro-watanabe")])
    t = table(corp=corp(remote_1=side, credits=5), runner=runner(rig=["cortez-chip"]))
    t.runner.takes_credit().uses("cortez-chip")
    t.runner.runs("remote-1")
    t.corp.rezzes("pop-up-window")
    assert t.says("rezzes")[-1]["n"] == 2
    t = table(corp=corp(remote_1=side, credits=0), runner=runner(rig=["cortez-chip"]))
    t.runner.takes_credit().uses("cortez-chip")
    t.ends_turn()
    t.ends_turn()
    t.runner.runs("remote-1")
    t.corp.rezzes("pop-up-window")
    assert t.says("rezzes")[-1]["n"] == 0


@rule("EXPO-3")
def test_satellite_uplink_exposes_up_to_two_cards():
    remotes: Side = {"remote_1": server(root=["snare"]), "remote_2": server(root=["pad-campaign"])}
    t = table(corp=corp(**remotes), runner=runner(grip=["satellite-uplink"]))
    t.runner.plays("satellite-uplink").picks("snare", "pad-campaign")
    t.settles()
    assert [line["card"] for line in t.says("exposes", "runner")] == ["snare", "pad-campaign"]
    t = table(corp=corp(**remotes), runner=runner(grip=["satellite-uplink"]))
    t.runner.plays("satellite-uplink").picks("snare").done()
    t.settles()
    assert len(t.says("exposes", "runner")) == 1


def test_compromised_employee_pays_for_traces_and_gains_when_ice_is_rezzed():
    t = table(
        corp=corp(hq_server=server(ice=["hunter"]), remote_1=server(root=["pad-campaign"]), credits=3),
        runner=runner(rig=[rezzed("compromised-employee", credit=1)], credits=2),
    )
    t.runner.runs("hq")
    t.corp.rezzes("pad-campaign")
    assert t.runner.credits == 2
    t.corp.rezzes("hunter")
    assert t.runner.credits == 3
    t.settles()
    t.runner.says(4)
    assert (t.runner.credits, t.counter("compromised-employee", "credit"), t.runner.tags) == (0, 0, 0)


def test_emergency_shutdown_derezzes_ice_after_a_run_on_hq():
    t = table(
        corp=corp(rd_server=server(ice=[rezzed("tollbooth")])),
        runner=runner(grip=["emergency-shutdown"], identity=KATE),
    )
    assert not t.runner.can("play emergency-shutdown")
    t.runner.runs("hq")
    t.settles()
    t.runner.plays("emergency-shutdown")
    assert not t.is_rezzed("tollbooth")


@rule("PREV-1")
def test_muresh_bodysuit_prevents_the_first_meat_damage_of_a_turn_without_being_asked():
    t = table(
        "corp", corp(hq=["scorched-earth"] * 2, credits=9), runner(rig=["muresh-bodysuit"], tags=1, grip=FIVE * 2)
    )
    t.corp.plays("scorched-earth")
    assert len(t.runner.hand) == 10 - 3
    t.corp.plays("scorched-earth")
    assert len(t.runner.hand) == 7 - 4


def test_crescentus_derezzes_ice_that_was_fully_broken():
    t = meets("wall-of-thorns", rig=["crescentus", "morning-star"], hq=["hedge-fund"])
    assert not usable(t.runner, "crescentus")
    t.runner.uses("morning-star").answers("subroutine 0").answers("done")
    assert not usable(t.runner, "crescentus")
    t.runner.breaks("morning-star", 1)
    t.runner.uses("crescentus")
    t.settles()
    assert (t.is_rezzed("wall-of-thorns"), "succeeds" in t.log()) == (False, True)
    assert "crescentus" in t.runner.pile


def test_networking_removes_a_tag_and_comes_back_for_a_credit():
    t = table(runner=runner(grip=["networking"], tags=2, credits=1))
    t.runner.plays("networking").says(YES)
    assert (t.runner.tags, t.runner.credits, t.runner.hand) == (1, 0, ["networking"])
    t.runner.plays("networking")
    t.settles()
    assert (t.runner.tags, t.runner.hand, t.runner.pile) == (0, [], ["networking"])
    t = table(runner=runner(grip=["networking"], tags=1, credits=1))
    t.runner.plays("networking").says(NO)
    assert (t.runner.credits, t.runner.pile) == (1, ["networking"])


@pytest.mark.parametrize(("slug", "where"), [("hq-interface", "hq"), ("rd-interface", "rd")])
@rule("ACC-2")
def test_an_interface_accesses_one_more_card_and_two_of_them_two(slug, where):
    for copies in (1, 2):
        t = table(corp=corp(hq=["hedge-fund"] * 5), runner=runner(rig=[slug] * copies, identity=KATE))
        t.runner.runs(where)
        while t.run is not None:
            if not t.let_pass():
                t.runner.answers("leave" if "leave" in t.options else t.options[0])
        assert len(t.says("accesses", "runner")) == 1 + copies
    t = table(corp=corp(hq=["hedge-fund"] * 5), runner=runner(rig=[slug], identity=KATE))
    t.runner.runs("rd" if where == "hq" else "hq")
    while t.run is not None:
        if not t.let_pass():
            t.runner.answers("leave" if "leave" in t.options else t.options[0])
    assert len(t.says("accesses", "runner")) == 1


@rule("RECUR-1")
def test_pheromones_pay_in_runs_on_hq_as_much_as_they_have_counters():
    ice: Side = {"hq_server": server(ice=[rezzed("ice-wall")]), "rd_server": server(ice=[rezzed("ice-wall")])}
    t = table(
        begin=True,
        corp=corp(**ice),
        runner=runner(rig=[rezzed("pheromones", virus=2), "corroder", "test-corp-idler"], credits=0, identity=KATE),
    ).settles()
    assert t.counter("pheromones", "credit") == 2
    t.runner.runs("rd")
    interacts(t)
    assert not usable(t.runner, "corroder")
    t.settles()
    t.runner.runs("hq")
    interacts(t)
    t.runner.breaks("corroder", 0)
    t.settles()
    assert (t.counter("pheromones", "credit"), t.counter("pheromones", "virus")) == (1, 3)


# Shaper


@pytest.mark.parametrize(("slug", "ice", "left"), [("zu-13-key-master", "enigma", 17), ("creeper", "rototurret", 16)])
def test_a_cloud_breaker_breaks_its_ice(slug, ice, left):
    t = meets(ice, rig=[slug])
    while t.strength(slug) < t.strength(ice):
        t.runner.uses(slug, 1)
    t.runner.breaks(slug, 0, 1)
    assert (t.run.broken, t.runner.credits) == (3, left)


@pytest.mark.parametrize("slug", ["zu-13-key-master", "creeper"])
@rule("MU-2")
def test_a_cloud_program_takes_no_memory_with_two_links(slug):
    t = table(runner=runner(rig=[slug, "access-to-globalsec"]))
    assert t.runner.memory[0] == 1
    full = ["corroder", "mimic", "yog-0", "ninja"]
    t = table(runner=runner(rig=[*full, "dyson-mem-chip", "access-to-globalsec"], grip=[slug, slug], credits=20))
    t.runner.installs(slug)
    t.runner.installs(slug)
    t.settles()
    assert (t.runner.memory[0], t.runner.rig.count(slug)) == (4, 2)


@rule("MU-2")
def test_a_cloud_program_needs_memory_again_when_the_link_is_lost():
    full = ["corroder", "mimic", "yog-0", "ninja"]
    t = table(
        "corp",
        corp(hq=["foxfire"], credits=20),
        runner(rig=[*full, "access-to-globalsec", "the-helpful-ai", "creeper"], credits=0),
    )
    assert t.runner.memory == (4, 4)
    t.corp.plays("foxfire").says(0)
    t.settles()
    t.corp.picks("access-to-globalsec")
    assert t.asked == ("runner", "overload")
    t.runner.answers(f"trash {t.runner.id('mimic')}")
    assert t.runner.memory == (4, 4)


def test_notoriety_is_an_agenda_after_three_central_runs():
    t = table(runner=runner(grip=["notoriety"], identity=KATE))
    for where in ("hq", "rd"):
        t.runner.runs(where)
        while t.run is not None:
            if not t.let_pass():
                t.runner.answers("leave" if "leave" in t.options else t.options[0])
    assert not t.runner.can("play notoriety")
    t.runner.runs("archives")
    t.settles()
    t.runner.plays("notoriety")
    assert (t.runner.points, t.runner.scored, t.runner.credits) == (1, ["notoriety"], 4)


@rule("WIN-1")
def test_notoriety_can_win_the_game():
    t = table(runner=runner(grip=["notoriety"], identity=KATE, stolen=["priority-requisition"] * 2))
    for where in ("hq", "rd", "archives"):
        t.runner.runs(where)
        while t.run is not None:
            if not t.let_pass():
                t.runner.answers("leave" if "leave" in t.options else t.options[0])
    t.runner.plays("notoriety")
    assert (t.winner, t.reason) == ("runner", "agendas")


def test_snowball_grows_with_every_subroutine_until_the_run_ends():
    t = meets("ice-wall", "wall-of-thorns", rig=["snowball"])
    for _ in range(4):
        t.runner.uses("snowball", 1)
    t.runner.breaks("snowball", 0, 1)
    assert t.strength("snowball") == 1 + 4 + 2
    t.runner.passes()
    while t.run.ice < 0 or not t.run.interacting:
        assert t.let_pass()
    assert t.strength("snowball") == 3


@rule("MU-4", "HOST-3")
def test_dinosaurus_hosts_one_breaker_that_is_no_ai_and_makes_it_stronger():
    t = table(runner=runner(rig=["dinosaurus"], grip=["corroder", "mimic", "crypsis"], credits=20))
    t.runner.installs("corroder", on="dinosaurus")
    assert (t.strength("corroder"), t.runner.memory[0]) == (4, 0)
    t.runner.installs("mimic")
    t.runner.installs("crypsis")
    t.settles()
    assert (t.strength("mimic"), t.runner.memory[0]) == (3, 2)


def test_dinosaurus_takes_no_ai():
    t = table(runner=runner(rig=["dinosaurus"], grip=["crypsis", "corroder"], credits=20))
    t.runner.does("install crypsis")
    assert not any(value.startswith("on ") for value in t.options)
    t.settles()
    t.runner.does("install corroder")
    assert f"on {t.runner.id('dinosaurus')}" in t.options


def test_deus_x_breaks_all_of_an_ap_ice_and_is_trashed():
    t = meets("neural-katana", rig=["deus-x"])
    t.runner.uses("deus-x")
    t.settles()
    assert "deus-x" in t.runner.pile
    assert not t.says("suffers-net")
    assert not usable(meets("rototurret", rig=["deus-x"]).runner, "deus-x")


def test_deus_x_prevents_any_amount_of_net_damage():
    t = table(corp=corp(hq=["snare"], credits=4), runner=runner(rig=["deus-x"], grip=FIVE))
    t.runner.runs("hq")
    t.settles()
    t.corp.says(YES)
    t.runner.prevents("deus-x").says(3)
    t.settles()
    assert (len(t.runner.hand), t.runner.tags, t.runner.pile) == (5, 1, ["deus-x"])


def test_replicator_finds_another_copy_of_any_hardware_itself_included():
    t = table(runner=runner(grip=["replicator"], stack=["replicator", "diesel", "akamatsu-mem-chip"], credits=9))
    t.runner.installs("replicator").says(YES).finds("replicator")
    assert t.runner.hand == ["replicator"]
    t = table(
        runner=runner(
            rig=["replicator"], grip=["akamatsu-mem-chip"], stack=["diesel", "akamatsu-mem-chip", "replicator"]
        )
    )
    t.runner.installs("akamatsu-mem-chip").says(YES)
    assert t.options == ["find akamatsu-mem-chip"]
    t.runner.finds("akamatsu-mem-chip")
    assert t.runner.hand == ["akamatsu-mem-chip"]
    t = table(runner=runner(rig=["replicator"], grip=["corroder"]))
    t.runner.installs("corroder")
    assert t.asked == ("runner", "action")


def test_replicator_is_optional():
    t = table(runner=runner(rig=["replicator"], grip=["akamatsu-mem-chip"], stack=["akamatsu-mem-chip"]))
    t.runner.installs("akamatsu-mem-chip").says(NO)
    assert t.runner.deck == ["akamatsu-mem-chip"]


def test_deep_thought_looks_at_rd_with_three_counters():
    t = table(runner=runner(rig=[rezzed("deep-thought", virus=2)]))
    t.runner.runs("rd")
    t.settles()
    assert t.counter("deep-thought", "virus") == 3
    t = table(begin=True, corp=corp(rd=["snare", "enigma"]), runner=runner(rig=[rezzed("deep-thought", virus=3)]))
    t.runner.says(YES)
    assert t.state.known(t.card("enigma"), 1)
    assert not t.state.known(t.card("snare"), 1)
    t = table(begin=True, runner=runner(rig=[rezzed("deep-thought", virus=2)])).settles()
    assert t.asked == ("runner", "action")


# Neutral


@rule("PREV-5")
def test_plascrete_carapace_prevents_four_meat_damage_one_by_one():
    t = table(runner=runner(grip=["plascrete-carapace"]))
    t.runner.installs("plascrete-carapace")
    assert t.counter("plascrete-carapace", "power") == 4
    carapace = [rezzed("plascrete-carapace", power=4)]
    t = table("corp", corp(hq=["scorched-earth"]), runner(rig=carapace, grip=FIVE, tags=1))
    t.corp.plays("scorched-earth")
    for _ in range(3):
        t.runner.prevents("plascrete-carapace")
    t.settles()
    assert (len(t.runner.hand), t.counter("plascrete-carapace", "power")) == (4, 1)


def test_plascrete_carapace_is_trashed_when_its_last_counter_goes():
    carapace = [rezzed("plascrete-carapace", power=1)]
    t = table("corp", corp(scored=["private-security-force"]), runner(rig=carapace, grip=FIVE, tags=1))
    t.corp.uses("private-security-force")
    t.runner.prevents("plascrete-carapace")
    t.settles()
    assert (len(t.runner.hand), t.runner.pile) == (5, ["plascrete-carapace"])


def test_underworld_contact_pays_with_two_links():
    for chips, gained in ((2, 1), (1, 0)):
        rig = ["underworld-contact", *["dyson-mem-chip"] * chips]
        t = table(begin=True, runner=runner(rig=rig, credits=0)).settles()
        assert t.runner.credits == gained


def test_kraken_makes_the_corp_trash_an_ice_of_the_chosen_server():
    t = table(
        corp=corp(["hostile-takeover"], rd_server=server(ice=["enigma", "hunter"]), remote_1=server(ice=["chum"])),
        runner=runner(grip=["kraken"], identity=KATE),
    )
    assert not t.runner.can("play kraken")
    t.runner.runs("hq")
    t.settles()
    t.runner.plays("kraken")
    assert t.options == ["at rd", "at remote-1"]
    t.runner.says("at rd")
    t.corp.picks("enigma")
    assert (t.zone("rd/ice"), t.corp.pile) == (["hunter"], ["enigma"])


def test_kati_jones_is_used_once_each_turn_to_save_or_to_take():
    t = table(runner=runner(rig=[rezzed("kati-jones", credit=3)], credits=0))
    t.runner.uses("kati-jones", 0)
    assert t.counter("kati-jones", "credit") == 6
    assert not usable(t.runner, "kati-jones", 0)
    assert not usable(t.runner, "kati-jones", 1)
    t.ends_turn()
    t.ends_turn()
    money = t.runner.credits
    t.runner.uses("kati-jones", 1)
    assert (t.runner.credits, t.counter("kati-jones", "credit"), t.runner.rig) == (money + 6, 0, ["kati-jones"])
    assert not usable(t.runner, "kati-jones", 0)


# Doppelgänger


def test_doppelganger_makes_one_more_run_after_a_success_once_each_turn():
    t = table(runner=runner(rig=["doppelganger"], identity=KATE))
    assert t.runner.memory[1] == 5
    t.runner.runs("archives")
    t.runner.says(YES).says("run rd")
    assert (t.run.server, t.runner.clicks) == (1, 3)
    t.runner.leaves()
    t.settles()
    assert (t.run, t.asked) == (None, ("runner", "action"))
    t.runner.runs("archives")
    t.settles()
    assert (t.asked, t.runner.clicks) == (("runner", "action"), 2)


def test_doppelganger_is_optional_and_waits_for_a_later_run():
    t = table(runner=runner(rig=["doppelganger"], identity=KATE))
    t.runner.runs("archives").says(NO)
    t.runner.runs("archives").says(YES).says("run hq")
    assert t.run.server == 0


def test_doppelganger_does_nothing_after_an_unsuccessful_run():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])), runner=runner(rig=["doppelganger"], identity=KATE)
    )
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "action")


def test_doppelgangers_run_can_be_ended_like_any_other():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])), runner=runner(rig=["doppelganger"], identity=KATE)
    )
    t.runner.runs("archives").says(YES).says("run hq")
    t.settles()
    assert (t.run, t.asked, "fails" in t.log()) == (None, ("runner", "action"), True)


# Mr. Li


def test_mr_li_draws_two_cards_and_one_of_them_goes_under_the_stack():
    t = table(runner=runner(rig=["mr-li"], grip=["corroder"], stack=["mimic", "diesel", "easy-mark"]))
    t.runner.uses("mr-li")
    assert sorted(t.options) == ["pick diesel", "pick easy-mark"]
    t.runner.picks("diesel")
    assert (sorted(t.runner.hand), t.runner.deck) == (["corroder", "easy-mark"], ["diesel", "mimic"])
    assert not t.state.known(t.card("diesel"), 0)


def test_mr_li_needs_a_card_to_draw():
    assert not usable(table(runner=runner(rig=["mr-li"], stack=[])).runner, "mr-li")
