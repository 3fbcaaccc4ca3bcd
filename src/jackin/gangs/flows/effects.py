"""What texts do: the effects that ask nothing, and the way to those that do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.gangs.abilities import EFFECT, HERE, do_all
from jackin.gangs.book import Source, resource
from jackin.gangs.conditions import best, holds, value
from jackin.gangs.content.model import Effect
from jackin.gangs.flows import picks, pieces
from jackin.gangs.flows.hideout import FREE, build
from jackin.gangs.flows.losing import lose_units
from jackin.gangs.flows.moving import move_some
from jackin.gangs.flows.recruit import recruit
from jackin.gangs.flows.upgrade import upgrade
from jackin.gangs.log import say
from jackin.gangs.moves import (
    gain, gain_cred, lose, lose_cred, move_net, refill_edgerunners, refill_opportunities, shelve_edgerunners,
    shelve_opportunities,
)  # fmt: skip
from jackin.gangs.queries import clockwise, decider, gang_name
from jackin.gangs.state import State
from jackin.gangs.words import UNIT_WORDS
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame
from jackin.kernel.registers import Cards

RULE: Final = "GANG-4"
"""A text happens by itself unless it says "may"."""

# What a frame of EFFECT holds besides: the rival that was chosen
TARGETS: Final = Cards()

Act = Callable[[State, Frame, Effect, int, list[int]], None]


def source_of(f: Frame) -> Source:
    """What the text is printed on."""
    return picks.clause_of(f).source


# Whom it is about


def players_of(s: State, who: str, seat: int) -> list[int]:
    """The sides that a text means, from the one whose text it is on."""
    fight = s.firefight
    if who == "you":
        return [seat]
    if who == "everyone":
        return clockwise(s, seat)
    if who == "opponents":
        return clockwise(s, seat)[1:]
    if who == "leaders":
        return [side for side in clockwise(s, seat) if s.cred[side] == max(s.cred)]
    if who == "trailing":
        return [side for side in clockwise(s, seat) if s.cred[side] == min(s.cred)]
    if fight is None:
        return []
    if who in ("rivals", "a-rival"):
        return [side for side in fight.parties if side != seat]
    top = best(fight)
    return [side for side in fight.parties if (side in top) == (who == "winners")]


def begins(s: State, f: Frame) -> Ask | None:
    """Its condition is looked at when its turn comes; one rival among several is chosen."""
    effect = picks.clause_of(f).effect
    if not holds(s, effect.condition, f.seat, HERE.of(f), f.card):
        f.finish()
        return None
    if effect.who != "a-rival":
        f.jump(acts)
        return None
    rivals = players_of(s, "a-rival", f.seat)
    if not rivals:
        f.finish()
        return None
    return Ask(decider(s, f.seat), "rival", [Option("rival", gang_name(s, side), side) for side in rivals])


def picks_rival(s: State, f: Frame) -> Ask | None:
    TARGETS.set(f, (s.got.card,))
    return None


def acts(s: State, f: Frame) -> Ask | None:
    effect = picks.clause_of(f).effect
    targets = list(TARGETS.of(f)) or players_of(s, effect.who, f.seat)
    ACTS[effect.kind](s, f, effect, value(s, effect.n, f.seat, HERE.of(f)), targets)
    return None


EFFECT.takes(begins, picks_rival, acts)


# Gains and losses


def gains(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    for side in reversed(targets):
        if effect.what == "resource":
            picks.choose_resources(s, side, n, picks.GAINING)
        elif resource(effect.what) < 0:
            gain_cred(s, side, n, RULE, source_of(f))
        else:
            gain(s, side, resource(effect.what), n, RULE)


def loses(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    for side in reversed(targets):
        if effect.what == "resource":
            picks.choose_resources(s, side, n, picks.LOSING)
        elif resource(effect.what) < 0:
            lose_cred(s, side, n, RULE, source_of(f))
        else:
            lose(s, side, resource(effect.what), n, RULE)


def takes(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    for side in targets:
        if effect.what == "resource":
            picks.choose_resources(s, side, n, picks.LOSING, f.seat)
        elif resource(effect.what) < 0:
            gain_cred(s, f.seat, lose_cred(s, side, n, RULE, source_of(f)), RULE, source_of(f))
        else:
            gain(s, f.seat, resource(effect.what), lose(s, side, resource(effect.what), n, RULE), RULE)


# Groups


def does_all(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    do_all(s, effect.parts, f.seat, HERE.of(f), f.card)


def does_one(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    picks.choose_one(s, f)


def may_do(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    picks.choose_whether(s, f)


# Firefights: each says what it changes and where that is printed (FIRE-14)


def adds_firepower(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    fight = s.firefight
    if fight is None or not n:
        return
    for side in targets:
        if side in fight.parties:
            fight.firepower[side] = max(0, fight.firepower[side] + n)
            say(s, "gangs-firepower", side, fight.firepower[side], "FIRE-5", source=source_of(f), change=f"{n:+d}")


def sets_firepower(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if s.firefight is not None:
        s.firefight.firepower[f.seat] = max(0, n)
        say(s, "gangs-sets-firepower", f.seat, max(0, n), "FIRE-5", source=source_of(f))


def spares(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if s.firefight is not None and n > 0:
        s.firefight.spared[f.seat] += n
        say(s, "gangs-fewer-casualties", f.seat, n, "FIRE-12", source=source_of(f))


def demands(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    fight = s.firefight
    if fight is None or n <= 0:
        return
    for side in targets:
        if side in fight.parties:
            fight.demands = (*fight.demands, *[(side, UNIT_WORDS.index(effect.unit))] * n)
            say(s, "gangs-more-casualties", side, n, "FIRE-12", source=source_of(f))


def passes_on(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if s.firefight is not None:
        picks.pass_on(s, f, n)


def silences(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if s.firefight is not None:
        for side in targets:
            s.firefight.silenced |= 1 << side
            say(s, "gangs-silences", side, rule="FIRE-11", source=source_of(f))


def keeps(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if s.firefight is not None:
        s.firefight.kept |= 1 << f.seat


def avenges(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if s.firefight is not None:
        s.firefight.avenge[f.seat] = n
        say(s, "gangs-avenges", f.seat, n, "GANG-2", source=source_of(f))


# Cards, discs, tokens


def regains(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    picks.regain(s, f.seat, n)


def upgrades(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if f.seat < s.seats:
        upgrade(s, f.seat, FREE)


def frees_disc(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    picks.free_discs(s, f.seat, n)


def sets_tokens(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    s.tokens[f.seat] = max(0, n)


def reserves(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    s.call(picks.SET_ASIDE, f.seat)


def refreshes(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if effect.market == "opportunities":
        shelve_opportunities(s)
        refill_opportunities(s)
    else:
        shelve_edgerunners(s)
        refill_edgerunners(s)


# Units and the board


def converts(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    district = s.book.district(effect.district, HERE.of(f))
    pieces.convert(s, f.seat, district, effect.unit)


def builds_drones(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    pieces.place_drones(s, f.seat, s.book.district(effect.district, HERE.of(f)), n)


def recruits(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    district = s.book.district(effect.district, HERE.of(f))
    where = s.hideouts[f.seat] if district < 0 else (district,)
    if f.seat < s.seats:
        recruit(s, f.seat, "human" if effect.unit == "any" else effect.unit, n, where, False)


def moves_units(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if f.seat < s.seats:
        move_some(s, f.seat, effect.unit, n, s.book.district(effect.district, HERE.of(f)))


def pushes(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    district = s.book.district(effect.district, HERE.of(f))
    pieces.push(s, f.seat, district, effect.unit)


def loses_units(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    for side in reversed(targets):
        lose_units(s, side, effect.unit, n, s.book.district(effect.district, HERE.of(f)))


def builds_hideout(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    if f.seat < s.seats:
        build(s, f.seat, FREE)


def advances(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    for side in targets:
        move_net(s, side, n, RULE)


def retreats(s: State, f: Frame, effect: Effect, n: int, targets: list[int]) -> None:
    for side in targets:
        move_net(s, side, -n, RULE)


ACTS: Final[dict[str, Act]] = {
    "gain": gains, "lose": loses, "take": takes, "choose": does_one, "all": does_all, "may": may_do,
    "firepower": adds_firepower, "set-firepower": sets_firepower, "no-casualty": spares, "casualty": demands,
    "pass-casualty": passes_on, "silence": silences, "keep": keeps, "regain": regains, "upgrade": upgrades,
    "disc": frees_disc, "convert": converts, "drone": builds_drones, "recruit": recruits, "move": moves_units,
    "push": pushes, "lose-unit": loses_units, "hideout": builds_hideout, "advance": advances, "retreat": retreats,
    "reserve": reserves, "refresh": refreshes, "token": sets_tokens, "avenge": avenges,
}  # fmt: skip
