"""python -m tools.mutants [ROOM ...] --sample 40: how many planted faults the tests of each room notice."""

from __future__ import annotations

import argparse
import random
import tempfile
import tomllib
from pathlib import Path

from tools.mutants.plant import Fault, faults
from tools.mutants.rooms import ROOMS, Room
from tools.mutants.workshop import ROOT, Workshop

MEANINGLESS = Path(__file__).parent / "meaningless.toml"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("room", nargs="*", help=f"one of {', '.join(ROOMS)}; all of them if none is named")
    asked.add_argument("--sample", type=int, default=40, help="faults for each room")
    asked.add_argument("--seed", type=int, default=1, help="which faults are drawn")
    asked.add_argument("--seconds", type=float, default=120, help="a fault that takes longer is noticed")
    chosen = asked.parse_args()
    for name in chosen.room or ROOMS:
        caught, survivors = judged(ROOMS[name], chosen.sample, chosen.seed, chosen.seconds)
        share = 100 * caught / max(1, caught + len(survivors))
        print(f"{name:10} {caught} of {caught + len(survivors)} noticed, {share:.0f} %", flush=True)
        for fault in survivors:
            print(f"           {fault}", flush=True)


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
    nothing = {(row["file"], row["was"], row["text"]) for row in tomllib.loads(MEANINGLESS.read_text())["fault"]}
    found = [fault for path in room.files(ROOT) for fault in faults(path, (ROOT / path).read_text("utf-8"))]
    return [fault for fault in found if (fault.path.as_posix(), fault.was, fault.text) not in nothing]


if __name__ == "__main__":
    main()
