"""Searching, revealing and exposing (SEARCH, REV, EXPO)."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.dsl import ICEBREAKER, OPERATION, UNREZZED, card, draw, gain, new_card, search
from jackin.netrunner.dsl.rezzing import Expose
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.flows.play import PLAY
from jackin.netrunner.flows.search import Searching
from jackin.netrunner.rules.abilities import Hook
from jackin.netrunner.rules.knowledge import reveal
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, EXPOSED, HQ_CARDS, RUNNER, SERVERS
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule

new_card("test-seek-finder", side="runner", type="event", cost=0)
card("test-seek-finder", play=[search(ICEBREAKER), draw(1)])


class PlayWhatIsFound(Picking):
    """Play an operation from HQ: the second half of a card that finds and plays one (EX-43)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [c for c in s.zones[HQ_CARDS] if OPERATION.fits(s, c, f)]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        s.call(PLAY, f.seat, cards[0])


new_card("test-seek-city-hall", side="corp", type="operation", cost=0)
card("test-seek-city-hall", play=[Searching(OPERATION, True, False), PlayWhatIsFound()])
new_card("test-seek-committee", side="corp", type="operation", cost=0)
card("test-seek-committee", play=draw(3))


class TwoExposed(Expose):
    def most(self, s: State, f: Frame) -> int:
        return 2


new_card("test-seek-uplink", side="runner", type="event", cost=0)
card("test-seek-uplink", play=TwoExposed())
new_card("test-seek-tripwire", side="corp", type="agenda", advance=1, points=1)
card("test-seek-tripwire", when=[Hook(EXPOSED, sequence((gain(1),)))])


class RevealTwo(Picking):
    """Reveal two cards of HQ, or try to reveal what is installed."""

    def __init__(self, everywhere: bool) -> None:
        super().__init__()
        self.everywhere = everywhere

    def candidates(self, s: State, f: Frame) -> list[int]:
        cards = list(s.zones[HQ_CARDS])
        if self.everywhere:
            for zone in range(SERVERS, len(s.zones)):
                cards += s.zones[zone]
        return cards

    def fewest(self, s: State, f: Frame) -> int:
        return 2

    def most(self, s: State, f: Frame) -> int:
        return 2

    def chooser(self, s: State, f: Frame) -> int:
        return CORP

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        for chosen in cards:
            reveal(s, chosen)


new_card("test-seek-show-hand", side="corp", type="operation", cost=0)
card("test-seek-show-hand", play=RevealTwo(False))
new_card("test-seek-show-all", side="corp", type="operation", cost=0)
card("test-seek-show-all", play=RevealTwo(True))


def knows(t: Table, slug: str, seat: int = RUNNER) -> bool:
    return t.state.known(t.card(slug), seat)


@rule("SEARCH-1")
def test_a_searcher_must_find_a_card_if_there_is_one():
    t = table(runner=runner(grip=["special-order"], stack=["diesel", "corroder", "mimic"]))
    t.runner.plays("special-order")
    assert sorted(t.options) == ["find corroder", "find mimic"]  # no way to find nothing


@rule("SEARCH-2")
def test_a_search_that_finds_nothing_shuffles_the_deck_anyway():
    tops = set()
    for seed in range(1, 20):
        t = table(runner=runner(grip=["special-order"], stack=["diesel", "modded", "easy-mark"]), seed=seed)
        t.runner.plays("special-order")
        assert t.options == ["nothing-found"]
        t.runner.answers("nothing-found")
        assert t.runner.hand == []
        tops.add(t.runner.deck[-1])
    assert tops == {"diesel", "modded", "easy-mark"}


@rule("SEARCH-3")
def test_a_found_card_is_set_aside_and_the_deck_shuffled_before_the_rest_of_the_ability():
    drawn = set()
    for seed in range(1, 20):
        stack = ["diesel", "modded", "corroder", "easy-mark"]
        t = table(runner=runner(grip=["test-seek-finder"], stack=stack), seed=seed)
        t.runner.plays("test-seek-finder").finds("corroder")
        assert t.runner.hand[0] == "corroder"  # never shuffled back in
        drawn.add(t.runner.hand[1])
    assert drawn == {"diesel", "modded", "easy-mark"}


@rule("SEARCH-3")
def test_the_deck_is_shuffled_before_a_found_card_is_played():
    """EX-43: the committee draws from the shuffled R&D."""
    drawn = set()
    names = ["snare", "enigma", "ice-wall", "pad-campaign", "hunter", "archer"]
    for seed in range(1, 20):
        t = table("corp", corp=corp(hq=["test-seek-city-hall"], rd=["test-seek-committee", *names]), seed=seed)
        t.corp.plays("test-seek-city-hall").finds("test-seek-committee")
        t.settles()
        assert len(t.corp.hand) == 3
        drawn |= set(t.corp.hand)
    assert drawn == set(names)


@rule("SEARCH-3")
def test_the_deck_is_shuffled_before_a_found_card_is_installed():
    tops = set()
    for seed in range(1, 20):
        t = table(runner=runner(grip=["rabbit-hole"], stack=["diesel", "rabbit-hole", "modded"]), seed=seed)
        t.runner.installs("rabbit-hole").says(True).finds("rabbit-hole")
        t.settles()
        assert t.runner.rig == ["rabbit-hole", "rabbit-hole"]
        tops.add(t.runner.deck[-1])
    assert tops == {"diesel", "modded"}


@rule("SEARCH-3")
def test_a_found_card_that_cannot_be_installed_goes_back_and_not_to_hand():
    t = table(runner=runner(grip=["rabbit-hole"], stack=["diesel", "rabbit-hole", "modded"], credits=2))
    t.runner.installs("rabbit-hole").says(True).finds("rabbit-hole")
    assert t.runner.credits == 0
    assert t.runner.hand == []
    assert sorted(t.runner.deck) == ["diesel", "modded", "rabbit-hole"]


@rule("REV-1")
def test_a_revealed_card_is_seen_by_all_and_goes_back_to_how_it_was():
    t = table("corp", corp=corp(hq=["test-seek-show-hand", "snare", "enigma", "hunter"]))
    t.corp.plays("test-seek-show-hand").picks("snare", "enigma")
    assert (knows(t, "snare"), knows(t, "enigma"), knows(t, "hunter")) == (True, True, False)
    assert t.corp.hand == ["snare", "enigma", "hunter"]
    assert [line["card"] for line in t.says("reveals", "runner")] == ["snare", "enigma"]


@rule("REV-1")
def test_an_installed_card_cannot_be_revealed():
    t = table("corp", corp=corp(hq=["test-seek-show-all", "snare"], remote_1=server(root=["project-junebug"])))
    t.corp.plays("test-seek-show-all").picks("snare")  # and the other one, which is the last
    assert (knows(t, "snare"), knows(t, "project-junebug")) == (True, False)


@rule("REV-2")
def test_cards_revealed_by_one_effect_are_revealed_together():
    t = table("corp", corp=corp(hq=["test-seek-show-hand", "snare", "enigma", "hunter"]))
    t.corp.plays("test-seek-show-hand").picks("snare")
    assert not knows(t, "snare")  # not before the other one is chosen
    t.corp.picks("enigma")
    assert knows(t, "snare")
    assert knows(t, "enigma")


def board() -> Table:
    return table(
        corp=corp(
            credits=0,
            hq=["hunter"],
            hq_server=server(ice=[rezzed("ice-wall"), "enigma"]),
            remote_1=server(root=["snare"]),
            scored=["test-seek-tripwire"],
        ),
        runner=runner(grip=["infiltration", "test-seek-uplink"]),
    )


@rule("EXPO-1")
def test_only_unrezzed_installed_cards_can_be_exposed():
    t = board()
    t.runner.plays("infiltration").does("expose")
    assert t.options == [f"pick {t.runner.id(slug)}" for slug in ("enigma", "snare")]
    t = table(
        corp=corp(hq=["hunter"], hq_server=server(ice=[rezzed("ice-wall")])), runner=runner(grip=["test-seek-uplink"])
    )
    assert not t.runner.can("play test-seek-uplink")


@rule("EXPO-2")
def test_an_exposed_card_is_shown_to_all_and_not_rezzed():
    t = board()
    t.runner.plays("infiltration").does("expose").picks("snare")
    t.settles()
    assert knows(t, "snare")
    assert not t.is_rezzed("snare")
    assert UNREZZED.fits(t.state, t.card("snare"), t.state.stack[-1])
    assert t.where("snare") == "remote-1/root"
    assert not t.is_active("snare")


@rule("EXPO-3")
def test_cards_exposed_by_one_effect_are_exposed_together():
    """EX-55: both are chosen before either is seen."""
    t = board()
    t.runner.plays("test-seek-uplink").picks("enigma")
    assert not knows(t, "enigma")
    t.runner.picks("snare")
    t.settles()
    assert (knows(t, "enigma"), knows(t, "snare")) == (True, True)
    while t.asked == ("corp", "order"):
        assert t.log().count("exposes") == 2  # both, before anything that is triggered by either
        t.corp.answers(t.options[0])
    assert t.corp.credits == 2


@rule("EXPO-1")
def test_a_card_that_is_rezzed_before_it_is_exposed_is_not_exposed():
    t = table(corp=corp(remote_1=server(root=["zaibatsu-loyalty"])), runner=runner(grip=["infiltration"]))
    t.runner.plays("infiltration").does("expose")
    t.corp.rezzes("zaibatsu-loyalty")
    t.settles()
    assert t.is_rezzed("zaibatsu-loyalty")
    assert "exposes" not in t.log()
