"""The Haas-Bioroid cards of the Core Set, clause by clause: identity, agendas, assets and operations."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import (
    Side,
    is_faceup,
    pickable,
    runner_knows,
    scores,
)
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

HB = "haas-bioroid-engineering-the-future"
WEYLAND = "weyland-consortium-building-a-better-world"  # gains nothing by installing


# Haas-Bioroid: Engineering the Future


@rule("ORD-1", "AMB-60")
def test_engineering_the_future_pays_for_the_first_install_of_each_turn_only():
    t = table("corp", corp(hq=["enigma", "pad-campaign", "ice-wall"], credits=5, identity=HB))
    t.corp.installs("enigma", at="hq")
    assert t.corp.credits == 6
    t.corp.installs("pad-campaign", at="new")
    assert t.corp.credits == 6
    t.ends_turn()
    t.ends_turn()
    before = t.corp.credits
    t.corp.installs("ice-wall", at="rd")
    assert t.corp.credits == before + 1


@pytest.mark.parametrize("slug", ["hostile-takeover", "snare", "red-herrings", "enigma"])
def test_engineering_the_future_pays_for_every_type_of_card(slug: str):
    t = table("corp", corp(hq=[slug], credits=0, identity=HB))
    t.corp.installs(slug, at="new")
    assert t.corp.credits == 1


@rule("INST-9", "INST-10")
def test_engineering_the_future_pays_after_the_install_and_not_for_it():
    t = table("corp", corp(hq=["enigma"], hq_server=server(ice=["ice-wall"]), credits=0, identity=HB))
    t.corp.installs("enigma", at="hq")
    assert (t.asked, len(t.options)) == (("corp", "trash-first"), 1)  # the first ice has to go
    t.corp.trashes_first("ice-wall")
    assert (t.corp.credits, t.zone("hq/ice")) == (1, ["enigma"])


def test_engineering_the_future_is_blind_to_what_the_runner_installs():
    t = table(corp=corp(credits=0, identity=HB), runner=runner(grip=["corroder"]))
    t.runner.installs("corroder")
    assert t.corp.credits == 0


# Accelerated Beta Test


def beta_test(*top: str, credits: int = 0, **corp_side) -> Table:
    """Scored with these cards on top of R&D, the last one uppermost; the Corp looks."""
    t = scores(
        "accelerated-beta-test", 3, corp={"rd": ["hedge-fund"] * 3 + list(top), "credits": credits, **corp_side}
    )
    assert sorted(t.options) == ["no", "yes"]
    return t


@rule("AMB-43", "INST-15")
def test_beta_test_installs_and_rezzes_each_ice_for_nothing_wherever_the_corp_likes():
    t = beta_test("heimdall-1-0", "ichi-1-0", "archer", identity=WEYLAND)
    credits = t.corp.credits
    t.corp.says(YES).picks("heimdall-1-0").says("at hq")
    t.corp.picks("archer").says("at hq").done()  # no forfeit, no credit for the second ice
    t.corp.picks("ichi-1-0").says("at new")
    assert (t.zone("hq/ice"), t.zone("remote-1/ice")) == (["heimdall-1-0", "archer"], ["ichi-1-0"])
    assert all(t.is_rezzed(slug) for slug in ("heimdall-1-0", "archer", "ichi-1-0"))
    assert (t.corp.credits, t.corp.pile, t.corp.deck) == (credits, [], ["hedge-fund"] * 3)
    assert t.corp.scored == ["accelerated-beta-test"]


@rule("AMB-29")
def test_beta_test_trashes_the_rest_unseen():
    t = beta_test("snare", "enigma", "biotic-labor")
    t.corp.says(YES)
    assert pickable(t) == ["enigma"]
    t.corp.picks("enigma").says("at rd").done()
    assert (t.zone("rd/ice"), sorted(t.corp.pile)) == (["enigma"], ["biotic-labor", "snare"])
    assert not any(runner_knows(t, slug) or is_faceup(t, slug) for slug in ("snare", "biotic-labor"))
    assert runner_knows(t, "enigma")
    assert not any(slug in str(t.runner.view) for slug in ("snare", "biotic-labor"))


def test_beta_test_without_ice_trashes_all_three_and_the_runner_cannot_tell_before():
    t = beta_test("snare", "biotic-labor", "pad-campaign")
    t.corp.says(YES)
    assert (t.asked, t.options) == (("corp", "pick"), ["done"])  # asked all the same
    assert "options" not in t.runner.view["ask"]
    assert [card for card in t.runner.view["aside"] if "card" in card] == []
    t.corp.done()
    assert sorted(t.corp.pile) == ["biotic-labor", "pad-campaign", "snare"]


@rule("ABIL-6")
def test_beta_test_need_not_be_used_and_the_ice_need_not_be_installed():
    t = beta_test("enigma", "enigma", "enigma")
    t.corp.says(NO)
    assert (len(t.corp.deck), t.corp.pile) == (6, [])
    t = beta_test("enigma", "hunter", "viktor-1-0")
    t.corp.says(YES).picks("hunter").says("at hq").done()
    assert (t.zone("hq/ice"), sorted(t.corp.pile)) == (["hunter"], ["enigma", "viktor-1-0"])


def test_beta_test_looks_at_what_there_is_when_rd_holds_fewer_than_three_cards():
    t = scores("accelerated-beta-test", 3, corp={"rd": ["snare", "hunter"]})
    t.corp.says(YES).picks("hunter").says("at hq").done()
    assert (t.corp.deck, t.corp.pile, t.zone("hq/ice"), t.winner) == ([], ["snare"], ["hunter"], None)


@rule("ABIL-15")
def test_beta_test_asks_nothing_with_rd_empty():
    t = scores("accelerated-beta-test", 3, corp={"rd": [], "hq": ["snare"]})
    assert (t.asked, t.winner) == (("corp", "action"), None)


def test_beta_test_may_trash_ice_that_is_in_the_way_and_counts_as_an_install():
    t = beta_test("snare", "snare", "hunter", hq_server=server(ice=["ice-wall"]), identity=HB)
    credits = t.corp.credits
    t.corp.says(YES).picks("hunter").says("at hq").trashes_first("ice-wall").done()
    assert (t.zone("hq/ice"), t.corp.credits) == (["hunter"], credits + 1)


def test_beta_test_is_no_use_to_the_runner_and_a_second_copy_looks_again():
    t = table(corp=corp(hq=["accelerated-beta-test"], rd=["enigma"] * 4))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.scored, len(t.corp.deck)) == (["accelerated-beta-test"], 4)
    beta = unrezzed("accelerated-beta-test", advancement=3)
    t = table("corp", corp(remote_1=server(root=[beta]), remote_2=server(root=[beta]), rd=["snare"] * 7))
    t.corp.takes_credit()
    for left in (4, 1):
        t.corp.answers(next(o for o in t.options if o.startswith("score"))).says(YES).done()
        assert len(t.corp.deck) == left


# Adonis Campaign


@rule("REZ-1", "ABIL-5")
def test_adonis_comes_with_twelve_credits_when_rezzed_and_they_are_not_in_the_pool():
    t = table("corp", corp(remote_1=server(root=["adonis-campaign"]), credits=4))
    t.corp.takes_credit().rezzes("adonis-campaign")
    assert (t.counter("adonis-campaign", "credit"), t.corp.credits) == (12, 1)
    assert not t.corp.can(f"use {t.corp.id('adonis-campaign')} 0")


def test_adonis_gives_three_credits_when_the_corps_turn_begins():
    t = table("corp", corp(remote_1=server(root=["adonis-campaign"]), credits=4), begin=True)
    t.corp.rezzes("adonis-campaign")  # in the opening window: in time for this turn
    t.settles()
    assert (t.counter("adonis-campaign", "credit"), t.corp.credits) == (9, 3)
    t.ends_turn()
    assert t.counter("adonis-campaign", "credit") == 9  # not when the Runner's begins


@rule("ABIL-17")
def test_adonis_rezzed_after_the_turn_began_waits_for_the_next():
    t = table("corp", corp(remote_1=server(root=["adonis-campaign"]), credits=9))
    t.corp.takes_credit().rezzes("adonis-campaign")
    assert t.counter("adonis-campaign", "credit") == 12
    t.ends_turn()
    t.ends_turn()
    assert t.counter("adonis-campaign", "credit") == 9


def test_adonis_is_trashed_when_the_last_credit_leaves_and_not_before():
    t = table("corp", corp(remote_1=server(root=[rezzed("adonis-campaign", credit=6)]), credits=0), begin=True)
    t.settles()
    assert (t.where("adonis-campaign"), t.corp.credits) == ("remote-1/root", 3)
    t.ends_turn()
    t.ends_turn()
    assert (t.where("adonis-campaign"), t.corp.credits) == ("archives", 9)
    assert is_faceup(t, "adonis-campaign")


def test_adonis_with_fewer_than_three_credits_gives_what_it_has():
    t = table("corp", corp(remote_1=server(root=[rezzed("adonis-campaign", credit=2)]), credits=0), begin=True)
    t.settles()
    assert (t.where("adonis-campaign"), t.corp.credits) == ("archives", 2)


@rule("UNINST-2")
def test_adonis_trashed_by_the_runner_takes_its_credits_with_it():
    t = table(corp=corp(remote_1=server(root=[rezzed("adonis-campaign", credit=9)]), credits=0))
    t.runner.runs("remote-1").trashes()
    assert (t.where("adonis-campaign"), t.runner.credits, t.corp.credits) == ("archives", 2, 0)
    assert t.counter("adonis-campaign", "credit") == 0


@rule("SIM-2")
def test_adonis_twice_pays_twice_and_only_the_empty_one_goes():
    full, last = rezzed("adonis-campaign", credit=12), rezzed("adonis-campaign", credit=3)
    t = table("corp", corp(remote_1=server(root=[full]), remote_2=server(root=[last]), credits=0), begin=True)
    t.settles()
    while t.asked == ("corp", "order"):
        t.corp.answers(t.options[0])
    assert t.corp.credits == 6
    assert (t.zone("remote-1/root"), t.corp.pile) == (["adonis-campaign"], ["adonis-campaign"])


# Aggressive Secretary


def secretary(tokens: int, *rig, credits: int = 2, rezzed_: bool = False, **runner_side) -> Table:
    """The Runner has accessed Aggressive Secretary in a remote."""
    card = (rezzed if rezzed_ else unrezzed)("aggressive-secretary", advancement=tokens)
    t = table(corp=corp(remote_1=server(root=[card]), credits=credits), runner=runner(rig=rig, **runner_side))
    t.runner.runs("remote-1")
    return t.settles()


@rule("ACC-15", "AMB-45", "COST-5")
def test_secretary_costs_two_and_trashes_a_program_for_each_token_as_the_corp_chooses():
    t = secretary(2, "corroder", "gordian-blade", "crypsis", credits=3)
    t.corp.says(YES)
    assert t.corp.credits == 1
    assert pickable(t) == ["corroder", "crypsis", "gordian-blade"]
    t.corp.picks("corroder", "crypsis")
    assert (t.runner.rig, sorted(t.runner.pile)) == (["gordian-blade"], ["corroder", "crypsis"])
    t.runner.trashes()  # for nothing, as on the card
    assert (t.where("aggressive-secretary"), t.runner.credits) == ("archives", 5)


@rule("CHOOSE-2", "OVR-23")
def test_secretary_with_more_tokens_than_programs_trashes_them_all_and_none_twice():
    t = secretary(3, "corroder", "gordian-blade", "the-toolbox")
    t.corp.says(YES).picks("corroder")  # and so the other one
    assert t.runner.rig == ["the-toolbox"]


@rule("PREV-1", "BATCH-1")
def test_secretary_loses_one_of_two_targets_to_a_sacrificial_construct():
    t = secretary(2, "corroder", "gordian-blade", "sacrificial-construct")
    t.corp.says(YES).picks("corroder")
    assert (t.where("corroder"), t.where("gordian-blade")) == ("rig", "rig")  # nothing yet: both at once
    t.runner.prevents("sacrificial-construct", saving="corroder")
    assert t.runner.rig == ["corroder"]


@rule("HOST-8")
def test_secretary_takes_what_its_target_hosts_along():
    t = secretary(1, "djinn", hosted("medium", on="djinn"))
    t.corp.says(YES).picks("djinn")
    assert (t.runner.rig, sorted(t.runner.pile)) == ([], ["djinn", "medium"])


@rule("ABIL-15", "FOREACH-1")
@pytest.mark.parametrize(
    ("tokens", "rig", "credits"),
    [(0, ["corroder"], 9), (2, ["the-toolbox"], 9), (2, ["corroder"], 1)],
    ids=["no token", "no program", "too poor"],
)
def test_secretary_that_cannot_do_anything_asks_nothing(tokens: int, rig: list[str], credits: int):
    t = secretary(tokens, *rig, credits=credits)
    assert t.asked == ("runner", "trash-accessed")
    assert (t.runner.rig, t.corp.credits) == (rig, credits)


def test_secretary_may_stay_friendly_and_works_rezzed_too():
    t = secretary(2, "corroder", "crypsis")
    t.corp.says(NO)
    assert (t.runner.rig, t.corp.credits) == (["corroder", "crypsis"], 2)
    t = secretary(1, "corroder", rezzed_=True)
    t.corp.says(YES)
    assert t.runner.rig == []


def test_secretary_without_tokens_in_hq_rd_or_archives_does_nothing():
    for where in ("hq", "rd", "archives"):
        side: Side = {where: ["aggressive-secretary"]}
        t = table(corp=corp(**side), runner=runner(rig=["corroder"]))
        t.runner.runs(where)
        t.settles()
        assert t.asked != ("corp", "decide")
        assert (t.runner.rig, t.corp.credits) == (["corroder"], 5)


@rule("ADV-2")
def test_secretary_can_be_advanced_unrezzed_and_not_scored():
    t = table("corp", corp(remote_1=server(root=["aggressive-secretary"])))
    t.corp.advances("aggressive-secretary").advances("aggressive-secretary")
    assert (t.tokens("aggressive-secretary"), t.corp.credits) == (2, 3)
    assert not t.corp.can(f"score {t.corp.id('aggressive-secretary')}")


# Archived Memories


@rule("AMB-53", "CHOOSE-3")
def test_archived_memories_takes_a_facedown_card_without_showing_it():
    t = table("corp", corp(hq=["archived-memories"], archives=["snare", faceup("enigma"), "hedge-fund"]))
    t.corp.plays("archived-memories")
    assert sorted(t.options) == ["pick enigma", "pick hedge-fund/facedown", "pick snare/facedown"]
    t.corp.does("pick snare/facedown")
    assert (t.corp.hand, t.corp.credits, t.corp.clicks) == (["snare"], 5, 2)
    assert not runner_knows(t, "snare")
    assert "snare" not in str(t.runner.view)
    assert sorted(t.corp.pile) == ["archived-memories", "enigma", "hedge-fund"]


@rule("INFO-4")
def test_archived_memories_on_a_faceup_card_leaves_the_runner_knowing_it():
    t = table("corp", corp(hq=["archived-memories"], archives=[faceup("hostile-takeover"), "snare"]))
    t.corp.plays("archived-memories").picks("hostile-takeover")
    assert (t.corp.hand, t.runner.view["corp"]["hand"]) == (["hostile-takeover"], ["hostile-takeover"])


@rule("ACT-4")
def test_archived_memories_needs_another_card_in_archives_and_never_takes_itself():
    t = table("corp", corp(hq=["archived-memories", "archived-memories"]))
    assert not t.corp.can("play archived-memories")
    assert t.corp.why_not("archived-memories") == ["why-no-effect"]
    t = table("corp", corp(hq=["archived-memories", "archived-memories"], archives=["snare"]))
    t.corp.plays("archived-memories")
    assert t.corp.hand == ["archived-memories", "snare"]
    t.corp.plays("archived-memories")  # the second may take the first
    assert sorted(t.corp.hand) == ["archived-memories", "snare"]


# Biotic Labor


@rule("CLICK-1")
def test_biotic_labor_costs_four_and_makes_one_click_two():
    t = table("corp", corp(hq=["biotic-labor", "biotic-labor"], credits=8))
    t.corp.plays("biotic-labor")
    assert (t.corp.clicks, t.corp.credits) == (4, 4)
    t.corp.plays("biotic-labor")
    assert (t.corp.clicks, t.corp.credits) == (5, 0)
    t = table("corp", corp(hq=["biotic-labor"], credits=3))
    assert not t.corp.can("play biotic-labor")


def test_biotic_labor_with_the_last_click_gives_two_more_and_only_this_turn():
    t = table("corp", corp(hq=["biotic-labor"], credits=4), clicks=1)
    t.corp.plays("biotic-labor")
    assert t.corp.clicks == 2
    t.ends_turn()
    t.ends_turn()
    assert t.corp.clicks == 3


# Shipment from MirrorMorph


@rule("INST-15", "INST-9")
def test_mirrormorph_installs_three_cards_one_after_another_paying_for_each():
    t = table(
        "corp", corp(hq=["shipment-from-mirrormorph", "enigma", "hunter", "ice-wall"], credits=4, identity=WEYLAND)
    )
    t.corp.plays("shipment-from-mirrormorph")
    assert (t.corp.credits, t.corp.clicks) == (3, 2)
    for slug in ("enigma", "hunter", "ice-wall"):
        t.corp.picks(slug).does("at hq")
        t.settles()
    assert t.zone("hq/ice") == ["enigma", "hunter", "ice-wall"]
    assert (t.corp.credits, t.corp.clicks, t.asked) == (0, 2, ("corp", "action"))
    assert not any(t.is_rezzed(slug) for slug in ("enigma", "hunter", "ice-wall"))


def test_mirrormorph_pays_engineering_the_future_once():
    t = table("corp", corp(hq=["shipment-from-mirrormorph", "pad-campaign", "snare"], credits=1, identity=HB))
    t.corp.plays("shipment-from-mirrormorph").picks("pad-campaign").does("at new")
    assert t.corp.credits == 1
    t.corp.picks("snare").does("at new")
    assert t.corp.credits == 1


@rule("AMB-15")
def test_mirrormorph_up_to_three_may_be_fewer_and_done_means_done():
    t = table("corp", corp(hq=["shipment-from-mirrormorph", "enigma", "hunter"]))
    t.corp.plays("shipment-from-mirrormorph").picks("enigma").does("at hq").does("done")
    assert (t.zone("hq/ice"), t.corp.hand, t.asked) == (["enigma"], ["hunter"], ("corp", "action"))
    t = table("corp", corp(hq=["shipment-from-mirrormorph", "enigma", "hunter"]))
    t.corp.plays("shipment-from-mirrormorph").does("done")
    assert (t.corp.hand, t.asked) == (["enigma", "hunter"], ("corp", "action"))


def test_mirrormorph_does_not_install_a_fourth_card():
    t = table("corp", corp(hq=["shipment-from-mirrormorph", "pad-campaign", "snare", "enigma", "hunter"]))
    t.corp.plays("shipment-from-mirrormorph")
    for slug in ("pad-campaign", "snare", "enigma"):
        t.corp.picks(slug).does("at new")
    assert (t.settles().asked, t.corp.hand) == (("corp", "action"), ["hunter"])


def test_mirrormorph_builds_a_new_server_and_goes_on_there():
    t = table("corp", corp(hq=["shipment-from-mirrormorph", "hostile-takeover", "red-herrings", "enigma"]))
    t.corp.plays("shipment-from-mirrormorph").picks("hostile-takeover").does("at new")
    t.corp.picks("red-herrings").does("at remote-1").does("done").picks("enigma").does("at remote-1")
    assert t.zone("remote-1/root") == ["hostile-takeover", "red-herrings"]
    assert t.zone("remote-1/ice") == ["enigma"]


@rule("ACT-4", "INST-16")
def test_mirrormorph_needs_something_to_install_and_never_installs_operations():
    t = table("corp", corp(hq=["shipment-from-mirrormorph", "shipment-from-mirrormorph", "hedge-fund"]))
    assert not t.corp.can("play shipment-from-mirrormorph")
    t = table("corp", corp(hq=["shipment-from-mirrormorph", "hedge-fund", "enigma"]))
    t.corp.plays("shipment-from-mirrormorph")
    assert pickable(t) == ["enigma"]


def test_mirrormorph_cannot_install_ice_that_the_corp_cannot_pay_for_without_trashing():
    t = table("corp", corp(hq=["shipment-from-mirrormorph", "enigma", "hunter"], credits=1, identity=WEYLAND))
    t.corp.plays("shipment-from-mirrormorph").picks("enigma").does("at hq").picks("hunter").does("at hq")
    assert (t.asked, len(t.options)) == (("corp", "trash-first"), 1)
    t.corp.trashes_first("enigma")
    assert (t.zone("hq/ice"), t.corp.pile[0]) == (["hunter"], "enigma")
