"""What a designer asks, out of games whose course is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from ludoteka.games import load
from ludoteka.lab.figures import Run, close_report, compared
from ludoteka.lab.sim import Plan, batch
from ludoteka.lab.story import STEPS, Historian, Story, hidden
from ludoteka.lab.tally import Outcome, Tally
from ludoteka.rules.contract import State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event

DUEL = Plan("duel", (), ("normal",) * 3, 1)
GAME = load("duel")


class Scores:
    """A state of which only the scores are asked."""

    def __init__(self, *scores: int) -> None:
        self.now_scores = scores
        self.seats = len(scores)
        self.over = True

    def scores(self) -> list[int]:
        return list(self.now_scores)

    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.now_scores) for mine in self.now_scores]


def story_of(course: Sequence[tuple[int, ...]], monkeypatch: pytest.MonkeyPatch) -> Story:
    """The story of a game whose scores ran like this."""
    monkeypatch.setattr("ludoteka.lab.story.hidden", lambda game, state, seat, dice: 7.0)
    states: list[State] = [Scores(*scores) for scores in course]  # type: ignore[misc]
    historian = Historian(GAME, states[0], FastDice(1))
    for state in states[1:]:
        historian.after(state, [Event("take", 1, 0, 0, 2, -1)])
    return historian.told(states[-1])


def run_of(course: Sequence[tuple[int, ...]], winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> Run:
    tally = Tally(len(course[0]))
    tally.add(0, Outcome(len(course) - 1, winners, "end"), story_of(course, monkeypatch))
    return Run("", DUEL, tally)


def test_the_lead_changes_when_another_seat_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    run = run_of([(0, 0), (1, 0), (1, 1), (2, 1), (2, 3), (4, 3)], (0,), monkeypatch)
    assert run.lead_changes() == [2.0]


def test_who_won_from_the_last_place_came_back(monkeypatch: pytest.MonkeyPatch) -> None:
    course = [(0, 0, 0), (1, 2, 0), (2, 2, 0), (2, 3, 0), (2, 3, 9)]
    assert run_of(course, (2,), monkeypatch).comebacks() == [1.0]
    assert run_of(course, (1,), monkeypatch).comebacks() == [0.0]


def test_who_leads_from_a_third_to_the_end_wins_a_one_sided_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_of([(0, 0)] * 2 + [(n, 0) for n in range(1, 10)], (0,), monkeypatch).one_sided() == [1.0]
    assert run_of([(0, 0)] * 6 + [(n, 0) for n in range(1, 5)], (0,), monkeypatch).one_sided() == [0.0]


def test_the_fewest_points_lead_where_the_fewest_win() -> None:
    run = Run("", replace(DUEL, game="chant"), batch(Plan("chant", (), ("normal",) * 2, 1), 0, 2, 2))
    assert run.by == 1
    assert [interval.value for interval in run.leader_wins()[-1:]] == [1.0]


def test_events_are_counted_with_an_example(monkeypatch: pytest.MonkeyPatch) -> None:
    run = run_of([(0, 0)] * 4, (0,), monkeypatch)
    assert {name: interval.value for name, interval in run.events().items()} == {"take": 3.0}
    assert run.example("take") == (1, "red", 0, 2)


def test_a_story_has_a_look_at_its_start_and_at_most_as_many_as_are_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    story = story_of([(0, 0)] * 5000, monkeypatch)
    assert len(story.hidden) == STEPS + 1
    assert story.hidden[0] == 7.0


def test_a_seat_that_sees_all_has_nothing_hidden() -> None:
    game = load("tricoda")
    state = game.start(game.options(), 3, FastDice(1))
    plain = replace(game, imagine=lambda state, seat, dice: state.copy(dice))
    assert hidden(plain, state, 0, FastDice(2)) == 0
    assert hidden(game, state, 0, FastDice(2)) > 0


def test_what_is_hidden_shrinks_as_cards_are_shown() -> None:
    game = load("duel")
    small, large = (game.start(game.options(hand_size=size), 3, FastDice(1)) for size in ("2", "5"))
    assert hidden(game, small, 0, FastDice(2)) <= hidden(game, large, 0, FastDice(2))


# --- comparing --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def runs() -> list[Run]:
    plans = [replace(DUEL, options=(("hand_size", size),)) for size in ("2", "5")]
    return [Run(plan.options[0][1], plan, batch(plan, 0, 60, 30)) for plan in plans]


def test_longer_games_are_seen_to_be_longer(runs: list[Run]) -> None:
    moves = next(one for one in compared(*runs) if one.name == "moves")
    assert moves.differs
    assert moves.change.low > 10
    assert moves.theirs.value - moves.ours.value == pytest.approx(moves.change.value)


def test_the_same_rules_show_no_difference(runs: list[Run]) -> None:
    assert [one.name for one in compared(runs[0], runs[0]) if one.differs] == []


def test_an_ending_that_one_of_them_lacks_is_compared_too(runs: list[Run]) -> None:
    both = [one for run in (runs, runs[::-1]) for one in compared(*run) if one.name == "ended-both-empty"]
    assert len(both) == 2
    assert both[0].change.value == -both[1].change.value != 0


def test_games_that_one_of_them_lacks_are_left_out(runs: list[Run]) -> None:
    short = Run("short", runs[0].plan, runs[0].tally.only(set(range(20))))
    assert next(one for one in compared(short, runs[1]) if one.name == "moves").theirs.value == pytest.approx(
        sum(runs[1].tally.moves[:20]) / 20
    )


def test_a_tally_that_was_sorted_keeps_each_games_figures_together() -> None:
    whole, mixed = batch(DUEL, 0, 12, 4), Tally(3)
    for first in (8, 0, 4):
        mixed.merge(batch(DUEL, first, first + 4, 4))
    mixed.sort()
    assert list(mixed.rows()) == list(whole.rows())
    assert mixed.stories == whole.stories


def test_the_close_report_names_everything(runs: list[Run]) -> None:
    report = close_report(runs[0])
    assert report["looks"] == 30
    assert len(report["branching"]) == len(report["hidden"]) == len(report["leader_wins"]) == STEPS + 1
    assert set(report["kinds"]) == {"challenge", "red", "white", "sparkling"}
