"""The neutral Runner cards of the Core Set, clause by clause."""

from __future__ import annotations

import pytest

from jackin.netrunner.words import VIRUS
from tests.netrunner.cards.runner_props import NOISE, meets, usable
from tests.netrunner.scenario import Table, corp, faceup, hosted, rezzed, runner, server, table
from tests.rule import rule

KATE = "kate-mac-mccaffrey-digital-tinker"

# Infiltration


def test_infiltration_gains_two_or_exposes_a_card():
    t = table(
        runner=runner(grip=["infiltration"], credits=0),
        corp=corp(hq_server=server(ice=["enigma"]), remote_1=server(root=["snare", rezzed("akitaro-watanabe")])),
    )
    t.runner.plays("infiltration")
    assert t.options == ["credits", "expose"]
    other = t.fork()
    t.runner.answers("credits")
    assert (t.runner.credits, t.runner.clicks) == (2, 3)
    assert not t.state.known(t.card("snare"), 1)
    other.runner.answers("expose")
    assert other.options == [f"pick {other.runner.id('enigma')}", f"pick {other.runner.id('snare')}"]
    other.runner.picks("enigma")
    other.settles()
    assert (other.runner.credits, other.state.known(other.card("enigma"), 1)) == (0, True)
    assert not other.is_rezzed("enigma")
    assert [said["card"] for said in other.says("exposes")] == ["enigma"]


@rule("AMB-64")
def test_infiltration_gains_credits_where_there_is_nothing_to_expose():
    t = table(runner=runner(grip=["infiltration"], credits=0), corp=corp(hq_server=server(ice=[rezzed("enigma")])))
    t.runner.plays("infiltration")
    assert (t.runner.credits, t.asked) == (2, ("runner", "action"))


def test_infiltration_accesses_nothing_so_snare_keeps_quiet():
    t = table(runner=runner(grip=["infiltration", "diesel"]), corp=corp(remote_1=server(root=["snare"])))
    t.runner.plays("infiltration").says("expose")
    t.settles()
    assert (t.runner.tags, t.runner.hand, t.corp.credits) == (0, ["diesel"], 5)
    assert t.state.known(t.card("snare"), 1)


@pytest.mark.parametrize("answered", [True, False])
def test_zaibatsu_loyalty_may_answer_infiltration(answered):
    t = table(
        runner=runner(grip=["infiltration"]),
        corp=corp(remote_1=server(root=["snare"]), remote_2=server(root=[rezzed("zaibatsu-loyalty")]), credits=1),
    )
    t.runner.plays("infiltration").says("expose")
    if answered:
        t.corp.prevents("zaibatsu-loyalty", saving="snare")
    t.settles()
    assert (t.state.known(t.card("snare"), 1), t.corp.credits) == (not answered, 0 if answered else 1)


def test_a_second_infiltration_may_expose_the_same_card_again():
    t = table(runner=runner(grip=["infiltration"] * 2), corp=corp(remote_1=server(root=["snare"])))
    for _ in range(2):
        t.runner.plays("infiltration").says("expose")
        t.settles()
    assert len(t.says("exposes")) == 2


# Sure Gamble


def test_sure_gamble_needs_five_and_gains_nine():
    t = table(runner=runner(grip=["sure-gamble", "sure-gamble"], credits=5))
    t.runner.plays("sure-gamble")
    assert (t.runner.credits, t.runner.clicks, t.runner.pile) == (9, 3, ["sure-gamble"])
    t.runner.plays("sure-gamble")
    assert t.runner.credits == 13
    t = table(runner=runner(grip=["sure-gamble"], credits=4))
    assert not t.runner.can("play sure-gamble")
    assert t.runner.why_not("sure-gamble") == ["why-credits-short"]


# Crypsis


def test_crypsis_places_virus_counters_with_clicks():
    t = table(runner=runner(rig=["crypsis"]))
    t.runner.uses("crypsis", 2).uses("crypsis", 2)
    assert (t.counter("crypsis", "virus"), t.runner.clicks, t.runner.credits) == (2, 2, 5)


@pytest.mark.parametrize("ice", ["ice-wall", "enigma", "hunter"])
def test_crypsis_breaks_any_subroutine_for_one_and_grows_by_one_for_one(ice):
    t = meets(ice, faceup("crypsis", virus=1))
    assert (t.strength("crypsis"), usable(t, "crypsis")) == (0, False)
    for n in range(t.strength(ice)):
        t.runner.uses("crypsis", 1)
        assert (t.strength("crypsis"), t.runner.credits) == (n + 1, 19 - n)
    credits = t.runner.credits
    t.runner.breaks("crypsis", 0)
    assert t.runner.credits == credits - 1


def crypsis_through(ice: str, counters: int, *rig, subroutines: tuple[int, ...] = (0,)) -> Table:
    """Crypsis has broken these subroutines and the encounter is over, but for what it brings."""
    t = meets(ice, faceup("crypsis", virus=counters), *rig)
    while t.strength("crypsis") < t.strength(ice):
        t.runner.uses("crypsis", 1)
    t.runner.breaks("crypsis", *subroutines)
    t.runner.passes()
    return t


def test_crypsis_loses_a_counter_or_is_trashed_after_an_encounter_in_which_it_broke():
    t = crypsis_through("ice-wall", 2)
    assert (t.asked, t.options) == (("runner", "decide"), ["remove-counter", "trash"])
    other = t.fork()
    t.runner.answers("remove-counter")
    assert (t.counter("crypsis", "virus"), t.where("crypsis")) == (1, "rig")
    other.runner.answers("trash")
    assert other.where("crypsis") == "heap"
    for table_ in (t, other):
        table_.settles()
        assert "succeeds" in table_.log()


@rule("AMB-64")
def test_crypsis_without_counters_is_trashed():
    t = crypsis_through("ice-wall", 0)
    t.settles()
    assert (t.where("crypsis"), "succeeds" in t.log()) == ("heap", True)


def test_crypsis_pays_once_for_an_encounter_however_much_it_broke():
    t = crypsis_through("enigma", 3, subroutines=(0, 1))
    t.runner.answers("remove-counter")
    t.settles()
    assert (t.counter("crypsis", "virus"), "succeeds" in t.log()) == (2, True)


def test_crypsis_pays_for_each_encounter():
    t = table(
        runner=runner(rig=[faceup("crypsis", virus=2)], credits=20, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall"), rezzed("ice-wall")])),
    )
    t.runner.runs("hq").uses("crypsis", 1).breaks("crypsis", 0).says("remove-counter").goes_on()
    t.runner.uses("crypsis", 1).breaks("crypsis", 0).says("remove-counter")
    t.settles()
    assert (t.counter("crypsis", "virus"), t.where("crypsis"), "succeeds" in t.log()) == (0, "rig", True)


def test_crypsis_pays_nothing_if_it_only_grew():
    t = meets("hunter", "crypsis")
    t.runner.uses("crypsis", 1).passes()
    t.settles()
    while t.run is not None:
        assert t.let_pass() or t.runner.answers(t.options[-1])
    assert t.where("crypsis") == "rig"


def test_crypsis_pays_also_when_the_run_ends_on_the_spot():
    t = crypsis_through("enigma", 1, subroutines=(0,))
    assert (t.options, t.run.ended) == (["remove-counter", "trash"], True)
    t.runner.answers("remove-counter")
    assert (t.run, t.counter("crypsis", "virus")) == (None, 0)


@rule("AMB-40")
def test_crypsis_pays_also_when_the_ice_is_gone():
    rig = [hosted("parasite", on="enigma", virus=1), faceup("datasucker", virus=1)]
    t = meets("enigma", faceup("crypsis", virus=1), *rig)
    t.runner.uses("crypsis", 1).breaks("crypsis", 0).uses("datasucker")
    assert t.where("enigma") == "archives"
    t.runner.says("remove-counter")
    assert t.counter("crypsis", "virus") == 0


@rule("ABIL-8")
def test_crypsis_trashed_in_the_encounter_owes_nothing():
    t = meets("rototurret", faceup("crypsis", virus=1), credits=1)
    t.runner.breaks("crypsis", 1).passes()
    t.settles()
    assert (t.where("crypsis"), t.asked) == ("heap", ("runner", "action"))
    assert "succeeds" in t.log()


def test_only_the_crypsis_that_broke_pays():
    t = meets("ice-wall", faceup("crypsis", virus=1), faceup("crypsis", virus=1))
    used = t.state.public(t.find("crypsis")[1])
    t.runner.does(f"use {used} 1").does(f"use {used} 0").passes()
    t.runner.answers("trash")
    t.settles()
    left = t.card("crypsis")
    assert t.runner.rig.count("crypsis") == 1
    assert t.state.counter(left, VIRUS) == 1
    assert t.state.public(left) != used


def test_crypsis_is_a_virus_and_can_be_purged():
    t = table("corp", runner=runner(rig=[faceup("crypsis", virus=3)]))
    t.corp.does("purge")
    assert t.counter("crypsis", "virus") == 0


# Access to Globalsec


def test_access_to_globalsec_gives_one_link_each():
    t = table(runner=runner(grip=["access-to-globalsec"] * 2, credits=5, identity=KATE))
    t.runner.installs("access-to-globalsec")
    assert (t.runner.link, t.runner.credits) == (2, 4)
    t.runner.installs("access-to-globalsec")
    assert t.runner.link == 3


def test_access_to_globalsec_holds_off_a_trace():
    for rig, tags in ((["access-to-globalsec"] * 3, 0), (["access-to-globalsec"] * 2, 1)):
        t = table(
            runner=runner(rig=rig, credits=0, identity=NOISE),
            corp=corp(hq_server=server(ice=[rezzed("hunter")]), credits=0),
        )
        t.runner.runs("hq")
        t.settles()
        assert t.runner.tags == tags


def test_access_to_globalsec_hunted_down_takes_its_link_along():
    t = table("corp", runner=runner(rig=["access-to-globalsec"], tags=1, identity=NOISE))
    t.corp.does(f"trash-resource {t.corp.id('access-to-globalsec')}")
    assert t.runner.link == 0


# Armitage Codebusting


def test_armitage_codebusting_comes_with_twelve_and_gives_two_for_a_click():
    t = table(runner=runner(grip=["armitage-codebusting"], credits=1))
    t.runner.installs("armitage-codebusting")
    assert (t.runner.credits, t.counter("armitage-codebusting", "credit")) == (0, 12)
    t.runner.uses("armitage-codebusting").uses("armitage-codebusting")
    assert (t.runner.credits, t.counter("armitage-codebusting", "credit"), t.runner.clicks) == (4, 8, 1)


def test_armitage_codebusting_is_trashed_when_the_last_credit_is_taken():
    t = table(runner=runner(rig=[faceup("armitage-codebusting", credit=4)], credits=0))
    t.runner.uses("armitage-codebusting")
    assert t.where("armitage-codebusting") == "rig"
    t.runner.uses("armitage-codebusting")
    assert (t.where("armitage-codebusting"), t.runner.credits) == ("heap", 4)


@rule("AMB-63")
def test_armitage_codebusting_gives_the_one_credit_it_has_left():
    t = table(runner=runner(rig=[faceup("armitage-codebusting", credit=1)], credits=0))
    t.runner.uses("armitage-codebusting")
    assert (t.runner.credits, t.where("armitage-codebusting")) == (1, "heap")


def test_armitage_codebusting_is_an_action_and_its_credits_pay_for_nothing_else():
    t = table(runner=runner(rig=[faceup("armitage-codebusting", credit=12)], grip=["corroder"], credits=0))
    assert not t.runner.can("install corroder")
    t.runner.runs("hq")
    while t.run is not None:
        assert not usable(t, "armitage-codebusting")
        assert t.let_pass()


def test_a_second_armitage_codebusting_has_its_own_twelve():
    t = table(runner=runner(grip=["armitage-codebusting"], rig=[faceup("armitage-codebusting", credit=2)]))
    t.runner.installs("armitage-codebusting")
    assert sorted(t.state.hosted_credits(card) for card in t.find("armitage-codebusting")) == [2, 12]
    t.corp.table.ends_turn()
    assert sorted(t.state.hosted_credits(card) for card in t.find("armitage-codebusting")) == [2, 12]
