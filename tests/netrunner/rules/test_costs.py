"""Costs (COST)."""

from __future__ import annotations

import pytest

from jackin.netrunner.dsl import ANYTHING, TOKENS, TRASH_THIS, card, gain, new_card, paid, take_back
from tests.netrunner.scenario import YES, Table, corp, rezzed, runner, server, table
from tests.rule import rule

new_card("test-cost-repression", side="corp", type="asset", cost=0, trash=1)
card("test-cost-repression", advanceable=True, paid=[paid([TRASH_THIS], gain(TOKENS), take_back(ANYTHING))])


@rule("COST-1")
@pytest.mark.parametrize("credits", [2, 1])
def test_an_install_cost_must_be_paid(credits):
    t = table(runner=runner(grip=["corroder"], credits=credits))
    assert t.runner.can("install corroder") == (credits == 2)
    if credits == 2:
        t.runner.installs("corroder")
        assert (t.runner.credits, t.where("corroder")) == (0, "rig")


@rule("COST-1")
@pytest.mark.parametrize("credits", [5, 4])
def test_a_play_cost_must_be_paid(credits):
    t = table("corp", corp=corp(hq=["hedge-fund"], credits=credits))
    assert t.corp.can("play hedge-fund") == (credits == 5)
    if credits == 5:
        t.corp.plays("hedge-fund")
        assert t.corp.credits == 9


@rule("COST-1")
@pytest.mark.parametrize("credits", [2, 1])
def test_a_rez_cost_must_be_paid(credits):
    t = table("corp", corp=corp(credits=credits, remote_1=server(root=["pad-campaign"])), begin=True)
    assert t.asked == ("corp", "window")
    assert t.corp.can(f"rez {t.corp.id('pad-campaign')}") == (credits == 2)
    if credits == 2:
        t.corp.rezzes("pad-campaign")
        assert t.is_rezzed("pad-campaign")
        assert t.says("pays")[0]["n"] == 2


@rule("COST-1")
@pytest.mark.parametrize("credits", [1, 0])
def test_the_cost_of_a_paid_ability_must_be_paid(credits):
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(rig=["corroder", "datasucker"], credits=credits),
    )
    t.runner.runs("hq")
    assert (t.asked == ("runner", "window")) == (credits == 1)


@rule("COST-1", "COST-5")
@pytest.mark.parametrize("credits", [1, 0])
def test_a_nested_cost_is_the_price_of_what_follows(credits):
    t = table(
        corp=corp(credits=credits, remote_1=server(root=[rezzed("project-junebug", advancement=2)])),
        runner=runner(grip=["diesel"] * 5),
    )
    t.runner.runs("remote-1")
    t.settles()
    if credits:
        t.corp.says(YES)
        assert (t.corp.credits, len(t.runner.pile)) == (0, 4)
    else:
        assert not t.corp.can("yes")
        assert t.runner.pile == []


@rule("COST-5")
def test_what_is_trashed_to_do_something_is_its_cost():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop", "corroder"], credits=0))
    t.settles()
    declined = t.fork()
    t.runner.picks("corroder")
    assert (t.runner.credits, t.where("corroder")) == (3, "heap")
    declined.runner.done()
    assert (declined.runner.credits, declined.where("corroder")) == (0, "rig")


def archer(credits: int, *scored: str) -> Table:
    t = table(corp=corp(credits=credits, hq=["hedge-fund"], hq_server=server(ice=["archer"]), scored=list(scored)))
    t.runner.runs("hq")
    return t


@rule("COST-1", "COST-3")
def test_an_additional_cost_is_paid_together_with_the_normal_cost():
    t = archer(4, "hostile-takeover")
    t.corp.rezzes("archer")
    assert t.is_rezzed("archer")
    assert (t.corp.scored, t.corp.credits) == ([], 0 + 2)  # its first subroutine has paid 2 since
    for credits, scored in ((3, ["hostile-takeover"]), (4, [])):
        t = archer(credits, *scored)
        assert t.asked == ("corp", "window")
        assert not t.corp.can(f"rez {t.corp.id('archer')}")


@rule("COST-2")
def test_a_cost_is_paid_completely_or_the_ability_cannot_be_used():
    """Djinn's search costs a click and a credit."""
    t = table(runner=runner(rig=["djinn"], credits=0), clicks=2)
    assert not t.runner.can(f"use {t.runner.id('djinn')} 0")
    t.runner.takes_credit()
    t.runner.uses("djinn").does("nothing-found")
    assert (t.runner.clicks, t.runner.credits) == (0, 0)


@rule("COST-2")
def test_nobody_pays_with_what_is_not_theirs_or_not_for_this():
    t = table(
        corp=corp(credits=20),
        runner=runner(rig=["the-toolbox"], grip=["corroder"], credits=1, identity="noise-hacker-extraordinaire"),
    )
    assert t.counter("the-toolbox", "credit") == 2
    assert not t.runner.can("install corroder")


@rule("COST-4")
def test_nobody_can_be_forced_to_pay_an_additional_cost():
    """The Corp could rez Archer, and may let it be trashed all the same."""
    t = table(
        corp=corp(credits=20, hq_server=server(ice=["archer"]), scored=["hostile-takeover"]),
        runner=runner(grip=["forged-activation-orders"]),
    )
    t.runner.plays("forged-activation-orders")
    assert t.options == ["rez", "trash"]
    t.corp.answers("trash")
    assert (t.where("archer"), t.corp.scored) == ("archives", ["hostile-takeover"])


@rule("COST-4")
def test_the_runner_may_decline_to_pay_for_a_steal_even_if_able():
    t = table(
        corp=corp(remote_1=server(root=["hostile-takeover", rezzed("red-herrings")])),
        runner=runner(credits=20),
    )
    t.runner.runs("remote-1").accesses("hostile-takeover")
    assert t.options == ["steal 5", "decline"]
    t.runner.answers("decline")
    assert (t.runner.scored, t.where("hostile-takeover")) == ([], "remote-1/root")


@rule("COST-6")
def test_an_effect_bought_by_trashing_its_card_reads_the_table_as_it_was():
    """EX-59: the tokens still count, and the card itself is a new card in Archives."""
    t = table(
        "corp",
        corp=corp(
            credits=0, archives=["hedge-fund"], remote_1=server(root=[rezzed("test-cost-repression", advancement=3)])
        ),
    )
    t.corp.takes_credit().uses("test-cost-repression")
    assert t.where("test-cost-repression") == "archives"
    assert t.corp.credits == 1 + 3
    assert t.corp.can("pick test-cost-repression")
    t.corp.answers("pick test-cost-repression")
    assert t.corp.hand == ["test-cost-repression"]
    assert t.counter("test-cost-repression", "advancement") == 0


@rule("COST-7")
def test_a_hosted_counter_is_spent_from_the_card_that_bears_the_ability():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(rig=[rezzed("datasucker", virus=2), rezzed("medium", virus=3)]),
    )
    t.runner.runs("hq").uses("datasucker")
    assert (t.counter("datasucker", "virus"), t.strength("wall-of-static")) == (1, 2)
    t.runner.uses("datasucker")
    assert (t.counter("datasucker", "virus"), t.counter("medium", "virus")) == (0, 3)
    assert not t.runner.can(f"use {t.runner.id('datasucker')} 0")


@rule("COST-8")
def test_the_payer_chooses_x_within_the_card_s_conditions():
    t = table(
        "corp",
        corp=corp(hq=["psychographics"], credits=2, remote_1=server(root=["hostile-takeover"])),
        runner=runner(tags=3),
    )
    t.corp.plays("psychographics")
    assert t.options == ["number 2", "number 1"]  # 3 tags, but 2 credits
    t.corp.says(1).picks("hostile-takeover")
    assert (t.corp.credits, t.tokens("hostile-takeover")) == (1, 1)
    t = table(
        "corp",
        corp=corp(hq=["psychographics"], credits=9, remote_1=server(root=["hostile-takeover"])),
        runner=runner(tags=3),
    )
    t.corp.plays("psychographics")
    assert t.options == ["number 3", "number 2", "number 1"]  # 9 credits, but 3 tags


@rule("COST-9")
def test_a_trash_cost_is_paid_only_while_the_card_is_accessed_and_only_if_the_runner_wants():
    t = table(corp=corp(remote_1=server(root=[rezzed("pad-campaign")])), runner=runner(credits=4))
    assert not any("trash" in option for option in t.options)
    t.runner.runs("remote-1")
    assert t.asked == ("runner", "jack-out")
    t.runner.goes_on()
    assert t.options == ["trash 4", "leave"]
    left = t.fork()
    t.runner.trashes()
    assert (t.where("pad-campaign"), t.runner.credits) == ("archives", 0)
    left.runner.leaves()
    assert (left.where("pad-campaign"), left.runner.credits) == ("remote-1/root", 4)


@rule("COST-10")
def test_a_lowered_cost_never_goes_below_0():
    t = table(runner=runner(grip=["modded", "corroder"], credits=0))
    t.runner.plays("modded").picks("corroder")
    assert (t.where("corroder"), t.runner.credits) == ("rig", 0)  # 2 - 3, and nothing is paid out
    t = table(
        "corp",
        corp=corp(credits=0, hq=["hedge-fund"], remote_1=server(ice=["ice-wall"], root=[rezzed("akitaro-watanabe")])),
    )
    t.ends_turn()
    before = t.corp.credits
    t.runner.runs("remote-1")
    t.corp.rezzes("ice-wall")
    assert t.corp.credits == before  # 1 - 2
