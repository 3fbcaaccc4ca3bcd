"""An AI card in words: its clicks, conditions and rows, as a person would read them out."""

from __future__ import annotations

from typing import Any

from jackin.kernel.game import Json
from jackin.locale import Words

ORDERS = {
    "-R": "fewest-cards", "+R": "most-cards", "-H": "least-ice", "+H": "most-ice", "-A": "fewest-tokens",
    "+A": "most-tokens",
}  # fmt: skip
DESTINATIONS = {"<R": "fewest-cards", "+R": "most-cards", "<A": "fewest-tokens", "+A": "most-tokens"}
JOINED = {"any": "or", "all": "and"}


class Reader:
    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, **args: str | int) -> str:
        return self.words.format(f"aicard-{key}", **args)

    def click(self, click: Json) -> str:
        """A click in one line: what it is kept for or what it does, when, and what it is otherwise."""
        if "reserve" in click:
            return self.say("kept", actions=self.say("or").join(map(self.action, click["reserve"])))
        said = self.action(click)
        if "if" in click:
            said = self.say("when", condition=self.condition(click["if"]), action=said)
        if "else" in click:
            said = self.say("otherwise", action=said, other=self.action(click["else"]))
        return self.say("expendable", action=said) if click.get("expendable") else said

    def action(self, action: Json) -> str:
        if action["do"] == "run" and "colour" not in action:
            return self.say("do-that-run", use=action["use"])
        fields = {"n": 1, "want": "any", "clicks": 3, "letter": "", **action}
        named = {key: value for key, value in fields.items() if isinstance(value, str | int) and key != "at"}
        at = self.target(action["at"]) if "at" in action else ""
        said = " ".join(self.say(f"do-{action['do']}", **named, at=at).replace(" ,", ",").split())
        return self.say("reads", action=said, use=action["use"]) if "use" in action else said

    def target(self, at: str) -> str:
        order, _, scope = at.partition("@")
        if order in ORDERS:
            said = self.say(f"at-{ORDERS[order]}")
        elif order == "new":
            said = self.say("at-new")
        else:
            said = self.say("at-place", where=self.words.where(order.replace(":", "-")))
        names = [self.say(f"scope-{name}") for name in scope.split(",") if name not in ("", "any")]
        return self.say("scope", at=said, scope=", ".join(names)) if names else said

    # Conditions

    def condition(self, condition: str | Json) -> str:
        if isinstance(condition, str):
            return self.say(f"if-{condition}")
        alone = len(condition) == 1
        return self.say("and").join(self.test(key, value, alone) for key, value in condition.items())

    def part(self, condition: str | Json) -> str:
        """Inside another condition: several together stand in brackets."""
        several = not isinstance(condition, str) and (len(condition) > 1 or not condition.keys().isdisjoint(JOINED))
        return f"({self.condition(condition)})" if several else self.condition(condition)

    def test(self, key: str, value: Any, alone: bool) -> str:
        if key in JOINED:
            said = self.say(JOINED[key]).join(map(self.part, value))
            return said if alone else f"({said})"
        if key == "not":
            return self.say("if-not", condition=self.part(value))
        if isinstance(value, str):
            return self.say(f"if-{key}", where=self.words.where(value.replace(":", "-")))
        return self.say(f"if-{key}", n=int(value))

    # Rows of a run

    def rows(self, action: Json) -> list[str]:
        return [self.row(row) for row in action.get("rows", [])]

    def row(self, row: Json) -> str:
        go = self.go(*row["go"]) if "go" in row else ""
        if "if" not in row:
            return go
        condition, then = self.condition(row["if"]), self.action(row["then"])
        return self.say("row-both" if go else "row-then", condition=condition, action=then, go=go)

    def go(self, location: str, destination: str) -> str:
        to = self.say(f"to-{DESTINATIONS.get(destination, destination)}")
        return self.say("go", destination=to, location=self.say(f"location-{location}"))
