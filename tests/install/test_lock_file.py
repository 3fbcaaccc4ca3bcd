"""The client is built with what it was built with before: `npm ci` takes nothing that the lock file does not name."""

from __future__ import annotations

import json
from pathlib import Path

LOCK = Path(__file__).parents[2] / "web/package-lock.json"


def test_every_package_is_locked_by_its_contents():
    """Those for other machines than ours too, on which npm would otherwise take what it is given."""
    packages = {name: one for name, one in json.loads(LOCK.read_text("utf-8"))["packages"].items() if name}
    assert len(packages) > 100
    assert [name for name, one in packages.items() if not one.get("integrity", "").startswith("sha512-")] == []
