"""Who knows what."""

from collections import Counter
from itertools import product
from math import comb

import pytest

from ludoteka.games.duel import GAME
from ludoteka.games.duel.hidden import imagine
from ludoteka.rules.dice import FastDice
from ludoteka.rules.fingerprint import fingerprint
from tests.games.duel.setting import RED, SPARKLING, WHITE, A, B, C, challenge, choose, dealt, fight, play, table


def after_some_duels(seats, n, seed):
    """A table where so many random inputs were made."""
    state, dice = dealt(seats, seed), FastDice(seed + 50)
    for _i in range(n):
        if not state.over:
            seat = next(seat for seat in range(seats) if state.legal(seat))
            moves = state.legal(seat)
            play(state, seat, GAME.catalogue[moves[dice.below(len(moves))]])
    return state


def worlds(state, seat, n=40):
    return [imagine(state, seat, FastDice(seed)) for seed in range(n)]


@pytest.mark.parametrize("inputs", range(0, 40, 2))
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_an_imagined_world_looks_the_same_to_the_seat_and_is_sound(seats, inputs):
    state = after_some_duels(seats, inputs, seed=seats)
    for seat in range(seats):
        for world in worlds(state, seat, 3):
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert world.audit() == []


def test_imagining_and_playing_on_in_what_was_imagined_changes_nothing():
    state = after_some_duels(4, 20, seed=3)
    before = fingerprint(state)
    world = imagine(state, A, FastDice(1))
    assert world.told is None
    while not world.over:
        seat = next(seat for seat in range(4) if world.legal(seat))
        world.do(seat, world.legal(seat)[0], 0)
    assert fingerprint(state) == before


def test_a_card_that_was_taken_is_never_forgotten():
    state = table("rr", "ws", "sss")
    fight(state, B, "r", "w")  # everybody saw a red and a white card go to A
    assert GAME.view(state, C).shown == ((1, 1, 0), (0, 0, 0), (0, 0, 0))
    for world in worlds(state, C):
        assert world.held[RED] >= 1
        assert world.held[WHITE] >= 1


def test_a_card_that_was_played_again_is_known_to_be_gone():
    state = table("rr", "wr", "sss")
    fight(state, B, "r", "w")
    fight(state, C, "w", "s")
    assert GAME.view(state, B).shown == ((1, 1, 1), (0, 0, 0), (0, 0, 0))
    fight(state, B, "r", "r")
    assert GAME.view(state, C).shown == ((0, 1, 1), (0, 0, 0), (0, 0, 0))
    assert GAME.view(state, C).dealt == ((1, 0, 0), (1, 1, 0), (0, 0, 1))


def test_a_second_card_of_a_wine_is_new_only_when_none_is_known():
    state = table("rrr", "www", "sss")
    fight(state, B, "r", "w")
    fight(state, C, "r", "s")  # the same red card, for all that C and B know
    assert GAME.view(state, None).dealt[A] == (1, 0, 0)
    assert GAME.view(state, None).shown[A] == (0, 1, 0)


def test_what_the_other_has_sealed_is_imagined_anew():
    state = table("rws", "rws", "rws")
    challenge(state, B)
    choose(state, A, "r")
    assert {world.cards[0] for world in worlds(state, B)} == {RED, WHITE, SPARKLING}


def test_a_seat_remembers_what_it_has_sealed_itself():
    state = table("rws", "rws", "rws")
    challenge(state, B)
    choose(state, A, "w")
    assert {world.cards[0] for world in worlds(state, A)} == {WHITE}
    assert GAME.view(state, A).mine == WHITE


def test_after_the_reveal_both_cards_are_public():
    state = table("rws", "rws", "rws")
    fight(state, B, "r", "w")
    assert GAME.view(state, None).revealed == (RED, WHITE)
    assert {world.cards[0] for world in worlds(state, C)} == {RED}


def likely(deck, need):
    """Hands of three dealt from these cards with at least those in them, by the number of deals that make them."""
    ways = {
        hand: comb(deck[0], hand[0]) * comb(deck[1], hand[1]) * comb(deck[2], hand[2])
        for hand in product(range(4), repeat=3)
        if sum(hand) == 3 and all(has >= must for has, must in zip(hand, need))
    }
    return {hand: n / sum(ways.values()) for hand, n in ways.items()}


def chi_square(seen, expected):
    n = sum(seen.values())
    assert seen.keys() <= expected.keys()
    return sum((seen[hand] - n * part) ** 2 / (n * part) for hand, part in expected.items())


def test_unknown_hands_are_as_likely_as_the_deal_makes_them():
    state = table("rrr", "rws")
    dice = FastDice(4)
    seen = Counter(tuple(imagine(state, A, dice).held[3:6]) for _i in range(6_000))
    assert chi_square(seen, likely((15, 18, 18), (0, 0, 0))) < 33.7  # nine degrees of freedom, one in ten thousand


def test_a_hand_that_showed_a_wine_is_as_likely_as_the_deals_that_hold_it():
    state = table("rsw", "rws")
    fight(state, B, "r", "r")
    dice = FastDice(4)
    seen = Counter(tuple(imagine(state, A, dice).held[3:6]) for _i in range(6_000))
    expected = {(r - 1, w, s): part for (r, w, s), part in likely((17, 17, 17), (1, 0, 0)).items()}
    assert chi_square(seen, expected) < 25.7  # five degrees of freedom, one in ten thousand


def test_what_several_hands_showed_is_weighed_together():
    """Against deals made until one fits: B was dealt a red card, C a sparkling one, A three white ones."""
    state = table("www", "rrw", "sss")
    fight(state, B, "w", "r")
    fight(state, C, "r", "s")
    dice, deck = FastDice(11), [RED] * 18 + [WHITE] * 15 + [SPARKLING] * 18
    imagined: Counter[str] = Counter()
    fitting: Counter[str] = Counter()
    while fitting.total() < 3_000:
        dice.shuffle(deck)
        if RED in deck[:3] and SPARKLING in deck[3:6]:
            fitting[f"{deck[:3].count(RED)} {deck[3:6].count(SPARKLING)}"] += 1
    for _i in range(3_000):
        world = imagine(state, A, dice)
        # B lost the red card to C; C's own came back
        imagined[f"{world.held[3] + 1} {world.held[8]}"] += 1
    gaps = [(imagined[key] - fitting[key]) ** 2 / (imagined[key] + fitting[key]) for key in imagined | fitting]
    assert sum(gaps) < 31.8  # eight degrees of freedom, one in ten thousand
