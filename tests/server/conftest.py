from collections.abc import Iterator

import pytest

from tests.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a file: tables do not know one another."""
    with House(tmp_path_factory.mktemp("house") / "data") as opened:
        yield opened
