"""Damage (DMG)."""

from __future__ import annotations

from jackin.netrunner.dsl import YOURS, brain, card, draw, gain, meat, net, new_card
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Hook
from jackin.netrunner.words import DONE_DAMAGE, SUFFERED, TRASHED
from tests.netrunner.scenario import Table, corp, runner, table
from tests.rule import rule

for name, text in {"net": net(2), "meat": meat(2), "brain": brain(2), "great-net": net(3)}.items():
    new_card(f"test-harm-{name}-damage", side="corp", type="operation", cost=0)
    card(f"test-harm-{name}-damage", play=text)

new_card("test-harm-paid-for-losses", side="runner", type="resource", cost=0)
card("test-harm-paid-for-losses", when=[Hook(TRASHED, sequence((draw(1),)), YOURS)])

new_card("test-harm-paid-for-suffering", side="runner", type="resource", cost=0)
card("test-harm-paid-for-suffering", when=[Hook(SUFFERED, sequence((gain(1),)))])

new_card("test-harm-paid-for-doing", side="corp", type="agenda", advance=1, points=1)
card("test-harm-paid-for-doing", when=[Hook(DONE_DAMAGE, sequence((gain(1),)))])

FIVE = ["diesel", "modded", "tinkering", "inside-job", "special-order"]


def hurt(operation: str, grip: list[str] = FIVE, rig: tuple[str, ...] = ()) -> Table:
    t = table("corp", corp=corp(hq=[operation]), runner=runner(grip=grip, rig=rig))
    t.corp.plays(operation)
    return t


@rule("DMG-1")
def test_net_and_meat_damage_differ_only_in_what_prevents_them():
    rig = ("net-shield", "crash-space")
    assert hurt("test-harm-net-damage", rig=rig).options == [f"prevent {shield} 0" for shield in ids(rig)[:1]] + [
        "done"
    ]
    assert hurt("test-harm-meat-damage", rig=rig).options == [f"prevent {space} 0" for space in ids(rig)[1:]] + [
        "done"
    ]
    assert hurt("test-harm-brain-damage", rig=rig).asked == ("corp", "action")
    for kind in ("net", "meat"):
        t = hurt(f"test-harm-{kind}-damage")
        assert (len(t.runner.hand), len(t.runner.pile), t.runner.brain, t.runner.hand_size) == (3, 2, 0, 5)


def ids(rig: tuple[str, ...]) -> list[str]:
    t = table("corp", corp=corp(hq=["test-harm-net-damage"]), runner=runner(grip=FIVE, rig=rig))
    return [t.runner.id(slug) for slug in rig]


@rule("DMG-2")
def test_each_point_trashes_one_random_card_of_the_grip():
    losses = set()
    for seed in range(1, 30):
        t = table("corp", corp=corp(hq=["test-harm-net-damage"]), runner=runner(grip=FIVE), seed=seed)
        t.corp.plays("test-harm-net-damage")
        assert sorted(t.runner.hand + t.runner.pile) == sorted(FIVE)
        assert len(t.runner.pile) == 2
        losses |= set(t.runner.pile)
    assert losses == set(FIVE)


@rule("DMG-3")
def test_brain_damage_also_lowers_the_maximum_hand_size_for_good():
    t = hurt("test-harm-brain-damage")
    assert (len(t.runner.pile), t.runner.brain, t.runner.hand_size) == (2, 2, 3)
    t.ends_turn()
    t.ends_turn()
    assert (t.runner.brain, t.runner.hand_size, len(t.runner.hand)) == (2, 3, 3)


@rule("DMG-4", "DMG-5")
def test_all_points_are_suffered_before_anything_they_trigger():
    for seed in range(1, 10):
        t = table(
            "corp",
            corp=corp(hq=["test-harm-great-net-damage"]),
            runner=runner(grip=["diesel"] * 3, stack=["modded"] * 5, rig=["test-harm-paid-for-losses"]),
            seed=seed,
        )
        t.corp.plays("test-harm-great-net-damage").table.settles()
        while t.asked == ("runner", "order"):
            t.runner.answers(t.options[0])
        assert t.runner.pile == ["diesel"] * 3
        assert t.runner.hand == ["modded"] * 3


@rule("DMG-4")
def test_the_cards_lie_in_the_heap_in_the_order_they_were_picked():
    t = hurt("test-harm-great-net-damage")
    picked = [line["card"] for line in t.says("trashed") if line["seat"] == "runner"]
    assert t.runner.pile == picked


@rule("DMG-6")
def test_prevention_comes_before_any_card_is_picked():
    t = hurt("test-harm-net-damage", rig=("net-shield",))
    assert t.asked == ("runner", "prevent")
    assert (t.runner.hand, t.runner.pile) == (FIVE, [])
    t.runner.prevents("net-shield")
    assert len(t.runner.pile) == 1


@rule("DMG-7")
def test_damage_that_is_done_is_also_suffered():
    t = table(
        "corp",
        corp=corp(hq=["test-harm-net-damage"], credits=0, scored=["test-harm-paid-for-doing"]),
        runner=runner(grip=FIVE, credits=0, rig=["test-harm-paid-for-suffering"]),
    )
    t.corp.plays("test-harm-net-damage")
    assert (t.corp.credits, t.runner.credits) == (1, 1)


@rule("DMG-7")
def test_damage_that_is_only_suffered_was_not_done():
    t = table(
        corp=corp(credits=0, hq=["hedge-fund"], scored=["test-harm-paid-for-doing"]),
        runner=runner(grip=["stimhack", *FIVE], credits=0, rig=["test-harm-paid-for-suffering"]),
    )
    t.runner.plays("stimhack").does("run archives")
    t.settles()
    assert t.runner.brain == 1
    assert (t.corp.credits, t.runner.credits) == (0, 1)


@rule("DMG-8")
def test_cards_lost_to_damage_are_trashed_and_cards_over_hand_size_are_not():
    t = table(
        "corp",
        corp=corp(hq=["test-harm-net-damage"]),
        runner=runner(grip=FIVE, stack=["modded"] * 5, rig=["test-harm-paid-for-losses"]),
    )
    t.corp.plays("test-harm-net-damage")
    while t.asked == ("runner", "order"):
        t.runner.answers(t.options[0])
    assert len(t.runner.hand) == 5  # two trashed, two drawn for it
    t = table(
        clicks=1, runner=runner(grip=[*FIVE, "diesel"], stack=["modded"] * 5, rig=["test-harm-paid-for-losses"])
    )
    t.runner.takes_credit().discards("diesel")
    assert t.runner.pile == ["diesel"]
    assert len(t.runner.hand) == 5  # discarded, so nothing is drawn for it


@rule("DMG-9")
def test_damage_equal_to_the_grip_is_survived():
    t = hurt("test-harm-net-damage", grip=["diesel", "modded"])
    assert t.runner.hand == []
    assert t.winner is None


@rule("DMG-10")
def test_damage_greater_than_the_grip_flatlines():
    t = hurt("test-harm-net-damage", grip=["diesel"])
    assert (t.winner, t.reason) == ("corp", "flatline")


@rule("DMG-11")
def test_a_maximum_hand_size_below_0_at_the_end_of_the_turn_flatlines():
    t = table(clicks=1, runner=runner(brain=6))
    assert t.runner.hand_size == -1
    assert t.asked == ("runner", "action")
    t.runner.takes_credit()
    t.settles()
    assert (t.winner, t.reason) == ("corp", "flatline")


@rule("DMG-11")
def test_a_maximum_hand_size_of_0_is_survived():
    t = table(clicks=1, runner=runner(brain=5))
    t.ends_turn()
    assert t.winner is None
    assert t.state.active == 0
