"""What there is to play with and to read: automas, rules, the handbook, lessons, puzzles."""

from __future__ import annotations

from typing import Literal

from jackin.server.protocol.part import Part, Said


class AutomaCard(Part):
    id: str
    title: str
    clicks: list[Said]


class AutomaBehaviour(Part):
    """A behaviour card: the lines of side A, then those of side B."""

    id: str
    title: str
    a: list[Said]
    b: list[Said]


class AutomaPack(Part):
    """A solo opponent. `built_in` packs have their words in the catalogues: `web-automa-ID`, and the titles of their
    cards as `automa-title-CARD`. `behaviours` are those of its four behaviour cards, if it has any.
    """

    id: str
    title: str
    side: str
    levels: list[str]
    built_in: bool
    cards: list[AutomaCard]
    behaviours: list[AutomaBehaviour] = []


class Rule(Part):
    id: str
    text: str


class RuleSection(Part):
    """A heading of a rule book: running text (Markdown) and the numbered rules below it."""

    title: str
    depth: int
    prose: str = ""
    rules: list[Rule] = []


class RuleBook(Part):
    id: str
    title: str
    sections: list[RuleSection]


class Paragraph(Part):
    """A paragraph of the handbook, which tells `rules`; `text` has `**bold**`, `[word](#id)` and icons in brackets.

    `chart` names a timing chart to draw, `cards` are shown beside it, `lesson` teaches it. A keyword has no rules."""

    id: str
    title: str
    text: str
    rules: list[str]
    chart: str
    cards: list[str]
    lesson: str


class Chapter(Part):
    id: str
    title: str
    text: str
    paragraphs: list[Paragraph]


class Handbook(Part):
    """The rules of a game as players read them, in one language; the chapter `words` has the keywords."""

    id: str
    chapters: list[Chapter]


class Worth(Part):
    """What a machine is worth on the scale of the players' ratings, give or take."""

    points: int
    margin: int


class Lobby(Part):
    """What can be played here. `styles` a bot may have, by side: it is called `legend:rush` then. `ratings` of
    machines go by pool and name, an automa's is `automa:PACK:LEVEL`; whoever has not been measured has none."""

    version: str
    games: list[str]
    languages: dict[str, str]
    bots: list[str]
    styles: dict[str, dict[str, list[str]]]
    automas: list[AutomaPack]
    ratings: dict[str, dict[str, Worth]]


class LessonFacts(Part):
    """A lesson: its words are `lesson-ID-...` in the catalogues, `picture` is a card, or an icon of Gangs."""

    id: str
    game: str
    seat: str
    track: str
    minutes: int
    picture: str
    steps: int


class PuzzleFacts(Part):
    """A puzzle: its words are `puzzle-KIND-...` in the catalogues, `picture` is a card; a `grade` is 1 to 4, a
    `level` is on the scale of ratings. `clicks` and `credits` are the solver's, `against` the other's credits. The
    first two hints: what is done first (`idea`, the verb of an option), and the card or server it is `about`."""

    id: str
    kind: Literal["steal", "survive", "score"]
    seat: str
    grade: int
    level: int
    picture: str
    clicks: int
    credits: int
    against: int
    idea: str
    about: str
