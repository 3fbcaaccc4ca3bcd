"""What a content set holds, entry by entry, in words."""

from __future__ import annotations

from collections.abc import Iterator

from jackin.kernel.game import Json
from jackin.locale.gangs_text import GangsText

Described = tuple[str, str, str, list[str]]


def described(data: Json, text: GangsText) -> Iterator[Described]:
    """Kind, id, title and lines of every entry."""
    for district in data["districts"]["district"]:
        yield "district", district["id"], text.name("district", district), district_lines(district, text)
    for gang in data["gangs"]["gang"]:
        yield "gang", gang["id"], text.name("gang", gang), gang_lines(gang, text)
    for card in data["combat_starters"]["starter"] + data["combat_upgrades"]["upgrade"]:
        yield "combat", card["id"], text.name("combat", card), combat_lines(card, text)
    for card in data["opportunities"]["opportunity"]:
        yield "opportunity", card["id"], text.name("opportunity", card), opportunity_lines(card, text)
    for card in data["edgerunners"]["edgerunner"]:
        yield "edgerunner", card["id"], text.name("edgerunner", card), edgerunner_lines(card, text)
    for level in data["net"]["level"]:
        yield "level", level["id"], text.name("level", level), level_lines(level, data["net"]["space"], text)
    for card in data["stories"]["card"]:
        yield "story", card["id"], text.name("story-card", card), story_lines(card, text)


def district_lines(district: Json, text: GangsText) -> list[str]:
    rewards = [text.prices(reward) for reward in district["rewards"]]
    kinds = {side: [text.called("poi", poi) for poi in pois] for side, pois in district["pois"].items()}
    return [
        ", ".join(rewards),
        " | ".join(", ".join(pois) for pois in kinds.values()),
        "– " + ", ".join(text.district(id) for id in district["adjacent"]),
    ]


def gang_lines(gang: Json, text: GangsText) -> list[str]:
    hideouts = ", ".join(str(n) for n in gang["hideouts"])
    lines = [f"{text.district(gang['district'])}; {text.called('term', 'hideout')}: {hideouts}"]
    for ability in gang["ability"]:
        lines.append(f"{text.called('ability', ability['name'])}. {text.ability(ability)}")
    return lines


def combat_lines(card: Json, text: GangsText) -> list[str]:
    head = f"{text.called('kind', card['kind'])}, {text.called('term', 'firepower')} {card['firepower']}"
    return [head, text.cred(card["cred"]), *text.abilities(card)]


def opportunity_lines(card: Json, text: GangsText) -> list[str]:
    lines = [f"{text.called('type', card['type'])}, {text.prices({'contraband': card['cost']})}"]
    if "needs" in card:
        lines.append(text.condition(card["needs"]))
    lines.append(text.cred({"n": card["cred"]}))
    return lines + ([text.effects(card["reward"])] if "reward" in card else [])


def edgerunner_lines(card: Json, text: GangsText) -> list[str]:
    head = f"{text.called('class', card['unit'])}, {text.prices(card['price'])}"
    return [head, text.movement(card), *text.abilities(card)]


def level_lines(level: Json, spaces: list[Json], text: GangsText) -> list[str]:
    own = [(n, space) for n, space in enumerate(spaces, 1) if space["level"] == level["id"]]
    lines = [f"{n}: {text.effects(space['do']) if 'do' in space else '–'}" for n, space in own]
    return [f"{text.called('term', 'depth-risk')} {level['risk']}: {text.effects(level['do'])}", *lines]


def story_lines(card: Json, text: GangsText) -> list[str]:
    ways = [f"→ {branch['to']}" for branch in card.get("branch", []) + card.get("epilogue", [])]
    return [text.called("story", card["story"]), text.story(card), *text.abilities(card), *dict.fromkeys(ways)]
