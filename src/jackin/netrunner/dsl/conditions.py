"""What must be so; each says why not."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner import words
from jackin.netrunner.dsl.filters import host_ice
from jackin.netrunner.rules.measures import Condition, NotCarried
from jackin.netrunner.rules.legal import used, used_in_run
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.ice import all_broken, strength
from jackin.netrunner.rules.queries import score, times
from jackin.netrunner.rules.servers import here, server_fits
from jackin.netrunner.rules.subtypes import has_subtype, is_a
from jackin.netrunner.rules.reading import ABOUT, CLICKS_DUE, NUMBER, WENT
from jackin.netrunner.state import SUCCESSFUL, State


RUN_SUBTYPE: Final = words.subtype("run")


class Tagged(Condition):
    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.tags else Message("why-not-tagged", rule="TAG-2")


class Happened(Condition):
    """Something happened in this turn, or in the turn before it."""

    def __init__(self, event: int, server: int, last_turn: bool, why: str) -> None:
        if server != words.ANY_SERVER and words.EVENTS[event].n != words.SERVER:
            raise NotCarried(f"{words.EVENTS[event].name} is about no server")
        self.event = event
        self.server = server
        self.last_turn = last_turn
        self.why = why

    def bar(self, s: State, f: Frame) -> Message | None:
        events = s.last_turn if self.last_turn else s.happened
        for event in events:
            if event[0] == self.event and (self.server == words.ANY_SERVER or server_fits(event[2], self.server)):
                return None
        return Message(self.why)

    def recalls(self) -> int:
        return self.event if self.event in (words.VIRUS_PLACED, words.RESOURCE_INSTALLED) else -1


class OddTokens(Condition):
    """An odd number of advancement tokens is on this card."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.counter(f.card, words.ADVANCEMENT) % 2 else Message("why-no-effect")


class HasBadPublicity(Condition):
    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.bad_publicity else Message("why-no-bad-publicity", rule="BP-1")


class HostedOnIce(Condition):
    """This card is hosted on ice."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if host_ice(s, f.card) >= 0 else Message("why-no-effect")


class InRun(Condition):
    """While a run is under way, on this card's own server if it says so."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.run is not None and not s.run.ended else Message("why-no-run")


class UsedToBreak(Condition):
    """This card broke a subroutine in the encounter that is ending."""

    def bar(self, s: State, f: Frame) -> Message | None:
        used = s.run is not None and f.card in s.run.breakers
        return None if used else Message("why-not-used")


class NotFullyBroken(Condition):
    """The encountered ice has a subroutine that was not broken."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if NUMBER.of(f) == 0 else Message("why-fully-broken")

    def reads(self) -> int:
        return words.WHETHER


class AccessedOutsideArchives(Condition):
    def bar(self, s: State, f: Frame) -> Message | None:
        return Message("why-archives") if NUMBER.of(f) == words.ARCHIVES_CARDS else None

    def reads(self) -> int:
        return words.ZONE


class RunHere(Condition):
    """The run that is under way is on this card's own server."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.run is not None and s.run.server == here(s, f.card) else Message("why-no-run")


class TracedInRun(Condition):
    """A trace has succeeded during a run."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if NUMBER.of(f) > 0 and s.run is not None and not s.run.ended else Message("why-no-run")

    def reads(self) -> int:
        return words.AMOUNT


class RunWasSuccessful(Condition):
    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.run is not None and s.run.outcome == SUCCESSFUL else Message("why-no-run")


class FullyBroken(Condition):
    """Every subroutine of the encountered ice has been broken (BYPASS-2)."""

    def bar(self, s: State, f: Frame) -> Message | None:
        run = s.run
        if run is not None and run.encountering and run.ice >= 0 and all_broken(s, run.ice):
            return None
        return Message("why-not-broken")


class HostFullyBroken(Condition):
    """The ice that this is hosted on is encountered, and all of its subroutines are broken."""

    def bar(self, s: State, f: Frame) -> Message | None:
        run = s.run
        if run is not None and run.encountering and run.ice == s.host[f.card] and all_broken(s, run.ice):
            return None
        return Message("why-not-broken")


class ThisFullyBroken(Condition):
    """This ice is encountered, and all of its subroutines are broken."""

    def bar(self, s: State, f: Frame) -> Message | None:
        run = s.run
        if run is not None and run.encountering and run.ice == f.card and all_broken(s, run.ice):
            return None
        return Message("why-not-broken")


class Outermost(Condition):
    """This ice is the outermost that protects its server."""

    def bar(self, s: State, f: Frame) -> Message | None:
        row = s.zones[s.zone[f.card]] if words.is_line(s.zone[f.card]) else ()
        return None if row and row[-1] == f.card else Message("why-no-effect")


class Trashed(Condition):
    """The instruction before has trashed something; not if that was prevented (PREV-6)."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if WENT.of(f) else Message("why-no-effect")

    def follows(self) -> bool:
        return True


class FirstActionRunsHere(Condition):
    """The Runner's first action, for which this card has been used, is a run on this card's server (AMB-113)."""

    def bar(self, s: State, f: Frame) -> Message | None:
        run = s.run
        if run is None or run.server != here(s, f.card) or not used(s, f.card) or not is_plain(s, run.source):
            return Message("why-no-effect")
        once = times(s, words.ACTED) == 1 and times(s, words.RUN_BEGINS) == 1
        return None if once else Message("why-no-effect")


def is_plain(s: State, source: int) -> bool:
    """An action that makes a run at once: the basic one, a run event, an ability; no event that does more."""
    return source < 0 or not is_a(s, source, words.EVENT_TYPE) or has_subtype(s, source, RUN_SUBTYPE)


class EqualStrength(Condition):
    """This card is exactly as strong as the encountered ice."""

    def bar(self, s: State, f: Frame) -> Message | None:
        run = s.run
        if run is not None and run.ice >= 0 and strength(s, f.card) == strength(s, run.ice):
            return None
        return Message("why-strength-differs", rule="BRK-2")

    def wants_equal_strength(self) -> bool:
        return True


class RunOnNamed(Condition):
    """The run is on the server that this card has named."""

    def bar(self, s: State, f: Frame) -> Message | None:
        if s.run is not None and s.run.server + 1 == s.counter(f.card, words.MARK):
            return None
        return Message("why-other-server")


class BeingAccessed(Condition):
    """This card is being accessed."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.run is not None and s.run.accessing == f.card else Message("why-no-effect")


class ClickedThrough(Condition):
    """The Runner has spent clicks in this run to break subroutines."""

    def bar(self, s: State, f: Frame) -> Message | None:
        for event in reversed(s.happened):
            if event[0] == words.RUN_BEGINS:
                break
            if event[0] == words.CLICKED_THROUGH:
                return None
        return Message("why-no-effect")

    def recalls(self) -> int:
        return words.CLICKED_THROUGH


class WasExposed(Condition):
    """The card that this is about has just been exposed; not if that was prevented."""

    def bar(self, s: State, f: Frame) -> Message | None:
        for event in reversed(s.happened):
            if event[0] == words.EXPOSED and event[1] == ABOUT.of(f):
                return None if event[2] == 0 else Message("why-no-effect")
        return Message("why-no-effect")


class UnusedInRun(Condition):
    """This copy has not yet done in this run what it may do once."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return Message("why-once-a-turn") if used_in_run(s, f.card) else None


class WhileInstalled(Condition):
    """The card was accessed where it is installed."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if NUMBER.of(f) >= words.SERVERS else Message("why-not-installed")

    def reads(self) -> int:
        return words.ZONE


class OutsideRd(Condition):
    """The card was accessed anywhere but in R&D."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return Message("why-no-effect") if NUMBER.of(f) == words.RD_CARDS else None

    def reads(self) -> int:
        return words.ZONE


class NotInstalled(Condition):
    """The card was accessed where it is not installed."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return Message("why-no-effect") if NUMBER.of(f) >= words.SERVERS else None

    def reads(self) -> int:
        return words.ZONE


class WasInstalled(Condition):
    """What was trashed had been installed."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if NUMBER.of(f) == 1 else Message("why-not-installed")

    def reads(self) -> int:
        return words.WHETHER


class AwayFromRemotes(Condition):
    """The encountered ice protects no remote server."""

    def bar(self, s: State, f: Frame) -> Message | None:
        run = s.run
        if run is not None and run.ice >= 0 and here(s, run.ice) >= words.FIRST_REMOTE:
            return Message("why-remote")
        return None

    def spares_remotes(self) -> bool:
        return True


class CorpLeads(Condition):
    """The Corp has more agenda points."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if score(s, words.CORP) > score(s, words.RUNNER) else Message("why-no-effect")


class FirstClick(Condition):
    """Nobody has spent a click on an action this turn, and this takes one."""

    def bar(self, s: State, f: Frame) -> Message | None:
        acted = any(event[0] == words.ACTED for event in s.happened)
        return Message("why-first-click") if acted or CLICKS_DUE.of(f) != 1 else None

    def recalls(self) -> int:
        return words.ACTED


class FirstOnNamed(RunOnNamed):
    """The first successful run of the turn on the server that this card has named."""

    def bar(self, s: State, f: Frame) -> Message | None:
        named = s.counter(f.card, words.MARK) - 1
        times = sum(1 for event in s.happened if event[0] == words.RUN_SUCCESSFUL and event[2] == named)
        return super().bar(s, f) if times == 1 else Message("why-not-first")


class FirstNetOfRun(Condition):
    """No net damage has threatened in this run so far, and this is such."""

    def bar(self, s: State, f: Frame) -> Message | None:
        if NUMBER.of(f) != words.NET:
            return Message("why-no-effect")
        for event in reversed(s.happened):
            if event[0] == words.WOULD_SUFFER and event[2] == words.NET:
                return Message("why-not-first")
            if event[0] == words.RUN_BEGINS:
                break
        return None

    def reads(self) -> int:
        return words.DAMAGE_KIND


class NoRunOn(Condition):
    """No run on such a server has begun this turn."""

    def __init__(self, server: int) -> None:
        self.server = server

    def bar(self, s: State, f: Frame) -> Message | None:
        ran = any(event[0] == words.RUN_BEGINS and server_fits(event[2], self.server) for event in s.happened)
        return Message("why-forbidden") if ran else None


class AllOf(Condition):
    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def bar(self, s: State, f: Frame) -> Message | None:
        for condition in self.conditions:
            bar = condition.bar(s, f)
            if bar is not None:
                return bar
        return None


class Encountering(Condition):
    """While the Runner encounters rezzed ice."""

    def bar(self, s: State, f: Frame) -> Message | None:
        run = s.run
        if run is not None and run.encountering and run.ice >= 0 and rezzed(s, run.ice):
            return None
        return Message("why-only-encounter")


ODD_TOKENS: Final = OddTokens()
TAGGED: Final = Tagged()
OUTSIDE_RD: Final = OutsideRd()
NOT_INSTALLED: Final = NotInstalled()
WAS_INSTALLED: Final = WasInstalled()
AWAY_FROM_REMOTES: Final = AwayFromRemotes()
CORP_LEADS: Final = CorpLeads()
FIRST_CLICK: Final = FirstClick()
FIRST_ON_NAMED: Final = FirstOnNamed()
FIRST_NET_OF_RUN: Final = FirstNetOfRun()
EQUAL_STRENGTH: Final = EqualStrength()
RUN_ON_NAMED: Final = RunOnNamed()
BEING_ACCESSED: Final = BeingAccessed()
HAS_CLICKED_THROUGH: Final = ClickedThrough()
FAILED_LAST_TURN: Final = Happened(words.RUN_UNSUCCESSFUL, words.ANY_SERVER, True, "why-no-failure-last-turn")
DURING_RUN: Final = InRun()
ENCOUNTERING: Final = Encountering()
USED_TO_BREAK: Final = UsedToBreak()
NOT_FULLY_BROKEN: Final = NotFullyBroken()
OUTSIDE_ARCHIVES: Final = AccessedOutsideArchives()
RAN_LAST_TURN: Final = Happened(words.RUN_BEGINS, words.ANY_SERVER, True, "why-no-run-last-turn")
SUCCEEDED_LAST_TURN: Final = Happened(words.RUN_SUCCESSFUL, words.ANY_SERVER, True, "why-no-success-last-turn")
SCORED_THIS_TURN: Final = Happened(words.SCORED, words.ANY_SERVER, False, "why-nothing-scored")
RUN_HERE: Final = RunHere()
TRACED_IN_RUN: Final = TracedInRun()
RUN_WAS_SUCCESSFUL: Final = RunWasSuccessful()
FULLY_BROKEN: Final = FullyBroken()
HOST_FULLY_BROKEN: Final = HostFullyBroken()
THIS_FULLY_BROKEN: Final = ThisFullyBroken()
THIS_OUTERMOST: Final = Outermost()
HAS_TRASHED: Final = Trashed()
FIRST_ACTION_RUNS_HERE: Final = FirstActionRunsHere()
INSTALLED_RESOURCE_LAST_TURN: Final = Happened(
    words.RESOURCE_INSTALLED, words.ANY_SERVER, True, "why-no-resource-last-turn"
)
PLACED_VIRUS: Final = Happened(words.VIRUS_PLACED, words.ANY_SERVER, False, "why-no-virus-placed")
WHILE_INSTALLED: Final = WhileInstalled()
WAS_EXPOSED: Final = WasExposed()
UNUSED_IN_RUN: Final = UnusedInRun()
STOLE_THIS_TURN: Final = Happened(words.STOLEN, words.ANY_SERVER, False, "why-nothing-stolen")
STOLEN_LAST_TURN: Final = Happened(words.STOLEN, words.ANY_SERVER, True, "why-nothing-stolen-last-turn")
SUCCEEDED_ON_RD: Final = Happened(words.RUN_SUCCESSFUL, words.RD, False, "why-no-success-on-rd")
SUCCEEDED_ON_ARCHIVES: Final = Happened(words.RUN_SUCCESSFUL, words.ARCHIVES, False, "why-no-success-on-archives")
SUCCEEDED_ON_CENTRAL: Final = Happened(words.RUN_SUCCESSFUL, words.ANY_CENTRAL, False, "why-no-success-on-central")
SUCCEEDED_THIS_TURN: Final = Happened(words.RUN_SUCCESSFUL, words.ANY_SERVER, False, "why-no-success")
HAS_BAD_PUBLICITY: Final = HasBadPublicity()
HOSTED_ON_ICE: Final = HostedOnIce()
SUCCEEDED_ON_HQ: Final = Happened(words.RUN_SUCCESSFUL, words.HQ, False, "why-no-success-on-hq")


def no_run_on(server: int) -> Condition:
    return NoRunOn(server)


def all_of(*conditions: Condition) -> Condition:
    return AllOf(list(conditions))
