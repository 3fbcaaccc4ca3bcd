"""A content set by numbers: what the engine asks of it again and again, worked out once."""

from __future__ import annotations

from typing import Final

from jackin.gangs.content.model import Ability, CombatCard, Content, Effect, GangAction, Price
from jackin.gangs.words import RESOURCES, SPACES, outside
from jackin.kernel.ask import Option
from jackin.kernel.frame import Text, name_text
from jackin.kernel.journal import checksum
from jackin.kernel.machine import NOTHING as NO_ANSWER


class Source:
    """What a text is printed on: its kind ("combat", "ability", "space" of the Net) and which."""

    def __init__(self, kind: str, id: str) -> None:
        self.kind: Final = kind
        self.id: Final = id


NOTHING: Final = Source("", "none")
"""No text: a rule of the game."""


class Clause(Text):
    """An effect, for a frame to point at. `source`: what it is printed on."""

    def __init__(self, effect: Effect, source: Source) -> None:
        super().__init__()
        self.effect: Final = effect
        self.source: Final = source


class Passage(Text):
    """An ability, for a frame to point at."""

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability: Final = ability


class Texts:
    """All that is printed under one word: by gang, with the number of its Edgerunner, by Story and card."""

    def __init__(self, content: Content, word: str) -> None:
        self.gangs: Final = [under(word, gang.abilities) for gang in content.gangs]
        self.edgerunners: Final = [
            (n, ability) for n, card in enumerate(content.edgerunners) for ability in under(word, card.abilities)
        ]
        self.stories: Final = [[under(word, card.abilities) for card in story.cards] for story in content.stories]


class Book:
    """Districts, cards and gangs go by their number in the set; `pois` by side of the board and District."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.prefix: Final = content.id if content.built_in else f"{content.id}@{checksum(content.data)}"
        self.districts: Final = [district.id for district in content.districts]
        self.everywhere: Final = list(range(len(self.districts)))
        self.fight_options: Final = [Option("fight", id, place=n) for n, id in enumerate(self.districts)]
        self.build_options: Final = [Option("build", id, place=n) for n, id in enumerate(self.districts)]
        self.seize_options: Final = [Option("seize", card.id, n) for n, card in enumerate(content.opportunities)]
        self.hire_options: Final = [Option("hire", card.id, n) for n, card in enumerate(content.edgerunners)]
        self.adjacent: Final = [
            tuple(self.districts.index(name) for name in district.adjacent) for district in content.districts
        ]
        self.pois: Final = [
            [tuple(district.pois[side]) for district in content.districts] for side in ("small", "large")
        ]
        self.reward_options: Final = [reward_options(district.rewards) for district in content.districts]
        self.poi_places: Final = [
            [tuple([outside(n) + at + 1 for at in range(len(kinds))]) for n, kinds in enumerate(side)]
            for side in self.pois
        ]
        self.spaces: Final = [space_names(self.districts, pois) for pois in self.pois]
        self.gangs: Final = [gang.id for gang in content.gangs]
        self.combat: Final[list[CombatCard]] = content.starters + content.upgrades
        self.combat_options: Final = [Option("combat", card.id, n) for n, card in enumerate(self.combat)]
        self.remove_options: Final = [Option("remove", card.id, n) for n, card in enumerate(self.combat)]
        self.starters: Final = len(content.starters)
        self.clauses: Final[dict[str, Clause]] = {}
        self.passages: Final[dict[str, Passage]] = {}
        self.texts: Final = texts_by_word(content)
        self._ways: Final[dict[tuple[str, int, int, str], list[Option]]] = {}
        self._name_texts()

    def _name_texts(self) -> None:
        for path, effect in self.content.effects.items():
            self.clauses[path] = Clause(effect, source_of(self.content, path))
            name_text(f"gangs/{self.prefix}/{path}", self.clauses[path])
        for ability in self.content.abilities():
            self.passages[ability.path] = Passage(ability)
            name_text(f"gangs/{self.prefix}/{ability.path}/ability", self.passages[ability.path])

    def ways(self, verb: str, board: int, unit: int, name: str) -> list[Option]:
        """By place, the answers that send a unit there; made once for all tables where it sits in the same seat."""
        key = (verb, board, unit, name)
        if key not in self._ways:
            self._ways[key] = [
                Option(verb, f"{name}>{space}", unit, place=place) if space else NO_ANSWER
                for place, space in enumerate(self.spaces[board])
            ]
        return self._ways[key]

    def district(self, word: str, here: int) -> int:
        """The District that a text names, or -1 for anywhere."""
        if word == "here":
            return here
        return -1 if word in ("anywhere", "") else self.districts.index(word)

    def action(self, gang: int) -> GangAction:
        """RIVAL-10: the Gang Action card."""
        for action in self.content.solo.gangs:
            if action.gang == self.gangs[gang]:
                return action
        raise KeyError(self.gangs[gang])


def source_of(content: Content, path: str) -> Source:
    """What a text is printed on: an ability of a dashboard goes by its name, all else by kind and id."""
    kind, id, *rest = path.split(".")[0].split("/")
    for gang in content.gangs:
        if kind == "gang" and gang.id == id:
            return Source("ability", gang.abilities[int(rest[0])].name)
    return source_named(kind, id)


def source_named(kind: str, id: str) -> Source:
    if kind == "net":
        return Source("space" if id.isdigit() else "level", id)
    return Source("gang" if kind == "solo" else kind, id)


def reward_options(rewards: list[Price]) -> list[Option]:
    """RECLAIM-2: like rewards are one answer."""
    options: list[Option] = []
    for at, reward in enumerate(rewards):
        if not any(other.what == reward.what and other.n == reward.n for other in rewards[:at]):
            options.append(Option("reward", reward.what, reward.number, reward.n, way=at))
    return options


def space_names(districts: list[str], pois: list[tuple[str, ...]]) -> list[str]:
    names: list[str] = []
    for district, kinds in zip(districts, pois, strict=True):
        row = [district]
        for n, kind in enumerate(kinds):
            before = kinds[:n].count(kind)
            row.append(f"{district}/{kind}" + (f"-{before + 1}" if before else ""))
        names += row + [""] * (SPACES - len(row))
    return names


def words_of(ability: Ability) -> list[str]:
    """What an ability is looked up by: its timing; one that is always in force by the kinds of its rules."""
    if ability.timing != "always":
        return [ability.timing]
    return list(dict.fromkeys([rule.kind for rule in ability.rules]))


def texts_by_word(content: Content) -> dict[str, Texts]:
    words = dict.fromkeys([word for ability in content.abilities() for word in words_of(ability)])
    return {word: Texts(content, word) for word in words}


def under(word: str, abilities: list[Ability]) -> list[Ability]:
    return [ability for ability in abilities if word in words_of(ability)]


BOOKS: Final[dict[str, Book]] = {}


def book_of(content: Content) -> Book:
    """One book for each set, however often it is read."""
    key = content.id if content.built_in else f"{content.id}@{checksum(content.data)}"
    if key not in BOOKS:
        BOOKS[key] = Book(content)
    return BOOKS[key]


def resource(what: str) -> int:
    """Its number; -1 for Street Cred."""
    return RESOURCES.index(what) if what in RESOURCES else -1
