"""tools/dead.py, on a small package: what nothing uses is found, what is used from outside is not."""

from __future__ import annotations

from tools.dead import dead

SOURCES = {
    "used.py": "def used() -> int:\n    return 1\n\n\ndef forgotten() -> int:\n    return used()\n",
    "shown.py": "class View:\n    read_by_clients: int\n\n\nVIEW = View\n\n\ndef lost() -> None: ...\n",
    "uses.py": "from used import used\nfrom shown import VIEW\n\nprint(used(), VIEW)\n",
}


def test_what_nothing_uses_is_found(tmp_path):
    for name, source in SOURCES.items():
        (tmp_path / name).write_text(source)
    found = dead([tmp_path], [tmp_path / "shown.py"])
    assert sorted(one.name for one in found) == ["forgotten", "lost"]
