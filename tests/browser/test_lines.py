"""Lines break, browsers are closed, servers die: the game goes on, and nothing is done twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.kit import Look, Person
from tests.browser.players import Runner

CUT = ("WebSocket connection", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to load resource")


class Wire:
    """The line between a page and its table, in our hands: it can be cut, and made deaf to the table."""

    def __init__(self, person: Person) -> None:
        self.deaf = False
        self.ends: list[WebSocketRoute] = []
        person.context.route_web_socket("**/play", self._connect)
        person.forgives(*CUT)

    def _connect(self, page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        page.on_message(table.send)
        table.on_message(lambda message: None if self.deaf else page.send(message))
        self.ends = [page, table]

    def cut(self) -> None:
        for end in self.ends:
            end.close(code=1001)


def my_turn(look: Look) -> bool:
    return look.moment == "turn" and look.ready


def credits_taken(person: Person) -> int:
    return person.page.locator("li", has_text="You spend").filter(has_text="for a credit").count()


@pytest.fixture
def own_house(tmp_path) -> Iterator[House]:
    """A server to kill."""
    opened = House(tmp_path).open()
    yield opened
    opened.kill()


def test_a_line_that_breaks_comes_back_by_itself(visit: Visit):
    me = visit()
    wire = Wire(me)
    me.opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(Runner(), until=my_turn)
    me.context.set_offline(True)
    wire.cut()
    me.sees("The line is lost.")
    expect(me.page.locator(".dock [data-slot=act]")).to_have_accessible_name("No line")
    me.context.set_offline(False)
    expect(me.page.get_by_text("The line is lost.")).to_have_count(0)
    turns = me.turns()
    me.plays_on(Runner(), until=lambda look: me.turns() > turns + 1)


def test_an_answer_that_arrived_is_not_given_again(visit: Visit):
    """The table got the answer, but its word that it did was lost with the line."""
    me = visit()
    wire = Wire(me)
    me.opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(Runner(installs=0), until=my_turn)
    taken = credits_taken(me)
    wire.deaf = True
    with me.page.expect_websocket():
        me.page.locator("[data-verb=credit]").click()
        wire.cut()
        wire.deaf = False
    me.asked()
    expect(me.page.locator(".near .clicks").first).to_have_attribute("aria-label", "3 clicks left")
    assert credits_taken(me) == taken + 1


def test_a_game_goes_on_in_another_browser(visit: Visit):
    me = visit().opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(Runner(), until=lambda look: my_turn(look) and me.turns() > 1)
    hand = me.hand()
    kept, table, turns = me.context.storage_state(), me.table, me.turns()
    me.page.close()

    again = visit(storage_state=kept).opens()
    again.page.get_by_role("link", name="Continue").click()
    look = again.asked()
    assert again.table == table
    assert my_turn(look)
    assert again.hand() == hand
    assert again.turns() == turns
    again.plays_on(Runner(), until=lambda look: again.turns() > turns + 1)


def test_a_killed_server_goes_on_where_it_was(visit: Visit, own_house: House):
    """The answer was on its way when the process died: it is given once, when the table is back."""
    me = visit(to=own_house)
    me.forgives(*CUT)
    me.opens().chooses("Runner", "Bot", "Random").plays()
    me.plays_on(Runner(installs=0), until=my_turn)
    taken, hand = credits_taken(me), me.hand()
    assert own_house.running is not None
    os.kill(own_house.running.pid, signal.SIGSTOP)
    me.page.locator("[data-verb=credit]").click()
    own_house.kill()
    me.sees("The line is lost.")
    own_house.open()
    expect(me.page.get_by_text("The line is lost.")).to_have_count(0)
    expect(me.page.locator(".near .clicks").first).to_have_attribute("aria-label", "3 clicks left")
    me.asked()
    assert credits_taken(me) == taken + 1
    assert me.hand() == hand
    turns = me.turns()
    me.plays_on(Runner(), until=lambda look: me.turns() > turns + 1)
