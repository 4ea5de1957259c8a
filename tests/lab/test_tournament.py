"""Minds against minds on duplicate deals."""

from __future__ import annotations

import json

import pytest

from ludoteka.lab.ratings import ratings
from ludoteka.lab.sim import Room
from ludoteka.lab.tournament import Contest, Results, Table, batch, seats_of, tournament
from ludoteka.lab.tournament_page import tournament_page

DUEL = Contest("duel", (), ("easy", "normal", "hard"), 3, 1)
GROUPS = Contest("duel", (), ("random", "easy", "hard"), 2, 1)


def test_every_mind_holds_every_seat_of_a_deal_once() -> None:
    for contest in (DUEL, GROUPS):
        tables = [contest.table(0, game) for game in range(contest.games_of_a_deal)]
        for seat in range(contest.seats):
            held = sorted(table[seat] for table in tables)
            assert held == sorted([*range(3)] * (len(tables) // 3))


def test_all_groups_meet_where_there_are_more_minds_than_seats() -> None:
    assert {frozenset(GROUPS.table(0, game)) for game in range(6)} == {
        frozenset(pair) for pair in ((0, 1), (0, 2), (1, 2))
    }


def test_a_deal_is_never_played_in_part() -> None:
    assert [DUEL.deals(games) for games in (1, 3, 4, 200)] == [1, 1, 2, 67]


def test_luck_cancels() -> None:
    """The same mind three times: each takes exactly a third of the first places of every deal."""
    contest = Contest("duel", (), ("hard",) * 3, 3, 5)
    table = Table(contest, tournament(contest, 60))
    assert [standing.wins.value for standing in table.standings] == pytest.approx([1 / 3] * 3)
    assert all(standing.wins.high - standing.wins.low < 1e-9 for standing in table.standings)


def test_the_figures_do_not_depend_on_how_the_deals_are_split() -> None:
    whole, parts = batch(DUEL, 0, 8), Results(3)
    for first in (4, 0, 6, 2):
        parts.merge(batch(DUEL, first, first + 2))
    whole.sort()
    parts.sort()
    assert parts == whole


def test_a_mind_that_plays_beats_one_at_random() -> None:
    contest = Contest("vinegret", (("deals", "1"),), ("random", "normal"), 2, 1)
    table = Table(contest, tournament(contest, 60))
    ahead = table.cross[1][0]
    assert ahead is not None
    assert ahead.low > 0.5
    assert table.ranked() == [1, 0]
    assert table.standings[1].rating.mu > table.standings[0].rating.mu


def test_names_tell_the_same_level_apart() -> None:
    assert Contest("duel", (), ("easy", "hard", "easy", "easy"), 4, 1).names == ("easy", "hard", "easy-2", "easy-3")


def test_as_many_sit_down_as_the_game_takes() -> None:
    assert [seats_of("tricoda", minds) for minds in (1, 3, 9)] == [2, 3, 5]


def test_an_unfinished_game_is_a_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "run", lambda self, state, game, index: 0)
    assert list(batch(DUEL, 0, 1).places) == [1] * 9


def test_an_interrupt_ends_it_with_the_deals_that_are_done() -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    assert len(tournament(DUEL, 300, done=interrupt)) == DUEL.games_of_a_deal


def test_ratings_follow_places_and_their_doubt_shrinks() -> None:
    few, many = (ratings(2, [((0, 1), (1, 2))] * n) for n in (3, 30))
    assert many[0].mu > few[0].mu > 25 > few[1].mu > many[1].mu
    assert many[0].sigma < few[0].sigma < 25 / 3
    assert ratings(2, [((0, 1), (1, 1))] * 9)[0] == ratings(2, [((0, 1), (1, 1))] * 9)[1]


def test_the_report_is_json_and_a_page() -> None:
    table = Table(DUEL, tournament(DUEL, 30))
    found = json.loads(json.dumps(table.report(1.0)))
    assert (found["games"], found["deals"], len(found["minds"])) == (30, 10, 3)
    assert set(found["cross"]["easy"]) == {"normal", "hard"}
    page = tournament_page(table, "ludoteka tournament duel")
    assert page.count("<svg") == 3
    assert [name for name in DUEL.names if name not in page] == []
