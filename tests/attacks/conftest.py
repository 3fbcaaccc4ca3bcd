from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import House, house


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the tests of a file."""
    with house(tmp_path_factory.mktemp("data")) as found:
        yield found
