"""The whole game: set-up, turn after turn, the end (SETUP, GOAL)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import Moment, let_happen, moments
from jackin.gangs.flows import effects as effects  # texts call its flow
from jackin.gangs.flows.firefight import break_off
from jackin.gangs.flows.johnny import JOHNNY_FLOW
from jackin.gangs.flows.rival import PLAYER, RIVAL, RIVAL_FLOW
from jackin.gangs.flows.story import STORY, find_epilogue, reveal
from jackin.gangs.flows.turn import TURN
from jackin.gangs.log import say
from jackin.gangs.moves import count_goal, goal, refill
from jackin.gangs.queries import turn_order
from jackin.gangs.state import State
from jackin.gangs.words import NOBODY
from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.machine import Position, Rules


def shuffles(s: State, f: Frame) -> Ask | None:
    """SETUP-7."""
    s.upgrades = s.shuffled(s.upgrades)
    s.opportunities = s.shuffled(s.opportunities)
    s.edgerunners = s.shuffled(s.edgerunners)
    refill(s)
    return None


def introduces(s: State, f: Frame) -> Ask | None:
    """SETUP-8."""
    s.active = s.first
    reveal(s, 0)
    return None


def next_turn(s: State, f: Frame) -> Ask | None:
    """GOAL-1."""
    s.call(TURN, (s.first + s.turns) % s.seats)
    return None


def story_after_turn(s: State, f: Frame) -> Ask | None:
    """STORY-3."""
    s.call(STORY)
    return None


def opponents_act(s: State, f: Frame) -> Ask | None:
    """GOAL-2: a turn is over. SOLITAIRE-3; SOLITAIRE-5: unless the game is over already."""
    count_goal(s)
    if s.alone and not is_over(s):
        s.call(JOHNNY_FLOW if s.actions else RIVAL_FLOW)
    return None


def looks_at_goal(s: State, f: Frame) -> Ask | None:
    """SOLITAIRE-5: an activation is over."""
    count_goal(s)
    if not is_over(s):
        f.jump(next_turn)
    return None


def is_over(s: State) -> bool:
    """GOAL-3, GOAL-8."""
    if s.settings.rounds and s.turns >= s.settings.rounds * s.seats:
        return True
    if not s.ending:
        return False
    return s.alone or s.settings.end != "finish-round" or s.turns % s.seats == 0


def game_ends(s: State, f: Frame) -> Ask | None:
    """SOLITAIRE-5: alone, it is settled now. STORY-6."""
    if s.alone:
        judge_alone(s)
    leader = leaders(s)[0]
    n = find_epilogue(s, leader if leader < s.seats else PLAYER)
    if n >= 0:
        reveal(s, n)
    return None


def last_effects(s: State, f: Frame) -> Ask | None:
    found: list[Moment] = []
    for seat in turn_order(s, s.first):
        found += moments(s, seat, "game-end")
    let_happen(s, found)
    return None


def leaders(s: State) -> list[int]:
    """GOAL-4: the most Street Cred, in turn order."""
    most = max(s.cred)
    return [side for side in [*turn_order(s, s.first), *range(s.seats, len(s.gangs))] if s.cred[side] == most]


def names_winner(s: State, f: Frame) -> Ask | None:
    """GOAL-4, GOAL-5."""
    s.over = True
    if s.alone:
        tell_alone(s)
        return None
    top = leaders(s)
    if s.settings.tie == "later-seat":
        top = top[-1:]
    s.winners = tuple(top)
    s.winner = top[0] if len(top) == 1 else NOBODY
    s.reason = "street-cred" if s.ending else "rounds"
    for side in top:
        say(s, "gangs-wins" if len(top) == 1 else "gangs-shares", side, s.cred[side], "GOAL-4")
    return None


def judge_alone(s: State) -> None:
    """SOLITAIRE-5: no epilogue takes a victory away, or gives one."""
    target = goal(s)
    theirs = max(s.cred[RIVAL], s.johnny_cred)
    if s.cred[PLAYER] >= target and s.cred[PLAYER] >= theirs:
        s.winner = PLAYER
        s.winners = (PLAYER,)
        s.reason = "street-cred"
    else:
        s.reason = "rounds" if theirs < target else ("johnny" if s.johnny_cred == theirs else "rival")


def tell_alone(s: State) -> None:
    if s.winners:
        say(s, "gangs-wins", PLAYER, s.cred[PLAYER], "SOLITAIRE-5")
    else:
        say(s, "gangs-defeat", RIVAL, max(s.cred[RIVAL], s.johnny_cred), "SOLITAIRE-5", cause=s.reason)


GAME_FLOW: Final = flow(
    "gangs-game", shuffles, introduces, next_turn, story_after_turn, opponents_act, looks_at_goal, game_ends,
    last_effects, names_winner,
)  # fmt: skip


class GangsRules(Rules):
    """GOAL-3: with switch 1 at `immediate` everything else stops."""

    def settle(self, p: Position) -> None:
        p.stirred = False
        f = p.frame(GAME_FLOW)
        assert f is not None
        assert isinstance(p, State)
        p.unwind(f)
        break_off(p)
        p.upgrades = (*p.looking, *p.upgrades)
        p.looking = ()
        f.jump(game_ends)


RULES: Final = GangsRules()
