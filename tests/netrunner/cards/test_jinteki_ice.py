"""The Jinteki cards of the Core Set, clause by clause: ice and upgrades."""

from __future__ import annotations

import pytest

from jackin.netrunner.words import MARK
from tests.netrunner.cards.corp_props import FIVE, Side, interacts, is_faceup, meets, takes_damage, usable
from tests.netrunner.rules.run_props import goes_to
from tests.netrunner.scenario import YES, Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

# Cell Portal


def test_cell_portal_alone_sends_the_runner_back_to_itself_now_unrezzed():
    t = meets("cell-portal", corp_credits=5, hq=["hostile-takeover"])
    t.runner.passes()
    assert (t.is_rezzed("cell-portal"), t.run.server, t.run.approaches) == (False, 0, 2)
    goes_to(t, "run/may_jack_out")  # not the first approach: jacking out is possible
    t.runner.goes_on()
    t.corp.rezzes("cell-portal")  # for the full price
    assert t.corp.credits == 0
    interacts(t).runner.passes()
    t.settles()  # now the Corp cannot rez it again
    assert (t.is_rezzed("cell-portal"), t.runner.scored) == (False, ["hostile-takeover"])


def test_cell_portal_sends_the_runner_back_to_the_outermost_ice():
    t = meets("wall-of-static", "cell-portal", "enigma", rig=["gordian-blade"], corp_credits=0)
    t.runner.breaks("gordian-blade", 0, 1).passes()
    interacts(t).runner.passes()  # through Cell Portal's subroutine
    assert t.run.ice == t.card("enigma")
    interacts(t)
    t.runner.breaks("gordian-blade", 0, 1).passes()
    interacts(t)  # the portal is unrezzed now, and passed
    assert t.run.ice == t.card("wall-of-static")
    assert (t.is_rezzed("cell-portal"), t.runner.credits) == (False, 16)


def test_cell_portal_broken_lets_the_runner_pass_and_stays_rezzed():
    t = meets("cell-portal", rig=["gordian-blade"], hq=["hostile-takeover"], credits=20)
    for _ in range(5):
        t.runner.uses("gordian-blade", 1)
    t.runner.breaks("gordian-blade", 0)
    t.settles()
    assert (t.is_rezzed("cell-portal"), t.runner.scored) == (True, ["hostile-takeover"])


@rule("REZ-6")
def test_cell_portal_derezzed_keeps_what_it_hosts():
    t = meets("cell-portal", rig=[hosted("parasite", on="cell-portal", virus=2)], corp_credits=0)
    t.runner.passes()
    assert (t.is_rezzed("cell-portal"), t.where("parasite"), t.counter("parasite", "virus")) == (False, "rig", 2)


# Chum


def past_chum(*inner, rig=(), hq=(), **more) -> Table:
    """Chum's subroutine has resolved; these protect HQ further inward, innermost first."""
    t = meets(*inner, "chum", rig=rig, grip=FIVE, hq=hq, **more)
    t.runner.passes()
    return t


@rule("AMB-44")
def test_chum_strengthens_the_next_ice_by_two_and_hurts_unless_all_of_it_is_broken():
    t = past_chum("enigma", rig=["gordian-blade"])
    interacts(t)
    assert t.strength("enigma") == 4
    assert not usable(t.runner, "gordian-blade")
    t.runner.uses("gordian-blade", 1).uses("gordian-blade", 1).breaks("gordian-blade", 0, 1)
    t.settles()
    assert (takes_damage(t), t.strength("enigma"), t.log().count("succeeds")) == (0, 2, 1)
    t = past_chum("enigma", rig=["gordian-blade"])
    interacts(t)
    t.runner.uses("gordian-blade", 1).uses("gordian-blade", 1).breaks("gordian-blade", 1)
    t.settles()  # one subroutine is left
    assert (takes_damage(t), t.strength("enigma")) == (3, 2)


def test_chum_hurts_once_before_the_subroutines_of_the_ice():
    t = past_chum("neural-katana")
    interacts(t).runner.passes()
    assert (t.winner, t.runner.hand) == ("corp", [])  # 3 for Chum and 3 for Neural Katana
    t = past_chum("wall-of-static", "hunter")  # Hunter is next, Wall of Static is not
    interacts(t).runner.passes()
    assert (takes_damage(t), t.asked) == (3, ("corp", "trace"))  # Chum first
    t.corp.says(0)
    t.runner.says(0)
    interacts(t)
    assert t.strength("wall-of-static") == 3
    t.settles()
    assert takes_damage(t) == 3


def test_chum_followed_by_nothing_does_nothing():
    t = past_chum(hq=["hostile-takeover"])
    t.settles()
    assert (t.runner.scored, takes_damage(t)) == (["hostile-takeover"], 0)
    t = past_chum(unrezzed("wall-of-static"), hq=["hostile-takeover"])  # never rezzed, so never encountered
    t.settles()
    assert (t.runner.scored, takes_damage(t)) == (["hostile-takeover"], 0)


def test_chum_waits_past_unrezzed_ice_for_the_next_that_is_encountered():
    t = past_chum("enigma", unrezzed("hunter"))
    interacts(t)
    assert (t.run.ice == t.card("enigma"), t.strength("enigma")) == (True, 4)
    t.settles()
    assert takes_damage(t) == 3


def test_chum_is_forgotten_when_the_runner_jacks_out():
    t = past_chum("enigma")
    t.runner.jacks_out()
    assert takes_damage(t) == 0
    t.runner.runs("hq")
    interacts(t)
    t.runner.passes()
    t.runner.jacks_out()
    assert takes_damage(t) == 0


def test_chum_hurts_when_the_next_ice_is_bypassed():
    t = past_chum("tollbooth", rig=[rezzed("femme-fatale")])
    # Femme Fatale chose Tollbooth when it was installed
    t.state.set_counter(t.card("femme-fatale"), MARK, t.state.serial[t.card("tollbooth")])
    while t.asked != ("runner", "decide"):
        assert t.let_pass(), f"asked is {t.ask}"
    t.runner.says(YES)
    assert takes_damage(t) == 3


def test_chum_hurts_when_the_next_ice_is_uninstalled_in_the_encounter():
    t = past_chum("enigma", rig=["test-corp-wrecker"])
    interacts(t)
    t.runner.uses("test-corp-wrecker").picks("enigma")
    assert takes_damage(t) == 0  # not before the window closes
    t.settles()
    assert (takes_damage(t), t.log().count("succeeds")) == (3, 1)


def test_chum_hurts_when_the_next_ice_ends_the_run_before_it_can_be_broken():
    t = past_chum("tollbooth", credits=2)
    t.settles()
    assert (t.run, takes_damage(t), t.runner.credits) == (None, 3, 2)
    t = past_chum("data-raven")
    while t.asked != ("runner", "decide"):
        assert t.let_pass()
    t.runner.says("end-the-run")
    assert (takes_damage(t), t.runner.tags) == (3, 0)


def test_chum_hurts_when_nisei_ends_the_run_in_the_next_encounter():
    t = table(
        runner=runner(rig=["test-corp-idler"], grip=FIVE),
        corp=corp(scored=[faceup("nisei-mk-ii", agenda=1)],
                  hq_server=server(ice=[rezzed("enigma"), rezzed("chum")])),
    )  # fmt: skip
    t.runner.runs("hq")
    interacts(t)
    while t.run.ice != t.card("enigma") or not t.run.interacting:
        assert t.let_pass()
    t.runner.passes()
    t.corp.uses("nisei-mk-ii")
    assert (t.run, takes_damage(t)) == (None, 3)


def test_chum_behind_chum_hits_the_second_and_the_second_goes_on():
    t = meets("enigma", "chum", "chum", rig=["gordian-blade"], grip=FIVE)
    t.runner.passes()
    interacts(t)
    inner = t.state.run.ice if t.state.run is not None else -1
    assert inner in t.find("chum")
    t.runner.passes()
    assert takes_damage(t) == 3
    interacts(t)
    assert t.strength("enigma") == 4


def test_chum_broken_does_nothing():
    t = meets("enigma", "chum", rig=["gordian-blade"], grip=FIVE)
    t.runner.uses("gordian-blade", 1).uses("gordian-blade", 1).breaks("gordian-blade", 0)
    t.runner.passes()
    interacts(t)
    assert t.strength("enigma") == 2
    t.settles()
    assert takes_damage(t) == 0


def test_chums_damage_can_be_prevented():
    t = past_chum("enigma", rig=["net-shield"])
    interacts(t).runner.passes()
    t.runner.prevents("net-shield")
    assert takes_damage(t) == 2


# Data Mine


def test_data_mine_does_one_net_damage_and_is_trashed_and_the_run_goes_on():
    t = meets("data-mine", grip=FIVE, hq=["hostile-takeover"])
    t.runner.passes()
    assert (takes_damage(t), t.where("data-mine"), is_faceup(t, "data-mine")) == (1, "archives", True)
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


def test_data_mine_is_trashed_even_if_its_damage_is_prevented():
    t = meets("data-mine", grip=FIVE, rig=["net-shield"])
    t.runner.passes()
    t.runner.prevents("net-shield")
    assert (takes_damage(t), t.where("data-mine")) == (0, "archives")


@rule("BRK-4")
def test_data_mine_broken_stays_and_is_neither_barrier_code_gate_nor_sentry():
    t = meets("data-mine", grip=FIVE, rig=["corroder", "gordian-blade", "ninja", "crypsis"])
    for slug in ("corroder", "ninja"):
        t.runner.uses(slug, 1)
    assert not any(usable(t.runner, slug) for slug in ("corroder", "gordian-blade", "ninja"))
    t.runner.uses("crypsis", 1).uses("crypsis", 1).breaks("crypsis", 0)
    t.runner.passes()
    t.settles()
    assert (takes_damage(t), t.where("data-mine")) == (0, "hq/ice")


# Neural Katana, Wall of Thorns


def test_neural_katana_does_three_net_damage_and_lets_the_run_go_on():
    t = meets("neural-katana", grip=FIVE, hq=["hostile-takeover"])
    t.settles()
    assert (takes_damage(t), t.runner.scored) == (3, ["hostile-takeover"])
    t = meets("neural-katana", grip=["diesel", "modded"])
    t.settles()
    assert t.winner == "corp"


@rule("DMG-1", "PREV-5")
@pytest.mark.parametrize(("ice", "damage"), [("neural-katana", 3), ("wall-of-thorns", 2)])
def test_the_damage_of_neural_katana_and_wall_of_thorns_is_net_damage(ice: str, damage: int):
    t = meets(ice, grip=FIVE, rig=["net-shield", "crash-space"])
    t.runner.passes()
    assert t.options == [f"prevent {t.runner.id('net-shield')} 0", "done"]
    t.runner.prevents("net-shield")
    assert takes_damage(t) == damage - 1


def test_neural_katana_broken_does_nothing():
    t = meets("neural-katana", grip=FIVE, rig=["ninja"])
    t.runner.uses("ninja", 1)
    t.runner.breaks("ninja", 0)
    t.settles()
    assert takes_damage(t) == 0


def test_wall_of_thorns_does_two_net_damage_and_ends_the_run():
    t = meets("wall-of-thorns", grip=FIVE, hq=["hostile-takeover"])
    t.settles()
    assert (takes_damage(t), t.runner.scored) == (2, [])


def test_wall_of_thorns_broken_in_part_does_the_rest():
    for broken, damage, stolen in ((0, 0, []), (1, 2, ["hostile-takeover"])):
        t = meets("wall-of-thorns", grip=FIVE, rig=["corroder"], hq=["hostile-takeover"])
        for _ in range(3):
            t.runner.uses("corroder", 1)
        t.runner.breaks("corroder", broken)
        t.settles()
        assert (takes_damage(t), t.runner.scored) == (damage, stolen)


# Akitaro Watanabe


def rezzing(ice: str, *root, at: str = "remote_1", credits: int = 5) -> Table:
    """The Corp may rez this ice, which is approached on remote 1; Akitaro lies in the server named by `at`."""
    servers: Side = {"remote_1": server(ice=[ice], root=["pad-campaign"])}
    servers[at] = {"ice": servers.get(at, {}).get("ice", ()), "root": root}
    t = table(corp=corp(credits=credits, **servers), runner=runner(rig=["test-corp-idler"]))
    t.runner.runs("remote-1")
    goes_to(t, "run/rez_window", "corp")
    return t


@rule("REZ-5", "COST-10")
@pytest.mark.parametrize(("ice", "price"), [("enigma", 1), ("chum", 0), ("data-mine", 0), ("wall-of-static", 1)])
def test_akitaro_lowers_the_rez_cost_of_ice_here_by_two_but_not_below_nothing(ice: str, price: int):
    t = rezzing(ice, rezzed("akitaro-watanabe"))
    t.corp.rezzes(ice)
    assert t.corp.credits == 5 - price


def test_akitaro_elsewhere_or_unrezzed_lowers_nothing_but_may_be_rezzed_first():
    t = rezzing("enigma", rezzed("akitaro-watanabe"), at="hq_server")
    t.corp.rezzes("enigma")
    assert t.corp.credits == 2
    t = rezzing("enigma", "akitaro-watanabe", credits=2)
    assert not t.corp.can(f"rez {t.corp.id('enigma')}")
    t.corp.rezzes("akitaro-watanabe").rezzes("enigma")
    assert t.corp.credits == 0


def test_akitaro_does_not_help_with_assets_or_upgrades():
    t = rezzing("enigma", rezzed("akitaro-watanabe"), "red-herrings")
    t.corp.rezzes("red-herrings")
    assert t.corp.credits == 4


@rule("UNIQ-2", "UNIQ-3")
def test_akitaro_is_unique_and_the_later_one_stays():
    t = table(
        "corp",
        corp(
            remote_1=server(root=[rezzed("akitaro-watanabe")]),
            remote_2=server(ice=["enigma"], root=["akitaro-watanabe"]),
        ),
    )
    t.corp.takes_credit()
    assert (t.zone("remote-1/root"), t.zone("remote-2/root")) == (["akitaro-watanabe"], ["akitaro-watanabe"])
    t.corp.answers(next(o for o in t.options if o.startswith("rez")))
    assert (t.zone("remote-1/root"), t.zone("remote-2/root")) == ([], ["akitaro-watanabe"])
    assert (t.is_rezzed("akitaro-watanabe"), t.corp.pile) == (True, ["akitaro-watanabe"])


def test_akitaro_trashed_by_the_runner_helps_no_more():
    t = table(corp=corp(remote_1=server(ice=["enigma"], root=[rezzed("akitaro-watanabe")]), credits=5))
    t.runner.runs("remote-1").trashes()
    assert (t.where("akitaro-watanabe"), t.runner.credits) == ("archives", 2)
    t.runner.runs("remote-1")
    t.corp.rezzes("enigma")
    assert t.corp.credits == 2
