"""The workshop writes to the disk of a machine: only where nobody else reaches it, only its own files, never much."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from jackin.commands.serve import is_alone
from jackin.workshop.craft import CRAFTS
from tests.server.kit import House, house


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("shop")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JACKIN_DATA", str(folder))
        with house(folder, workshop=True) as found:
            yield found


def own() -> Path:
    return CRAFTS["gangs"].shelf.own_folder


def begin(shop: House, name: str, **more):
    return shop.post("/workshop/gangs", {"name": name, "title": "My box", "model": "house", **more})


@pytest.mark.parametrize(
    ("host", "proxies", "alone"),
    [("127.0.0.1", [], True), ("::1", [], True), ("localhost", [], True), ("0.0.0.0", [], False),
     ("192.168.1.4", [], False), ("127.0.0.1", ["127.0.0.1"], False)],
)  # fmt: skip
def test_it_is_open_by_itself_only_where_nobody_else_reaches_it(host, proxies, alone):
    assert is_alone(host, proxies) == alone


def test_where_others_reach_the_server_it_is_closed_and_says_so(server: House):
    assert server.get("/workshop").json() == {"open": False, "folder": "", "works": [], "models": {}}
    refused = begin(server, "mine")
    assert (refused.status_code, refused.json()["error"]) == (403, "server-no-workshop")
    for path in ("/workshop/gangs/mine", "/workshop/gangs/mine/archive"):
        assert server.get(path).status_code == 403
    for path in ("/workshop/gangs/mine/remove", "/workshop/gangs/unpack"):
        assert server.post(path, {}).status_code == 403


def test_a_page_from_elsewhere_makes_nothing_here(shop: House):
    for path in ("/workshop/gangs", "/workshop/gangs/mine/remove"):
        refused = shop.http.post(f"/api{path}", json={}, headers={"origin": "https://elsewhere.example"})
        assert (refused.status_code, refused.json()["error"]) == (403, "server-other-origin")
    assert shop.get("/workshop").json()["works"] == []


@pytest.mark.parametrize("name", ["../evil", "..", "a/b", "%2e%2e%2fevil", "nul", "A", "house", "", "x" * 61])
def test_a_name_leads_nowhere_else(shop: House, name):
    assert begin(shop, name).status_code in (400, 409, 422)
    assert shop.get(f"/workshop/gangs/{name}/archive").status_code in (400, 404, 422)
    found = own().iterdir() if own().is_dir() else []
    assert [path for path in found if not path.name.startswith("fine")] == []


def test_a_model_is_a_name_too(shop: House, tmp_path: Path):
    (tmp_path / "set.toml").write_text("format = 1\n", "utf-8")
    for model in (str(tmp_path), "../..", "nowhere"):
        assert begin(shop, "fine-copy", model=model).status_code in (404, 422)


def test_only_files_of_a_work_are_written_and_no_more_than_it_needs(shop: House):
    version = begin(shop, "fine").json()["version"]

    def change(files, **more):
        body = json.dumps({"version": version, "files": files, **more})
        return shop.http.post("/api/workshop/gangs/fine", content=body, headers={"content-type": "application/json"})

    deep: object = 1
    for _ in range(60):
        deep = [deep]
    wrong = {
        "another file": {"passwd": {"text": "x"}},
        "a path": {"../../evil": {"text": "x"}},
        "a fraction": {"net": {"data": {"origin": 0.5}}},
        "nothing": {"net": {"data": {"origin": None}}},
        "depth": {"net": {"data": {"origin": deep}}},
        "length": {"net": {"data": {"origin": "x" * 3000}}},
        "half a sign": {"net": {"data": {"level": [{"id": "\ud800"}]}}},
        "many files": {f"f{n}": {"text": ""} for n in range(30)},
    }
    for name, files in wrong.items():
        assert change(files).status_code in (400, 413, 422), name
    assert change({"net": {"text": "x" * 999_000}}).status_code == 413
    assert shop.get("/workshop/gangs/fine").json()["version"] == version
    assert sorted(path.name for path in (own() / "fine").iterdir()) == sorted(CRAFTS["gangs"].names)


def test_strange_data_is_a_mistake_and_no_fault(shop: House):
    version = begin(shop, "fine-strange").json()["version"]
    for data in ({"card": [[1]]}, {"upgrade": {"a": 1}}, {"upgrade": [{"id": ["x"], "kind": {}}]}):
        files = {"combat_upgrades": {"data": data}}
        found = shop.post("/workshop/gangs/fine-strange", {"version": version, "files": files})
        assert found.status_code == 200
        assert found.json()["mistakes"]
        version = found.json()["version"]


def test_an_archive_that_is_none_is_refused(shop: House):
    refused = shop.http.post("/api/workshop/gangs/unpack", content=b"PK\x03\x04 nothing")
    assert (refused.status_code, refused.json()["error"]) == (400, "server-work-bad-archive")


def test_there_are_not_endlessly_many_works(shop: House, monkeypatch):
    monkeypatch.setattr("jackin.workshop.works.MOST_WORKS", 1)
    begin(shop, "fine-last")
    refused = begin(shop, "fine-too-many")
    assert (refused.status_code, refused.json()["error"]) == (409, "server-work-full")
