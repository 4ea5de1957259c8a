"""What a seat knows and imagines, against a reckoning that goes through every possible rack in full."""

from collections import Counter
from itertools import product
from math import comb, prod

import pytest

from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.candidates import FACE_DOWN, knowledge
from ludoteka.games.tricoda.cards import ANSWERS, COPIES, KINDS, RACKS, SET_OF, TILES
from ludoteka.games.tricoda.fitting import racks_in
from ludoteka.games.tricoda.history import ANSWERED, FILLED, LAID, OPEN, answer_of, guessed, kind_of, what, who
from ludoteka.rules.dice import FastDice
from tests.games.tricoda.setting import FOUR, A, B, C, D, digits_of, guess, imagined, questions, some_wrong, table, told
from tests.games.tricoda.test_questions import in_words

ANYTHING = range(len(RACKS))


def likelihood(history, seat, contents):
    """How likely all this is, if the fillings of this seat's rack were these: drawing by drawing. 0: an answer or the
    box speaks against it."""
    stock, racks, laid = Counter(dict(enumerate(COPIES))), {}, []
    chance, n = 1.0, 0
    for event in history:
        rack = who(event)
        if kind_of(event) == FILLED:
            holds = contents.get(n, what(event)) if rack == seat else what(event)
            n += 1
            tiles = Counter(RACKS[holds])
            chance *= prod(comb(stock[kind], some) for kind, some in tiles.items()) / comb(stock.total(), 3)
            if not chance:
                return 0.0
            stock -= tiles
            racks[rack] = holds
        elif kind_of(event) == LAID:
            if rack == seat and guessed(event) == SET_OF[racks[rack]]:
                return 0.0
            laid.append(racks.pop(rack))
        elif kind_of(event) == ANSWERED:
            if rack != seat and not agrees(event, racks):
                return 0.0
        else:
            for holds in laid:
                stock += Counter(RACKS[holds])
            laid = []
    return chance


def agrees(event, racks):
    seen = [[TILES[kind][:2] for kind in RACKS[holds]] for rack, holds in racks.items() if rack != who(event)]
    return in_words(what(event), seen) == ANSWERS[answer_of(event)]


def expected(state, seat):
    """The chance of each rack for the present one of this seat, where all others are known."""
    version = state.box.versions[seat]
    weights = {rack: likelihood(state.box.history, seat, {version: rack}) for rack in ANYTHING}
    total = sum(weights.values())
    return {rack: weight / total for rack, weight in weights.items() if weight}


def reckoned(state, seat):
    candidates = GAME.view(state, seat).known().candidates()
    return {rack: weight / candidates.total for rack, weight in zip(candidates.racks, candidates.weights)}


def after(seed, plan, seats=4, **options):
    """A letter guesses wrongly, a small one rightly; a number is so many questions."""
    state = table(*FOUR, seats=seats, guessing="unlimited", points_to_win="5", **options)
    state.dice = FastDice(seed)
    for step in plan.split():
        if step.isdigit():
            questions(state, int(step))
        else:
            seat = "ABCD".index(step.upper())
            guess(state, seat, some_wrong(state, seat) if step.isupper() else digits_of(state, seat))
    return state


@pytest.mark.parametrize(
    "plan",
    ["0", "1", "4", "8", "3 B 2", "2 b C 2", "2 B C D 1 B 2", "1 B C D 1 B C D B 2", "2 A 3", "2 a 1 B C D B 1"],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_candidates_are_as_likely_as_the_drawing_of_every_tile_makes_them(plan, seats):
    if seats == 2:
        plan = plan.replace("C", "B").replace("D", "B")
    for seed in range(2):
        state = after(seed, plan, seats)
        assert reckoned(state, A) == pytest.approx(expected(state, A))
        assert state.box.racks[A] in expected(state, A)


def test_a_renewal_is_in_some_of_these_plans():
    assert len(told(after(0, "1 B C D 1 B C D B 2"), "renews")) == 1


def test_before_the_first_answer_a_rack_is_as_likely_as_there_are_ways_to_draw_it():
    state = table(*FOUR)
    unseen = [COPIES[kind] for kind in range(KINDS)]
    for other in (B, C, D):
        for kind in GAME.view(state, A).racks[other]:
            unseen[kind] -= 1
    ways = {
        number: prod(comb(unseen[kind], rack.count(kind)) for kind in set(rack)) for number, rack in enumerate(RACKS)
    }
    assert reckoned(state, A) == pytest.approx({rack: n / comb(19, 3) for rack, n in ways.items() if n})


def test_imagined_racks_come_as_often_as_they_are_likely():
    state = after(1, "2 B 2")
    seen = Counter(imagined(state, A, n).box.racks[A] for n in range(3000))
    for rack, chance in expected(state, A).items():
        assert seen[rack] / 3000 == pytest.approx(chance, abs=0.035)


def test_every_answer_is_true_in_every_imagined_world():
    for seed in range(6):
        state = after(seed, "5 B 3 a 4 D 3")
        for seat in range(4):
            world = imagined(state, seat, seed)
            assert likelihood(world.box.history, -1, {}) > 0
            assert all(agrees_all_along(world))


def agrees_all_along(world):
    racks = {}
    for event in world.box.history:
        if kind_of(event) == FILLED:
            racks[who(event)] = what(event)
        elif kind_of(event) == ANSWERED:
            yield agrees(event, racks)


def test_what_others_remember_in_an_imagined_world_is_what_stands_there():
    for shown in ("always", "only_when_right"):
        state = after(1, "2 A 2", tiles_shown=shown)
        for n in range(20):
            world = imagined(state, A, n)
            fillings = [event for event in GAME.view(world, B).history if kind_of(event) == FILLED and who(event) == A]
            assert [what(event) for event in fillings] == [world.box.laid[0], world.box.racks[A]]


def test_what_a_watcher_remembers_is_the_same_in_every_imagined_world():
    for shown in ("always", "only_when_right"):
        state = after(1, "2 A 2", tiles_shown=shown)
        for seat in range(4):
            assert GAME.view(imagined(state, seat, 3), None) == GAME.view(state, None)


def test_the_own_answers_say_nothing_about_the_own_rack():
    state = table(*FOUR)
    before = reckoned(state, A)
    questions(state, 1)
    assert reckoned(state, A) == before
    assert reckoned(state, B) != before


# --- racks that lie face down -----------------------------------------------------------------------------------------


def both(state, seat):
    """The chance of each pair: what lies face down for this seat, and what stands before it."""
    fillings = [n for n, rack in enumerate(who(e) for e in state.box.history if kind_of(e) == FILLED) if rack == seat]
    first, second = fillings[-2:]
    possible = [rack for rack in ANYTHING if fits(state, seat, 0, rack)]
    present = [rack for rack in ANYTHING if fits(state, seat, 1, rack)]
    weights = {
        (one, other): likelihood(state.box.history, seat, {first: one, second: other})
        for one, other in product(possible, present)
    }
    total = sum(weights.values())
    return {pair: weight / total for pair, weight in weights.items() if weight}


def fits(state, seat, i, rack):
    return rack in racks_in(knowledge(state.box.history, seat).own[i].fitting())


@pytest.mark.parametrize("plan", ["6 A 5", "5 A B 6", "4 A B C D 6"])
def test_a_rack_face_down_and_the_present_one_are_imagined_together(plan):
    state = after(3, plan, tiles_shown="only_when_right")
    chances = both(state, A)
    own = knowledge(state.box.history, A).own
    assert len(own) == 2
    seen = Counter(tuple(knowledge(state.box.history, A).imagine(FastDice(n))) for n in range(2500))
    assert set(seen) <= set(chances)
    for side in (0, 1):
        marginal: Counter[int] = Counter()
        counted: Counter[int] = Counter()
        for pair, chance in chances.items():
            marginal[pair[side]] += chance
        for pair, n in seen.items():
            counted[pair[side]] += n
        assert all(counted[rack] / 2500 == pytest.approx(chance, abs=0.04) for rack, chance in marginal.items())


def test_what_lies_face_down_is_imagined_where_it_lies():
    state = after(2, "4 A 2 A 3", tiles_shown="only_when_right")
    assert [own.place for own in knowledge(state.box.history, A).own[:-1]] == [FACE_DOWN] * 2
    for n in range(40):
        world = imagined(state, A, n)
        assert world.audit() == []
        assert GAME.view(world, A) == GAME.view(state, A)
        assert GAME.view(world, B).laid != ()
        assert [event for event in world.box.history if kind_of(event) == LAID and guessed(event) != OPEN]


def test_it_is_not_imagined_to_be_what_was_guessed():
    state = table(*FOUR, tiles_shown="only_when_right")
    guess(state, A, "567")
    seen = [GAME.view(imagined(state, A, n), B).laid[0] for n in range(300)]
    digits = {tuple(sorted(TILES[kind][0] for kind in tiles)) for tiles in seen}
    assert (4, 5, 6) in digits
    assert (5, 6, 7) not in digits


def test_it_bears_no_more_on_a_rack_that_is_filled_out_of_a_renewed_stock():
    state = after(2, "1 A A A A", tiles_shown="only_when_right")
    assert len(knowledge(state.box.history, A).own) == 1


def test_a_long_game_of_wrong_guesses_stays_sound():
    state = after(5, "2 A B A C 2 A D B A 2 C A B D A 1 A B 1", tiles_shown="only_when_right")
    for seat in range(4):
        for n in range(5):
            world = imagined(state, seat, n)
            assert world.audit() == []
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert all(agrees_all_along(world))


# --- when it is over --------------------------------------------------------------------------------------------------


def test_every_rack_is_turned_round_when_the_game_is_over():
    state = after(1, "3 B 2", tiles_shown="only_when_right")
    state.end("points")
    views = [GAME.view(state, seat) for seat in (A, B, C, D, None)]
    assert len({view.racks for view in views}) == 1
    assert () not in views[0].racks + views[0].laid
    assert imagined(state, A, 1).box.racks == state.box.racks
