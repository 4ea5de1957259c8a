from __future__ import annotations

from ludoteka.match.names import BOTS, free_bot


def test_a_bot_takes_the_first_name_that_nobody_has():
    assert free_bot(["Ann", BOTS[0], "", BOTS[2]]) == BOTS[1]


def test_a_table_full_of_bots_has_names_for_all():
    table: list[str] = []
    for _ in range(16):
        table.append(free_bot(table))
    assert sorted(table) == sorted(BOTS)


def test_more_bots_than_names_share_the_last():
    assert free_bot(BOTS) == BOTS[-1]
