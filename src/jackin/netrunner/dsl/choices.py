"""Choices, nested costs and conditions."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Option
from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.rules import faces, moves
from jackin.netrunner.rules.abilities import Effect, Offer, Sequence, Wording
from jackin.netrunner.rules.measures import Condition, Filter, Value
from jackin.netrunner.dsl.filters import SELF
from jackin.netrunner.dsl.text import YOU, sequence, whose
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.pick import TO_LOSE, Deciding, Picking, PickingInstalled
from jackin.netrunner.flows.play import play
from jackin.netrunner.flows.luck import PushLuck
from jackin.netrunner.flows.psi import Psi
from jackin.netrunner.flows.trace import Tracing
from jackin.netrunner.flows.trash import sacrifice
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.payment import available, pay
from jackin.netrunner.rules.reading import CLICKS_DUE, NUMBER
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.rules.legal import used, why_not_play
from jackin.netrunner.rules.changes import NO_FLOW
from jackin.netrunner.rules.servers import all_servers
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import note, note_title, resolve, title_used

YES: Final = Option("yes")
NO: Final = Option("no")
SUFFER: Final = Option("damage")
AS_AGENDA: Final = Option("as-agenda")


class May(Deciding):
    """Optional, and with a nested cost if it says "pay to" (ABIL-6, COST-5)."""

    def __init__(self, text: Sequence, price: Value | None) -> None:
        super().__init__()
        self.text = text
        self.price = price

    def parts(self) -> list[tuple[str, Wording]]:
        return [("yes", self.text)]

    def could(self, s: State, f: Frame) -> bool:
        return self.payable(s, f) and self.text.could(s, f)

    def is_optional(self) -> bool:
        return True

    def offers(self, s: State, f: Frame) -> Offer | None:
        return Offer(self.text, 0 if self.price is None else self.price.of(s, f))

    def payable(self, s: State, f: Frame) -> bool:
        if self.price is None:
            return True
        return self.price.of(s, f) <= available(s, f.seat, words.FOR_USE, f.card)

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [YES, NO] if self.could(s, f) else [NO]

    def veiled(self, s: State, f: Frame) -> bool:
        return self.payable(s, f) and self.text.hides(s)

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got is YES:
            say(s, "uses", f.seat, f.card, rule="ABIL-14")
            resolve(s, self.text, f)
            if self.price is not None:
                pay(s, f.seat, self.price.of(s, f), words.FOR_USE, f.card)


class CorpMay(Deciding):
    """The Corp decides whether a text happens, or what happens otherwise."""

    def __init__(self, text: Sequence, otherwise: Sequence | None) -> None:
        super().__init__()
        self.text = text
        self.otherwise = otherwise

    def parts(self) -> list[tuple[str, Wording]]:
        parts: list[tuple[str, Wording]] = [("yes", self.text)]
        if self.otherwise is not None:
            parts.append(("no", self.otherwise))
        return parts

    def could(self, s: State, f: Frame) -> bool:
        return self.text.could(s, f) or self.otherwise is not None

    def chooser(self, s: State, f: Frame) -> int:
        return words.CORP

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [YES, NO] if self.text.could(s, f) else [NO]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got is YES:
            resolve(s, self.text, f)
        elif self.otherwise is not None:
            resolve(s, self.otherwise, f)


class MayTrashThis(Deciding):
    """You may trash this card to do something (COST-5, PREV-6)."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def is_optional(self) -> bool:
        return True

    def parts(self) -> list[tuple[str, Wording]]:
        return [("do", self.text)]

    def could(self, s: State, f: Frame) -> bool:
        return self.text.could(s, f)

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [YES, NO] if self.could(s, f) else [NO]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got is YES:
            say(s, "uses", f.seat, f.card, rule="ABIL-14")
            sacrifice(s, f, (f.card,), self.text)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.gives_up(s, f.card)


class ForfeitTo(Picking):
    """Forfeit one of your agendas to do something (COST-5)."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("do", self.text)]

    def buys(self) -> Sequence | None:
        return self.text

    def meant(self) -> int:
        return TO_LOSE

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.SCORE[f.seat]])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.forfeit(s, cards[0])
        resolve(s, self.text, f)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.forfeits(s)


class Either(Deciding):
    """Somebody chooses one of the texts; an impossible one cannot be chosen (AMB-64)."""

    def __init__(self, names: list[str], texts: list[Sequence], chooser: int) -> None:
        super().__init__()
        self.names = names
        self.texts = texts
        self.options = [Option(name, way=n) for n, name in enumerate(names)]
        self.seat = chooser

    def parts(self) -> list[tuple[str, Wording]]:
        return list(zip(self.names, self.texts, strict=True))

    def could(self, s: State, f: Frame) -> bool:
        return any(text.could(s, f) for text in self.texts)

    def modes(self, s: State, f: Frame) -> list[Sequence] | None:
        return self.texts

    def chooser(self, s: State, f: Frame) -> int:
        return whose(self.seat, f)

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [option for option in self.options if self.texts[option.way].could(s, f)] or self.options

    def decides(self, s: State, f: Frame, got: Option) -> None:
        resolve(s, self.texts[got.way], f)


class If(Effect):
    """ABIL-12: a requirement inside the effect is checked when it resolves."""

    def __init__(self, condition: Condition, text: Sequence, otherwise: Sequence | None) -> None:
        super().__init__()
        self.condition = condition
        self.text = text
        self.otherwise = otherwise

    def parts(self) -> list[tuple[str, Wording]]:
        parts: list[tuple[str, Wording]] = [("then", self.text)]
        if self.otherwise is not None:
            parts.append(("else", self.otherwise))
        return parts

    def could(self, s: State, f: Frame) -> bool:
        return not self.condition.follows()

    def recalls(self) -> int:
        return self.condition.recalls()

    def modes(self, s: State, f: Frame) -> list[Sequence] | None:
        return [self.text] if self.condition.holds(s, f) else []

    def do(self, s: State, f: Frame) -> None:
        if self.condition.holds(s, f):
            resolve(s, self.text, f)
        elif self.otherwise is not None:
            resolve(s, self.otherwise, f)


class UnlessPays(Deciding):
    """Somebody may pay the whole price; otherwise the text happens."""

    def __init__(self, seat: int, price: int, otherwise: Sequence) -> None:
        super().__init__()
        self.seat = seat
        self.price = price
        self.otherwise = otherwise

    def parts(self) -> list[tuple[str, Wording]]:
        return [("else", self.otherwise)]

    def chooser(self, s: State, f: Frame) -> int:
        return self.seat

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [YES, NO] if available(s, self.seat, words.FOR_OTHER, f.card) >= self.price else [NO]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got is YES:
            pay(s, self.seat, self.price, words.FOR_OTHER, f.card)
        else:
            resolve(s, self.otherwise, f)


class PayOr(UnlessPays):
    """IFABLE-1: who is able must pay."""

    def demands(self, seat: int) -> int:
        return self.price if seat == self.seat else 0

    def do(self, s: State, f: Frame) -> None:
        self.decides(s, f, self.ways(s, f)[0])


class Unless(Deciding):
    """Somebody may do the one text; otherwise, or if it comes to nothing, the other happens."""

    def __init__(self, seat: int, way: Sequence, came_true: Condition | None, otherwise: Sequence) -> None:
        super().__init__()
        self.seat = seat
        self.way = way
        self.came_true = came_true
        self.otherwise = otherwise
        self.tries = way if came_true is None else Sequence([*way.effects, IfNot(came_true, otherwise)])

    def parts(self) -> list[tuple[str, Wording]]:
        return [("do", self.tries), ("else", self.otherwise)]

    def chooser(self, s: State, f: Frame) -> int:
        return self.seat

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [YES, NO] if self.way.could(s, f) else [NO]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        resolve(s, self.tries if got is YES else self.otherwise, f)


class IfNot(Effect):
    """PREV-6: what was prevented was not done."""

    def __init__(self, condition: Condition, text: Sequence) -> None:
        super().__init__()
        self.condition = condition
        self.text = text

    def do(self, s: State, f: Frame) -> None:
        if not self.condition.holds(s, f):
            resolve(s, self.text, f)


class FirstCopy(Effect):
    """What only the first copy of this card does in a turn."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("first", self.text)]

    def could(self, s: State, f: Frame) -> bool:
        return not title_used(s, f.card) and self.text.could(s, f)

    def do(self, s: State, f: Frame) -> None:
        if not title_used(s, f.card):
            note_title(s, f.card)
            resolve(s, self.text, f)


class UnlessAgenda(Deciding):
    """The Runner may add this card to the score area as an agenda (CONV-1); otherwise the text happens (AMB-129)."""

    def __init__(self, points: int, otherwise: Sequence) -> None:
        super().__init__()
        self.points = points
        self.otherwise = otherwise

    def parts(self) -> list[tuple[str, Wording]]:
        return [("else", self.otherwise)]

    def chooser(self, s: State, f: Frame) -> int:
        return words.RUNNER

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [SUFFER, AS_AGENDA]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got is AS_AGENDA:
            faces.convert(s, f.card, words.RUNNER, self.points)
        else:
            resolve(s, self.otherwise, f)


class Once(Effect):
    """What this copy notes that it has done."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("once", self.text)]

    def do(self, s: State, f: Frame) -> None:
        note(s, words.USED, f.card, s.serial[f.card])
        resolve(s, self.text, f)


class OnceATurn(Once):
    """What this copy does at most once each turn."""

    def could(self, s: State, f: Frame) -> bool:
        return not used(s, f.card) and self.text.could(s, f)


class OnceARun(Once):
    """What this copy does at most once in a run: only while UNUSED_IN_RUN."""

    def could(self, s: State, f: Frame) -> bool:
        return self.text.could(s, f)

    def hides(self, s: State) -> bool:
        return self.text.hides(s)


class ChooseServer(Deciding):
    """The text is about a server that its controller names; `NUMBER` remembers it."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("there", self.text)]

    def servers(self, s: State) -> list[int]:
        return [server for server in all_servers(s) if s.zones[words.line(server)]]

    def could(self, s: State, f: Frame) -> bool:
        return len(self.servers(s)) > 0

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [Option("at", words.server_name(server), place=server) for server in self.servers(s) or [words.HQ]]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        NUMBER.set(f, got.place)
        resolve(s, self.text, f)


class NameServer(Deciding):
    """Choose a server and remember it on this card; or none, where the text leaves that open."""

    def __init__(self, optional: bool) -> None:
        super().__init__()
        self.optional = optional

    def ways(self, s: State, f: Frame) -> list[Option]:
        servers = [Option("at", words.server_name(server), place=server) for server in all_servers(s)]
        return [*servers, NO] if self.optional else servers

    def names_server(self) -> bool:
        return True

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got is NO:
            s.set_counter(f.card, words.MARK, 0)
            return
        s.set_counter(f.card, words.MARK, got.place + 1)
        say(s, "names-server", f.seat, f.card, where=got.place, rule="INFO-4")


class PlayFromHeap(Picking):
    """Play a card of your discard pile, paying for it."""

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def candidates(self, s: State, f: Frame) -> list[int]:
        due = CLICKS_DUE.of(f) if f.flow is NO_FLOW else 0
        return [
            card
            for card in s.zones[words.DISCARD[f.seat]]
            if self.what.fits(s, card, f) and why_not_play(s, card, clicks=due) is None
        ]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        play(s, cards[0])


class TrashToDo(PickingInstalled):
    """You may trash one of your cards to do something (COST-5, PREV-6)."""

    def __init__(self, what: Filter, text: Sequence) -> None:
        super().__init__(what)
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("do", self.text)]

    def buys(self) -> Sequence | None:
        return self.text

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        sacrifice(s, f, cards, self.text)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        """What it buys is weighed when it is bought."""
        return 0


class ForfeitThis(Effect):
    def could(self, s: State, f: Frame) -> bool:
        return s.zone[f.card] in words.SCORE

    def do(self, s: State, f: Frame) -> None:
        moves.forfeit(s, f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.forfeits(s)


def may(*effects: Effect, pay: Amount | None = None) -> Effect:
    return May(sequence(effects), None if pay is None else value(pay))


def either(chooser: int = YOU, **texts: Effect) -> Effect:
    names = [name.replace("_", "-") for name in texts]
    return Either(names, [sequence((text,)) for text in texts.values()], chooser)


def corp_may(*effects: Effect, otherwise: Effect | None = None) -> Effect:
    return CorpMay(sequence(effects), None if otherwise is None else sequence((otherwise,)))


def may_trash_this(*effects: Effect) -> Effect:
    """To do something about what the condition is about."""
    return MayTrashThis(sequence(effects))


def forfeit_to(*effects: Effect) -> Effect:
    return ForfeitTo(sequence(effects))


def do(*effects: Effect) -> Effect:
    return Sequence(list(effects))


def if_so(condition: Condition, *effects: Effect, otherwise: Effect | None = None) -> Effect:
    return If(condition, sequence(effects), None if otherwise is None else sequence((otherwise,)))


def must_pay(seat: int, price: int, otherwise: Effect) -> Effect:
    return PayOr(seat, price, sequence((otherwise,)))


def unless_pays(seat: int, price: int, *effects: Effect) -> Effect:
    return UnlessPays(seat, price, sequence(effects))


def unless(seat: int, *way: Effect, otherwise: Effect, came_true: Condition | None = None) -> Effect:
    """`came_true`: it may have been prevented, and counts only if it was not."""
    return Unless(seat, sequence(way), came_true, sequence((otherwise,)))


def first_copy(*effects: Effect) -> Effect:
    return FirstCopy(sequence(effects))


def unless_agenda(worth: int, *effects: Effect) -> Effect:
    """Unless the Runner adds this card to the score area as an agenda worth so much."""
    return UnlessAgenda(worth, sequence(effects))


def once_a_turn(*effects: Effect) -> Effect:
    return OnceATurn(sequence(effects))


def once_a_run(*effects: Effect) -> Effect:
    return OnceARun(sequence(effects))


def choose_server(*effects: Effect) -> Effect:
    """A server that ice protects."""
    return ChooseServer(sequence(effects))


def name_server(optional: bool = False) -> Effect:
    return NameServer(optional)


def play_from_heap(what: Filter) -> Effect:
    return PlayFromHeap(what)


def may_trash_to(what: Filter, *effects: Effect) -> Effect:
    return TrashToDo(what & ~SELF, sequence(effects))


def forfeit_this() -> Effect:
    return ForfeitThis()


def psi(*effects: Effect) -> Effect:
    """PSI: if the players spend differently."""
    return Psi(sequence(effects))


def push_luck() -> Effect:
    """Spend any number in secret; twice as much comes back if the Corp guesses wrong whether it was odd."""
    return PushLuck()


def trace(base: int, *effects: Effect, otherwise: Effect | None = None) -> Effect:
    return Tracing(base, sequence(effects), None if otherwise is None else sequence((otherwise,)))
