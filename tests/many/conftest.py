from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest

from tests.many.cluster import Cluster, cluster, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this folder."""
    bin = programs()
    if bin is None:
        said = "POSTGRESQL IS NOT TESTED: it is not here and could not be installed (tools/postgresql.sh says why)"
        warnings.warn(said, stacklevel=1)
        pytest.skip(said)
    with cluster(bin) as found:
        yield found
