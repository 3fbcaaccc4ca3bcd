"""Everything the automa of either seat plays by: to import this is to have it at the table."""

from jackin.netrunner.automa import listener
from jackin.netrunner.automa.corp import answers as corp_answers
from jackin.netrunner.automa.runner import answers as runner_answers

__all__ = ["corp_answers", "listener", "runner_answers"]
