"""What a word does and is worth is said by the word, so that an automa understands texts it has never seen."""

from __future__ import annotations

from jackin.netrunner.automa.corp.values import damage_of, worth
from jackin.netrunner.automa.runner.values import text_value
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.queries import context
from jackin.netrunner.words import CORP, IDENTITIES, RUNNER
from tests.netrunner.scenario import table


class Windfall(Effect):
    """A word that nobody knew when the automas were written."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__()
        self.seat = seat
        self.n = n

    def worth(self, s, f, scale):
        return scale.credits(s, self.seat, self.n)

    def hurts(self, s, f):
        return 3


def weighed(effect: Effect) -> tuple[int, int]:
    s = table().state
    text = sequence((effect,))
    corp, runner = (context(s, card) for card in s.zones[IDENTITIES])
    return worth(s, text, corp), text_value(s, text, runner)


def test_credits_for_the_corp_are_a_loss_to_the_runner():
    assert weighed(Windfall(CORP, 4)) == (4, -4)


def test_credits_for_the_runner_are_nothing_to_the_corp():
    assert weighed(Windfall(RUNNER, 4)) == (0, 4)


def test_a_new_word_says_what_damage_it_does():
    s = table().state
    assert damage_of(s, sequence((Windfall(CORP, 1), Windfall(CORP, 1))), context(s, s.zones[IDENTITIES][CORP])) == 6


def test_a_word_that_says_nothing_is_worth_a_try_to_the_runner_alone():
    assert weighed(Effect()) == (0, 1)
