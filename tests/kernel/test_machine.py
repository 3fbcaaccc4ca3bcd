"""The loop: steps until somebody must decide."""

import pytest

from jackin.kernel.ask import Ask, IllegalAnswer, NotAsked, Option
from jackin.kernel.frame import Frame, Text, flow
from jackin.kernel.machine import CAP, Endless, Position, Rules, advance, answer, put_again
from jackin.kernel.rng import Chance
from tests.kernel.toy import GAME, SETUP, Toy


class Scribe(Position):
    """A position that writes down which steps were taken."""

    def __init__(self) -> None:
        super().__init__(Rules(), Chance(1))
        self.story: list[str] = []


def begins(p, f):
    p.story.append("begins")
    p.call(INNER, 1, card=7, n=2)


def asks(p, f):
    return Ask(f.seat, "which", [Option("a"), Option("b", "card", n=3)])


def hears(p, f):
    p.story.append(f"hears {p.got.value}")
    if p.got.verb == "b":
        f.jump(leaves)


def stays(p, f):
    p.story.append("stays")


def leaves(p, f):
    p.story.append("leaves")
    p.over = True


def counts(p, f):
    p.story.append(f"counts {f.n} for {f.card}")
    f.n -= 1
    if f.n:
        f.again()


def gives_up(p, f):
    p.story.append("gives up")
    f.finish()


def never(p, f):
    p.story.append("never")


OUTER = flow("test-outer", begins, asks, hears, stays, leaves)
INNER = flow("test-inner", counts, gives_up, never)


def spins(p, f):
    if "enough" not in p.story:
        f.again()


SPIN = flow("test-spin", spins)


def scribe() -> Scribe:
    p = Scribe()
    p.call(OUTER)
    advance(p)
    return p


def state(p: Toy) -> object:
    return GAME.encode(p)


def test_a_called_flow_is_finished_before_its_caller_goes_on():
    p = scribe()
    assert p.story == ["begins", "counts 2 for 7", "counts 1 for 7", "gives up"]
    assert p.ask is not None
    assert p.ask.values == ["a", "b card 3"]


def test_the_next_step_gets_the_answer_and_steps_fall_through():
    p = scribe()
    answer(p, "a")
    assert p.story[4:] == ["hears a", "stays", "leaves"]
    assert p.over
    assert p.ask is None


def test_a_step_may_jump():
    p = scribe()
    answer(p, "b card 3")
    assert p.story[4:] == ["hears b card 3", "leaves"]


def test_a_step_of_another_flow_cannot_be_jumped_to():
    with pytest.raises(KeyError):
        Frame(INNER).jump(leaves)


def test_what_the_engine_keeps_in_an_option_is_no_part_of_its_value():
    option = Option("save", "#4 #7", 4, 1, place=3, way=2, other=7, payment={4: 1})
    assert option.value == "save #4 #7 1"
    assert (option.card, option.other, option.place, option.way, option.payment) == (4, 7, 3, 2, {4: 1})


def test_an_answer_may_be_the_option_itself():
    p = scribe()
    assert p.ask is not None
    answer(p, p.ask.options[1])
    assert p.story[4] == "hears b card 3"


def test_an_option_of_another_ask_is_refused():
    p = scribe()
    with pytest.raises(IllegalAnswer, match="'a' is not a legal answer to 'which' of seat 0; legal: a, b card 3"):
        answer(p, Option("a"))
    assert p.ask is not None
    assert len(p.story) == 4


@pytest.mark.parametrize("wrong", ["c", "", "A", "a ", "b", "b card", None, 0, ["a"]])
def test_an_illegal_answer_names_the_ask_and_changes_nothing(wrong):
    p = scribe()
    ask, frames = p.ask, [(f.flow, f.at) for f in p.stack]
    with pytest.raises(IllegalAnswer) as caught:
        answer(p, wrong)
    assert caught.value.ask is ask
    assert caught.value.value == wrong
    assert "'which' of seat 0; legal: a, b card 3" in str(caught.value)
    assert p.ask is ask
    assert [(f.flow, f.at) for f in p.stack] == frames
    answer(p, "a")
    assert p.over


def test_answering_a_finished_game_is_refused():
    p = scribe()
    answer(p, "a")
    with pytest.raises(NotAsked, match="nothing is asked, the game is over"):
        answer(p, "a")


def test_an_ask_with_one_option_is_taken_in_silence():
    p = GAME.new(SETUP, 1)
    kinds = []
    while p.ask is not None:
        kinds.append(p.ask.kind)
        answer(p, p.ask.options[0])
    assert "forced" not in kinds
    assert p.forced == 60


def test_a_veiled_ask_with_one_option_is_put_all_the_same():
    p = GAME.new(SETUP, 1)
    secrets = 0
    while p.ask is not None:
        if p.ask.kind == "secret":
            assert p.ask.values == ["hush"]
            assert p.secrets == secrets
            secrets += 1
        answer(p, p.ask.options[0])
    assert secrets == p.secrets == 20


def test_the_same_ask_is_put_again():
    p = GAME.new(SETUP, 5)
    while p.ask is not None:
        ask, before = p.ask, state(p)
        put_again(p)
        again = p.ask
        assert again is not ask
        for name in ("seat", "kind", "values", "card", "n", "veiled"):
            assert getattr(again, name) == getattr(ask, name)
        assert state(p) == before
        answer(p, ask.values[-1])


def test_nothing_is_put_again_when_the_game_is_over():
    p = scribe()
    answer(p, "a")
    put_again(p)
    assert p.ask is None


def test_the_rules_settle_only_what_was_stirred():
    p = GAME.new(SETUP, 1)
    zeros = 0
    while p.ask is not None:
        value = p.ask.values[p.round % 2 if p.ask.kind == "take" else 0]
        zeros += value == "take 0"
        answer(p, value)
    assert p.settled == zeros > 0


def test_a_game_without_rules_of_its_own_cannot_be_stirred():
    p = scribe()
    p.stirred = True
    with pytest.raises(TypeError, match="a game has its own rules"):
        answer(p, "a")


def test_rules_that_go_round_for_ever_are_stopped():
    p = Scribe()
    p.call(SPIN)
    with pytest.raises(Endless, match=f"{CAP} steps without a decision, the last in <test-spin/spins>"):
        advance(p)


class Watcher(Rules):
    """Rules that stop what goes round, and notice decisions."""

    def goes_round(self, p: Position) -> None:
        assert isinstance(p, Scribe)
        p.story.append("enough")

    def decided(self, p: Position) -> None:
        assert isinstance(p, Scribe)
        p.story.append("decided")


def test_rules_are_told_of_a_long_walk_and_of_every_decision():
    p = Scribe()
    p.rules = Watcher()
    p.call(OUTER)
    p.call(SPIN)
    advance(p)
    assert p.story[0] == "enough"
    assert p.ask is not None
    assert "decided" not in p.story
    answer(p, "a")
    assert p.story.count("decided") == 1


def test_frames_are_found_and_unwound():
    p = Scribe()
    p.call(OUTER, n=1)
    p.call(INNER, n=2)
    p.call(SPIN)
    p.call(INNER, n=3)
    inner = p.frame(INNER)
    assert inner is not None
    assert inner.n == 3  # the innermost
    outer = p.frame(OUTER)
    assert outer is not None
    p.unwind(outer)
    assert p.stack == [outer]
    assert p.frame(INNER) is None


def test_a_copied_frame_is_independent():
    text = Text()
    f = Frame(OUTER, 1, 2, 3, 4, 5, 6, (7,), (8, 9), text, 2)
    g = f.copy()
    names = ["flow", "seat", "card", "subject", "n", "m", "k", "cards", "more", "text", "at"]
    assert [getattr(f, name) for name in names] == [getattr(g, name) for name in names]
    g.jump(leaves)
    g.n, g.cards = 40, (1, 2)
    assert (f.step, f.n, f.cards) == ("asks", 4, (7,))


def test_a_frame_names_the_step_that_asks():
    p = scribe()
    assert repr(p.stack[-1]) == "<test-outer/asks>"


def test_two_flows_cannot_have_one_name_nor_one_step_two_places():
    with pytest.raises(ValueError, match="two flows are called 'test-outer'"):
        flow("test-outer", begins)
    with pytest.raises(ValueError, match="flow 'test-twice' uses a step twice"):
        flow("test-twice", begins, begins)


def test_chance_is_part_of_the_position():
    p, q = GAME.new(SETUP, 11), GAME.new(SETUP, 11)
    assert [p.below(6) for _ in range(20)] == [q.below(6) for _ in range(20)]
    fork = GAME.fork(p)
    assert [fork.below(6) for _ in range(9)] == [p.below(6) for _ in range(9)]
    assert p.count == q.count + 9


class OnItsOwn(Rules):
    """Takes the second of whatever is asked, and counts the decisions."""

    def __init__(self) -> None:
        self.decisions: list[str] = []

    def automatic(self, p: Position, ask: Ask) -> Option | None:
        return ask.options[1]

    def decided(self, p: Position) -> None:
        self.decisions.append(p.got.value)

    def settle(self, p: Position) -> None:
        p.stirred = False


def test_a_seat_that_the_game_plays_is_not_asked_and_its_decisions_count():
    p, rules = Scribe(), OnItsOwn()
    p.rules, p.automated = rules, True
    p.call(OUTER, 0)
    advance(p)
    assert p.ask is None
    assert rules.decisions == ["b card 3"]
    assert p.story[-2:] == ["hears b card 3", "leaves"]
