"""The table's words, in the player's language: Project Fluent catalogues, English where one is silent.

The engine speaks in keys and slugs. Beside each argument it gives, a catalogue finds it in words:
`$seat` as `$who`, `$server` as `$where`, `$card` and `$other` as titles (with `$known` and `$other_known`:
yes, no, or none if there is no card), and with the place if `$card_at` names one. What an answer costs is `$price`,
the line of the card's text that it uses `$ability`, the subroutine of the `$ice` that it breaks `$text`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from jackin.kernel.message import Message

LANGUAGES = {"en": "English", "es": "Español", "de": "Deutsch", "pl": "Polski"}
UNKNOWN = "unknown"
HIDDEN = {"ice": "board-unrezzed-ice", "card": "board-facedown-card"}
LINE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
SUBROUTINE = "[subroutine]"  # as symbols.ftl writes it

Argument = str | int


class UnknownLanguage(ValueError):
    """A language without a catalogue."""


class Words:
    """One language; of its catalogues `only` those whose names begin so."""

    def __init__(self, lang: str, only: str = "") -> None:
        self.lang = lang
        self._bundles = [bundle(each, only) for each in dict.fromkeys((lang, "en"))]

    def has(self, key: str, attribute: str = "") -> bool:
        return self._find(key, attribute) is not None

    def format(self, key: str, **args: Argument) -> str:
        """A message of the catalogue; a missing one is its key in brackets."""
        return self._format(key, "", args)

    def message(self, message: Message, handles: bool = False) -> str:
        """What the engine says, with titles for slugs and names for seats and servers; `handles` after the titles."""
        said = self._format(message.key, "", self.spell(message.args, handles))
        return said[:-1] if said.endswith("..") else said  # a title may end in a full stop of its own

    def text_of(self, key: str) -> str:
        """The text that goes with a message; empty if none does."""
        return self._format(key, "text", {}) if self.has(key, "text") else ""

    def title(self, slug: str) -> str:
        return self._format(f"card-{slug}", "", {})

    def text(self, slug: str) -> str:
        return self.text_of(f"card-{slug}")

    def gist(self, slug: str) -> str:
        return self._format(f"card-{slug}", "gist", {}) if self.has(f"card-{slug}", "gist") else ""

    def who(self, seat: str) -> str:
        return self.format(f"side-{seat}")

    def where(self, server: str) -> str:
        """A server's name: "hq", "remote-2", "new"."""
        kind, _, number = server.partition("-")
        return self.format(f"server-{kind}", n=int(number or 0))

    def subroutines(self, slug: str) -> list[str]:
        lines = self.text(slug).split("\n")
        return [line.removeprefix(SUBROUTINE).strip() for line in lines if line.startswith(SUBROUTINE)]

    def abilities(self, slug: str, count: int) -> list[str]:
        """The lines of a card's text that say what its paid abilities cost and do; empty if they cannot be told."""
        lines = [line for line in self.text(slug).split("\n") if not line.startswith(SUBROUTINE)]
        priced = [line for line in lines if self._begins_with_cost(line)]
        return next((found for found in (priced, lines) if len(found) == count), [])

    def _begins_with_cost(self, line: str) -> bool:
        cost, colon, _ = line.partition(": ")
        counters = [self.format(f"counter-{kind}").lower() for kind in ("virus", "power", "agenda")]
        return bool(colon) and ("[" in cost or any(counter in cost.lower() for counter in counters))

    def spell(self, args: dict[str, Argument], handles: bool = False) -> dict[str, Argument]:
        """The engine's arguments and, beside them, what they are called."""
        seat, server = str(args.get("seat", "")), str(args.get("server", ""))
        card, known = self._called(args, "card", handles)
        other, other_known = self._called(args, "other", handles)
        return {
            "n": 0,
            "price": self.format("price", n=args["costs"]) if "costs" in args else "",
            "ability": self._ability(args),
            "text": self._subroutine(args),
            **args,
            **self._entitled(args),
            "seat": seat,
            "who": self.who(seat) if seat else "",
            "named": "no",
            "server": server,
            "where": self.where(server) if server else "",
            "card": card,
            "known": known,
            "other": other,
            "other_known": other_known,
        }

    def _called(self, args: dict[str, Argument], name: str, handles: bool) -> tuple[str, str]:
        """A card as a player would call it, and whether that is known."""
        slug = str(args.get(name, ""))
        if not slug:
            return "", "none"
        lies = args.get(f"{name}_lies")
        if slug == UNKNOWN:
            title = self.format(HIDDEN.get(str(lies), "card-unknown"))
        else:
            title = self.title(slug) + (f" ({self.format('board-facedown')})" if lies == "facedown" else "")
        if handles and f"{name}_id" in args:
            title = f"{title} {args[f'{name}_id']}"
        if f"{name}_at" in args:
            nth = f", {args[f'{name}_nth']}" if f"{name}_nth" in args else ""
            title = f"{title} ({self.where(str(args[f'{name}_at']))}{nth})"
        return title, "no" if slug == UNKNOWN else "yes"

    def _entitled(self, args: dict[str, Argument]) -> dict[str, Argument]:
        """An AI card of the game's own packs has its title in the catalogue; any other brings it along."""
        return {"title": self.order(str(args["order"]), str(args["title"]))} if "order" in args else {}

    def order(self, card: str, title: str, kind: str = "title") -> str:
        """What an AI card is called (`kind`: or a behaviour card, or a pack). One with our English name is ours."""
        key, english = f"automa-{kind}-{card}", self._bundles[-1]
        name = english.get_message(key).value if english.has_message(key) else None
        ours = name is not None and english.format_pattern(name)[0] == title
        return self.format(key) if ours else title

    def _ability(self, args: dict[str, Argument]) -> str:
        if "card_line" not in args:
            return ""
        line = int(args["card_line"])
        lines = self.abilities(str(args["card"]), int(args["card_lines"]))
        return lines[line] if line < len(lines) else self.format("board-ability", n=line + 1)

    def _subroutine(self, args: dict[str, Argument]) -> str:
        if "ice" not in args:
            return ""
        texts, n = self.subroutines(str(args["ice"])), int(args.get("ice_line", args["n"]))
        return texts[n - 1] if n <= len(texts) else ""

    def _find(self, key: str, attribute: str) -> tuple[FluentBundle, Any] | None:
        for found in self._bundles:
            if found.has_message(key):
                message = found.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return found, pattern
        return None

    def _format(self, key: str, attribute: str, args: dict[str, Argument]) -> str:
        found = self._find(key, attribute)
        if found is None:
            return f"[{key}.{attribute}]" if attribute else f"[{key}]"
        text, _ = found[0].format_pattern(found[1], args)
        return str(text)


@cache
def bundle(lang: str, only: str = "") -> FluentBundle:
    """Every catalogue of one language."""
    found = FluentBundle([lang], use_isolating=False)
    for text in catalogues(lang, only):
        found.add_resource(FluentResource(text))
    return found


def catalogues(lang: str, only: str = "") -> list[str]:
    """The files of one language as they are written."""
    files = sorted(resources.files(__name__).joinpath(lang).iterdir(), key=lambda file: file.name)
    own = [file for file in files if file.name.startswith(only) and file.name.endswith(".ftl")]
    return [file.read_text(encoding="utf-8") for file in own]


def source(lang: str) -> str:
    """All of them as one catalogue, for readers elsewhere."""
    return "\n".join(catalogues(lang))


@cache
def plain(lang: str) -> dict[str, str]:
    """The messages that are one line of plain text, as they stand there: no catalogue is understood for it, which
    takes a hundred times as long."""
    return {key: text for key, text in LINE.findall(source(lang)) if "{" not in text}


@cache
def words(lang: str = "en", only: str = "") -> Words:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"no catalogue for {lang!r}; there are {', '.join(LANGUAGES)}")
    return Words(lang, only)
