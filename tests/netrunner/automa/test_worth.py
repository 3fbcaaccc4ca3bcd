"""What a word does and is worth is said by the word, so that an automa understands texts it has never seen."""

from __future__ import annotations

from collections.abc import Iterator

from jackin.kernel.ask import Option
from jackin.netrunner.automa.corp.values import worth
from jackin.netrunner.automa.reading import harm_in
from jackin.netrunner.automa.runner.clicks import ability_value
from jackin.netrunner.automa.runner.values import RUNNER_SCALE, text_value
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.changes import context
from jackin.netrunner.words import CORP, IDENTITIES, RIG, RUNNER
from tests.netrunner.automa.runner_kit import solo
from tests.netrunner.scenario import runner, table
from tests.rule import rule

WORTH_A_TRY = """
    AccessChosen AccessHand AccessMore AccessMoreByCounters AccessRd AddToScore Arrange ArrangeIce
    BackToOutermost BackToStack BadPublicity BadPublicityUpTo BecomeAgenda BecomeCondition BoostIt BrainToLose
    Break BreakAllButOne BuildRemote Bypass CannotSteal ChangeChosen ChooseServer CorpMay CorpTrashesHeld
    Deflect Derez DerezChosen DerezIt DrawAndReturn Either EncounterThis ExposeIt FirstCopy Forbid ForbidChosen
    ForbidOnNext GainByTokens GainSubroutines GainText GiveApproached GiveNext GiveSubroutine GoOnFrom
    HostFromHand HostHeld HostOn If IfNot InstallBehind InstallFound InstallFree InstallFromHand InstallFromHeap
    InstallHosted InstallHostedFor InstallIceHere InstallInNew LastingChange Later LimitAccesses LookAtTop
    LowerHandSize Mark May MayAccess MayJackOut Mill MillAny MoveInward MoveToServer MoveTokens MustRezIt
    NameServer NextIce Once OnceARun OnceATurn OnlyAccessThis PayOr Plant PlayFromHeap PlayFromTop PreventBlame
    Purge RearrangeIce Rebuild RemoveBadPublicity RemoveThis RemoveTokens ResolveAnother RevealGrip RevealHand
    RevealHeld RevealIt RevealTop RezChoice RezOrTakeBack RezOrTrash RezTwice ScoreFromHand ShuffleBack
    ShuffleDeck ShuffleHandIn ShuffleIn SpendAny SwapAccessed SwapIce SwapIt SwapWithPile SwappedFor TakeHosted
    TakeThisBack TakeUp ToDeck ToDeckTop ToDeckTopFromArchives TokenSource TokensMoved TokensPlanted
    TokensRemoved TopToBottom TrashFromHand TrashFromTop TrashIt TrashServer TurnRigFacedown Unbreakable Unless
    UnlessAgenda UnlessPays Unload UseItsClick WakeHosted WhenRunEnds
""".split()
"""Words that an automa cannot weigh, or whose texts inside are weighed apart: the Runner's tries them if it can."""


def words_of(kind: type[Effect]) -> Iterator[type[Effect]]:
    for word in kind.__subclasses__():
        if word.__module__.startswith("jackin.netrunner.dsl."):
            yield word
        yield from words_of(word)


def says_worth(word: type[Effect]) -> bool:
    return any("worth" in vars(kind) for kind in word.__mro__ if kind not in (Effect, object))


def test_a_word_says_what_it_is_worth_or_stands_with_those_that_are_worth_a_try():
    silent = [word.__name__ for word in words_of(Effect) if not says_worth(word)]
    assert sorted(set(silent)) == WORTH_A_TRY


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
    assert harm_in(s, sequence((Windfall(CORP, 1), Windfall(CORP, 1))), context(s, s.zones[IDENTITIES][CORP])) == 6


def test_a_word_that_says_nothing_is_worth_a_try_to_the_runner_alone():
    assert weighed(Effect()) == (0, 1)


@rule("RA-49")
def test_a_card_that_is_installed_at_once_is_worth_more_than_one_that_is_found():
    s = table().state
    assert [RUNNER_SCALE.finds(s, to_install) for to_install in (True, False)] == [3, 2]


@rule("RA-49")
def test_what_a_click_ability_costs_is_taken_off_its_worth():
    s = solo([], runner=runner(rig=["djinn"], stack=["parasite"]), play=False).state
    djinn = s.zones[RIG][0]
    assert ability_value(s, Option("use", s.public(djinn), djinn, 0)) == 2 - 1
