"""The laws of the engine. Each takes a game and a position at a decision, and raises `Broken` where it fails.

A law sees the game only through the `Game` protocol, so a test can hand it a game with a fault in it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import reduce
from itertools import product
from operator import or_
from typing import Any

from jackin.kernel.ask import IllegalAnswer
from jackin.kernel.frame import Frame
from jackin.kernel.game import Game
from jackin.kernel.machine import Position, put_again
from jackin.kernel.rng import Dice
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.changes import NO_FLOW, reader
from jackin.netrunner.shown.log import lines
from jackin.netrunner.shown.view import explain
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE,
    ASSET_TYPE,
    CORP,
    CORP_SCORE,
    FIRST_REMOTE,
    HOSTED,
    ICE_TYPE,
    IDENTITIES,
    KINDS,
    MARK,
    PLAY_AREA,
    POINTS,
    REGION,
    REMOVED,
    RIG,
    RUNNER,
    RUNNER_SCORE,
    SERVERS,
    UPGRADE_TYPE,
    is_line,
    server_of,
)  # fmt: skip
from tests.laws.beats import what_is_told_ends_in_the_view
from tests.laws.facts import ask_facts, difference, facts
from tests.laws.play import play_on


class Broken(AssertionError):
    """A law does not hold here."""


Law = Callable[[Game, State, Dice], None]

SPECTATOR = -1
SEATS = (CORP, RUNNER, SPECTATOR)


def require(holds: bool, why: str) -> None:
    if not holds:
        raise Broken(why)


def same(one: Any, other: Any, what: str) -> None:
    if one != other:
        raise Broken(f"{what}: {difference(one, other)}")


def state_of(position: Position) -> State:
    assert isinstance(position, State)
    return position


def dumped(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


# What a position is made of


def cards_have_one_place(game: Game, s: State, dice: Dice) -> None:
    """Every card is in exactly one zone, and the zone column says which."""
    seen: Counter[int] = Counter()
    for zone, cards in enumerate(s.zones):
        for card in cards:
            seen[card] += 1
            require(s.zone[card] == zone, f"card {card} lies in zone {zone}, its column says {s.zone[card]}")
    require(seen == Counter(range(len(s.code))), "a card is in no zone or in two")


def the_right_cards_are_awake(game: Game, s: State, dice: Dice) -> None:
    """ACTV: identities, faceup installed cards, the Corp's scored agendas, and what is being played."""
    require(len(set(s.awake)) == len(s.awake), "a card is awake twice")
    same(sorted(s.awake), [card for card in range(len(s.code)) if is_active(s, card)], "awake")


def what_is_kept_in_mind_is_so(game: Game, s: State, dice: Dice) -> None:
    """What follows from the table and is not looked up each time; and frames that everybody reads are not written."""
    roots = [card for zone in range(SERVERS, len(s.zones), 2) for card in s.zones[zone]]
    waiting = tuple(card for card in roots if not s.faceup[card] or CARDS[s.code[card]].type == AGENDA_TYPE)
    require(s.dormant in (None, waiting), f"{s.dormant} could be rezzed or scored, not {waiting}")
    for bits in ("hears", "changes", "offers"):
        kept = {"hears": s.hearing, "changes": s.changing, "offers": s.offering}[bits]
        same(kept, reduce(or_, [getattr(CARDS[s.code[card]], bits) for card in s.awake], 0), bits)
    for card in s.awake:
        for seat, due in product((CORP, RUNNER), (0, 1)):
            same(reader(seat, card, due).key(), Frame(NO_FLOW, seat, card, k=due).key(), "a frame that is only read")


CONDITIONS = {"oversight-ai", "bioroid-efficiency-research", "casting-call"}
"""Cards whose text works while they are hosted as a counter (CONV-1)."""
WORK_STOLEN = {"medical-breakthrough"}
"""Agendas whose text works in the Runner's score area."""
PUBLIC = {"oaktown-renovation"}
"""Agendas that are installed faceup by their own text, and active then."""
OF_ITSELF = {"private-security-force", "glenn-station"}
"""Agendas whose text speaks of itself, so that no other card can gain it (SELF-2)."""


def is_active(s: State, card: int) -> bool:
    zone = s.zone[card]
    if s.counters.get(card * KINDS + POINTS):
        return False
    if zone >= SERVERS:
        is_open = CARDS[s.code[card]].type != AGENDA_TYPE or CARDS[s.code[card]].slug in PUBLIC
        return bool(s.faceup[card]) and is_open
    if zone == HOSTED:
        return CARDS[s.code[card]].slug in CONDITIONS
    if zone in (RUNNER_SCORE, REMOVED):
        works = zone == RUNNER_SCORE and CARDS[s.code[card]].slug in WORK_STOLEN
        lent = [other for other in s.zones[PLAY_AREA] if s.counters.get(other * KINDS + MARK) == s.serial[card]]
        return works or (bool(lent) and CARDS[s.code[card]].slug not in OF_ITSELF)
    return zone in (IDENTITIES, CORP_SCORE, PLAY_AREA) or (zone == RIG and bool(s.faceup[card]))


def no_pool_is_below_zero(game: Game, s: State, dice: Dice) -> None:
    pools = [*s.credits, *s.clicks, s.tags, s.brain, s.bad_publicity, *s.counters.values()]
    require(min(pools) >= 0, f"a pool below zero: {pools}")
    require(s.run is None or s.run.purse >= 0, "the run's purse is below zero")
    for key in s.counters:
        require(s.zone[key // KINDS] >= CORP_SCORE, f"counters on card {key // KINDS}, which is not in play")


def hosts_are_there(game: Game, s: State, dice: Dice) -> None:
    for card, host in enumerate(s.host):
        if host < 0:
            continue
        beside = s.zone[card] == s.zone[host] >= SERVERS
        require(s.zone[card] in (RIG, HOSTED) or beside, f"card {card} has a host and lies elsewhere")
        stands = s.zone[host] in (RIG, CORP_SCORE) or s.zone[host] >= SERVERS
        require(stands, f"the host of card {card} is neither installed nor scored")
        require(s.host[host] != card and host != card, f"cards {card} and {host} host each other")


def cards_lie_where_they_may(game: Game, s: State, dice: Dice) -> None:
    """ZONE-10, CARD-10: ice in front, at most one agenda or asset in a remote, one region in a server.

    CA-38: a remote of an automatic Corp holds two.
    """
    most = 2 if s.automa is not None and s.automa.seat == CORP else 1
    for zone in range(SERVERS, len(s.zones)):
        types = [CARDS[s.code[card]].type for card in s.zones[zone] if s.host[card] < 0]
        if is_line(zone):
            require(all(kind == ICE_TYPE for kind in types), f"{types} in front of a server")
            continue
        mains = sum(kind in (AGENDA_TYPE, ASSET_TYPE) for kind in types)
        require(all(kind in (AGENDA_TYPE, ASSET_TYPE, UPGRADE_TYPE) for kind in types), f"{types} in a server")
        require(
            mains <= (most if server_of(zone) >= FIRST_REMOTE else 0), f"{mains} agendas or assets in zone {zone}"
        )
        regions = sum(CARDS[s.code[card]].subtypes & REGION != 0 for card in s.zones[zone])
        require(regions <= 1, "two regions in a server")
    for side in (CORP, RUNNER):
        require(CARDS[s.code[s.zones[IDENTITIES][side]]].side == side, "an identity on the wrong side")


def texts_belong_to_their_cards(game: Game, s: State, dice: Dice) -> None:
    """What a frame, a run or a lasting effect points at is a text of the card it names."""
    for f in s.stack:
        if f.text is not None and f.card >= 0:
            has_text(s, f.card, f.text.name)
    for lasting in s.lasting:
        if lasting.text is not None:
            has_text(s, lasting.source, lasting.text.name)
    if s.run is not None and s.run.text is not None:
        has_text(s, s.run.source, s.run.text.name)


def has_text(s: State, card: int, name: str) -> None:
    slug = CARDS[s.code[card]].slug
    require(name.split("/")[0] == slug, f"{name} is on the stack for {slug}")


def nothing_is_half_done(game: Game, s: State, dice: Dice) -> None:
    """Conditions met and memory touched are dealt with before anybody is asked."""
    require(not s.met, "conditions are met and nobody has triggered them")
    require(s.ask is not None or s.over, "nothing is asked and the game is not over")
    require(s.ask is None or len(s.ask.options) > (0 if s.ask.veiled else 1), f"no choice in {s.ask}")


# Asks


def answers_have_names_of_their_own(game: Game, s: State, dice: Dice) -> None:
    ask = game.ask(s)
    if ask is not None:
        double = [value for value, n in Counter(ask.values).items() if n > 1]
        require(not double, f"several answers are called {double}")


def the_ask_can_be_put_again(game: Game, s: State, dice: Dice) -> None:
    """An asking step changes nothing, and asks the same when it is taken again."""
    fork = s.fork()
    put_again(fork)
    same(ask_facts(s.ask), ask_facts(fork.ask), "the ask put again")
    same(facts(s), facts(fork), "the position after asking again")


def every_answer_can_be_taken(game: Game, s: State, dice: Dice) -> None:
    ask = game.ask(s)
    if ask is None:
        return
    for value in ask.values:
        fork = s.fork()
        try:
            game.answer(fork, value)
        except Exception as error:
            raise Broken(f"{value!r} cannot be taken: {error!r}") from error
        light_laws(game, fork, dice)


def a_wrong_answer_changes_nothing(game: Game, s: State, dice: Dice) -> None:
    ask = game.ask(s)
    if ask is None:
        return
    before = facts(s)
    for value in ("", "no-such-answer", ask.values[0] + " ", ask.values[-1].upper()):
        try:
            game.answer(s, value)
        except IllegalAnswer as error:
            require(ask.kind in str(error) and ask.values[0] in str(error), f"{error} does not say what is legal")
        else:
            raise Broken(f"{value!r} was taken for an answer to {ask}")
    same(before, facts(s), "after a wrong answer")


# Copies


def a_fork_is_the_same_and_apart(game: Game, s: State, dice: Dice) -> None:
    """Playing on in a fork never touches its parent, nor the other way about."""
    before = facts(s)
    fork, bystander = state_of(game.fork(s)), game.fork(s)
    same(before, facts(fork), "a fork")
    play_on(fork, dice, 12)
    same(before, facts(s), "the parent of a fork that went on")
    same(before, facts(bystander), "a fork whose sister went on")


def save_and_load_is_identity(game: Game, s: State, dice: Dice) -> None:
    data = json.loads(json.dumps(game.encode(s)))
    loaded = game.decode(data)
    same(facts(s), facts(loaded), "a loaded position")
    same(data, json.loads(json.dumps(game.encode(loaded))), "a position saved again")
    luck = dice.below(1 << 30)
    here, there = play_on(s.fork(), Dice(luck), 5), play_on(state_of(loaded), Dice(luck), 5)
    same(facts(here), facts(there), "a loaded position played on")


def replay_equals_live(game: Game, setup: Any, seed: int, answers: list[str], s: State) -> None:
    """The same setup, seed and answers, by value, lead to the same position."""
    again = game.new(setup, seed)
    for value in answers:
        game.answer(again, value)
    same(game.encode(s), game.encode(again), "a replayed position")


# What a seat may know


def seen(game: Game, s: State, seat: int) -> str:
    return dumped(game.view(s, seat))


def the_view_does_not_tell(game: Game, s: State, dice: Dice) -> None:
    """Deal everything again that a seat cannot see: its view, asks and log do not change by one byte."""
    for seat in SEATS:
        dealt = game.redeal(s, seat, dice.below(1 << 30))
        mine, theirs = game.view(s, seat), game.view(dealt, seat)
        same(mine, theirs, f"the view of seat {seat}")
        require(dumped(mine) == dumped(theirs), f"the view of seat {seat} as text")


def cards_of_a_view_have_names_of_their_own(game: Game, s: State, dice: Dice) -> None:
    for seat in SEATS:
        double = [name for name, n in Counter(names_in(game.view(s, seat))).items() if n > 1]
        require(not double, f"several cards that seat {seat} sees are called {double}")


def names_in(shown: Any) -> list[str]:
    """The names of all cards that lie open on the table of a view."""
    seats = (shown["corp"], shown["runner"])
    cards = [*shown["playing"], *shown["aside"], *shown["hosted"], *(seat["identity"] for seat in seats)]
    cards += [card for seat in seats for card in (*seat["scored"], *seat.get("rig", ()))]
    cards += [card for server in shown["servers"] for card in (*server["ice"], *server["root"])]
    return [card["id"] for card in cards]


def reasons_do_not_tell(game: Game, s: State, dice: Dice) -> None:
    """Why a card cannot be used now is the same in every world that a seat cannot tell apart."""
    for seat in (CORP, RUNNER):
        dealt = state_of(game.redeal(s, seat, dice.below(1 << 30)))
        names = {CARDS[s.code[card]].slug for card in s.hand(seat)}
        names |= {s.public(card) for card in range(len(s.code)) if s.serial[card]}
        for name in sorted(names):
            mine, theirs = explain(s, seat, name), explain(dealt, seat, name)
            require(mine == theirs, f"why not {name}, for seat {seat}: {mine} is not {theirs}")


def the_silence_does_not_tell(game: Game, s: State, dice: Dice) -> None:
    """The dynamic view law: after the same answers a seat sees the same in every world it cannot tell apart.

    Chance and newly seen cards end the comparison: from there on the worlds may be told apart.
    """
    for seat in SEATS:
        there = state_of(game.redeal(s, seat, dice.below(1 << 30)))
        walk_together(game, s.fork(), there, seat, dice)


def walk_together(game: Game, here: State, there: State, seat: int, dice: Dice, most: int = 8) -> None:
    trail: list[str] = []
    for _ in range(most):
        value = common_answer(here, there, dice)
        if value is None:
            return
        marks = here.count, there.count, knowledge(here, seat), knowledge(there, seat)
        asked = here.ask
        game.answer(here, value)
        game.answer(there, value)
        trail.append(f"{asked.kind if asked else ''}: {value}")
        if told_apart(here, there, seat, marks):
            return
        mine, theirs = game.view(here, seat), game.view(there, seat)
        if mine["log"] != theirs["log"]:
            nobody_was_passed_over(game, here, there, seat, trail)
            nobody_was_passed_over(game, there, here, seat, trail)
            return
        if dumped(mine) != dumped(theirs):
            raise Broken(f"seat {seat} can tell by what follows {trail}: {difference(mine, theirs)}")


def nobody_was_passed_over(game: Game, slow: State, fast: State, seat: int, trail: list[str]) -> None:
    """One world asks another seat and the other world does not, and then both look the same: that tells, too."""
    if slow.ask is None or slow.ask.seat == seat or len(lines(slow, seat)) >= len(lines(fast, seat)):
        return
    for value in slow.ask.values:
        fork = slow.fork()
        game.answer(fork, value)
        if seen(game, fork, seat) == seen(game, fast, seat):
            raise Broken(
                f"seat {seat} can tell that nobody was asked after {trail}; elsewhere {slow.ask} comes first"
            )


def common_answer(here: State, there: State, dice: Dice) -> str | None:
    if here.ask is None or there.ask is None:
        return None
    values = [value for value in here.ask.values if value in there.ask.values]
    return values[dice.below(len(values))] if values else None


def knowledge(s: State, seat: int) -> list[bool]:
    mask = 3 if seat == SPECTATOR else 1 << seat
    return [knows & mask == mask for knows in s.knows]


def told_apart(here: State, there: State, seat: int, marks: tuple[int, int, list[bool], list[bool]]) -> bool:
    chance = (here.count, there.count) != marks[:2]
    return chance or any(
        now and not before
        for s, known in ((here, marks[2]), (there, marks[3]))
        for before, now in zip(known, knowledge(s, seat), strict=True)
    )


def a_redeal_is_a_possible_world(game: Game, s: State, dice: Dice) -> None:
    """Types fit places, decks stay whole, nothing of the true position is left, and the game goes on."""
    before = facts(s)
    for seat in SEATS:
        dealt = state_of(game.redeal(s, seat, dice.below(1 << 30)))
        same_asked(s, dealt, seat)
        for side in (CORP, RUNNER):
            same(codes(s, side), codes(dealt, side), f"the cards of side {side}")
        known_cards_stay(s, dealt, seat)
        light_laws(game, dealt, dice)
        no_line_remembers(dealt, seat)
        play_on(dealt, dice, 20)
        light_laws(game, dealt, dice)
    same(before, facts(s), "the position that was dealt again")


def same_asked(s: State, dealt: State, seat: int) -> None:
    require((s.ask is None) == (dealt.ask is None), f"dealt again for seat {seat}, {s.ask} became {dealt.ask}")
    if s.ask is not None and dealt.ask is not None:
        same(s.ask.seat, dealt.ask.seat, f"who is asked, for seat {seat}")


def codes(s: State, side: int) -> list[int]:
    return sorted(code for code in s.code if CARDS[code].side == side)


def known_cards_stay(s: State, dealt: State, seat: int) -> None:
    for card, known in enumerate(knowledge(s, seat)):
        if known:
            require(s.code[card] == dealt.code[card], f"seat {seat} knew card {card}, and it was dealt again")


def no_line_remembers(dealt: State, seat: int) -> None:
    mask = 3 if seat == SPECTATOR else 1 << seat
    line = dealt.log
    while line is not None:
        require(line.seats & mask == mask, f"the line {line.key} is not for seat {seat}")
        require(line.card <= 0 or line.knows & mask == mask, f"the line {line.key} remembers a hidden card")
        require(line.other <= 0 or line.other_knows & mask == mask, f"the line {line.key} remembers a hidden card")
        line = line.before


def redeals_vary(game: Game, s: State, dice: Dice) -> None:
    """Where a seat cannot know, the worlds differ: from the true one and from each other."""
    for seat in SEATS:
        hidden = [card for card, known in enumerate(knowledge(s, seat)) if not known]
        worlds = {tuple(state_of(game.redeal(s, seat, dice.below(1 << 30))).code) for _ in range(6)}
        kinds = {s.code[card] for card in hidden}
        require(len(kinds) < 4 or len(worlds - {tuple(s.code)}) > 4, f"seat {seat} is dealt the same world again")


# Which laws, how often

LIGHT: list[Law] = [
    cards_have_one_place, the_right_cards_are_awake, what_is_kept_in_mind_is_so, no_pool_is_below_zero,
    hosts_are_there, cards_lie_where_they_may, texts_belong_to_their_cards, nothing_is_half_done,
    answers_have_names_of_their_own,
]  # fmt: skip

HEAVY: list[Law] = [
    the_ask_can_be_put_again, every_answer_can_be_taken, a_wrong_answer_changes_nothing,
    a_fork_is_the_same_and_apart, save_and_load_is_identity, the_view_does_not_tell,
    cards_of_a_view_have_names_of_their_own, reasons_do_not_tell,
    the_silence_does_not_tell, a_redeal_is_a_possible_world, what_is_told_ends_in_the_view,
]  # fmt: skip


def light_laws(game: Game, s: State, dice: Dice) -> None:
    for law in LIGHT:
        law(game, s, dice)


def heavy_laws(game: Game, s: State, dice: Dice) -> None:
    for law in HEAVY:
        law(game, s, dice)
