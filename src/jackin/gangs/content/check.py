"""What may stand in a content set: every mistake is noted with its file, line, entry and field."""

from __future__ import annotations

import re
from typing import Any, Final

from jackin.gangs.content.check_sense import check_sense
from jackin.gangs.content.check_words import (
    IN_FIREFIGHT, Check, Json, check_abilities, check_condition, check_effects, check_prices, check_value,
)  # fmt: skip
from jackin.gangs.content.model import MOST, SETTINGS
from jackin.gangs.content.vocabulary import (
    CARD_KINDS, CLASSES, GAINS, MOVES, POIS, SIDES, SOLO_TIMINGS, SPECIALIST, STREET_CRED, TRIGGERS, TYPES,
)  # fmt: skip
from jackin.kernel.mistakes import is_text, wrong_settings
from jackin.kernel.sizes import MOST_ITEMS, check_sizes

FORMAT: Final = 1
ORIGINS: Final = ("original", "owner-typed")
HANDS: Final = 4  # Combat cards, and players
ABILITIES: Final = 2
DASHBOARD: Final = 3  # Hideouts on it
SLOTS: Final = 3
PLACES: Final = 12  # Points of Interest of a District
GAINED: Final = GAINS[:-1]  # a reward names what it is
SOLO_EFFECTS: Final = ("gain", "lose")

# file: the kinds of its entries, and their keys; "?" marks what may be left out
FILES: Final[dict[str, str]] = {
    "set": "format id name",
    "setup": "seats head_start? settings?",
    "districts": "district",
    "gangs": "gang",
    "combat_starters": "starter",
    "combat_upgrades": "upgrade",
    "opportunities": "opportunity",
    "edgerunners": "edgerunner",
    "net": "level space",
    "stories": "card",
    "solo": "goal deck johnny gang_action level?",
}


def check_content(data: Any, c: Check) -> None:
    """`data` holds what each file holds, by its name without ".toml"."""
    if not isinstance(data, dict):
        c.note("", "a set has files")
        return
    if not check_files(data, c) or not are_small(data, c):
        return
    check_set(data["set"], c)
    check_setup(data["setup"], c)
    check_board(data, c)
    check_gangs(data["gangs"]["gang"], c)
    check_combat_cards(data, c)
    for card in entries(data, "opportunities", "opportunity", c):
        check_opportunity(card, c)
    for card in entries(data, "edgerunners", "edgerunner", c):
        check_edgerunner(card, c)
    check_net(data["net"], c)
    check_stories(data, c)
    check_solo(data, c)
    if not c.found:
        check_sense(data, c)


def check_files(data: Json, c: Check) -> bool:
    """Has every file what it must have at the top?"""
    before = len(c.found)
    for name, known in FILES.items():
        c.file = f"{name}.toml"
        if name not in data:
            c.note("", "this file is missing")
        elif c.keys(data[name], f"origin {known}", ""):
            c.one_of(data[name]["origin"], ORIGINS, "origin")
            for key in known.split():
                if key in LISTS and not isinstance(data[name][key], list):
                    c.note(key, "a list of tables")
    return len(c.found) == before


def are_small(data: Json, c: Check) -> bool:
    """No number, text or list is beyond all measure: what comes after this may count and copy."""
    before = len(c.noted)
    for name in FILES:
        c.file = f"{name}.toml"
        for key, value in data[name].items():
            if key not in LISTS:
                check_sizes(value, key, c)
            elif len(value) > MOST_ENTRIES.get(key, MOST_ITEMS):
                c.note(key, f"at most {MOST_ENTRIES.get(key, MOST_ITEMS)} of them, not {len(value)}")
            else:
                for entry in value:
                    check_entry_sizes(entry, key, c)
        c.id = ""
    return len(c.noted) == before


def check_entry_sizes(entry: Any, kind: str, c: Check) -> None:
    if not isinstance(entry, dict) or len(entry) > MOST_ITEMS:
        check_sizes(entry, kind, c)
        return
    c.id = entry["id"] if is_id(entry.get("id")) else ""
    for field, part in entry.items():
        check_sizes(part, field, c)


MOST_ENTRIES: Final = {"seats": 8, "district": 24, "gang": 12, "starter": 8, "level": 12, "space": 60, "deck": 60}
LISTS: Final = (
    "seats", "district", "gang", "starter", "upgrade", "opportunity", "edgerunner", "level", "space", "card",
    "gang_action", "deck",
)  # fmt: skip


def entries(data: Json, file: str, kind: str, c: Check) -> list[Json]:
    """The entries of a file that have an id of their own; the check then stands at the last one asked for."""
    c.file = f"{file}.toml"
    ids: list[str] = []
    found: list[Json] = []
    for n, entry in enumerate(data[file][kind]):
        c.id = ""
        if not isinstance(entry, dict):
            c.note(f"{kind} {n + 1}", "a table")
        elif not is_id(entry.get("id")):
            c.note(f"{kind} {n + 1}", "it has an id of small letters, digits and hyphens")
        else:
            c.id = entry["id"]
            if c.id in ids:
                c.note("id", f"two of {kind} have this id")
            ids.append(c.id)
            found.append(entry)
    c.id = ""
    return found


def ids_of(entries: list[Any]) -> list[str]:
    return [entry["id"] for entry in entries if isinstance(entry, dict) and is_id(entry.get("id"))]


def is_id(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z0-9-]{1,60}", value) is not None


# The set, and how it is set up


def check_set(head: Json, c: Check) -> None:
    c.file = "set.toml"
    if head["format"] != FORMAT:
        c.note("format", f"this game reads format {FORMAT}, not {head['format']!r}")
    if not is_id(head["id"]):
        c.note("id", "a set has an id of small letters, digits and hyphens")
    if not is_text(head["name"]):
        c.note("name", "a set has a name")


def check_setup(setup: Json, c: Check) -> None:
    c.file = "setup.toml"
    if len(setup["seats"]) < HANDS:
        c.note("seats", f"resources for {HANDS} players")
    for seat in setup["seats"]:
        check_prices(seat, "seats", c)
    check_head_start(setup.get("head_start", {}), c)
    for problem in wrong_settings(setup.get("settings", {}), SETTINGS, "setting", MOST):
        c.note(problem.split(" ")[0], problem)


def check_head_start(data: Any, c: Check) -> None:
    """By the number of players: what each of them has."""
    tables = {str(players): players for players in range(2, HANDS + 1)}
    if not isinstance(data, dict) or not all(players in tables for players in data):
        c.note("head_start", f"by the number of players, 2 to {HANDS}")
        return
    for players, row in data.items():
        for seat in c.list_of(row, "head_start", tables[players], tables[players]):
            check_prices(seat, "head_start", c, GAINED)


# The board


def check_board(data: Json, c: Check) -> None:
    c.districts = ids_of(data["districts"]["district"])
    found = entries(data, "districts", "district", c)
    if len(found) < 2:
        c.note("", "a city has at least 2 Districts")
    for district in found:
        c.id = district["id"]
        if c.keys(district, "id adjacent rewards pois title? text?", ""):
            check_district(district, found, c)
    c.id = ""


def check_district(district: Json, others: list[Json], c: Check) -> None:
    for id in c.list_of(district["adjacent"], "adjacent"):
        if not c.one_of(id, c.districts, "adjacent"):
            continue
        if id == district["id"]:
            c.note("adjacent", "a District is not adjacent to itself")
        for other in others:
            back = other.get("adjacent")
            if other["id"] == id and isinstance(back, list) and district["id"] not in back:
                c.note("adjacent", f"{id} is adjacent to it, but not the other way round")
    for reward in c.list_of(district["rewards"], "rewards", 1):
        check_prices(reward, "rewards", c, GAINED)
        if isinstance(reward, dict) and len(reward) != 1:
            c.note("rewards", "each reward is one kind of thing")
    if c.keys(district["pois"], " ".join(SIDES), "pois"):
        for side in SIDES:
            for poi in c.list_of(district["pois"][side], "pois", most=PLACES):
                c.one_of(poi, POIS, "pois")


def check_net(net: Json, c: Check) -> None:
    levels = entries({"net": net}, "net", "level", c)
    for level in levels:
        c.id = level["id"]
        if c.keys(level, "id risk do title?", ""):
            c.number(level["risk"], 0, "risk")
            check_effects(level["do"], "netrun", "do", c)
    c.id = ""
    order = ids_of(net["level"])
    if len(net["space"]) < 2:
        c.note("", "the Net has at least 2 spaces")
    deepest = 0
    for n, space in enumerate(net["space"]):
        field = f"space {n + 1}"
        if not c.keys(space, "level do?", field) or not c.one_of(space["level"], order, field):
            continue
        if order.index(space["level"]) < deepest:
            c.note(field, "a space is no less deep than the one before")
        deepest = order.index(space["level"])
        if "do" in space:
            check_effects(space["do"], "netrun", f"{field} do", c)


# Gangs and cards


def check_gangs(gangs: list[Any], c: Check) -> None:
    found = entries({"gangs": {"gang": gangs}}, "gangs", "gang", c)
    if len(found) < 2:
        c.note("", "a set has at least 2 gangs")
    for gang in found:
        c.id = gang["id"]
        if c.keys(gang, "id colour district hideouts ability title? text?", ""):
            check_gang(gang, c)
    c.id = ""


def check_gang(gang: Json, c: Check) -> None:
    if not is_text(gang["colour"]):
        c.note("colour", "a colour's name")
    c.one_of(gang["district"], c.districts, "district")
    values = c.list_of(gang["hideouts"], "hideouts")
    if len(values) != DASHBOARD:
        c.note("hideouts", f"Street Cred for {DASHBOARD} Hideouts")
    for value in values:
        c.number(value, 0, "hideouts")
    check_abilities(gang, (), c)
    abilities = [ability for ability in c.list_of(gang["ability"], "ability") if isinstance(ability, dict)]
    names = [ability.get("name") for ability in abilities]
    if not all(is_id(name) for name in names):
        c.note("ability", "each ability of a gang has a name of small letters, digits and hyphens")
    if len(dict.fromkeys(str(name) for name in names)) != ABILITIES:
        c.note("ability", f"a gang has {ABILITIES} abilities; what has the same name is one")


def check_combat_cards(data: Json, c: Check) -> None:
    starters = entries(data, "combat_starters", "starter", c)
    if len(starters) != HANDS:
        c.note("", f"a gang begins with {HANDS} Combat cards, not {len(starters)}")
    for card in starters:
        check_combat_card(card, c)
    names = ids_of(starters)
    for card in entries(data, "combat_upgrades", "upgrade", c):
        check_combat_card(card, c)
        if card["id"] in names:
            c.note("id", "a starter has this id")


def check_combat_card(card: Json, c: Check) -> None:
    c.id = card["id"]
    if not c.keys(card, "id kind firepower cred ability? title? text?", ""):
        return
    c.one_of(card["kind"], CARD_KINDS, "kind")
    if card["firepower"] != "?":
        c.number(card["firepower"], 0, "firepower")
    elif not sets_firepower(card):
        c.note("firepower", "'?' needs a 'reveal' ability that sets it")
    check_cred(card["cred"], c)
    check_abilities(card, IN_FIREFIGHT, c)


def sets_firepower(card: Json) -> bool:
    abilities = [ability for ability in listed(card.get("ability")) if isinstance(ability, dict)]
    effects = [effect for ability in abilities for effect in listed(ability.get("do"))]
    return any(isinstance(effect, dict) and effect.get("do") == "set-firepower" for effect in effects)


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def check_cred(data: Any, c: Check) -> None:
    if c.keys(data, "if? n", "cred"):
        check_value(data["n"], "cred", c)
        if "if" in data:
            check_condition(data["if"], "cred", c)


def check_opportunity(card: Json, c: Check) -> None:
    c.id = card["id"]
    if not c.keys(card, "id type cost needs? cred reward? title? text?", ""):
        return
    c.one_of(card["type"], TYPES, "type")
    c.number(card["cost"], 0, "cost")
    check_value(card["cred"], "cred", c)
    if "needs" in card:
        check_condition(card["needs"], "needs", c)
    if "reward" in card:
        check_effects(card["reward"], "seized", "reward", c)


def check_edgerunner(card: Json, c: Check) -> None:
    c.id = card["id"]
    if not c.keys(card, "id unit price moves? ability? alone? title? text?", ""):
        return
    c.one_of(card["unit"], (*CLASSES, SPECIALIST), "unit")
    check_prices(card["price"], "price", c)
    if not isinstance(card.get("alone", True), bool):
        c.note("alone", "true or false")
    if ("moves" in card) != (card["unit"] == SPECIALIST):
        c.note("moves", "Specialists say how they move; the others move with their class")
    elif "moves" in card:
        check_moves(card["moves"], c)
    check_abilities(card, (), c)


def check_moves(moves: Any, c: Check) -> None:
    if not isinstance(moves, dict):
        c.note("moves", "a table")
        return
    if not c.one_of(moves.get("on"), list(MOVES), "moves"):
        return
    c.keys(moves, f"on {MOVES[moves['on']]}", "moves")
    if "poi" in moves:
        c.one_of(moves["poi"], POIS, "moves")
    if "unit" in moves:
        c.one_of(moves["unit"], CLASSES, "moves")


# Stories


def check_stories(data: Json, c: Check) -> None:
    cards = entries(data, "stories", "card", c)
    if not cards:
        c.note("", "a set has a Story")
    for card in cards:
        c.id = card["id"]
        if c.keys(card, "id story slot alone? ability? branch? epilogue? title? text?", ""):
            check_story_card(card, [other for other in cards if other.get("story") == card["story"]], c)
    c.id = ""


def check_story_card(card: Json, story: list[Json], c: Check) -> None:
    c.number(card["slot"], 0, "slot")
    check_abilities(card, (), c)
    if "alone" in card and (story[0] is not card or not isinstance(card["alone"], bool)):
        c.note("alone", "true or false, on the introduction")
    acts = [other["id"] for other in story if other.get("slot") != 0]
    ends = [other["id"] for other in story if other.get("slot") == 0]
    if card["slot"] == 0:
        if "branch" in card or "epilogue" in card:
            c.note("slot", "an epilogue goes nowhere")
        if story[0] is card:
            c.note("slot", "the introduction lies on a slot")
        return
    if isinstance(card["slot"], int) and card["slot"] > SLOTS:
        c.note("slot", f"there are {SLOTS} slots")
    for n, branch in enumerate(c.list_of(card.get("branch", []), "branch")):
        check_branch(branch, acts, f"branch {n + 1}", c)
    last = c.list_of(card.get("epilogue", []), "epilogue", 1)
    for n, end in enumerate(last):
        if c.keys(end, "if? to", f"epilogue {n + 1}"):
            c.one_of(end["to"], ends, f"epilogue {n + 1}")
            if "if" in end:
                check_condition(end["if"], f"epilogue {n + 1}", c)
    if last and isinstance(last[-1], dict) and "if" in last[-1]:
        c.note("epilogue", "the last one has no 'if', so that there is always one")


def check_branch(branch: Any, acts: list[str], field: str, c: Check) -> None:
    if not isinstance(branch, dict) or not c.one_of(branch.get("on"), list(TRIGGERS), field):
        if not isinstance(branch, dict):
            c.note(field, "a table")
        return
    if not c.keys(branch, f"on to {TRIGGERS[branch['on']]}", field):
        return
    c.one_of(branch["to"], acts, field)
    if "n" in branch:
        c.number(branch["n"], 1, field)
    if "if" in branch:
        check_condition(branch["if"], field, c)


# The single-player game


def check_solo(data: Json, c: Check) -> None:
    solo = data["solo"]
    actions = entries(data, "solo", "gang_action", c)
    c.number(solo["goal"], 1, "goal")
    for district in c.list_of(solo["deck"], "deck", 1):
        c.one_of(district, c.districts, "deck")
    if c.keys(solo["johnny"], "draw gang alone cred", "johnny"):
        for name in ("draw", "gang", "alone"):
            c.number(solo["johnny"][name], 0, name)
        check_cred(solo["johnny"]["cred"], c)
    check_levels(solo.get("level", []), c)
    gangs = ids_of(data["gangs"]["gang"])
    for gang in gangs:
        if gang not in ids_of(actions):
            c.note("gang_action", f"{gang} has no Gang Action card")
    for action in actions:
        c.id = action["id"]
        check_gang_action(action, gangs, c)
    c.id = ""


def check_levels(levels: Any, c: Check) -> None:
    """SOLITAIRE-9."""
    names = [str(name) for name in SETTINGS["level"][1]]
    for n, level in enumerate(c.list_of(levels, "level")):
        field = f"level {n + 1}"
        if c.keys(level, "id start lead? johnny rival hunts", field) and c.one_of(level["id"], names, field):
            for name in ("start", "lead", "johnny", "rival"):
                c.number(level.get(name, 0), 0, field)
            c.number(level["hunts"], 1, field)


def check_gang_action(action: Json, gangs: list[str], c: Check) -> None:
    numbers = "districts draw absent techie netrunner win full"
    if not c.keys(action, f"id priority {numbers} special?", ""):
        return
    c.one_of(action["id"], gangs, "id")
    for name in numbers.split():
        c.number(action[name], 0, name)
    if sorted(str(unit) for unit in c.list_of(action["priority"], "priority")) != sorted(CLASSES):
        c.note("priority", f"{', '.join(CLASSES)} in some order")
    for n, special in enumerate(c.list_of(action.get("special", []), "special")):
        field = f"special {n + 1}"
        if c.keys(special, "on do", field) and c.one_of(special["on"], SOLO_TIMINGS, field):
            check_effects(special["do"], special["on"], field, c)
            check_special(special["do"], field, c)


def check_special(effects: Any, field: str, c: Check) -> None:
    """The automated gang has Street Cred and no resources; nobody decides for it."""
    for effect in c.list_of(effects, field):
        if not isinstance(effect, dict):
            continue
        if effect.get("do") not in SOLO_EFFECTS or effect.get("who", "you") not in ("you", "opponents"):
            c.note(field, "it gains Street Cred, or you lose something")
        elif effect.get("who", "you") == "you" and effect.get("what") != STREET_CRED:
            c.note(field, "the gang itself has Street Cred and no resources")
