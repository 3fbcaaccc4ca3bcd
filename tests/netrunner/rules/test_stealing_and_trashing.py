"""Stealing (STEAL) and trashing (TRASH)."""

from typing import Any

import pytest

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import (
    ANYTHING,
    PROGRAM,
    TOKENS,
    TRASH_THIS,
    card,
    gain,
    meat,
    new_card,
    paid,
    prevents,
    trash_chosen,
)
from jackin.netrunner.rules import moves
from jackin.netrunner.rules.abilities import Effect, Hook, Sequence
from jackin.netrunner.state import State
from tests.netrunner.scenario import Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

KATE = "kate-mac-mccaffrey-digital-tinker"


class TrashStolen(Effect):
    def do(self, s: State, f: Frame) -> None:
        moves.trash(s, s.zones[words.RUNNER_SCORE][0])


class TrashArchives(Effect):
    """Tries to trash a card that lies in Archives already."""

    def do(self, s: State, f: Frame) -> None:
        for there in s.zones[words.ARCHIVES_CARDS]:
            moves.trash(s, there)


def print_cards() -> None:
    new_card("test-trash-ice", side="corp", type="ice", cost=1, strength=1, trash=1)
    card("test-trash-ice")
    new_card("test-trash-free", side="corp", type="asset", cost=1, trash=0)
    card("test-trash-free")
    new_card("test-trash-operation", side="corp", type="operation", cost=1, trash=2)
    card("test-trash-operation", play=gain(1))
    new_card("test-trash-stolen", side="corp", type="operation", cost=0)
    card("test-trash-stolen", play=TrashStolen())
    new_card("test-trash-archives", side="corp", type="operation", cost=0)
    card("test-trash-archives", play=TrashArchives())
    new_card("test-trash-wreck", side="corp", type="operation", cost=0)
    card("test-trash-wreck", play=trash_chosen(PROGRAM))
    new_card("test-trash-hurt", side="corp", type="operation", cost=0)
    card("test-trash-hurt", play=meat(1))
    new_card("test-trash-watcher", side="runner", type="resource", cost=0)
    card("test-trash-watcher", when=[Hook(words.TRASHED, Sequence([gain(5)]), ANYTHING)])
    new_card("test-trash-saver", side="runner", type="resource", cost=0)
    card("test-trash-saver", prevent=[prevents("trash", 1, TRASH_THIS)])
    new_card("test-trash-bomb", side="corp", type="asset", cost=0, trash=3)
    card("test-trash-bomb", advanceable=True, paid=[paid([TRASH_THIS], gain(TOKENS), gain(1))])


print_cards()


def archives(t: Table) -> tuple[list[str], int]:
    """What the Runner sees of Archives: the faceup cards, and how many lie facedown."""
    view = t.runner.view["corp"]
    return view["archives"], view["archives_facedown"]


# Stealing


@rule("STEAL-1")
def test_an_accessed_agenda_is_stolen_without_a_question_and_its_tokens_go():
    t = table(corp=corp(remote_1=server(root=[unrezzed("nisei-mk-ii", advancement=3)])), runner=runner(credits=0))
    t.runner.runs("remote-1")
    t.settles()
    assert t.asked == ("runner", "action")
    assert (t.runner.scored, t.runner.points, t.tokens("nisei-mk-ii")) == (["nisei-mk-ii"], 2, 0)
    assert t.corp.view["runner"]["scored"][0]["card"] == "nisei-mk-ii"


@rule("STEAL-1")
@pytest.mark.parametrize("where", ["hq", "rd", "archives"])
def test_agendas_are_stolen_from_central_servers_too(where):
    cards: dict[str, Any] = {where: ["breaking-news"]}
    t = table(corp=corp(**cards))
    t.runner.runs(where)
    t.settles()
    assert t.runner.scored == ["breaking-news"]


@rule("STEAL-1")
def test_what_stealing_triggers_comes_after_the_agenda_lies_in_the_score_area():
    t = table(
        corp=corp(identity="jinteki-personal-evolution", remote_1=server(root=["nisei-mk-ii"])),
        runner=runner(grip=["diesel"], rig=["net-shield"]),
    )
    t.runner.runs("remote-1")
    while t.asked != ("runner", "prevent"):
        assert t.let_pass()
    assert (t.runner.scored, t.runner.hand) == (["nisei-mk-ii"], ["diesel"])
    t.runner.done()
    assert t.runner.hand == []


@rule("STEAL-2")
def test_only_an_additional_cost_lets_the_runner_refuse():
    there = server(root=["nisei-mk-ii", rezzed("red-herrings")])
    t = table(corp=corp(remote_1=there), runner=runner(credits=9))
    t.runner.runs("remote-1").accesses("nisei-mk-ii")
    assert t.asked == ("runner", "steal")
    assert t.options == ["steal 5", "decline"]
    stolen = t.fork()
    t.runner.says("decline").leaves()
    t.settles()
    assert (t.runner.scored, t.runner.credits) == ([], 9)
    stolen.runner.says("steal 5").leaves()
    assert (stolen.runner.scored, stolen.runner.credits) == (["nisei-mk-ii"], 4)


@rule("STEAL-2")
def test_a_runner_who_cannot_pay_the_additional_cost_does_not_steal():
    there = server(root=["nisei-mk-ii", rezzed("red-herrings")])
    t = table(corp=corp(remote_1=there), runner=runner(credits=4))
    t.runner.runs("remote-1").accesses("nisei-mk-ii").leaves()
    t.settles()
    assert (t.runner.scored, t.runner.credits) == ([], 4)


@rule("STEAL-3")
def test_an_agenda_not_stolen_stays_as_it_was_and_the_access_goes_on():
    there = server(root=[unrezzed("nisei-mk-ii", advancement=3), rezzed("red-herrings")])
    t = table(corp=corp(remote_1=there), runner=runner(credits=9))
    handle = t.corp.id("nisei-mk-ii")
    t.runner.runs("remote-1").accesses("nisei-mk-ii").says("decline")
    assert t.asked == ("runner", "trash-accessed")  # Red Herrings comes next; the agenda is not met again
    t.runner.trashes()
    t.settles()
    assert (t.where("nisei-mk-ii"), t.corp.id("nisei-mk-ii")) == ("remote-1/root", handle)
    assert (t.tokens("nisei-mk-ii"), t.state.faceup[t.card("nisei-mk-ii")]) == (3, 0)
    assert t.zone("remote-1/root") == ["nisei-mk-ii"]


# Trashing


@rule("TRASH-1")
def test_a_trashed_card_goes_to_its_owners_pile():
    t = table(
        "corp",
        corp=corp(hq=["test-trash-wreck", "test-trash-stolen"]),
        runner=runner(rig=["corroder"], stolen=["breaking-news"]),
    )
    t.corp.plays("test-trash-wreck")
    assert t.where("corroder") == "heap"
    t.corp.plays("test-trash-stolen")
    assert t.where("breaking-news") == "archives"  # the Corp's, wherever it lay
    assert "breaking-news" in archives(t)[0]
    assert t.runner.points == 0


@rule("TRASH-2", "ACC-1")
@pytest.mark.parametrize("card", [rezzed("pad-campaign"), unrezzed("pad-campaign")])
def test_the_runner_may_pay_the_trash_cost_of_an_accessed_card_which_lies_faceup_then(card):
    t = table(corp=corp(remote_1=server(root=[card])), runner=runner(credits=5))
    t.runner.runs("remote-1").trashes()
    assert (t.where("pad-campaign"), t.runner.credits, archives(t)) == ("archives", 1, (["pad-campaign"], 0))


@rule("TRASH-2")
def test_trashing_may_be_declined_and_cannot_be_paid_without_the_credits():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(credits=5))
    t.runner.runs("remote-1").leaves()
    t.settles()
    assert (t.where("pad-campaign"), t.runner.credits) == ("remote-1/root", 5)
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(credits=3))
    t.runner.runs("remote-1")
    t.settles()
    assert not any(option.startswith("trash") for option in t.options)


@rule("TRASH-2")
def test_a_trash_cost_of_nothing_is_a_trash_cost():
    t = table(corp=corp(remote_1=server(root=["test-trash-free"])), runner=runner(credits=0))
    t.runner.runs("remote-1").trashes()
    assert t.where("test-trash-free") == "archives"


@rule("TRASH-2")
def test_it_is_offered_once_for_each_access():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(credits=9))
    t.runner.runs("remote-1").leaves()
    t.settles()
    assert t.asked == ("runner", "action")
    t.runner.runs("remote-1").trashes()
    assert t.where("pad-campaign") == "archives"


@rule("TRASH-2")
def test_a_trash_cost_of_nothing_is_payable_and_still_optional():
    t = table(corp=corp(remote_1=server(root=["project-junebug"]), credits=0), runner=runner(credits=0))
    t.runner.runs("remote-1")
    while t.asked != ("runner", "trash-accessed"):
        if not t.let_pass():
            t.corp.says("no")
    assert t.options == ["trash 0", "leave"]
    t.runner.trashes()
    assert t.where("project-junebug") == "archives"


@rule("TRASH-3")
@pytest.mark.parametrize(("slug", "cost"), [("test-trash-ice", 1), ("test-trash-operation", 2)])
@pytest.mark.parametrize("where", ["hq", "rd"])
def test_ice_and_operations_may_have_a_trash_cost(slug, cost, where):
    cards: dict[str, Any] = {where: [slug]}
    t = table(corp=corp(**cards), runner=runner(identity=KATE, credits=2))
    t.runner.runs(where).trashes()
    assert (archives(t), t.runner.credits) == (([slug], 0), 2 - cost)


@rule("TRASH-4", "ACC-13")
def test_a_card_in_archives_cannot_be_trashed():
    t = table(corp=corp(archives=["pad-campaign", "snare"]), runner=runner(credits=9))
    t.runner.runs("archives").accesses("pad-campaign")
    while t.let_pass():
        assert not any(option.startswith("trash") for option in t.options)
    assert sorted(t.corp.pile) == ["pad-campaign", "snare"]
    assert t.runner.credits == 9


@rule("TRASH-4")
def test_no_effect_trashes_it_again_either():
    t = table(
        "corp",
        corp=corp(hq=["test-trash-archives"], archives=["snare", faceup("pad-campaign")]),
        runner=runner(rig=["test-trash-watcher"], credits=0),
    )
    t.corp.plays("test-trash-archives")
    t.settles()
    assert t.corp.pile == ["snare", "pad-campaign", "test-trash-archives"]
    assert t.runner.credits == 5  # only the operation itself was trashed


@rule("TRASH-5")
@pytest.mark.parametrize("slug", ["hedge-fund", "ice-wall", "nisei-mk-ii"])
def test_demolition_run_trashes_what_cannot_normally_be_trashed(slug):
    """Cards without a trash cost."""
    t = table(corp=corp(hq=[slug]), runner=runner(identity=KATE, credits=9))
    t.runner.runs("hq")
    t.settles()
    assert not any(option.startswith("trash") for option in t.options)
    t = table(corp=corp(hq=[slug]), runner=runner(identity=KATE, grip=["demolition-run"], credits=9))
    t.runner.plays("demolition-run").does("run hq")
    t.runner.does(f"trash-by {t.runner.id('demolition-run')}")
    t.settles()
    assert (archives(t), t.runner.scored, t.runner.credits) == (([slug], 0), [], 7)


@rule("TRASH-6")
def test_discarding_is_not_trashing_and_nothing_that_prevents_trashing_prevents_it():
    grip = ["diesel", "modded", "corroder", "mimic", "ninja", "yog-0"]
    rig = ["test-trash-watcher", "test-trash-saver"]
    t = table(runner=runner(grip=grip, rig=rig, credits=0), clicks=1)
    t.runner.takes_credit().discards("corroder")
    assert t.asked != ("runner", "prevent")
    t.settles()
    assert (t.runner.credits, t.runner.pile) == (1, ["corroder"])


@rule("TRASH-6")
def test_trashing_is_an_event_of_its_own():
    t = table(
        "corp",
        corp=corp(hq=["test-trash-wreck", "test-trash-hurt"]),
        runner=runner(rig=["corroder", "test-trash-watcher"], grip=["diesel"], credits=0),
    )
    t.corp.plays("test-trash-wreck")
    t.settles()
    assert t.runner.credits == 10  # the program, and the operation after it
    t.corp.plays("test-trash-hurt")
    t.settles()
    assert (t.runner.credits, t.runner.pile) == (20, ["corroder", "diesel"])


@rule("TRASH-7")
def test_trash_as_a_cost_trashes_the_card_and_its_effect_resolves_all_the_same():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("test-trash-bomb", advancement=3)]), credits=0))
    t.corp.takes_credit().uses("test-trash-bomb")
    assert (t.where("test-trash-bomb"), t.is_active("test-trash-bomb")) == ("archives", False)
    assert t.corp.credits == 1 + 3 + 1


@rule("TRASH-7")
def test_the_cost_can_be_paid_once():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("test-trash-bomb"), "red-herrings"])))
    t.corp.takes_credit()
    use = f"use {t.corp.id('test-trash-bomb')} 0"
    assert t.corp.can(use)
    t.corp.answers(use)
    assert not t.corp.can(use)


@rule("AMB-54", "ZONE-16")
def test_cards_trashed_together_lie_in_the_heap_as_they_were_named():
    heaps = []
    for first, second in (("kati-jones", "mr-li"), ("mr-li", "kati-jones")):
        t = table("corp", corp(hq=["freelancer"]), runner(rig=["mr-li", "kati-jones"], heap=["diesel"], tags=1))
        t.corp.plays("freelancer").picks(first, second)
        t.settles()
        heaps.append(t.runner.pile)
    assert heaps == [["diesel", "kati-jones", "mr-li"], ["diesel", "mr-li", "kati-jones"]]
