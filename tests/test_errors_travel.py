"""What goes wrong in one process is told by another, whichever engine runs."""

from __future__ import annotations

import pickle

from jackin.server.store import BadDatabase


def test_a_database_that_cannot_be_used_is_told_by_the_process_that_started_the_others():
    bad = BadDatabase("serve-bad-database", "postgresql://there", "no\n  answer")
    told = pickle.loads(pickle.dumps(bad))
    assert told.message.plain() == bad.message.plain()
    assert told.message.args == {"place": "postgresql://there", "why": "no answer"}
