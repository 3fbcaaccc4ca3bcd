"""Recurring credits (RECUR)."""

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import REZZED, card, lose, new_card, place_on, spend_on
from jackin.netrunner.dsl.filters import HARDWARE
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.rules import faces, moves
from jackin.netrunner.state import State
from tests.netrunner.scenario import Table, corp, faceup, rezzed, runner, server, table
from tests.rule import rule


class DerezChosen(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, REZZED, f)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.derez(s, cards[0])


def print_cards() -> None:
    new_card("test-recur-lab", side="corp", type="asset", cost=0)
    card("test-recur-lab", recurring=2, spend=[spend_on(words.FOR_ADVANCE)])
    new_card("test-recur-derez", side="runner", type="event", cost=0)
    card("test-recur-derez", play=DerezChosen())
    new_card("test-recur-stock", side="runner", type="event", cost=0)
    card("test-recur-stock", play=place_on(HARDWARE, 3, words.CREDIT))
    new_card("test-recur-drain", side="corp", type="operation", cost=0)
    card("test-recur-drain", play=lose(words.RUNNER, 9))


print_cards()


def on(t: Table, slug: str) -> int:
    return t.counter(slug, "credit")


@rule("RECUR-1")
def test_credits_lie_on_the_card_as_soon_as_it_is_active_and_can_be_used_at_once():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
        runner=runner(grip=["the-toolbox"], rig=["corroder"], credits=9),
    )
    t.runner.installs("the-toolbox")
    assert (on(t, "the-toolbox"), t.runner.credits) == (2, 0)
    assert t.corp.view["runner"]["rig"][1]["counters"] == {"credit": 2}
    t.runner.runs("hq").breaks("corroder", 0)
    assert (on(t, "the-toolbox"), t.run.broken) == (1, 1)


@rule("RECUR-1")
def test_a_corp_card_gets_them_when_it_is_rezzed_not_when_it_is_installed():
    t = table("corp", corp=corp(hq=["test-recur-lab"], remote_1=server(root=["hostile-takeover"]), credits=0))
    t.corp.installs("test-recur-lab", at="new")
    assert on(t, "test-recur-lab") == 0
    t.corp.rezzes("test-recur-lab")
    assert on(t, "test-recur-lab") == 2


@rule("RECUR-1")
def test_an_identity_has_them_from_the_start():
    t = table("corp", corp=corp(identity="nbn-making-news"))
    assert on(t, "nbn-making-news") == 2


@rule("RECUR-2")
def test_they_are_filled_up_after_the_first_window_of_the_owners_turn_and_not_stacked():
    t = table("corp", runner=runner(rig=["the-toolbox", "cyberfeeder", "crash-space", "net-shield"]), clicks=1)
    for slug, n in (("the-toolbox", 1), ("cyberfeeder", 0), ("crash-space", 2)):
        t.state.set_counter(t.card(slug), words.CREDIT, n)
    t.corp.takes_credit()
    t.settles()
    assert t.state.active == words.RUNNER
    assert [on(t, slug) for slug in ("the-toolbox", "cyberfeeder", "crash-space")] == [2, 1, 2]


@rule("RECUR-2")
def test_in_the_first_window_they_are_not_there_yet_and_before_the_turn_begins_they_are():
    there = server(root=[rezzed("test-recur-lab"), "red-herrings"])
    t = table("corp", corp=corp(remote_1=there), begin=True)
    t.state.set_counter(t.card("test-recur-lab"), words.CREDIT, 0)
    assert t.corp.view["timing"][-2] == "corp-turn/corp_opening_window"
    assert on(t, "test-recur-lab") == 0
    while t.corp.view["timing"][-2] == "corp-turn/corp_opening_window":
        assert t.let_pass()
    assert on(t, "test-recur-lab") == 2


@rule("RECUR-2")
def test_the_other_players_turn_fills_nothing():
    t = table(runner=runner(rig=["the-toolbox"]), clicks=1)
    t.state.set_counter(t.card("the-toolbox"), words.CREDIT, 0)
    t.runner.takes_credit()
    t.settles()
    assert t.state.active == words.CORP
    assert on(t, "the-toolbox") == 0


@rule("RECUR-3")
def test_refilling_removes_nothing():
    t = table("corp", runner=runner(rig=[faceup("the-toolbox", credit=5), "cyberfeeder"]), clicks=1)
    t.corp.takes_credit()
    t.settles()
    assert t.state.active == words.RUNNER
    assert on(t, "the-toolbox") == 5


@rule("RECUR-3")
def test_credits_placed_on_top_are_kept_and_spent_like_the_others():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
        runner=runner(grip=["test-recur-stock"], rig=["the-toolbox", "corroder"], credits=0),
    )
    t.runner.plays("test-recur-stock")
    assert on(t, "the-toolbox") == 5
    t.runner.runs("hq").breaks("corroder", 0)
    assert on(t, "the-toolbox") == 4


@rule("RECUR-4")
def test_they_pay_only_for_what_their_host_names():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")]), hq=["melange-mining-corp"]),
        runner=runner(
            identity="kate-mac-mccaffrey-digital-tinker", rig=["the-toolbox", "corroder"], grip=["mimic"], credits=0
        ),
    )
    assert not t.runner.can("install mimic")
    t.runner.runs("hq").breaks("corroder", 0)
    t.settles()
    assert t.asked == ("runner", "action")  # no credit for the trash cost of 1
    assert (t.where("melange-mining-corp"), on(t, "the-toolbox")) == ("hq", 1)


@rule("RECUR-4")
def test_crash_space_removes_a_tag():
    t = table(runner=runner(rig=["crash-space"], grip=["corroder"], tags=1, credits=0))
    assert not t.runner.can("install corroder")
    t.runner.does("remove-tag")
    assert (t.runner.tags, on(t, "crash-space")) == (0, 0)


@rule("RECUR-4")
def test_they_cannot_be_used_while_their_host_is_inactive_and_are_topped_up_when_it_wakes():
    there = server(root=[rezzed("test-recur-lab")])
    t = table(
        corp=corp(remote_1=there, remote_2=server(root=["hostile-takeover"]), credits=0),
        runner=runner(grip=["test-recur-derez"]),
        clicks=1,
    )
    t.state.set_counter(t.card("test-recur-lab"), words.CREDIT, 1)
    t.runner.plays("test-recur-derez")
    t.settles()
    assert t.asked == ("corp", "action")
    assert on(t, "test-recur-lab") == 1
    assert not t.corp.can(f"advance {t.corp.id('hostile-takeover')}")
    t.corp.draws().rezzes("test-recur-lab")
    assert on(t, "test-recur-lab") == 2
    t.corp.advances("hostile-takeover")
    assert (t.tokens("hostile-takeover"), on(t, "test-recur-lab")) == (1, 1)


@rule("RECUR-5", "CRED-2")
def test_they_are_not_in_the_pool_and_cannot_be_lost_from_it():
    t = table("corp", corp=corp(hq=["test-recur-drain"]), runner=runner(rig=["the-toolbox"], credits=3))
    assert t.corp.view["runner"]["credits"] == 3
    t.corp.plays("test-recur-drain")
    assert (t.runner.credits, on(t, "the-toolbox")) == (0, 2)
    assert [said["n"] for said in t.says("loses")] == [3]


@rule("RECUR-5")
def test_they_go_with_their_card():
    t = table(runner=runner(grip=["wyldside"], rig=["the-toolbox"]))
    moves.trash(t.state, t.card("the-toolbox"))
    assert on(t, "the-toolbox") == 0
