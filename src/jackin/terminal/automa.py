"""The automa's part of the board: the card it reads, the click it is at, and its piles."""

from __future__ import annotations

from rich.text import Text

from jackin.kernel.game import Json
from jackin.locale import Words
from jackin.locale.ai_card import Reader
from jackin.terminal.glyphs import AIM, QUIET, SIDE, ink


def automa_panel(view: Json, words: Words) -> list[Text]:
    """Empty in a game without an automa."""
    if "automa" not in view:
        return []
    return [head(view, words), *card(view, words), *behaviour(view["automa"], words)]


def head(view: Json, words: Words) -> Text:
    shown = view["automa"]
    seat = view[shown["seat"]]
    level = words.format(f"board-automa-level-{shown['level']}")
    piles = [words.format(f"board-automa-pile-{pile}", n=n) for pile, n in shown["piles"].items()]
    hand = "hq" if shown["seat"] == "corp" else "grip"
    facts = [
        *piles,
        words.format(f"board-automa-{hand}", n=seat["hand_count"]),
        words.format("board-automa-deck", n=shown["cards_left"]),
    ]
    if "x" in shown:
        facts.append(words.format("board-automa-x", n=shown["x"]))
    name = ink(
        words.format("board-automa", name=words.order(shown["pack"], shown["name"], "pack"), level=level),
        f"bold {SIDE[shown['seat']]}",
    )
    return name.append("  ").append_text(ink(" · ".join(facts), QUIET))


def card(view: Json, words: Words) -> list[Text]:
    """The revealed card with a mark at its current click; or, quietly, the one that was used last."""
    shown = view["automa"]
    if "face" not in shown:
        return []
    face, revealed = shown["face"], "card" in shown
    called = words.order(face["id"], face["title"])
    title = ink("  " + words.format(f"board-automa-{'card' if revealed else 'last'}", title=called), "bold")
    if revealed and shown["leftover"]:
        title.append_text(ink("  " + words.format("board-automa-leftover", n=shown["leftover"]), QUIET))
    reader = Reader(words)
    lines = [title if revealed else ink(title.plain, QUIET)]
    at = current(view) if revealed else len(face["clicks"])
    for n, click in enumerate(face["clicks"]):
        lost = revealed and n in shown["lost"]
        mark, style = ("▶", AIM) if n == at else (" ", QUIET if n < at or lost else "")
        lines.append(ink(f"  {mark} {n + 1} {reader.click(click)}", f"strike {QUIET}" if lost else style))
        if n == at:
            lines += [ink(f"      · {row}", QUIET) for row in reader.rows(click)]
    at_bottom = revealed and at >= len(face["clicks"])
    bottom = words.format("board-automa-bottom", action=reader.click(face["bottom"]))
    return [*lines, ink(f"  {'▶' if at_bottom else ' '} = {bottom}", AIM if at_bottom else QUIET)]


def current(view: Json) -> int:
    """The click that is being read, from 0: `click` is the one after it, unless the question is about the next."""
    asked = (view["ask"] or {}).get("kind") == "automa-click"
    return int(max(0, view["automa"]["click"] - (0 if asked else 1)))


def behaviour(shown: Json, words: Words) -> list[Text]:
    """The behaviour card and the side that shows."""
    if "behaviour_card" not in shown:
        return []
    face, reader = shown["behaviour_card"], Reader(words)
    called = words.order(face["id"], face["title"], "behaviour")
    title = words.format("board-automa-behaviour", title=called, side=shown["side"].upper())
    clicks = [reader.click(click) for line in face[shown["side"]] for click in line]
    return [ink(f"  {title}"), *[ink(f"    {n} {click}", QUIET) for n, click in enumerate(clicks, 1)]]
