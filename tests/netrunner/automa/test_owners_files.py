"""Packs that somebody typed, with everything that goes wrong with files: told with file and line, harming nobody."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from jackin.cli import app
from jackin.content import packs
from jackin.doors import door
from jackin.netrunner.automa.pack import BUILT_IN, BadPack, check_texts, read_pack, written
from jackin.netrunner.automa.pack import builtin as pack_of_the_game


@pytest.fixture
def mine(tmp_path, monkeypatch) -> Path:
    """A good pack of one's own, in its place."""
    monkeypatch.setenv("JACKIN_DATA", str(tmp_path))
    folder: Path = tmp_path / "automa" / "mine"
    assert CliRunner().invoke(app, ["automa", "new", str(folder)]).exit_code == 0
    return folder


def cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:150])


def in_latin_1(file: Path) -> None:
    file.write_bytes(file.read_text("utf-8").replace("Morning Stand-up", "Café").encode("latin-1"))


def without_a_comma(file: Path) -> None:
    lines = file.read_text("utf-8").split("\n")
    lines[7] = lines[7].rstrip(",")
    file.write_text("\n".join(lines), "utf-8")


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def a_dead_link(file: Path) -> None:
    file.unlink(missing_ok=True)
    file.symlink_to(file.parent / "nowhere")


def a_link_to_itself(file: Path) -> None:
    file.unlink()
    file.symlink_to(file)


def utf_16(file: Path) -> None:
    file.write_bytes(file.read_text("utf-8").encode("utf-16"))


def endless(file: Path) -> None:
    file.write_bytes(b"#" * 2_000_000)


BREAKS = {
    cut_off: "cards.toml:6: invalid value: is a comma, a quotation mark or a bracket missing",
    in_latin_1: "cards.toml:5: the byte 0xE9 is not UTF-8: save the file as UTF-8",
    without_a_comma: "cards.toml:9: column 3: unclosed array",
    a_folder: "cards.toml: this is a folder: a file is needed",
    a_dead_link: "cards.toml: this link leads nowhere",
    a_link_to_itself: "cards.toml: this link leads nowhere",
    utf_16: "cards.toml:1: the byte 0xFF is not UTF-8",
    endless: "cards.toml: 2000000 bytes are too many",
}


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.__name__)
def test_a_broken_file_is_told_with_its_line_and_breaks_neither_list_nor_lobby(mine, broken):
    good = door("netrunner").stamp()
    broken(mine / "cards.toml")
    assert door("netrunner").stamp() != good, "the lobby is told anew"
    with pytest.raises(BadPack) as bad:
        read_pack(mine)
    assert bad.value.mistakes[0].startswith(f"{mine}/{BREAKS[broken]}"), bad.value.mistakes
    assert [pack["id"] for pack in door("netrunner").automas()] == BUILT_IN
    listed = CliRunner().invoke(app, ["automa", "list"])
    assert listed.exit_code == 0
    assert f"{mine}/{BREAKS[broken]}" in listed.output


@pytest.mark.parametrize("broken", [a_folder, a_dead_link, in_latin_1], ids=lambda broken: broken.__name__)
def test_a_header_that_cannot_be_read_is_told_too(mine, broken):
    broken(mine / "pack.toml") if broken is not in_latin_1 else (mine / "pack.toml").write_bytes(b"# caf\xe9")
    assert packs.names() == [*BUILT_IN, "mine"]
    assert f"{mine}/pack.toml" in CliRunner().invoke(app, ["automa", "list"]).output


def test_a_link_in_the_place_of_a_pack_that_leads_nowhere_is_told_too(mine):
    away = mine.rename(mine.parents[1] / "away")
    mine.symlink_to(away)
    assert read_pack(mine).id == "mine"
    mine.unlink()
    a_dead_link(mine.parent / "other")
    assert packs.names() == [*BUILT_IN, "other"]
    listed = CliRunner().invoke(app, ["automa", "list"])
    assert listed.exit_code == 0
    assert f"{mine.parent / 'other'}/pack.toml: " in listed.output
    assert [pack["id"] for pack in door("netrunner").automas()] == BUILT_IN


def test_a_byte_order_mark_does_no_harm(mine):
    """Some editors write one."""
    for file in mine.iterdir():
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert read_pack(mine).id == "mine"


def test_a_folder_named_like_a_pack_of_the_game_is_not_read_and_said_to_be(mine):
    mine.rename(mine.parent / "dash")
    assert packs.pack("dash").built_in
    listed = CliRunner().invoke(app, ["automa", "list"]).output
    assert f"{mine.parent / 'dash'}: a pack of the game has this name: rename the folder" in listed


def test_an_id_of_the_games_own_is_refused(mine):
    head = mine / "pack.toml"
    head.write_text(head.read_text("utf-8").replace('id = "mine"', 'id = "exa"'), "utf-8")
    line = next(n for n, text in enumerate(head.read_text("utf-8").split("\n"), 1) if text.startswith("id"))
    with pytest.raises(BadPack, match=f"pack.toml:{line}: id: exa is a pack of the game: choose another id"):
        read_pack(mine)


def test_the_checker_is_a_function_that_tells_all_mistakes_with_their_places():
    texts = written(pack_of_the_game("runner"))
    cards = texts["cards.toml"]
    texts["pack.toml"] = texts["pack.toml"].replace('id = "runner"', 'id = "My Own"')
    texts["cards.toml"] = cards.replace("link = 2", "link = -2", 1).replace('do = "draw"', 'do = "fly"', 1)
    found = check_texts(texts)
    places = [(one.file, one.entry, one.field) for one in found]
    assert places == [
        ("pack.toml", "", "id"),
        ("cards.toml", "run-doorbell", "click 1 else"),
        ("cards.toml", "run-doorbell", "click 3 link"),
    ]
    assert all(one.line > 0 for one in found)
    assert found[1].why.startswith("do is one of run, economy, program")
    texts["pack.toml"] = texts["pack.toml"].replace("My Own", "my-own")
    texts["cards.toml"] = cards
    assert check_texts(texts) == []
