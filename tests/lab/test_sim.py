"""Many games, counted."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from ludoteka.bots.virtual import Unsound
from ludoteka.games import ORDER, load
from ludoteka.lab import sim, spread
from ludoteka.lab.sim import Plan, Room, batch, report, simulate
from ludoteka.lab.tally import Outcome, Tally
from tests.broken import MislaysACard, broken
from tests.toy import TOY, Toy

PLAN = Plan("duel", (), ("random",) * 3, 7)
MIXED = Plan("duel", (("hand_size", "2"),), ("normal", "random"), 7)


def figures(tally: Tally, plan: Plan = PLAN) -> dict[str, object]:
    tally.sort()
    found = report(plan, tally, 0.0)
    del found["seconds"]
    return found


def test_the_figures_do_not_depend_on_how_the_games_are_split() -> None:
    whole = batch(PLAN, 0, 30)
    parts = Tally(3)
    for first in (20, 0, 10):
        parts.merge(batch(PLAN, first, first + 10))
    assert figures(parts) == figures(whole)


def test_the_same_seed_gives_the_same_figures() -> None:
    assert figures(simulate(MIXED, 12, 1), MIXED) == figures(simulate(MIXED, 12, 1), MIXED)


def test_games_that_a_cap_ended_are_counted_apart() -> None:
    plan = Plan("five", (), ("random",) * 3, 7)
    tally = Tally(3)
    for why in ("points", "rounds", "void", "points", "rounds"):
        tally.add(len(tally), Outcome(9, (0,), why))
    assert figures(tally, plan)["capped"] == 3
    assert figures(tally, plan)["capped_share"][0] == 0.6  # type: ignore[index]


def test_another_seed_gives_other_figures() -> None:
    other = Plan("duel", (), PLAN.bots, 8)
    assert figures(simulate(PLAN, 40, 1))["wins"] != figures(simulate(other, 40, 1))["wins"]


@pytest.mark.slow
def test_a_pool_of_processes_counts_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "PATIENCE", 0.0)
    monkeypatch.setattr(spread, "BATCH_SECONDS", 0.01)
    assert figures(simulate(PLAN, 200, 2)) == figures(batch(PLAN, 0, 200))


def test_every_game_is_counted_and_has_a_winner() -> None:
    tally = simulate(PLAN, 40, 1)
    assert len(tally) == sum(tally.ended.values()) == 40
    assert sum(tally.wins) >= 40


def test_a_shared_win_counts_for_each() -> None:
    tally = Tally(3)
    tally.add(0, Outcome(10, (0, 2), "both-empty"))
    assert (tally.wins, tally.ties) == ([1, 0, 1], 1)


def test_lengths_are_nearest_ranks() -> None:
    tally = Tally(2)
    for moves in range(1, 101):
        tally.add(moves, Outcome(moves, (0,), "end"))
    assert tally.figures()["length"] == {"median": 50, "p95": 95, "max": 100}


def test_an_interrupt_ends_it_with_what_is_done() -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    assert len(simulate(PLAN, 1000, 1, interrupt)) == 1


def room(monkeypatch: pytest.MonkeyPatch, kind: type[Toy], bots: tuple[str, ...], audit: bool = False) -> Room:
    """A plan for the toy, broken; `random` at every seat is played compiled, by `alike` by minds."""
    game = replace(broken(kind), minds={"random": TOY.minds["random"], "alike": TOY.minds["random"]})
    monkeypatch.setattr(sim, "load", lambda id: game)
    return Room(Plan("toy", (), bots, 7, audit))


class LosesItsFirst(Toy):
    """The first card of the pile is lost when a second comes."""

    def put(self, seat: int, card: int) -> None:
        super().put(seat, card)
        if len(self.pile) == 2:
            del self.pile[0]


def test_a_game_of_minds_is_audited_after_every_input(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unsound, match="^toy, seed 7, game 4, after 3 inputs: a card is nowhere$"):
        room(monkeypatch, MislaysACard, ("alike", "random")).play(4)


def test_random_play_is_audited_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unsound, match=r"^toy, seed 7, game 4, after \d+ inputs: these cards are there"):
        room(monkeypatch, LosesItsFirst, ("random", "random")).play(4)


def test_random_play_is_audited_after_every_input_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unsound, match="after 3 inputs: a card is nowhere"):
        room(monkeypatch, MislaysACard, ("random", "random"), audit=True).play(4)


def test_random_play_is_audited_every_so_many_inputs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "AUDITED", 3)
    with pytest.raises(Unsound, match="after 3 inputs: a card is nowhere"):
        room(monkeypatch, MislaysACard, ("random", "random")).play(4)


def test_a_flaw_found_in_another_process_is_told_here() -> None:
    flaw = pickle.loads(pickle.dumps(Unsound("toy, seed 7, game 4, after 3 inputs: a card is nowhere")))
    assert (type(flaw), str(flaw)) == (Unsound, "toy, seed 7, game 4, after 3 inputs: a card is nowhere")


def test_caps_are_endings_of_their_game() -> None:
    assert [id for id in ORDER if not set(load(id).caps) <= set(load(id).endings)] == []
