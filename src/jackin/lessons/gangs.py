"""What a lesson of Gangs of Night City can ask of a position."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.lessons.clauses import EVERYWHERE, Number, Scene, Vocabulary


def mine(scene: Scene) -> Json:
    gang: Json = next(gang for gang in scene.view["gangs"] if gang["seat"] == scene.view["seat"])
    return gang


def resource(name: str) -> Number:
    return lambda scene: int(mine(scene)["resources"][name])


def standing(scene: Scene, kind: str, where: str = "") -> list[Json]:
    """Own units of a class, perhaps in this District or on this space."""
    gang = mine(scene)["id"]
    return [
        unit
        for unit in scene.view["units"]
        if unit["gang"] == gang and unit["unit"] == kind and where in ("", unit["district"], unit["space"])
    ]


def holds(scene: Scene, words: list[str]) -> bool:
    """A Point of Interest of this kind, or this very one."""
    gang = mine(scene)["id"]
    return any(
        poi.get("gang") == gang and words[0] in (poi["poi"], poi["space"])
        for district in scene.view["districts"]
        for poi in district["pois"]
    )


def winners(scene: Scene) -> list[str]:
    found: list[str] = (scene.view["result"] or {}).get("winners", [])
    return found


GANGS = Vocabulary(
    numbers={
        "cred": lambda scene: int(mine(scene)["street_cred"]),
        "net": lambda scene: int(mine(scene)["net"]),
        "eurodollars": resource("eurodollars"),
        "contraband": resource("contraband"),
        "secrets": resource("corporate-secrets"),
        "drones": lambda scene: len(standing(scene, "drone")),
        "actions": lambda scene: int(scene.view["actions"]),
        "turn": lambda scene: int(scene.view["turn"]),
    },
    words={
        **EVERYWHERE,
        "at": (2, 2, lambda scene, words: bool(standing(scene, words[0], words[1]))),
        "holds": (1, 1, holds),
        "hideout": (1, 1, lambda scene, words: words[0] in mine(scene)["hideouts"]),
        "owns": (1, 1, lambda scene, words: words[0] in mine(scene)["opportunities"]),
        "over": (0, 0, lambda scene, words: scene.view["active"] != mine(scene)["id"]),
        "won": (0, 0, lambda scene, words: mine(scene)["id"] in winners(scene)),
        "lost": (0, 0, lambda scene, words: bool(winners(scene)) and mine(scene)["id"] not in winners(scene)),
    },
)
