"""Content sets of Gangs of Night City, with their texts."""

from __future__ import annotations

from typing import Literal

from jackin.server.protocol.part import Json, Part


class RuleSwitch(Part):
    """A rule that may be played in more than one way; one with nothing `allowed` takes a number from 0 to `most`.

    `rule` is the numbered rule it is about; `source` says where the default comes from: book, said or house."""

    name: str
    value: bool | int | str
    allowed: list[bool | int | str] = []
    most: int = 0
    rule: str = ""
    source: str = ""


CardKind = Literal["combat", "opportunity", "edgerunner", "story", "district", "gang"]


class NamedText(Part):
    """An ability; `name` is empty if it has none."""

    name: str
    text: str


class CredText(Part):
    """Street Cred: the number, what it is for in few words, and the whole condition."""

    n: int
    each: str
    text: str


class CardTexts(Part):
    """What is written on a card; what it lacks is empty. `tale` is what happens in the Story."""

    title: str
    abilities: list[NamedText] = []
    tale: str = ""
    movement: str = ""
    needs: str = ""
    reward: str = ""
    cred: CredText | None = None


class UnitName(Part):
    """What the name of a unit stands for."""

    gang: str
    kind: str


class PlaceName(Part):
    """What the name of a Point of Interest stands for."""

    district: str
    kind: str


class SetTexts(Part):
    """A content set told in one language: cards by kind and id, the spaces of the Net in their order, and each effect
    by its path; `offers` are what may be done, without the "you may". `units` and `places` by name."""

    cards: dict[CardKind, dict[str, CardTexts]]
    net: list[str]
    effects: dict[str, str]
    offers: dict[str, str]
    units: dict[str, UnitName]
    places: dict[str, PlaceName]


class ContentSet(Part):
    """Cards and numbers of Gangs of Night City; `data` is the whole set, `texts` are its texts in the language that
    was asked for."""

    id: str
    title: str
    built_in: bool
    gangs: list[str]
    stories: list[str]
    rules: list[RuleSwitch]
    presets: dict[str, dict[str, bool | int | str]] = {}
    data: Json
    texts: SetTexts
