"""What a lesson of Netrunner can ask of a position."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.lessons.clauses import EVERYWHERE, Number, Scene, Vocabulary

OTHER = {"corp": "runner", "runner": "corp"}


def mine(scene: Scene) -> Json:
    side: Json = scene.view[scene.view["seat"]]
    return side


def theirs(scene: Scene) -> Json:
    side: Json = scene.view[OTHER[scene.view["seat"]]]
    return side


def number(name: str) -> Number:
    return lambda scene: int(mine(scene)[name])


def their_number(name: str) -> Number:
    return lambda scene: int(theirs(scene)[name])


def servers(scene: Scene, place: str) -> list[Json]:
    return [card for server in scene.view["servers"] for card in server[place]]


def tokens(card: Json) -> int:
    return int(card.get("counters", {}).get("advancement", 0))


def lies(cards: list[Json], slug: str, up: bool = False) -> bool:
    return any(card.get("card") == slug and (card["faceup"] or not up) for card in cards)


def winner(scene: Scene) -> str:
    return str((scene.view["result"] or {}).get("winner"))


NETRUNNER = Vocabulary(
    numbers={
        "credits": number("credits"),
        "clicks": number("clicks"),
        "cards": number("hand_count"),
        "points": number("points"),
        "tags": lambda scene: int(scene.view["runner"]["tags"]),
        "turn": lambda scene: int(scene.view["turn"]),
        "tokens": lambda scene: max([tokens(card) for card in servers(scene, "root")], default=0),
        "their-credits": their_number("credits"),
        "their-cards": their_number("hand_count"),
        "their-points": their_number("points"),
    },
    words={
        **EVERYWHERE,
        "run": (1, 1, lambda scene, words: (scene.view["run"] or {}).get("server") == words[0]),
        "rig": (1, 1, lambda scene, words: lies(scene.view["runner"]["rig"], words[0])),
        "hand": (1, 1, lambda scene, words: words[0] in mine(scene)["hand"]),
        "rezzed": (
            1,
            1,
            lambda scene, words: lies(servers(scene, "ice") + servers(scene, "root"), words[0], up=True),
        ),
        "installed": (1, 1, lambda scene, words: lies(servers(scene, "ice") + servers(scene, "root"), words[0])),
        "over": (0, 0, lambda scene, words: scene.view["active"] != scene.view["seat"]),
        "won": (0, 0, lambda scene, words: winner(scene) == scene.view["seat"]),
        "lost": (0, 0, lambda scene, words: winner(scene) == OTHER[scene.view["seat"]]),
    },
)
