from __future__ import annotations

from ludoteka.lab.words import counted


def test_one_is_not_said_as_many():
    assert [counted(n, "game") for n in (0, 1, 2, 1234)] == ["0 games", "1 game", "2 games", "1,234 games"]
