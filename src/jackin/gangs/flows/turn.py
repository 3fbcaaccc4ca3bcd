"""A player's turn: Activate or Reclaim (ACTIVATE)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import trigger
from jackin.gangs.flows.hideout import BUILD
from jackin.gangs.flows.moving import specialists_move
from jackin.gangs.flows.netrun import NETRUN
from jackin.gangs.flows.reclaim import RECLAIM
from jackin.gangs.flows.solos import SOLOS_FLOW
from jackin.gangs.flows.techies import TECHIES_FLOW
from jackin.gangs.flows.upgrade import UPGRADE_FLOW
from jackin.gangs.legal import actions_left, has_disc, why_not_act
from jackin.gangs.log import say
from jackin.gangs.moves import refill
from jackin.gangs.state import State
from jackin.gangs.words import ACTIONS, WILD
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Flow, Frame, flow

RECLAIM_OPTION: Final = Option("reclaim")
END_TURN: Final = Option("end-turn")
FLOW_OF: Final[list[Flow]] = [SOLOS_FLOW, TECHIES_FLOW, NETRUN, BUILD, UPGRADE_FLOW]
ACTIVATE_OPTIONS: Final = [Option("activate", ACTIONS[n], n) for n in range(WILD)]
WILD_OPTIONS: Final = [Option("wild", ACTIONS[n], n) for n in range(WILD)]


def turn_begins(s: State, f: Frame) -> Ask | None:
    s.active = f.seat
    s.actions = 0
    s.fought = False
    s.turns += 1
    say(s, "gangs-turn", f.seat, (s.turns - 1) // s.seats + 1, "ACTIVATE-1")
    return None


def action_options(s: State, seat: int, instead: Option) -> list[Option]:
    """ACTIVATE-2; WILD-1; or none of them."""
    wild = has_disc(s, seat, WILD)
    options: list[Option] = []
    by_wild: list[Option] = []
    for n in range(WILD):
        own = has_disc(s, seat, n)
        if (own or wild) and why_not_act(s, seat, n) is None:
            if own:
                options.append(ACTIVATE_OPTIONS[n])
            by_wild.append(WILD_OPTIONS[n])
    if wild:
        options += by_wild
    options.append(instead)
    return options


def chooses(s: State, f: Frame) -> Ask | None:
    """ACTIVATE-1, ACTIVATE-5; ACTIVATE-3: only when the action before is over."""
    if not s.actions:
        return Ask(f.seat, "turn", action_options(s, f.seat, RECLAIM_OPTION))
    left = actions_left(s, f.seat)
    if not left:
        f.jump(activate_ends)
        return None
    return Ask(f.seat, "action", action_options(s, f.seat, END_TURN), n=left)


def acts(s: State, f: Frame) -> Ask | None:
    verb = s.got.verb
    if verb == "reclaim":
        f.finish()
        s.call(RECLAIM, f.seat)
    elif verb != "end-turn":
        disc = WILD if verb == "wild" else s.got.card
        s.discs[f.seat] &= ~(1 << disc)
        s.actions += 1
        say(s, "gangs-activates" if verb == "activate" else "gangs-wild", f.seat,
            rule="ACTIVATE-2" if verb == "activate" else "WILD-1", action=ACTIONS[s.got.card])  # fmt: skip
        f.jump(chooses)
        s.call(FLOW_OF[s.got.card], f.seat)
    return None


def activate_ends(s: State, f: Frame) -> Ask | None:
    specialists_move(s, f.seat, "activate-end")
    trigger(s, f.seat, "activate-end")
    return None


def refills(s: State, f: Frame) -> Ask | None:
    """MARKET-1; RIVAL-3: from now on the Edgerunner market is open again."""
    s.shut = False
    refill(s)
    return None


TURN: Final = flow("gangs-turn", turn_begins, chooses, acts, activate_ends, refills)
