"""How a field of a position goes into forks and saves, where its type alone does not say it.

A field is written once, where a position begins; `tools/fields.py` writes from that how it is copied, what tells two
positions apart, and the lists by which it is saved. Numbers, words and tuples are shared, lists and tables copied;
what has a `copy` copies itself.
"""

from __future__ import annotations

from typing import Final

SHARED: Final = "shared"
"""Replaced, never changed in place: forks share it."""
DERIVED: Final = "derived"
"""Follows from the rest: it is copied and not saved."""
FORGOTTEN: Final = "forgotten"
"""Empty at every ask: neither copied nor saved."""
TOLD: Final = "told"
"""What was said of the game: two positions that differ in it alone are the same."""
