"""Where the automatic Runner stands in its AI card: limits of the run, clicks it can spare."""

from __future__ import annotations

from typing import Final

from jackin.netrunner.rules.abilities import RunText
from jackin.netrunner.automa.pack import Action, Click
from jackin.netrunner.automa.reading import bypasses
from jackin.netrunner.automa.runner.targets import Search
from jackin.netrunner.automa.table import Automa, the_automa
from jackin.netrunner.state import State
from jackin.netrunner.words import RUNNER

DEFAULT_LINK: Final = 2
DEFAULT_TRASH: Final = 3


def runner_automa(s: State) -> Automa:
    return the_automa(s.automa)


def waiting(automa: Automa) -> list[int]:
    """The printed clicks that are neither resolved nor given up."""
    return [n for n in range(automa.click, len(automa.printed())) if n not in automa.given]


def expendable(s: State) -> int:
    """RA-38: how many clicks can still be given up for something that asks for one."""
    automa = runner_automa(s)
    if s.active != RUNNER or automa.card < 0:
        return 0
    unresolved = waiting(automa)
    spare = sum(1 for n in unresolved if automa.printed()[n].expendable)
    already = automa.left + len(unresolved) - s.clicks[RUNNER]  # paid for and not yet settled
    return max(0, min(spare - max(0, already), s.clicks[RUNNER]))


def last_run(automa: Automa) -> Action | None:
    """RA-53: the last run of the AI card, from its first click to its bottom order."""
    if automa.card < 0:
        return None
    card = automa.ai_card()
    clicks: list[Click] = [*card.clicks, card.bottom]
    runs = [click.action for click in clicks if click.action is not None and click.action.kind == "run"]
    return runs[-1] if runs else None


def set_limits(automa: Automa, order: Action | None) -> None:
    """RA-17, RA-53: the limits of the run that begins now."""
    automa.link = DEFAULT_LINK if order is None else order.link
    automa.trash = DEFAULT_TRASH if order is None else order.trash


def link_limit(s: State) -> int:
    """RA-18; a trace outside a run is met as in the last run of the card."""
    automa = runner_automa(s)
    if s.run is not None:
        return automa.link
    order = last_run(automa)
    return DEFAULT_LINK if order is None else order.link


def trash_left(s: State) -> int:
    return runner_automa(s).trash


def search(s: State, trash: int = -1, skip: int = 0) -> Search:
    """What may be known and spent when a server is chosen; without a limit given, that of the run under way."""
    automa = runner_automa(s)
    limit = automa.trash if trash < 0 else trash
    peek = automa.number("hq_peek") == 1
    known_ice = automa.params["feasibility"] == "known_ice"
    return Search(limit, expendable(s), peek, known_ice, skip)


def run_search(s: State, text: RunText, trash: int = -1) -> Search:
    """What a card's run can get past; a bypass of the first ice counts."""
    return search(s, trash, 1 if any(bypasses(hook.text) for hook in text.hooks) else 0)
