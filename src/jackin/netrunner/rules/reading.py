"""What a frame holds in which a card's text reads its own words, besides whose text it is and on which card."""

from __future__ import annotations

from typing import Final

from jackin.kernel.registers import Cards, K, M, More, N, Subject

ABOUT: Final = Subject()
"""The card that the condition is about, or -1."""
NUMBER: Final = N()
"""What the event carries besides; or X, where a cost has named it."""
LOST: Final = M()
"""How much somebody has lost by this text."""
LAY_IN: Final = M()
"""The server in which the card lay when its ability was used."""
CLICKS_DUE: Final = K()
"""Before a text is used: the clicks that it will cost, where it is asked whether it could do anything."""
CHOSEN: Final = Cards()
"""The cards that were chosen for this text."""
WENT: Final = More()
"""Those that were truly trashed when this frame had something trashed (PREV-6)."""
AS_IT_WAS: Final = More()
"""The counters on the card when it was trashed for its own ability (COST-6)."""
DRAWN: Final = More()
"""The cards that this text has drawn."""
GIVEN: Final = More()
"""The cards of a hand that are swapped for others."""
BUILT: Final = More()
"""The remote server that this text has created."""
MOVES_TO: Final = N()
MOVES_FROM: Final = M()
"""The cards between which tokens are moved."""
