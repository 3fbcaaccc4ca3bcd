from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.device import Device, device
from tests.server.kit import House, house


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the tests of a file."""
    with house(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def laptop(server: House) -> Iterator[Device]:
    with device(server) as found:
        yield found


@pytest.fixture
def phone(server: House) -> Iterator[Device]:
    with device(server) as found:
        yield found
