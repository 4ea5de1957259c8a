"""The laws find what they are for: each of these games is broken in one way, and the law that forbids it says so."""

from __future__ import annotations

import pytest

from ludoteka.lab.sim import playout_of
from ludoteka.rules.game import Game
from ludoteka.rules.laws import (
    QUICK,
    chances_after_play,
    chances_of_the_deal,
    random_play_ends,
    survey,
    walk_complaints,
)
from ludoteka.rules.laws.walk import Case
from tests import broken
from tests.toy import CAP, TOY, Options, Toy

PLAY = playout_of(TOY).run


def complains(law: str, game: Game) -> bool:
    """Whether this law is among those that complain about the game, over a few seeds."""
    cases = (Case(game, Options(), 2 + seed % 3, seed) for seed in range(12))
    return any(one.startswith(f"{law}: ") for case in cases for one in walk_complaints(case, every=4))


def test_a_sound_game_gives_no_cause_for_complaint() -> None:
    assert list(survey(TOY, QUICK, PLAY)) == []


@pytest.mark.parametrize(
    "kind, law",
    [
        (broken.PeeksAtTheStock, "legality rests on the view"),
        (broken.LosesACard, "everything is somewhere"),
        (broken.SharesItsPile, "a copy is independent"),
        (broken.ForgetsAField, "a copy is independent"),
        (broken.NeverEnds, "it ends"),
        (broken.ChangesItsOrder, "legal moves are in order"),
        (broken.SaysMovesTwice, "legal moves are in order"),
        (broken.SlapsOnTurn, "legal moves are in order"),
        (broken.ExpiresEarly, "expiry keeps the deadline"),
        (broken.ExpiresInVain, "expiry keeps the deadline"),
        (broken.IsStuck, "nobody is stuck"),
        (broken.RefusesWithATrace, "refusals leave no trace"),
        (broken.HasAnUnknownReason, "refusals leave no trace"),
        (broken.RollsDiceOfItsOwn, "replay equals play"),
        (broken.TellsWhatWasDrawn, "news is knowledge"),
        (broken.DatesItsDeadlineBack, "time stands before the deadline"),
    ],
)
def test_a_broken_game_is_found_out(kind: type[Toy], law: str) -> None:
    assert complains(law, broken.broken(kind))


def test_a_view_that_shows_too_much_is_found_out() -> None:
    assert complains("imagined worlds look the same", broken.VIEWS_TOO_MUCH)


def test_an_imagined_world_with_another_own_hand_is_found_out() -> None:
    assert complains("imagined worlds look the same", broken.IMAGINES_OWN_HAND_TOO)


def test_an_imagined_world_that_forgets_what_was_seen_is_found_out() -> None:
    found = [
        one for seed in range(6) for one in chances_after_play(Case(broken.FORGETS_WHAT_IT_SAW, Options(), 2, seed), 3)
    ]
    assert found != []


def test_worlds_imagined_with_other_chances_than_the_deal_are_found_out() -> None:
    assert list(chances_of_the_deal(Case(broken.IMAGINES_LAZILY, Options(), 3, 1), 150)) != []


def test_random_play_that_does_not_end_is_found_out() -> None:
    complaints = random_play_ends(Case(broken.broken(broken.NeverEnds), Options(), 2, 1), PLAY)
    assert complaints == [f"random play ends: not over after {CAP + 1} inputs, cap {CAP}"]
