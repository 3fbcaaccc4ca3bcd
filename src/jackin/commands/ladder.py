"""`jackin ladder`: every Corp against every Runner, and a rating for each of them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from jackin.commands.errors import fail, told
from jackin.commands.gangs_ladder import duels
from jackin.commands.series import AsJson, Decks, How, Jobs, Keep, Ray, Seed, watched
from jackin.engine import SOURCES
from jackin.kernel.game import Json
from jackin.ladder.chart import Mark, chart
from jackin.ladder.games import Outcome, play_chunk
from jackin.ladder.listed import Entrant, Meeting, rated, write
from jackin.ladder.rating import Rating, Result, ratings
from jackin.ladder.roster import LONGEST, Player, everyone, match, pairings, players, spread_pairs
from jackin.netrunner.words import CORP, SIDES
from jackin.terminal.glyphs import QUIET, SIDE, ink
from jackin.workers.chunk import chunks

LIST = SOURCES / "bots/ratings.json"
"""Not the copy that lies beside a compiled engine."""


class Pairing(NamedTuple):
    """What two players have played."""

    corp: Player
    runner: Player
    games: int
    corp_wins: int
    draws: int

    @classmethod
    def of(cls, corp: Player, runner: Player, found: list[Outcome]) -> Pairing:
        wins = Counter(outcome.winner for outcome in found)
        return cls(corp, runner, len(found), wins[CORP], wins[-1])

    def score(self, seat: int) -> float:
        """Wins of a seat, with half of the draws."""
        wins = self.corp_wins + self.draws / 2
        return wins if seat == CORP else self.games - wins


def ladder(
    game: Annotated[Literal["netrunner", "gangs"], typer.Option(help="Which game.")] = "netrunner",
    games: Annotated[int, typer.Option(min=1, help="How many games each pairing plays.")] = 48,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    decks: Decks = "suite",
    who: Annotated[
        str, typer.Option("--players", help="Names with commas between; all that answer at once if left out.")
    ] = "",
    against: Annotated[str, typer.Option(help="Only games with one of these, names with commas between.")] = "",
    picture: Annotated[Path | None, typer.Option("--chart", help="Draw the ratings into this SVG file.")] = None,
    listed: Annotated[
        bool, typer.Option("--write", help="Put the results into the list that the table shows.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Rate automas and bots: Corps against Runners, or gangs of two bots."""
    how, wanted, rivals = How(jobs, ray, keep), names(who), names(against)
    if game == "gangs":
        with told():
            met = duels(wanted, rivals, games, seed, how)
        tell(met, as_json)
    else:
        met = rate_netrunner(wanted or everyone(), rivals, decks, games, seed, how, picture, as_json)
    if listed:
        write(LIST, met)
        Console(stderr=True).print(ink(f"{LIST}: written"), soft_wrap=True)


def names(listed: str) -> list[str]:
    return listed.split(",") if listed else []


def rate_netrunner(
    wanted: list[str],
    against: list[str],
    decks: str,
    games: int,
    seed: int,
    how: How,
    picture: Path | None,
    as_json: bool,
) -> list[Meeting]:
    with told():
        given = players(wanted)
        pairs = [two for two in pairings(given) if not against or {two[0].name, two[1].name} & set(against)]
        if not pairs:
            raise fail("these players cannot meet: there must be a Corp and a Runner, and one of them a bot")
        found = results(pairs, decks, games, seed, how)
    everybody = rate([player for player in given if any(player in two for two in pairs)], found)
    if picture is not None:
        draw(picture, everybody, f"Elo ratings after {sum(each.games for each in found)} games")
    if as_json:
        print(json.dumps(as_data(everybody, found), indent=1))
    else:
        report(everybody, found)
    return [
        Meeting(
            Entrant("netrunner-corp", p.corp.name), Entrant("netrunner-runner", p.runner.name), p.games,
            p.score(CORP), f"decks {decks}, seed {seed}",
        )
        for p in found
    ]  # fmt: skip


def results(pairs: list[tuple[Player, Player]], decks: str, games: int, seed: int, how: How) -> list[Pairing]:
    """Every pairing plays the same shuffles."""
    on_table = spread_pairs(decks)
    matches = [chunks(match(corp.name, runner.name, on_table, seed), games) for corp, runner in pairs]
    parts = watched(play_chunk, [chunk for each in matches for chunk in each], how)
    return [
        Pairing.of(corp, runner, [outcome for _ in each for outcome in next(parts)])
        for (corp, runner), each in zip(pairs, matches, strict=True)
    ]


class Rated(NamedTuple):
    player: Player
    rating: Rating
    games: int
    score: float


def rate(given: list[Player], found: list[Pairing]) -> list[Rated]:
    """The strongest first."""
    number = {player: n for n, player in enumerate(given)}
    rows = [Result(number[p.corp], number[p.runner], p.games, p.score(CORP)) for p in found]
    rated = []
    for player, rating in zip(given, ratings(len(given), rows), strict=True):
        mine = [pairing for pairing in found if player in (pairing.corp, pairing.runner)]
        total = sum(pairing.games for pairing in mine)
        score = sum(pairing.score(player.seat) for pairing in mine)
        rated.append(Rated(player, rating, total, score / total if total else 0.0))
    return sorted(rated, key=lambda each: -each.rating.elo)


def label(player: Player) -> str:
    return f"{player.name} ({SIDES[player.seat]})"


def draw(file: Path, rated: list[Rated], title: str) -> None:
    marks = [Mark(label(each.player), SIDES[each.player.seat], *each.rating) for each in rated]
    try:
        file.write_text(chart(marks, title), encoding="utf-8")
    except OSError as error:
        raise fail(f"{file}: {error.strerror}") from None


def as_data(rated: list[Rated], found: list[Pairing]) -> Json:
    return {
        "games": sum(pairing.games for pairing in found),
        "players": [
            {
                "name": each.player.name, "side": SIDES[each.player.seat], "elo": round(each.rating.elo, 1),
                "margin": round(each.rating.margin, 1), "games": each.games, "score": round(each.score, 4),
            }
            for each in rated
        ],
        "pairings": [
            {
                "corp": p.corp.name, "runner": p.runner.name, "games": p.games, "corp_wins": p.corp_wins,
                "draws": p.draws,
            }
            for p in found
        ],
    }  # fmt: skip


def tell(met: list[Meeting], as_json: bool) -> None:
    """The bots of Gangs, the strongest first."""
    found = sorted(rated(met).items(), key=lambda one: -one[1].elo)
    if as_json:
        print(json.dumps(gangs_data(met, found), indent=1))
        return
    table = Table("bot", "Elo", "±", box=None, pad_edge=False)
    for entrant, rating in found:
        table.add_row(entrant.name, f"{rating.elo:.0f}", f"{rating.margin:.0f}")
    console = Console(highlight=False)
    console.print(table)
    console.print(ink(f"{sum(each.games for each in met)} games", QUIET))


def gangs_data(met: list[Meeting], found: list[tuple[Entrant, Rating]]) -> Json:
    return {
        "games": sum(each.games for each in met),
        "players": [
            {"name": entrant.name, "elo": round(rating.elo, 1), "margin": round(rating.margin, 1)}
            for entrant, rating in found
        ],
        "pairings": [
            {"first": each.first.name, "second": each.second.name, "games": each.games, "score": each.score}
            for each in met
        ],
    }


def report(rated: list[Rated], found: list[Pairing]) -> None:
    table = Table(box=None, pad_edge=False)
    for name in ("", "player", "side", "Elo", "±", "games", "score %"):
        table.add_column(name, justify="left" if name in ("player", "side") else "right", no_wrap=True)
    for n, each in enumerate(rated, 1):
        side = SIDES[each.player.seat]
        table.add_row(
            str(n), ink(each.player.name, SIDE[side]), side, f"{each.rating.elo:.0f}", f"{each.rating.margin:.0f}",
            str(each.games), f"{100 * each.score:.1f}",
        )  # fmt: skip
    console = Console(highlight=False)
    console.print(table)
    draws = sum(pairing.draws for pairing in found)
    console.print(ink(f"{sum(p.games for p in found)} games, {draws} drawn after {LONGEST} rounds", QUIET))
