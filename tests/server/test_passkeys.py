"""Passkeys: an account that opens with a finger, and with nothing that was signed for anything else."""

from __future__ import annotations

import json

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jackin.doors import Refusal
from jackin.server.ceremony import Site
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.device import PHRASE, Device
from tests.server.kit import House


def site(server: House) -> tuple[str, str]:
    """By name: an address in numbers has no passkeys."""
    return "localhost", server.address.replace("127.0.0.1", "localhost")


def passkeys(device: Device, path: str = "", **body: object) -> httpx.Response:
    _, origin = site(device.server)
    headers = {"Origin": origin, "Host": origin.removeprefix("http://")}
    return device.http.post(f"/api/me/passkeys{path}", json=body, headers=headers)


@pytest.fixture
def finger(server: House) -> Authenticator:
    return Authenticator(*site(server))


def adds(device: Device, finger: Authenticator) -> httpx.Response:
    offer = passkeys(device, "/offer", phrase=PHRASE)
    assert offer.status_code == 200, offer.text
    return passkeys(device, credential=finger.makes(offer.json()["options"]))


def enters(device: Device, finger: Authenticator) -> httpx.Response:
    return passkeys(device, "/enter", credential=finger.signs(passkeys(device, "/ask").json()["options"]))


def wrong(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json()["error"]) == (403, "server-passkey-wrong")


def test_a_player_comes_in_with_a_passkey(laptop: Device, phone: Device, finger: Authenticator):
    laptop.joins("Finger")
    assert len(adds(laptop, finger).json()) == 1
    assert enters(phone, finger).json()["player"]["name"] == "Finger"
    assert phone.name() == "Finger"
    assert enters(phone, finger).status_code == 200, "and once more"


def test_a_passkey_is_made_only_by_who_knows_the_phrase(laptop: Device, phone: Device):
    laptop.joins("Careful")
    assert passkeys(laptop, "/offer", phrase="not the phrase").json()["error"] == "server-wrong-phrase"
    assert passkeys(phone, "/offer", phrase=PHRASE).json()["error"] == "server-not-signed-in"


def test_a_removed_passkey_opens_nothing(laptop: Device, phone: Device, finger: Authenticator):
    laptop.joins("Remover")
    (made,) = adds(laptop, finger).json()
    assert passkeys(laptop, f"/{made['id']}/remove").json() == []
    assert wrong(enters(phone, finger))
    assert passkeys(laptop, f"/{made['id']}/remove").status_code == 404


def test_nobody_removes_or_takes_over_anothers_passkey(laptop: Device, phone: Device, finger: Authenticator):
    laptop.joins("Owner of it")
    (made,) = adds(laptop, finger).json()
    phone.joins("Thief of it")
    assert passkeys(phone, f"/{made['id']}/remove").status_code == 404
    assert wrong(adds(phone, finger))
    assert enters(phone, finger).json()["player"]["name"] == "Owner of it"


def test_an_answer_is_taken_once(laptop: Device, phone: Device, finger: Authenticator):
    laptop.joins("Once only")
    adds(laptop, finger)
    signed = finger.signs(passkeys(phone, "/ask").json()["options"])
    assert passkeys(phone, "/enter", credential=signed).status_code == 200
    assert wrong(passkeys(phone, "/enter", credential=signed))


def test_a_challenge_of_our_own_is_needed(laptop: Device, phone: Device, finger: Authenticator):
    laptop.joins("Challenged")
    adds(laptop, finger)
    assert wrong(passkeys(phone, "/enter", credential=finger.signs({"challenge": "A" * 43})))
    offer = passkeys(laptop, "/offer", phrase=PHRASE).json()["options"]
    assert wrong(passkeys(phone, "/enter", credential=finger.signs(offer))), "made to add one, not to come in"


@pytest.mark.parametrize("fault", ["site", "origin", "unverified", "count", "key"])
def test_what_another_site_or_another_key_signed_opens_nothing(
    laptop: Device, phone: Device, finger: Authenticator, fault: str
):
    laptop.joins(f"Fault {fault}")
    adds(laptop, finger)
    assert enters(phone, finger).status_code == 200
    other = Authenticator(finger.site, finger.origin)
    match fault:
        case "site":
            finger.site = "example.org"
        case "origin":
            finger.origin = "http://localhost:1"
        case "unverified":
            finger.flags = PRESENT
        case "count":
            finger.count -= 1  # a copy of the device
        case "key":
            finger.key = other.key
    assert wrong(enters(phone, finger))


def test_passkeys_need_a_name(laptop: Device):
    laptop.joins("By number")
    refused = laptop.http.post("/api/me/passkeys/ask", json={}, headers={"Origin": laptop.server.address})
    assert refused.json()["error"] == "server-passkey-nowhere"
    assert laptop.post("/me/passkeys/ask").json()["error"] == "server-passkey-nowhere", "a program has no page"


def test_passkeys_are_exported_and_go_with_the_account(laptop: Device, phone: Device, finger: Authenticator):
    laptop.joins("Leaving soon")
    (made,) = adds(laptop, finger).json()
    pieces = [json.loads(line) for line in laptop.get("/me/export").text.splitlines()]
    assert [piece["passkey"]["id"] for piece in pieces if "passkey" in piece] == [made["id"]]
    assert laptop.post("/me/delete", phrase=PHRASE).status_code == 200
    assert wrong(enters(phone, finger))


def test_an_account_has_only_so_many(laptop: Device, finger: Authenticator):
    laptop.joins("Collector")
    for _ in range(20):
        assert adds(laptop, Authenticator(finger.site, finger.origin)).status_code == 200
    assert adds(laptop, finger).json()["error"] == "server-passkeys-full"


@given(st.one_of(st.text(), st.recursive(st.none() | st.text(), lambda part: st.lists(part)).map(json.dumps)))
def test_nonsense_is_refused(server: House, text: str):
    with pytest.raises(Refusal):
        server.app.state.players.ceremony.enter(Site(*site(server)), text)


PIECES = ["id", "rawId", "clientDataJSON", "authenticatorData", "signature"]


@given(st.sampled_from(PIECES), st.text("ABab01-_=!", max_size=90))
def test_a_changed_answer_is_refused(server: House, piece: str, instead: str):
    ceremony, where = server.app.state.players.ceremony, Site(*site(server))
    answer = json.loads(Authenticator(*where).signs(ceremony.ask(where)))
    (answer if piece in answer else answer["response"])[piece] = instead
    with pytest.raises(Refusal):
        ceremony.enter(where, json.dumps(answer))
