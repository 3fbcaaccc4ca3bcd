"""Write docs/environments/*.md: what each index of a learning environment means.

python tools/environment_pages.py
"""

from __future__ import annotations

from pathlib import Path

from jackin import gangs
from jackin.netrunner.catalog import CARDS
from jackin.tensors import gangs_house_v0, netrunner_core_v0
from jackin.tensors import netrunner_slots as slots
from jackin.tensors.encoding import Encoding
from jackin.tensors.section import Section

FOLDER = Path(__file__).parents[1] / "docs/environments"


def table(sections: list[Section]) -> list[str]:
    rows = [f"| {indices(section)} | {section.size} | {section.meaning} |" for section in sections]
    return ["| index | numbers | meaning |", "|---|--:|---|", *rows]


def indices(section: Section) -> str:
    return f"{section.begin}" if section.size == 1 else f"{section.begin} to {section.end - 1}"


def page(encoding: Encoding, notes: list[str]) -> str:
    lines = [
        f"# {encoding.name}", "",
        "No index ever changes its meaning: a better encoding gets a new version. How to use it: "
        "[environments](../environments.md). Written by `tools/environment_pages.py`.", "",
        f"## Observation: {encoding.size} bytes", "",
        "Numbers above 255 are told as 255. Nothing is in it that the seat may not know.", "",
        *table(encoding.layout), "",
        f"## Actions: {encoding.count}", "",
        "The mask has a 1 for each legal one.", "",
        *table(encoding.action_layout), "",
        *notes,
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def listed(heading: str, names: list[str]) -> list[str]:
    return [f"## {heading}", "", ", ".join(f"{n} {name}" for n, name in enumerate(names)), ""]


def netrunner_notes() -> list[str]:
    parts = [
        (0, slots.OF_RIG, f"servers HQ, R&D, Archives, remotes 1 to 8, {slots.SERVER} slots each: "
                          f"{slots.LINE} of ice, innermost first, and {slots.ROOT} of the root"),
        (slots.OF_RIG, slots.RIG_SIZE, "the rig, in order of installation"),
        (slots.OF_CORP_SCORE, slots.SCORE_SIZE, "the Corp's score area"),
        (slots.OF_RUNNER_SCORE, slots.SCORE_SIZE, "the Runner's score area"),
        (slots.OF_IDENTITIES, 2, "the identities, the Corp's first"),
        (slots.OF_HOSTED, slots.HOSTED_SIZE, "hosted cards that are not installed"),
    ]  # fmt: skip
    found = [Section(begin, size, meaning) for begin, size, meaning in parts]
    titles = [card.slug for card in CARDS[: netrunner_core_v0.TITLES]]
    return ["## Slots", "", *table(found), "", *listed("Titles", titles)]


def gangs_notes() -> list[str]:
    content = gangs.GAME.new(gangs.setup(2), 0).book.content
    return [
        *listed("Gangs", gangs_house_v0.GANGS),
        *listed("Combat cards", [card.id for card in content.starters + content.upgrades]),
        *listed("Opportunities", [card.id for card in content.opportunities]),
        *listed("Edgerunners", [card.id for card in content.edgerunners]),
    ]


def pages() -> dict[Path, str]:
    return {
        FOLDER / "netrunner_core_v0.md": page(netrunner_core_v0.ENCODING, netrunner_notes()),
        FOLDER / "gangs_house_v0.md": page(gangs_house_v0.ENCODING, gangs_notes()),
    }


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
