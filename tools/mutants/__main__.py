"""python -m tools.mutants [ROOM ...] --sample 40: how many planted faults the tests of each room notice."""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

from tools.mutants import client
from tools.mutants.meaningless import meaningful
from tools.mutants.plant import Fault, faults
from tools.mutants.rooms import ROOMS, Room
from tools.mutants.workshop import ROOT, Workshop

CLIENT = "client"
EVERY = [*ROOMS, CLIENT]
Judged = dict[str, tuple[int, list[Fault]]]
"""Of each room, how many faults were drawn, and those that nobody noticed."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("room", nargs="*", help=f"one of {', '.join(EVERY)}; all of them if none is named")
    asked.add_argument("--sample", type=int, default=40, help="faults for each room")
    asked.add_argument("--seed", type=int, default=1, help="which faults are drawn")
    chosen = asked.parse_args()
    for names in together(chosen.room or EVERY):
        judged = client_judged if names == [CLIENT] else rooms_judged
        for name, (drawn, survivors) in judged(names, chosen.sample, chosen.seed).items():
            share = 100 * (drawn - len(survivors)) / max(1, drawn)
            print(f"{name:10} {drawn - len(survivors)} of {drawn} noticed, {share:.0f} %", flush=True)
            for fault in survivors:
                print(f"           {fault}", flush=True)


def together(names: list[str]) -> list[list[str]]:
    """Rooms that answer to the same tests are judged in one go."""
    groups: dict[str, list[str]] = {}
    for name in names:
        groups.setdefault(CLIENT if name == CLIENT else str(ROOMS[name][1:]), []).append(name)
    return list(groups.values())


def client_judged(names: list[str], sample: int, seed: int) -> Judged:
    return {CLIENT: client.judged(sample, seed)}


def rooms_judged(names: list[str], sample: int, seed: int) -> Judged:
    drawn = {name: some(faults_of(ROOMS[name]), sample, seed) for name in names}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        every = [fault for name in names for fault in drawn[name]]
        unnoticed = set(Workshop(Path(folder)).unnoticed(every, ROOMS[names[0]]))
    return {name: (len(drawn[name]), [fault for fault in drawn[name] if fault in unnoticed]) for name in names}


def some(every: list[Fault], sample: int, seed: int) -> list[Fault]:
    return random.Random(seed).sample(every, min(sample, len(every)))


def faults_of(room: Room) -> list[Fault]:
    found = [fault for path in room.files(ROOT) for fault in faults(path, (ROOT / path).read_text("utf-8"))]
    return meaningful(found, ROOT)


if __name__ == "__main__":
    main()
