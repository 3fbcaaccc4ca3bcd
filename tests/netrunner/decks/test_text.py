"""Deck lists as people paste them."""

from __future__ import annotations

import pytest

from jackin.locale import LANGUAGES, words
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.decks import BadDeck, named, text
from jackin.netrunner.decks.titles import Titles, fold, titles

NETRUNNERDB = """\
Loud and Clear

Noise: Hacker Extraordinaire (Core Set)

Event (8)
3x Déjà Vu (Core Set)
3x Diesel (Core Set) ●●●●● ●
2x Sure Gamble

Hardware (3)
3x Cyberfeeder (Core Set)

Resource (1)
1x Aesop's Pawnshop (Core Set) ●●

Icebreaker (4)
2x Corroder (Core Set)
2x Yog.0 (Core Set)

8 influence spent (max 15, available 7)
16 cards (min 45)
Cards up to Core Set

Deck built on https://netrunnerdb.com.
"""

JINTEKI_NET = """\
Identity: Noise: Hacker Extraordinaire
3 Deja Vu
3 Diesel
2 Sure Gamble
3 Cyberfeeder
1 Aesop’s Pawnshop
2 Corroder
2 Yog.0
"""

MARKDOWN = """\
Loud and Clear

[Noise: Hacker Extraordinaire](https://netrunnerdb.com/en/card/01001) _(Core Set)_

## Event (8)
* 3x [Déjà Vu](https://netrunnerdb.com/en/card/01002) _(Core Set)_
* 3x [Diesel](https://netrunnerdb.com/en/card/01034) _(Core Set)_ ••••••
* 2x [Sure Gamble](https://netrunnerdb.com/en/card/01050) _(Core Set)_

## Hardware (3)
* 3x [Cyberfeeder](https://netrunnerdb.com/en/card/01005) _(Core Set)_

- 1x Aesop's Pawnshop
- 2x Corroder
- 2x Yog.0
"""

NAPKIN = """\
// for Tuesday
Deck: Loud and Clear
1 noise
-------------
Events:
3 × DEJA VU
diesel x3
2x sure   gamble  # always
Hardware
3xcyberfeeder
1 aesops pawnshop ○○
2 01007
2 Yog
"""

LOUD = {
    "deja-vu": 3, "diesel": 3, "sure-gamble": 2, "cyberfeeder": 3, "aesops-pawnshop": 1, "corroder": 2, "yog-0": 2,
}  # fmt: skip


def refused(list_: str) -> list[str]:
    with pytest.raises(BadDeck) as bad:
        text.read(list_)
    return str(bad.value).splitlines()


@pytest.mark.parametrize("pasted", [NETRUNNERDB, JINTEKI_NET, MARKDOWN, NAPKIN])
def test_pasted_lists_are_understood(pasted):
    deck = text.read(pasted)
    assert deck.identity == "noise-hacker-extraordinaire"
    assert deck.cards == LOUD


@pytest.mark.parametrize("pasted", [NETRUNNERDB, MARKDOWN, NAPKIN])
def test_the_name_is_found(pasted):
    assert text.read(pasted, "file name").name == "Loud and Clear"


def test_a_list_without_a_name_has_the_name_it_is_given():
    assert text.read(JINTEKI_NET, "noise-2").name == "noise-2"


def test_comments_become_the_notes():
    assert text.read("# one\nNoise\n//two\n3 Sure Gamble # not this").notes == "one\ntwo"


def test_a_name_may_be_that_of_a_card_or_an_identity():
    assert text.read("Parasite\nNoise: Hacker Extraordinaire\n3 Sure Gamble").name == "Parasite"
    kate = text.read("Noise\nKate “Mac” McCaffrey: Digital Tinker\n3 Sure Gamble")
    assert (kate.name, kate.identity) == ("Noise", "kate-mac-mccaffrey-digital-tinker")


@pytest.mark.parametrize(
    "line",
    [
        'Kate "Mac" McCaffrey: Digital Tinker',
        "1x Kate „Mac“ McCaffrey: Digital Tinker (Core Set)",
        "kate mac mccaffrey",
        "1 Kate",
        "Digital Tinker",
        "Kate „Mac“ McCaffrey: Digital-Bastlerin",
        "Identity: Kate",
        "kate-mac-mccaffrey-digital-tinker",
        "01033",
    ],
)
def test_an_identity_is_known_by_many_names(line):
    assert text.read(f"{line}\n3 Sure Gamble").identity == "kate-mac-mccaffrey-digital-tinker"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mangle", [str, str.upper, str.lower, fold], ids=["as is", "upper", "lower", "folded"])
def test_every_title_is_understood_in_every_language(lang, mangle):
    for card in CARDS:
        if card.code.isdigit():
            assert titles().meant(mangle(words(lang).title(card.slug))) == [card]


def test_sets_in_brackets_and_influence_come_off_but_brackets_of_a_title_stay():
    deck = text.read("Gabriel Santiago\n2x Geheimtür (Beta) (Grundspiel) ●●\n1 Corroder [Core] •• (x)")
    assert deck.cards == {"sneakdoor-beta": 2, "corroder": 1}


def test_lines_of_one_card_add_up():
    assert text.read("Noise\n2 Corroder\n2 Wyżeracz").cards == {"corroder": 4}


def test_every_fault_is_told_at_once_with_its_line_and_the_nearest_titles():
    assert refused("""\
My deck
Noise: Hacker Extraordinaire

3x Shure Gamble
3x Shipment from
Stimhack
0x Corroder
1000x Corroder
1x Gabriel Santiago: Consummate Professional
2x Qwertyuiop Asdfghjkl
So much for that
""") == [
        "Line 4: no card is called “Shure Gamble”. Do you mean “Sure Gamble”?",
        "Line 5: “Shipment from” can be more than one card: “Shipment from Kaguya”, “Shipment from MirrorMorph”, "
        "“Shipment from SanSan”.",
        "Line 6: how many copies of Stimhack? Write “3x Stimhack”.",
        "Line 7: the number of copies of Corroder must be from 1 to 99.",
        "Line 8: the number of copies of Corroder must be from 1 to 99.",
        "Line 9: Gabriel Santiago: Consummate Professional is a second identity, after Noise: Hacker Extraordinaire. "
        "A deck has one.",
        "Line 10: no card is called “Qwertyuiop Asdfghjkl”.",
        "Line 11: no card is called “So much for that”.",
    ]  # fmt: skip


def test_a_card_under_the_wrong_count_is_not_taken_for_a_heading():
    assert refused("Noise\n1 Corroder\nStimhack (3)") == ["Line 3: how many copies of Stimhack? Write “3x Stimhack”."]


def test_near_titles_are_given_in_the_language_of_the_list():
    assert refused("Noise\n2 Zerzetzer\n1 Pasozytt") == [
        "Line 2: no card is called “Zerzetzer”. Do you mean “Zersetzer”?",
        "Line 3: no card is called “Pasozytt”. Do you mean “Pasożyt”?",
    ]


def test_a_list_without_identity_or_without_cards_is_refused():
    assert refused("3x Sure Gamble")[0].startswith("There is no identity. Write its title on a line of its own")
    assert refused("Noise")[0].startswith("There is an identity, but no cards.")
    assert refused("")[0].startswith("There is no identity.")


def test_a_misspelt_identity_is_not_taken_for_the_name():
    assert refused("Noize: Hacker Extraordinaire\n3 Sure Gamble")[1] == (
        "Line 1: no card is called “Noize: Hacker Extraordinaire”. Do you mean “Noise: Hacker Extraordinaire”?"
    )


@pytest.mark.parametrize("sign", ["[", "(", " ", "•", "x ", "3 ", "a b"])
def test_a_hostile_line_takes_no_time(sign):
    assert refused("Noise\n1 Corroder\n3x z" + sign * 30_000 + "z")[0].startswith("Line 3: no card is called")


def test_what_is_quoted_is_cut_short_and_has_no_control_characters():
    (fault,) = refused("Noise\n1 Corroder\n3x \x1b[31mred\x07" + "x" * 500)
    assert fault == "Line 3: no card is called “[31mred" + "x" * 53 + "…”."


def test_a_deck_is_written_as_netrunnerdb_prints_it():
    assert (
        text.write(text.read("# hm\nDeck: Loud\nNoise\n1 Diesel\n2 Corroder\n3 Stimhack"))
        == """\
Deck: Loud
# hm

Noise: Hacker Extraordinaire

Event (4)
3x Stimhack
1x Diesel ••

Program (2)
2x Corroder
"""
    )


def test_a_deck_is_written_in_any_language():
    assert "3x Wall of Static" not in text.write(named("weyland"), "de")
    assert "3x Rauschbarriere" in text.write(named("weyland"), "de")
    assert "Wydarzenie (14)\n2x Déjà Vu\n3x Skok-demolka" in text.write(named("anarch"), "pl")


def test_the_edges_of_what_is_read():
    noise = "Noise: Hacker Extraordinaire"
    assert text.read("\n".join([noise, *["1 Diesel"] * 499])).cards == {"diesel": 499}
    assert "500 lines" in refused("\n".join([noise, *["1 Diesel"] * 500]))[0]
    assert text.read(f"{noise}\n99 Diesel").cards == {"diesel": 99}
    assert "from 1 to 99" in refused(f"{noise}\n100 Diesel")[0]


def test_who_has_made_thirty_mistakes_has_those_to_mend_first():
    noise = "Noise: Hacker Extraordinaire"
    many = refused("\n".join([noise, *["1 Qqq Zzz"] * 40]))
    assert len(many) == 31
    assert many[-1].startswith("Line 31: ")
    assert len(refused("\n".join([noise, *["1 Qqq Zzz"] * 29]))) == 29


def test_thirty_lines_of_words_are_read_to_the_end():
    lines = ["Loud", "Noise: Hacker Extraordinaire", *[f"qqq zzz {'x' * n}" for n in range(1, 29)]]
    told = refused("\n".join(lines))
    assert (len(told), told[-1].startswith("Line 30: no card")) == (28, True)
    assert refused("\n".join([*lines, "qqq zzz y"]))[-1].startswith("Line 31: ")


def test_what_stands_alone_below_the_cards_is_no_name():
    assert refused("Noise: Hacker Extraordinaire\n1 Diesel\nLoud and Clear")[0].startswith("Line 3: no card")


def test_a_label_names_one_card_whatever_it_is():
    pasted = text.read("Identity: Diesel\nNoise: Hacker Extraordinaire\n1 Corroder")
    assert pasted.cards == {"diesel": 1, "corroder": 1}


def test_titles_that_share_half_of_their_letters_are_near():
    """Of the five pairs of " abxy " and the three of " ab ", two are the same: 2 * 2 / 8."""
    known = Titles([("ab", CARDS[0]), ("cd", CARDS[1])])
    assert known.nearest("abxy") == ["ab"]
    assert known.nearest("abxyz") == []


@pytest.mark.parametrize(("letters", "shown"), [(60, "q" * 60), (61, "q" * 60 + "…")])
def test_sixty_letters_are_quoted(letters, shown):
    assert f"“{shown}”" in refused(f"Noise: Hacker Extraordinaire\n1 {'q' * letters}")[0]
