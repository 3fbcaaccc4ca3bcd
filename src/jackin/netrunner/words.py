"""The rulebook's nouns, as numbers."""

from __future__ import annotations

from typing import Final

CORP: Final = 0
RUNNER: Final = 1
NOBODY: Final = -1
SIDES: Final = ["corp", "runner"]

# Card types (COMP-2, COMP-3)
IDENTITY: Final = 0
AGENDA_TYPE: Final = 1
ASSET_TYPE: Final = 2
UPGRADE_TYPE: Final = 3
ICE_TYPE: Final = 4
OPERATION_TYPE: Final = 5
EVENT_TYPE: Final = 6
HARDWARE_TYPE: Final = 7
PROGRAM_TYPE: Final = 8
RESOURCE_TYPE: Final = 9
TYPES: Final = [
    "identity", "agenda", "asset", "upgrade", "ice", "operation", "event", "hardware", "program", "resource",
]  # fmt: skip

# Zones (ZONE); servers follow, two zones each
HQ_CARDS: Final = 0
RD_CARDS: Final = 1
ARCHIVES_CARDS: Final = 2
GRIP: Final = 3
STACK: Final = 4
HEAP: Final = 5
CORP_SCORE: Final = 6
RUNNER_SCORE: Final = 7
RIG: Final = 8
REMOVED: Final = 9
ASIDE: Final = 10
PLAY_AREA: Final = 11
IDENTITIES: Final = 12
HOSTED: Final = 13
# The draw piles of an automa (CA-2, RA-3 to RA-5), facedown for everybody; the top card is the last
ICE_PILE: Final = 14
OP_PILE: Final = 15
RE_PILE: Final = 16
ES_PILE: Final = 17
PRO_PILE: Final = 18
EC_PILE: Final = 19
SERVERS: Final = 20
ZONES: Final = [
    "hq", "rd", "archives", "grip", "stack", "heap", "corp-score", "runner-score", "rig", "removed",
    "aside", "play-area", "identities", "hosted", "ice-pile", "op-pile", "re-pile", "es-pile", "pro-pile",
    "ec-pile",
]  # fmt: skip

# Servers (ZONE-7, ZONE-8); remotes are FIRST_REMOTE and up
HQ: Final = 0
RD: Final = 1
ARCHIVES: Final = 2
FIRST_REMOTE: Final = 3
NEW_REMOTE: Final = -2
IN_RIG: Final = -5  # where the Runner installs, if not on a card

HAND: Final = [HQ_CARDS, GRIP]
DECK: Final = [RD_CARDS, STACK]
DISCARD: Final = [ARCHIVES_CARDS, HEAP]
SCORE: Final = [CORP_SCORE, RUNNER_SCORE]

# Counters and tokens (COMP-4)
ADVANCEMENT: Final = 0
CREDIT: Final = 1
VIRUS: Final = 2
POWER: Final = 3
AGENDA_COUNTER: Final = 4
MARK: Final = 5
POINTS: Final = 6
WORTHLESS: Final = 100  # what POINTS holds for 0: a converted card may be worth less than nothing
COUNTERS: Final = ["advancement", "credit", "virus", "power", "agenda", "mark", "points"]
KINDS: Final = 8

# Damage (DMG-1)
NET: Final = 0
MEAT: Final = 1
BRAIN: Final = 2
DAMAGE: Final = ["net", "meat", "brain"]

# Windows (PAW)
PAID: Final = 1
REZ: Final = 2
SCORE_AGENDAS: Final = 4
REZ_ICE: Final = 8
BREAK: Final = 16

# What credits are spent on (CRED-3, RECUR-4)
FOR_PLAY: Final = 0
FOR_INSTALL: Final = 1
FOR_REZ: Final = 2
FOR_USE: Final = 3
FOR_TRASH: Final = 4
FOR_TRACE: Final = 5
FOR_TAG: Final = 6
FOR_ADVANCE: Final = 7
FOR_STEAL: Final = 8
FOR_OTHER: Final = 9
FOR_STEALTH: Final = 10
"""Using a card, with credits from stealth cards only."""

# What can happen, and so meet a condition (ABIL-5); each event says what comes with it
NOTHING: Final = 0
CARD: Final = 1
"""The card that it happens to."""
SOURCE: Final = 2
"""The card that causes it, or none."""
SEAT: Final = 3
SERVER: Final = 4
ZONE: Final = 5
AMOUNT: Final = 6
DAMAGE_KIND: Final = 7
WHETHER: Final = 8
"""1 if so, else 0."""
SERIAL: Final = 9
"""Which copy it was: its name on the table."""


class Event:
    """One thing that can happen: `of` is what its subject is, `n` what its number means."""

    def __init__(self, name: str, of: int, n: int) -> None:
        self.name = name
        self.of = of
        self.n = n


EVENTS: Final[list[Event]] = []


def event(name: str, of: int = NOTHING, n: int = NOTHING) -> int:
    EVENTS.append(Event(name, of, n))
    return len(EVENTS) - 1


GAME_BEGINS: Final = event("game-begins")
TURN_BEGINS: Final = event("turn-begins", n=SEAT)
TURN_ENDS: Final = event("turn-ends", n=SEAT)
CARD_INSTALLED: Final = event("installed", CARD, AMOUNT)  # X
PLAYED: Final = event("played", CARD)
RESOLVED: Final = event("resolved", CARD)
CARD_REZZED: Final = event("rezzed", CARD)
DEREZZED: Final = event("derezzed", CARD)
ADVANCED: Final = event("advanced", CARD)
SCORED: Final = event("scored", CARD, AMOUNT)  # its advancement tokens
STOLEN: Final = event("stolen", CARD)
TRASHED: Final = event("trashed", CARD, WHETHER)  # it was installed
EXPOSED: Final = event("exposed", CARD, WHETHER)  # it was prevented
RUN_BEGINS: Final = event("run-begins", n=SERVER)
APPROACHED: Final = event("approached", CARD)
ICE_ENCOUNTERED: Final = event("encountered", CARD)
INTERACTED: Final = event("interacted", CARD, WHETHER)  # all of its subroutines were broken
ENCOUNTER_ENDS: Final = event("encounter-ends", CARD)
PASSED: Final = event("passed", SOURCE)  # the ice, unless it has gone
RUN_SUCCESSFUL: Final = event("run-successful", n=SERVER)
RUN_UNSUCCESSFUL: Final = event("run-unsuccessful", n=SERVER)
RUN_ENDS: Final = event("run-ends", n=SERVER)
ACCESS_BEGINS: Final = event("access-begins", n=SERVER)
ACCESSED: Final = event("accessed", CARD, ZONE)  # where it lay
WOULD_SUFFER: Final = event("would-suffer", SOURCE, DAMAGE_KIND)
DONE_DAMAGE: Final = event("done-damage", SOURCE, DAMAGE_KIND)
SUFFERED: Final = event("suffered", SOURCE, DAMAGE_KIND)
RUNNER_TAGGED: Final = event("tagged", SOURCE, AMOUNT)
TRACED: Final = event("traced", SOURCE, AMOUNT)  # the margin
PURGED: Final = event("purged")
EMPTIED: Final = event("emptied", CARD)
WATCHED: Final = event("watched", CARD)
DISCARD_ENDS: Final = event("discard-ends", n=SEAT)
USED: Final = event("used", CARD, SERIAL)  # an ability of it, of which there is but one use a turn, or a run
BROKEN: Final = event("broken", CARD)  # a subroutine of this ice
VIRUS_PLACED: Final = event("virus-placed", CARD, SERIAL)
CLICKED_THROUGH: Final = event("clicked-through", CARD)  # clicks were spent to break subroutines of this ice
FROM_HEAP: Final = event("installed-from-heap", CARD)
FIRST_TURN: Final = event("first-turn")  # comes next
ACTED: Final = event("acted", n=SEAT)  # clicks were spent to take an action
ALL_PASSED: Final = event("all-passed", n=SERVER)  # all of the ice that protects it
WOULD_TAKE_BLAME: Final = event("would-take-blame", SOURCE, AMOUNT)  # bad publicity
RESOURCE_INSTALLED: Final = event("resource-installed", CARD)
TITLE_PLAYED: Final = event("title-played", n=AMOUNT)  # a text of which there is one use a turn, however many copies
BAD_PUBLICITY_TAKEN: Final = event("bad-publicity-taken", n=AMOUNT)
CLICKED_FOR: Final = event("clicked-for", n=SEAT)  # a credit or a card, by no card's text
CARD_DRAWN: Final = event("drawn", CARD)  # by the Corp
TOKENS_PLACED: Final = event("tokens-placed", CARD, AMOUNT)
WOULD_DO: Final = event("would-do", SOURCE, DAMAGE_KIND)  # before anything can prevent it
SPENT_SHOWN: Final = event("spent-shown", CARD)  # what both players have spent in secret
LOST_TO_DAMAGE: Final = event("lost-to-damage", CARD, DAMAGE_KIND)
RUNNER_TRASHED: Final = event("runner-trashed", CARD)  # an installed card of the Corp

# How long something lasts (BRK-5, AMB-37)
ENCOUNTER: Final = 0
RUN: Final = 1
TURN: Final = 2
NEXT_ENCOUNTER: Final = 3
NEXT_ICE: Final = -2
"""What lasts is about the ice that is encountered next."""
WHILE_REZZED: Final = 4
NEXT_TURN: Final = 5
"""Until the next turn of whose effect it is begins."""

# When a paid ability can do anything at all
ANY_MOMENT: Final = 0
IN_RUN: Final = 1
IN_ENCOUNTER: Final = 2

# Values that constant abilities change (ABIL-2)
STRENGTH: Final = 0
REZ_COST: Final = 1
INSTALL_COST: Final = 2
PLAY_COST: Final = 3
TRASH_COST: Final = 4
STEAL_COST: Final = 5
REQUIREMENT: Final = 6
HAND_SIZE: Final = 7
MEMORY: Final = 8
LINK_VALUE: Final = 9
SUBTYPE: Final = 10
ACCESSES: Final = 11
SUBTYPE_LOSS: Final = 12
CLICKS: Final = 13
CANNOT_DRAW: Final = 14
CANNOT_RUN: Final = 15
CANNOT_JACK_OUT: Final = 16
CANNOT_SCORE: Final = 17
REZ_SURCHARGE: Final = 18
CANNOT_RUN_ON: Final = 19
ONLY_ACCESS: Final = 20
SUBROUTINE: Final = 21
RUN_CLICKS: Final = 22
CANNOT_ADVANCE: Final = 23
STEAL_CLICKS: Final = 30
MEAT_DAMAGE: Final = 31
CANNOT_SPEND: Final = 32
MOST_ACCESSES: Final = 33
UNBREAKABLE: Final = 34
CANNOT_REZ_ICE: Final = 24
CANNOT_ACCESS: Final = 25
CANNOT_SUFFER: Final = 26
REZ_TWICE: Final = 27
WAIVES_PLAY_COST: Final = 28
MEMORY_FOR: Final = 29
CANNOT_STEAL: Final = 40
CANNOT_REZ: Final = 41
CANNOT_BREAK: Final = 42
CANNOT_BYPASS: Final = 43
THEIR_HAND_SIZE: Final = 44
POINTS_TO_WIN: Final = 45
CANNOT_TRASH: Final = 46
CANNOT_USE: Final = 47

# Servers a text may name
ANY_SERVER: Final = -1
ANY_CENTRAL: Final = -3
ANY_REMOTE: Final = -4

# Who knows what a card is
CORP_KNOWS: Final = 1
RUNNER_KNOWS: Final = 2
ALL_KNOW: Final = 3
KNOWS: Final = [CORP_KNOWS, RUNNER_KNOWS]

# What an active card offers its side: abilities that are actions, credits to spend; and preventions
ACTS: Final = [1, 2]
FUNDS: Final = [4, 8]
PREVENTS: Final = 16
FROM_GRIP: Final = 32
"""A paid ability of the Runner that needs a card of the grip."""
PAYS: Final = [64, 512]
"""A paid ability for windows, from some moment on: `PAYS[seat] << moment`."""

SUBTYPES: Final[dict[str, int]] = {}
"""Each subtype's bit, in order of first mention."""


def subtype(name: str) -> int:
    if name not in SUBTYPES:
        SUBTYPES[name] = 1 << len(SUBTYPES)
    return SUBTYPES[name]


ICEBREAKER_SUBTYPE: Final = subtype("icebreaker")
BARRIER_SUBTYPE: Final = subtype("barrier")
CODE_GATE_SUBTYPE: Final = subtype("code-gate")
SENTRY_SUBTYPE: Final = subtype("sentry")
TRAP: Final = subtype("trap")
CONSOLE: Final = subtype("console")
REGION: Final = subtype("region")
VIRUS_SUBTYPE: Final = subtype("virus")
STEALTH: Final = subtype("stealth")


def root(server: int) -> int:
    """The zone of the cards in a server, or in the root of a central one."""
    return SERVERS + 2 * server


def line(server: int) -> int:
    """The zone of the ice that protects a server, innermost first (ZONE-12)."""
    return SERVERS + 2 * server + 1


def server_of(zone: int) -> int:
    """The server a zone belongs to, or -1."""
    return (zone - SERVERS) // 2 if zone >= SERVERS else -1


def server_at(zone: int) -> int:
    """The server that a card there is accessed from, or -1."""
    return zone if zone in (HQ_CARDS, RD_CARDS, ARCHIVES_CARDS) else server_of(zone)


def is_open(zone: int) -> bool:
    """Whether cards there lie on the table, each with a handle of its own; not in a hand, deck or discard pile."""
    return zone >= CORP_SCORE


def is_pile(zone: int) -> bool:
    return ICE_PILE <= zone < SERVERS


def is_table(zone: int) -> bool:
    """Where cards are installed; moving from one such place to another is not uninstalling (UNINST-1)."""
    return zone == RIG or zone >= SERVERS


def is_line(zone: int) -> bool:
    return zone >= SERVERS and (zone - SERVERS) % 2 == 1


def is_root(zone: int) -> bool:
    return zone >= SERVERS and (zone - SERVERS) % 2 == 0


def server_name(server: int) -> str:
    if server >= FIRST_REMOTE:
        return f"remote-{server - FIRST_REMOTE + 1}"
    if server == NEW_REMOTE:
        return "new"
    if server == IN_RIG:
        return "rig"
    return ("hq", "rd", "archives")[server]


def zone_name(zone: int) -> str:
    if zone < SERVERS:
        return ZONES[zone]
    return f"{server_name(server_of(zone))}/{'ice' if is_line(zone) else 'root'}"


HANDLES: Final = [f"#{n}" for n in range(1000)]


def handle(serial: int) -> str:
    """What everybody calls an installed card."""
    return HANDLES[serial] if serial < 1000 else f"#{serial}"
