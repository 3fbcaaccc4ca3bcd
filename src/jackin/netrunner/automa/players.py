"""Everything the automa of either seat plays by: to import this is to have them at the table."""

from jackin.netrunner.automa import answers
from jackin.netrunner.automa.corp import answers as corp_answers
from jackin.netrunner.automa.corp import ice as corp_ice
from jackin.netrunner.automa.corp import setup as corp_setup
from jackin.netrunner.automa.corp import turn as corp_turn
from jackin.netrunner.automa.runner import turn as runner_turn

__all__ = ["answers", "corp_answers", "corp_ice", "corp_setup", "corp_turn", "runner_turn"]
