"""Cards printed for the tests of runs, and what the tests read off the table.

A card of each side can be used for nothing in every window, so that no window goes by unseen.
"""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.dsl import (
    AGENDA,
    BARRIER,
    ICE,
    INSTALLED,
    SELF,
    YOURS,
    access_more,
    bad_publicity,
    boost,
    breaks,
    bypass,
    card,
    click_through,
    draw,
    end_run,
    gain,
    install_from_hand,
    instead_of_access,
    may,
    net,
    new_card,
    on_access,
    on_encounter,
    on_stolen,
    on_success,
    paid,
    place,
    run,
    trash_chosen,
)
from jackin.netrunner.dsl.costs import Part
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.flows.encounter import encounter_outside
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.rules import faces, moves
from jackin.netrunner.rules.abilities import Effect, Hook
from jackin.netrunner.rules.servers import here
from jackin.netrunner.state import State
from jackin.netrunner.words import EVENTS
from tests.netrunner.scenario import Table

# What the tests read


def step(t: Table) -> str:
    """The step of the run's charts that the open question belongs to."""
    charts = ("run", "encounter", "access", "access-card")
    return next(f"{f.flow.name}/{f.step}" for f in reversed(t.state.stack) if f.flow.name in charts)


def story(t: Table) -> list[tuple[str, str, str]]:
    """Let the rest of the run pass: where it asked, whom, and what kind of question."""
    seen = []
    while t.ask is not None and t.run is not None:
        assert t.asked is not None
        seen.append((step(t), *t.asked))
        if not t.let_pass():
            break
    return seen


def goes_to(t: Table, place: str, seat: str = "runner") -> None:
    """Let things pass until a seat is asked in this step."""
    while t.run is None or step(t) != place or t.asked is None or t.asked[0] != seat:
        assert t.let_pass(), f"{place} is not reached; asked is {t.ask}"


def events(t: Table, *wanted: str) -> list[str]:
    """What has happened this turn, in order; only these kinds if any are named."""
    names = [EVENTS[event[0]].name for event in t.state.happened]
    return [name for name in names if name in wanted] if wanted else names


def met(t: Table, event: str) -> list[str]:
    """The cards that an event has happened to this turn."""
    number = [row.name for row in EVENTS].index(event)
    return [
        CARDS[t.state.code[subject]].slug if subject >= 0 else ""
        for what, subject, _ in t.state.happened
        if what == number
    ]


def log_of(t: Table, seat: str, key: str) -> list[str | int]:
    """The cards that one seat's log names in every line with this key."""
    return [line.get("card", "") for line in t.says(key, seat)]


def outcome(t: Table) -> str:
    """How the run of this turn ended, as the log tells it."""
    succeeded = "run-successful" in events(t)
    failed = "run-unsuccessful" in events(t)
    assert not (succeeded and failed)
    return "successful" if succeeded else "unsuccessful" if failed else "neither"


def wreck(t: Table, slug: str) -> None:
    """Trash an installed Corp card in the window that is open, or the next."""
    t.runner.uses("test-run-wrecker")
    if t.asked == ("runner", "pick"):
        t.runner.picks(slug)
    assert t.where(slug) == "archives"


# Effects that no Core Set card has


class Deflect(Effect):
    """Move the run to another server, past all of its ice."""

    def __init__(self, server: int, ahead: int) -> None:
        super().__init__()
        self.server = server
        self.ahead = ahead

    def do(self, s: State, f: Frame) -> None:
        assert s.run is not None
        s.run.server = self.server
        s.run.ahead = self.ahead
        s.run.moved = True


class DerezChosen(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return [c for c in s.awake if ICE.fits(s, c, f)]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.derez(s, cards[0])


class BounceChosen(Picking):
    """Add an installed Corp card to HQ."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [c for zone in s.zones[words.SERVERS :] for c in zone]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.move(s, cards[0], words.HQ_CARDS, False)


class TrashHere(Effect):
    """Trash every other card in this card's server."""

    def do(self, s: State, f: Frame) -> None:
        for other in s.zones[words.root(here(s, f.card))]:
            if other != f.card:
                moves.trash(s, other)


class HandUnderDeck(Effect):
    """Put every other card of HQ but agendas under R&D."""

    def do(self, s: State, f: Frame) -> None:
        for c in s.zones[words.HQ_CARDS]:
            if c != f.card and not AGENDA.fits(s, c, f):
                moves.move(s, c, words.RD_CARDS, False, 0)


class Meet(Effect):
    """Encounter this card where it is accessed."""

    def do(self, s: State, f: Frame) -> None:
        encounter_outside(s, f.card)


class InstallFromArchives(Effect):
    """A new remote with the first card of Archives in it."""

    def do(self, s: State, f: Frame) -> None:
        server = moves.new_remote(s)
        moves.move(s, s.zones[words.ARCHIVES_CARDS][0], words.root(server), False)


def when(event: int, *effects: Effect) -> Hook:
    return Hook(event, sequence(effects))


def resource(slug: str) -> None:
    new_card(slug, side="runner", type="resource", cost=0)


def ice(slug: str, *subtypes: str, strength: int = 1, cost: int = 0) -> None:
    new_card(slug, side="corp", type="ice", cost=cost, strength=strength, subtypes=list(subtypes))


FREE: list[Part] = []

# Something to do in every window

resource("test-run-idler")
card("test-run-idler", paid=[paid(FREE, gain(1))])

new_card("test-run-watchman", side="corp", type="agenda", advance=9, points=0)
card("test-run-watchman", paid=[paid(FREE, gain(1))])

# The Runner's tools

resource("test-run-wrecker")
card("test-run-wrecker", paid=[paid(FREE, trash_chosen(INSTALLED & ~YOURS))])

resource("test-run-bouncer")
card("test-run-bouncer", paid=[paid(FREE, BounceChosen())])

resource("test-run-dimmer")
card("test-run-dimmer", paid=[paid(FREE, DerezChosen())])

resource("test-run-sidestep")
card("test-run-sidestep", paid=[paid(FREE, bypass())])

resource("test-run-looter")
card("test-run-looter", when=[on_success(words.ANY_SERVER, trash_chosen(INSTALLED & ~YOURS))])

resource("test-run-vandal")
card("test-run-vandal", when=[when(words.RUN_ENDS, trash_chosen(INSTALLED & ~YOURS))])

resource("test-run-searcher")
card("test-run-searcher", when=[when(words.ACCESS_BEGINS, access_more(2))])

resource("test-run-mourner")
card("test-run-mourner", when=[when(words.RUN_UNSUCCESSFUL, place(1, words.POWER))])

resource("test-run-broker")
card("test-run-broker", instead=instead_of_access(words.ANY_SERVER, gain(1)))

resource("test-run-diary")
card(
    "test-run-diary",
    when=[
        when(words.PASSED, place(1, words.POWER)),
        when(words.RUN_ENDS, place(10, words.POWER)),
        when(words.RUN_SUCCESSFUL, place(100, words.POWER)),
    ],
)

new_card("test-run-flexer", side="runner", type="program", cost=0, memory=0, strength=1, subtypes=["icebreaker"])
card("test-run-flexer", paid=[paid(FREE, gain(1), boost(3)), breaks(BARRIER, 0)])

new_card("test-run-lockpick", side="runner", type="program", cost=0, memory=0, strength=9, subtypes=["icebreaker"])
card("test-run-lockpick", paid=[breaks(None, 1), breaks(BARRIER, 0, most=2)])

new_card("test-run-visit", side="runner", type="event", cost=0, subtypes=["run"])
card("test-run-visit", play=run(words.HQ, if_successful=access_more(2)))

new_card("test-run-tour", side="runner", type="event", cost=0, subtypes=["run"])
card("test-run-tour", play=run(words.ANY_SERVER, if_successful=gain(3)))

# Ice

ice("test-run-triple", "barrier")
card("test-run-triple", subroutines=[gain(1), end_run(), gain(10)])

ice("test-run-blank", "barrier")
card("test-run-blank")

ice("test-run-architect", "barrier")
card("test-run-architect", subroutines=[install_from_hand(ICE)])

ice("test-run-frog", "barrier")
card("test-run-frog", subroutines=[Deflect(words.RD, 0)])

ice("test-run-toad", "barrier")
card("test-run-toad", subroutines=[Deflect(words.RD, 1)])

ice("test-run-mine", "barrier")
card("test-run-mine", when=[on_encounter(SELF, trash_chosen(SELF))])

ice("test-run-porter", "barrier")
card("test-run-porter", when=[Hook(words.APPROACHED, sequence((trash_chosen(SELF),)), SELF)])

ice("test-run-golem", "barrier", strength=9)
card("test-run-golem", subroutines=[end_run(), end_run()], paid=[click_through()])

new_card("test-run-angel", side="corp", type="ice", cost=4, strength=2, trash=3, subtypes=["barrier"])
card("test-run-angel", revealed_from_rd=True, when=[on_access(may(Meet(), pay=3))], subroutines=[gain(1)])

new_card("test-run-fiend", side="corp", type="ice", cost=4, strength=2, subtypes=["barrier"])
card("test-run-fiend", revealed_from_rd=True, when=[on_access(Meet())], subroutines=[gain(1), end_run()])

# Corp cards that notice a run

new_card("test-run-patron", side="corp", type="identity")
card("test-run-patron", when=[on_stolen(AGENDA, BounceChosen())])

resource("test-run-cameraman")
card("test-run-cameraman", when=[on_encounter(BARRIER, gain(1))])

new_card("test-run-greeter", side="corp", type="agenda", advance=9, points=0)
card("test-run-greeter", when=[when(words.RUN_BEGINS, install_from_hand(ICE))])

new_card("test-run-usher", side="corp", type="agenda", advance=9, points=0)
card("test-run-usher", when=[when(words.PASSED, install_from_hand(ICE))])

# Cards to access

new_card("test-run-alarm", side="corp", type="asset", cost=0, trash=2)
card("test-run-alarm", when=[on_access(end_run())])

new_card("test-run-bomb", side="corp", type="upgrade", cost=0, trash=0)
card("test-run-bomb", when=[on_access(TrashHere())])

new_card("test-run-lure", side="corp", type="agenda", advance=3, points=3)
card("test-run-lure", when=[on_access(net(2))])

new_card("test-run-ledger", side="corp", type="agenda", advance=3, points=1)
card("test-run-ledger", when=[on_stolen(SELF, gain(1))])

new_card("test-run-shredder", side="corp", type="operation", cost=0, trash=1)
card("test-run-shredder", when=[on_access(HandUnderDeck())])

new_card("test-run-courier", side="corp", type="operation", cost=0)
card("test-run-courier", when=[on_access(draw(1))])

new_card("test-run-settler", side="corp", type="agenda", advance=9, points=0)
card("test-run-settler", paid=[paid(FREE, InstallFromArchives())])

new_card("test-run-scandal", side="corp", type="agenda", advance=9, points=0)
card("test-run-scandal", paid=[paid(FREE, bad_publicity(1))])
