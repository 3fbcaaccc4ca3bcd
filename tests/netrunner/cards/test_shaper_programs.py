"""The Shaper cards of the Core Set, clause by clause: programs and resources."""

from __future__ import annotations

import pytest

from jackin.netrunner.dsl import brain, card, meat, net, new_card
from tests.netrunner.cards.runner_props import NOISE, meets, usable
from tests.netrunner.scenario import (
    YES,
    Cards,
    Table,
    corp,
    faceup,
    hosted,
    rezzed,
    runner,
    server,
    table,
    unrezzed,
)
from tests.rule import rule

FIVE = ["diesel", "stimhack", "tinkering", "easy-mark", "inside-job"]

for kind, text in {"net": net(1), "meat": meat(1), "brain": brain(1), "net-2": net(2)}.items():
    new_card(f"test-shaper-{kind}", side="corp", type="operation", cost=0)
    card(f"test-shaper-{kind}", play=text)


# Battering Ram, Gordian Blade, Pipeline


@pytest.mark.parametrize(
    ("slug", "ice", "price", "boost", "strength"),
    [
        ("battering-ram", "hadrians-wall", 2, 1, 3),
        ("gordian-blade", "tollbooth", 1, 1, 2),
        ("pipeline", "neural-katana", 1, 2, 1),
    ],
)
def test_a_shaper_breaker_pays_its_price_for_strength_and_for_breaking(slug, ice, price, boost, strength):
    t = meets(ice, slug, credits=30)
    credits = t.runner.credits
    assert (t.strength(slug), usable(t, slug)) == (strength, False)
    while t.strength(slug) < t.strength(ice):
        before = t.strength(slug)
        t.runner.uses(slug, 1)
        credits -= boost
        assert (t.runner.credits, t.strength(slug)) == (credits, before + 1)
    t.runner.breaks(slug, 0)
    assert t.runner.credits == credits - price
    assert [said["n"] for said in t.says("breaks")] == [1]


@pytest.mark.parametrize(
    ("slug", "wrong"),
    [
        ("battering-ram", "enigma"),
        ("battering-ram", "neural-katana"),
        ("gordian-blade", "ice-wall"),
        ("gordian-blade", "neural-katana"),
        ("pipeline", "ice-wall"),
        ("pipeline", "enigma"),
    ],
)
def test_a_shaper_breaker_is_of_no_use_against_other_ice(slug, wrong):
    t = meets(wrong, slug)
    t.runner.uses(slug, 1).uses(slug, 1)
    assert t.strength(slug) >= t.strength(wrong)
    assert not usable(t, slug)


@rule("BRK-5")
@pytest.mark.parametrize(
    ("slug", "ice", "strength"),
    [("battering-ram", "wall-of-static", 3), ("gordian-blade", "enigma", 2), ("pipeline", "neural-katana", 1)],
)
def test_a_shaper_breaker_stays_strong_for_the_run_and_no_longer(slug, ice, strength):
    t = table(
        runner=runner(rig=[slug], credits=30, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed(ice), rezzed(ice)])),
    )
    t.runner.runs("hq").uses(slug, 1).uses(slug, 1)
    for _ in range(2):
        while not t.run.interacting:
            assert t.let_pass()
        assert t.strength(slug) == strength + 2
        while usable(t, slug):
            t.runner.uses(slug)
            while t.asked == ("runner", "break"):
                t.runner.answers(t.options[0])
        t.runner.passes()
    t.settles()
    assert ("succeeds" in t.log(), t.strength(slug)) == (True, strength)


def test_battering_ram_breaks_one_or_two_barrier_subroutines_for_the_same_price():
    t = meets("wall-of-thorns", "battering-ram")
    t.runner.uses("battering-ram", 1).uses("battering-ram", 1)
    t.runner.uses("battering-ram")
    assert t.options == ["subroutine 0", "subroutine 1"]
    t.runner.answers("subroutine 1")
    assert t.options == ["subroutine 0", "done"]
    other = t.fork()
    t.runner.answers("subroutine 0")
    assert (t.runner.credits, len(t.says("breaks"))) == (16, 2)
    other.runner.done()
    assert (other.runner.credits, len(other.says("breaks"))) == (16, 1)
    assert usable(other, "battering-ram")


def test_battering_ram_needs_a_second_use_for_a_third_subroutine():
    t = meets("heimdall-1-0", "battering-ram")
    while t.strength("battering-ram") < t.strength("heimdall-1-0"):
        t.runner.uses("battering-ram", 1)
    credits = t.runner.credits
    t.runner.uses("battering-ram").answers("subroutine 0").answers("subroutine 1")
    assert (t.asked, t.runner.credits) == (("runner", "window"), credits - 2)
    t.runner.uses("battering-ram")
    assert (t.runner.credits, len(t.says("breaks"))) == (credits - 4, 3)


def test_battering_ram_pays_two_for_a_single_subroutine_too():
    t = meets("ice-wall", "battering-ram", credits=2)
    t.runner.uses("battering-ram")
    t.settles()
    assert (t.runner.credits, "succeeds" in t.log()) == (0, True)
    t = meets("ice-wall", "battering-ram", credits=1)
    assert not usable(t, "battering-ram")


def test_battering_ram_needs_two_memory():
    t = table(runner=runner(grip=["battering-ram"], credits=9))
    t.runner.installs("battering-ram")
    assert t.runner.memory == (2, 4)


def test_pipeline_can_be_strengthened_before_the_encounter_but_not_outside_a_run():
    t = table(runner=runner(rig=["pipeline"], credits=9), corp=corp(hq_server=server(ice=[rezzed("hunter")])))
    assert not usable(t, "pipeline", 1)
    t.runner.runs("hq")
    assert (t.run.encountering, usable(t, "pipeline", 1)) == (False, True)
    t.runner.uses("pipeline", 1)
    assert (t.strength("pipeline"), t.runner.credits) == (2, 7)


# Magnum Opus


def test_magnum_opus_turns_clicks_into_two_credits_each():
    t = table(runner=runner(grip=["magnum-opus"], credits=5))
    t.runner.installs("magnum-opus")
    assert (t.runner.memory, t.runner.credits) == ((2, 4), 0)
    t.runner.uses("magnum-opus").uses("magnum-opus")
    assert (t.runner.credits, t.runner.clicks) == (4, 1)


def test_two_magnum_opera_share_the_clicks():
    t = table(runner=runner(rig=["magnum-opus", "magnum-opus"], credits=0), clicks=2)
    ids = [t.state.public(card) for card in t.find("magnum-opus")]
    t.runner.does(f"use {ids[0]} 0").does(f"use {ids[1]} 0")
    assert t.runner.credits == 4
    assert t.runner.clicks == 0


# Net Shield


def hit(*operations: str, rig: tuple[str, ...] = ("net-shield",), credits: int = 5) -> Table:
    t = table(
        "corp", corp=corp(hq=list(operations)), runner=runner(rig=rig, grip=[*FIVE, *FIVE], credits=credits), clicks=9
    )
    t.corp.plays(operations[0])
    return t


def test_net_shield_prevents_one_net_damage_for_a_credit():
    t = hit("test-shaper-net")
    t.runner.prevents("net-shield")
    assert (len(t.runner.hand), t.runner.credits, t.where("net-shield")) == (10, 4, "rig")


@pytest.mark.parametrize("kind", ["meat", "brain"])
def test_net_shield_does_not_stop_other_damage(kind):
    t = hit(f"test-shaper-{kind}")
    assert (t.asked, len(t.runner.hand)) == (("corp", "action"), 9)


def test_net_shield_needs_its_credit():
    t = hit("test-shaper-net", credits=0)
    assert (t.asked, len(t.runner.hand)) == (("corp", "action"), 9)


@rule("ORD-1", "ORD-2")
@pytest.mark.parametrize("used", [True, False])
def test_net_shield_is_for_the_first_net_damage_of_the_turn_used_or_not(used):
    t = hit("test-shaper-net", "test-shaper-net")
    if used:
        t.runner.prevents("net-shield")
    else:
        t.runner.done()
    left = len(t.runner.hand)
    t.corp.plays("test-shaper-net")
    assert (t.asked, len(t.runner.hand)) == (("corp", "action"), left - 1)


def test_meat_damage_is_not_the_first_net_damage():
    t = hit("test-shaper-meat", "test-shaper-net")
    t.corp.plays("test-shaper-net")
    t.runner.prevents("net-shield")
    assert len(t.runner.hand) == 9


@rule("AMB-60")
def test_net_shield_works_again_in_the_next_turn():
    t = table(
        "corp",
        corp=corp(hq=["test-shaper-net"], hq_server=server(ice=[rezzed("neural-katana")])),
        runner=runner(rig=["net-shield"], grip=FIVE),
        clicks=1,
    )
    t.corp.plays("test-shaper-net")
    t.runner.prevents("net-shield")
    t.runner.runs("hq").prevents("net-shield")
    assert (len(t.runner.hand), t.runner.credits) == (3, 3)


@rule("AMB-55")
def test_a_second_net_shield_stops_no_second_point():
    t = hit("test-shaper-net-2", rig=("net-shield", "net-shield"))
    assert len([option for option in t.options if option.startswith("prevent")]) == 2
    t.runner.prevents("net-shield")
    assert (t.asked, len(t.runner.hand), t.runner.credits) == (("corp", "action"), 9, 4)


# Aesop's Pawnshop


def test_aesops_pawnshop_buys_one_other_installed_card_each_turn():
    rig: Cards = ["aesops-pawnshop", "corroder", "akamatsu-mem-chip", "decoy", hosted("parasite", on="enigma")]
    t = table(
        begin=True,
        runner=runner(rig=rig, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("enigma")]), remote_1=server(root=[rezzed("pad-campaign")])),
    )
    t.runner.does(next(option for option in t.options if "aesops" in option))
    ids = [t.runner.id(slug) for slug in ("corroder", "akamatsu-mem-chip", "decoy", "parasite")]
    assert sorted(t.options) == sorted(["done", *[f"pick {name}" for name in ids]])
    t.runner.picks("decoy")
    assert (t.where("decoy"), t.runner.credits, t.asked) == ("heap", 8, ("runner", "action"))
    t.ends_turn()
    assert t.state.active == 0  # not in the Corp's turn
    t.ends_turn()
    assert t.asked == ("runner", "order")


def test_aesops_pawnshop_may_buy_nothing():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop", "corroder"]))
    t.runner.done()
    assert (t.runner.rig, t.runner.credits) == (["aesops-pawnshop", "corroder"], 5)


def test_aesops_pawnshop_does_not_sell_itself():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop"]))
    assert (t.asked, t.runner.credits) == (("runner", "action"), 5)


@rule("PREV-6")
def test_aesops_pawnshop_pays_nothing_for_what_a_construct_saved():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop", "corroder", "sacrificial-construct"]))
    t.runner.picks("corroder").prevents("sacrificial-construct", saving="corroder")
    assert (t.where("corroder"), t.where("sacrificial-construct"), t.runner.credits) == ("rig", "heap", 5)


@rule("UNIQ-2")
def test_a_second_aesops_pawnshop_replaces_the_first():
    t = table(runner=runner(grip=["aesops-pawnshop"], rig=["aesops-pawnshop"]))
    t.runner.installs("aesops-pawnshop")
    assert (t.runner.rig, t.runner.pile) == (["aesops-pawnshop"], ["aesops-pawnshop"])


def test_aesops_pawnshop_clears_out_an_empty_bank_job_for_three():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop", faceup("bank-job", credit=1)]))
    t.runner.picks("bank-job")
    assert (t.runner.credits, t.where("bank-job")) == (8, "heap")


# Sacrificial Construct


def test_sacrificial_construct_saves_a_program_from_a_subroutine():
    t = table(
        runner=runner(rig=["corroder", "sacrificial-construct"]),
        corp=corp(hq_server=server(ice=[rezzed("rototurret")])),
    )
    t.runner.runs("hq").prevents("sacrificial-construct", saving="corroder")
    assert (t.where("corroder"), t.where("sacrificial-construct"), t.run) == ("rig", "heap", None)


def test_sacrificial_construct_need_not_be_used():
    t = table(
        runner=runner(rig=["corroder", "sacrificial-construct"]),
        corp=corp(hq_server=server(ice=[rezzed("rototurret")])),
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.where("corroder"), t.where("sacrificial-construct")) == ("heap", "rig")


def test_sacrificial_construct_saves_hardware_but_no_resource():
    rig = ["aesops-pawnshop", "akamatsu-mem-chip", "decoy", "sacrificial-construct"]
    t = table(begin=True, runner=runner(rig=rig))
    other = t.fork()
    t.runner.picks("akamatsu-mem-chip").prevents("sacrificial-construct", saving="akamatsu-mem-chip")
    assert (t.where("akamatsu-mem-chip"), t.runner.memory) == ("rig", (0, 5))
    other.runner.picks("decoy")
    assert (other.asked, other.where("decoy")) == (("runner", "action"), "heap")


def test_a_sacrificial_construct_saves_no_construct():
    t = table(
        "corp", runner=runner(rig=["sacrificial-construct", "sacrificial-construct"], tags=1), corp=corp(credits=2)
    )
    t.corp.does(next(option for option in t.options if option.startswith("trash-resource")))
    assert t.runner.rig == ["sacrificial-construct"]


@rule("BATCH-1", "PREV-5")
def test_each_sacrificial_construct_saves_one_of_several_programs():
    rig = ["corroder", "mimic", "sacrificial-construct", "sacrificial-construct"]
    t = table(
        runner=runner(rig=rig),
        corp=corp(remote_1=server(root=[unrezzed("aggressive-secretary", advancement=2)]), credits=2),
    )
    t.runner.runs("remote-1")
    t.settles()
    t.corp.says(YES).picks("corroder")
    t.runner.prevents("sacrificial-construct", saving="mimic")
    t.runner.prevents("sacrificial-construct", saving="corroder")
    assert sorted(t.runner.rig) == ["corroder", "mimic"]


def test_sacrificial_construct_saves_a_program_trashed_for_room_and_another_must_go():
    rig = ["corroder", "mimic", "yog-0", "ninja", "sacrificial-construct"]
    t = table(runner=runner(grip=["datasucker"], rig=rig))
    t.runner.installs("datasucker").trashes_first("corroder")
    t.runner.prevents("sacrificial-construct", saving="corroder")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options
    t.runner.trashes_first("mimic").done()
    assert (t.where("corroder"), t.where("mimic"), t.where("datasucker")) == ("rig", "heap", "rig")


def test_sacrificial_construct_saves_a_program_that_does_not_fit_any_more_for_a_moment_only():
    rig = ["desperado", "aesops-pawnshop", *["corroder"] * 5, "sacrificial-construct"]
    t = table(begin=True, runner=runner(rig=rig))
    t.runner.picks("desperado").done()
    t.runner.answers(t.options[0])
    assert t.asked == ("runner", "prevent")
    t.runner.answers(t.options[0])
    assert t.asked == ("runner", "overload")  # still too many
    t.runner.answers(t.options[0])
    assert t.runner.memory == (4, 4)


def test_sacrificial_construct_saves_crypsis_from_itself():
    t = meets("ice-wall", "crypsis", "sacrificial-construct")
    t.runner.uses("crypsis", 1).breaks("crypsis", 0)
    t.runner.prevents("sacrificial-construct", saving="crypsis")
    assert t.where("crypsis") == "rig"


def test_sacrificial_construct_does_not_save_cards_in_the_grip():
    t = table(
        "corp", corp=corp(hq=["test-shaper-net"]), runner=runner(grip=["corroder"], rig=["sacrificial-construct"])
    )
    t.corp.plays("test-shaper-net")
    assert (t.where("corroder"), t.asked) == ("heap", ("corp", "action"))


def test_sacrificial_construct_does_not_save_ice_or_what_sits_on_it():
    t = table(
        begin=True,
        runner=runner(rig=[hosted("parasite", on="ice-wall"), "sacrificial-construct"]),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
    )
    assert (t.where("ice-wall"), t.where("parasite"), t.where("sacrificial-construct")) == ("archives", "heap", "rig")
