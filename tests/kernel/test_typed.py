"""What is wrong with a TOML file is said with its place, and with what is mostly the matter."""

from __future__ import annotations

from pathlib import Path

from jackin.kernel.message import Message
from jackin.kernel.typed import MOST, decoded, parsed, read_typed

MOSTLY = ": is a comma, a quotation mark or a bracket missing before this?"


def test_a_slip_has_its_line_and_column():
    found, (mistake,) = parsed("set.toml", 'a = 1\nb = "x" c\n')
    assert found == {}
    assert (mistake.line, mistake.field) == (2, "column 9")
    assert mistake.why == "expected newline or end of document after a statement" + MOSTLY


def test_a_file_that_breaks_off_is_wrong_at_its_last_line():
    _, (mistake,) = parsed("set.toml", "a = 1\nb = [1,\n\n")
    assert mistake.line == 2
    assert mistake.why.endswith(MOSTLY)
    assert mistake.why[0].islower()


def test_what_is_no_utf_8_is_named_by_its_byte():
    text, (mistake,) = decoded("set.toml", b"a = 1\n\xfc = 2\n")
    assert text == ""
    assert mistake.line == 2
    assert mistake.why == "the byte 0xFC is not UTF-8: save the file as UTF-8"
    assert decoded("set.toml", b"\xef\xbb\xbfa = 1") == ("a = 1", [])


def test_a_file_of_just_the_most_bytes_is_read():
    assert decoded("a.toml", b"x" * MOST) == ("x" * MOST, [])
    assert [mistake.why for mistake in decoded("a.toml", b"x" * (MOST + 1))[1]] == [
        f"{MOST + 1} bytes are too many: at most {MOST}"
    ]


def test_what_is_no_file_is_told(tmp_path):
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "link.toml").symlink_to(tmp_path / "nowhere")
    (tmp_path / "right.toml").write_text("a = 1\n")
    texts, mistakes = read_typed(tmp_path, ["folder.toml", "link.toml", "right.toml", "missing.toml"])
    assert texts == {"right.toml": "a = 1\n"}
    assert [(mistake.file, mistake.why) for mistake in mistakes] == [
        ("folder.toml", "this is a folder: a file is needed"),
        ("link.toml", "this link leads nowhere: put the file itself here"),
    ]


def test_a_file_that_cannot_be_read_is_told(tmp_path, monkeypatch):
    (tmp_path / "a.toml").write_text("a = 1\n")

    def refuses(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuses)
    texts, mistakes = read_typed(tmp_path, ["a.toml"])
    assert texts.get("a.toml", "") == ""
    assert [mistake.why for mistake in mistakes] == ["this file cannot be read: Permission denied"]


def test_what_stands_for_more_than_one_thing_is_sent_as_such():
    assert Message("a", n=1).plain() == {"key": "a", "args": {"n": 1}}
    assert Message("a", {"gangs": ("b", "c")}).plain() == {"key": "a", "args": {}, "several": {"gangs": ["b", "c"]}}
