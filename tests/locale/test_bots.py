"""A bot is added in one place, and nobody meets it without a name: not in any language, not in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jackin.bots import AGENTS_OF
from jackin.bots.netrunner_search.styles import STYLES
from jackin.locale import LANGUAGES, words

CLIENT = Path(__file__).parents[2] / "web/src"
BOTS = [(game, bot) for game, bots in AGENTS_OF.items() for bot in bots]


def own(lang: str, key: str) -> bool:
    """Whether the language itself has the words, not only English behind it."""
    folder = Path(__file__).parents[2] / "src/jackin/locale" / lang
    return any(re.search(rf"^{key} = \S", file.read_text("utf-8"), re.M) for file in folder.glob("*.ftl"))


@pytest.mark.parametrize(("game", "bot"), BOTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_is_described(lang: str, game: str, bot: str):
    for key in (f"web-bot-{bot}", f"web-bot-{bot}-how", *([f"web-gangs-who-{bot}"] if game == "gangs" else [])):
        assert own(lang, key), f"{key} has no words in {lang}"
        assert words(lang).has(key)


def test_every_bot_of_gangs_can_be_chosen_in_the_browser():
    (who,) = re.findall(r"^export const WHO = \[(.*?)\]", (CLIENT / "gangs/start/choice.ts").read_text(), re.M | re.S)
    offered = re.findall(r"'([a-z-]+)'", who)
    assert set(AGENTS_OF["gangs"]) == set(offered) - {"friend", "here"}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_style_has_a_name_and_is_described(lang: str, style: str):
    assert own(lang, f"web-style-{style}")
    assert own(lang, f"web-style-{style}-how")
