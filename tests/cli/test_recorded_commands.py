"""What commands print, as it was recorded: every one that answers something, over fixed seeds. How long it took is
left out."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from jackin import gangs, netrunner
from jackin.cli import app
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from tests.recorded import as_recorded

ENV = {"NO_COLOR": "1", "TERM": "dumb"}
CLOCKED = re.compile(r"\"(seconds|games_per_second)\": [\d.]+|[\d.,]+ (s|games/s|games a second)\b")
SERIES = "--seed 3 --jobs 1"
DECKS = "--decks nbn,weyland,anarch,shaper"
COMMANDS = [
    f"sim --games 12 {SERIES}",
    f"sim --games 12 {SERIES} --json --corp-deck nbn --runner-deck anarch",
    f"sim --games 4 {SERIES} --corp automa:dash:hard --json",
    f"sim --game gangs --games 6 --bot random {SERIES}",
    f"sim --game gangs --games 6 --players 3 --bot random --bot random {SERIES} --json",
    f"sim --game gangs --games 4 --players 1 --level easy --bot random {SERIES} --json",
    f"match random random --deals 6 {DECKS} {SERIES}",
    f"match random random --deals 6 {DECKS} {SERIES} --json",
    f"ladder --players random,automa:dash:easy --games 6 {SERIES}",
    f"ladder --players random,automa:dash:easy,automa:runner:easy --against random --games 6 {SERIES} --json",
    f"ladder --game gangs --players random,greedy --games 2 {SERIES} --json",
    f"bluffs random --against random --games 3 {DECKS} {SERIES} --json",
    f"bluffs random --against random --games 3 {DECKS} {SERIES}",
    f"gangs balance --games 8 --players 3 --bot random {SERIES}",
    f"gangs balance --games 6 --players 1 --level easy --bot random {SERIES}",
    "gangs list", "gangs show house", "gangs show house maelstrom", "gangs show house watson --lang pl",
    "gangs check house", "gangs show house nothing",
    "automa list", "automa show dash", "automa show exa", "automa show runner", "automa show dash nothing",
    "cards", "cards siphon", "cards snare --lang de", "cards --type ice --faction nbn", "cards --set core --json",
    "cards --side runner --type program --json", "cards xyzzy", "cards --json 01001",
    "deck list", "deck list --side corp --json", "deck check jinteki", "deck check shaper --json --lang es",
    "deck convert nbn --to text", "deck convert nbn --to o8d", "deck check nobody",
    "puzzle list", "puzzle list --json", "puzzle check puzzle-steal-1",
    "rules RUN-2", "rules RUN-2 --json", "rules NOTHING-1",
]  # fmt: skip


def printed(command: str, columns: int = 110) -> list[str]:
    done = CliRunner().invoke(app, command.split(), env={**ENV, "COLUMNS": str(columns)})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.output
    return [str(done.exit_code), *CLOCKED.sub("…", done.output).split("\n")]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_prints_what_it_printed(command):
    as_recorded(__file__, {command: printed(command)})


@pytest.fixture(scope="module")
def saves(tmp_path_factory):
    """Two games by chance, saved where no answer tells it."""
    folder = tmp_path_factory.mktemp("saves")
    for game, setup in ((netrunner.GAME, netrunner.setup("nbn", "anarch")), (gangs.GAME, gangs.setup(2, first=0))):
        journal, dice = Journal.begin(game, setup, 5), Dice(5)
        while journal.ask is not None and len(journal.answers) < 150:
            journal.answer(journal.ask.values[dice.below(len(journal.ask.values))])
        journal.save(folder / f"{game.name}.json")
    return folder


@pytest.mark.parametrize(
    "command",
    [
        "replay netrunner.json", "replay netrunner.json --at 40 --seat corp", "replay netrunner.json --json --at 90",
        "replay netrunner.json --seat runner --lang de", "replay gangs.json --at 60", "replay gangs.json --json",
        "replay netrunner.json --verify", "replay netrunner.json --at 999", "replay netrunner.json --seat nobody",
        "analyse netrunner.json --no-mistakes", "analyse netrunner.json --no-mistakes --json",
        "analyse gangs.json --no-mistakes --json", "replay nothing.json", "analyse nothing.json",
    ],
)  # fmt: skip
def test_a_saved_game_is_told_as_it_was(command, saves, monkeypatch):
    monkeypatch.chdir(saves)
    as_recorded(__file__, {command: printed(command)})


def test_a_walk_through_a_saved_game(saves, monkeypatch):
    monkeypatch.chdir(saves)
    done = CliRunner().invoke(
        app, "replay netrunner.json --step --at 5".split(), "\n\nb\n20\n\nx\nq\n", env={**ENV, "COLUMNS": "110"}
    )
    as_recorded(__file__, {"walk": done.output.split("\n")})


def test_new_packs_and_sets_are_written_as_they_were(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JACKIN_DATA", str(tmp_path / "data"))
    told = []
    for command in (
        "automa new mine", "automa new other --side runner", "automa new third --stratagems", "automa check mine",
        "automa check other", "automa check third", "automa new mine", "gangs new box --into .", "gangs check box",
        "automa check nothing",
    ):  # fmt: skip
        told += [line.replace(str(tmp_path), "HERE") for line in printed(command, 999)]
    files = sorted(path for path in tmp_path.rglob("*.toml"))
    told += [f"{path.relative_to(tmp_path)} {path.read_text('utf-8')}" for path in files]
    assert len(files) > 8
    as_recorded(__file__, {"new": told})
