"""`jackin train --game gangs`: play lessons and fit the value of a position of Gangs to them."""

from __future__ import annotations

from jackin.bots.gangs_search.value import ALONE, NAMES, TOGETHER
from jackin.commands.errors import fail, told
from jackin.commands.series import How, watched
from jackin.kernel.game import Json
from jackin.ladder.gangs_lessons import MISTAKES, GangsLesson, GangsLessons, play_gangs_lessons
from jackin.workers.chunk import chunks

DIGITS = 5
CONTENT = "house"


def learned(games: int, seed: int, bot: str, how: How) -> Json:
    """The weights and their card, as they are written down."""
    try:
        from jackin.ladder.gangs_fitting import fit
    except ImportError:
        raise fail("learning needs NumPy: pip install 'jackin[envs]'") from None
    with told():
        given = chunks(GangsLessons(CONTENT, seed, bot), games)
        lessons: list[GangsLesson] = [one for part in watched(play_gangs_lessons, given, how) for one in part]
    card: Json = {
        "games": games, "seed": seed, "content": CONTENT,
        "players": f"{bot}, of a hundred answers {', '.join(map(str, MISTAKES))} at random",
    }  # fmt: skip
    data: Json = {"card": card}
    for table in (TOGETHER, ALONE):
        found = fit([lesson for lesson in lessons if lesson.table == table])
        card[table] = {"turns": found.turns, "log-loss": round(found.loss, 3), "right": round(found.right, 3)}
        pairs = zip(found.weights[::2], found.weights[1::2], strict=True)
        rounded = [[round(first, DIGITS), round(later, DIGITS)] for first, later in pairs]
        data[table] = dict(zip(NAMES[table], rounded, strict=True))
    return data


def report(card: Json) -> list[str]:
    """On games that it was not fitted to."""
    lines = [f"{card['games']} games of Gangs"]
    for table in (TOGETHER, ALONE):
        found = card[table]
        right = f"who had the best chance won {100 * found['right']:.1f} %"
        lines.append(f"{table}: {found['turns']} turns, logarithmic loss {found['log-loss']:.3f}, {right}")
    return lines
