"""What is wrong with a TOML file is said with its place, and with what is mostly the matter."""

from __future__ import annotations

from jackin.kernel.typed import decoded, parsed

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
