"""NBN in the Spin cycle: somebody who brings cards back, ice that looks into the grip, and blame that is dodged."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.netrunner.dsl import RESOURCE, card, new_card, prevents
from tests.netrunner.cards.corp_props import interacts, meets, pickable, runner_knows, scores, usable
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, rezzed, runner, server, table
from tests.rule import rule

GRIP = ["diesel", "armitage-codebusting", "corroder"]

new_card("test-nbn-guard", side="runner", type="hardware", cost=0)
card("test-nbn-guard", prevent=[prevents("trash", 1, of=RESOURCE)])


# Character Assassination


def test_character_assassination_costs_the_runner_a_resource():
    t = scores("character-assassination", 4, runner=runner(rig=["decoy", "armitage-codebusting", "corroder"]))
    assert pickable(t) == ["armitage-codebusting", "decoy"]
    t.corp.picks("decoy")
    assert t.runner.pile == ["decoy"]


@rule("PREV-1")
def test_nobody_prevents_character_assassination():
    t = scores("character-assassination", 4, runner=runner(rig=["decoy", "armitage-codebusting", "test-nbn-guard"]))
    t.corp.picks("decoy")
    assert (t.asked, t.runner.pile) == (("corp", "action"), ["decoy"])


# Jackson Howard


def jackson(*archives: Any, **side: Any) -> Table:
    return table("corp", corp(remote_1=server(root=[rezzed("jackson-howard")]), archives=archives, **side))


def test_jackson_howard_draws_two_cards():
    t = jackson()
    t.corp.uses("jackson-howard")
    assert (len(t.corp.hand), t.corp.clicks) == (2, 2)


def test_jackson_howard_goes_for_good_to_shuffle_cards_back():
    t = jackson("hostile-takeover", faceup("enigma"), "snare", "hunter", rd=["hedge-fund"])
    t.corp.takes_credit().uses("jackson-howard", 1)
    assert t.zone("removed") == ["jackson-howard"]
    t.corp.picks("hostile-takeover/facedown", "enigma", "snare/facedown")
    assert sorted(t.corp.deck) == ["enigma", "hedge-fund", "hostile-takeover", "snare"]
    assert (t.corp.pile, t.zone("remote-1/root")) == (["hunter"], [])


@rule("INFO-4")
def test_nobody_knows_where_jackson_howard_has_shuffled_a_card():
    t = jackson(faceup("enigma"), faceup("snare"))
    t.corp.takes_credit().uses("jackson-howard", 1).picks("enigma").done()
    assert (t.state.known(t.card("enigma"), 0), runner_knows(t, "enigma")) == (False, False)


def test_jackson_howard_may_take_fewer_and_needs_an_archive():
    t = jackson("enigma")
    t.corp.takes_credit().uses("jackson-howard", 1).done()
    assert (t.corp.pile, t.zone("removed")) == (["enigma"], ["jackson-howard"])
    assert not usable(jackson().corp, "jackson-howard", 1)


def test_jackson_howard_works_in_the_runners_turn():
    t = table(
        runner=runner(rig=["test-corp-idler"]),
        corp=corp(remote_1=server(root=[rezzed("jackson-howard")]), archives=["hostile-takeover", "snare"]),
    )
    t.runner.runs("archives").passes()
    t.corp.uses("jackson-howard", 1).picks("hostile-takeover/facedown", "snare/facedown")
    t.settles()
    assert (t.runner.scored, t.corp.pile) == ([], [])


# Invasion of Privacy


def invades(corp_adds: int, runner_adds: int = 0) -> Table:
    t = table("corp", corp(hq=["invasion-of-privacy"], credits=9), runner=runner(grip=GRIP))
    t.corp.plays("invasion-of-privacy").says(corp_adds)
    t.runner.says(runner_adds)
    return t


@rule("TRACE-5")
def test_invasion_of_privacy_trashes_resources_and_events_by_its_margin():
    t = invades(0)  # 2 against a link of 0
    assert pickable(t) == ["armitage-codebusting", "diesel"]
    t.corp.picks("diesel", "armitage-codebusting")
    assert (t.runner.hand, t.corp.clicks, t.corp.credits) == (["corroder"], 1, 7)
    assert t.state.known(t.card("corroder"), 0)


def test_invasion_of_privacy_may_trash_less_and_no_more_than_its_margin():
    t = invades(0, 1)
    t.corp.picks("diesel")
    assert t.asked == ("corp", "action")
    t = invades(5)
    t.corp.done()
    assert len(t.runner.hand) == 3


def test_invasion_of_privacy_that_fails_is_a_scandal():
    t = invades(0, 2)
    assert (t.corp.bad_publicity, len(t.runner.hand), t.corp.pile) == (1, 3, ["invasion-of-privacy"])
    assert not t.state.known(t.card("corroder"), 0)


# Shipment from SanSan


@pytest.mark.parametrize("n", [0, 1, 2])
def test_shipment_from_sansan_places_up_to_two_tokens_on_one_card(n):
    t = table(
        "corp",
        corp(hq=["shipment-from-sansan"], remote_1=server(root=["hostile-takeover"], ice=["ice-wall", "enigma"])),
    )
    t.corp.plays("shipment-from-sansan")
    assert pickable(t) == ["hostile-takeover", "ice-wall"]
    t.corp.picks("hostile-takeover").says(n)
    assert (t.tokens("hostile-takeover"), t.corp.clicks) == (n, 1)


# Muckraker


def muckraker(tags: int, *bids: int) -> Table:
    t = meets("muckraker", hq=["hedge-fund"], tags=tags, corp_credits=0)
    t.runner.passes()
    for bid in bids:
        t.runner.says(bid)
    return t.settles()


def test_muckraker_tags_and_ends_the_run_of_a_tagged_runner():
    t = muckraker(0, 1, 2, 0)
    assert (t.runner.tags, "run-ended" in t.log()) == (1, True)


def test_muckraker_lets_an_untagged_runner_pass():
    t = muckraker(0, 1, 2, 3)
    assert (t.runner.tags, "run-ended" in t.log()) == (0, False)
    t = muckraker(1, 1, 2, 3)
    assert "run-ended" in t.log()


def test_muckraker_is_a_scandal_when_rezzed():
    t = table(corp=corp(hq_server=server(ice=["muckraker"]), credits=5))
    t.runner.runs("hq")
    t.corp.rezzes("muckraker")
    assert t.corp.bad_publicity == 1


# City Surveillance


@pytest.mark.parametrize(("credits", "answer", "left"), [(3, YES, (2, 0)), (3, NO, (3, 1))])
def test_city_surveillance_wants_a_credit_each_turn(credits, answer, left):
    t = table(
        runner=runner(credits=credits), corp=corp(remote_1=server(root=[rezzed("city-surveillance")])), begin=True
    )
    t.runner.says(answer)
    assert (t.runner.credits, t.runner.tags) == left


def test_city_surveillance_tags_who_cannot_pay_and_not_in_the_corps_turn():
    t = table(runner=runner(credits=0), corp=corp(remote_1=server(root=[rezzed("city-surveillance")])), begin=True)
    assert t.settles().runner.tags == 1
    t = table("corp", corp(remote_1=server(root=[rezzed("city-surveillance")])), begin=True)
    assert (t.settles().asked, t.runner.tags) == (("corp", "action"), 0)


# Snoop


def test_snoop_sees_the_grip():
    t = meets("snoop", grip=GRIP)
    assert all(t.state.known(t.card(held), 0) for held in GRIP)


def test_a_counter_on_snoop_trashes_a_card_of_the_grip():
    t = table("corp", corp(hq_server=server(ice=[rezzed("snoop", power=1)])), runner=runner(grip=GRIP))
    t.corp.takes_credit().uses("snoop")
    assert pickable(t) == sorted(GRIP)
    t.corp.picks("corroder")
    assert (t.runner.pile, t.counter("snoop", "power")) == (["corroder"], 0)


def test_snoop_earns_its_counter_by_a_trace():
    t = meets("snoop", grip=GRIP, hq=["hedge-fund"], corp_credits=0)
    t.runner.passes().says(2)
    assert t.counter("snoop", "power") == 1
    t = meets("snoop", grip=GRIP, hq=["hedge-fund"], corp_credits=0)
    t.runner.passes().says(3)
    assert t.counter("snoop", "power") == 0


def test_snoop_has_nothing_to_do_with_an_empty_grip():
    t = table("corp", corp(hq_server=server(ice=[rezzed("snoop", power=1)])))
    t.corp.takes_credit()
    assert not usable(t.corp, "snoop")


# TGTBT


@pytest.mark.parametrize("where", ["hq", "rd", "archives", "remote_1"])
def test_tgtbt_tags_wherever_it_is_accessed(where):
    side: dict[str, Any] = {"remote_1": {"remote_1": server(root=["tgtbt"])}}.get(where, {where: ["tgtbt"]})
    t = table(corp=corp(**side))
    t.runner.runs(where.replace("_", "-"))
    t.settles()
    assert (t.runner.tags, t.runner.scored) == (1, ["tgtbt"])


def test_tgtbt_is_revealed_from_rd():
    t = table(corp=corp(rd=["hedge-fund", "tgtbt"]))
    t.runner.runs("rd")
    t.settles()
    assert [said["card"] for said in t.says("reveals")] == ["tgtbt"]


# Sweeps Week, Market Research


def test_sweeps_week_pays_for_each_card_in_the_grip():
    t = table("corp", corp(hq=["sweeps-week"]), runner=runner(grip=GRIP))
    t.corp.plays("sweeps-week")
    assert t.corp.credits == 5 - 1 + 3
    t = table("corp", corp(hq=["sweeps-week"]))
    assert t.corp.why_not("sweeps-week") == ["why-too-few"]


@pytest.mark.parametrize(("tags", "points"), [(0, 2), (1, 3), (4, 3)])
def test_market_research_is_worth_more_if_the_runner_is_tagged(tags, points):
    t = scores("market-research", 4, runner=runner(tags=tags))
    assert t.corp.points == points


def test_a_stolen_market_research_is_worth_what_is_printed():
    t = table(runner=runner(tags=1), corp=corp(remote_1=server(root=["market-research"])))
    t.runner.runs("remote-1")
    t.settles()
    assert t.runner.points == 2


# RSVP


def rsvp(*ice: str, **side: Any) -> Table:
    t = meets(*ice, "rsvp", **side)
    t.runner.passes()
    return t


@rule("CANT-1")
def test_after_rsvp_the_runner_cannot_spend_credits():
    t = rsvp("wall-of-static", rig=["corroder"], hq=["hedge-fund"])
    interacts(t)
    assert not usable(t.runner, "corroder", 1)
    t.runner.passes()
    assert ("run-ended" in t.log(), t.runner.credits) == (True, 20)


def test_rsvp_leaves_nothing_for_a_trace_or_a_trash_cost():
    t = rsvp("hunter", hq=["pad-campaign"])
    interacts(t)
    t.runner.passes()
    t.corp.says(0)
    assert t.runner.tags == 1  # nothing could be added to the link
    t.settles()
    assert t.run is None
    assert t.corp.hand == ["pad-campaign"]


def test_rsvp_lasts_for_its_run_only():
    t = rsvp(hq=["pad-campaign"])
    t.settles()
    t.runner.runs("archives")
    t.settles()
    assert t.state.lasting == []
    t.runner.runs("hq")
    interacts(t)
    assert t.state.lasting == []


def test_rsvp_blocks_bad_publicity_credits_too():
    t = table(
        runner=runner(rig=["test-corp-idler"], credits=0),
        corp=corp(hq=["pad-campaign"], hq_server=server(ice=[rezzed("rsvp")]), bad_publicity=6),
    )
    t.runner.runs("hq")
    interacts(t)
    t.runner.passes()
    t.settles()
    assert (t.run, t.corp.hand) == (None, ["pad-campaign"])


# Wraparound


@pytest.mark.parametrize(("rig", "strength"), [([], 7), (["ninja"], 7), (["corroder"], 0)])
def test_wraparound_is_weak_only_against_a_fracter(rig, strength):
    t = table(corp=corp(hq_server=server(ice=[rezzed("wraparound")])), runner=runner(rig=rig))
    assert t.strength("wraparound") == strength


def test_wraparound_ends_the_run():
    t = meets("wraparound", hq=["hedge-fund"])
    t.runner.passes()
    assert "run-ended" in t.log()


# Broadcast Square


def square(slug: str, tokens: int, credits: int = 3) -> Table:
    return scores(
        slug,
        tokens,
        corp={"remote_1": server(root=[rezzed("broadcast-square")]), "credits": credits},
        runner=runner(credits=9),
    )


def test_broadcast_square_traces_the_blame_away():
    t = square("hostile-takeover", 2)
    assert t.asked == ("corp", "trace")
    t.corp.says(0)
    t.runner.says(2)
    assert (t.corp.bad_publicity, t.corp.credits) == (0, 4 + 7)


def test_broadcast_square_that_fails_prevents_nothing():
    t = square("hostile-takeover", 2)
    t.corp.says(0)
    t.runner.says(3)
    assert (t.corp.bad_publicity, t.is_rezzed("broadcast-square")) == (1, True)


def test_what_broadcast_square_prevents_was_not_taken():
    t = square("profiteering", 3)
    t.corp.says(3)
    t.corp.says(0)
    t.runner.says(0)
    assert (t.corp.bad_publicity, t.corp.credits) == (0, 4)
    t = square("profiteering", 3)
    t.corp.says(3)
    t.corp.says(0)
    t.runner.says(3)
    assert (t.corp.bad_publicity, t.corp.credits) == (3, 4 + 15)


def test_broadcast_square_does_not_trace_for_nothing():
    t = square("profiteering", 3)
    t.corp.says(0)
    assert (t.asked, t.corp.bad_publicity, t.corp.credits) == (("corp", "action"), 0, 4)


# Corporate Shuffle


def test_corporate_shuffle_deals_a_new_hand():
    t = table("corp", corp(hq=["corporate-shuffle", "enigma", "snare"], rd=["hedge-fund"] * 4))
    t.corp.plays("corporate-shuffle")
    assert (len(t.corp.hand), len(t.corp.deck), t.corp.clicks) == (5, 1, 1)
    assert sorted(t.corp.hand + t.corp.deck) == ["enigma", *["hedge-fund"] * 4, "snare"]
