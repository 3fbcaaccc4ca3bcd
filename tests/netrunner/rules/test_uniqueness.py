"""Unique cards (UNIQ)."""

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import PROGRAM, RESOURCE, TRASH_THIS, card, hosts, new_card, prevents
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.rules import faces
from jackin.netrunner.state import State
from tests.netrunner.scenario import Cards, Table, corp, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule


class TurnFaceup(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return [c for c in s.zones[words.RIG] if not s.faceup[c]]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.turn_faceup(s, cards[0])


new_card("test-uniq-turn", side="runner", type="event", cost=0)
card("test-uniq-turn", play=TurnFaceup())
new_card("test-uniq-saver", side="runner", type="resource", cost=0)
card("test-uniq-saver", prevent=[prevents("trash", 1, TRASH_THIS, of=RESOURCE | PROGRAM)])
new_card("test-uniq-host", side="runner", type="program", cost=0, memory=1, unique=True)
card("test-uniq-host", hosts=hosts(PROGRAM, memory=3))


def places(t: Table, slug: str) -> list[str]:
    return sorted(words.zone_name(t.state.zone[copy]) for copy in t.find(slug))


@rule("UNIQ-1", "UNIQ-2")
def test_a_second_copy_that_becomes_active_drives_out_the_first():
    t = table(runner=runner(grip=["wyldside"], rig=["wyldside"], credits=3))
    old = t.card("wyldside")
    t.runner.installs("wyldside")
    assert places(t, "wyldside") == ["heap", "rig"]
    assert t.state.zone[old] == words.HEAP
    assert sum(copy in t.state.awake for copy in t.find("wyldside")) == 1


@rule("UNIQ-1", "UNIQ-2")
def test_the_same_goes_for_the_corp_when_it_rezzes():
    t = table(
        "corp",
        corp=corp(remote_1=server(root=[rezzed("akitaro-watanabe")]), remote_2=server(root=["akitaro-watanabe"])),
    )
    t.corp.takes_credit()
    new = next(copy for copy in t.find("akitaro-watanabe") if not t.state.faceup[copy])
    t.corp.answers(f"rez {t.state.public(new)}")
    assert places(t, "akitaro-watanabe") == ["archives", "remote-2/root"]
    assert new in t.state.awake
    assert t.runner.view["corp"]["archives"] == ["akitaro-watanabe"]


@rule("UNIQ-2", "PREV-7")
def test_that_trashing_cannot_be_prevented():
    t = table(runner=runner(grip=["ice-carver"], rig=["ice-carver", "test-uniq-saver"], credits=3))
    t.runner.installs("ice-carver")
    assert t.asked == ("runner", "action")
    assert places(t, "ice-carver") == ["heap", "rig"]
    assert t.where("test-uniq-saver") == "rig"


@rule("UNIQ-2")
def test_what_the_first_copy_hosted_goes_with_it():
    rig: Cards = ["test-uniq-host", hosted("datasucker", on="test-uniq-host")]
    t = table(runner=runner(grip=["test-uniq-host"], rig=rig))
    t.runner.does("install test-uniq-host").answers("at rig").done()
    assert places(t, "test-uniq-host") == ["heap", "rig"]
    assert t.where("datasucker") == "heap"


@rule("UNIQ-2", "HOST-8")
def test_a_copy_installed_on_the_first_goes_with_it():
    t = table(runner=runner(grip=["test-uniq-host"], rig=["test-uniq-host"]))
    t.runner.installs("test-uniq-host", on="test-uniq-host")
    assert all(t.state.host[copy] == -1 for copy in t.find("test-uniq-host"))
    assert places(t, "test-uniq-host") == ["heap", "heap"]
    assert t.asked == ("runner", "action")


@rule("UNIQ-1")
def test_cards_that_are_not_unique_may_stand_beside_each_other():
    t = table(runner=runner(grip=["armitage-codebusting"], rig=["armitage-codebusting"]))
    t.runner.installs("armitage-codebusting")
    assert places(t, "armitage-codebusting") == ["rig", "rig"]


@rule("UNIQ-1")
def test_unique_cards_of_different_titles_do_not_meet():
    t = table(runner=runner(grip=["wyldside"], rig=["ice-carver"]))
    t.runner.installs("wyldside")
    assert t.runner.rig == ["ice-carver", "wyldside"]


@rule("UNIQ-3")
def test_copies_in_hand_and_unrezzed_copies_are_left_alone():
    two = server(root=[unrezzed("akitaro-watanabe"), unrezzed("akitaro-watanabe")])
    t = table("corp", corp=corp(hq=["akitaro-watanabe"], remote_1=two))
    t.corp.takes_credit().rezzes("akitaro-watanabe")
    assert places(t, "akitaro-watanabe") == ["hq", "remote-1/root", "remote-1/root"]
    assert sum(copy in t.state.awake for copy in t.find("akitaro-watanabe")) == 1


@rule("UNIQ-3")
def test_a_facedown_copy_is_left_alone_until_it_is_turned_faceup():
    t = table(runner=runner(grip=["wyldside", "test-uniq-turn"], rig=["wyldside"], credits=3))
    first = t.card("wyldside")
    faces.turn_facedown(t.state, first)
    t.runner.installs("wyldside")
    assert places(t, "wyldside") == ["rig", "rig"]
    t.runner.plays("test-uniq-turn")
    assert places(t, "wyldside") == ["heap", "rig"]
    assert t.state.zone[first] == words.RIG
