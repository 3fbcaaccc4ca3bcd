"""The online table under load, with each database and several processes: a table for docs/many-tables.md.

    python -m bench.load [--tables 200] [--seconds 10] [--workers 1 2]

PostgreSQL is set up in a temporary folder and writes to the disk before it says that it has. The clients run on the
same machine and take part of it: what the servers spend for an answer says more than how many there were.
"""

from __future__ import annotations

import argparse
import sys

from bench.server import Json, with_server
from tests.many.cluster import cluster, programs

HEAD = "| | tables | answers/s | p50 | p99 | server ms an answer | live p50 | live p99 | kB a table |"


def row(name: str, found: Json) -> str:
    flat, live = found["flat_out"], found["live"]
    cells = [
        name, found["tables"], flat["answers_per_s"], f"{flat['p50_ms']} ms", f"{flat['p99_ms']} ms",
        flat["server_ms_per_answer"], f"{live['p50_ms']} ms", f"{live['p99_ms']} ms", found["kB_per_table"],
    ]  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    wanted = parser.parse_args()
    bin = programs()
    print(HEAD, "|---|--:|--:|--:|--:|--:|--:|--:|--:|", sep="\n", flush=True)
    print(row("SQLite", with_server(wanted.tables, wanted.seconds)), flush=True)
    if bin is None:
        sys.exit("There is no PostgreSQL here (tools/postgresql.sh says why): the rest is left out.")
    for workers in wanted.workers:
        with cluster(bin, ["max_connections=200"]) as database:
            found = with_server(wanted.tables, wanted.seconds, workers, database.url)
        print(row(f"PostgreSQL, {workers} process{'es' * (workers > 1)}", found), flush=True)


if __name__ == "__main__":
    main()
