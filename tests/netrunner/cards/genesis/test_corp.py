"""The Corp's cards of the Genesis cycle, clause by clause: identities, ice, money and tags."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import interacts, meets, resolves, scores, traced, usable
from tests.netrunner.scenario import Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]


# Identities


def test_stronger_together_strengthens_bioroid_ice_and_no_other():
    together = "haas-bioroid-stronger-together"
    t = table(corp=corp(identity=together, hq_server=server(ice=[rezzed("viktor-1-0"), rezzed("enigma")])))
    assert (t.strength("viktor-1-0"), t.strength("enigma")) == (4, 2)


def test_the_world_is_yours_has_one_more_card_in_hand():
    assert table(corp=corp(identity="nbn-the-world-is-yours")).corp.hand_size == 6


@rule("RECUR-4")
def test_because_we_built_it_pays_for_advancing_ice_only():
    built = "weyland-consortium-because-we-built-it"
    t = table(
        "corp",
        corp(
            identity=built, credits=0, hq_server=server(ice=["ice-wall"]), remote_1=server(root=["hostile-takeover"])
        ),
        begin=True,
    )
    t.settles()
    assert t.counter(built, "credit") == 1
    assert not t.corp.can(f"advance {t.corp.id('hostile-takeover')}")
    t.corp.advances("ice-wall")
    assert (t.tokens("ice-wall"), t.counter(built, "credit"), t.corp.credits) == (1, 0, 0)


def test_simone_diego_pays_for_advancing_in_and_before_her_own_server():
    t = table(
        "corp",
        corp(
            credits=0,
            remote_1=server(ice=["ice-wall"], root=["hostile-takeover", rezzed("simone-diego", credit=2)]),
            remote_2=server(root=["posted-bounty"]),
        ),
    )
    assert not t.corp.can(f"advance {t.corp.id('posted-bounty')}")
    t.corp.advances("ice-wall").advances("hostile-takeover")
    assert (t.tokens("ice-wall"), t.tokens("hostile-takeover"), t.counter("simone-diego", "credit")) == (1, 1, 0)


@rule("RECUR-4")
def test_dedicated_server_pays_for_rezzing_ice_only():
    t = table(
        corp=corp(
            credits=1,
            hq_server=server(ice=["wall-of-static"]),
            remote_1=server(root=[rezzed("dedicated-server", credit=2)]),
            remote_2=server(root=["pad-campaign"]),
        )
    )
    t.runner.runs("hq")
    t.corp.rezzes("wall-of-static")
    assert (t.corp.credits, t.counter("dedicated-server", "credit")) == (0, 0)
    t = table(
        corp=corp(
            credits=1,
            remote_1=server(root=[rezzed("dedicated-server", credit=2)]),
            remote_2=server(root=["pad-campaign"]),
        )
    )
    t.runner.runs("rd")
    assert not t.corp.can(f"rez {t.corp.id('pad-campaign')}")


# Ice


@rule("RUN-3.2")
def test_janus_does_four_brain_damage_one_by_one_unless_clicks_are_spent():
    t = meets("janus-1-0", grip=FIVE)
    resolves(t).settles()
    assert (t.runner.brain, len(t.runner.hand)) == (4, 1)
    t = meets("janus-1-0", grip=FIVE)
    for n in range(3):
        t.runner.breaks("janus-1-0", n)
    assert not usable(t.runner, "janus-1-0")
    resolves(t).settles()
    assert (t.runner.brain, t.runner.clicks) == (1, 0)


def test_eli_ends_the_run_twice_over_and_can_be_clicked_through():
    t = meets("eli-1-0")
    resolves(t).settles()
    assert t.run is None
    t = meets("eli-1-0", hq=["hedge-fund"])
    t.runner.breaks("eli-1-0", 0, 1)
    t.settles()
    assert ("succeeds" in t.log(), t.runner.clicks) == (True, 1)


def test_hourglass_takes_up_to_three_clicks():
    t = meets("hourglass", hq=["hedge-fund"])
    resolves(t).settles()
    assert t.runner.clicks == 0
    assert "succeeds" in t.log()  # it does not end the run


@rule("CLICK-5")
def test_hourglass_takes_no_clicks_that_are_not_there():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("hourglass")])), runner=runner(rig=["test-corp-idler"]), clicks=2
    )
    t.runner.runs("hq")
    resolves(interacts(t)).settles()
    assert t.runner.clicks == 0


def test_viper_traces_for_a_click_and_then_for_the_run():
    t = meets("viper")
    resolves(t)
    traced(t)
    assert t.runner.clicks == 2
    traced(t)
    t.settles()
    assert t.run is None
    t = meets("viper", hq=["hedge-fund"])
    resolves(t)
    traced(t, 0, 3)
    traced(t, 0, 3)
    assert (t.runner.clicks, t.run is not None) == (3, True)


def test_caduceus_traces_for_three_credits_and_for_the_run():
    t = meets("caduceus", corp_credits=1)
    resolves(t)
    traced(t)
    assert t.corp.credits == 4
    traced(t)
    t.settles()
    assert t.run is None
    t = meets("caduceus", corp_credits=0, hq=["hedge-fund"])
    resolves(t)
    traced(t, 0, 3)
    traced(t, 0, 2)
    assert (t.corp.credits, t.run is not None) == (0, True)


def test_burke_bugs_make_the_runner_trash_a_program_of_their_own_choice():
    t = meets("burke-bugs", rig=["corroder", "mimic"], corp_credits=1)
    resolves(t)
    traced(t, 1, 0)
    t.runner.picks("mimic")
    assert "mimic" in t.runner.pile
    t = meets("burke-bugs", rig=["corroder"], corp_credits=1)
    resolves(t)
    traced(t, 1, 1)
    t.settles()
    assert "corroder" in t.runner.rig


@rule("TRACE-4")
def test_tmi_stays_rezzed_only_if_its_trace_succeeds():
    def rez(runner_adds: int) -> Table:
        t = table(corp=corp(hq_server=server(ice=["tmi"])), runner=runner(credits=5))
        t.runner.runs("hq")
        t.corp.rezzes("tmi")
        return traced(t, 0, runner_adds)

    assert rez(1).is_rezzed("tmi")
    t = rez(2)
    assert not t.is_rezzed("tmi")
    assert t.corp.credits == 2  # the rez cost is gone
    t = rez(0)
    t.settles()
    assert t.run is None  # it ended the run


# Money


@pytest.mark.parametrize(("slug", "price", "n", "take"), [("eve-campaign", 5, 16, 2)])
def test_a_campaign_comes_with_credits_when_rezzed_and_goes_when_empty(slug, price, n, take):
    t = table("corp", corp(remote_1=server(root=[unrezzed(slug)]), credits=price), clicks=1)
    t.corp.takes_credit().rezzes(slug)
    assert (t.corp.credits, t.counter(slug, "credit")) == (1, n)
    t.ends_turn()
    t.ends_turn()
    assert t.counter(slug, "credit") == n - take
    t = table("corp", corp(remote_1=server(root=[rezzed(slug, credit=take)]), credits=0), begin=True)
    t.settles()
    assert (t.corp.credits, t.corp.pile) == (take, [slug])


def test_private_contracts_pay_two_credits_for_a_click():
    t = table("corp", corp(remote_1=server(root=["private-contracts"]), credits=3), clicks=2)
    t.corp.takes_credit().rezzes("private-contracts").uses("private-contracts")
    assert (t.corp.credits, t.counter("private-contracts", "credit")) == (3, 12)
    t = table("corp", corp(remote_1=server(root=[rezzed("private-contracts", credit=2)])))
    t.corp.uses("private-contracts")
    assert t.corp.pile == ["private-contracts"]


def test_marked_accounts_are_filled_by_clicks_and_pay_one_each_turn():
    t = table("corp", corp(remote_1=server(root=[rezzed("marked-accounts")]), credits=0), clicks=2)
    t.corp.uses("marked-accounts")
    assert t.counter("marked-accounts", "credit") == 3
    t.ends_turn()
    assert t.corp.credits == 1  # by the click
    t.ends_turn()
    assert t.corp.credits == 2
    assert t.counter("marked-accounts", "credit") == 2


def test_empty_marked_accounts_pay_nothing_and_stay():
    t = table("corp", corp(remote_1=server(root=[rezzed("marked-accounts", credit=1)]), credits=0), begin=True)
    t.settles()
    assert (t.corp.credits, t.zone("remote-1/root")) == (1, ["marked-accounts"])
    t.ends_turn()
    t.ends_turn()
    assert t.zone("remote-1/root") == ["marked-accounts"]


def test_government_contracts_pay_four_credits_for_two_clicks():
    t = table("corp", corp(scored=[faceup("government-contracts")], credits=0))
    t.corp.uses("government-contracts")
    assert (t.corp.credits, t.corp.clicks) == (4, 1)
    assert not usable(t.corp, "government-contracts")


def test_green_level_clearance_gains_three_and_draws_a_card():
    t = table("corp", corp(hq=["green-level-clearance"], rd=["enigma"], credits=1))
    t.corp.plays("green-level-clearance")
    assert (t.corp.credits, t.corp.hand) == (3, ["enigma"])


@rule("TURN-G-4")
def test_mandatory_upgrades_give_a_click_from_the_next_turn_on():
    t = scores("mandatory-upgrades", 6)
    assert t.corp.clicks == 2
    t.ends_turn()
    t.ends_turn()
    assert t.corp.clicks == 4
    assert table("corp", corp(), runner(stolen=["mandatory-upgrades"]), begin=True).settles().corp.clicks == 3


# Tags


def test_big_brother_gives_two_more_tags_to_a_tagged_runner():
    t = table("corp", corp(hq=["big-brother"]), runner(tags=1))
    t.corp.plays("big-brother")
    assert t.runner.tags == 3
    assert not table("corp", corp(hq=["big-brother"])).corp.can("play big-brother")


def test_restructured_datapool_traces_for_a_click():
    t = table("corp", corp(scored=[faceup("restructured-datapool")]))
    t.corp.uses("restructured-datapool")
    traced(t)
    assert (t.runner.tags, t.corp.clicks) == (1, 2)
    t = table("corp", corp(scored=[faceup("restructured-datapool")]))
    t.corp.uses("restructured-datapool")
    traced(t, 0, 2)
    assert t.runner.tags == 0
