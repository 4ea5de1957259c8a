"""What an answer leaves possible, asked of all racks at once, is what each rack alone would have been answered."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.candidates import knowledge
from ludoteka.games.tricoda.cards import RACKS, SET_OF
from ludoteka.games.tricoda.excluded import sets_left
from ludoteka.games.tricoda.fitting import all_racks, digits_of, racks_in, racks_that_fit, where
from ludoteka.games.tricoda.questions import FACTS_OF, OR_LESS, TILES_OF, answer_to
from ludoteka.games.tricoda.rules import Tricoda
from ludoteka.lab.sim import playout_of
from ludoteka.rules.dice import FastDice


@pytest.mark.parametrize("others", [2, 3, 4])
@pytest.mark.parametrize("question", range(1, OR_LESS + 1))
def test_each_rack_is_with_the_answer_that_it_leads_to(question, others) -> None:
    random = Random(question)
    for _sight in range(8):
        seen = [random.randrange(len(RACKS)) for _rack in range(others)]
        tiles, facts = sum(TILES_OF[rack] for rack in seen), sum(FACTS_OF[rack] for rack in seen)
        expected: dict[int, list[int]] = {}
        for rack in range(len(RACKS)):
            answer = int(answer_to(question, tiles + TILES_OF[rack], facts + FACTS_OF[rack]))
            expected.setdefault(answer, []).append(rack)
        actual = {answer: racks_in(racks_that_fit(question, answer, tiles, facts)) for answer in expected}
        assert expected == actual


def test_all_racks_are_all_and_no_more() -> None:
    assert list(range(len(RACKS))) == racks_in(all_racks())


def test_sets_of_digits_are_those_of_the_racks() -> None:
    some = where([rack % 7 == 0 for rack in range(len(RACKS))])
    assert sorted({int(SET_OF[rack]) for rack in range(0, len(RACKS), 7)}) == digits_of(some)


@pytest.mark.parametrize("shown", ["always", "only_when_right"])
def test_what_is_left_without_weights_is_what_has_a_weight(shown) -> None:
    for seed in range(12):
        state = GAME.start(GAME.options(tiles_shown=shown), 4, FastDice(seed))
        assert isinstance(state, Tricoda)
        playout = playout_of(GAME)
        playout.limit = 20 + 25 * seed
        playout.run(state, FastDice(seed))
        for seat in range(4):
            chances = knowledge(state.box.history, seat).candidates().by_digits()
            expected = [digits for digits, chance in enumerate(chances) if chance > 0]
            assert expected == sets_left(state.box.history, seat)
            assert expected == sets_left(list(GAME.view(state, seat).history), seat)
