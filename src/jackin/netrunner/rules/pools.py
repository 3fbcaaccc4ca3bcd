"""Credits, clicks, counters and points: what is counted, and what is won by it."""

from __future__ import annotations

from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.listener import listener
from jackin.netrunner.rules.queries import points, points_to_win
from jackin.netrunner.rules.triggers import emit, note
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_COUNTER, BAD_PUBLICITY_TAKEN, CORP, COUNTERS, CREDIT, EMPTIED, KINDS, RUNNER, SCORE,
    TOKENS_PLACED, VIRUS, VIRUS_PLACED,
)  # fmt: skip


def win(s: State, seat: int, reason: str, rule: str) -> None:
    if s.over:
        return
    s.over = True
    s.winner = seat
    s.reason = reason
    say(s, f"win-{reason}", seat, rule=rule)


def check_points(s: State) -> None:
    """WIN-1, WIN-6: at once, before anything that the score or steal triggers."""
    enough = points_to_win(s)
    for seat in (CORP, RUNNER):
        if sum(points(s, card) for card in s.zones[SCORE[seat]]) >= enough:
            win(s, seat, "agendas", "WIN-1")


def flatline(s: State, rule: str) -> None:
    win(s, CORP, "flatline", rule)


def gain(s: State, seat: int, n: int, by: int = -1) -> None:
    if n > 0:
        s.credits[seat] += n
        say(s, "gains", seat, by, n=n, rule="CRED-1")


def lose(s: State, seat: int, n: int, by: int = -1) -> int:
    """CRED-2: from the pool, as far as it goes."""
    n = min(n, s.credits[seat])
    if n > 0:
        s.credits[seat] -= n
        say(s, "loses", seat, by, n=n, rule="CRED-2")
    return n


def may_gain_clicks(s: State, seat: int) -> bool:
    """CLICK-4: not in a discard phase, nor in the other player's turn."""
    return s.active == seat and s.acting


def gain_clicks(s: State, seat: int, n: int) -> None:
    if may_gain_clicks(s, seat):
        s.clicks[seat] += n
        say(s, "gains-clicks", seat, n=n)


def lose_clicks(s: State, seat: int, n: int) -> int:
    n = min(n, s.clicks[seat])
    if n > 0:
        s.clicks[seat] -= n
        say(s, "loses-clicks", seat, n=n)
    return n


def spend_clicks(s: State, seat: int, n: int) -> None:
    if n > 0:
        s.clicks[seat] -= n
        say(s, "pays-clicks", seat, n=n, rule="COST-3")


def lose_tags(s: State, n: int) -> None:
    s.tags -= n


def take_bad_publicity(s: State, n: int) -> None:
    """BP-4: nothing for the run under way."""
    s.bad_publicity += n
    say(s, "bad-publicity", CORP, n=n, rule="BP-1")
    if s.hearing >> BAD_PUBLICITY_TAKEN & 1:
        emit(s, BAD_PUBLICITY_TAKEN, -1, n)


def place(s: State, card: int, kind: int, n: int) -> None:
    if n > 0:
        s.set_counter(card, kind, s.counter(card, kind) + n)
        say(s, f"places-{COUNTERS[kind]}", card=card, n=n)
        if kind == VIRUS and somebody_recalls(s, VIRUS_PLACED):
            note(s, VIRUS_PLACED, card, s.serial[card])
        if kind == AGENDA_COUNTER and CARDS[s.code[card]].behaviour.worth is not None:
            check_points(s)
        if kind == ADVANCEMENT and somebody_recalls(s, TOKENS_PLACED):
            emit(s, TOKENS_PLACED, card, n)
        if s.automated:
            listener().places(s, kind)


def somebody_recalls(s: State, event: int) -> bool:
    """Whether any card of this game, wherever it lies, looks back for it."""
    return s.recalling >> event & 1 == 1


def take(s: State, card: int, kind: int, n: int) -> int:
    had = s.counter(card, kind)
    n = min(n, had)
    s.set_counter(card, kind, had - n)
    if had and n == had and (kind == CREDIT or CARDS[s.code[card]].hears >> EMPTIED & 1):
        emit(s, EMPTIED, card)
    return n


def purge(s: State) -> None:
    """PURGE-1."""
    for key in [key for key in s.counters if key % KINDS == VIRUS]:
        del s.counters[key]
    say(s, "purges", CORP, rule="PURGE-1")
