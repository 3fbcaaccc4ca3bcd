"""Every checker catches the fault that is planted for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from jackin.kernel.ask import Ask, IllegalAnswer, Option
from jackin.kernel.frame import FLOWS, Step
from jackin.kernel.game import Game, Json
from jackin.kernel.machine import Position
from jackin.kernel.rng import Dice, Seed, chance_of
from jackin.netrunner import GAME
from jackin.netrunner.catalog import BY_SLUG, CARDS
from jackin.netrunner.rules.changes import reader
from jackin.netrunner.state import Met, State
from jackin.netrunner.words import CORP, GRIP, HQ_CARDS, RD_CARDS, RIG, RUNNER, SERVERS, is_line
from tests import honest
from tests.laws import laws
from tests.laws.eyes import Eyes
from tests.laws.laws import SEATS, Broken, Law
from tests.laws.play import MOST_DECISIONS, Endless, decisions, new_game, play_on, setup_of
from tests.laws.test_leaks import singleton_game
from tests.laws.test_oracle import check, keep_within_bounds, try_everything
from tests.laws.watch import watched_by
from tests.netrunner.scenario import corp, hosted, rezzed, runner, server, table, unrezzed


class Honest(honest.Honest):
    game, name, version = GAME, GAME.name, GAME.version


def position() -> State:
    """A table with something of everything, in the Runner's action phase, and with a little history."""
    t = table(
        corp=corp(
            hq=["hedge-fund", "snare", "ice-wall"],
            rd=["enigma", "anonymous-tip", "hunter", "pad-campaign", "neural-emp", "tollbooth"],
            hq_server=server(ice=[rezzed("wall-of-static"), unrezzed("enigma")]),
            remote_1=server(root=[unrezzed("pad-campaign"), unrezzed("red-herrings")]),
        ),
        runner=runner(
            grip=["sure-gamble", "diesel", "corroder"],
            stack=["modded", "ninja", "wyrm", "mimic"],
            rig=["gordian-blade", hosted("the-personal-touch", "gordian-blade"), "armitage-codebusting"],
            credits=9,
        ),
    )
    return t.state


def card_in(s: State, zone: int) -> int:
    return s.zones[zone][0]


def breaks(law: Law, s: State, game: Game | None = None) -> None:
    law(GAME, position(), Dice(1))
    with pytest.raises(Broken):
        law(game or Honest(), s, Dice(1))


# A position that is out of joint


def test_a_dropped_card_is_missed():
    s = position()
    s.zones[HQ_CARDS] = s.zones[HQ_CARDS][1:]
    breaks(laws.cards_have_one_place, s)


def test_a_card_in_two_zones_is_found():
    s = position()
    s.zones[GRIP] = (*s.zones[GRIP], card_in(s, RIG))
    breaks(laws.cards_have_one_place, s)


def test_a_zone_column_that_lies_is_found():
    s = position()
    s.zone[card_in(s, HQ_CARDS)] = RD_CARDS
    breaks(laws.cards_have_one_place, s)


def test_a_sleeping_card_that_should_be_awake_is_found():
    s = position()
    s.awake.pop()
    breaks(laws.the_right_cards_are_awake, s)


def test_an_unrezzed_card_that_is_awake_is_found():
    s = position()
    s.awake.append(card_in(s, SERVERS + 6))
    breaks(laws.the_right_cards_are_awake, s)


def test_a_table_that_is_remembered_wrongly_is_found():
    s = position()
    s.dormant = (card_in(s, RIG),)
    breaks(laws.what_is_kept_in_mind_is_so, s)


def test_an_ability_that_is_remembered_and_gone_is_found():
    s = position()
    s.offering ^= 1
    breaks(laws.what_is_kept_in_mind_is_so, s)


def test_a_frame_that_all_read_and_somebody_writes_is_found():
    read = reader(RUNNER, 0)
    read.n = 1
    try:
        with pytest.raises(Broken):
            laws.what_is_kept_in_mind_is_so(Honest(), position(), Dice(1))
    finally:
        read.n = 0


def test_debts_are_found():
    s = position()
    s.credits[RUNNER] = -1
    breaks(laws.no_pool_is_below_zero, s)


def test_counters_on_a_card_that_is_not_in_play_are_found():
    s = position()
    s.set_counter(card_in(s, GRIP), 1, 3)
    breaks(laws.no_pool_is_below_zero, s)


def test_a_host_that_is_gone_is_found():
    s = position()
    s.host[s.zones[RIG][1]] = card_in(s, GRIP)
    breaks(laws.hosts_are_there, s)


def test_an_operation_that_protects_a_server_is_found():
    s = position()
    ice = next(card for card in range(len(s.code)) if is_line(s.zone[card]))
    s.code = [BY_SLUG["hedge-fund"].number if card == ice else code for card, code in enumerate(s.code)]
    breaks(laws.cards_lie_where_they_may, s)


def test_two_assets_in_one_remote_are_found():
    s = position()
    other = s.zones[SERVERS + 6][1]
    s.code = [BY_SLUG["pad-campaign"].number if card == other else code for card, code in enumerate(s.code)]
    breaks(laws.cards_lie_where_they_may, s)


def test_a_run_by_a_card_that_is_another_card_is_found():
    t = table(runner=runner(grip=["inside-job"], rig=["corroder"]))
    t.runner.plays("inside-job").answers("run hq")
    assert t.state.run is not None
    laws.texts_belong_to_their_cards(GAME, t.state, Dice(1))
    t.state.run.source = t.card("corroder")
    breaks(laws.texts_belong_to_their_cards, t.state)


def test_a_condition_that_nobody_triggers_is_found():
    s = position()
    hook = BY_SLUG["snare"].behaviour.hooks[0]
    s.met.append(Met(hook, CORP, 0, 0, 0, 0))
    breaks(laws.nothing_is_half_done, s)


def test_a_game_that_asks_nothing_and_is_not_over_is_found():
    s = position()
    s.ask = None
    breaks(laws.nothing_is_half_done, s)


# Asks


def with_options(s: State, options: list[Option]) -> State:
    assert s.ask is not None
    s.ask = Ask(s.ask.seat, s.ask.kind, options, s.ask.card, s.ask.n, s.ask.veiled)
    return s


def options_of(s: State) -> list[Option]:
    assert s.ask is not None
    return list(s.ask.options)


def test_two_answers_of_one_name_are_found():
    s = position()
    breaks(laws.answers_have_names_of_their_own, with_options(s, [*options_of(s), Option("credit")]))


def test_a_stored_ask_that_lacks_an_answer_is_found():
    s = position()
    breaks(laws.the_ask_can_be_put_again, with_options(s, options_of(s)[:-1]))


def test_an_asking_step_that_changes_something_is_found():
    with step_of("runner-turn", "runner_acts", lambda step: lambda s, f: gains_and(step, s, f)):
        s = table(begin=False).state
        with pytest.raises(Broken):
            laws.the_ask_can_be_put_again(GAME, s, Dice(1))


def gains_and(step: Step, s: Any, f: Any) -> Ask | None:
    s.credits[0] += 1
    return step(s, f)


@contextmanager
def step_of(flow: str, name: str, fault: Any) -> Iterator[None]:
    """A flow in which one step is not what it should be."""
    steps = FLOWS[flow].steps
    at = FLOWS[flow].index(name)
    honest = steps[at]
    steps[at] = fault(honest)
    try:
        yield
    finally:
        steps[at] = honest


def test_an_answer_that_cannot_be_taken_is_found():
    s = position()
    impossible = Option("use", s.public(card_in(s, RIG)), card_in(s, RIG), 9)
    breaks(laws.every_answer_can_be_taken, with_options(s, [*options_of(s), impossible]))


class TakesAnything(Honest):
    def answer(self, position: Position, value: Option | str) -> None:
        try:
            super().answer(position, value)
        except IllegalAnswer as error:
            super().answer(position, error.ask.options[0])


class SpoilsThenRefuses(Honest):
    def answer(self, position: Position, value: Option | str) -> None:
        assert isinstance(position, State)
        position.tags += 1
        super().answer(position, value)


@pytest.mark.parametrize("game", [TakesAnything(), SpoilsThenRefuses()])
def test_a_wrong_answer_that_does_something_is_found(game):
    breaks(laws.a_wrong_answer_changes_nothing, position(), game)


def test_a_game_that_never_ends_is_found():
    def for_nothing(s: Any, f: Any) -> None:
        f.jump("corp_acts")

    with step_of("corp-turn", "corp_takes_action", lambda step: for_nothing), pytest.raises(Endless):
        play_on(new_game(0, quiet=True), Dice(1), MOST_DECISIONS)


# Copies


class SharesCredits(Honest):
    def fork(self, position: Position) -> Position:
        fork = GAME.fork(position)
        assert isinstance(position, State)
        fork.credits = position.credits
        return fork


class ForgetsTags(Honest):
    def fork(self, position: Position) -> Position:
        fork = GAME.fork(position)
        fork.brain = 9
        return fork


@pytest.mark.parametrize("game", [SharesCredits(), ForgetsTags()])
def test_a_wrong_fork_is_found(game):
    breaks(laws.a_fork_is_the_same_and_apart, position(), game)


class SavesTooLittle(Honest):
    def encode(self, position: Position) -> Json:
        return {**GAME.encode(position), "turn": 0}


class LoadsTheWrongLuck(Honest):
    def decode(self, data: Json) -> Position:
        return GAME.decode({**data, "seed": "0x1234"})


@pytest.mark.parametrize("game", [SavesTooLittle(), LoadsTheWrongLuck()])
def test_a_wrong_save_is_found(game):
    breaks(laws.save_and_load_is_identity, position(), game)


class DealsByTheClock(Honest):
    def new(self, setup: Json, seed: Seed) -> Position:
        return GAME.new(setup, chance_of(seed).seed + 1)


def test_a_game_that_replays_differently_is_found():
    s = new_game(3)
    laws.replay_equals_live(GAME, setup_of(3), 3, [], s)
    with pytest.raises(Broken):
        laws.replay_equals_live(DealsByTheClock(), setup_of(3), 3, [], s)


# What a seat may know


class ShowsHands(Honest):
    """The view counts the ice in the other hand: no title, but a leak."""

    def view(self, position: Position, seat: int) -> Json:
        assert isinstance(position, State)
        shown = GAME.view(position, seat)
        hand = [CARDS[position.code[card]].cost for card in position.zones[HQ_CARDS]]
        return {**shown, "hint": sum(hand)}


class LogsEverything(Honest):
    def view(self, position: Position, seat: int) -> Json:
        assert isinstance(position, State)
        shown = GAME.view(position, seat)
        secret = CARDS[position.code[position.zones[RD_CARDS][-1]]].slug
        return {**shown, "log": [*shown["log"], {"key": "draws", "args": {"card": secret}}]}


@pytest.mark.parametrize("game", [ShowsHands(), LogsEverything()])
def test_a_view_that_tells_is_found(game):
    breaks(laws.the_view_does_not_tell, position(), game)


class CallsAllTheSame(Honest):
    def view(self, position: Position, seat: int) -> Json:
        shown = GAME.view(position, seat)
        return {**shown, "playing": [shown["corp"]["identity"]]}


def test_two_cards_of_one_name_in_a_view_are_found():
    breaks(laws.cards_of_a_view_have_names_of_their_own, position(), CallsAllTheSame())


class DealsPoverty(Honest):
    """Worlds in which nobody has any credits."""

    def redeal(self, position: Position, seat: int, seed: int) -> Position:
        dealt = GAME.redeal(position, seat, seed)
        assert isinstance(dealt, State)
        dealt.credits = [0, 0]
        return dealt


def test_reasons_that_differ_between_worlds_are_found():
    t = table(runner=runner(grip=["magnum-opus"], credits=3))
    laws.reasons_do_not_tell(GAME, t.state, Dice(1))
    with pytest.raises(Broken, match="why not magnum-opus"):
        laws.reasons_do_not_tell(DealsPoverty(), t.state, Dice(1))


def test_a_silence_that_tells_is_found():
    """The Corp is no longer asked in windows in which it cannot do anything."""
    quiet = step_of("window", "offers", lambda step: lambda s, f: unveiled(step(s, f)))
    with quiet, pytest.raises(Broken, match="can tell that nobody was asked"):
        listen(6)


def listen(games: int) -> None:
    for n in range(games):
        for s in decisions(new_game(n), Dice(n), 150):
            laws.the_silence_does_not_tell(GAME, s, Dice(5))


def unveiled(ask: Ask | None) -> Ask | None:
    if ask is not None:
        ask.veiled = False
    return ask


class DealsNothing(Honest):
    """A redeal that is the true position."""

    def redeal(self, position: Position, seat: int, seed: int) -> Position:
        return GAME.fork(position)


def test_a_redeal_that_tells_the_truth_is_found():
    s = play_on(new_game(1), Dice(1), 20)
    laws.redeals_vary(GAME, s, Dice(1))
    with pytest.raises(Broken, match="same world"):
        laws.redeals_vary(DealsNothing(), s, Dice(1))
    with pytest.raises(Broken, match="line"):
        laws.a_redeal_is_a_possible_world(DealsNothing(), play_on(new_game(2), Dice(1), 60), Dice(1))


class DealsAnything(Honest):
    """A redeal that also changes what a seat knows."""

    def redeal(self, position: Position, seat: int, seed: int) -> Position:
        dealt = GAME.redeal(position, seat, seed)
        assert isinstance(dealt, State)
        code = dealt.code.copy()
        one, other = dealt.zones[GRIP][0], dealt.zones[GRIP][1]
        code[one], code[other] = code[other], code[one]
        dealt.code = code
        return dealt


class DealsOtherDecks(Honest):
    def redeal(self, position: Position, seat: int, seed: int) -> Position:
        dealt = GAME.redeal(position, seat, seed)
        assert isinstance(dealt, State)
        top = dealt.zones[RD_CARDS][-1]
        dealt.code = [BY_SLUG["scorched-earth"].number if n == top else code for n, code in enumerate(dealt.code)]
        return dealt


@pytest.mark.parametrize("game", [DealsAnything(), DealsOtherDecks()])
def test_an_impossible_redeal_is_found(game):
    breaks(laws.a_redeal_is_a_possible_world, position(), game)


# The leak checker


class ShowsTopOfDeck(Honest):
    def view(self, position: Position, seat: int) -> Json:
        assert isinstance(position, State)
        top = position.zones[RD_CARDS][-1:]
        return {**GAME.view(position, seat), "next": [f"pick {CARDS[position.code[card]].slug}" for card in top]}


class Withholds(Honest):
    def view(self, position: Position, seat: int) -> Json:
        shown = GAME.view(position, seat)
        return {**shown, "runner": {**shown["runner"], "heap": [], "rig": []}}


@pytest.mark.parametrize("game", [ShowsTopOfDeck(), LogsEverything(), Withholds()])
def test_the_leak_checker_sees_what_is_shown_and_what_is_kept(game):
    with pytest.raises(Broken):
        watch_views(game)


def test_the_leak_checker_catches_knowledge_that_was_not_lost():
    """A card the Runner accessed in HQ stays known although the Corp has installed something since."""

    class NeverForgets(Honest):
        def __init__(self) -> None:
            self.seen: set[int] = set()

        def view(self, position: Position, seat: int) -> Json:
            assert isinstance(position, State)
            for card in range(len(position.code)):
                if position.known(card, RUNNER):
                    self.seen.add(card)
            known = [CARDS[position.code[card]].slug for card in sorted(self.seen)]
            return {**GAME.view(position, seat), "remembered": known if seat == RUNNER else []}

    with pytest.raises(Broken, match="seat 1 is shown"):
        watch_views(NeverForgets())


def watch_views(game: Game) -> None:
    for n in range(4):
        s = singleton_game(n)
        eyes = Eyes(s)
        with watched_by(eyes):
            for _ in decisions(s, Dice(n), 300):
                for seat in SEATS:
                    eyes.check(game, seat)


# The oracle


def test_the_oracle_misses_an_answer_that_is_not_listed():
    s = position()
    check(GAME, s)
    with pytest.raises(Broken, match="legal and not listed"):
        check(GAME, with_options(s, [option for option in options_of(s) if option.verb != "run"]))


def test_the_oracle_finds_an_answer_that_is_not_legal():
    s = position()
    with pytest.raises(Broken, match="listed and not legal"):
        check(GAME, with_options(s, [*options_of(s), Option("remove-tag")]))


def test_trying_everything_finds_an_answer_that_should_not_be_taken():
    s = position()
    try_everything(GAME, s)
    with pytest.raises(Broken, match="taken"):
        try_everything(GAME, with_options(s, [*options_of(s), Option("remove-tag")]))


def test_the_bounds_miss_an_answer_that_must_be_there():
    s = table("corp", corp(hq=["mushin-no-shin"]), runner()).state
    keep_within_bounds(s)
    with pytest.raises(Broken, match=r"certain and not listed \['purge'\]"):
        keep_within_bounds(with_options(s, [option for option in options_of(s) if option.verb != "purge"]))


@pytest.mark.parametrize("fault", ["rez #{ice}", "score #{ice}", "use #{ice} 0", "install mushin-no-shin", "run hq"])
def test_the_bounds_find_an_answer_that_no_text_could_allow(fault):
    """Ice of a later set that is not approached; an operation that is installed; a run of the Corp."""
    t = table("corp", corp(hq=["mushin-no-shin"], hq_server=server(ice=["himitsu-bako"])), runner())
    answer = fault.format(ice=t.state.serial[t.card("himitsu-bako")])
    verb, _, rest = answer.partition(" ")
    with pytest.raises(Broken, match=f"listed and not possible.*{answer}"):
        keep_within_bounds(with_options(t.state, [*options_of(t.state), Option(verb, rest)]))
