"""A slow judge of what is legal, written straight from the rules and the printed cards.

It shares no predicate with the engine: it reads where cards lie, the printed numbers in the data file, and its own
tables of what each card asks for. `conceivable` names every answer that somebody might think of; `legal` says of
each whether the rules allow it. The engine's list of answers must be exactly the legal ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

from jackin.netrunner.catalog import CARDS, SETS
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    ARCHIVES_CARDS,
    CARD_INSTALLED,
    CORP,
    CORP_SCORE,
    CREDIT,
    FIRST_REMOTE,
    GRIP,
    HEAP,
    HQ,
    HQ_CARDS,
    IDENTITIES,
    KINDS,
    PLAY_AREA,
    POWER,
    RD_CARDS,
    RIG,
    RUN_BEGINS,
    RUN_SUCCESSFUL,
    RUNNER,
    RUNNER_SCORE,
    SCORED,
    SERVERS,
    STACK,
    STEAL_COST,
    STRENGTH,
    SUBTYPE,
    VIRUS,
    is_line,
    is_root,
    line,
    root,
    server_name,
    server_of,
)  # fmt: skip

DATA = resources.files("jackin.netrunner").joinpath("data")
PRINTED: dict[str, dict[str, Any]] = {
    slug: facts
    for name in SETS
    for slug, facts in tomllib.loads(DATA.joinpath(f"{name}.toml").read_text("utf-8")).items()
}

HAND = {CORP: HQ_CARDS, RUNNER: GRIP}
DECK = {CORP: RD_CARDS, RUNNER: STACK}
NUMBERS = range(60)


# Reading the table


def slug(s: State, card: int) -> str:
    return CARDS[s.code[card]].slug


def fact(s: State, card: int, name: str, default: Any = 0) -> Any:
    return PRINTED[slug(s, card)].get(name, default)


def tokens(s: State, card: int, kind: int) -> int:
    return s.counters.get(card * KINDS + kind, 0)


def handle(s: State, card: int) -> str:
    return f"#{s.serial[card]}"


def in_zone(s: State, zone: int) -> list[int]:
    return [card for card in range(len(s.code)) if s.zone[card] == zone]


def on_table(s: State) -> list[int]:
    return [card for card in range(len(s.code)) if s.zone[card] == RIG or s.zone[card] >= SERVERS]


def works(s: State, card: int) -> bool:
    """ACTV: whether the text of a card applies now."""
    zone = s.zone[card]
    return zone in (RIG, CORP_SCORE, PLAY_AREA, IDENTITIES) or (zone >= SERVERS and s.faceup[card] == 1)


def working(s: State, title: str) -> list[int]:
    return [card for card in range(len(s.code)) if works(s, card) and slug(s, card) == title]


def is_ice(s: State, card: int) -> bool:
    return bool(fact(s, card, "type") == "ice")


def servers(s: State) -> list[int]:
    """ZONE-11."""
    found = [0, 1, 2]
    for server in range(FIRST_REMOTE, (len(s.zones) - SERVERS) // 2):
        if in_zone(s, root(server)) or in_zone(s, line(server)):
            found.append(server)
    return found


def happened(s: State, event: int, last_turn: bool = False, server: int | None = None) -> bool:
    events = s.last_turn if last_turn else s.happened
    return any(e[0] == event and (server is None or e[2] == server) for e in events)


def lasting(s: State, kind: int, card: int) -> int:
    """What lasting effects add: those on all cards, and those on this very copy."""
    return sum(
        change.n
        for change in s.lasting
        if change.kind == kind and (change.target, change.serial) in ((-1, change.serial), (card, s.serial[card]))
    )


# Values


def strength(s: State, card: int) -> int:
    total: int = fact(s, card, "strength") + lasting(s, STRENGTH, card)
    if is_ice(s, card):
        if slug(s, card) in ("ice-wall", "hadrians-wall", "shadow"):
            total += tokens(s, card, ADVANCEMENT)
        total += sum(server_of(s.zone[card]) == server_of(s.zone[c]) for c in working(s, "experiential-data"))
        total -= sum(tokens(s, c, VIRUS) for c in working(s, "parasite") if s.host[c] == card)
        if s.run is not None and s.run.encountering and s.run.ice == card:
            total -= len(working(s, "ice-carver"))
    else:
        total += sum(s.host[c] == card for c in working(s, "the-personal-touch"))
    return total


def is_a(s: State, ice: int, kind: str) -> bool:
    tinkered = lasting(s, SUBTYPE, ice) != 0
    return kind == "any" or kind in fact(s, ice, "subtypes", ()) or tinkered


def memory_limit(s: State) -> int:
    bonus = {"grimoire": 2, "desperado": 1, "akamatsu-mem-chip": 1, "the-toolbox": 2}
    return 4 + sum(n * len(working(s, title)) for title, n in bonus.items())


def rez_cost(s: State, card: int) -> int:
    cost: int = fact(s, card, "cost")
    if is_ice(s, card):
        cost -= 2 * sum(server_of(s.zone[c]) == server_of(s.zone[card]) for c in working(s, "akitaro-watanabe"))
    return max(0, cost)


def install_cost(s: State, card: int) -> int:
    cost: int = fact(s, card, "cost")
    kate = working(s, "kate-mac-mccaffrey-digital-tinker") and fact(s, card, "type") in ("program", "hardware")
    if kate and not any(
        e[0] == CARD_INSTALLED and fact(s, e[1], "type") in ("program", "hardware") for e in s.happened
    ):
        cost -= 1
    return max(0, cost)


def money(s: State, seat: int, purpose: str, card: int = -1) -> int:
    """CRED-3, RECUR-4: the pool, the run's own credits, and credits on cards that may be spent on this."""
    total = s.credits[seat]
    if seat == RUNNER and s.run is not None:
        total += s.run.purse
    for source in range(len(s.code)):
        if works(s, source) and pays_for(s, slug(s, source), source, purpose, card):
            total += tokens(s, source, CREDIT)
    return total


def pays_for(s: State, title: str, source: int, purpose: str, card: int) -> bool:
    kinds = fact(s, card, "subtypes", ()) if card >= 0 else ()
    if title == "cyberfeeder":
        virus = purpose == "install" and "virus" in kinds and fact(s, card, "type") == "program"
        return virus or (purpose == "use" and "icebreaker" in kinds)
    if title == "the-toolbox":
        return purpose == "use" and "icebreaker" in kinds
    if title == "stimhack":
        return s.run is not None and s.run.source == source and purpose not in ("rez", "trace-corp", "advance")
    return (title, purpose) in (("crash-space", "tag"), ("nbn-making-news", "trace-corp"))


# Actions (ACT)

ADVANCEABLE = {"aggressive-secretary", "project-junebug", "ghost-branch", "hadrians-wall", "ice-wall", "shadow"}


def can_be_advanced(s: State, card: int) -> bool:
    agenda = fact(s, card, "type") == "agenda" and is_root(s.zone[card])
    return s.zone[card] >= SERVERS and (agenda or slug(s, card) in ADVANCEABLE)


def some(s: State, fits: Callable[[State, int], bool]) -> bool:
    return any(fits(s, card) for card in on_table(s))


def unrezzed(s: State, card: int) -> bool:
    return s.zone[card] >= SERVERS and not s.faceup[card]


def rezzed_ice(s: State, card: int) -> bool:
    return is_line(s.zone[card]) and bool(s.faceup[card])


def always(s: State, card: int) -> bool:
    return True


# What a card needs besides its cost, so that playing it could change something
PLAYABLE: dict[str, Callable[[State, int], bool]] = {
    "deja-vu": lambda s, c: bool(in_zone(s, HEAP)),
    "demolition-run": always,
    "stimhack": always,
    "account-siphon": always,
    "easy-mark": always,
    "forged-activation-orders": lambda s, c: some(s, lambda s, i: is_ice(s, i) and unrezzed(s, i)),
    "inside-job": always,
    "special-order": lambda s, c: bool(in_zone(s, STACK)),
    "diesel": lambda s, c: bool(in_zone(s, STACK)),
    "modded": lambda s, c: any(
        o != c
        and fact(s, o, "type") in ("program", "hardware")
        and can_install(s, o, 3, s.credits[1] - fact(s, c, "cost"))
        for o in in_zone(s, GRIP)
    ),
    "the-makers-eye": always,
    "tinkering": lambda s, c: some(s, is_ice),
    "infiltration": always,
    "sure-gamble": always,
    "archived-memories": lambda s, c: bool(in_zone(s, ARCHIVES_CARDS)),
    "biotic-labor": always,
    "shipment-from-mirrormorph": lambda s, c: any(
        o != c and fact(s, o, "type") != "operation" for o in in_zone(s, HQ_CARDS)
    ),
    "neural-emp": lambda s, c: happened(s, RUN_BEGINS, last_turn=True),
    "precognition": lambda s, c: bool(in_zone(s, RD_CARDS)),
    "anonymous-tip": lambda s, c: bool(in_zone(s, RD_CARDS)),
    "closed-accounts": lambda s, c: s.tags > 0 and s.credits[RUNNER] > 0,
    "psychographics": lambda s, c: min(s.tags, s.credits[CORP]) > 0 and some(s, can_be_advanced),
    "sea-source": lambda s, c: happened(s, RUN_SUCCESSFUL, last_turn=True),
    "aggressive-negotiation": lambda s, c: happened(s, SCORED) and bool(in_zone(s, RD_CARDS)),
    "beanstalk-royalties": always,
    "hedge-fund": always,
    "scorched-earth": lambda s, c: s.tags > 0,
    "shipment-from-kaguya": lambda s, c: some(s, can_be_advanced),
}


def can_play(s: State, card: int) -> bool:
    """PLAY-8, ACT-4."""
    if fact(s, card, "type") not in ("event", "operation"):
        return False
    cost = fact(s, card, "cost")
    seat = CORP if fact(s, card, "side") == "corp" else RUNNER
    return (cost == "X" or cost <= money(s, seat, "play", card)) and PLAYABLE[slug(s, card)](s, card)


def can_install(s: State, card: int, discount: int = 0, pool: int | None = None) -> bool:
    """INST, MU-3, CARD-9: programs already there may be trashed to make room."""
    kind = fact(s, card, "type")
    if kind in ("event", "operation"):
        return False
    if fact(s, card, "side") == "corp":
        return True
    means = money(s, RUNNER, "install", card) + (0 if pool is None else pool - s.credits[RUNNER])
    if max(0, install_cost(s, card) - discount) > means:
        return False
    if "console" in fact(s, card, "subtypes", ()):
        return not any("console" in fact(s, c, "subtypes", ()) for c in in_zone(s, RIG))
    if slug(s, card) == "parasite":
        return some(s, rezzed_ice)
    if slug(s, card) == "the-personal-touch":
        return any("icebreaker" in fact(s, c, "subtypes", ()) for c in in_zone(s, RIG))
    return bool(kind != "program" or fact(s, card, "memory") <= memory_limit(s))


# Abilities that cost clicks: so many clicks, so many credits, and what else must be so
CLICKS: dict[tuple[str, int], tuple[int, int, Callable[[State, int], bool]]] = {
    ("djinn", 0): (1, 1, lambda s, c: bool(in_zone(s, STACK))),
    ("lemuria-codecracker", 0): (
        1, 1, lambda s, c: happened(s, RUN_SUCCESSFUL, server=HQ) and some(s, unrezzed),
    ),
    ("sneakdoor-beta", 0): (1, 0, always),
    ("data-dealer", 0): (1, 0, lambda s, c: bool(in_zone(s, RUNNER_SCORE))),
    ("crypsis", 2): (1, 0, always),
    ("armitage-codebusting", 0): (1, 0, lambda s, c: tokens(s, c, CREDIT) > 0),
    ("magnum-opus", 0): (1, 0, always),
    ("private-security-force", 0): (1, 0, lambda s, c: s.tags > 0),
    ("melange-mining-corp", 0): (3, 0, always),
    ("security-subcontract", 0): (1, 0, lambda s, c: some(s, rezzed_ice)),
}  # fmt: skip


def legal_actions(s: State, seat: int) -> set[str]:
    found = {"credit"}
    if in_zone(s, DECK[seat]):
        found.add("draw")
    for card in in_zone(s, HAND[seat]):
        if can_play(s, card):
            found.add(f"play {slug(s, card)}")
        if can_install(s, card):
            found.add(f"install {slug(s, card)}")
    for (title, n), (clicks, cost, allowed) in CLICKS.items():
        for card in working(s, title):
            owner = CORP if fact(s, card, "side") == "corp" else RUNNER
            affordable = s.clicks[seat] >= clicks and money(s, seat, "use", card) >= cost
            if owner == seat and affordable and allowed(s, card):
                found.add(f"use {handle(s, card)} {n}")
    return found | (corp_actions(s) if seat == CORP else runner_actions(s))


def corp_actions(s: State) -> set[str]:
    found = {"purge"} if s.clicks[CORP] >= 3 else set()
    for card in on_table(s):
        if can_be_advanced(s, card) and money(s, CORP, "advance") >= 1:
            found.add(f"advance {handle(s, card)}")
        if fact(s, card, "type") == "resource" and s.tags and money(s, CORP, "trash") >= 2:
            found.add(f"trash-resource {handle(s, card)}")
    return found


def runner_actions(s: State) -> set[str]:
    found = {f"run {server_name(server)}" for server in servers(s)}
    if s.tags and money(s, RUNNER, "tag") >= 2:
        found.add("remove-tag")
    return found


# Windows (PAW): which of P, R, S and the approached ice each step of a chart allows
WINDOWS = {
    "corp-turn": "PRS", "runner-turn": "PR", "run/approach_window": "P", "run/rez_window": "PRI",
    "run/server_window": "P", "run/last_window": "PR", "encounter/interaction": "PB",
}  # fmt: skip

# Icebreakers: what they break, for how much; what a boost costs and whether it lasts for the run
BREAKERS: dict[str, tuple[str, int, int, bool]] = {
    "corroder": ("barrier", 1, 1, False),
    "mimic": ("sentry", 1, -1, False),
    "yog-0": ("code-gate", 0, -1, False),
    "aurora": ("barrier", 2, 2, False),
    "femme-fatale": ("sentry", 1, 2, False),
    "ninja": ("sentry", 1, 3, False),
    "battering-ram": ("barrier", 2, 1, True),
    "gordian-blade": ("code-gate", 1, 1, True),
    "pipeline": ("sentry", 1, 2, True),
    "crypsis": ("any", 1, 1, False),
}
SUBROUTINES = {
    "heimdall-1-0": 3, "ichi-1-0": 3, "viktor-1-0": 2, "rototurret": 2, "cell-portal": 1, "chum": 1,
    "data-mine": 1, "neural-katana": 1, "wall-of-thorns": 2, "data-raven": 1, "matrix-analyzer": 1, "tollbooth": 1,
    "archer": 4, "hadrians-wall": 2, "ice-wall": 1, "shadow": 2, "enigma": 2, "hunter": 1, "wall-of-static": 1,
}  # fmt: skip


def unbroken(s: State) -> list[int]:
    run = s.run
    if run is None or run.ice < 0 or not run.interacting:
        return []
    return [n for n in range(SUBROUTINES[slug(s, run.ice)]) if not run.broken >> n & 1]


def legal_in_window(s: State, seat: int) -> set[str]:
    parent = s.stack[-2]
    flags = WINDOWS.get(parent.flow.name) or WINDOWS[f"{parent.flow.name}/{parent.step}"]
    found = {"pass"} | (corp_abilities(s) if seat == CORP else runner_abilities(s))
    if seat == CORP:
        found |= {f"rez {handle(s, card)}" for card in on_table(s) if may_rez(s, card, flags)}
        if "S" in flags:
            found |= {f"score {handle(s, card)}" for card in on_table(s) if may_score(s, card)}
    return found


def may_rez(s: State, card: int, flags: str) -> bool:
    """REZ-2 to REZ-4: assets and upgrades in R windows, ice only while it is approached."""
    if not unrezzed(s, card) or fact(s, card, "type") == "agenda" or rez_cost(s, card) > money(s, CORP, "rez"):
        return False
    if is_ice(s, card):
        approached = "I" in flags and s.run is not None and s.run.ice == card
        return approached and (slug(s, card) != "archer" or bool(in_zone(s, CORP_SCORE)))
    return "R" in flags


def may_score(s: State, card: int) -> bool:
    if fact(s, card, "type") != "agenda" or not is_root(s.zone[card]):
        return False
    grid = sum(s.zone[c] == s.zone[card] for c in working(s, "sansan-city-grid"))
    return tokens(s, card, ADVANCEMENT) >= int(max(0, fact(s, card, "advance") - grid))


def corp_abilities(s: State) -> set[str]:
    found = set()
    for card in working(s, "nisei-mk-ii"):
        if tokens(s, card, AGENDA_COUNTER) and s.zone[card] == CORP_SCORE and s.run is not None and not s.run.ended:
            found.add(f"use {handle(s, card)} 0")
    for card in working(s, "astroscript-pilot-program"):
        if tokens(s, card, AGENDA_COUNTER) and s.zone[card] == CORP_SCORE and some(s, can_be_advanced):
            found.add(f"use {handle(s, card)} 0")
    for card in working(s, "data-raven"):
        if tokens(s, card, POWER):
            found.add(f"use {handle(s, card)} 0")
    for card in working(s, "corporate-troubleshooter") if money(s, CORP, "use") else []:
        if any(rezzed_ice(s, ice) and server_of(s.zone[ice]) == server_of(s.zone[card]) for ice in on_table(s)):
            found.add(f"use {handle(s, card)} 0")
    return found


def runner_abilities(s: State) -> set[str]:
    found = set()
    run = s.run
    meets = run is not None and run.encountering and run.ice >= 0
    for title, (kind, price, boost, all_run) in BREAKERS.items():
        for card in working(s, title):
            if can_break(s, card, kind, price):
                found.add(f"use {handle(s, card)} 0")
            if boost >= 0 and (meets or (all_run and run is not None)) and money(s, RUNNER, "use", card) >= boost:
                found.add(f"use {handle(s, card)} 1")
    for card in working(s, "datasucker"):
        if meets and tokens(s, card, VIRUS):
            found.add(f"use {handle(s, card)} 0")
    for card in working(s, "wyrm"):
        found |= wyrm(s, card)
    if run is not None and run.interacting and run.ice >= 0 and s.clicks[RUNNER] and unbroken(s):
        if slug(s, run.ice) in ("heimdall-1-0", "ichi-1-0", "viktor-1-0"):
            found.add(f"use {handle(s, run.ice)} 0")
    return found


def can_break(s: State, card: int, kind: str, price: int) -> bool:
    """BRK-1 to BRK-4."""
    run = s.run
    if run is None or not unbroken(s) or not is_a(s, run.ice, kind):
        return False
    return strength(s, card) >= strength(s, run.ice) and money(s, RUNNER, "use", card) >= price


def wyrm(s: State, card: int) -> set[str]:
    run = s.run
    found: set[str] = set()
    if run is None or not run.encountering or run.ice < 0:
        return found
    if can_break(s, card, "any", 3) and strength(s, run.ice) <= 0:
        found.add(f"use {handle(s, card)} 0")
    if money(s, RUNNER, "use", card) >= 1:
        found.add(f"use {handle(s, card)} 2")
        if run.interacting and strength(s, card) >= strength(s, run.ice):
            found.add(f"use {handle(s, card)} 1")
    return found


# Other questions


def legal_destinations(s: State, seat: int) -> set[str]:
    """INST-3, INST-4: for the Corp."""
    card = s.stack[-1].card
    kind = fact(s, card, "type")
    if slug(s, card) == "research-station":
        return {"at hq"}
    allowed = [n for n in servers(s) if kind in ("ice", "upgrade") or n >= FIRST_REMOTE]
    return {f"at {server_name(n)}" for n in allowed} | {"at new"}


def legal_after_access(s: State, seat: int) -> set[str]:
    """TRASH-2, TRASH-4."""
    run = s.run
    assert run is not None
    found = {"leave"}
    return found | trashing(s, run.accessing)


def trashing(s: State, card: int) -> set[str]:
    found = set()
    run = s.run
    assert run is not None
    cost = fact(s, card, "trash", -1)
    if s.zone[card] != ARCHIVES_CARDS:
        if cost >= 0 and cost <= money(s, RUNNER, "trash"):
            found.add(f"trash {cost}")
        if run.source >= 0 and slug(s, run.source) == "demolition-run":
            found.add(f"trash-by {handle(s, run.source)}")
    return found


def legal_steal(s: State, seat: int) -> set[str]:
    """STEAL-1, STEAL-2."""
    run = s.run
    assert run is not None
    card = run.accessing
    here = [c for c in working(s, "red-herrings") if server_of(s.zone[c]) == run.server]
    cost = 5 * len(here) + lasting(s, STEAL_COST, card)
    if cost == 0:
        return {"steal"} | trashing(s, card)
    paid = {f"steal {cost}"} if money(s, RUNNER, "steal") >= cost else set()
    return paid | {"decline"} | trashing(s, card)


def legal_breaks(s: State, seat: int) -> set[str]:
    found = {f"subroutine {n}" for n in unbroken(s)}
    return found | ({"done"} if s.stack[-1].k else set())


def legal_discards(s: State, seat: int) -> set[str]:
    return {f"discard {slug(s, card)}" for card in in_zone(s, HAND[seat])}


def legal_bids(s: State, seat: int) -> set[str]:
    most = money(s, seat, "trace-corp" if seat == CORP else "link")
    return {f"number {n}" for n in range(most + 1)}


LEGAL: dict[str, Callable[[State, int], set[str]]] = {
    "action": legal_actions,
    "window": legal_in_window,
    "install-where": legal_destinations,
    "trash-accessed": legal_after_access,
    "steal": legal_steal,
    "break": legal_breaks,
    "discard": legal_discards,
    "trace": legal_bids,
    "link": legal_bids,
    "mulligan": lambda s, seat: {"keep", "mulligan"},
    "jack-out": lambda s, seat: {"continue", "jack-out"},
}


def judges(s: State) -> bool:
    """Whether the oracle has an opinion on the open question."""
    ask = s.ask
    runner_installs = ask is not None and ask.kind == "install-where" and ask.seat == RUNNER
    return ask is not None and ask.kind in LEGAL and not runner_installs


def conceivable(s: State) -> set[str]:
    """Everything that somebody might think of answering: all verbs with all titles, handles, servers and numbers."""
    found = {"credit", "draw", "purge", "remove-tag", "pass", "leave", "decline", "steal", "done", "keep", "mulligan",
             "continue", "jack-out"}  # fmt: skip
    for title in {slug(s, card) for card in range(len(s.code))}:
        found |= {f"{verb} {title}" for verb in ("play", "install", "discard", "access", "pick")}
    for n in range(s.serials + 2):
        found |= {f"{verb} #{n}" for verb in ("advance", "trash-resource", "rez", "score", "trash-by", "on")}
        found |= {f"use #{n} {ability}" for ability in range(4)}
    for server in range((len(s.zones) - SERVERS) // 2 + 1):
        found |= {f"run {server_name(server)}", f"at {server_name(server)}"}
    for n in NUMBERS:
        found |= {f"number {n}", f"trash {n}", f"steal {n}", f"subroutine {n}"}
    return found | {"at new", "at rig"}


def legal(s: State) -> set[str]:
    ask = s.ask
    assert ask is not None
    return LEGAL[ask.kind](s, ask.seat)
