"""The catalogue's bracketed symbols as single characters, and the table's colours."""

from __future__ import annotations

import re

from rich.text import Text

GLYPHS = {
    "[credit]": "¢",
    "[click]": "◷",
    "[subroutine]": "↳",
    "[link]": "⌁",
    "[mu]": "MU",
    "[trash]": "✗",
    "[recurring-credit]": "¢↻",
}
SYMBOL = re.compile("|".join(re.escape(name) for name in GLYPHS))

# As in the browser: aqua means "you can do this now" and nothing else is aqua.
LEGAL = "bold bright_cyan"
SIDE = {"corp": "bright_blue", "runner": "bright_magenta", "spectator": "white"}
QUIET = "bright_black"
AIM = "bold bright_red"
ICE = {"barrier": "yellow", "code-gate": "blue", "sentry": "red", "trap": "magenta"}


def glyphs(words: str) -> str:
    return SYMBOL.sub(lambda found: GLYPHS[found[0]], words)


def ink(words: str, style: str = "") -> Text:
    """Words of the catalogue, never read as markup."""
    return Text(glyphs(words), style)
