"""python -m tools.mutants [ROOM ...] --sample 40: how many planted faults the tests of each room notice."""

from __future__ import annotations

import argparse
import random
import tempfile
import tomllib
from pathlib import Path

from tools.mutants import client
from tools.mutants.plant import Fault, faults
from tools.mutants.rooms import ROOMS, Room
from tools.mutants.workshop import ROOT, Workshop

CLIENT = "client"
EVERY = [*ROOMS, CLIENT]
MEANINGLESS = Path(__file__).parent / "meaningless.toml"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("room", nargs="*", help=f"one of {', '.join(EVERY)}; all of them if none is named")
    asked.add_argument("--sample", type=int, default=40, help="faults for each room")
    asked.add_argument("--seed", type=int, default=1, help="which faults are drawn")
    asked.add_argument("--seconds", type=float, default=120, help="a fault that takes longer is noticed")
    chosen = asked.parse_args()
    for name in chosen.room or EVERY:
        caught, survivors = of_room(name, chosen.sample, chosen.seed, chosen.seconds)
        share = 100 * caught / max(1, caught + len(survivors))
        print(f"{name:10} {caught} of {caught + len(survivors)} noticed, {share:.0f} %", flush=True)
        for fault in survivors:
            print(f"           {fault}", flush=True)


def of_room(name: str, sample: int, seed: int, seconds: float) -> tuple[int, list[Fault]]:
    if name == CLIENT:
        return client.judged(sample, seed, seconds)
    return judged(ROOMS[name], sample, seed, seconds)


def judged(room: Room, sample: int, seed: int, seconds: float) -> tuple[int, list[Fault]]:
    """How many were noticed, and those that were not."""
    every = meaningful(room)
    drawn = random.Random(seed).sample(every, min(sample, len(every)))
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        workshop = Workshop(Path(folder))
        reach = workshop.reach(room)
        unnoticed = [
            fault for fault in drawn if not workshop.notices(fault, reach.tests(fault) or room.tests, seconds)
        ]
    return len(drawn) - len(unnoticed), unnoticed


def meaningful(room: Room) -> list[Fault]:
    """All but those that change nothing a test could see; each of these is listed with its reason."""
    rows = tomllib.loads(MEANINGLESS.read_text())["fault"]
    nothing = {(row["file"], row["was"], row["text"], row["line"]) for row in rows}
    sources = {path: (ROOT / path).read_text("utf-8") for path in room.files(ROOT)}
    found = [fault for path, source in sources.items() for fault in faults(path, source)]
    return [fault for fault in found if fault.where(sources[fault.path]) not in nothing]


if __name__ == "__main__":
    main()
