"""What a session is called in the list: the browser and the system, as far as they say so."""

from __future__ import annotations

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS",
    "Linux": "Linux",
}  # fmt: skip


def device_of(agent: str) -> str:
    """ "Firefox, Linux"; empty if it is neither known."""
    found = [next((name for sign, name in known.items() if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
