"""Activate Netrunners: the Netrun, and NetWatch (NET)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import change, do_all, trigger
from jackin.gangs.flows.moving import move_class
from jackin.gangs.legal import net_reach
from jackin.gangs.log import say
from jackin.gangs.moves import gain, move_net
from jackin.gangs.queries import controlled, in_play
from jackin.gangs.state import State
from jackin.gangs.words import DIE, NETRUNNER, SECRETS
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow

APPLY: Final = Option("apply")
DECLINE: Final = Option("decline")


def netrunners_move(s: State, f: Frame) -> Ask | None:
    """NET-1."""
    move_class(s, f.seat, NETRUNNER)
    return None


def takes_secrets(s: State, f: Frame) -> Ask | None:
    """NET-2."""
    each = max(0, 1 + change(s, f.seat, "data-fortress"))
    gain(s, f.seat, SECRETS, each * len(controlled(s, f.seat, "data-fortress")), "NET-2")
    trigger(s, f.seat, "netrun")
    return None


def reach(s: State, seat: int) -> int:
    """NET-4: how far the marker may go now."""
    left = len(s.book.content.net.spaces) - 1 - s.net[seat]
    return max(0, min(left, net_reach(s, seat)))


def goes_deeper(s: State, f: Frame) -> Ask | None:
    """NET-3; NET-8: nobody left to run."""
    most = reach(s, f.seat)
    if not in_play(s, f.seat, NETRUNNER):
        f.finish()
        return None
    if not most:
        f.jump(reaches_space)
        return None
    return Ask(f.seat, "netrun", [Option("advance", n=n) for n in range(1, most + 1)])


def advances(s: State, f: Frame) -> Ask | None:
    move_net(s, f.seat, s.got.n, "NET-3")
    return None


def reaches_space(s: State, f: Frame) -> Ask | None:
    """NET-5: it may be declined."""
    if not s.book.content.net.spaces[s.net[f.seat]].effects:
        f.jump(netwatch)
        return None
    return Ask(f.seat, "space", [APPLY, DECLINE], n=s.net[f.seat] + 1)


def applies_space(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "apply":
        do_all(s, s.book.content.net.spaces[s.net[f.seat]].effects, f.seat)
    return None


def netwatch(s: State, f: Frame) -> Ask | None:
    """NET-6."""
    level = s.book.content.net.levels[s.book.content.net.spaces[s.net[f.seat]].level]
    risk = level.risk + change(s, f.seat, "depth-risk")
    one, other = s.below(DIE) + 1, s.below(DIE) + 1
    hits = 1 if one + other <= risk else 0
    if s.settings.netwatch == "each-die":
        hits = (1 if one <= risk else 0) + (1 if other <= risk else 0)
    outcome = "found" if hits else "unseen"
    say(s, "gangs-rolls", f.seat, one + other, "NET-6", dice=(str(one), str(other)), level=level.id, risk=str(risk),
        outcome=outcome)  # fmt: skip
    for _ in range(hits):
        say(s, "gangs-caught", f.seat, rule="NET-6", level=level.id)
        do_all(s, level.consequences, f.seat)
    return None


def surfaces(s: State, f: Frame) -> Ask | None:
    """NET-7."""
    if s.net[f.seat] == len(s.book.content.net.spaces) - 1:
        s.net[f.seat] = 0
        say(s, "gangs-surfaces", f.seat, rule="NET-7")
    return None


NETRUN: Final = flow(
    "gangs-netrun", netrunners_move, takes_secrets, goes_deeper, advances, reaches_space, applies_space, netwatch,
    surfaces,
)  # fmt: skip
