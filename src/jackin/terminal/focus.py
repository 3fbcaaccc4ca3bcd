"""What is happening right now: the ice that is met, or the card that asks."""

from __future__ import annotations

from rich.text import Text

from jackin.kernel.game import Json
from jackin.locale import Words
from jackin.terminal.glyphs import AIM, QUIET, glyphs
from jackin.terminal.labels import Labels


def focus(view: Json, words: Words) -> Text:
    """The encounter's subroutines and how they stand; or the text of the card the question is about."""
    labels = Labels(view, words)
    run, slug = view["run"] or {}, view["ask"]["card"]
    if run.get("encountering") and labels.slug(run.get("ice", "")):
        return encounter(run, labels, words)
    return Text(glyphs(words.text(slug)), QUIET) if slug else Text()


def subroutines(ice: Json, words: Words) -> list[str]:
    """What each does: its own lines, or those of the cards that have changed them."""
    if "subroutines" not in ice:
        return words.subroutines(ice["card"])
    return [words.subroutines(one["card"])[one["line"]] for one in ice["subroutines"]]


def encounter(run: Json, labels: Labels, words: Words) -> Text:
    ice = run["ice"]
    strength = labels.cards[ice].get("strength", 0)
    shown = Text.assemble((words.format("board-encounter", card=labels.named(ice), n=strength), AIM))
    for n, text in enumerate(subroutines(labels.cards[ice], words)):
        state = "broken" if n in run["broken"] else "resolved" if n in run["resolved"] else "open"
        style = {"broken": f"strike {QUIET}", "resolved": QUIET, "open": ""}[state]
        shown.append(f"\n  ↳ {n + 1} ", AIM if state == "open" else QUIET).append(glyphs(text), style)
        if state != "open":
            shown.append(f"  {words.format(f'board-{state}')}", QUIET)
    return shown
