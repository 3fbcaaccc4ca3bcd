"""What Gangs of Night City says and asks, in words: names stand where the engine gives ids.

`gangs-KEY` are the lines of the log and the reasons why not, `gangs-ask-KIND` the questions, `gangs-option-VERB` the
answers. Every argument is spelled out before it reaches the catalogue: `$gang`, `$other`, `$combat`, `$opportunity`,
`$edgerunner`, `$story`, `$level`, `$resource`, `$amount` (of it), `$action`, `$kind` (a class), `$unit`, `$where`,
`$source` (what a text is printed on), `$cards` and `$gangs` (several).
"""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.kernel.message import Message
from jackin.locale import Argument, Words
from jackin.locale.gangs_text import GangsText, capital

CALLED = {"kind": "class", "other": "gang", "story": "story-card"}
NAMED_BY_VERB = {
    "activate": "action", "wild": "action", "disc": "action", "fight": "where", "build": "where", "place": "where",
    "combat": "combat", "keep": "combat", "remove": "combat", "regain": "combat", "lose": "unit", "convert": "unit",
    "seize": "opportunity", "reserve": "opportunity", "hire": "edgerunner", "reward": "resource",
    "resource": "resource", "pay": "resource", "rival": "gang", "captor": "gang",
}  # fmt: skip
LISTS = {"cards": "combat", "gangs": "gang"}
MOVERS = ("move", "exchange", "push", "recruit")


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
        return self.words.format(message.key, **self.spell(message.args))

    def question(self, ask: Json) -> str:
        """From the ask of a view."""
        about = str(ask.get("card", ""))
        named = "yes" if about else "no"
        args: dict[str, Argument] = {"n": ask.get("n", 0), "about": self.about(ask, about), "named": named}
        return self.words.format(f"gangs-ask-{ask['kind']}", **args)

    def about(self, ask: Json, name: str) -> str:
        if ask["kind"] == "may":
            return capital(self.offer(name))
        return self.amount(name, ask["n"]) if ask["kind"] == "pay" else self.anything(name)

    def answer(self, option: Json) -> str:
        """From an option of a view."""
        verb, name = str(option["verb"]), str(option.get("name", ""))
        args: dict[str, Argument] = {"n": option.get("n", 0), "name": name}
        if verb in MOVERS:
            unit, _, place = name.partition(">")
            args.update(self.spell({"unit": unit, "where": place}))
        elif verb == "choose":
            args["name"] = self.effect(name)
        elif verb in NAMED_BY_VERB:
            args.update(self.spell({NAMED_BY_VERB[verb]: name, "n": args["n"]}))
        return self.words.format(f"gangs-option-{verb}", **args)

    def spell(self, args: dict[str, Argument]) -> dict[str, Argument]:
        spelled = {name: self.one(name, value) for name, value in args.items()}
        if "resource" in args and "n" in args:
            spelled["amount"] = self.amount(str(args["resource"]), args["n"])
        return spelled

    def amount(self, resource: str, n: Argument) -> str:
        key = f"gangs-amount-{resource}"
        return self.words.format(key, n=n) if self.words.has(key) else f"{n} {self.text.called('resource', resource)}"

    def one(self, name: str, value: Argument) -> Argument:
        if not isinstance(value, str):
            return value
        if name == "unit":
            return self.unit(value)
        if name == "where":
            return ", ".join([self.space(space) for space in value.split(" ")])
        if name in ("rule", "dice", "cause", "change", "risk", "outcome"):
            return value
        if name == "source":
            return self.source(value)
        if name in LISTS:
            return ", ".join([str(self.one(LISTS[name], each)) for each in value.split(" ")])
        return self.named(CALLED.get(name, name), value, name)

    def source(self, value: str) -> str:
        """What a text is printed on, like "ability/rage" or "combat/crusher"; "none" for a rule of the game."""
        kind, _, id = value.partition("/")
        if kind == "none":
            return kind
        if kind == "net" and id.isdigit():
            return self.words.format("gangs-net-space", n=int(id) + 1)
        if kind == "net":
            return self.text.called("level", id)
        kind = "gang" if kind == "solo" else kind
        return self.named(CALLED.get(kind, kind), id, kind)

    def named(self, kind: str, id: str, entries: str) -> str:
        for entry in self.entries.get("gang" if kind == "gang" else entries, []):
            if entry["id"] == id and "title" in entry:
                return str(entry["title"])
        return self.text.called(kind, id)

    def unit(self, name: str) -> str:
        """ "maelstrom-solo-1", "solo" or an Edgerunner's id."""
        for gang in self.entries["gang"]:
            if name.startswith(f"{gang['id']}-"):
                kind = name.removeprefix(f"{gang['id']}-").rpartition("-")[0]
                unit = self.text.called("class", kind)
                return self.words.format("gangs-unit", gang=str(self.one("gang", gang["id"])), kind=unit)
        if any(entry["id"] == name for entry in self.entries["edgerunner"]):
            return self.named("edgerunner", name, "edgerunner")
        return self.text.called("class", name)

    def space(self, name: str) -> str:
        """A District, or a PoI of it."""
        district, _, poi = name.partition("/")
        where = self.named("district", district, "district")
        if not poi:
            return where
        kind = next((kind for kind in ("fixer", "business", "data-fortress") if poi.startswith(kind)), poi)
        return self.words.format("gangs-space", district=where, poi=self.text.called("poi", kind))

    def anything(self, name: str) -> str:
        """What an ask is about: a card, a District, a resource, an effect."""
        if not name or "/" in name:
            return self.effect(name) if name else ""
        for kind, entries in self.entries.items():
            if any(entry["id"] == name for entry in entries):
                return self.named(CALLED.get(kind, kind), name, kind)
        return self.text.called("resource", name)

    def effect(self, path: str) -> str:
        """The text at a path like "opportunity/crates.0.1"; the path itself if there is none."""
        try:
            return self.text.effect(self.found(path))
        except (KeyError, IndexError, ValueError):
            return path

    def offer(self, path: str) -> str:
        """What one may do: the question already says "may"; a cost stays with it."""
        try:
            effect = self.found(path)
        except (KeyError, IndexError, ValueError):
            return self.anything(path)
        return self.text.effect(effect) if "cost" in effect else self.text.effects(effect["parts"])

    def found(self, path: str) -> Json:
        """Down from a card or a space of the Net: its effects, then their parts."""
        head, *steps = path.split(".")
        effects = self.root(*head.split("/"))
        for step in steps[:-1]:
            effects = effects[int(step)]["parts"]
        return effects[int(steps[-1])]

    def root(self, kind: str, id: str, ability: str = "") -> list[Json]:
        if kind == "net":
            level = [level["do"] for level in self.net["level"] if level["id"] == id]
            return level[0] if level else list(self.net["space"][int(id)]["do"])
        for entry in self.entries.get(kind, []):
            if entry["id"] == id:
                return list(entry["ability"][int(ability)]["do"] if ability else entry["reward"])
        raise KeyError(id)
