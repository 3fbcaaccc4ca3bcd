"""How the clicking players decide: simply, and so that games end soon."""

from __future__ import annotations

from collections import Counter

from tests.browser.kit import Lit, Look


def first(look: Look) -> Lit:
    """Whatever lies nearest: a menu that is open, the right place of the dock, the middle one, a row, a card."""
    kinds: tuple[str, ...] = (
        "menu",
        "act",
        "choice",
        "sheet",
        "card",
        "lane",
        "rig",
        "price",
        "root",
        "pile",
        "pass",
        "strip",
        "stage",
    )
    if look.moment == "discard":
        kinds = ("act", "card")
    for kind in kinds:
        if (found := look.one(kind)) is not None:
            return found
    raise AssertionError(f"nothing is lit at “{look.prompt}” ({look.slots})")


class Runner:
    """Installs a little, then runs where the least ice lies. Takes every agenda, leaves the rest, never jacks out."""

    def __init__(self, installs: int = 3) -> None:
        self.installs = installs
        self.runs: Counter[str] = Counter()

    def __call__(self, look: Look) -> Lit:
        if look.moment == "preview":
            return first(look)
        if look.moment == "turn" and not look.one("menu"):
            return self.action(look)
        if look.moment == "discard" or look.one("menu"):
            return first(look)
        steals = look.one("act")
        if steals is not None and (look.moment in ("encounter", "mulligan") or "Steal" in steals.text):
            return steals
        return look.one("pass") or first(look)

    def action(self, look: Look) -> Lit:
        hand = [one for one in look.all("card") if one.key.startswith("hand:")]
        if hand and self.installs > 0:
            self.installs -= 1
            return hand[0]
        return self.server(look) or look.one("basic", "credit") or first(look)

    def server(self, look: Look) -> Lit | None:
        """The weakest server, and among those the one that was visited least."""
        doors = [one for one in look.all("lane") if one.key != "lane:archives"]
        best = min(doors, key=lambda one: (one.ice, self.runs[one.key]), default=None)
        if best is not None:
            self.runs[best.key] += 1
        return best


class Thumb(Runner):
    """On a phone the server that is open has the button to run on it."""

    ran = 0

    def server(self, look: Look) -> Lit | None:
        self.ran += 1
        return look.one("stage")


class Calm(Runner):
    """Runs once, then takes credits: whatever was dealt, the game is not over in its first turns."""

    def action(self, look: Look) -> Lit:
        ran = sum(self.runs.values()) > 0
        return (look.one("basic", "credit") if ran else None) or super().action(look)


class Corp:
    """Installs a little, then draws until R&D is empty: a game against it has an end."""

    def __init__(self, installs: int = 2) -> None:
        self.installs = installs

    def __call__(self, look: Look) -> Lit:
        if look.one("menu") or look.moment in ("discard", "mulligan"):
            return first(look)
        if look.moment != "turn":
            return look.one("pass") or first(look)
        hand = [one for one in look.all("card") if one.key.startswith("hand:")]
        if hand and self.installs > 0:
            self.installs -= 1
            return hand[0]
        return look.one("basic", "draw") or look.one("basic", "credit") or first(look)


class Both:
    """One person for two chairs."""

    def __init__(self) -> None:
        self.corp = Corp(installs=0)
        self.runner = Runner(installs=0)

    def __call__(self, look: Look) -> Lit:
        return self.corp(look) if look.near == "corp" else self.runner(look)
