"""python tools/dead.py: code that nothing uses, as vulture finds it, but for what is used from outside."""

from __future__ import annotations

import sys
from pathlib import Path

from vulture import Vulture
from vulture.core import Item

ROOT = Path(__file__).resolve().parents[1]
SEARCHED = ["src", "tests", "tools", "bench", "examples", "hatch_build.py"]
DECORATED = ["@*.callback", "@*.command", "@*.get", "@*.post", "@*.exception_handler", "@pytest.fixture*"]

PROTOCOL = ["asked", "decks", "games", "lists", "part", "players", "sets", "tables", "told", "workshop"]
# Their fields are read by clients and programs, not by us.
SHOWN = [
    "src/jackin/gangs/shown.py",
    "src/jackin/kernel/tally.py",
    "src/jackin/netrunner/automa/shown.py",
    "src/jackin/netrunner/shown/preview.py",
    "src/jackin/netrunner/shown/view.py",
    *(f"src/jackin/server/protocol/{name}.py" for name in PROTOCOL),
]
# Called or read by what we build on: pytest, pydantic, hatchling, expat, Fluent, gymnasium, PettingZoo, OpenSpiel,
# uvicorn, MkDocs.
OUTSIDE = """
    pytestmark model_config without_nothing of_its_format WholePackage dependencies initialize __getattr__ __dir__
    buffer_text StartDoctypeDeclHandler StartElementHandler EndElementHandler CharacterDataHandler internal
    metadata observation_space make_py_observer memo _legal_actions _apply_action _action_to_string returns
    resample_from_infostate set_from string_from gangs_house should_exit visit_VariableReference isolation_level
    on_files on_page_markdown pytest_*
""".split()
# Found by their names, in a table of names or in an enumeration; a task is kept so that it is not thrown away.
BY_NAME = """
    ES DE PL EURODOLLARS SOLOS TECHIES TRAP
    several_remotes purged single_credits EXCHANGE REPOSITION INSTALLS CORP_SETUP REVEAL TURN_FLOW _search _checking
""".split()


def dead(paths: list[Path], shown: list[Path]) -> list[Item]:
    vulture = Vulture(ignore_names=[*OUTSIDE, *BY_NAME], ignore_decorators=DECORATED)
    vulture.scavenge([str(path) for path in paths])
    found: list[Item] = vulture.get_unused_code(min_confidence=60)
    return [one for one in found if not (one.typ == "variable" and one.filename in shown)]


def main() -> None:
    found = dead([ROOT / path for path in SEARCHED], [ROOT / path for path in SHOWN])
    for one in found:
        print(f"{one.filename.relative_to(ROOT)}:{one.first_lineno}: nothing uses the {one.typ} {one.name}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
