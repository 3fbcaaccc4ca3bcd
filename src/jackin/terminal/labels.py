"""The open question and its answers, in words."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.kernel.message import Message
from jackin.locale import Words

PASSING = ("pass", "done", "continue", "leave", "keep")


class Labels:
    """Puts one view's ask into words. It knows every card of the view by its handle."""

    def __init__(self, view: Json, words: Words) -> None:
        self.view = view
        self.words = words
        self.cards: dict[str, Json] = {}
        self.places: dict[str, str] = {}
        for server in view["servers"]:
            for card in (*server["ice"], *server["root"]):
                self.cards[card["id"]] = card
                self.places[card["id"]] = server["name"]
            for card in server["ice"]:
                self.cards[card["id"]] = {**card, "ice": True}
        for side in ("corp", "runner"):
            for card in (view[side]["identity"], *view[side]["scored"], *view[side].get("rig", [])):
                self.cards[card["id"]] = card
        for card in view["playing"]:
            self.cards[card["id"]] = card

    def question(self) -> str:
        ask = self.view["ask"]
        args = self.words.spell({"card": ask["card"], "n": ask["n"], "seat": ask["seat"]})
        return self.words.format(f"ask-{ask['kind']}", **args)

    def named(self, name: str) -> str:
        """A card as the options call it: "#12", a slug, or "slug/facedown"."""
        if not name.startswith("#"):
            slug, _, facedown = name.partition("/")
            return self.words.title(slug) + (f" ({self.words.format('board-facedown')})" if facedown else "")
        card = self.cards.get(name, {})
        if "card" in card:
            title = self.words.title(card["card"])
        else:
            title = self.words.format("board-unrezzed-ice" if card.get("ice") else "board-facedown-card")
        place = f" ({self.words.where(self.places[name])})" if name in self.places else ""
        return f"{title} {name}{place}"

    def slug(self, name: str) -> str:
        return str(self.cards.get(name, {}).get("card", "")) if name.startswith("#") else name

    def label(self, option: Json) -> str:
        said = [Message(message["key"], **message["args"]) for message in option["say"]]
        return ", ".join(self.words.message(message, handles=True) for message in said)


def passing(ask: Json) -> Json | None:
    """The option that lets things go on as they are: what Enter takes."""
    found = [option for option in ask["options"] if option["verb"] in PASSING]
    return found[0] if found else None
