"""The rulebook's nouns, as numbers."""

from __future__ import annotations

from typing import Final

CORP: Final = 0
RUNNER: Final = 1
NOBODY: Final = -1
SIDES: Final = ["corp", "runner"]

# Card types (COMP-2, COMP-3)
IDENTITY: Final = 0
AGENDA: Final = 1
ASSET: Final = 2
UPGRADE: Final = 3
ICE: Final = 4
OPERATION: Final = 5
EVENT: Final = 6
HARDWARE: Final = 7
PROGRAM: Final = 8
RESOURCE: Final = 9
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

# What can happen, and so meet a condition (ABIL-5)
GAME_BEGINS: Final = 0
TURN_BEGINS: Final = 1
TURN_ENDS: Final = 2
INSTALLED: Final = 3
PLAYED: Final = 4
RESOLVED: Final = 5
REZZED: Final = 6
DEREZZED: Final = 7
ADVANCED: Final = 8
SCORED: Final = 9
STOLEN: Final = 10
TRASHED: Final = 11
EXPOSED: Final = 12
RUN_BEGINS: Final = 13
APPROACHED: Final = 14
ENCOUNTERED: Final = 15
INTERACTED: Final = 16
ENCOUNTER_ENDS: Final = 17
PASSED: Final = 18
RUN_SUCCESSFUL: Final = 19
RUN_UNSUCCESSFUL: Final = 20
RUN_ENDS: Final = 21
ACCESS_BEGINS: Final = 22
ACCESSED: Final = 23
WOULD_SUFFER: Final = 24
DONE_DAMAGE: Final = 25
SUFFERED: Final = 26
TAGGED: Final = 27
TRACED: Final = 28
PURGED: Final = 29
EMPTIED: Final = 30
WATCHED: Final = 31
WOULD_EXPOSE: Final = 32
DISCARD_ENDS: Final = 33
WOULD_TRASH: Final = 34
ENCOUNTERED_NEXT: Final = 35
USED: Final = 36
EVENTS: Final = [
    "game-begins", "turn-begins", "turn-ends", "installed", "played", "resolved", "rezzed", "derezzed",
    "advanced", "scored", "stolen", "trashed", "exposed", "run-begins", "approached", "encountered",
    "interacted", "encounter-ends", "passed", "run-successful", "run-unsuccessful", "run-ends",
    "access-begins", "accessed", "would-suffer", "done-damage", "suffered", "tagged", "traced", "purged",
    "emptied", "watched", "would-expose", "discard-ends", "would-trash", "encountered-next", "used",
]  # fmt: skip

# How long something lasts (BRK-5, AMB-37)
ENCOUNTER: Final = 0
RUN: Final = 1
TURN: Final = 2
NEXT_ENCOUNTER: Final = 3

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
LINK: Final = 9
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

# Servers a text may name
ANY_SERVER: Final = -1
ANY_CENTRAL: Final = -3
ANY_REMOTE: Final = -4

# Who knows what a card is
CORP_KNOWS: Final = 1
RUNNER_KNOWS: Final = 2
ALL_KNOW: Final = 3
KNOWS: Final = [CORP_KNOWS, RUNNER_KNOWS]

# What an active card offers its side: paid abilities, credits to spend; and preventions
PAYS: Final = [1, 2]
FUNDS: Final = [4, 8]
PREVENTS: Final = 16

SUBTYPES: Final[dict[str, int]] = {}
"""Each subtype's bit, in order of first mention."""


def subtype(name: str) -> int:
    if name not in SUBTYPES:
        SUBTYPES[name] = 1 << len(SUBTYPES)
    return SUBTYPES[name]


ICEBREAKER: Final = subtype("icebreaker")
BARRIER: Final = subtype("barrier")
CODE_GATE: Final = subtype("code-gate")
SENTRY: Final = subtype("sentry")
TRAP: Final = subtype("trap")
CONSOLE: Final = subtype("console")
REGION: Final = subtype("region")
VIRUS_CARD: Final = subtype("virus")


def root(server: int) -> int:
    """The zone of the cards in a server, or in the root of a central one."""
    return SERVERS + 2 * server


def line(server: int) -> int:
    """The zone of the ice that protects a server, innermost first (ZONE-12)."""
    return SERVERS + 2 * server + 1


def server_of(zone: int) -> int:
    """The server a zone belongs to, or -1."""
    return (zone - SERVERS) // 2 if zone >= SERVERS else -1


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
