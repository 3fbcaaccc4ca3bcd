"""The kinds of things a card's text is made of (ABIL-1). The words themselves are in `dsl/`."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from jackin.kernel.frame import Frame, Text
from jackin.netrunner.rules.measures import Condition, Filter, NotCarried, Value
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.state import Run, State
from jackin.netrunner.words import ANY_MOMENT, ANY_SERVER, EVENTS, IN_ENCOUNTER, NOTHING, RUNNER, SEAT, SERVER


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(Text):
    """A text that others may stand in."""

    def parts(self) -> list[tuple[str, Wording]]:
        """The texts inside this one, to be named."""
        return []

    def instructions(self) -> list[Effect]:
        """All that it says to do, those inside others too; not what a run that it starts may bring."""
        found: list[Effect] = []
        for _, part in self.parts():
            found += part.instructions()
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Wording):
    """One instruction of a text."""

    def instructions(self) -> list[Effect]:
        return [self, *super().instructions()]

    def do(self, s: State, f: Frame) -> None:
        raise TypeError("an effect does something")

    def could(self, s: State, f: Frame) -> bool:
        """ABIL-15: whether this could change the game state."""
        return True

    def hides(self, s: State) -> bool:
        """Whether the other seat cannot tell what this could be done to."""
        return False

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        """What this instruction is worth to who holds the scale; texts inside it are weighed apart."""
        return scale.other(s, self.could(s, f))

    def hurts(self, s: State, f: Frame) -> int:
        """How much damage it does to the Runner."""
        return 0

    def harms(self) -> bool:
        """Whether it costs the Runner cards, tags or health."""
        return False

    def trashes(self, s: State, f: Frame, chooser: int) -> Filter | None:
        """Which installed cards somebody may trash by it."""
        return None

    def demands(self, seat: int) -> int:
        """What somebody must pay, so that what it says otherwise does not happen."""
        return 0

    def loses(self, s: State, f: Frame) -> int:
        """How much is lost that the text may pay out later; -1 if it notes nothing."""
        return -1

    def strengthens(self, s: State, f: Frame, encountered: bool) -> int:
        """By how much it changes the strength of its card, or of the encountered ice."""
        return 0

    def runs_on(self) -> int:
        """The server that it makes a run on; below 0 if it makes none, or its player chooses where."""
        return -1

    def ends_run(self) -> bool:
        return False

    def bypasses(self) -> bool:
        return False

    def earns(self) -> bool:
        """Whether it brings its controller credits."""
        return False

    def takes_from_hand(self) -> bool:
        """Whether it needs a card of its controller's hand."""
        return False

    def takes_credits(self) -> bool:
        """Those that lie on its card."""
        return False

    def traces(self) -> bool:
        return False

    def breaks(self) -> int:
        """How many subroutines one use breaks."""
        return 0

    def trashes_itself(self) -> bool:
        return False

    def is_optional(self) -> bool:
        """Whether its player may leave it at that."""
        return False

    def offers(self, s: State, f: Frame) -> Offer | None:
        """What its player may have done, and for how much; None if that is not left to them."""
        return None

    def modes(self, s: State, f: Frame) -> list[Sequence] | None:
        """The texts of which one happens; None if it is not one of several."""
        return None

    def enough(self, s: State, f: Frame) -> int:
        """The number that is named by who does not weigh it; below 0 if none is asked for."""
        return -1

    def searches_for(self) -> Filter | None:
        return None

    def changes_chosen(self) -> bool:
        """Whether it changes a card of its player's choice for a while."""
        return False

    def told(self) -> str:
        """What it does, in a word, for who reads a subroutine; empty if there is none for it."""
        return ""

    def gains(self) -> int:
        """How many credits it says that somebody gains; these and the next ones as far as a number is printed."""
        return 0

    def takes(self) -> int:
        """How many of the credits on its card, at most."""
        return 0

    def stores(self) -> int:
        """How many credits it puts on a card."""
        return 0

    def draws(self) -> int:
        return 0

    def burns(self) -> int:
        """How many cards its damage costs."""
        return 0

    def boosts(self) -> int:
        """How much strength it gives its card."""
        return 0

    def accesses(self) -> int:
        """How many cards more."""
        return 0

    def accesses_by(self) -> int:
        """The counters on its card that say how many cards more; -1 if none do."""
        return -1

    def adds_subroutine(self) -> Sequence | None:
        """To its own ice."""
        return None

    def gives_subroutine(self) -> bool:
        """To any ice."""
        return False

    def places_anywhere(self) -> bool:
        """Whether it brings advancement tokens to cards that cannot be advanced."""
        return False

    def names_server(self) -> bool:
        return False

    def recalls(self) -> int:
        """The event it looks back for that is noted for its sake alone; -1 if there is none."""
        return -1

    def run_servers(self) -> tuple[int, ...]:
        """Where the run that it makes may go."""
        return ()

    def run_text(self) -> RunText | None:
        """What it adds to the run that it makes; None if it makes none."""
        return None

    def run_targets(self, s: State, due: int = 0) -> list[int]:
        """Where that run may go, with so many clicks still to be paid."""
        return []


class Sequence(Effect):
    """Instructions in printed order (COMPD-2)."""

    def __init__(self, effects: list[Effect]) -> None:
        super().__init__()
        self.effects = effects

    def could(self, s: State, f: Frame) -> bool:
        for effect in self.effects:  # noqa: SIM110  any() takes longer, and this is asked of every card
            if effect.could(s, f):
                return True
        return False

    def hides(self, s: State) -> bool:
        return any(effect.hides(s) for effect in self.effects)

    def is_optional(self) -> bool:
        return all(effect.is_optional() for effect in self.effects)

    def parts(self) -> list[tuple[str, Wording]]:
        return [(str(n), effect) for n, effect in enumerate(self.effects)]


class Offer(NamedTuple):
    text: Sequence
    price: int


class Cost:
    """COST: paid completely and at once, or not at all."""

    def __init__(self) -> None:
        self.clicks = 0
        self.credits: Value | None = None
        self.x = False
        self.trash_self = False
        self.counter = -1
        self.counters = 0
        self.forfeit = False
        self.forfeit_self = False
        self.trash: Filter | None = None
        self.trash_held: Filter | None = None
        self.stealth = False
        self.remove_self = False


class Hook(Wording):
    """A conditional ability: when `event` happens to something that fits, do the text."""

    def __init__(
        self,
        event: int,
        text: Sequence,
        of: Filter | None = None,
        only_if: Condition | None = None,
        first: bool = False,
        whose: int = -1,
        server: int = ANY_SERVER,
        inactive: bool = False,
        must: bool = False,
    ) -> None:
        super().__init__()
        check_carried(event, of, only_if, whose, server)
        self.event = event
        self.text = text
        self.of = of
        self.only_if = only_if
        self.first = first
        self.whose = whose
        self.server = server
        self.inactive = inactive
        self.must = must

    def parts(self) -> list[tuple[str, Wording]]:
        return [("do", self.text)]


def check_carried(event: int, of: Filter | None, only_if: Condition | None, whose: int, server: int) -> None:
    """A hook that filters by what its event does not carry would never be met, or always: it fails at import."""
    row = EVENTS[event]
    if of is not None and row.of == NOTHING:
        raise NotCarried(f"{row.name} is about no card")
    if whose >= 0 and row.n != SEAT:
        raise NotCarried(f"{row.name} does not say whose it is")
    if server != ANY_SERVER and row.n != SERVER:
        raise NotCarried(f"{row.name} is about no server")
    if only_if is not None and only_if.reads() not in (NOTHING, row.n):
        raise NotCarried(f"{row.name} does not tell what {type(only_if).__name__} asks for")


class Static:
    """A constant ability that changes a value of the cards that fit."""

    def __init__(
        self, kind: int, amount: Value, of: Filter | None = None, only_if: Condition | None = None,
        for_run: bool = False,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.amount = amount
        self.of = of
        self.only_if = only_if
        self.for_run = for_run


class Paid(Wording):
    """A paid ability, "cost: effect"; with a click in its cost it is an action (ABIL-4)."""

    def __init__(
        self,
        cost: Cost,
        text: Sequence,
        only_if: Condition | None = None,
        interface: bool = False,
        user: int = -1,
        breaks: Filter | None = None,
        moment: int = ANY_MOMENT,
        once: bool = False,
    ) -> None:
        super().__init__()
        self.cost = cost
        self.text = text
        self.only_if = only_if
        self.interface = interface
        self.moment = IN_ENCOUNTER if interface else moment
        self.user = user
        self.breaks = breaks
        self.once = once

    def parts(self) -> list[tuple[str, Wording]]:
        return [("do", self.text)]


class Prevention(Text):
    """PREV: an ability that stops `most` units of something that is being resolved."""

    def __init__(
        self, what: str, most: int, cost: Cost, of: Filter | None = None, first: bool = False, up_to: bool = False
    ) -> None:
        super().__init__()
        self.what = what
        self.most = most
        self.up_to = up_to
        self.cost = cost
        self.of = of
        self.first = first
        self.rez_first = False
        self.forced = False


class RunText(Wording):
    """What an event or ability adds to the run it starts."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks: list[Hook] = []
        self.success_server = -1
        self.if_successful: Sequence | None = None
        self.instead: Sequence | None = None
        self.must = False
        self.would_succeed_at = -1
        self.trash_accessed = False
        self.no_access = False
        self.afterwards: Sequence | None = None

    def instructions(self) -> list[Effect]:
        return []

    def parts(self) -> list[tuple[str, Wording]]:
        parts: list[tuple[str, Wording]] = [(f"when-{n}", hook) for n, hook in enumerate(self.hooks)]
        if self.if_successful is not None:
            parts.append(("if-successful", self.if_successful))
        if self.instead is not None:
            parts.append(("instead", self.instead))
        if self.afterwards is not None:
            parts.append(("afterwards", self.afterwards))
        return parts


PLAIN_RUN: Final = RunText()


def text_of(run: Run) -> RunText:
    """What a text adds to this run; nothing, if none started it."""
    text = run.text
    return text if isinstance(text, RunText) else PLAIN_RUN


class Spending:
    """What the credits on a card may be spent on (RECUR-4)."""

    def __init__(self, purpose: int, of: Filter | None = None, during_run: bool = False, server: int = -1) -> None:
        self.purpose = purpose
        self.of = of
        self.during_run = during_run
        self.server = server


class Hosting:
    """What a card can host by having it installed there (HOST-3).

    `memory` is how much it holds, and that much does not count against the limit (MU-4); -1: it says nothing
    of memory. `most` is how many cards it holds; 0: it does not say.
    """

    def __init__(self, what: Filter, memory: int, most: int) -> None:
        self.what = what
        self.memory = memory
        self.most = most


class Gained:
    """A subroutine that ice has so many times, after its printed ones."""

    def __init__(self, text: Sequence, times: Value) -> None:
        self.text = text
        self.times = times


class Behaviour:
    """All of a card's text."""

    __slots__ = (
        "advanceable", "advanceable_rezzed", "advanceable_unrezzed", "cloud", "comes_back", "gains",
        "gives_subroutine", "hooks", "hosts", "install_faceup", "install_in", "install_on", "install_only_if",
        "instead", "is_current", "loses", "names_itself", "names_server", "paid", "places_anywhere", "play",
        "play_cost", "play_only_if", "play_x", "preventions", "recalls", "recurring", "recurring_x",
        "removes_accessed", "requires", "revealed_from_rd", "rez_cost", "rez_discount", "spending",
        "starting_bad_publicity", "starting_credits", "starting_hand", "statics", "steal_cost", "subroutines",
        "trashes_accessed", "unbroken_by", "user", "works_discarded", "works_hosted", "works_stolen", "worth",
    )  # fmt: skip

    def __init__(self) -> None:
        self.play: Sequence | None = None
        self.play_only_if: list[Condition] = []
        self.play_x: Value | None = None
        self.subroutines: list[Sequence] = []
        self.gains: Gained | None = None
        self.gives_subroutine = False
        self.hooks: list[Hook] = []
        self.statics: list[Static] = []
        self.paid: list[Paid] = []
        self.preventions: list[Prevention] = []
        self.recurring = 0
        self.recurring_x: Value | None = None
        self.spending: list[Spending] = []
        self.hosts: Hosting | None = None
        self.install_on: Filter | None = None
        self.install_in: tuple[int, ...] = ()
        self.install_only_if: Condition | None = None
        self.install_faceup = False
        self.works_discarded = False
        self.works_hosted = False
        self.works_stolen = False
        self.rez_cost: Cost | None = None
        self.play_cost: Cost | None = None
        self.advanceable = False
        self.advanceable_rezzed = False
        self.advanceable_unrezzed = False
        self.instead: Hook | None = None
        self.revealed_from_rd = False
        self.cloud = False
        self.steal_cost = 0
        self.starting_hand = 5
        self.starting_credits = 5
        self.starting_bad_publicity = 0
        self.loses: Value | None = None
        self.requires: Value | None = None
        self.unbroken_by: Filter | None = None
        self.rez_discount: Value | None = None
        self.names_itself = False
        self.is_current = False
        self.removes_accessed = False
        self.comes_back: Sequence | None = None
        self.worth: Value | None = None
        self.trashes_accessed: Cost | None = None
        self.names_server = False
        self.places_anywhere = False
        self.recalls = 0
        self.user = RUNNER
