"""Which cards: combine with `&`, `|`, `~`."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.rules import active, queries, servers, subtypes
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.rules.reading import ABOUT, CHOSEN, LAY_IN, NUMBER
from jackin.netrunner.state import State
from jackin.netrunner.words import subtype


class OfType(Filter):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return subtypes.is_a(s, card, self.kind)


class WithSubtype(Filter):
    def __init__(self, bit: int) -> None:
        self.bit = bit

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return subtypes.has_subtype(s, card, self.bit)

    def misses(self, kind: int) -> bool:
        return self.bit != kind

    def ice_kind(self) -> str:
        return next(name for name, bit in words.SUBTYPES.items() if bit == self.bit)


class Rezzed(Filter):
    def fits(self, s: State, card: int, f: Frame) -> bool:
        return active.rezzed(s, card)


class Unrezzed(Filter):
    def fits(self, s: State, card: int, f: Frame) -> bool:
        return active.unrezzed(s, card)


class Installed(Filter):
    def fits(self, s: State, card: int, f: Frame) -> bool:
        return active.installed(s, card)


class Self(Filter):
    """SELF-1: this copy only."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return card == f.card

    def is_self(self) -> bool:
        return True


class Host(Filter):
    def fits(self, s: State, card: int, f: Frame) -> bool:
        return card >= 0 and card == s.host[f.card]

    def ice_kind(self) -> str:
        return "host"


class Yours(Filter):
    """Cards of the side whose text this is."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return CARDS[s.code[card]].side == CARDS[s.code[f.card]].side


class ProtectingHere(Filter):
    """Ice that protects the server this card is in; as it was, if this card has just been trashed."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        server = servers.here(s, f.card)
        return s.zone[card] == words.line(server if server >= 0 else LAY_IN.of(f))


class Here(Filter):
    """Cards in this card's server, or being accessed from it."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        server = servers.here(s, f.card)
        if server < 0:
            return False
        if s.zone[card] == words.root(server):
            return True
        return s.run is not None and s.run.accessing == card and words.server_at(s.zone[card]) == server


class Encountered(Filter):
    """The ice the Runner encounters now."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        run = s.run
        return run is not None and run.encountering and run.ice == card


class Marked(Filter):
    """The card this one chose when it was installed (INFO-4)."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return s.counter(f.card, words.MARK) == s.serial[card] and active.installed(s, card)


class Advanceable(Filter):
    def fits(self, s: State, card: int, f: Frame) -> bool:
        return queries.can_advance(s, card)


class FirstThisTurn(Filter):
    """Only the first card of this kind that is installed in a turn."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def fits(self, s: State, card: int, f: Frame) -> bool:
        if not self.what.fits(s, card, f):
            return False
        return not any(event[0] == words.CARD_INSTALLED and self.what.fits(s, event[1], f) for event in s.happened)


class In(Filter):
    def __init__(self, zone: int) -> None:
        self.zone = zone

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return s.zone[card] == self.zone


class SameTitle(Filter):
    """Another copy of this card."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return card != f.card and s.code[card] == s.code[f.card]


class SameAsIt(Filter):
    """Another copy of the card that the condition is about."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        about = ABOUT.of(f)
        return card != about and about >= 0 and s.code[card] == s.code[about]


class SameAsChosen(Filter):
    """A copy of the card that was chosen."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return any(s.code[card] == s.code[chosen] for chosen in CHOSEN.of(f))


class HostedHere(Filter):
    def fits(self, s: State, card: int, f: Frame) -> bool:
        return card >= 0 and s.host[card] == f.card


class ProtectingIt(Filter):
    """Ice that protects the server that was chosen."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return s.zone[card] == words.line(NUMBER.of(f))


class Costing(Filter):
    """With a printed cost of at most so much."""

    def __init__(self, most: Value) -> None:
        self.most = most

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return printed(s, card).cost <= self.most.of(s, f)


class AtServer(Filter):
    """Where a text asks about servers, not cards."""

    def __init__(self, server: int) -> None:
        self.server = server

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return servers.server_fits(card, self.server)

    def asks_server(self) -> int:
        return self.server


class OwnServer(Filter):
    """This card's own server, where a text asks about servers."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return card == servers.here(s, f.card)


class VirusPlaced(Filter):
    """On which a virus counter has been placed this turn."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return (words.VIRUS_PLACED, card, s.serial[card]) in s.happened


class FirstRezzed(Filter):
    """Only the first card of this kind that is rezzed in a turn."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def fits(self, s: State, card: int, f: Frame) -> bool:
        if not self.what.fits(s, card, f):
            return False
        return not any(event[0] == words.CARD_REZZED and self.what.fits(s, event[1], f) for event in s.happened)


class Outermost(Filter):
    def fits(self, s: State, card: int, f: Frame) -> bool:
        return words.is_line(s.zone[card]) and s.zones[s.zone[card]][-1] == card

    def why_not(self) -> str:
        return "why-not-outermost"

    def ice_kind(self) -> str:
        return "outermost"


class Innermost(Filter):
    def fits(self, s: State, card: int, f: Frame) -> bool:
        return words.is_line(s.zone[card]) and s.zones[s.zone[card]][0] == card

    def why_not(self) -> str:
        return "why-not-innermost"

    def ice_kind(self) -> str:
        return "innermost"


class Protecting(Filter):
    """Ice that protects such a server."""

    def __init__(self, server: int) -> None:
        self.server = server

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return words.is_line(s.zone[card]) and servers.server_fits(servers.here(s, card), self.server)


class InRemote(Filter):
    """In a remote server, not protecting it."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return words.is_root(s.zone[card]) and servers.here(s, card) >= words.FIRST_REMOTE


class Carrying(Filter):
    """On which such a card is hosted."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return any(self.what.fits(s, other, f) for other in servers.hosted(s, card))


def host_ice(s: State, card: int) -> int:
    """The ice that a card is hosted on, or -1."""
    host = s.host[card]
    return host if host >= 0 and words.is_line(s.zone[host]) else -1


class BesideHost(Filter):
    """Ice that protects the same server as this card's host, which is one of them."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        host = host_ice(s, f.card)
        return host >= 0 and s.zone[card] == s.zone[host]


class InLineWithHost(Filter):
    """Ice of the same server as this card's host, or as far from another server; any, if it has no such host."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        host = host_ice(s, f.card)
        return host < 0 or s.zone[card] == s.zone[host] or place_of(s, card) == place_of(s, host)


class NextToHost(Filter):
    """The ice right before or behind this card's host."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        host = host_ice(s, f.card)
        return host >= 0 and s.zone[card] == s.zone[host] and abs(place_of(s, card) - place_of(s, host)) == 1


class AcrossFromHost(Filter):
    """Ice of a remote server if this card's host protects a central one, and the other way; any without a host."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        host = host_ice(s, f.card)
        first = words.FIRST_REMOTE
        return host < 0 or (servers.here(s, card) < first) != (servers.here(s, host) < first)


def place_of(s: State, ice: int) -> int:
    """ZONE-12: counted from the innermost."""
    return s.zones[s.zone[ice]].index(ice)


class InstalledToo(Filter):
    """A card of which another copy is installed."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return any(s.code[other] == s.code[card] and not subtypes.blank(s, other) for other in s.zones[words.RIG])


class Anything(Filter):
    def fits(self, s: State, card: int, f: Frame) -> bool:
        return True

    def ice_kind(self) -> str:
        return "any"


ANYTHING: Final = Anything()
AGENDA: Final = OfType(words.AGENDA_TYPE)
ASSET: Final = OfType(words.ASSET_TYPE)
UPGRADE: Final = OfType(words.UPGRADE_TYPE)
ICE: Final = OfType(words.ICE_TYPE)
OPERATION: Final = OfType(words.OPERATION_TYPE)
EVENT: Final = OfType(words.EVENT_TYPE)
HARDWARE: Final = OfType(words.HARDWARE_TYPE)
PROGRAM: Final = OfType(words.PROGRAM_TYPE)
RESOURCE: Final = OfType(words.RESOURCE_TYPE)

ICEBREAKER: Final = WithSubtype(words.ICEBREAKER_SUBTYPE)
BARRIER: Final = WithSubtype(words.BARRIER_SUBTYPE)
CODE_GATE: Final = WithSubtype(words.CODE_GATE_SUBTYPE)
SENTRY: Final = WithSubtype(words.SENTRY_SUBTYPE)
VIRUS_CARD: Final = WithSubtype(words.VIRUS_SUBTYPE)
BIOROID: Final = WithSubtype(subtype("bioroid"))
AI: Final = WithSubtype(subtype("ai"))
AP: Final = WithSubtype(subtype("ap"))
VIRTUAL: Final = WithSubtype(subtype("virtual"))
LINK_CARD: Final = WithSubtype(subtype("link"))
TRANSACTION: Final = WithSubtype(subtype("transaction"))
NEXT: Final = WithSubtype(subtype("next"))
FRACTER: Final = WithSubtype(subtype("fracter"))
LOCATION: Final = WithSubtype(subtype("location"))
EXECUTIVE: Final = WithSubtype(subtype("executive"))
SYSOP: Final = WithSubtype(subtype("sysop"))
CLONE: Final = WithSubtype(subtype("clone"))
DECODER: Final = WithSubtype(subtype("decoder"))
KILLER: Final = WithSubtype(subtype("killer"))
DESTROYER: Final = WithSubtype(subtype("destroyer"))
CONNECTION: Final = WithSubtype(subtype("connection"))
CAISSA: Final = WithSubtype(subtype("caissa"))
DOUBLE: Final = WithSubtype(subtype("double"))
GRAY_OPS: Final = WithSubtype(subtype("gray-ops"))
BLACK_OPS: Final = WithSubtype(subtype("black-ops"))
RUN_EVENT: Final = WithSubtype(subtype("run"))
TRACER: Final = WithSubtype(subtype("tracer"))
ALLIANCE: Final = WithSubtype(subtype("alliance"))
CURRENT: Final = WithSubtype(subtype("current"))

REZZED: Final = Rezzed()
UNREZZED: Final = Unrezzed()
INSTALLED: Final = Installed()
SELF: Final = Self()
HOST: Final = Host()
YOURS: Final = Yours()
PROTECTING_HERE: Final = ProtectingHere()
HERE: Final = Here()
ENCOUNTERED: Final = Encountered()
MARKED: Final = Marked()
ADVANCEABLE: Final = Advanceable()
SAME_TITLE: Final = SameTitle()
SAME_AS_IT: Final = SameAsIt()
SAME_AS_CHOSEN: Final = SameAsChosen()
HOSTED_HERE: Final = HostedHere()
PROTECTING_IT: Final = ProtectingIt()
OWN_SERVER: Final = OwnServer()
WITH_NEW_VIRUS: Final = VirusPlaced()
OUTERMOST: Final = Outermost()
INNERMOST: Final = Innermost()
IN_REMOTE: Final = InRemote()
BESIDE_HOST: Final = BesideHost()
IN_LINE_WITH_HOST: Final = InLineWithHost()
NEXT_TO_HOST: Final = NextToHost()
ACROSS_FROM_HOST: Final = AcrossFromHost()
INSTALLED_TOO: Final = InstalledToo()
PROTECTING: Final = Protecting(words.ANY_SERVER)


def first_this_turn(what: Filter) -> Filter:
    return FirstThisTurn(what)


def first_rezzed(what: Filter) -> Filter:
    return FirstRezzed(what)


def protecting(server: int) -> Filter:
    return Protecting(server)


def carrying(what: Filter) -> Filter:
    return Carrying(what)


def costing(most: Value) -> Filter:
    return Costing(most)


def at_server(server: int) -> Filter:
    return AtServer(server)


def in_zone(zone: int) -> Filter:
    return In(zone)
