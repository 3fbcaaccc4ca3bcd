"""The Weyland Consortium cards of the Core Set, clause by clause."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import interacts, is_faceup, meets, pickable, runner_knows, scores, usable
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

WEYLAND = "weyland-consortium-building-a-better-world"
HB = "haas-bioroid-engineering-the-future"
FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]
GROWING = ["hadrians-wall", "ice-wall", "shadow"]
WALLS = ["hadrians-wall", "ice-wall"]


# Weyland Consortium: Building a Better World


@rule("PLAY-3")
def test_building_a_better_world_pays_one_for_every_transaction_operation():
    t = table(
        "corp", corp(hq=["hedge-fund", "beanstalk-royalties", "beanstalk-royalties"], credits=5, identity=WEYLAND)
    )
    t.corp.plays("hedge-fund")
    assert t.corp.credits == 10
    t.corp.plays("beanstalk-royalties").plays("beanstalk-royalties")
    assert t.corp.credits == 18  # each of them, not the first alone


@rule("COST-2")
def test_building_a_better_world_pays_when_the_card_is_played_not_towards_its_cost():
    t = table("corp", corp(hq=["hedge-fund"], credits=4, identity=WEYLAND))
    assert not t.corp.can("play hedge-fund")


def test_building_a_better_world_ignores_other_operations_and_transactions_that_are_assets():
    t = table("corp", corp(hq=["anonymous-tip"], credits=5, identity=WEYLAND))
    t.corp.plays("anonymous-tip")
    assert t.corp.credits == 5
    t = table(
        "corp",
        corp(
            remote_1=server(root=["security-subcontract"]), rd_server=server(ice=[rezzed("enigma")]), identity=WEYLAND
        ),
    )
    t.corp.takes_credit().rezzes("security-subcontract").uses("security-subcontract")
    assert t.corp.credits == 10  # 5, a credit, and 4 for the ice: nothing for the rez or the use


def test_building_a_better_world_is_blind_to_the_runners_transactions():
    t = table(corp=corp(credits=5, identity=WEYLAND), runner=runner(grip=["test-corp-bargain"], credits=0))
    t.runner.plays("test-corp-bargain")
    assert (t.runner.credits, t.corp.credits) == (1, 5)


def test_other_identities_get_nothing_for_transactions():
    t = table("corp", corp(hq=["hedge-fund"], credits=5, identity=HB))
    t.corp.plays("hedge-fund")
    assert t.corp.credits == 9


# Hostile Takeover


@rule("BP-1")
def test_hostile_takeover_gains_seven_credits_and_a_bad_publicity_when_scored():
    t = scores("hostile-takeover", 2, corp={"credits": 0, "hq": ["snare"]}, runner=runner(rig=["test-corp-idler"]))
    assert (t.corp.credits, t.corp.bad_publicity, t.corp.points) == (8, 1, 1)
    t.ends_turn()
    t.runner.runs("archives")
    assert t.run.purse == 1


def test_hostile_takeover_stolen_pays_nobody_and_two_copies_pay_twice():
    t = table(
        corp=corp(hq=["hostile-takeover"], credits=0),
        runner=runner(credits=0, identity="noise-hacker-extraordinaire"),
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.corp.credits, t.runner.credits, t.corp.bad_publicity, t.runner.points) == (0, 0, 0, 1)
    takeover = unrezzed("hostile-takeover", advancement=2)
    t = table(
        "corp", corp(remote_1=server(root=[takeover]), remote_2=server(root=[takeover]), credits=0, hq=["snare"])
    )
    t.corp.takes_credit()
    for _ in range(2):
        t.corp.answers(next(o for o in t.options if o.startswith("score")))
    assert (t.corp.credits, t.corp.bad_publicity) == (15, 2)


@rule("WIN-6")
def test_hostile_takeover_as_the_seventh_point_wins_before_it_pays():
    t = scores("hostile-takeover", 2, corp={"credits": 0, "scored": ["priority-requisition"] * 2})
    assert (t.winner, t.corp.credits, t.corp.bad_publicity) == ("corp", 1, 0)


# Posted Bounty


@rule("ABIL-6", "COST-5", "FORFEIT-1")
def test_posted_bounty_may_be_forfeited_for_a_tag_and_a_bad_publicity():
    t = scores("posted-bounty", 3, corp={"hq": ["snare"]})
    assert sorted(t.options) == ["no", "yes"]
    t.corp.says(YES)
    assert (t.where("posted-bounty"), t.corp.points) == ("removed", 0)
    assert (t.runner.tags, t.corp.bad_publicity) == (1, 1)


def test_posted_bounty_may_be_kept_for_its_point():
    t = scores("posted-bounty", 3, corp={"hq": ["snare"]})
    t.corp.says(NO)
    assert (t.where("posted-bounty"), t.corp.points, t.runner.tags, t.corp.bad_publicity) == ("corp-score", 1, 0, 0)
    assert not usable(t.corp, "posted-bounty")  # and not later either


def test_posted_bounty_costs_the_corp_its_name_even_if_the_tag_is_avoided():
    t = scores("posted-bounty", 3, corp={"hq": ["snare"]}, runner=runner(rig=["decoy"]))
    t.corp.says(YES)
    t.runner.prevents("decoy")
    assert (t.runner.tags, t.corp.bad_publicity, t.where("posted-bounty")) == (0, 1, "removed")


def test_posted_bounty_forfeits_itself_and_no_other_copy():
    t = scores("posted-bounty", 3, corp={"hq": ["snare"], "scored": ["posted-bounty"]})
    t.corp.says(YES)
    assert (t.corp.scored, t.zone("removed")) == (["posted-bounty"], ["posted-bounty"])


def test_posted_bounty_stolen_offers_nothing_and_the_seventh_point_wins_first():
    t = table(corp=corp(hq=["posted-bounty"]))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.points, t.runner.tags, t.asked) == (1, 0, ("runner", "action"))
    t = scores("posted-bounty", 3, corp={"scored": ["priority-requisition"] * 2})
    assert t.winner == "corp"


# Security Subcontract


@rule("ABIL-4", "COST-2")
def test_security_subcontract_trades_a_click_and_rezzed_ice_for_four_credits():
    t = table(
        "corp",
        corp(
            remote_1=server(root=[rezzed("security-subcontract")]), credits=0,
            hq_server=server(ice=[rezzed("enigma"), "hunter"]), rd_server=server(ice=[rezzed("ice-wall")]),
        ),
    )  # fmt: skip
    t.corp.uses("security-subcontract")
    assert sorted(t.options) == sorted(f"trash {t.corp.id(slug)}" for slug in ("enigma", "ice-wall"))
    t.corp.answers(f"trash {t.corp.id('ice-wall')}")
    assert (t.corp.credits, t.corp.clicks, t.where("ice-wall"), is_faceup(t, "ice-wall")) == (4, 2, "archives", True)
    t.corp.uses("security-subcontract")  # again and again
    assert (t.corp.credits, t.corp.clicks, t.zone("hq/ice")) == (8, 1, ["hunter"])
    assert not usable(t.corp, "security-subcontract")  # unrezzed ice does not do
    assert t.corp.why_not("security-subcontract") == ["why-nothing-to-trash"]


def test_security_subcontract_must_be_rezzed_and_is_an_action():
    t = table("corp", corp(remote_1=server(root=["security-subcontract"]), hq_server=server(ice=[rezzed("enigma")])))
    assert not usable(t.corp, "security-subcontract")
    t = table(
        corp=corp(remote_1=server(root=[rezzed("security-subcontract")]), hq_server=server(ice=[rezzed("enigma")])),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    while t.run is not None:
        assert not usable(t.corp, "security-subcontract")
        assert t.let_pass()


@rule("HOST-8")
def test_security_subcontract_gets_rid_of_a_parasite_with_its_host():
    t = table(
        "corp",
        corp(remote_1=server(root=[rezzed("security-subcontract")]), hq_server=server(ice=[rezzed("enigma")])),
        runner(rig=[hosted("parasite", on="enigma", virus=1)]),
    )
    t.corp.uses("security-subcontract")
    assert (t.runner.rig, t.runner.pile, t.corp.pile) == ([], ["parasite"], ["enigma"])


# Aggressive Negotiation


@rule("PLAY-8")
def test_aggressive_negotiation_needs_an_agenda_scored_this_turn():
    t = table("corp", corp(hq=["aggressive-negotiation"], scored=["hostile-takeover"]))
    assert not t.corp.can("play aggressive-negotiation")
    assert t.corp.why_not("aggressive-negotiation") == ["why-nothing-scored"]
    t = scores("nisei-mk-ii", 4, corp={"hq": ["aggressive-negotiation", "snare"]})
    assert t.settles().corp.can("play aggressive-negotiation")
    t.ends_turn()
    t.ends_turn()
    assert not t.corp.can("play aggressive-negotiation")


@rule("SEARCH-1", "SEARCH-3", "CHOOSE-3")
def test_aggressive_negotiation_finds_any_card_unseen_and_shuffles():
    rd = ["snare", "hedge-fund", "enigma", "priority-requisition", "hunter", "archer", "shadow", "chum"]
    t = scores("nisei-mk-ii", 4, corp={"hq": ["aggressive-negotiation"], "rd": rd, "credits": 1})
    t.corp.plays("aggressive-negotiation")
    assert sorted(t.options) == sorted(f"find {slug}" for slug in rd)
    t.corp.finds("priority-requisition")
    assert (t.corp.hand, t.corp.credits) == (["priority-requisition"], 1)
    assert (not runner_knows(t, "priority-requisition"), "priority-requisition" in str(t.runner.view)) == (
        True,
        False,
    )
    rest = [slug for slug in rd if slug != "priority-requisition"]
    assert (t.corp.deck != rest, sorted(t.corp.deck)) == (True, sorted(rest))


def test_aggressive_negotiation_must_take_a_card_and_cannot_search_an_empty_rd():
    t = scores("nisei-mk-ii", 4, corp={"hq": ["aggressive-negotiation"], "rd": ["snare"]})
    t.corp.plays("aggressive-negotiation")
    assert t.options == ["find snare"]
    t = scores("nisei-mk-ii", 4, corp={"hq": ["aggressive-negotiation", "snare"], "rd": []})
    assert not t.settles().corp.can("play aggressive-negotiation")


def test_aggressive_negotiation_twice_after_one_score():
    t = scores("nisei-mk-ii", 4, corp={"hq": ["aggressive-negotiation"] * 2, "rd": ["snare", "enigma", "chum"]})
    t.corp.plays("aggressive-negotiation").finds("snare")
    t.corp.plays("aggressive-negotiation").finds("chum")
    assert (t.corp.hand, t.corp.deck) == (["snare", "chum"], ["enigma"])


def test_aggressive_negotiation_does_not_count_an_agenda_the_runner_stole():
    t = table(corp=corp(hq=["hostile-takeover"], rd=["aggressive-negotiation"] * 3), clicks=1)
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.points, t.asked, t.corp.hand) == (1, ("corp", "action"), ["aggressive-negotiation"])
    assert not t.corp.can("play aggressive-negotiation")


# Beanstalk Royalties


def test_beanstalk_royalties_gains_three_for_nothing():
    t = table("corp", corp(hq=["beanstalk-royalties"], credits=0, identity=HB))
    t.corp.plays("beanstalk-royalties")
    assert (t.corp.credits, t.corp.clicks, t.corp.pile) == (3, 2, ["beanstalk-royalties"])


# Scorched Earth


@rule("TAG-2", "DMG-9", "DMG-10")
def test_scorched_earth_does_four_meat_damage_to_a_tagged_runner():
    t = table("corp", corp(hq=["scorched-earth"], credits=3), runner(grip=FIVE, tags=1))
    t.corp.plays("scorched-earth")
    assert (len(t.runner.hand), t.corp.credits, t.runner.tags, t.winner) == (1, 0, 1, None)
    t = table("corp", corp(hq=["scorched-earth"], credits=3), runner(grip=FIVE[:3], tags=1))
    t.corp.plays("scorched-earth")
    assert (t.winner, t.reason) == ("corp", "flatline")
    t = table("corp", corp(hq=["scorched-earth"], credits=9), runner(grip=FIVE))
    assert (t.corp.can("play scorched-earth"), t.corp.why_not("scorched-earth")) == (False, ["why-not-tagged"])


def test_scorched_earth_is_meat_damage_and_crash_space_stops_up_to_three():
    t = table("corp", corp(hq=["scorched-earth"]), runner(grip=FIVE[:1], tags=1, rig=["crash-space", "net-shield"]))
    t.corp.plays("scorched-earth")
    assert not t.runner.can(f"prevent {t.runner.id('net-shield')} 0")
    t.runner.prevents("crash-space").says(3)
    assert (t.winner, t.runner.hand, t.where("crash-space")) == (None, [], "heap")


def test_scorched_earth_twice_kills_a_full_hand():
    t = table("corp", corp(hq=["scorched-earth"] * 2, credits=6), runner(grip=FIVE, tags=1))
    t.corp.plays("scorched-earth").plays("scorched-earth")
    assert (t.winner, t.reason) == ("corp", "flatline")


# Shipment from Kaguya


def kaguya() -> Table:
    t = table(
        "corp",
        corp(
            hq=["shipment-from-kaguya"],
            remote_1=server(root=["nisei-mk-ii"]),
            remote_2=server(root=["ghost-branch"]),
            remote_3=server(root=["pad-campaign"]),
            rd_server=server(ice=[rezzed("ice-wall"), "enigma"]),
            credits=0,
        ),
    )
    t.corp.plays("shipment-from-kaguya")
    return t


@rule("ADV-4", "CHOOSE-2")
def test_kaguya_places_a_token_on_each_of_two_different_cards_that_can_be_advanced():
    t = kaguya()
    assert pickable(t) == ["ghost-branch", "ice-wall", "nisei-mk-ii"]
    t.corp.picks("nisei-mk-ii")
    assert pickable(t) == ["ghost-branch", "ice-wall"]  # not the same card twice
    assert t.tokens("nisei-mk-ii") == 0  # both are chosen first
    t.corp.picks("ice-wall")
    assert [t.tokens(slug) for slug in ("nisei-mk-ii", "ice-wall", "ghost-branch")] == [1, 1, 0]
    assert (t.corp.credits, t.corp.clicks, "advances" in t.log()) == (0, 2, False)


@rule("AMB-15")
def test_kaguya_up_to_two_may_be_one():
    t = kaguya()
    t.corp.picks("ghost-branch").done()
    assert [t.tokens(slug) for slug in ("nisei-mk-ii", "ice-wall", "ghost-branch")] == [0, 0, 1]


@rule("ACT-4")
def test_kaguya_needs_a_card_that_can_be_advanced():
    t = table("corp", corp(hq=["shipment-from-kaguya"], remote_1=server(root=["pad-campaign"])))
    assert not t.corp.can("play shipment-from-kaguya")


# Archer


def archer(*scored: str, credits: int = 4, rig=()) -> Table:
    """Archer is approached and could be rezzed."""
    t = table(
        corp=corp(hq_server=server(ice=["archer"]), scored=scored, credits=credits, hq=["hostile-takeover"]),
        runner=runner(rig=[*rig, "test-corp-idler"]),
    )
    t.runner.runs("hq")
    while t.asked != ("corp", "window"):
        assert t.let_pass()
    return t


@rule("COST-3", "FORFEIT-2")
def test_archer_costs_four_credits_and_an_agenda_of_the_corps_choice():
    t = archer("breaking-news", "priority-requisition")
    t.corp.rezzes("archer")
    assert (t.asked, len(t.options)) == (("corp", "forfeit"), 2)
    t.corp.forfeits("breaking-news")
    assert (t.is_rezzed("archer"), t.corp.credits, t.corp.points) == (True, 0, 3)
    assert t.zone("removed") == ["breaking-news"]


@rule("COST-2")
def test_archer_cannot_be_rezzed_without_an_agenda_or_without_the_credits():
    t = archer()
    assert (t.corp.can(f"rez {t.corp.id('archer')}"), t.corp.why_not("archer")) == (False, ["why-no-agenda"])
    t = archer("breaking-news", credits=3)
    assert not t.corp.can(f"rez {t.corp.id('archer')}")
    t.settles()
    assert (t.corp.scored, t.runner.scored) == (["breaking-news"], ["hostile-takeover"])


@rule("ICE-2", "ICE-3")
def test_archer_pays_two_trashes_two_programs_and_ends_the_run():
    t = meets("archer", rig=["corroder", "crypsis", "ninja"], hq=["hostile-takeover"], corp_credits=0)
    t.runner.passes()
    assert t.corp.credits == 2
    t.corp.picks("ninja").picks("corroder")
    t.settles()
    assert (t.where("ninja"), t.where("corroder"), t.where("crypsis")) == ("heap", "heap", "rig")
    assert (t.run, t.runner.scored) == (None, [])


def test_archer_with_too_few_programs_does_the_rest():
    t = meets("archer", hq=["hostile-takeover"], corp_credits=0)
    t.settles()
    assert (t.corp.credits, t.run, t.runner.scored) == (2, None, [])


def test_archer_broken_in_part_does_only_what_is_left():
    t = meets("archer", rig=["ninja"], hq=["hostile-takeover"], corp_credits=0, credits=30)
    t.runner.uses("ninja", 1).uses("ninja", 1)
    t.runner.breaks("ninja", 1, 2, 3)
    t.settles()
    assert (t.corp.credits, t.where("ninja"), t.runner.scored) == (2, "rig", ["hostile-takeover"])


def test_archer_under_forged_activation_orders_is_trashed_for_want_of_an_agenda():
    t = table(
        corp=corp(hq_server=server(ice=["archer"]), credits=9), runner=runner(grip=["forged-activation-orders"])
    )
    t.runner.plays("forged-activation-orders")
    t.corp.says("trash")
    assert t.where("archer") == "archives"


# Ice that can be advanced


@rule("ADV-2", "ADV-3")
@pytest.mark.parametrize("slug", GROWING)
def test_growing_ice_can_be_advanced_rezzed_or_not_and_has_one_more_strength_for_each_token(slug: str):
    printed = table(corp=corp(hq_server=server(ice=[rezzed(slug)]))).strength(slug)
    assert printed == {"hadrians-wall": 7, "ice-wall": 1, "shadow": 1}[slug]
    for ice in (rezzed(slug, advancement=4), unrezzed(slug, advancement=4)):
        t = table("corp", corp(hq_server=server(ice=[ice]), hq=["snare"], credits=2))
        t.corp.advances(slug).advances(slug)
        assert (t.tokens(slug), t.corp.credits) == (6, 0)
    t = table(corp=corp(hq_server=server(ice=[rezzed(slug, advancement=6)])))
    assert t.strength(slug) == printed + 6


@rule("SELF-1", "ADV-6")
def test_ice_wall_counts_its_own_tokens_and_loses_them_with_the_table():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall", advancement=2), rezzed("ice-wall")])),
        runner=runner(rig=["test-corp-wrecker"]),
    )
    assert [t.state.counter(card, 0) for card in t.find("ice-wall")] == [2, 0]
    t.runner.takes_credit().uses("test-corp-wrecker").answers(t.options[0])
    assert (t.zone("hq/ice"), t.strength("ice-wall")) == (["ice-wall"], 1)
    trashed = t.state.zones[2][0]
    assert t.state.counter(trashed, 0) == 0


@pytest.mark.parametrize("slug", WALLS)
def test_walls_end_the_run_until_every_subroutine_is_broken(slug: str):
    t = meets(slug, hq=["hostile-takeover"])
    t.settles()
    assert (t.run, t.runner.scored) == (None, [])
    subroutines = {"hadrians-wall": 2, "ice-wall": 1}[slug]
    for broken, stolen in ((subroutines - 1, []), (subroutines, ["hostile-takeover"])):
        t = meets(rezzed(slug, advancement=1), rig=["corroder"], hq=["hostile-takeover"], credits=30)
        while t.strength("corroder") < t.strength(slug):
            t.runner.uses("corroder", 1)
        t.runner.breaks("corroder", *range(broken))
        t.settles()
        assert t.runner.scored == stolen


def test_hadrians_wall_advanced_during_the_encounter_outgrows_the_breaker():
    t = table(
        corp=corp(
            hq_server=server(ice=[rezzed("hadrians-wall")]), scored=[faceup("astroscript-pilot-program", agenda=1)]
        ),
        runner=runner(rig=["corroder"], credits=9),
    )
    t.runner.runs("hq")
    interacts(t)
    for _ in range(5):
        t.runner.uses("corroder", 1)
    assert usable(t.runner, "corroder")
    t.runner.passes()
    t.corp.uses("astroscript-pilot-program")
    assert t.strength("hadrians-wall") == 8
    assert not usable(t.runner, "corroder")
    t.runner.uses("corroder", 1)
    assert usable(t.runner, "corroder")


@rule("TRACE-4")
def test_shadow_pays_the_corp_two_and_traces_at_three():
    for bid, tags in ((2, 1), (3, 0)):
        t = meets("shadow", corp_credits=0, hq=["hostile-takeover"])
        t.runner.passes()
        assert t.corp.credits == 2
        t.corp.says(0)
        t.runner.says(bid)
        t.settles()
        assert (t.runner.tags, t.runner.scored) == (tags, ["hostile-takeover"])


def test_shadows_two_credits_may_go_straight_into_its_trace():
    t = meets("shadow", corp_credits=0)
    t.runner.passes()
    assert t.options == ["number 0", "number 1", "number 2"]
    t.corp.says(2)
    t.runner.says(4)
    assert (t.runner.tags, t.corp.credits) == (1, 0)


def test_shadow_broken_in_part_does_the_rest():
    t = meets(rezzed("shadow", advancement=1), rig=["ninja"], corp_credits=0)
    t.runner.uses("ninja", 1)
    t.runner.breaks("ninja", 1)
    t.settles()
    assert (t.corp.credits, t.runner.tags) == (2, 0)


# Research Station


def test_research_station_is_installed_only_in_the_root_of_hq():
    t = table("corp", corp(hq=["research-station"], remote_1=server(root=["snare"])))
    t.corp.does("install research-station")
    assert (t.asked, t.options) == (("corp", "install-where"), ["at hq"])
    t.corp.answers("at hq")
    assert t.zone("hq/root") == ["research-station"]


def test_research_station_rezzed_raises_the_corps_hand_size_by_two_and_twice_by_four():
    t = table("corp", corp(hq_server=server(root=["research-station", rezzed("research-station")]), credits=2))
    assert (t.corp.hand_size, t.runner.hand_size) == (7, 5)
    t.corp.takes_credit()
    t.corp.answers(next(o for o in t.options if o.startswith("rez")))
    assert (t.corp.hand_size, t.corp.credits) == (9, 1)


@rule("TURN-C-3.1")
def test_research_station_lets_the_corp_keep_seven_cards():
    for root, kept in (((rezzed("research-station"),), 7), (("research-station",), 5)):
        t = table("corp", corp(hq=["snare"] * 8, hq_server=server(root=root), credits=0), clicks=1)
        t.ends_turn()
        assert (len(t.corp.hand), len(t.corp.pile)) == (kept, 8 - kept)


def test_research_station_trashed_costs_the_cards_at_the_next_discard():
    t = table(
        corp=corp(hq=["snare"] * 7, hq_server=server(root=[rezzed("research-station")]), credits=0),
        runner=runner(credits=3, identity="noise-hacker-extraordinaire"),
    )
    t.runner.runs("hq").accesses("research-station").trashes()
    assert (t.where("research-station"), t.runner.credits, t.corp.hand_size, len(t.corp.hand)) == (
        "archives",
        0,
        5,
        7,
    )
