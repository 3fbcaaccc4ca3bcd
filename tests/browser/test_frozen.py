"""A table that was played under other rules: the browser shows it as it stood, and says so in words."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from jackin.doors import door
from tests.browser.conftest import Visit
from tests.browser.kit import Person
from tests.server.kit import House, Json, house

WORDS = {
    "en-GB": "was played under other rules",
    "es-ES": "se jugó con otras reglas",
    "de-DE": "wurde nach anderen Regeln gespielt",
    "pl-PL": "grano według innych zasad",
}


def sits(visit: Visit, server: House, key: Json, language: str) -> Person:
    me = visit(to=server, locale=language)
    me.context.add_init_script(f"localStorage.setItem('jackin.keys', JSON.stringify([{json.dumps(key)}]))")
    return me.opens(f"/table/{key['table']}")


@pytest.fixture
def aged(tmp_path, monkeypatch):
    """A server with other rules than its two tables: of one the position was kept, of the other it was not."""
    with house(tmp_path) as server:
        (kept,), (lost,) = (server.table("automa", "dash")["keys"] for _ in range(2))
        for key in (kept, lost):
            with server.line(key) as line:
                line.play(most=3)
                line.settle()
        server.tables.live[kept["table"]].close()
        server.tables.live.clear()
        game = door("netrunner").game
        monkeypatch.setattr(game, "version", game.version + 1)
        yield server, kept, lost


def test_a_table_of_other_rules_says_so_in_every_language(aged, visit: Visit):
    server, kept, _ = aged
    for language, words in WORDS.items():
        me = sits(visit, server, kept, language)
        banner = me.page.get_by_role("status").filter(has_text=words)
        expect(banner).to_be_visible()
        expect(banner).to_contain_text(kept["table"])
        expect(me.page.locator(".dock")).to_be_visible()
        assert not me.look().ready, "nothing can be answered"


def test_a_table_without_a_position_says_so_too(aged, visit: Visit):
    server, _, lost = aged
    me = sits(visit, server, lost, "en-GB")
    expect(me.page.get_by_role("heading").filter(has_text=WORDS["en-GB"])).to_be_visible()
