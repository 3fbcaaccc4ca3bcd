"""From the plain data of a content set, once it has been checked, to the objects of `model.py`."""

from __future__ import annotations

from typing import Any

from jackin.gangs.content.model import (
    SETTINGS, Ability, Branch, CombatCard, Condition, Content, Count, Cred, District, Edgerunner, Effect, Gang,
    GangAction, Johnny, Json, Level, Movement, Net, Opportunity, Price, Rule, Settings, Solo, SoloLevel, Space,
    Special, Story, StoryCard, Value,
)  # fmt: skip
from jackin.gangs.content.vocabulary import ANYWHERE, HERE, SIDES

NO_MOST = 1_000_000
VARIABLE = "?"

# Effects that act where the text is, not anywhere, if they do not say where
HERE_BY_NATURE = ("drone", "lose-unit", "move", "push", "convert")


def content_of(data: Json, built_in: bool = False) -> Content:
    content = Content(
        data,
        built_in,
        settings_of(data["setup"].get("settings", {})),
        [prices_of(seat) for seat in data["setup"]["seats"]],
        head_starts_of(data["setup"].get("head_start", {})),
        [district_of(district) for district in data["districts"]["district"]],
        [gang_of(gang) for gang in data["gangs"]["gang"]],
        [combat_card_of(card, True) for card in data["combat_starters"]["starter"]],
        [combat_card_of(card, False) for card in data["combat_upgrades"]["upgrade"]],
        [opportunity_of(card) for card in data["opportunities"]["opportunity"]],
        [edgerunner_of(card) for card in data["edgerunners"]["edgerunner"]],
        net_of(data["net"]),
        stories_of(data["stories"]["card"]),
        solo_of(data["solo"]),
    )
    for effect in all_effects(content):
        content.effects[effect.path] = effect
    return content


def settings_of(data: Json) -> Settings:
    return Settings({name: data.get(name, default) for name, (default, _) in SETTINGS.items()})


# The vocabulary


def head_starts_of(data: Json) -> dict[int, list[list[Price]]]:
    return {int(players): [prices_of(seat) for seat in seats] for players, seats in data.items()}


def prices_of(data: Json) -> list[Price]:
    return [Price(what, n) for what, n in data.items()]


def count_of(data: Json) -> Count:
    return Count(
        data["count"], data.get("unit", "any"), data.get("poi", ""), data.get("district", ANYWHERE),
        data.get("type", ""), data.get("whose", "yours"), data.get("what", ""),
    )  # fmt: skip


def value_of(data: Any) -> Value:
    if isinstance(data, int):
        return Value(data, None, 0, -NO_MOST, NO_MOST)
    count = count_of(data) if "count" in data else None
    return Value(
        data.get("base", 0), count, data.get("times", 1), data.get("least", -NO_MOST), data.get("most", NO_MOST)
    )


def condition_of(data: Any) -> Condition:
    if isinstance(data, str):
        return Condition(data, [], 1, None, "any", "", ANYWHERE, "")
    kind = data["is"]
    parts = [condition_of(part) for part in data.get("parts", [])]
    if "part" in data:
        parts = [condition_of(data["part"])]
    count = count_of(data) if "count" in data else None
    return Condition(
        kind, parts, data.get("n", 1), count, data.get("unit", "any"), data.get("poi", ""),
        data.get("district", ANYWHERE), data.get("type", ""),
    )  # fmt: skip


def maybe(data: Json, key: str = "if") -> Condition | None:
    return condition_of(data[key]) if key in data else None


def effect_of(data: Json, path: str) -> Effect:
    kind = data["do"]
    return Effect(
        path, kind, maybe(data), value_of(data.get("n", 1)), data.get("who", "you"), data.get("what", ""),
        data.get("unit", "any"), data.get("district", HERE if kind in HERE_BY_NATURE else ANYWHERE),
        data.get("market", ""), effects_of(data.get("parts", []), path), prices_of(data.get("cost", {})),
    )  # fmt: skip


def effects_of(data: list[Json], path: str) -> list[Effect]:
    return [effect_of(effect, f"{path}.{n}") for n, effect in enumerate(data)]


def rule_of(data: Json) -> Rule:
    return Rule(
        data["rule"],
        maybe(data),
        data.get("n", 0),
        data.get("of", ""),
        data.get("type", ""),
        data.get("district", ""),
    )


def abilities_of(data: Json, path: str) -> list[Ability]:
    return [ability_of(ability, f"{path}/{n}") for n, ability in enumerate(data.get("ability", []))]


def ability_of(data: Json, path: str) -> Ability:
    return Ability(
        path, data.get("name", ""), data["at"], maybe(data), effects_of(data.get("do", []), path),
        [rule_of(rule) for rule in data.get("rules", [])], data.get("poi", ""), data.get("type", ""),
    )  # fmt: skip


def cred_of(data: Json) -> Cred:
    return Cred(maybe(data), value_of(data["n"]))


# The board


def district_of(data: Json) -> District:
    rewards = [price for reward in data["rewards"] for price in prices_of(reward)]
    return District(data["id"], data["adjacent"], rewards, {side: data["pois"][side] for side in SIDES})


def net_of(data: Json) -> Net:
    levels = [
        Level(level["id"], level["risk"], effects_of(level["do"], f"net/{level['id']}")) for level in data["level"]
    ]
    names = [level.id for level in levels]
    spaces = [
        Space(names.index(space["level"]), effects_of(space.get("do", []), f"net/{n}"))
        for n, space in enumerate(data["space"])
    ]
    return Net(levels, spaces)


# Gangs and cards


def gang_of(data: Json) -> Gang:
    return Gang(
        data["id"], data["colour"], data["district"], data["hideouts"], abilities_of(data, f"gang/{data['id']}")
    )


def combat_card_of(data: Json, starter: bool) -> CombatCard:
    variable = data["firepower"] == VARIABLE
    firepower = 0 if variable else data["firepower"]
    abilities = abilities_of(data, f"combat/{data['id']}")
    return CombatCard(data["id"], starter, data["kind"], firepower, variable, abilities, cred_of(data["cred"]))


def opportunity_of(data: Json) -> Opportunity:
    reward = effects_of(data.get("reward", []), f"opportunity/{data['id']}")
    return Opportunity(
        data["id"], data["type"], data["cost"], maybe(data, "needs"), value_of(data["cred"]), reward
    )  # fmt: skip


def edgerunner_of(data: Json) -> Edgerunner:
    moves = data.get("moves")
    movement = None if moves is None else Movement(moves["on"], moves.get("poi", ""), moves.get("unit", "any"))
    abilities = abilities_of(data, f"edgerunner/{data['id']}")
    return Edgerunner(
        data["id"], data["unit"], prices_of(data["price"]), movement, abilities, data.get("alone", True)
    )


# Stories


def stories_of(data: list[Json]) -> list[Story]:
    names = list(dict.fromkeys(card["story"] for card in data))
    return [story_of(name, [card for card in data if card["story"] == name]) for name in names]


def story_of(name: str, cards: list[Json]) -> Story:
    return Story(name, [story_card_of(card) for card in cards], cards[0].get("alone", False))


def story_card_of(data: Json) -> StoryCard:
    abilities = abilities_of(data, f"story/{data['id']}")
    branches = [branch_of(branch) for branch in data.get("branch", [])]
    epilogues = [branch_of(branch) for branch in data.get("epilogue", [])]
    return StoryCard(data["id"], data["slot"], abilities, branches, epilogues)


def branch_of(data: Json) -> Branch:
    return Branch(data.get("on", "condition"), data.get("n", 0), maybe(data), data["to"])


# The single-player game


def solo_of(data: Json) -> Solo:
    johnny = data["johnny"]
    return Solo(
        data["goal"],
        Johnny(johnny["draw"], johnny["gang"], johnny["alone"], cred_of(johnny["cred"])),
        [gang_action_of(card) for card in data["gang_action"]],
        data["deck"],
        [level_of(level) for level in data.get("level", [])],
    )


def level_of(data: Json) -> SoloLevel:
    return SoloLevel(data["id"], data["start"], data.get("lead", 0), data["johnny"], data["rival"], data["hunts"])


def gang_action_of(data: Json) -> GangAction:
    specials = [
        Special(special["on"], effects_of(special["do"], f"solo/{data['id']}/{n}"))
        for n, special in enumerate(data.get("special", []))
    ]
    return GangAction(
        data["id"], data["priority"], data["districts"], data["draw"], data["absent"], data["techie"],
        data["netrunner"], data["win"], data["full"], specials,
    )  # fmt: skip


# Every effect, by its path


def all_effects(content: Content) -> list[Effect]:
    found: list[Effect] = []
    for ability in content.abilities():
        found += ability.effects
    for opportunity in content.opportunities:
        found += opportunity.reward
    for level in content.net.levels:
        found += level.consequences
    for space in content.net.spaces:
        found += space.effects
    for action in content.solo.gangs:
        for special in action.specials:
            found += special.effects
    return with_parts(found)


def with_parts(effects: list[Effect]) -> list[Effect]:
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        found += with_parts(effect.parts)
    return found
