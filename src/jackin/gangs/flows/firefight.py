"""A Firefight, step by step (FIRE)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.book import Source
from jackin.gangs.abilities import Moment, let_happen, moments
from jackin.gangs.conditions import avengers, best, cred_of, highest
from jackin.gangs.flows.losing import fall_together, lose_units
from jackin.gangs.flows.moving import DONE, occupied
from jackin.gangs.log import say
from jackin.gangs.moves import combat_name, draw_upgrades, gain_cred, recall, shelve_upgrades
from jackin.gangs.queries import (
    alike, clockwise, count_in, feud, gang_name, is_player, occupant, pois, space_name, unit_name, units_in,
)  # fmt: skip
from jackin.gangs.state import EVERYBODY, JOHNNY, Firefight, State
from jackin.gangs.words import ANY_UNIT, UNIT_WORDS, district_of, is_poi, outside
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, declare, flow
from jackin.kernel.registers import N, Subject

# What a frame of FIREFIGHT holds: where, and which of the parties chooses a card
DISTRICT: Final = Subject()
CHOOSING: Final = N()

SCORES: Final = declare("gangs-opponents-score")
"""Its steps are in flows/rival.py."""


def start_firefight(s: State, district: int, starter: int) -> None:
    s.call(FIREFIGHT, starter, subject=district)


def under_way(s: State) -> Firefight:
    assert s.firefight is not None
    return s.firefight


def begins(s: State, f: Frame) -> Ask | None:
    """FIRE-1."""
    start = 0 if f.seat == JOHNNY else f.seat
    parties = [side for side in clockwise(s, start) if count_in(s, side, DISTRICT.of(f))]
    fight = Firefight(DISTRICT.of(f), f.seat, tuple(parties))
    fight.johnny = district_of(s.johnny) == DISTRICT.of(f)
    s.firefight = fight
    s.firefights += 1
    s.fought = True
    who = -1 if f.seat == JOHNNY else f.seat
    say(s, "gangs-firefight", who, rule="FIRE-1", where=s.book.districts[DISTRICT.of(f)])
    return None


# FIRE-2


def exchange_options(s: State, fight: Firefight) -> list[Option]:
    options: list[Option] = []
    solos = [unit for unit in units_in(s, fight.starter, fight.district, "solo") if not is_poi(s.place[unit])]
    for solo in alike(s, solos):
        for poi in pois(s, fight.district):
            held = occupant(s, poi)
            if s.johnny == poi or (held >= 0 and s.owner[held] != fight.starter):
                options.append(Option("exchange", f"{unit_name(s, solo)}>{space_name(s, poi)}", solo, place=poi))
    return options


def exchanges(s: State, f: Frame) -> Ask | None:
    """FIRE-2: only a player starts with an exchange (RIVAL-11)."""
    fight = under_way(s)
    options = exchange_options(s, fight) if is_player(s, fight.starter) else []
    if not options:
        f.jump(chooses)
        return None
    return Ask(fight.starter, "exchange", [*options, DONE], card=s.book.districts[fight.district])


def exchanged(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "done":
        return None
    solo, poi = s.got.card, s.got.place
    other = occupant(s, poi)
    if other < 0:
        s.johnny = outside(district_of(poi))  # JOHNNY-10
    else:
        s.place[other] = outside(district_of(poi))
    s.place[solo] = poi
    say(s, "gangs-exchanges", f.seat, rule="FIRE-2", unit=unit_name(s, solo), where=space_name(s, poi))
    f.jump(exchanges)
    occupied(s, solo)
    return None


# FIRE-3


def chooses(s: State, f: Frame) -> Ask | None:
    """FIRE-3: one after another, but nobody sees what was chosen (SECRET-2)."""
    fight = under_way(s)
    while CHOOSING.of(f) < len(fight.parties) and not is_player(s, fight.parties[CHOOSING.of(f)]):
        CHOOSING.add(f, 1)
    if CHOOSING.of(f) >= len(fight.parties):
        f.jump(reveals)
        return None
    seat = fight.parties[CHOOSING.of(f)]
    options = [s.book.combat_options[card] for card in s.hand[seat]]
    return Ask(seat, "combat-card", options, card=s.book.districts[fight.district])


def chosen(s: State, f: Frame) -> Ask | None:
    fight = under_way(s)
    fight.chosen[fight.parties[CHOOSING.of(f)]] = s.got.card
    CHOOSING.add(f, 1)
    f.jump(chooses)
    return None


# FIRE-4 and FIRE-5


def reveals(s: State, f: Frame) -> Ask | None:
    """FIRE-4. SOLITAIRE-7, RIVAL-8: the opponents draw now."""
    fight = under_way(s)
    fight.revealed = True
    for side in fight.parties:
        if is_player(s, side):
            card = fight.chosen[side]
            s.hand[side] = tuple([other for other in s.hand[side] if other != card])
            s.knows[card] = EVERYBODY
            fight.firepower[side] = s.book.combat[card].firepower
            shown = "variable" if s.book.combat[card].variable else "printed"
            say(s, "gangs-reveals", side, fight.firepower[side], "FIRE-4", combat=combat_name(s, card), cause=shown)
        else:
            fight.drawn[side] = draw_upgrades(s, s.book.action(s.gangs[side]).draw)
            fight.firepower[side] = power_of(s, fight.drawn[side])
            cards = names_of(s, fight.drawn[side])
            say(s, "gangs-draws-firepower", side, fight.firepower[side], "RIVAL-8", cards=cards)
    if fight.johnny:
        fight.johnny_drawn = draw_upgrades(s, s.book.content.solo.johnny.draw)
        fight.johnny_firepower = power_of(s, fight.johnny_drawn)
        cards = names_of(s, fight.johnny_drawn)
        say(s, "gangs-johnny-draws", n=fight.johnny_firepower, rule="JOHNNY-5", cards=cards)
    at_timing(s, fight, "reveal")
    return None


def power_of(s: State, cards: tuple[int, ...]) -> int:
    """SOLITAIRE-7: the highest shown; "?" is 0."""
    return max([s.book.combat[card].firepower for card in cards], default=0)


def names_of(s: State, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([combat_name(s, card) for card in cards])


def at_timing(s: State, fight: Firefight, timing: str) -> None:
    """FIRE-11: gang after gang; of each its card first, then what else is in force for it."""
    found: list[Moment] = []
    for side in in_order(s, fight):
        if not is_player(s, side):
            continue
        for ability in s.book.combat[fight.chosen[side]].abilities:
            if ability.timing == timing:
                found.append(Moment(ability, side, fight.district, -1, True))
        found += moments(s, side, timing, fight.district)
    let_happen(s, found)


def in_order(s: State, fight: Firefight) -> list[int]:
    """SWITCH-10."""
    if s.settings.effect_order == "starter":
        return list(fight.parties)
    return [side for side in clockwise(s, s.active) if side in fight.parties]


def compares(s: State, f: Frame) -> Ask | None:
    """FIRE-5."""
    at_timing(s, under_way(s), "compare")
    return None


# FIRE-6


def johnny_wins(s: State, fight: Firefight) -> bool:
    """JOHNNY-6: strictly the highest; SWITCH-12: or tied for it."""
    if not fight.johnny:
        return False
    return fight.johnny_firepower == highest(fight) if s.settings.johnny_tie == "kills" else not best(fight)


def counts_casualties(s: State, f: Frame) -> Ask | None:
    """FIRE-6: who is short of the highest must lose one; then the Casualties effects."""
    fight = under_way(s)
    top = best(fight)
    tell_totals(s, fight)
    if not johnny_wins(s, fight):
        demands = [(side, ANY_UNIT) for side in fight.parties if side not in top]
        fight.demands = (*fight.demands, *demands)
    at_timing(s, fight, "casualties")
    return None


def tell_totals(s: State, fight: Firefight) -> None:
    """FIRE-14: what everybody came to, and why it is won."""
    for side in fight.parties:
        say(s, "gangs-total", side, fight.firepower[side], "FIRE-5")
    if fight.johnny:
        say(s, "gangs-johnny-total", n=fight.johnny_firepower, rule="FIRE-5")
    top = best(fight)
    johnny = fight.johnny and fight.johnny_firepower == highest(fight)
    cause = ("johnny" if not top else "with-johnny") if johnny else ("alone" if len(top) == 1 else "tied")
    alone = top[0] if cause == "alone" else -1
    gangs = tuple([gang_name(s, side) for side in top])
    say(s, "gangs-highest", alone, highest(fight), "FIRE-5", cause=cause, gangs=gangs)


def casualties(s: State, f: Frame) -> Ask | None:
    """FIRE-12: each demand takes one unit, if there is one; the spared lose fewer."""
    fight = under_way(s)
    if johnny_wins(s, fight):
        f.jump(johnny_kills)
        return None
    if not fight.demands:
        f.jump(street_cred)
        return None
    side, word = fight.demands[0]
    fight.demands = fight.demands[1:]
    f.again()
    if fight.spared[side]:
        fight.spared[side] -= 1
        say(s, "gangs-spared", side, rule="FIRE-12")
    else:
        lose_units(s, side, UNIT_WORDS[word], 1, fight.district)
    return None


def johnny_kills(s: State, f: Frame) -> Ask | None:
    """JOHNNY-6."""
    fight = under_way(s)
    if johnny_wins(s, fight):
        wipe_out(s, fight.district)
    return None


def wipe_out(s: State, district: int) -> None:
    """Every unit in a District dies."""
    fall_together(s, [unit for side in range(len(s.gangs)) for unit in units_in(s, side, district)])


# FIRE-7


def street_cred(s: State, f: Frame) -> Ask | None:
    """FIRE-7, FIRE-15."""
    fight = under_way(s)
    for side in in_order(s, fight):
        if is_player(s, side):
            cred = cred_of(s, s.book.combat[fight.chosen[side]].cred, side, fight.district)
            fight.scored[side] = cred
            gain_cred(s, side, cred, "FIRE-7", Source("combat", combat_name(s, fight.chosen[side])))
    winners = best(fight)
    if len(winners) == 1:
        gain_cred(s, winners[0], feud(s), "FIRE-15")
    return None


def opponents_score(s: State, f: Frame) -> Ask | None:
    """RIVAL-9, JOHNNY-7."""
    if s.alone:
        s.call(SCORES)
    return None


def comes_to_an_end(s: State, f: Frame) -> Ask | None:
    at_timing(s, under_way(s), "firefight-end")
    return None


# FIRE-8 and FIRE-9


def discards(s: State, f: Frame) -> Ask | None:
    fight = under_way(s)
    for side in fight.parties:
        if not is_player(s, side):
            continue
        if fight.kept >> side & 1:
            s.hand[side] = (*s.hand[side], fight.chosen[side])
            say(s, "gangs-keeps-card", side, rule="FIRE-8", combat=combat_name(s, fight.chosen[side]))
        else:
            s.pile[side] = (*s.pile[side], fight.chosen[side])
        if not s.hand[side]:
            s.hand[side] = s.pile[side]
            s.pile[side] = ()
            say(s, "gangs-takes-back", side, len(s.hand[side]), "FIRE-9")
    return None


def ends(s: State, f: Frame) -> Ask | None:
    """SOLITAIRE-8; GANG-2: who took vengeance gets the pieces back."""
    fight = under_way(s)
    used = fight.johnny_drawn
    for side in fight.parties:
        used = (*used, *fight.drawn[side])
        if fight.avenge[side]:
            for unit in avengers(s, fight, side):
                recall(s, unit)
                say(s, "gangs-comes-home", side, rule="GANG-2", unit=unit_name(s, unit))
    if used:
        shelve_upgrades(s, used)
    s.firefight = None
    return None


def break_off(s: State) -> None:
    """GOAL-3: the game stops at once; cards on the table go where they would have gone."""
    fight = s.firefight
    if fight is None:
        return
    for side in fight.parties:
        if is_player(s, side) and fight.revealed and fight.chosen[side] not in s.hand[side] + s.pile[side]:
            s.pile[side] = (*s.pile[side], fight.chosen[side])
        shelve_upgrades(s, fight.drawn[side])
    shelve_upgrades(s, fight.johnny_drawn)
    s.firefight = None


FIREFIGHT: Final = flow(
    "gangs-firefight", begins, exchanges, exchanged, chooses, chosen, reveals, compares, counts_casualties,
    casualties, johnny_kills, street_cred, opponents_score, comes_to_an_end, discards, ends,
)  # fmt: skip
