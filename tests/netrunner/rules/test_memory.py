"""Memory (MU)."""

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import (
    ANYTHING,
    HARDWARE,
    PROGRAM,
    TRASH_THIS,
    card,
    gain,
    hosts,
    memory,
    new_card,
    prevents,
    trash_chosen,
)
from jackin.netrunner.flows.install import IGNORE_COSTS, install
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.rules.abilities import Hook, Sequence
from jackin.netrunner.state import State
from tests.netrunner.scenario import corp, hosted, rezzed, runner, server, table
from tests.rule import rule


class InstallFree(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.GRIP])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], 0, IGNORE_COSTS)


def print_cards() -> None:
    new_card("test-mu-less", side="runner", type="resource", cost=0)
    card("test-mu-less", static=[memory(-1)])
    new_card("test-mu-free", side="runner", type="event", cost=0)
    card("test-mu-free", play=InstallFree())
    new_card("test-mu-wreck", side="corp", type="operation", cost=0)
    card("test-mu-wreck", play=trash_chosen(HARDWARE))
    new_card("test-mu-wreck-any", side="corp", type="operation", cost=0)
    card("test-mu-wreck-any", play=trash_chosen(ANYTHING))
    new_card("test-mu-saver", side="runner", type="resource", cost=0)
    card("test-mu-saver", prevent=[prevents("trash", 1, TRASH_THIS, of=PROGRAM)])
    new_card("test-mu-watcher", side="runner", type="resource", cost=0)
    card("test-mu-watcher", when=[Hook(words.TRASHED, Sequence([gain(1)]), HARDWARE)])
    new_card("test-mu-none", side="runner", type="program", cost=0, memory=0)
    card("test-mu-none")
    new_card("test-mu-row", side="runner", type="program", cost=0, memory=1)
    card("test-mu-row", hosts=hosts(PROGRAM))


print_cards()


@rule("MU-1")
def test_the_memory_limit_is_4_and_card_effects_change_it():
    t = table(runner=runner(grip=["desperado", "test-mu-less"]))
    assert t.runner.memory == (0, 4)
    t.runner.installs("desperado")
    assert t.runner.memory == (0, 5)
    t.runner.installs("test-mu-less")
    assert t.runner.memory == (0, 4)
    assert t.corp.view["runner"]["memory"] == 4


@rule("MU-2")
def test_installed_programs_use_their_memory_cost_and_other_cards_none():
    t = table(runner=runner(rig=["sneakdoor-beta", "corroder", "the-personal-touch", "decoy"]))
    assert t.runner.memory == (3, 4)


@rule("MU-2")
def test_when_the_limit_drops_the_runner_trashes_programs_of_choice_until_they_fit():
    rig = ["grimoire", "sneakdoor-beta", "corroder", "mimic", "ninja"]
    t = table("corp", corp=corp(hq=["test-mu-wreck"]), runner=runner(rig=[*rig, "datasucker"]))
    assert t.runner.memory == (6, 6)
    t.corp.plays("test-mu-wreck")
    assert t.asked == ("runner", "overload")
    assert len(t.options) == 5
    t.runner.answers(f"trash {t.runner.id('mimic')}")
    assert t.asked == ("runner", "overload")
    t.runner.answers(f"trash {t.runner.id('ninja')}")
    assert t.runner.rig == ["sneakdoor-beta", "corroder", "datasucker"]
    assert (t.runner.memory, t.asked) == ((4, 4), ("corp", "action"))


@rule("MU-2")
def test_nothing_goes_as_long_as_the_programs_fit():
    t = table("corp", corp=corp(hq=["test-mu-wreck"]), runner=runner(rig=["grimoire", "sneakdoor-beta", "corroder"]))
    t.corp.plays("test-mu-wreck")
    assert (t.runner.rig, t.runner.memory) == (["sneakdoor-beta", "corroder"], (3, 4))


@rule("MU-2")
def test_it_is_put_right_at_once_before_anything_the_loss_has_triggered():
    rig = ["grimoire", "sneakdoor-beta", "magnum-opus", "battering-ram", "test-mu-watcher"]
    t = table("corp", corp=corp(hq=["test-mu-wreck"]), runner=runner(rig=rig, credits=0))
    t.corp.plays("test-mu-wreck")
    assert t.asked == ("runner", "overload")
    assert t.runner.credits == 0
    t.runner.answers(f"trash {t.runner.id('magnum-opus')}")
    assert t.runner.credits == 1


@rule("MU-2")
def test_when_that_trashing_is_prevented_another_program_must_go():
    rig = ["grimoire", "sneakdoor-beta", "magnum-opus", "battering-ram", "test-mu-saver"]
    t = table("corp", corp=corp(hq=["test-mu-wreck"]), runner=runner(rig=rig))
    t.corp.plays("test-mu-wreck").table.runner.does(f"trash {t.runner.id('magnum-opus')}")
    t.runner.prevents("test-mu-saver", saving="magnum-opus")
    assert t.asked == ("runner", "overload")
    t.runner.answers(f"trash {t.runner.id('sneakdoor-beta')}")
    assert t.runner.rig == ["magnum-opus", "battering-ram"]


@rule("MU-2")
def test_a_console_turned_facedown_gives_no_memory_and_a_facedown_program_takes_none():
    t = table(runner=runner(rig=["grimoire", "sneakdoor-beta", "corroder"]))
    for slug, then in (("grimoire", (3, 4)), ("sneakdoor-beta", (1, 4))):
        t.state.faceup[t.card(slug)] = 0
        t.state.awake.remove(t.card(slug))
        assert t.runner.memory == then


@rule("MU-3")
def test_a_program_over_the_limit_forces_trashing_first_with_the_new_one_counted():
    t = table(runner=runner(grip=["magnum-opus"], rig=["sneakdoor-beta", "corroder"]))
    t.runner.does("install magnum-opus")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options  # 3 + 2 > 4
    t.runner.trashes_first("corroder").done()
    assert (t.runner.rig, t.runner.memory) == (["sneakdoor-beta", "magnum-opus"], (4, 4))


@rule("MU-3")
def test_a_program_that_just_fits_forces_nothing():
    t = table(runner=runner(grip=["magnum-opus"], rig=["sneakdoor-beta"]))
    t.runner.does("install magnum-opus")
    assert "done" in t.options


@rule("MU-3")
def test_a_program_without_memory_cost_always_fits():
    t = table(runner=runner(grip=["test-mu-none"], rig=["sneakdoor-beta", "magnum-opus"]))
    t.runner.installs("test-mu-none").done()
    assert (t.runner.memory, len(t.runner.rig)) == ((4, 4), 3)


@rule("MU-4")
def test_programs_on_djinn_do_not_count_and_leave_room_for_others():
    rig = ["djinn", "corroder", "mimic", "ninja"]
    t = table(runner=runner(grip=["datasucker"], rig=rig))
    assert t.runner.memory == (4, 4)
    t.runner.installs("datasucker", on="djinn").done()
    assert t.runner.memory == (4, 4)
    assert len(t.runner.rig) == 5


@rule("MU-4")
def test_a_host_that_says_nothing_of_memory_exempts_nothing():
    t = table(runner=runner(rig=["test-mu-row", hosted("corroder", on="test-mu-row")]))
    assert t.runner.memory == (2, 4)


@rule("MU-4", "MU-2")
def test_a_parasite_on_ice_counts():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("enigma")])), runner=runner(rig=[hosted("parasite", on="enigma")])
    )
    assert t.runner.memory == (1, 4)


@rule("MU-5")
def test_ignoring_costs_leaves_the_memory_cost():
    t = table(runner=runner(grip=["test-mu-free", "femme-fatale"], rig=["sneakdoor-beta", "magnum-opus"], credits=0))
    t.runner.plays("test-mu-free")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options
    t.runner.trashes_first("magnum-opus").done()
    assert (t.runner.memory, t.runner.credits) == ((3, 4), 0)


@rule("MU-5")
def test_a_discount_on_costs_is_no_discount_on_memory():
    t = table(runner=runner(grip=["modded", "magnum-opus"], rig=["sneakdoor-beta"], credits=2))
    t.runner.plays("modded").picks("magnum-opus").does("done")
    assert (t.runner.memory, t.runner.credits) == ((4, 4), 0)
