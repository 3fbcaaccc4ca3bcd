"""A game in the terminal: you against a bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from jackin.bots import Agent
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.message import Message
from jackin.locale import Words
from jackin.netrunner.catalog import BY_SLUG
from jackin.netrunner.game import state
from jackin.netrunner.log import lines
from jackin.netrunner.view import explain
from jackin.netrunner.words import SIDES
from jackin.rulebook import rules
from jackin.terminal.board import board
from jackin.terminal.focus import focus
from jackin.terminal.glyphs import AIM, LEGAL, QUIET, ink
from jackin.terminal.labels import Labels, passing
from jackin.terminal.story import story

NEWS = 16

Read = Callable[[], str]
"""The next line of the player; EOFError when there is none."""


class Left(Exception):
    """The player has left the table."""


class Table:
    """One seat is yours, the other a bot's. The journal is the game."""

    def __init__(
        self, journal: Journal, seat: int, bot: Agent, words: Words, console: Console, read: Read
    ) -> None:  # fmt: skip
        self.journal = journal
        self.seat = seat
        self.bot = bot
        self.words = words
        self.console = console
        self.read = read
        self.told = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "u": self.undo, "s": self.save, "?": self.explain, "r": self.rule, "l": self.log, "p": self.piles,
            "h": self.help, "q": self.leave,
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

    def others_answer(self) -> None:
        """The bot decides; where you have no choice, you need not be asked."""
        while ask := self.journal.ask:
            if ask.seat != self.seat:
                view = self.journal.view(ask.seat)
                self.journal.answer(self.bot.choose(view, view["ask"]))
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
        view = self.view
        self.print(board(view, self.words, self.console.width))
        labels = Labels(view, self.words)
        self.print(Rule(style=QUIET))
        if about := focus(view, self.words):
            self.print(about)
        self.print(ink(labels.question(), "bold"))
        self.print(answers(view["ask"], labels, self.console.width))
        default = passing(view["ask"])
        if default is None:
            self.print(ink(self.words.format("play-keys-only"), QUIET))
        else:
            self.print(ink(self.words.format("play-keys", **{"pass": labels.label(default)}), QUIET))

    def show_news(self) -> None:
        """What happened since you were last asked."""
        log = self.whole_log()
        news = log[self.told :] if self.told <= len(log) else log[-NEWS:]
        self.told = len(log)
        if len(news) > NEWS:
            self.print(Text("  …", QUIET))
        self.print(story(news[-NEWS:], self.words))

    def whole_log(self) -> list[Message]:
        return lines(state(self.journal.position), self.seat)

    def show_end(self) -> None:
        self.show_news()
        self.print(board(self.view, self.words, self.console.width))
        result = self.journal.result
        winner = -1 if result is None else result.winner
        who = "nobody" if winner < 0 else "you" if winner == self.seat else "bot"
        self.print(Rule(Text(self.words.format("play-over"), "bold"), style="bold"))
        self.note("play-result", winner=who)

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
            default = passing(ask)
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
        """A card's text, and why it cannot be used now."""
        name = self.find(rest)
        if not name:
            self.note("play-no-card", given=rest or "?")
            return
        labels = Labels(self.view, self.words)
        slug = labels.slug(name)
        self.print(ink(labels.named(name), "bold"))
        if slug:
            self.print(ink(self.words.text(slug)))
        if name.startswith("#") or name in self.view[SIDES[self.seat]]["hand"]:
            self.print(self.reasons(name))

    def reasons(self, name: str) -> Text:
        reasons = explain(state(self.journal.position), self.seat, name)
        if not reasons:
            return ink(self.words.format("play-can-use"), LEGAL)
        told = [self.words.message(reason) + cited(reason) for reason in reasons]
        return ink(self.words.format("play-why", why="; ".join(told)), AIM)

    def find(self, given: str) -> str:
        """The handle or slug that is meant: 12, #12, a title or its beginning, on the table or off it."""
        handle = "#" + given.removeprefix("#")
        labels = Labels(self.view, self.words)
        if handle in labels.cards:
            return handle
        hand: list[str] = self.view[SIDES[self.seat]]["hand"]
        shown: dict[str, str] = {card["card"]: card["id"] for card in labels.cards.values() if "card" in card}
        for slug in (*hand, *shown, *BY_SLUG):
            if given and given.lower() in (slug, self.words.title(slug).lower()[: len(given)], slug[: len(given)]):
                return slug if slug in hand else shown.get(slug, slug)
        return ""

    def rule(self, rest: str) -> None:
        book = rules()
        found = [id for id in book if id == rest.upper() or id.startswith(rest.upper() + ".")] if rest else []
        if not found:
            self.note("play-no-rule", given=rest or "?")
        for id in found:
            self.print(Text.assemble((id, "bold"), f"  {book[id]}"))

    def log(self, rest: str = "") -> None:
        self.print(story(self.whole_log(), self.words, rules=True))

    def piles(self, rest: str = "") -> None:
        """What lies openly in Archives and the heap, and what was removed."""
        view = self.view
        labels = Labels(view, self.words)
        corp = view["corp"]
        facedown = {f"{slug}/facedown": n for slug, n in Counter(corp["archives_known"]).items()}
        for key, cards in (
            ("zone-archives", Counter(corp["archives"]) + Counter(facedown)),
            ("zone-heap", Counter(view["runner"]["heap"])),
            ("zone-removed", Counter(view["removed"])),
        ):
            labels = Labels(view, self.words)
            named = [
                f"{n}× {labels.named(slug)}" if n > 1 else labels.named(slug) for slug, n in sorted(cards.items())
            ]
            self.print(Text.assemble((self.words.format(key), "bold"), f"  {', '.join(named) or '–'}"))

    def help(self, rest: str = "") -> None:
        self.note("play-help")

    def leave(self, rest: str = "") -> None:
        raise Left


def cited(reason: Message) -> str:
    return f" ({reason.args['rule']})" if "rule" in reason.args else ""


def numbers(ask: Json) -> list[str]:
    """What to type for each option: its place, or the number itself where a number is asked for."""
    options = ask["options"]
    if all(option["verb"] == "number" for option in options):
        return [str(option["n"]) for option in options]
    return [str(n) for n in range(1, len(options) + 1)]


def answers(ask: Json, labels: Labels, width: int) -> RenderableType:
    """Numbered, in columns read downwards when there are many."""
    typed = numbers(ask)
    told = [labels.label(option) for option in ask["options"]]
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
