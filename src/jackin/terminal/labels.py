"""The open question and its answers, in words."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.locale import Words
from jackin.netrunner.catalog import BY_SLUG

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
        verb, _, server = option["verb"].partition(" ")
        name = str(option.get("name", server))
        if verb == "pay":
            return self.payment(name)
        if (verb, name) in (("at", "rig"), ("access", "hq"), ("access", "rd")):
            return self.words.format(f"option-{verb}-{name}")
        args = self.whom(verb, name) | self.how(verb, name, int(option.get("n", -1)))
        args["price"] = self.price(verb, option)
        return self.words.format(f"option-{verb}", **args)

    def whom(self, verb: str, name: str) -> dict[str, str | int]:
        """The server or the cards that an answer names."""
        args: dict[str, str | int] = {"card": "", "known": "none", "other": "", "other_known": "none", "where": ""}
        if verb in ("run", "at"):
            args["where"] = self.words.where(name)
        elif verb == "trigger":
            args |= {"card": self.trigger(name), "known": "yes"}
        elif name:
            card, _, other = name.partition(" ")
            args |= {"card": self.named(card), "known": "yes"}
            args |= {"other": self.named(other), "other_known": "yes"} if other else {}
        return args

    def how(self, verb: str, name: str, n: int) -> dict[str, str | int]:
        """The number, subroutine or ability that an answer names."""
        if verb == "subroutine":
            return {"n": n + 1, "text": self.subroutine(n)}
        if verb in ("use", "prevent"):
            return {"n": n, "ability": self.ability(verb, name.partition(" ")[0], n)}
        return {"n": n}

    def price(self, verb: str, option: Json) -> str:
        if verb in ("trash", "steal") and "n" in option:
            return self.words.format("price", n=option["n"])
        return self.words.format("price", n=option["price"]) if "price" in option else ""

    def payment(self, name: str) -> str:
        """ "#5x1+poolx2": 1 from a card, 2 from the pool."""
        parts = []
        for item in name.split("+"):
            source, _, n = item.rpartition("x")
            if source in ("pool", "purse"):
                parts.append(self.words.format(f"option-pay-{source}", n=int(n)))
            else:
                parts.append(self.words.format("option-pay-card", n=int(n), card=self.named(source)))
        return ", ".join(parts)

    def trigger(self, name: str) -> str:
        text, _, subject = name.partition(" ")
        title = self.words.title(text.partition("/")[0])
        return f"{title} → {self.named(subject)}" if subject else title

    def subroutine(self, n: int) -> str:
        texts = self.words.subroutines(self.slug((self.view["run"] or {}).get("ice", "")))
        return texts[n] if n < len(texts) else ""

    def ability(self, verb: str, name: str, n: int) -> str:
        slug = self.slug(name)
        if slug not in BY_SLUG:
            return ""
        text = BY_SLUG[slug].behaviour
        at = n if verb == "use" else len(text.paid) + n
        lines = self.words.abilities(slug, len(text.paid) + len(text.preventions))
        return lines[at] if at < len(lines) else self.words.format("board-ability", n=n + 1)


def passing(ask: Json) -> Json | None:
    """The option that lets things go on as they are: what Enter takes."""
    found = [option for option in ask["options"] if option["verb"] in PASSING]
    return found[0] if found else None
