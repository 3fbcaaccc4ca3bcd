"""The texts of Gangs of Night City in words: what a card, an ability or a rule of a content set says.

A text is put together from the plain data of the set, so that a card somebody typed in reads as well as ours. The
sentences of the vocabulary are in gangs_text.ftl; the names in gangs_content.ftl, or with the card itself.
"""

from __future__ import annotations

from typing import Any

from jackin.kernel.game import Json
from jackin.locale import Argument, Words

HERE = ("drone", "lose-unit", "move", "push", "convert")  # act where the text is if they do not say where


class GangsText:
    """The texts of one content set in one language."""

    def __init__(self, words: Words, data: Json) -> None:
        self.words = words
        self.districts = {district["id"]: district for district in data["districts"]["district"]}
        self._said: dict[tuple[str, frozenset[tuple[str, Argument]]], str] = {}

    def name(self, kind: str, entry: Json) -> str:
        """The title of an entry: its own, or the catalogue's."""
        return str(entry["title"]) if "title" in entry else self.called(kind, entry["id"])

    def called(self, kind: str, id: str) -> str:
        """What the catalogue calls something; its id if it is silent."""
        key = f"gangs-{kind}-{id}"
        return self.words.format(key) if self.words.has(key) else id

    def story(self, card: Json) -> str:
        """What happens in the Story."""
        key = f"gangs-story-card-{card['id']}"
        return str(card["text"]) if "text" in card else self.words.text_of(key)

    # Abilities

    def abilities(self, entry: Json) -> list[str]:
        return [self.ability(ability) for ability in entry.get("ability", [])]

    def ability(self, data: Json) -> str:
        if "rules" in data:
            return self.rules(data)
        args = {"type": data.get("type", "any"), "poi": data.get("poi", "any")}
        when = self.say(f"timing-{data['at']}", **args)
        effects = self.effects(data["do"])
        if "if" in data:
            return capital(self.say("text-when", when=when, effects=effects, **{"if": self.when(data["if"])}))
        return capital(self.say("text-at", when=when, effects=effects))

    def rules(self, data: Json) -> str:
        rules = self.joined("and", [self.rule(rule) for rule in data["rules"]])
        if "if" in data:
            return capital(self.say("text-rule-if", condition=self.condition(data["if"]), rules=rules))
        return capital(self.say("text-rule", rules=rules))

    def rule(self, data: Json) -> str:
        n = int(data.get("n", 0))
        district = self.district(data["district"]) if "district" in data else ""
        kind = self.say(f"type-{data['type']}") if "type" in data else ""
        more = "yes" if n > 0 else "no"
        where = self.say("where-in", district=district)
        args: dict[str, Argument] = {"n": abs(n), "more": more, "district": district, "where": where, "type": kind}
        return self.say(f"rule-{data['rule']}", of=data.get("of", ""), **args)

    def cred(self, data: Json) -> str:
        """A Street Cred condition."""
        n, each = self.amount(data["n"])
        if "if" in data:
            return self.say("text-cred-if", n=n, each=each, **{"if": self.when(data["if"])})
        return self.say("text-cred", n=n, each=each)

    def short_cred(self, data: Json) -> str:
        """The same for little room: what the number is for."""
        each = self.amount(data["n"])[1].strip()
        return " ".join([part for part in (each, self.when(data["if"]) if "if" in data else "") if part])

    def needs(self, card: Json) -> str:
        """What an Opportunity asks for; empty if nothing."""
        return capital(self.say("text-needs", condition=self.condition(card["needs"]))) if "needs" in card else ""

    def movement(self, card: Json) -> str:
        """How an Edgerunner moves."""
        if "moves" not in card:
            return self.say("text-class", unit=card["unit"])
        moves = card["moves"]
        when = self.say(f"moves-{moves['on']}", poi=moves.get("poi", "any"), unit=moves.get("unit", ""))
        return self.say("text-movement", when=when)

    def special(self, data: Json) -> str:
        when = self.say(f"solo-{data['on']}")
        return capital(self.say("text-at", when=when, effects=self.effects(data["do"])))

    # Effects

    def effects(self, data: list[Json]) -> str:
        return self.joined("then", [self.effect(effect) for effect in data])

    def effect(self, data: Json) -> str:
        kind = data["do"]
        n, each = self.amount(data.get("n", 1))
        who = data.get("who", "you")
        parts = [self.effect(part) for part in data.get("parts", [])]
        cost = self.prices(data.get("cost", {}))
        said = self.say(
            f"do-{kind}-pay" if cost else f"do-{kind}",
            n=abs(n),
            sign="" if n < 0 and kind != "firepower" else "−" if n < 0 else "+",
            each=each,
            who=who,
            whom=self.say(f"who-{who}"),
            what=self.say(f"what-{data['what']}", n=n) if "what" in data else "",
            unit=self.say(f"unit-{data.get('unit', 'any')}", n=n),
            where=self.where(data.get("district", "here" if kind in HERE else "anywhere")),
            market=self.say(f"market-{data['market']}") if "market" in data else "",
            parts=self.joined("or" if kind == "choose" else "then", parts) if parts else "",
            cost=cost,
        )
        if "if" in data:
            return self.say("text-effect-if", effect=said, **{"if": self.when(data["if"])})
        return said

    def prices(self, data: Json) -> str:
        return self.joined(
            "and", [self.say("text-price", n=n, what=self.say(f"what-{what}", n=n)) for what, n in data.items()]
        )

    # Amounts

    def amount(self, data: Any) -> tuple[int, str]:
        """A number, and what follows the noun: " for each Hideout of yours (at most 3)"."""
        if isinstance(data, int):
            return data, ""
        base, times = int(data.get("base", 0)), int(data.get("times", 1))
        most = self.say("text-most", n=data["most"]) if "most" in data else ""
        count = self.count(data)
        if base:
            each = self.say("text-plus" if times > 0 else "text-minus", n=abs(times), count=count)
            return base, each + most
        return times, self.say("text-each", count=count) + most

    def count(self, data: Json, n: int = 1) -> str:
        """What there are n of."""
        kind = data["count"]
        district, unit = data.get("district", "anywhere"), data.get("unit", "any")
        if kind == "pois" and unit != "any":
            kind = "pois-with"
        if kind == "hideouts" and district != "anywhere":
            kind = "hideouts-in"
        return self.say(
            f"count-{kind}",
            n=n,
            unit=self.say(f"unit-{unit}", n=1 if kind == "pois-with" else n),
            where=self.where(district),
            whose=self.say(f"whose-{data.get('whose', 'yours')}"),
            pois=self.say(f"pois-{data.get('poi', 'any')}", n=n),
            opportunities=self.say(f"opportunities-{data.get('type', 'any')}", n=n),
            what=self.say(f"what-{data['what']}", n=n) if "what" in data else "",
        )

    # Conditions

    def when(self, data: Any) -> str:
        """ "if ..." or "unless ..."."""
        if isinstance(data, dict) and data["is"] == "not":
            return self.say("text-unless", condition=self.condition(data["part"]))
        return self.say("text-if", condition=self.condition(data))

    def condition(self, data: Any) -> str:
        if isinstance(data, str):
            data = {"is": data}
        kind = data["is"]
        if kind == "any" and sorted(data["parts"], key=str) == ["tied", "won"]:
            return self.say("if-highest")
        if kind in ("all", "any"):
            return self.joined("and" if kind == "all" else "or", [self.condition(part) for part in data["parts"]])
        if kind == "not":
            return self.say("text-not", condition=self.condition(data["part"]))
        n, unit = int(data.get("n", 1)), data.get("unit", "any")
        if data.get("count") == "lead" and (n > 0) == (kind == "at-least"):
            return self.say("if-ahead" if kind == "at-least" else "if-behind", n=abs(n))
        return self.say(
            "if-control-with" if kind == "control" and unit != "any" else f"if-{kind}",
            n=n,
            unit=self.say(f"unit-{unit}", n=1 if kind == "control" else n),
            where=self.where(data.get("district", "anywhere")),
            pois=self.say(f"pois-{data.get('poi', 'any')}", n=n),
            opportunities=self.say(f"opportunities-{data.get('type', 'any')}", n=n),
            count=self.count(data, n) if "count" in data else "",
        )

    # Words

    def district(self, id: str) -> str:
        return self.name("district", self.districts.get(id, {"id": id}))

    def where(self, district: str) -> str:
        if district in ("here", "anywhere"):
            return self.say(f"where-{district}")
        return self.say("where-in", district=self.district(district))

    def joined(self, how: str, parts: list[str]) -> str:
        """ "a and b and c"; empty for no parts."""
        said = parts[0] if parts else ""
        for part in parts[1:]:
            said = self.say(f"text-{how}", first=said, second=part)
        return said

    def say(self, key: str, **args: Argument) -> str:
        """Cards repeat each other: what was said once is not put together again."""
        name = key, frozenset(args.items())
        if name not in self._said:
            self._said[name] = self.words.format(f"gangs-{key}", **args)
        return self._said[name]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
