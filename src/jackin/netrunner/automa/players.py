"""Everything the automa of either seat plays by: to import this is to have them at the table."""

from jackin.netrunner.automa import answers as answers
from jackin.netrunner.automa import runner_turn as runner_turn
