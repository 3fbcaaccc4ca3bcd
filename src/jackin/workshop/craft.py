"""What can be made: content sets of Gangs of Night City and Automa packs, each with its files, form and checker."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import resources

from jackin.content import packs, sets
from jackin.content.folders import Shelf
from jackin.gangs.content import read as gangs
from jackin.gangs.content.check import FILES as GANGS_FILES
from jackin.kernel.game import Json
from jackin.kernel.mistakes import Mistake
from jackin.kernel.typed import parsed
from jackin.kernel.written import file_text
from jackin.netrunner.automa import pack as automa
from jackin.workshop.automa_form import automa_form
from jackin.workshop.gangs_form import gangs_form

TYPED = "owner-typed"
Texts = dict[str, str]
"""The text of each file by its name."""


class Craft(ABC):
    """`files` are the names of a work's files without their ending; the first is its head."""

    kind: str
    shelf: Shelf
    files: tuple[str, ...]

    @property
    def names(self) -> list[str]:
        return [f"{file}.toml" for file in self.files]

    @abstractmethod
    def check(self, texts: Texts) -> list[Mistake]:
        """Every mistake: the same that the command line tells."""

    @abstractmethod
    def ours(self, model: str) -> Texts:
        """The files of a work that comes with the game."""

    @abstractmethod
    def form(self, head: Json) -> Json:
        """The protocol's `WorkForm`, for a work with this head."""

    @abstractmethod
    def emptied(self, texts: Texts) -> Texts:
        """Without what is to be typed in."""

    @abstractmethod
    def signed(self, file: str, data: Json) -> Json:
        """With a word about where it comes from, now that it was changed."""

    def models(self) -> list[Json]:
        """What one may begin from: name, title and side of each."""
        return [{"name": name, **self.head_facts(head_of(self, self.ours(name)))} for name in self.shelf.built_in]

    def head_facts(self, head: Json) -> Json:
        return {"title": str(head.get("name", "")), "side": str(head.get("side", ""))}

    def begun(self, texts: Texts, id: str, title: str) -> Texts:
        """Under a name of its own."""
        head = self.names[0]
        data = {**parsed(head, texts[head])[0], "id": id, "name": title, "origin": TYPED}
        return {**texts, head: file_text(data, [])}

    def lists(self, file: str, head: Json) -> list[str]:
        """The kinds of entries in a file."""
        return [deck["list"] for deck in self.form(head)["decks"] if deck["file"] == file and deck["list"]]


def head_of(craft: Craft, texts: Texts) -> Json:
    name = craft.names[0]
    return parsed(name, texts.get(name, ""))[0]


class Sets(Craft):
    kind, shelf, files = "gangs", sets.SHELF, tuple(GANGS_FILES)

    def check(self, texts: Texts) -> list[Mistake]:
        return gangs.check_texts(texts)

    def ours(self, model: str) -> Texts:
        return gangs.builtin_texts(model)

    def form(self, head: Json) -> Json:
        return gangs_form()

    def emptied(self, texts: Texts) -> Texts:
        """The board, the gangs and the rules stay: a game needs them, and few want others."""
        bare = {"combat_upgrades": "upgrade", "opportunities": "opportunity", "edgerunners": "edgerunner"}
        return {
            **texts,
            **{f"{file}.toml": file_text({"origin": TYPED, list: []}, []) for file, list in bare.items()},
        }

    def signed(self, file: str, data: Json) -> Json:
        ours = gangs.builtin(self.shelf.built_in[0]).data[file]
        same = {**data, "origin": ""} == {**ours, "origin": ""}
        return {**data, "origin": ours["origin"] if same else TYPED}


class Packs(Craft):
    kind, shelf, files = "automa", packs.SHELF, ("pack", "cards", "behaviours")

    def check(self, texts: Texts) -> list[Mistake]:
        return automa.check_texts(texts)

    def ours(self, model: str) -> Texts:
        folder = resources.files("jackin.netrunner").joinpath("data/automa").joinpath(model)
        found = [name for name in self.names if folder.joinpath(name).is_file()]
        return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in found}

    def form(self, head: Json) -> Json:
        return automa_form("runner" if head.get("side") == "runner" else "corp")

    def emptied(self, texts: Texts) -> Texts:
        """One card stays as an example, and so do the four behaviour cards that a pack with stratagems has."""
        cards = parsed("cards.toml", texts["cards.toml"])[0]
        return {**texts, "cards.toml": file_text({"card": cards.get("card", [])[:1]}, ["card"])}

    def signed(self, file: str, data: Json) -> Json:
        return {**data, "origin": TYPED} if file == "pack" else data


CRAFTS: dict[str, Craft] = {craft.kind: craft for craft in (Sets(), Packs())}
