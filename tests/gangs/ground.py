"""A plain content set for tests: the house numbers may be tuned, these stay.

`ground(upgrade=[card("trick", 3, ...)])` is the same set with a card more.
"""

from __future__ import annotations

import copy
from typing import Any

Json = dict[str, Any]


def rewards(**each: int) -> list[Json]:
    return [{name.replace("_", "-"): n} for name, n in each.items()]


def district(id: str, adjacent: str, small: str, large: str, **gains: int) -> Json:
    return {
        "id": id, "adjacent": adjacent.split(), "rewards": rewards(**gains),
        "pois": {"small": small.split(), "large": large.split()},
    }  # fmt: skip


DISTRICTS = [
    district("watson", "westbrook city-center", "business", "business fixer", contraband=2, eurodollars=1),
    district("westbrook", "watson city-center heywood santo-domingo", "fixer", "fixer business",
             eurodollars=2, contraband=1),
    district("city-center", "watson westbrook heywood", "data-fortress", "data-fortress business",
             corporate_secrets=1, eurodollars=2),
    district("heywood", "city-center westbrook santo-domingo pacifica", "data-fortress", "fixer data-fortress",
             contraband=1, eurodollars=2),
    district("santo-domingo", "westbrook heywood pacifica", "business", "business data-fortress",
             contraband=1, eurodollars=1),
    district("pacifica", "heywood santo-domingo", "fixer", "data-fortress fixer", corporate_secrets=1, contraband=1),
]  # fmt: skip


def plain(name: str) -> Json:
    """An ability that changes nothing: a dashboard has two."""
    return {"name": name, "at": "always", "rules": [{"rule": "depth-risk", "n": 0}]}


def gang_of(id: str, home: str, *abilities: Json) -> Json:
    own = list(abilities) or [plain("one"), plain("two")]
    return {"id": id, "colour": "red", "district": home, "hideouts": [1, 2, 3], "ability": own}


def card(id: str, firepower: int | str, cred: Json | None = None, **ability: Any) -> Json:
    """A Combat card; with `at`, `do` and perhaps `if_` it has an effect."""
    found: Json = {"id": id, "kind": "weapon", "firepower": firepower, "cred": cred or {"n": 0}}
    if ability:
        found["ability"] = [{name.rstrip("_"): value for name, value in ability.items()}]
    return found


def trimmed(data: Json) -> Json:
    """Without what is empty."""
    return {name: value for name, value in data.items() if value not in (None, [], ())}


def opportunity(id: str, type: str, cost: int, cred: Any, reward: Any = (), needs: Any = None) -> Json:
    return trimmed({"id": id, "type": type, "cost": cost, "cred": cred, "reward": list(reward), "needs": needs})


def edgerunner(id: str, unit: str, ability: Any = (), moves: Json | None = None, **price: int) -> Json:
    return trimmed({"id": id, "unit": unit, "price": price, "ability": list(ability), "moves": moves})


def space(level: str, *do: Json) -> Json:
    return trimmed({"level": level, "do": list(do)})


def gains(what: str, n: Any = 1, **more: Any) -> Json:
    return {"do": "gain", "what": what, "n": n, **more}


def action(id: str, *priority: str, special: Any = ()) -> Json:
    return trimmed({
        "id": id, "priority": list(priority), "districts": 3, "draw": 2, "absent": 2, "techie": 3, "netrunner": 2,
        "win": 3, "full": 1, "special": list(special),
    })  # fmt: skip


HOMES = {"maelstrom": "watson", "tyger-claws": "westbrook", "valentinos": "heywood", "voodoo-boys": "pacifica"}
GROUND: Json = {
    "set": {"format": 1, "id": "ground", "name": "Ground", "origin": "original"},
    "setup": {
        "origin": "original",
        "seats": [
            {"eurodollars": 2, "contraband": 1}, {"eurodollars": 2, "contraband": 1},
            {"eurodollars": 2, "contraband": 2}, {"eurodollars": 2, "contraband": 2},
        ],
        "settings": {},
    },
    "districts": {"origin": "original", "district": DISTRICTS},
    "gangs": {"origin": "original", "gang": [gang_of(id, home) for id, home in HOMES.items()]},
    "combat_starters": {
        "origin": "original",
        "starter": [
            card("short-circuit", 0, {"n": 1}),
            card("subdermal-armor", 1, {"if": {"is": "not", "part": {"is": "lost-unit"}}, "n": 2}),
            card("crusher", 2, {"if": "won", "n": 1}),
            card("cyberpsychosis", 3, {"if": {"is": "killed", "n": 2}, "n": 2}),
        ],
    },
    "combat_upgrades": {
        "origin": "original",
        "upgrade": [
            card("pain-editor", 3, {"if": "lost", "n": 2}, at="casualties", do=[{"do": "no-casualty"}]),
            card("pistol", 1), card("rifle", 2), card("shotgun", 3), card("minigun", 4), card("railgun", 5),
            card("guess", "?", at="reveal", do=[{"do": "set-firepower", "n": {"count": "participants"}}]),
        ],
    },
    "opportunities": {
        "origin": "original",
        "opportunity": [
            opportunity(
                "militech-smart-weapons", "weapons", 1, {"count": "opportunities", "type": "weapons"},
                [{"do": "choose", "parts": [gains("eurodollars"), gains("contraband")]}],
                {"is": "dominance", "district": "westbrook"},
            ),
            opportunity("crates", "weapons", 1, 3), opportunity("reels", "braindance", 1, 2),
            opportunity("implants", "cyberware", 2, 4, [gains("corporate-secrets")]),
            opportunity("tapes", "braindance", 0, 1), opportunity("chips", "cyberware", 1, 2),
            opportunity("legs", "cyberware", 1, 2), opportunity("blades", "weapons", 1, 2),
        ],
    },
    "edgerunners": {
        "origin": "original",
        "edgerunner": [
            edgerunner(
                "rogue", "specialist",
                [{"at": "reclaim-end", "if": {"is": "control", "poi": "fixer"}, "do": [gains("street-cred", 2)]}],
                {"on": "occupied", "poi": "fixer"}, eurodollars=2,
            ),
            edgerunner("jackie", "solo", eurodollars=1, contraband=1),
            edgerunner("judy", "techie", contraband=2),
            edgerunner("nix", "netrunner", eurodollars=1),
            {**edgerunner("johnny-silverhand", "solo", eurodollars=3), "alone": False},
        ],
    },
    "net": {
        "origin": "original",
        "level": [
            {"id": "yellow", "risk": 4, "do": [{"do": "lose", "what": "resource", "n": 1}]},
            {"id": "orange", "risk": 6, "do": [{"do": "lose-unit", "unit": "netrunner", "district": "anywhere"}]},
            {"id": "red", "risk": 8, "do": [{"do": "lose", "what": "street-cred", "n": 2}]},
        ],
        "space": [
            space("yellow"), space("yellow", gains("eurodollars")), space("yellow", gains("contraband")),
            space("orange", gains("street-cred")), space("orange", gains("corporate-secrets")), space("orange"),
            space("red", gains("street-cred", 2)), space("red", gains("street-cred", 3)),
        ],
    },
    "stories": {
        "origin": "original",
        "card": [
            {"story": "tutorial", "id": "tutorial", "slot": 1, "epilogue": [{"to": "tutorial-over"}]},
            {"story": "tutorial", "id": "tutorial-over", "slot": 0},
        ],
    },
    "solo": {
        "origin": "original", "goal": 25, "deck": [each["id"] for each in DISTRICTS],
        "johnny": {"draw": 3, "gang": 4, "alone": 3, "cred": {"n": {"count": "killed", "most": 3}}},
        "gang_action": [
            action("maelstrom", "solo", "techie", "netrunner"),
            action("tyger-claws", "solo", "netrunner", "techie"),
            action("valentinos", "techie", "solo", "netrunner",
                   special=[{"on": "opportunity-removed", "do": [gains("street-cred", 2)]}]),
            action("voodoo-boys", "netrunner", "techie", "solo"),
        ],
    },
}  # fmt: skip


def ground(**more: Any) -> Json:
    """The set with more cards: `upgrade`, `opportunity`, `edgerunner`, `story` (cards), or a `gang` replaced."""
    data = copy.deepcopy(GROUND)
    data["combat_upgrades"]["upgrade"] += more.get("upgrade", [])
    data["opportunities"]["opportunity"] += more.get("opportunity", [])
    data["edgerunners"]["edgerunner"] += more.get("edgerunner", [])
    data["stories"]["card"] += more.get("story", [])
    for gang in more.get("gang", []):
        data["gangs"]["gang"] = [gang if old["id"] == gang["id"] else old for old in data["gangs"]["gang"]]
    for n, do in more.get("net", {}).items():
        data["net"]["space"][n]["do"] = do
    if "head_start" in more:
        data["setup"]["head_start"] = more["head_start"]
    if "levels" in more:
        data["solo"]["level"] = more["levels"]
    for card in more.get("actions", []):
        data["solo"]["gang_action"] = [
            card if old["id"] == card["id"] else old for old in data["solo"]["gang_action"]
        ]
    return data
