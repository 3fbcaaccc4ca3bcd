"""What a player remembers from one decision to the next, since a view shows only the table as it is."""

from __future__ import annotations

from typing import Final

from jackin.kernel.game import Json

NEVER: Final = -1


class Memory:
    """The Runner's: whether the top of R&D has been seen, and whether HQ was run this turn."""

    def __init__(self) -> None:
        self.turn = NEVER
        self.top_seen = NEVER
        self.left_on_top = False
        self.ran_hq = False

    def copy(self) -> Memory:
        twin = Memory()
        twin.turn = self.turn
        twin.top_seen = self.top_seen
        twin.left_on_top = self.left_on_top
        twin.ran_hq = self.ran_hq
        return twin

    def look(self, view: Json) -> None:
        """Take in a view, before deciding."""
        if view["turn"] != self.turn:
            self.turn = view["turn"]
            self.ran_hq = False
            self.left_on_top = False
        run = view["run"]
        if run is not None:
            self.ran_hq = self.ran_hq or (run["server"] == "hq" and run["outcome"] == "successful")
        elif self.left_on_top:
            self.left_on_top = False
            self.top_seen = view["corp"]["deck_count"]

    def decided(self, view: Json, answer: str) -> None:
        """A card of R&D that was left there is on top until the Corp draws or shuffles."""
        if answer == "leave" and view["run"] is not None and view["run"]["server"] == "rd":
            self.left_on_top = True

    def knows_top(self, view: Json) -> bool:
        return self.top_seen == int(view["corp"]["deck_count"])
