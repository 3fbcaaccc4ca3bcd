"""`jackin rules`: the numbered rules, and the tests that cite them."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from jackin.commands.errors import fail
from jackin.kernel.game import Json
from jackin.rulebook import checkout, citations, rules, untestable


def rules_command(
    rule: Annotated[str, typer.Argument(help="A rule's ID, for its text.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show each rule with the tests that cite it, or one rule's text."""
    data = coverage(rule.upper())
    if as_json:
        print(json.dumps(data, indent=1))
    elif rule:
        show_rules(data)
    else:
        show_coverage(data)


def coverage(rule: str = "") -> Json:
    """Which tests cite which rule. `RUN-2` also means RUN-2.1 and so on."""
    book = rules()
    chosen = [id for id in book if not rule or id == rule or id.startswith(f"{rule}.")]
    if not chosen:
        raise fail(f"no rule is called {rule!r}; `jackin rules` lists them all")
    folder = checkout()
    if folder is None and not rule:
        raise fail("the tests are not part of the installed package; run this in the repository")
    cited, excused = dict[str, list[str]](), dict[str, str]()
    try:
        if folder is not None:
            cited, excused = citations(folder / "tests"), untestable(folder / "tests")
    except ValueError as mistake:  # of those who write tests; a rule can be read all the same
        if not rule:
            raise fail(str(mistake)) from None
    return {
        "rules": {id: cited.get(id, []) for id in chosen},
        "covered": [id for id in chosen if id in cited],
        "uncovered": [id for id in chosen if cited and id not in cited and id not in excused],
        "untestable": {id: excused[id] for id in chosen if id in excused},
    }


def show_rules(data: Json) -> None:
    console = Console(highlight=False)
    book = rules()
    for id in data["rules"]:
        console.print(Text.assemble((id, "bold"), f"  {book[id]}"))
        for line in lines(id, data):
            console.print(Text(f"  {line}", "bright_black"), soft_wrap=True)


def lines(id: str, data: Json) -> list[str]:
    """The tests of a rule, or why there are none."""
    if id in data["uncovered"]:
        return ["not cited by any test"]
    return [data["untestable"][id]] if id in data["untestable"] else list(data["rules"][id])


def show_coverage(data: Json) -> None:
    """A rule a line, so that it can be searched; more tests of the same rule under the first."""
    console = Console(highlight=False, soft_wrap=True)
    for id, tests in data["rules"].items():
        style = "" if tests else "bright_black" if id in data["untestable"] else "red"
        for n, line in enumerate(lines(id, data)):
            console.print(Text.assemble((f"{'' if n else id:<14}", "bold"), (line, style)))
    console.print(
        f"{len(data['rules'])} rules: {len(data['covered'])} covered, {len(data['untestable'])} untestable, "
        f"{len(data['uncovered'])} uncovered"
    )
