"""Abilities at the same moment (SIM) and chain reactions (CHAIN)."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner.dsl import (
    HARDWARE,
    brain,
    card,
    draw,
    gain,
    lose_all,
    meat,
    net,
    new_card,
    on_install,
    search_and_install,
    tag,
)  # fmt: skip
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Hook
from jackin.netrunner.rules.measures import Condition
from jackin.netrunner.rules.reading import NUMBER
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    BRAIN,
    CORP,
    MEAT,
    NET,
    RUN_SUCCESSFUL,
    RUNNER,
    RUNNER_TAGGED,
    SUFFERED,
    TRACED,
    TURN_BEGINS,
)  # fmt: skip
from tests.netrunner.scenario import Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule


class Tells(Condition):
    """The event tells this number: the kind of damage, or (AT_LEAST) the margin of a trace."""

    def __init__(self, n: int, at_least: bool = False) -> None:
        self.n = n
        self.at_least = at_least

    def bar(self, s: State, f: Frame) -> Message | None:
        told = NUMBER.of(f)
        fits = told >= self.n if self.at_least else told == self.n
        return None if fits else Message("why-not-now")


new_card("test-same-robber", side="corp", type="upgrade", cost=0, trash=1)
card("test-same-robber", when=[Hook(RUN_SUCCESSFUL, sequence((lose_all(RUNNER),)))])

new_card("test-same-corp-dawn", side="corp", type="asset", cost=0, trash=1)
card("test-same-corp-dawn", when=[Hook(TURN_BEGINS, sequence((gain(1, CORP),)))])

new_card("test-same-corp-noon", side="corp", type="asset", cost=0, trash=1)
card("test-same-corp-noon", when=[Hook(TURN_BEGINS, sequence((gain(2, CORP),)))])

new_card("test-same-runner-dawn", side="runner", type="resource", cost=0)
card("test-same-runner-dawn", when=[Hook(TURN_BEGINS, sequence((gain(3, RUNNER),)))])

new_card("test-same-runner-noon", side="runner", type="resource", cost=0)
card("test-same-runner-noon", when=[Hook(TURN_BEGINS, sequence((gain(4, RUNNER),)))])

# EX-57
new_card("test-same-modem", side="runner", type="hardware", cost=0)
card("test-same-modem", when=[Hook(TRACED, sequence((brain(1),)), only_if=Tells(1, at_least=True))])
new_card("test-same-sentinel", side="corp", type="agenda", advance=1, points=1)
card("test-same-sentinel", when=[Hook(SUFFERED, sequence((net(1),)), only_if=Tells(BRAIN))])
new_card("test-same-grid", side="corp", type="upgrade", cost=0, trash=1)
card("test-same-grid", when=[Hook(TRACED, sequence((tag(1),)), only_if=Tells(1, at_least=True))])

# a chain that branches twice
new_card("test-same-tagger", side="corp", type="operation", cost=0)
card("test-same-tagger", play=tag(1))
new_card("test-same-tagged-net", side="corp", type="agenda", advance=1, points=0)
card("test-same-tagged-net", when=[Hook(RUNNER_TAGGED, sequence((net(1),)))])
new_card("test-same-tagged-gain", side="corp", type="agenda", advance=1, points=0)
card("test-same-tagged-gain", when=[Hook(RUNNER_TAGGED, sequence((gain(2),)))])
new_card("test-same-net-meat", side="corp", type="agenda", advance=1, points=0)
card("test-same-net-meat", when=[Hook(SUFFERED, sequence((meat(1),)), only_if=Tells(NET))])
new_card("test-same-net-gain", side="corp", type="agenda", advance=1, points=0)
card("test-same-net-gain", when=[Hook(SUFFERED, sequence((gain(3),)), only_if=Tells(NET))])
new_card("test-same-meat-gain", side="corp", type="agenda", advance=1, points=0)
card("test-same-meat-gain", when=[Hook(SUFFERED, sequence((gain(4),)), only_if=Tells(MEAT))])

new_card("test-same-seeker", side="runner", type="event", cost=0)
card("test-same-seeker", play=search_and_install(HARDWARE))
new_card("test-same-install-draw", side="runner", type="resource", cost=0)
card("test-same-install-draw", when=[on_install(HARDWARE, draw(1))])


def encounters_enigma(*rig: str) -> Table:
    """Enigma (strength 2) carries a Parasite with one counter, behind Chum."""
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("enigma"), rezzed("chum")])),
        runner=runner(rig=[hosted("parasite", "enigma", virus=1), *rig]),
    )
    t.runner.runs("hq")
    return t


@rule("SIM-1", "SIM-4")
def test_constant_abilities_are_summed_before_a_condition_looks_at_the_sum():
    """2 + 2 from Chum - 1 from Ice Carver - 1 from Parasite: never 0, so Parasite does not trash it (EX-30)."""
    t = encounters_enigma("ice-carver", "corroder")
    while t.run.encounters < 2:
        assert t.let_pass()
    assert t.strength("enigma") == 2
    assert t.is_rezzed("enigma")


@rule("SIM-1")
def test_a_condition_sees_what_the_constant_abilities_of_that_moment_have_made():
    """Without Chum the same ice has strength 0 in the moment it is encountered, before it does anything."""
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("enigma")])),
        runner=runner(rig=[hosted("parasite", "enigma", virus=1), "ice-carver"]),
    )
    t.runner.runs("hq")
    assert t.where("enigma") == "archives"
    assert "subroutine" not in t.log()


@rule("SIM-4")
def test_two_reductions_apply_together():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(rig=["ice-carver", "corroder", hosted("parasite", "wall-of-static", virus=1)]),
    )
    t.runner.runs("hq").uses("corroder", 1)
    assert t.strength("wall-of-static") == 1


def dawn(turn: str) -> Table:
    t = table(
        turn,
        begin=True,
        corp=corp(
            credits=0,
            remote_1=server(root=[rezzed("test-same-corp-dawn")]),
            remote_2=server(root=[rezzed("test-same-corp-noon")]),
        ),
        runner=runner(credits=0, rig=["test-same-runner-dawn", "test-same-runner-noon"]),
    )
    t.settles()
    return t


def gained(t: Table) -> list[int]:
    return [line["n"] for line in t.says("gains")]


@rule("SIM-2")
def test_the_active_player_triggers_own_abilities_in_any_order_and_then_the_opponent():
    t = dawn("runner")
    assert t.asked == ("runner", "order")
    t.runner.does("trigger test-same-runner-noon/turn-begins-0")
    assert t.asked == ("corp", "order")
    t.corp.does("trigger test-same-corp-noon/turn-begins-0")
    assert gained(t) == [4, 3, 2, 1]
    t = dawn("corp")
    assert t.asked == ("corp", "order")
    t.corp.does("trigger test-same-corp-dawn/turn-begins-0")
    assert t.asked == ("runner", "order")
    t.runner.does("trigger test-same-runner-dawn/turn-begins-0")
    assert gained(t) == [1, 2, 3, 4]


@rule("SIM-2")
def test_what_the_opponent_triggers_comes_after_all_that_the_active_player_does():
    """Desperado and Gabriel pay first, and then everything is taken away."""
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(root=[rezzed("test-same-robber")])),
        runner=runner(rig=["desperado"], credits=5),
    )
    t.runner.runs("hq")
    t.settles()
    t.runner.does("trigger desperado/run-successful-0")
    assert gained(t) == [1, 2]
    assert t.runner.credits == 0


@rule("SIM-3")
def test_an_optional_ability_may_come_before_a_mandatory_one():
    t = table(begin=True, runner=runner(rig=["wyldside", "aesops-pawnshop"], stack=["diesel"] * 3, credits=0))
    t.settles()
    assert sorted(t.options) == ["trigger aesops-pawnshop/turn-begins-0", "trigger wyldside/turn-begins-0"]
    second = t.fork()
    t.runner.does("trigger aesops-pawnshop/turn-begins-0").picks("wyldside")
    assert (t.runner.hand, t.runner.clicks, t.runner.credits) == ([], 4, 3)
    second.runner.does("trigger wyldside/turn-begins-0").picks("wyldside")
    assert (len(second.runner.hand), second.runner.clicks, second.runner.credits) == (2, 3, 3)


@rule("CHAIN-1")
def test_an_ability_met_while_another_resolves_comes_before_those_that_waited():
    """EX-57: modem, sentinel because of the modem, and only then the grid."""
    t = table(
        corp=corp(
            hq=["hedge-fund"],
            hq_server=server(ice=[rezzed("hunter")], root=[rezzed("test-same-grid")]),
            scored=["test-same-sentinel"],
        ),
        runner=runner(rig=["test-same-modem"], grip=["diesel"] * 3, credits=0),
    )
    t.runner.runs("hq")
    t.corp.says(0)
    story = [key for key in t.log() if key in ("suffers-brain", "suffers-net", "takes-tags")]
    assert story[:3] == ["suffers-brain", "suffers-net", "takes-tags"]


@rule("CHAIN-2")
def test_chains_nest_and_what_was_met_last_is_finished_first():
    t = table(
        "corp",
        corp=corp(
            hq=["test-same-tagger"],
            scored=[
                "test-same-tagged-gain",
                "test-same-tagged-net",
                "test-same-net-gain",
                "test-same-net-meat",
                "test-same-meat-gain",
            ],
        ),
        runner=runner(grip=["diesel"] * 4),
    )
    t.corp.plays("test-same-tagger")
    assert sorted(t.options) == [f"trigger test-same-tagged-{name}/tagged-0 {source(t)}" for name in ("gain", "net")]
    t.corp.answers(f"trigger test-same-tagged-net/tagged-0 {source(t)}")
    assert t.asked == ("corp", "order")  # SIM-2 inside the batch
    t.corp.answers(next(option for option in t.options if "net-meat" in option))
    assert gained(t) == [4, 3, 2]


def source(t: Table) -> str:
    return t.corp.id("test-same-tagger")


@rule("CHAIN-3")
def test_a_search_is_finished_and_shuffled_before_anything_it_sets_off():
    """The card drawn for the install comes from a shuffled stack, so it is not always the one on top."""
    drawn = set()
    for seed in range(1, 20):
        t = table(
            runner=runner(
                grip=["test-same-seeker"],
                stack=["diesel", "modded", "akamatsu-mem-chip", "inside-job", "easy-mark"],
                rig=["test-same-install-draw"],
                identity="noise-hacker-extraordinaire",
            ),
            seed=seed,
        )
        t.runner.plays("test-same-seeker").finds("akamatsu-mem-chip")
        assert t.where("akamatsu-mem-chip") == "rig"
        drawn |= set(t.runner.hand)
    assert drawn == {"diesel", "modded", "inside-job", "easy-mark"}


@rule("CHAIN-3")
def test_a_search_inside_a_chain_is_finished_before_what_waits_in_it():
    """Rabbit Hole's search and shuffle are over before the draw that the first install has set off."""
    drawn = set()
    for seed in range(1, 20):
        t = table(
            runner=runner(
                grip=["rabbit-hole"],
                stack=["diesel", "rabbit-hole", "modded", "easy-mark"],
                rig=["test-same-install-draw"],
                credits=9,
            ),
            seed=seed,
        )
        t.runner.installs("rabbit-hole")
        t.runner.answers(f"trigger rabbit-hole/installed-0 {t.runner.id('rabbit-hole')}").says(True)
        t.runner.finds("rabbit-hole")
        while t.asked == ("runner", "order"):
            t.runner.answers(next(option for option in t.options if "install-draw" in option))
        drawn.add(t.runner.hand[0])
    assert drawn == {"diesel", "modded", "easy-mark"}


@rule("SIM-2", "AMB-138")
def test_two_triggers_of_one_text_are_one_answer_and_resolve_one_after_the_other():
    t = table(
        "corp",
        corp(
            remote_1=server(root=[rezzed("adonis-campaign", credit=3)]),
            remote_2=server(root=[rezzed("adonis-campaign", credit=9)]),
            remote_3=server(root=[rezzed("marked-accounts", credit=1)]),
        ),
        begin=True,
    )
    while t.asked != ("corp", "order"):
        assert t.let_pass()
    assert len(t.options) == 2  # two texts, three triggers
    adonis, marked = sorted(t.options)
    t.corp.answers(adonis)
    assert t.corp.credits == 5 + 3
    t.corp.answers(marked)  # something else in between
    assert t.asked != ("corp", "order")
    assert t.corp.credits == 5 + 3 + 1 + 3
