"""Everything the automa of either seat plays by: to import this is to have them at the table."""

from jackin.netrunner.automa import answers as answers
from jackin.netrunner.automa import corp_answers as corp_answers
from jackin.netrunner.automa import corp_ice as corp_ice
from jackin.netrunner.automa import corp_setup as corp_setup
from jackin.netrunner.automa import corp_turn as corp_turn
from jackin.netrunner.automa import runner_turn as runner_turn
