"""OCTGN's .o8d files, also hostile ones."""

from __future__ import annotations

import pytest

from jackin.netrunner.decks import BadDeck, named, octgn

O8D = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="0f38e453-26df-4c04-9d67-6d43de939c77">
  <section name="Identity" shared="False">
    <card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01033">Kate &quot;Mac&quot; McCaffrey</card>
  </section>
  <section name="R&amp;D / Stack" shared="False">
    <card qty="3" id="bc0f047c-01b1-427f-a439-d451eda01050">Sure Gamble</card>
    <card qty="2" id="BC0F047C-01B1-427F-A439-D451EDA01007">Corroder</card>
  </section>
  <notes><![CDATA[Install & run.]]></notes>
</deck>
"""


def refused(xml: str | bytes) -> list[str]:
    with pytest.raises(BadDeck) as bad:
        octgn.read(xml.encode() if isinstance(xml, str) else xml)
    return str(bad.value).splitlines()


def test_a_deck_is_read():
    deck = octgn.read(O8D.encode(), "kate")
    assert (deck.name, deck.notes) == ("kate", "Install & run.")
    assert deck.identity == "kate-mac-mccaffrey-digital-tinker"
    assert deck.cards == {"sure-gamble": 3, "corroder": 2}


def test_another_encoding_is_read():
    assert octgn.read(O8D.replace("utf-8", "utf-16").encode("utf-16")).cards == {"sure-gamble": 3, "corroder": 2}


def test_a_deck_is_written_with_octgn_ids():
    written = octgn.write(named("big-rig"))
    assert '<card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01033">Kate “Mac” McCaffrey' in written
    assert '<card qty="3" id="bc0f047c-01b1-427f-a439-d451eda01044">Magnum Opus</card>' in written


def test_a_card_of_a_later_printing_is_known_by_its_title():
    assert octgn.read(O8D.replace("eda01050", "eda20056").encode()).cards["sure-gamble"] == 3


def test_every_fault_is_told_at_once_with_its_line():
    xml = O8D.replace('qty="2"', 'qty="-2"').replace('eda01050">Sure', 'eda99999">Shure')
    assert refused(xml.replace("01033", "01033x").replace("Kate &quot;Mac&quot; McCaffrey", "Nobody Never")) == [
        "There is no identity. Write its title on a line of its own, such as “Noise: Hacker Extraordinaire”.",
        "Line 4: no card is called “Nobody Never”.",
        "Line 7: no card is called “Shure Gamble”. Do you mean “Sure Gamble”?",
        "Line 8: the number of copies of Corroder must be from 1 to 99.",
    ]


def test_a_second_identity_is_refused():
    xml = O8D.replace("eda01007", "eda01001").replace("EDA01007", "EDA01001")
    assert refused(xml) == [
        "Line 8: Noise: Hacker Extraordinaire is a second identity, after Kate “Mac” McCaffrey: Digital Tinker. "
        "A deck has one."
    ]


LAUGHS = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
HOSTILE = {
    "billion laughs": f'<!DOCTYPE deck [<!ENTITY a0 "ha">{LAUGHS}]>\n<deck>&a9;</deck>',
    "file": '<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<deck><notes>&x;</notes></deck>',
    "network": '<!DOCTYPE deck SYSTEM "http://127.0.0.1:1/evil.dtd">\n<deck/>',
    "parameter entity": '<!DOCTYPE deck [<!ENTITY % x SYSTEM "http://127.0.0.1:1/evil.dtd"> %x;]>\n<deck/>',
    "empty doctype": "<!DOCTYPE deck>\n<deck/>",
}


@pytest.mark.parametrize("xml", HOSTILE.values(), ids=HOSTILE)
def test_a_doctype_is_refused_before_it_is_read(xml):
    assert refused('<?xml version="1.0"?>\n' + xml) == [
        "Line 2: a deck has no use for a DOCTYPE, and entities can do harm; delete it."
    ]


@pytest.mark.parametrize("encoding", ["utf-99", "hex", "rot13", "base64", "idna", "undefined"])
def test_a_strange_encoding_is_refused(encoding):
    assert refused(O8D.replace("utf-8", encoding)) == ["Line 1: this is not well-formed XML."]


@pytest.mark.parametrize(
    ("xml", "fault"),
    [
        (O8D[:200], "Line 4: this is not well-formed XML."),
        (O8D.replace("</section>", "</sektion>", 1), "Line 5: this is not well-formed XML."),
        (O8D.replace("&amp;", "&evil;"), "Line 6: this is not well-formed XML."),
        (b"<deck>\n\xff\xfe</deck>", "Line 2: this is not well-formed XML."),
        ("<html>\n</html>", "Line 1: this is XML, but not an OCTGN deck: those begin with <deck>."),
    ],
    ids=range(5),
)
def test_broken_xml_is_refused_with_its_line(xml, fault):
    assert refused(xml) == [fault]


def test_five_hundred_lines_are_read_and_a_number_may_have_three_digits():
    card = '<card qty="003" id="bc0f047c-01b1-427f-a439-d451eda01050">Sure Gamble</card>'
    whole = O8D[: O8D.index('    <card qty="3"')] + card * 499 + "</section></deck>"
    assert octgn.read(whole.encode()).cards == {"sure-gamble": 3 * 499}
    assert "500 lines" in refused(whole.replace("</section></deck>", f"{card}</section></deck>"))[0]
