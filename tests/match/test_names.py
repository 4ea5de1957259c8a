from __future__ import annotations

import pytest

from ludoteka.match.names import BOTS, clean_name, free_bot, free_name


def test_a_bot_takes_the_first_name_that_nobody_has():
    assert free_bot(["Ann", BOTS[0], "", BOTS[2]]) == BOTS[1]


def test_a_table_full_of_bots_has_names_for_all():
    table: list[str] = []
    for _ in range(16):
        table.append(free_bot(table))
    assert sorted(table) == sorted(BOTS)


def test_more_bots_than_names_share_the_last():
    assert free_bot(BOTS) == BOTS[-1]


@pytest.mark.parametrize(
    "name, taken, called",
    [
        ("Ann", ["Bob", ""], "Ann"),
        ("Ann", ["Ann"], "Ann 2"),
        ("ann", ["Ann", "ANN 2"], "ann 3"),
        ("Ann 2", ["Ann"], "Ann 2"),
        ("x" * 20, ["x" * 20], "x" * 18 + " 2"),
        ("Anna Maria Magdalene", ["Anna Maria Magdalene"], "Anna Maria Magdale 2"),
    ],
)
def test_who_has_somebody_s_name_gets_a_number_behind_it(name: str, taken: list[str], called: str):
    assert free_name(name, taken) == called


@pytest.mark.parametrize(
    "given, shown",
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("Ada\n\u202eevil\u200b", "Ada evil"),
        ("x" * 50, "x" * 20),
        ("\u0000\u2066", ""),
        ("Žiga", "Žiga"),
        ("👩‍👩‍👧 at home", "👩‍👩‍👧 at home"),
        ("A\u200dda\u200d", "Ada"),
        ("Z" + "\u0301\u0302\u0303\u0304" * 3, "Ź\u0302\u0303"),
    ],
)
def test_names_are_made_fit_to_be_shown(given: str, shown: str):
    assert clean_name(given) == shown
