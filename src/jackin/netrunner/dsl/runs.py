"""Runs, ice and access: what texts do in a run."""

from __future__ import annotations

from jackin.kernel.ask import Option
from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.rules.abilities import Effect, Hook, RunText, Sequence, Wording
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.dsl.conditions import NOT_FULLY_BROKEN
from jackin.netrunner.dsl.choices import if_so
from jackin.netrunner.dsl.filters import ICE, REZZED, place_of
from jackin.netrunner.dsl.hurts import net
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.access import access_without_root
from jackin.netrunner.flows.breaking import break_exactly, break_up_to, unbroken
from jackin.netrunner.flows.encounter import bypass as bypass_ice, encounter_outside
from jackin.netrunner.flows.access import access_apart, access_installed
from jackin.netrunner.flows.pick import Counting, Deciding, PickingInstalled, all_installed
from jackin.netrunner.flows.run import RUNS, deflect as deflect_ice, end_the_run, may_leave, must_go_on, start_run
from jackin.netrunner.rules.legal import open_servers
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.changes import NO_FLOW, forbidden
from jackin.netrunner.rules.ice import subroutines_of
from jackin.netrunner.rules.servers import all_servers, here, server_fits
from jackin.netrunner.rules.reading import CLICKS_DUE
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.rules.triggers import resolve_text
from jackin.netrunner.state import Lasting, State
from jackin.netrunner.words import RUNNER


class MakeRun(Deciding):
    """ACT-6: a run by card text; the Runner names a server where the text leaves a choice."""

    def __init__(self, servers: tuple[int, ...], text: RunText) -> None:
        super().__init__()
        self.servers = servers
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("run", self.text)]

    def chooser(self, s: State, f: Frame) -> int:
        return RUNNER

    def could(self, s: State, f: Frame) -> bool:
        return len(self.run_targets(s, CLICKS_DUE.of(f) if f.flow is NO_FLOW else 0)) > 0

    def do(self, s: State, f: Frame) -> None:
        if self.could(s, f):
            super().do(s, f)

    def run_text(self) -> RunText | None:
        return self.text

    def run_servers(self) -> tuple[int, ...]:
        return self.servers

    def run_targets(self, s: State, due: int = 0) -> list[int]:
        return [server for server in open_servers(s, due) if any(server_fits(server, n) for n in self.servers)]

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [RUNS[server] for server in self.run_targets(s)]

    def runs_on(self) -> int:
        return self.servers[0] if len(self.servers) == 1 else words.ANY_SERVER

    def decides(self, s: State, f: Frame, got: Option) -> None:
        start_run(s, got.place, f.card, self.text)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        """What a run brings is seen when it is made."""
        return 0


def run(
    *servers: int,
    if_successful: Effect | None = None,
    instead: tuple[Effect, ...] = (),
    must: bool = False,
    when: tuple[Hook, ...] = (),
    counts_as: int = -1,
    trash_accessed: bool = False,
    no_access: bool = False,
    afterwards: Effect | None = None,
) -> Effect:
    """Make a run on one of these servers, with what the card adds to it. `must`: the access has to be replaced."""
    text = RunText()
    text.hooks = list(when)
    text.success_server = servers[0] if len(servers) == 1 else words.ANY_SERVER
    text.would_succeed_at = counts_as
    text.trash_accessed = trash_accessed
    text.no_access = no_access
    text.if_successful = None if if_successful is None else sequence((if_successful,))
    text.instead = sequence(instead) if instead else None
    text.must = must
    text.afterwards = None if afterwards is None else sequence((afterwards,))
    return MakeRun(servers, text)


class EndTheRun(Effect):
    def could(self, s: State, f: Frame) -> bool:
        return s.run is not None and not s.run.ended

    def do(self, s: State, f: Frame) -> None:
        end_the_run(s)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.ends_run(s)

    def ends_run(self) -> bool:
        return True


class Bypass(Effect):
    def could(self, s: State, f: Frame) -> bool:
        run = s.run
        if run is None or not run.encountering or run.ice < 0:
            return False
        return not forbidden(s, words.CANNOT_BYPASS, run.ice)

    def do(self, s: State, f: Frame) -> None:
        bypass_ice(s)

    def bypasses(self) -> bool:
        return True


class Break(Effect):
    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def breaks(self) -> int:
        return self.most

    def could(self, s: State, f: Frame) -> bool:
        return len(unbroken(s)) > 0

    def do(self, s: State, f: Frame) -> None:
        break_up_to(s, f.card, self.most)


class BreakAllButOne(Break):
    """One subroutine is left unbroken, which the Runner chooses (AMB-128)."""

    def could(self, s: State, f: Frame) -> bool:
        return len(unbroken(s)) > 1

    def do(self, s: State, f: Frame) -> None:
        break_exactly(s, f.card, len(unbroken(s)) - 1)


class AccessRd(Effect):
    """The Runner accesses R&D, without its root; the run goes on."""

    def do(self, s: State, f: Frame) -> None:
        if s.run is not None and not s.run.ended:
            access_without_root(s, words.RD)


class AccessMore(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        if s.run is not None:
            s.run.extra += self.n

    def accesses(self) -> int:
        return self.n


class AccessMoreByCounters(Counting):
    """ACC-16: name how many more, fewer than the counters here."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def most(self, s: State, f: Frame) -> int:
        return max(0, s.counter(f.card, self.kind) - 1)

    def accesses_by(self) -> int:
        return self.kind

    def counts(self, s: State, f: Frame, n: int) -> None:
        if s.run is not None:
            s.run.extra += n


class OnlyAccessThis(Effect):
    """For the rest of the run no other card can be accessed."""

    def do(self, s: State, f: Frame) -> None:
        s.lasting.append(Lasting(words.ONLY_ACCESS, words.RUN, -1, 0, f.card, f.card, f.seat))


class BackToOutermost(Effect):
    """The Runner approaches the outermost ice of the server again."""

    def do(self, s: State, f: Frame) -> None:
        run = s.run
        if run is not None and not must_go_on(s):
            run.ahead = len(s.zones[words.line(run.server)])
            run.moved = True
            say(s, "moved-outermost", RUNNER, f.card, where=run.server)


class MoveToServer(Effect):
    """The Runner goes on before the outermost ice of another server, and attacks that server now (AMB-46)."""

    def __init__(self, server: int) -> None:
        super().__init__()
        self.server = server

    def do(self, s: State, f: Frame) -> None:
        run = s.run
        if run is not None and run.server != self.server:
            run.server = self.server
            run.ahead = len(s.zones[words.line(self.server)])
            run.moved = True
            say(s, "moved-outermost", RUNNER, f.card, where=run.server)


class ForbidOnNext(Effect):
    """CANT-1, of the ice that is encountered next."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def do(self, s: State, f: Frame) -> None:
        s.lasting.append(Lasting(self.what, words.NEXT_ENCOUNTER, words.NEXT_ICE, 0, 1, f.card, f.seat))


class NextIce(Effect):
    """The next ice encountered is stronger, and hurts unless all of it is broken (AMB-44)."""

    def __init__(self, stronger: int, damage: int) -> None:
        super().__init__()
        self.stronger = stronger
        self.text = sequence((if_so(NOT_FULLY_BROKEN, net(damage)),))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("hurts", self.text)]

    def harms(self) -> bool:
        return True

    def do(self, s: State, f: Frame) -> None:
        """The encounter that is going on is not the next one: its own [3.1] is over."""
        s.lasting.append(
            Lasting(words.STRENGTH, words.NEXT_ENCOUNTER, words.NEXT_ICE, 0, self.stronger, f.card, f.seat)
        )
        s.lasting.append(Lasting(-1, words.RUN, -1, 0, 0, f.card, f.seat, words.INTERACTED, self.text))


class GoOnFrom(PickingInstalled):
    """The run goes on as if the Runner had just passed a chosen ice (AMB-103)."""

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        run = s.run
        if run is not None and not run.ended:
            run.server = here(s, cards[0])
            run.ahead = place_of(s, cards[0])
            say(s, "goes-on-from", RUNNER, f.card, cards[0], where=run.server)


class AccessHand(Effect):
    """Access cards from HQ, not from its root, without a run (AMB-101)."""

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.HQ_CARDS]) > 0

    def do(self, s: State, f: Frame) -> None:
        access_apart(s, words.HQ)


class AccessChosen(PickingInstalled):
    """Access an installed card, without a run."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in super().candidates(s, f) if not forbidden(s, words.CANNOT_ACCESS, card)]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        access_installed(s, cards[0])


class GiveSubroutine(Effect):
    """Each other ice that is encountered in the rest of the run has one more subroutine, after all its own."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("gives", self.text)]

    def gives_subroutine(self) -> bool:
        return True

    def told(self) -> str:
        return "gives"

    def do(self, s: State, f: Frame) -> None:
        serial = s.serial[f.card]
        s.lasting.append(Lasting(words.SUBROUTINE, words.RUN, -1, serial, 0, f.card, f.seat, text=self.text))


class EncounterThis(Effect):
    """ACC-17, AMB-61: the Runner encounters this ice where it lies."""

    def do(self, s: State, f: Frame) -> None:
        encounter_outside(s, f.card)


class ResolveAnother(Deciding):
    """Resolve a subroutine of another rezzed ice, as that ice's own."""

    def ways(self, s: State, f: Frame) -> list[Option]:
        others = [ice for ice in all_installed(s, ICE & REZZED, f) if ice != f.card]
        return [
            Option("subroutine", s.public(ice), ice, n) for ice in others for n in range(len(subroutines_of(s, ice)))
        ]

    def could(self, s: State, f: Frame) -> bool:
        return len(self.ways(s, f)) > 0

    def do(self, s: State, f: Frame) -> None:
        if self.could(s, f):
            super().do(s, f)

    def decides(self, s: State, f: Frame, got: Option) -> None:
        resolve_text(s, f.seat, got.card, subroutines_of(s, got.card)[got.n], got.card)


class GiveNext(Effect):
    """The next ice that is encountered has one more subroutine for the rest of the run, after all its own."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("gives", self.text)]

    def gives_subroutine(self) -> bool:
        return True

    def do(self, s: State, f: Frame) -> None:
        until = words.NEXT_ENCOUNTER
        s.lasting.append(Lasting(words.SUBROUTINE, until, -2, 0, 0, f.card, f.seat, text=self.text))


class LimitAccesses(Effect):
    """The Runner cannot access more cards than that in this run."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        s.lasting.append(Lasting(words.MOST_ACCESSES, words.RUN, -1, 0, self.n, f.card, f.seat))


class GiveApproached(Effect):
    """The approached ice, if it fits, has one more subroutine for the rest of the run, after all its own."""

    def __init__(self, what: Filter, text: Sequence) -> None:
        super().__init__()
        self.what = what
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("gives", self.text)]

    def gives_subroutine(self) -> bool:
        return True

    def could(self, s: State, f: Frame) -> bool:
        run = s.run
        return run is not None and run.ice >= 0 and not run.encountering and self.what.fits(s, run.ice, f)

    def do(self, s: State, f: Frame) -> None:
        if s.run is not None and self.could(s, f):
            ice = s.run.ice
            given = Lasting(words.SUBROUTINE, words.RUN, ice, s.serial[ice], 0, f.card, f.seat, text=self.text)
            s.lasting.append(given)
            say(s, "gains-subroutine", f.seat, ice, f.card)


class GainSubroutines(Effect):
    """This ice has so many more subroutines for the rest of the run, after all its own."""

    def __init__(self, amount: Value, text: Sequence) -> None:
        super().__init__()
        self.amount = amount
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("gives", self.text)]

    def gives_subroutine(self) -> bool:
        return True

    def adds_subroutine(self) -> Sequence | None:
        return self.text

    def do(self, s: State, f: Frame) -> None:
        card, serial = f.card, s.serial[f.card]
        for _ in range(self.amount.of(s, f)):
            s.lasting.append(Lasting(words.SUBROUTINE, words.RUN, card, serial, 0, card, f.seat, text=self.text))


class Deflect(Deciding):
    """Move this ice to the outermost position of another server; the run goes on from there (AMB-46)."""

    def could(self, s: State, f: Frame) -> bool:
        return words.is_line(s.zone[f.card])

    def do(self, s: State, f: Frame) -> None:
        if self.could(s, f):
            super().do(s, f)

    def ways(self, s: State, f: Frame) -> list[Option]:
        others = [server for server in all_servers(s) if server != here(s, f.card)]
        return [Option("at", words.server_name(server), place=server) for server in others]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        deflect_ice(s, f.card, got.place)


class MayJackOut(Effect):
    def could(self, s: State, f: Frame) -> bool:
        """It follows from something, and alone is no reason to use a text."""
        return False

    def do(self, s: State, f: Frame) -> None:
        if s.run is not None and not s.run.ended:
            may_leave(s)


def give_subroutine(*effects: Effect) -> Effect:
    return GiveSubroutine(sequence(effects))


def encounter_this() -> Effect:
    return EncounterThis()


def resolve_another() -> Effect:
    return ResolveAnother()


def give_next(*effects: Effect) -> Effect:
    return GiveNext(sequence(effects))


def limit_accesses(n: int) -> Effect:
    return LimitAccesses(n)


def give_approached(what: Filter, *effects: Effect) -> Effect:
    return GiveApproached(what, sequence(effects))


def gain_subroutines(amount: Amount, *effects: Effect) -> Effect:
    return GainSubroutines(value(amount), sequence(effects))


def break_all_but_one() -> Effect:
    return BreakAllButOne(99)


def access_rd() -> Effect:
    return AccessRd()


def move_to(server: int) -> Effect:
    return MoveToServer(server)


def forbid_on_next(what: int) -> Effect:
    """`what` is one of words.CANNOT_..."""
    return ForbidOnNext(what)


def deflect() -> Effect:
    return Deflect()


def may_jack_out() -> Effect:
    """The Runner may, whoever's text it is."""
    return MayJackOut()


def go_on_from(what: Filter) -> Effect:
    return GoOnFrom(what)


def access_hq() -> Effect:
    return AccessHand()


def access_chosen(what: Filter) -> Effect:
    return AccessChosen(what)


def end_run() -> Effect:
    return EndTheRun()


def bypass() -> Effect:
    return Bypass()


def break_subroutines(most: int) -> Effect:
    return Break(most)


def access_more(n: int) -> Effect:
    return AccessMore(n)


def access_more_by(kind: int) -> Effect:
    return AccessMoreByCounters(kind)


def only_access_this() -> Effect:
    return OnlyAccessThis()


def back_to_outermost() -> Effect:
    return BackToOutermost()


def next_ice(stronger: int, damage: int) -> Effect:
    return NextIce(stronger, damage)
