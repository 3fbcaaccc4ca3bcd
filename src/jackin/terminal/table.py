"""A game in the terminal: you, and bots in the other seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from jackin.bots import Agent, answered, reason_of
from jackin.bots.reasons import Reason, chosen_in
from jackin.handbook import lookup, plain
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.message import Message
from jackin.kernel.rng import seedling
from jackin.rulebook import rules
from jackin.terminal.face import Asked, Face
from jackin.terminal.glyphs import AIM, LEGAL, QUIET, ink

NUMBERS = ("number", "pay", "advance")
"""The answers that are a number: of others an amount is only a part."""

Read = Callable[[], str]
"""The next line of the player; EOFError when there is none."""


class Left(Exception):
    """The player has left the table."""


class Because(NamedTuple):
    """A bot's move: the view that it saw, its answer, and the reason."""

    view: Json
    value: str
    reason: Reason


class Table:
    """One seat is yours, the others are bots'. The journal is the game."""

    def __init__(
        self, journal: Journal, seat: int, bots: Mapping[int, Agent], face: Face, console: Console, read: Read,
        explains: bool = False,
    ) -> None:  # fmt: skip
        self.journal = journal
        self.seat = seat
        self.bots = bots
        self.face = face
        self.words = face.words
        self.console = console
        self.read = read
        self.told = 0
        self.explains = explains
        self.reasons: list[Because] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "u": self.undo, "s": self.save, "?": self.explain, "r": self.rule, "l": self.log, "p": self.piles,
            "w": self.why, "h": self.help, "q": self.leave,
        }  # fmt: skip

    def play(self) -> None:
        """Play to the end; EOF or `q` leaves early."""
        try:
            while True:
                self.others_answer()
                if self.journal.ask is None:
                    self.show_end()
                    self.after()
                else:
                    self.show()
                    self.listen()
        except (Left, EOFError, KeyboardInterrupt):
            if self.journal.ask is not None:
                self.note("play-quit", n=len(self.journal.answers))

    def thought(self, bot: Agent, seat: int) -> str:
        game, position = self.journal.game, self.journal.position
        value = answered(bot, game, position, seat, seedling(self.journal.seed, len(self.journal.answers)))
        view = game.view(position, seat)
        if chosen_in(view, value) is not None:
            reason = reason_of(bot, view, value)
            self.reasons.append(Because(view, value, reason or Reason([], [])))
        return value

    def others_answer(self) -> None:
        """Bots decide; where you have no choice, you need not be asked."""
        self.reasons.clear()
        while ask := self.journal.ask:
            if ask.seat != self.seat:
                self.journal.answer(self.thought(self.bots[ask.seat], ask.seat))
            elif len(ask.options) == 1:
                self.journal.answer(ask.options[0])
            else:
                return

    # Showing

    @property
    def view(self) -> Json:
        return self.journal.view(self.seat)

    def print(self, shown: RenderableType) -> None:
        self.console.print(shown)

    def note(self, key: str, **args: str | int) -> None:
        self.print(ink(self.words.format(key, **args)))

    def show(self) -> None:
        """What is new, the board, the question and its answers."""
        if self.console.is_terminal:
            self.console.clear()
        self.show_news()
        if self.explains:
            self.why()
        view = self.view
        self.print(self.face.board(view, self.console.width))
        self.print(Rule(style=QUIET))
        if about := self.face.focus(view):
            self.print(about)
        asked = self.face.asked(view)
        self.print(ink(asked.question(), "bold"))
        self.print(answers(view["ask"], asked, self.console.width))
        default = self.face.passing(view["ask"])
        if default is None:
            self.print(ink(self.words.format("play-keys-only"), QUIET))
        else:
            self.print(ink(self.words.format("play-keys", **{"pass": asked.label(default)}), QUIET))

    def show_news(self) -> None:
        """What happened since you were last asked."""
        log = self.whole_log()
        most = self.face.news
        news = log[self.told :] if self.told <= len(log) else log[-most:]
        self.told = len(log)
        if len(news) > most:
            self.print(Text("  …", QUIET))
        self.print(self.face.story(news[-most:]))

    def whole_log(self) -> list[Message]:
        return self.face.log(self.journal.position, self.seat)

    def show_end(self) -> None:
        """The last news after the board: they say how it ended."""
        self.print(self.face.board(self.view, self.console.width))
        self.show_news()
        result = self.journal.result
        assert result is not None
        self.print(Rule(Text(self.words.format("play-over"), "bold"), style="bold"))
        self.print(ink(self.face.outcome(result, self.seat)))

    # Listening

    def listen(self) -> None:
        """Take one line; whatever is wrong with it is said, and nothing changes."""
        answered = len(self.journal.answers)
        while self.journal.ask is not None and len(self.journal.answers) == answered:
            self.obey(self.heard())

    def heard(self) -> str:
        """One line of the player; written out where no terminal does that."""
        self.console.print("> ", style=LEGAL, end="")
        line = self.read().strip()
        if not self.console.is_terminal:
            self.print(Text(line))
        return line

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", line[1:]
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            self.choose(line)

    def choose(self, line: str) -> None:
        ask = self.view["ask"]
        options = ask["options"]
        if not line:
            default = self.face.passing(ask)
            if default is None:
                self.note("play-no-pass", first=numbers(ask)[0], last=numbers(ask)[-1])
            else:
                self.journal.answer(default["value"])
        elif line in (numbered := numbers(ask)):
            self.journal.answer(options[numbered.index(line)]["value"])
        else:
            self.note("play-no-answer", given=line, first=numbered[0], last=numbered[-1])

    def after(self) -> None:
        """The game is over: keep it, or take it back."""
        while self.journal.ask is None:
            self.note("play-after")
            word, _, rest = self.heard().partition(" ")
            if not word:
                raise Left
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())

    # What one can say besides answers

    def undo(self, rest: str = "") -> None:
        """Back to your last decision that was one."""
        journal = self.journal
        n = next((n for n in reversed(range(len(journal.answers))) if self.was_asked(n)), -1)
        if n < 0:
            self.note("play-nothing-to-undo")
            return
        journal.undo(len(journal.answers) - n)
        self.told = len(self.whole_log())
        self.note("play-undone")

    def was_asked(self, n: int) -> bool:
        ask = self.journal.game.ask(self.journal.at(n))
        return ask is not None and ask.seat == self.seat and len(ask.options) > 1

    def save(self, rest: str) -> None:
        if not rest:
            self.note("play-save-where")
            return
        try:
            self.journal.save(Path(rest).expanduser())
        except OSError as error:
            self.note("play-not-saved", why=error.strerror or str(error))
        else:
            self.note("play-saved", file=rest)

    def explain(self, rest: str) -> None:
        """What a thing says, and why it cannot be used now."""
        view = self.view
        name = self.face.find(view, rest)
        if not name:
            self.note("play-no-card", given=rest or "?")
            return
        self.print(self.face.about(view, name))
        if self.face.usable(view, name):
            self.print(self.why_not(view, name))

    def why(self, rest: str = "") -> None:
        """What the bots did since you last decided, and why."""
        told = [because for because in self.reasons if because.reason.said]
        if not self.explains and self.journal.ask is not None:
            self.note("play-reason-later")
        elif not told:
            self.note("play-no-reason")
        else:
            for because in told:
                self.print(self.because(because))

    def because(self, because: Because) -> Text:
        label = self.face.asked(because.view).label
        options = {one["value"]: label(one) for one in because.view["ask"]["options"]}
        found = Text.assemble("  ", ink(options[because.value], "bold"), "\n")
        found.append_text(ink("  " + " ".join(self.words.message(said) for said in because.reason.said) + "\n"))
        for line in because.reason.lines:
            chance, error = round(100 * line.chance), max(1, round(196 * line.error))
            sure = self.words.format("play-reason-line", n=chance, error=error, worlds=line.worlds)
            found.append_text(ink(f"    {options[line.value]}: {sure}\n", QUIET))
        return found

    def why_not(self, view: Json, name: str) -> Text:
        reasons = self.face.reasons(self.journal.position, self.seat, name)
        if not reasons:
            return ink(self.face.allowed(view, name), LEGAL)
        told = [self.face.sentence(reason).rstrip(".") + cited(reason) for reason in reasons]
        return ink(self.words.format("play-why", why="; ".join(told)), AIM)

    def rule(self, rest: str) -> None:
        book = rules()
        found = [id for id in book if id == rest.upper() or id.startswith(rest.upper() + ".")] if rest else []
        if not found:
            self.note("play-no-rule", given=rest or "?")
        elif told := lookup(found[0], self.words.lang):
            self.print(Text.assemble((told["title"], "bold"), "\n", ink(plain(told["text"])), "\n"))
        for id in found:
            self.print(Text.assemble((id, "bold"), f"  {book[id]}"))

    def log(self, rest: str = "") -> None:
        self.print(self.face.story(self.whole_log(), rules=True))

    def piles(self, rest: str = "") -> None:
        self.print(self.face.piles(self.view))

    def help(self, rest: str = "") -> None:
        self.note(self.face.help)

    def leave(self, rest: str = "") -> None:
        raise Left


def cited(reason: Message) -> str:
    return f" ({reason.args['rule']})" if "rule" in reason.args else ""


def numbers(ask: Json) -> list[str]:
    """What to type for each option: its place, or the number itself where a number is asked for."""
    options = ask["options"]
    asked = [number_of(option) for option in options]
    if all(n is not None for n in asked):
        return [str(n) for n in asked]
    return [str(n) for n in range(1, len(options) + 1)]


def number_of(option: Json) -> int | None:
    """The number that an option is, if it is one: one advances by spaces of the Net, or a card."""
    return int(option["amount"]) if option["verb"] in NUMBERS and "amount" in option else None


def answers(ask: Json, asked: Asked, width: int) -> RenderableType:
    """Numbered, in columns read downwards when there are many."""
    typed = numbers(ask)
    told = [asked.label(option) for option in ask["options"]]
    if typed == told:
        return Text("  " + "  ".join(typed), LEGAL)
    longest = max(len(label) for label in told) + 6
    columns = max(1, min(width // longest, 3 if len(told) > 16 else 2 if len(told) > 8 else 1))
    rows = -(-len(told) // columns)
    cells = [Text.assemble((f"{n:>3} ", LEGAL), ink(label)) for n, label in zip(typed, told, strict=True)]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid
