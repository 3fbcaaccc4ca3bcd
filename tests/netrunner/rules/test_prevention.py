"""Prevention (PREV) and replacement (REPL), and how they are counted (ORD)."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.dsl import (
    TRASH_THIS,
    access_more,
    card,
    gain,
    net,
    new_card,
    on_access_begin,
    paid,
    prevents,
    run,
    tag,
)  # fmt: skip
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.flows.prevent import DAMAGE_DUE, HARM
from jackin.netrunner.rules.abilities import Effect, Hook
from jackin.netrunner.state import State
from jackin.netrunner.words import RD, RUNNER_TAGGED, SUFFERED, WOULD_SUFFER
from tests.netrunner.scenario import Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule


class OneMore(Effect):
    """One additional point of the damage that impends: it comes together with it (ADDL-1)."""

    def do(self, s: State, f: Frame) -> None:
        harm = s.frame(HARM)
        assert harm is not None
        DAMAGE_DUE.add(harm, 1)


for name, text in {"net-1": net(1), "net-2": net(2), "tag-1": tag(1), "tag-2": tag(2)}.items():
    new_card(f"test-stop-{name}", side="corp", type="operation", cost=0)
    card(f"test-stop-{name}", play=text)

new_card("test-stop-additional", side="corp", type="agenda", advance=1, points=1)
card("test-stop-additional", when=[Hook(WOULD_SUFFER, sequence((OneMore(),)))])

new_card("test-stop-on-damage", side="corp", type="agenda", advance=1, points=1)
card("test-stop-on-damage", when=[Hook(SUFFERED, sequence((gain(1),)))])

new_card("test-stop-on-tag", side="corp", type="agenda", advance=1, points=1)
card("test-stop-on-tag", when=[Hook(RUNNER_TAGGED, sequence((gain(1),)))])

new_card("test-stop-first-damage", side="corp", type="agenda", advance=1, points=1)
card("test-stop-first-damage", when=[Hook(SUFFERED, sequence((gain(1),)), first=True)])

new_card("test-stop-first-tag", side="corp", type="agenda", advance=1, points=1)
card("test-stop-first-tag", when=[Hook(RUNNER_TAGGED, sequence((gain(1),)), first=True)])

new_card("test-stop-three-points", side="runner", type="resource", cost=0)
card("test-stop-three-points", prevent=[prevents("net", 3, TRASH_THIS)])

new_card("test-stop-self-trasher", side="runner", type="program", cost=0, memory=1)
card("test-stop-self-trasher", paid=[paid([TRASH_THIS], gain(9))])

new_card("test-stop-unique-program", side="runner", type="program", cost=0, memory=1, unique=True)
card("test-stop-unique-program")

new_card("test-stop-first-dig", side="runner", type="resource", cost=0)
first_dig = on_access_begin(RD, access_more(1))
first_dig.first = True
card("test-stop-first-dig", when=[first_dig])

new_card("test-stop-no-dig", side="runner", type="event", cost=0)
card("test-stop-no-dig", play=run(RD, instead=(gain(1),)))


def against(operation: str, scored: list[str], *rig: str, grip: int = 5) -> Table:
    t = table(
        "corp",
        corp=corp(hq=[operation, operation], scored=scored, credits=0),
        runner=runner(rig=rig, grip=["diesel"] * grip, credits=5),
    )
    t.corp.plays(operation)
    return t


@rule("PREV-1")
def test_what_is_prevented_does_not_resolve():
    t = against("test-stop-tag-1", [], "decoy")
    assert t.asked == ("runner", "prevent")  # it interrupts the operation
    assert t.where("test-stop-tag-1") == "play-area"
    unprevented = t.fork()
    t.runner.prevents("decoy")
    assert (t.runner.tags, t.where("decoy")) == (0, "heap")
    unprevented.runner.done()
    assert (unprevented.runner.tags, unprevented.where("decoy")) == (1, "rig")


@rule("PREV-2")
def test_prevention_is_offered_only_when_the_thing_is_being_resolved():
    t = table(begin=True, runner=runner(rig=["decoy", "net-shield", "sacrificial-construct"], grip=["diesel"]))
    assert t.asked == ("runner", "action")  # no window has anything to offer
    assert not any("prevent" in option or "use" in option for option in t.options)
    t = against("test-stop-tag-1", [], "net-shield", "crash-space")
    assert t.asked == ("corp", "action")  # nothing here stops a tag
    assert t.runner.tags == 1


@rule("PREV-3")
def test_what_waits_for_the_prevented_thing_does_not_trigger():
    t = against("test-stop-tag-1", ["test-stop-on-tag"], "decoy")
    t.runner.prevents("decoy")
    assert t.corp.credits == 0
    t = against("test-stop-tag-1", ["test-stop-on-tag"], "decoy")
    assert t.corp.credits == 0  # the chance to prevent comes first
    t.runner.done()
    assert t.corp.credits == 1


@rule("PREV-4", "ADDL-1")
def test_additional_damage_comes_with_the_damage_and_can_be_prevented_with_it():
    t = against("test-stop-net-2", ["test-stop-additional", "test-stop-on-damage"], "test-stop-three-points")
    assert t.asked == ("runner", "prevent")
    unprevented = t.fork()
    t.runner.prevents("test-stop-three-points")
    assert (len(t.runner.pile), t.corp.credits) == (1, 0)  # only the card that prevented all 3
    unprevented.runner.done()
    assert len(unprevented.runner.pile) == 3
    assert unprevented.corp.credits == 1  # one damage of 3 points, not two damages


@rule("PREV-5")
def test_prevention_of_one_unit_stops_that_many_and_no_more():
    t = against("test-stop-net-2", [], "net-shield")
    t.runner.prevents("net-shield")
    assert len(t.runner.pile) == 1
    t = against("test-stop-tag-2", [], "decoy")
    t.runner.prevents("decoy")
    assert t.runner.tags == 1
    t = against("test-stop-tag-2", [], "decoy", "test-stop-three-points")
    t.runner.done()
    assert t.runner.tags == 2


@rule("PREV-6")
def test_an_effect_whose_cost_was_prevented_does_not_happen():
    t = table(begin=True, runner=runner(rig=["test-stop-self-trasher", "sacrificial-construct"], credits=0))
    t.runner.uses("test-stop-self-trasher")
    assert t.asked == ("runner", "prevent")
    unprevented = t.fork()
    t.runner.prevents("sacrificial-construct", saving="test-stop-self-trasher")
    assert (t.where("test-stop-self-trasher"), t.runner.credits) == ("rig", 0)
    unprevented.runner.done()
    assert (unprevented.where("test-stop-self-trasher"), unprevented.runner.credits) == ("heap", 9)


@rule("PREV-7")
def test_nothing_prevents_the_trashing_of_an_older_unique_copy():
    t = table(
        runner=runner(rig=["test-stop-unique-program", "sacrificial-construct"], grip=["test-stop-unique-program"])
    )
    t.runner.installs("test-stop-unique-program")
    t.settles()
    assert t.runner.pile == ["test-stop-unique-program"]
    assert "prevents" not in t.log()
    assert sorted(t.runner.rig) == ["sacrificial-construct", "test-stop-unique-program"]


@rule("PREV-7")
def test_nothing_prevents_the_trashing_of_what_a_trashed_card_hosts():
    t = table(
        "corp",
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")]), hq=["wall-of-static"]),
        runner=runner(rig=[hosted("parasite", "ice-wall", virus=0), "sacrificial-construct"]),
    )
    t.corp.installs("wall-of-static", at="hq").trashes_first("ice-wall")
    assert t.where("parasite") == "heap"
    assert t.where("sacrificial-construct") == "rig"


def banks() -> Table:
    t = table(
        corp=corp(remote_1=server(root=["hostile-takeover"])),
        runner=runner(rig=[rezzed("bank-job", credit=8), rezzed("bank-job", credit=8)], credits=0),
    )
    t.runner.runs("remote-1")
    t.settles()
    return t


@rule("REPL-1", "REPL-2", "REPL-3")
def test_a_replaced_access_accesses_nothing_and_is_not_replaced_again():
    t = banks()
    assert t.asked == ("runner", "instead")
    assert len([option for option in t.options if option.startswith("instead")]) == 2
    t.runner.takes_instead("bank-job").says(3)
    t.settles()
    assert t.asked == ("runner", "action")
    assert t.runner.credits == 3
    assert (t.runner.scored, "accesses" in t.log()) == ([], False)


@rule("REPL-1")
def test_a_replacement_that_may_be_used_need_not_be():
    t = banks()
    t.runner.does("access")
    assert t.runner.scored == ["hostile-takeover"]
    assert t.runner.credits == 0


@rule("REPL-3")
def test_a_replaced_access_does_not_access_upgrades_in_the_root():
    t = table(
        corp=corp(hq=["hostile-takeover"], hq_server=server(root=["red-herrings"]), credits=5),
        runner=runner(grip=["account-siphon"]),
    )
    t.runner.plays("account-siphon").takes_instead("account-siphon").says(5)
    t.settles()
    assert t.asked == ("runner", "action")
    assert "accesses" not in t.log()


@rule("ORD-1")
def test_the_first_time_means_exactly_that_occurrence():
    t = against("test-stop-net-1", ["test-stop-first-damage"])
    assert t.corp.credits == 1
    t.corp.plays("test-stop-net-1")
    assert t.corp.credits == 1


@rule("ORD-2")
def test_a_prevented_occurrence_was_still_the_first():
    t = against("test-stop-net-1", ["test-stop-first-damage"], "test-stop-three-points")
    t.runner.prevents("test-stop-three-points")
    assert t.corp.credits == 0
    t.corp.plays("test-stop-net-1")
    assert len(t.runner.pile) == 2
    assert t.corp.credits == 0
    t = against("test-stop-tag-1", ["test-stop-first-tag"], "decoy")
    t.runner.prevents("decoy")
    t.corp.plays("test-stop-tag-1")
    assert (t.runner.tags, t.corp.credits) == (1, 0)


@rule("ORD-2")
def test_a_replaced_occurrence_was_still_the_first():
    """The first access of R&D this turn was replaced, so the next one is the second."""
    assert digs("run rd") == 2
    assert digs("play test-stop-no-dig", "instead", "run rd") == 1


def digs(*answers: str) -> int:
    """How many cards of R&D are accessed in the last of these runs."""
    t = table(corp=corp(rd=["hedge-fund"] * 9), runner=runner(grip=["test-stop-no-dig"], rig=["test-stop-first-dig"]))
    before = 0
    for answer in answers:
        before = t.log("runner").count("accesses")
        t.settles()
        t.runner.answers(next(option for option in t.options if option.startswith(answer)))
        while t.asked not in (("runner", "action"), ("runner", "instead")):
            if not t.let_pass():
                t.runner.answers(t.options[-1])
    return t.log("runner").count("accesses") - before
