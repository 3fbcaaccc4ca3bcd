"""Draw docs/images/terminal.svg: a game in the terminal, in the middle of a run.

The position is the most telling one of some seeded games, so the picture follows the rules and the board.
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from jackin import netrunner
from jackin.bots import agent
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.locale import words
from jackin.netrunner.words import CORP, RUNNER
from jackin.terminal.netrunner import NetrunnerFace
from jackin.terminal.table import Table

PICTURE = Path(__file__).parents[1] / "docs/images/terminal.svg"
DECKS = ("haas-bioroid", "criminal")
GAMES = 400
FACES = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
WIDTH = 100
FONT_FACE = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
THEME = TerminalTheme(
    (13, 17, 23),
    (217, 225, 236),
    [(72, 79, 88), (255, 122, 147), (126, 231, 135), (240, 179, 90), (98, 198, 255), (210, 168, 255), (86, 212, 221),
     (177, 186, 196)],
    [(125, 136, 150), (255, 122, 147), (126, 231, 135), (255, 210, 122), (134, 182, 255), (255, 143, 184),
     (98, 245, 232), (240, 246, 252)],
)  # fmt: skip


def appeal(view: Json) -> int:
    """How much a position shows: ice that is met, a full table, a rig that can do something about it."""
    run, ask, runner = view["run"], view["ask"], view["runner"]
    if run is None or not run["encountering"] or len(view["servers"]) not in (4, 5) or ask["kind"] != "window":
        return 0
    ice = [card for server in view["servers"] for card in server["ice"]]
    rows = {card["row"] for card in runner["rig"]}
    return (
        8 * len(rows)
        + 3 * min(4, len(runner["rig"]))
        + 6 * min(5, len(ask["options"]))
        + 2 * min(3, sum("card" in card for card in ice))
        + 2 * min(5, len(ice))
        + 2 * min(3, sum(len(server["root"]) for server in view["servers"]))
        + 5 * min(4, len(set(runner["hand"])))
        + 4 * len(run["broken"])
        + 4 * bool(view["corp"]["scored"])
        + 4 * bool(runner["scored"])
    )


def best() -> Journal:
    found = (0, 0, 0)
    for seed in range(GAMES):
        journal = random_game(seed)
        while ask := journal.ask:
            if ask.seat == RUNNER and ask.kind == "window":
                found = max(found, (appeal(journal.view(RUNNER)), -seed, len(journal.answers)))
            journal.answer(ask.options[random_dice(journal)])
    journal = random_game(-found[1])
    while len(journal.answers) < found[2]:
        ask = journal.ask
        assert ask is not None
        journal.answer(ask.options[random_dice(journal)])
    return journal


def random_game(seed: int) -> Journal:
    return Journal.begin(netrunner.GAME, netrunner.setup(*DECKS), seed)


def random_dice(journal: Journal) -> int:
    """A pick that depends on the game's seed and on how far it has come."""
    ask = journal.ask
    assert ask is not None
    return Dice(journal.seed * 1_000_003 + len(journal.answers)).below(len(ask.options))


def draw(journal: Journal) -> str:
    console = Console(width=WIDTH, record=True, file=StringIO(), highlight=False)
    table = Table(journal, RUNNER, {CORP: agent("random", 0)}, NetrunnerFace(words("en")), console, input)
    table.told = max(0, len(table.whole_log()) - 5)
    table.show()
    console.print("> ", style="bold bright_cyan")
    svg = console.export_svg(title="jackin play --text", theme=THEME, unique_id="jackin")
    return FONT_FACE.sub("", svg).replace("Fira Code, monospace", FACES)  # a picture fetches nothing


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(best()), "utf-8")
    print(PICTURE.relative_to(PICTURE.parents[2]))
