"""Neutral Corp cards in the Spin cycle: contracts, interns, and messages that come back."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.netrunner.rules.queries import requirement
from tests.netrunner.cards.corp_props import is_faceup, meets, pickable, runner_knows, scores
from tests.netrunner.scenario import Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

# Cyberdex Trial


@rule("PURGE-1")
def test_cyberdex_trial_purges_virus_counters_for_one_click():
    t = table("corp", corp(hq=["cyberdex-trial"]), runner=runner(rig=[rezzed("medium", virus=3)]))
    t.corp.plays("cyberdex-trial")
    assert (t.counter("medium", "virus"), t.corp.clicks) == (0, 2)


def test_cyberdex_trial_wants_something_to_purge():
    t = table("corp", corp(hq=["cyberdex-trial"]), runner=runner(rig=["medium"]))
    assert t.corp.why_not("cyberdex-trial") == ["why-no-effect"]


# Grim, Restructure, Quandary, Paper Wall


def test_grim_is_a_scandal_and_trashes_a_program():
    t = table(runner=runner(rig=["corroder", "ninja"]), corp=corp(hq_server=server(ice=["grim"]), hq=["hedge-fund"]))
    t.runner.runs("hq")
    t.corp.rezzes("grim")
    assert t.corp.bad_publicity == 1
    t.corp.picks("ninja")
    assert t.runner.pile == ["ninja"]


def test_restructure_pays_fifteen():
    t = table("corp", corp(hq=["restructure"], credits=10))
    t.corp.plays("restructure")
    assert t.corp.credits == 15


@pytest.mark.parametrize("ice", ["quandary", "paper-wall"])
def test_cheap_ice_ends_the_run(ice):
    t = meets(ice, hq=["hedge-fund"])
    t.runner.passes()
    assert ("run-ended" in t.log(), t.where(ice)) == (True, "hq/ice")


def test_paper_wall_is_trashed_when_it_is_broken():
    t = meets("paper-wall", rig=["corroder"], hq=["hedge-fund"])
    t.runner.breaks("corroder", 0)
    assert t.corp.pile == ["paper-wall"]
    t.settles()
    assert "run-ended" not in t.log()


@rule("BYPASS-2")
def test_paper_wall_that_is_bypassed_stays():
    t = table(
        runner=runner(grip=["inside-job"]), corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("paper-wall")]))
    )
    t.runner.plays("inside-job").does("run hq")
    t.settles()
    assert t.where("paper-wall") == "hq/ice"


# Profiteering, Veterans Program


@pytest.mark.parametrize("n", [0, 1, 3])
def test_profiteering_pays_five_credits_for_each_bad_publicity(n):
    t = scores("profiteering", 3)
    t.corp.says(n)
    assert (t.corp.bad_publicity, t.corp.credits) == (n, 6 + 5 * n)


@pytest.mark.parametrize(("had", "n", "left"), [(3, 2, 1), (3, 1, 2), (3, 0, 3), (1, 1, 0)])
def test_veterans_program_may_remove_up_to_two_bad_publicity(had, n, left):
    t = scores("veterans-program", 3, corp={"bad_publicity": had})
    t.corp.says(n)
    assert t.corp.bad_publicity == left


def test_veterans_program_asks_nothing_without_bad_publicity():
    t = scores("veterans-program", 3)
    assert (t.asked, t.corp.bad_publicity) == (("corp", "action"), 0)


# Interns


def interns(**side: Any) -> Table:
    t = table("corp", corp(hq=["interns", *side.pop("hq", ())], credits=0, **side))
    t.corp.plays("interns")
    return t


def test_interns_install_from_archives_or_hq_for_nothing():
    t = interns(
        hq=["pad-campaign", "hedge-fund"],
        archives=["enigma", faceup("ice-wall"), "hedge-fund"],
        rd_server=server(ice=["hunter", "hunter"]),
    )
    assert pickable(t) == ["enigma/facedown", "ice-wall", "pad-campaign"]
    t.corp.picks("ice-wall").does("at rd")
    t.settles()  # a credit from Engineering the Future
    assert (t.zone("rd/ice"), t.corp.credits, t.corp.clicks) == (["hunter", "hunter", "ice-wall"], 1, 1)
    assert (t.is_rezzed("ice-wall"), runner_knows(t, "ice-wall")) == (False, True)


def test_interns_install_an_unseen_card_unseen():
    t = interns(archives=["snare", "hostile-takeover"])
    t.corp.picks("hostile-takeover/facedown").does("at new")
    t.settles()
    assert (t.zone("remote-1/root"), runner_knows(t, "hostile-takeover")) == (["hostile-takeover"], False)


def test_interns_want_something_to_install():
    t = table("corp", corp(hq=["interns", "hedge-fund"], archives=["hedge-fund"]))
    assert t.corp.why_not("interns") == ["why-no-effect"]


# Subliminal Messaging


def subliminal(*archives: Any, runs: bool = False, hq: Any = ()) -> Table:
    """The Corp's turn begins, after one in which the Runner ran or did not."""
    t = table(corp=corp(archives=archives, hq=hq, rd=["enigma"] * 9), clicks=1)
    if runs:
        t.runner.runs("archives")
    else:
        t.runner.takes_credit()
    return t.settles()


def test_the_first_subliminal_messaging_of_a_turn_costs_no_click():
    t = table("corp", corp(hq=["subliminal-messaging"] * 2))
    t.corp.plays("subliminal-messaging")
    assert (t.corp.credits, t.corp.clicks) == (6, 3)
    t.corp.plays("subliminal-messaging")
    assert (t.corp.credits, t.corp.clicks) == (7, 2)


def test_the_next_turn_has_a_first_copy_again():
    t = table("corp", corp(hq=["subliminal-messaging"] * 2))
    t.corp.plays("subliminal-messaging")
    t.ends_turn()
    t.runner.runs("archives")
    t.ends_turn()
    t.corp.plays("subliminal-messaging")
    assert t.corp.clicks == 3


def test_subliminal_messaging_comes_back_after_a_quiet_turn():
    t = subliminal(faceup("subliminal-messaging"), "subliminal-messaging", "hedge-fund")
    assert pickable(t) == ["subliminal-messaging", "subliminal-messaging/facedown"]
    assert t.corp.view["ask"]["card"] == "subliminal-messaging"
    t.corp.picks("subliminal-messaging/facedown", "subliminal-messaging").done()
    t.settles()
    assert sorted(t.corp.hand) == ["enigma", "subliminal-messaging", "subliminal-messaging"]
    assert all(t.state.known(card, 1) for card in t.find("subliminal-messaging"))


def test_subliminal_messaging_may_stay():
    t = subliminal(faceup("subliminal-messaging"))
    t.corp.done()
    t.settles()
    assert (t.corp.pile, t.asked) == (["subliminal-messaging"], ("corp", "action"))


def test_a_run_keeps_subliminal_messaging_where_it_is():
    t = subliminal(faceup("subliminal-messaging"), runs=True)
    assert "accesses" in t.log()
    assert (t.corp.pile, t.asked) == (["subliminal-messaging"], ("corp", "action"))


@rule("INFO-4")
def test_silence_does_not_tell_whether_a_subliminal_messaging_lies_facedown():
    t = subliminal("hedge-fund", hq=["subliminal-messaging"])
    assert (t.asked, t.options) == (("corp", "pick"), ["done"])
    t = subliminal("hedge-fund")
    assert t.asked == ("corp", "action")  # nobody has such a card in this game
    t = subliminal(faceup("hedge-fund"), hq=["subliminal-messaging"])
    assert (t.asked, is_faceup(t, "hedge-fund")) == (("corp", "action"), True)


# NAPD Contract


@pytest.mark.parametrize(("bad_publicity", "needs"), [(0, 4), (1, 5), (3, 7)])
def test_napd_contract_is_harder_to_score_with_a_bad_name(bad_publicity, needs):
    t = table(
        "corp",
        corp(remote_1=server(root=[unrezzed("napd-contract", advancement=needs - 1)]), bad_publicity=bad_publicity),
    )
    assert requirement(t.state, t.card("napd-contract")) == needs
    t.corp.takes_credit()
    assert not t.corp.can(f"score {t.corp.id('napd-contract')}")
    t.corp.advances("napd-contract").scores("napd-contract")
    assert t.corp.scored == ["napd-contract"]


@rule("STEAL-2")
def test_napd_contract_cannot_be_stolen_without_four_credits():
    t = table(runner=runner(credits=3), corp=corp(remote_1=server(root=["napd-contract"])))
    t.runner.runs("remote-1")
    t.settles()
    assert (t.run, t.runner.scored) == (None, [])


def test_napd_contract_is_stolen_for_four_credits():
    t = table(runner=runner(credits=4), corp=corp(remote_1=server(root=["napd-contract"])))
    t.runner.runs("remote-1").does("steal 4")
    assert (t.runner.scored, t.runner.credits) == (["napd-contract"], 0)
