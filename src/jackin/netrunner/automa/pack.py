"""Packs: the AI cards and behaviour cards that an automa reads, as they stand in three TOML files.

A pack is a directory of `pack.toml` (header and parameters), `cards.toml` (AI cards) and, for Corp packs with
stratagems, `behaviours.toml`. `read_pack` reads one that somebody typed in, `builtin` one that comes with the game;
both raise `BadPack` with every mistake at once. `pack_of` takes the plain data of `Pack.data`, so that a setup or a
save can hold a whole pack. What the words mean is in docs/automa.md; checking them is in `check.py`.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Final

from jackin.kernel.mistakes import Mistake
from jackin.kernel.typed import parsed, read_typed
from jackin.kernel.written import file_text
from jackin.netrunner.automa.check import Mistakes, check_pack

Json = dict[str, Any]

FILES: Final = {"pack": "pack.toml", "card": "cards.toml", "behaviour": "behaviours.toml"}
BUILT_IN: Final = ["dash", "wedge", "veekay", "alva", "exa", "runner"]


class BadPack(ValueError):
    """A pack with mistakes: all of them, each with its file, line, card and field."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


class Condition:
    """What a click asks for. `op` is "all", "any" or "not" over parts, or "test": a key with a number or a name."""

    def __init__(
        self, op: str, key: str = "", n: int = 0, name: str = "", parts: list[Condition] | None = None
    ) -> None:
        self.op = op
        self.key = key
        self.n = n
        self.name = name
        self.parts: list[Condition] = [] if parts is None else parts


class Target:
    """CA-56 to CA-60: `order` is a place (archives, rd, hq, remote, new) or an order (-R to +A); `n`: which remote.

    `scope` names the servers that take part: archives, rd, hq, central, remotes; empty for all of them.
    """

    def __init__(self, order: str, n: int = 0, scope: list[str] | None = None) -> None:
        self.order = order
        self.n = n
        self.scope: list[str] = [] if scope is None else scope


class Row:
    """RA-20: one row of an execution order. `then` is what the click becomes while the condition is true."""

    def __init__(self, condition: Condition | None, then: Action | None, location: str, destination: str) -> None:
        self.condition = condition
        self.then = then
        self.location = location
        self.destination = destination


class Action:
    """One thing a click can be spent on. Fields that a kind does not have keep their defaults."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.n = 1
        self.at: Target | None = None
        self.want = "any"
        self.clicks = 1
        self.colour = ""
        self.letter = ""
        self.link = 0
        self.trash = 0
        self.rows: list[Row] = []
        self.use = ""


class Click:
    """A printed click or a bottom order: an action with a condition and a secondary, or a reserve (`action` None)."""

    def __init__(self, action: Action | None) -> None:
        self.action = action
        self.condition: Condition | None = None
        self.otherwise: Action | None = None
        self.expendable = False
        self.reserve: list[Action] = []


class AICard:
    """`levels` and `factions`, of either player, are those with which it is in the deck; none: all (OR-53, OR-54)."""

    def __init__(
        self, id: str, title: str, copies: int, levels: list[str], factions: list[str], clicks: list[Click],
        bottom: Click,
    ) -> None:  # fmt: skip
        self.id = id
        self.title = title
        self.copies = copies
        self.levels = levels
        self.factions = factions
        self.clicks = clicks
        self.bottom = bottom

    def fits(self, level: str, factions: list[str]) -> bool:
        """Whether it is in the deck on this level when these factions meet."""
        if self.levels and level not in self.levels:
            return False
        return not self.factions or any(faction in self.factions for faction in factions)

    def run(self, name: str) -> Action | None:
        """RA-17, RA-33: the run of this card with a colour or letter."""
        for click in [*self.clicks, self.bottom]:
            for action in (click.action, click.otherwise):
                if action is not None and action.kind == "run" and name in (action.colour, action.letter):
                    return action
        return None


class BehaviourCard:
    """CA-64: each side is a list of clicks, left to right and then top to bottom."""

    def __init__(self, id: str, title: str, sides: list[list[Click]]) -> None:
        self.id = id
        self.title = title
        self.sides = sides


class Pack:
    """`data` is what the files hold, by "pack", "card" and "behaviour"; the rest is read from it."""

    def __init__(self, data: Json, built_in: bool) -> None:
        head: Json = data["pack"]
        self.data = data
        self.built_in = built_in
        self.id: str = head["id"]
        self.name: str = head["name"]
        self.side: str = head["side"]
        self.origin: str = head["origin"]
        self.stratagems: bool = head.get("stratagems", False)
        self.params: dict[str, int | str] = dict(head.get("params", {}))
        self.cards = [card_of(card) for card in data["card"]]
        self.behaviours = [behaviour_of(card) for card in data.get("behaviour", [])]

    def deck(self, level: str, factions: list[str]) -> list[int]:
        """Every AI card as often as it is in the deck of this level and game, by its index in `cards`."""
        played = [n for n, card in enumerate(self.cards) if card.fits(level, factions)]
        return [n for n in played for _ in range(self.cards[n].copies)]

    @property
    def size(self) -> int:
        """All cards there are, whatever their marks."""
        return sum(card.copies for card in self.cards)


# From plain data that has been checked


def card_of(data: Json) -> AICard:
    clicks = [click_of(click) for click in data["click"]]
    bottom = click_of(data["bottom"])
    marks = data.get("levels", []), data.get("factions", [])
    return AICard(data["id"], data["title"], data.get("copies", 1), *marks, clicks, bottom)


def behaviour_of(data: Json) -> BehaviourCard:
    sides = [[click_of(click) for line in data[side] for click in line] for side in ("side_a", "side_b")]
    return BehaviourCard(data["id"], data["title"], sides)


def click_of(data: Json) -> Click:
    click = Click(action_of(data) if "do" in data else None)
    if "if" in data:
        click.condition = condition_of(data["if"])
    if "else" in data:
        click.otherwise = action_of(data["else"])
    click.expendable = data.get("expendable", False)
    click.reserve = [action_of(action) for action in data.get("reserve", [])]
    return click


def action_of(data: Json) -> Action:
    action = Action(data["do"])
    action.n = data.get("n", 1)
    action.want = data.get("want", "any")
    action.clicks = data.get("clicks", 3 if action.kind == "purge" else 1)
    action.colour = data.get("colour", "")
    action.letter = data.get("letter", "")
    action.link = data.get("link", 0)
    action.trash = data.get("trash", 0)
    action.use = data.get("use", "")
    action.rows = [row_of(row) for row in data.get("rows", [])]
    if "at" in data:
        action.at = target_of(data["at"])
    return action


def row_of(data: Json) -> Row:
    condition = condition_of(data["if"]) if "if" in data else None
    then = action_of(data["then"]) if "then" in data else None
    location, destination = data.get("go", ["", ""])
    return Row(condition, then, location, destination)


def target_of(text: str) -> Target:
    order, _, scope = text.partition("@")
    place, _, number = order.partition(":")
    names = [name for name in scope.split(",") if name and name != "any"]
    return Target(place, int(number or 0), names)


def condition_of(data: Any) -> Condition:
    if isinstance(data, str):
        return Condition("test", data, 1)
    parts = [test_of(key, value) for key, value in data.items()]
    return parts[0] if len(parts) == 1 else Condition("all", parts=parts)


def test_of(key: str, value: Any) -> Condition:
    if key in ("any", "all"):
        return Condition(key, parts=[condition_of(part) for part in value])
    if key == "not":
        return Condition("not", parts=[condition_of(value)])
    if isinstance(value, str):
        return Condition("test", key, name=value)
    return Condition("test", key, int(value))


# Reading


def pack_of(data: Any, built_in: bool = False, texts: dict[str, str] | None = None, where: str = "") -> Pack:
    """A pack from plain data; `texts` are the files it came from, to find lines in."""
    mistakes = Mistakes(texts or {}, where)
    check_pack(data, mistakes)
    if mistakes.found:
        raise BadPack(mistakes.found)
    return Pack(data, built_in)


def data_of(texts: dict[str, str]) -> tuple[Json, list[Mistake]]:
    """The plain data in the text of a pack's files, by file name, and what is wrong with the files as such."""
    data: Json = {}
    mistakes: list[Mistake] = []
    for key, name in FILES.items():
        if name not in texts:
            if key != "behaviour":
                mistakes.append(Mistake(name, 0, "", "", "this file is missing"))
            continue
        found, faults = parsed(name, texts[name])
        mistakes += faults
        data[key] = found if key == "pack" else found.pop(key, [])
        if key != "pack" and found:
            others = ", ".join(sorted(found))
            mistakes.append(Mistake(name, 0, "", "", f"only [[{key}]] tables are read here, not {others}"))
    return data, mistakes


def check_texts(texts: dict[str, str]) -> list[Mistake]:
    """Every mistake in a pack that somebody is typing, from the text of its files by name; none if it is right."""
    data, mistakes = data_of(texts)
    if mistakes:
        return mistakes
    check = Mistakes(texts, "")
    check_pack(data, check)
    if data["pack"].get("id") in BUILT_IN:
        check.file, check.id = FILES["pack"], ""
        check.note("id", f"{data['pack']['id']} is a pack of the game: choose another id")
    return check.noted


def read_pack(directory: Path) -> Pack:
    """A pack that somebody typed in."""
    texts, mistakes = read_typed(directory, list(FILES.values()))
    mistakes = mistakes or check_texts(texts)
    if mistakes:
        raise BadPack([mistake.told(f"{directory}/") for mistake in mistakes])
    return Pack(data_of(texts)[0], False)


def builtin(id: str) -> Pack:
    """A pack that comes with the game; read once."""
    if id not in READ:
        if id not in BUILT_IN:
            raise BadPack([f"no pack is called {id!r}; there are {', '.join(BUILT_IN)}"])
        folder = resources.files("jackin.netrunner").joinpath("data/automa").joinpath(id)
        names = [name for name in FILES.values() if folder.joinpath(name).is_file()]
        texts = {name: folder.joinpath(name).read_text(encoding="utf-8") for name in names}
        data, mistakes = data_of(texts)
        assert not mistakes, [mistake.told(f"{id}/") for mistake in mistakes]
        READ[id] = pack_of(data, True, texts, f"{id}/")
    return READ[id]


READ: Final[dict[str, Pack]] = {}


# Writing


def written(pack: Pack) -> dict[str, str]:
    """The text of a pack's files, by file name; reading them again gives the same pack."""
    texts = {FILES["pack"]: file_text({**pack.data["pack"], "params": pack.params}, [])}
    for key in ("card", "behaviour"):
        if key in pack.data:
            texts[FILES[key]] = file_text({key: pack.data[key]}, [key])
    return texts
