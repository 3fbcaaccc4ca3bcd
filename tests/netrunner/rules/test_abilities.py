"""Abilities (ABIL): what kinds there are, and how one comes to resolve."""

from __future__ import annotations

import pytest

from jackin.netrunner.dsl import (
    RESOURCE,
    TAGGED,
    card,
    credits,
    gain,
    if_so,
    install_from_hand,
    link,
    lose,
    new_card,
    on_turn_begin,
    paid,
    tag,
    trash_this,
)  # fmt: skip
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Hook
from jackin.netrunner.words import ANY_SERVER, RUN_SUCCESSFUL, RUNNER
from jackin.netrunner.words import RUNNER_TAGGED as TAGGED_EVENT
from tests.netrunner.scenario import NO, YES, Table, corp, rezzed, runner, server, table
from tests.rule import rule

new_card("test-ability-all-three", side="runner", type="resource", cost=0)
card("test-ability-all-three",
     static=[link(1)],
     paid=[paid([credits(1)], tag(1))],
     when=[on_turn_begin(gain(3))])  # fmt: skip

new_card("test-ability-last-will", side="runner", type="resource", cost=0)
card("test-ability-last-will", when=[on_turn_begin(trash_this(), gain(3))])

new_card("test-ability-supplier", side="runner", type="resource", cost=0)
card("test-ability-supplier", when=[on_turn_begin(install_from_hand(RESOURCE))])

new_card("test-ability-tags-on-success", side="corp", type="upgrade", cost=0, trash=1)
card("test-ability-tags-on-success", when=[Hook(RUN_SUCCESSFUL, sequence((tag(1),)), server=ANY_SERVER)])

new_card("test-ability-if-tagged-when", side="corp", type="upgrade", cost=0, trash=1)
card("test-ability-if-tagged-when", when=[Hook(RUN_SUCCESSFUL, sequence((gain(3),)), only_if=TAGGED)])

new_card("test-ability-when-if-tagged", side="corp", type="upgrade", cost=0, trash=1)
card("test-ability-when-if-tagged", when=[Hook(RUN_SUCCESSFUL, sequence((if_so(TAGGED, gain(3)),)))])

new_card("test-ability-tag-and-tax", side="corp", type="operation", cost=0)
card("test-ability-tag-and-tax", play=[tag(1), lose(RUNNER, 5)])

new_card("test-ability-tag-insurance", side="runner", type="resource", cost=0)
card("test-ability-tag-insurance", when=[Hook(TAGGED_EVENT, sequence((gain(3),)))])


@rule("ABIL-1", "ABIL-2", "ABIL-3", "ABIL-5")
def test_a_constant_ability_works_a_paid_one_is_paid_for_a_conditional_one_waits():
    t = table(begin=True, runner=runner(rig=["test-ability-all-three"], credits=2))
    assert t.runner.link == 1  # constant: no cost, no trigger
    assert t.asked == ("runner", "window")
    t.runner.uses("test-ability-all-three")
    assert (t.runner.credits, t.runner.tags) == (1, 1)
    t.runner.passes()  # the turn begins, and the condition is met
    assert (t.runner.credits, t.runner.tags) == (1 + 3, 1)
    while t.asked == ("runner", "window"):
        t.runner.passes()
    assert (t.runner.credits, t.log().count("gains")) == (4, 1)


@rule("ABIL-2")
def test_a_constant_ability_applies_while_its_card_is_active():
    t = table(
        "corp",
        corp=corp(remote_1=server(ice=[rezzed("ice-wall")], root=["experiential-data"])),
    )
    assert t.strength("ice-wall") == 1
    t.corp.takes_credit().rezzes("experiential-data")
    assert t.strength("ice-wall") == 2


@rule("ABIL-2")
def test_a_constant_ability_applies_while_its_clause_holds():
    """Ice Carver speaks of the ice that is encountered now."""
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("ice-wall")])),
        runner=runner(rig=["ice-carver", "corroder"]),
    )
    assert t.strength("ice-wall") == 1
    t.runner.runs("hq").uses("corroder", 1)
    assert t.strength("ice-wall") == 0
    t.runner.breaks("corroder", 0).jacks_out()
    assert t.strength("ice-wall") == 1


@rule("ABIL-3")
def test_a_paid_ability_is_used_any_number_of_times_in_one_window():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("ice-wall")])),
        runner=runner(rig=["corroder"], credits=4),
    )
    t.runner.runs("hq").uses("corroder", 1).answers(use(t, "corroder", 1)).answers(use(t, "corroder", 1))
    assert (t.strength("corroder"), t.runner.credits) == (5, 1)
    t.runner.answers(use(t, "corroder", 0))
    assert t.runner.credits == 0
    assert t.asked == ("runner", "jack-out")  # nothing more can be paid for


def use(t: Table, slug: str, ability: int) -> str:
    return f"use {t.runner.id(slug)} {ability}"


@rule("ABIL-3")
def test_a_printed_limit_ends_the_use_of_a_paid_ability():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("neural-katana")])),
        runner=runner(rig=["net-shield"], grip=["diesel"] * 4, credits=5),
    )
    t.runner.runs("hq").prevents("net-shield")
    assert t.asked != ("runner", "prevent")
    assert len(t.runner.pile) == 2


@rule("ABIL-4")
def test_a_paid_ability_with_a_click_in_its_cost_is_an_action():
    t = table(begin=True, runner=runner(rig=["magnum-opus", "test-ability-all-three"], credits=5))
    assert t.asked == ("runner", "window")
    assert not t.runner.can(use(t, "magnum-opus", 0))
    t.runner.uses("magnum-opus")
    assert (t.runner.clicks, t.runner.credits) == (3, 5 + 3 + 2)
    t.runner.runs("archives")
    assert not t.runner.can(use(t, "magnum-opus", 0))


@rule("ABIL-5")
def test_a_conditional_ability_triggers_only_while_its_card_is_active_and_once_each_time():
    for root, gains in (([rezzed("pad-campaign")], 1), (["pad-campaign"], 0)):
        t = table("corp", begin=True, corp=corp(credits=0, remote_1=server(root=root)))
        t.settles()
        assert t.asked == ("corp", "action")
        assert t.corp.credits == gains
        t.ends_turn()
        assert t.corp.credits == gains + 3
        t.ends_turn()
        assert t.corp.credits == gains + 3 + gains


@rule("ABIL-6")
def test_an_ability_that_says_may_is_decided_by_its_controller():
    for answer, points in ((YES, 0), (NO, 1)):
        t = table("corp", corp=corp(remote_1=server(root=[rezzed("posted-bounty", advancement=3)])))
        t.corp.takes_credit().scores("posted-bounty")
        assert t.asked == ("corp", "decide")
        t.corp.says(answer)
        assert (t.corp.points, t.runner.tags, t.corp.bad_publicity) == (points, 1 - points, 1 - points)


@rule("ABIL-6")
def test_a_mandatory_ability_triggers_whether_its_controller_wants_it_or_not():
    t = table(begin=True, runner=runner(rig=["wyldside"], stack=["diesel"] * 3))
    t.settles()
    assert t.asked == ("runner", "action")
    assert (t.runner.clicks, len(t.runner.hand)) == (3, 2)


def pawnshop() -> Table:
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop", "wyldside"], stack=["diesel"] * 3, credits=0))
    t.settles()
    assert t.asked == ("runner", "order")
    return t


@rule("ABIL-7", "ABIL-8")
def test_an_ability_whose_source_goes_before_it_is_triggered_never_triggers():
    t = pawnshop()
    t.runner.does("trigger aesops-pawnshop/turn-begins-0").picks("wyldside")
    assert t.asked == ("runner", "action")
    assert (t.runner.credits, t.runner.clicks, t.runner.hand) == (3, 4, [])


@rule("ABIL-7", "ABIL-9")
def test_an_ability_once_triggered_resolves_though_its_source_is_gone():
    t = table(begin=True, runner=runner(rig=["test-ability-last-will"], credits=0))
    t.settles()
    assert t.where("test-ability-last-will") == "heap"
    assert t.runner.credits == 3


@rule("ABIL-9")
def test_sneakdoor_beta_still_leads_into_hq_after_it_was_trashed():
    t = table(
        corp=corp(hq=["hostile-takeover"], archives_server=server(ice=[rezzed("rototurret")])),
        runner=runner(rig=["sneakdoor-beta", "crypsis"], credits=9),
    )
    t.runner.uses("sneakdoor-beta").breaks("crypsis", 1)
    t.runner.passes()
    t.corp.picks("sneakdoor-beta")
    assert t.where("sneakdoor-beta") == "heap"
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


@rule("ABIL-10")
def test_an_ability_of_an_encounter_that_is_over_does_not_trigger():
    t = table(
        corp=corp(hq=["hostile-takeover"], hq_server=server(ice=[rezzed("tollbooth")])),
        runner=runner(grip=["femme-fatale"], credits=20),
    )
    t.runner.installs("femme-fatale")
    before = t.runner.credits
    t.runner.runs("hq").says(YES)
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]
    assert t.runner.credits == before - 1 + 2  # 1 for the bypass, Gabriel's 2, and no toll of 3


def succeeds_at_remote(root: str, tags: int, first: str) -> Table:
    t = table(
        corp=corp(credits=0, remote_1=server(root=[rezzed("test-ability-tags-on-success"), rezzed(root)])),
        runner=runner(tags=tags, credits=0),
    )
    t.runner.runs("remote-1")
    t.settles()
    if t.asked == ("corp", "order"):
        t.corp.answers(f"trigger {first}/run-successful-0")
    return t


@rule("ABIL-11")
def test_a_requirement_of_the_condition_must_hold_when_it_would_be_met():
    t = succeeds_at_remote("test-ability-if-tagged-when", 0, "test-ability-tags-on-success")
    assert (t.runner.tags, t.corp.credits) == (1, 0)
    t = succeeds_at_remote("test-ability-if-tagged-when", 1, "test-ability-tags-on-success")
    assert (t.runner.tags, t.corp.credits) == (2, 3)


@rule("ABIL-12")
def test_a_requirement_of_the_effect_is_checked_when_it_resolves():
    t = succeeds_at_remote("test-ability-when-if-tagged", 0, "test-ability-tags-on-success")
    assert (t.runner.tags, t.corp.credits) == (1, 3)
    t = succeeds_at_remote("test-ability-when-if-tagged", 0, "test-ability-when-if-tagged")
    assert (t.runner.tags, t.corp.credits) == (1, 0)


@rule("ABIL-13")
def test_a_triggered_effect_resolves_at_once_in_the_middle_of_another():
    t = table(
        "corp",
        corp=corp(hq=["test-ability-tag-and-tax"]),
        runner=runner(rig=["test-ability-tag-insurance"], credits=0),
    )
    t.corp.plays("test-ability-tag-and-tax")
    assert t.runner.tags == 1
    assert t.runner.credits == 0  # the 3 came between the tag and the tax


@rule("ABIL-13")
def test_only_prevention_stops_a_triggered_effect():
    t = table(
        corp=corp(credits=0, remote_1=server(root=[rezzed("test-ability-tags-on-success")])),
        runner=runner(rig=["decoy"], credits=0),
    )
    t.runner.runs("remote-1").prevents("decoy")
    assert t.runner.tags == 0


@rule("ABIL-14")
@pytest.mark.parametrize(("answer", "uses"), [(YES, 1), (NO, 0)])
def test_choosing_to_resolve_an_optional_ability_is_using_its_card(answer, uses):
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("posted-bounty", advancement=3)])))
    t.corp.takes_credit().scores("posted-bounty").says(answer)
    used = [line for line in t.says("uses") if line["card"] == "posted-bounty"]
    assert len(used) == uses


@rule("ABIL-15")
def test_an_ability_that_could_change_nothing_cannot_be_used():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("ice-wall")])),
        runner=runner(rig=["crypsis", "gordian-blade"], credits=9),
    )
    t.runner.runs("hq").uses("crypsis", 1)
    assert t.runner.can(use(t, "crypsis", 0))
    t.runner.answers(use(t, "crypsis", 0))
    assert not t.runner.can(use(t, "crypsis", 0))  # no subroutine is left to break


@rule("ABIL-15")
def test_what_paying_or_other_abilities_would_change_does_not_count():
    """Archived Memories would lie in Archives itself once it is played."""
    t = table("corp", corp=corp(hq=["archived-memories"]))
    assert not t.corp.can("play archived-memories")
    assert t.corp.why_not("archived-memories") == ["why-no-effect"]
    t = table("corp", corp=corp(hq=["archived-memories"], archives=["hedge-fund"]))
    assert t.corp.can("play archived-memories")


@rule("ABIL-16")
def test_an_effect_with_a_duration_outlives_its_source():
    t = table(
        "corp",
        corp=corp(credits=9, remote_1=server(ice=[rezzed("ice-wall")], root=[rezzed("corporate-troubleshooter")])),
    )
    t.corp.takes_credit().uses("corporate-troubleshooter").says(4)
    t.settles()
    assert t.where("corporate-troubleshooter") == "archives"
    assert t.strength("ice-wall") == 5
    t.ends_turn()
    assert t.strength("ice-wall") == 1


@rule("ABIL-17")
def test_a_card_that_becomes_active_while_the_turn_begins_waits_for_the_next_turn():
    t = table(
        begin=True,
        runner=runner(rig=["test-ability-supplier"], grip=["wyldside"], stack=["diesel"] * 9, credits=9),
    )
    t.settles()
    t.runner.picks("wyldside")
    assert t.asked == ("runner", "action")
    assert t.where("wyldside") == "rig"
    assert (t.runner.clicks, t.runner.hand) == (4, [])
    t.ends_turn()
    t.ends_turn()
    t.settles()
    while t.asked != ("runner", "action"):
        t.runner.answers(t.options[0])
    assert (t.runner.clicks, len(t.runner.hand)) == (3, 2)
