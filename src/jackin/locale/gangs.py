"""What Gangs of Night City says and asks, in words: names stand where the engine gives ids.

`gangs-KEY` are the lines of the log and the reasons why not, `gangs-ask-KIND` the questions, `gangs-option-VERB` the
answers. Every argument is spelled out before it reaches the catalogue: `$gang`, `$other`, `$combat`, `$opportunity`,
`$edgerunner`, `$story`, `$level`, `$resource`, `$amount` (of it), `$action`, `$kind` (a class), `$unit`, `$where`,
`$effect` and `$offer` (texts), `$source` (what a text is printed on), `$cards`, `$gangs`, `$districts` and `$dice`
(several); `$johnny` is Johnny Silverhand.
"""

from __future__ import annotations

from functools import cached_property

from jackin.kernel.game import Json
from jackin.kernel.message import Message
from jackin.locale import Argument, Words
from jackin.locale.gangs_text import GangsText, capital

CALLED = {"kind": "class", "other": "gang", "story": "story-card"}
SEVERAL = {"cards": "combat", "gangs": "gang", "districts": "district", "dice": "dice"}
UNITS = ("solo", "techie", "netrunner", "drone")
MOST = 4
"""Of one class, in one gang."""
AS_THEY_ARE = ("rule", "dice", "cause", "change", "risk", "outcome", "named", "source_kind")


class GangsWords:
    """One content set in one language."""

    def __init__(self, words: Words, data: Json) -> None:
        self.words = words
        self.text = GangsText(words, data)
        self.net = data["net"]
        self.entries = {
            "combat": data["combat_starters"]["starter"] + data["combat_upgrades"]["upgrade"],
            "opportunity": data["opportunities"]["opportunity"],
            "edgerunner": data["edgerunners"]["edgerunner"],
            "story": data["stories"]["card"],
            "district": data["districts"]["district"],
            "gang": data["gangs"]["gang"],
        }

    def message(self, message: Message) -> str:
        """A line of the log, or a reason why not."""
        several = {name: self.several(SEVERAL[name], ids) for name, ids in message.several.items()}
        return self.words.format(message.key, johnny=self.johnny, **self.spell(message.args), **several)

    @cached_property
    def johnny(self) -> str:
        return self.named("edgerunner", "johnny-silverhand", "edgerunner")

    def several(self, kind: str, ids: tuple[str, ...]) -> str:
        between = " " if kind == "dice" else ", "
        return between.join([str(self.one(kind, id)) for id in ids])

    def question(self, ask: Json) -> str:
        """From the ask of a view."""
        return self.said(ask["say"])

    def answer(self, option: Json) -> str:
        """From an option of a view."""
        return self.said(option["say"])

    def said(self, say: Json) -> str:
        return self.words.format(say["key"], **self.spell(say["args"]))

    def spell(self, args: dict[str, Argument]) -> dict[str, Argument]:
        spelled = {name: self.one(name, value) for name, value in args.items()}
        if "resource" in args and "n" in args:
            spelled["amount"] = self.amount(str(args["resource"]), args["n"])
        if "source" in args:
            spelled["source"] = self.source(str(args.get("source_kind", "")), str(args["source"]))
        return spelled

    def amount(self, resource: str, n: Argument) -> str:
        key = f"gangs-amount-{resource}"
        return self.words.format(key, n=n) if self.words.has(key) else f"{n} {self.text.called('resource', resource)}"

    def one(self, name: str, value: Argument) -> Argument:
        if not isinstance(value, str):
            return value
        if name in AS_THEY_ARE:
            return value
        if name == "unit":
            return self.unit(value)
        if name == "where":
            return self.space(value)
        if name == "effect":
            return self.effect(value)
        if name == "offer":
            return capital(self.offer(value))
        return self.named(CALLED.get(name, name), value, name)

    def source(self, kind: str, id: str) -> str:
        """What a text is printed on; "none" for a rule of the game, which has no kind."""
        if not kind:
            return id
        if kind == "space":
            return self.words.format("gangs-net-space", n=int(id) + 1)
        return self.named(CALLED.get(kind, kind), id, kind)

    def named(self, kind: str, id: str, entries: str) -> str:
        for entry in self.entries.get("gang" if kind == "gang" else entries, []):
            if entry["id"] == id and "title" in entry:
                return str(entry["title"])
        return self.text.called(kind, id)

    def unit(self, name: str) -> str:
        """A unit, an Edgerunner, or any of a class."""
        if name in self.pieces:
            gang, kind = self.pieces[name]
            called = self.text.called("class", kind)
            return self.words.format("gangs-unit", gang=str(self.one("gang", gang)), kind=called)
        if any(entry["id"] == name for entry in self.entries["edgerunner"]):
            return self.named("edgerunner", name, "edgerunner")
        return self.text.called("class", name)

    def space(self, name: str) -> str:
        """A District, or a PoI of it."""
        if name not in self.places:
            return self.named("district", name, "district")
        district, kind = self.places[name]
        where = self.named("district", district, "district")
        return self.words.format("gangs-space", district=where, poi=self.text.called("poi", kind))

    def effect(self, path: str) -> str:
        """The text at a path like "opportunity/crates.0.1"; the path itself if there is none."""
        found = self.effects.get(path)
        return path if found is None else self.text.effect(found)

    def offer(self, path: str) -> str:
        """What one may do: the question already says "may"; a cost stays with it."""
        found = self.effects.get(path)
        if found is None or found["do"] != "may" or "cost" in found:
            return self.effect(path)
        return self.text.effects(found["parts"])

    # What the names of pieces, places and texts stand for

    @cached_property
    def pieces(self) -> dict[str, tuple[str, str]]:
        """The gang and the class of every unit, by its name."""
        gangs = [str(gang["id"]) for gang in self.entries["gang"]]
        return {f"{gang}-{kind}-{n}": (gang, kind) for gang in gangs for kind in UNITS for n in range(1, MOST + 1)}

    @cached_property
    def places(self) -> dict[str, tuple[str, str]]:
        """The District and the kind of every PoI, by its name; a second one of a kind has a number behind it."""
        found: dict[str, tuple[str, str]] = {}
        for district in self.entries["district"]:
            for kinds in district["pois"].values():
                for n, kind in enumerate(kinds):
                    before = kinds[:n].count(kind)
                    name = f"{district['id']}/{kind}" + (f"-{before + 1}" if before else "")
                    found[name] = district["id"], kind
        return found

    @cached_property
    def effects(self) -> dict[str, Json]:
        """Every effect by its path: down from a card or a space of the Net, then by its parts."""
        found: dict[str, Json] = {}
        for kind, entries in self.entries.items():
            for entry in entries:
                number(found, f"{kind}/{entry['id']}", entry.get("reward", []))
                for n, ability in enumerate(entry.get("ability", [])):
                    number(found, f"{kind}/{entry['id']}/{n}", ability.get("do", []))
        for level in self.net["level"]:
            number(found, f"net/{level['id']}", level.get("do", []))
        for n, space in enumerate(self.net["space"]):
            number(found, f"net/{n}", space.get("do", []))
        return found


def number(found: dict[str, Json], path: str, effects: list[Json]) -> None:
    for n, effect in enumerate(effects):
        found[f"{path}.{n}"] = effect
        number(found, f"{path}.{n}", effect.get("parts", []))
