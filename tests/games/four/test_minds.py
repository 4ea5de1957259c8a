"""Minds that keep what they have most of."""

from collections import Counter

import pytest

from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.reflexes import FLOOR, SKILLED
from ludoteka.bots.virtual import VirtualTable
from ludoteka.games.four import GAME
from ludoteka.games.four.bots import HARD, NORMAL, Collector
from ludoteka.games.four.cards import CLAIM, DRAW, SLAP, TAKE, THROW
from ludoteka.match.notation import event_line
from ludoteka.rules.dice import FastDice
from tests.games.four.setting import MIXED, A, B, claim, claimed, close, dealt, draw, playing, started, throw

SURE = HARD._replace(skill=SKILLED._replace(false_alarm=0, miss=0), slip=0)  # errs in nothing
R, W, S = range(3)


def handle(state, seat, dice):
    moves = state.legal(seat)
    return Handle(
        seat, state.seats, GAME.view(state, seat), moves, GAME, state.now, state.beat, dice,
        lambda other: GAME.imagine(state, seat, other),
    )  # fmt: skip


def turn(state, seat, level=SURE, seed=1, mind=None):
    return (mind or Collector(level)).turn(handle(state, seat, FastDice(seed)))


def react(state, seat, level=SURE, seed=1):
    return Collector(level).react(handle(state, seat, FastDice(seed)))


def after_draw(five, level=SURE, seed=1, **options):
    """What is done with these five cards, the last of them just drawn."""
    state = playing(five[:4] + "s", MIXED, thrown="sr", stock=five[4], **options)
    mind = Collector(level)
    turn(state, A, mind=mind)
    draw(state, A)
    return turn(state, A, seed=seed, mind=mind)


def rate(what, n=2_000):
    return sum(what(seed) for seed in range(n)) / n


def play(levels, seed, **options):
    """A game in virtual time."""
    state = started(len(levels), seed, **options)
    state.told = []
    own = [FastDice(100 * seed + seat) for seat in range(len(levels))]
    place = VirtualTable(GAME, state, [GAME.minds[level]() for level in levels], own, FastDice(seed + 7))
    place.run(GAME.cap)
    return state


@pytest.mark.parametrize("five, moves", [("rrrws", {W, S}), ("rrwws", {S}), ("rrrww", {W}), ("rrrrw", {W})])
def test_the_wine_it_has_least_of_is_put_aside(five, moves):
    answers = [turn(dealt(five, MIXED), A, seed=seed) for seed in range(40)]
    assert {answer.move - THROW for answer in answers} == moves


def test_it_throws_what_it_does_not_collect():
    assert after_draw("rrrws").move in (THROW + W, THROW + S)
    assert after_draw("rrwwr").move == THROW + W


@pytest.mark.parametrize("five, wine", [("rrrwr", R), ("wwwsw", W), ("rsssss"[:5], S)])
def test_it_claims_what_the_new_card_makes_four(five, wine):
    assert after_draw(five).move == CLAIM + wine


def test_it_claims_four_that_it_was_dealt_as_soon_as_go_comes():
    assert turn(playing("rrrrw", MIXED, thrown="wr"), A).move == CLAIM


def test_it_looks_at_the_hand_of_a_new_round_though_it_is_the_same_as_the_last():
    mind = Collector(SURE)
    for _round in range(2):
        turn(dealt("rrrrw", MIXED), A, mind=mind)
        assert turn(playing("rrrrw", MIXED, thrown="wr"), A, mind=mind).move == CLAIM


def test_with_four_in_hand_it_draws():
    assert turn(playing(MIXED, MIXED, thrown="rr"), A).move == DRAW


def face_up(card, five="rrrws", **options):
    state = playing(five, MIXED, thrown="sr", stock=card, discards="face_up", **options)
    draw(state, B)
    throw(state, B, card)
    return state


def test_face_up_it_takes_what_it_collects_and_nothing_else():
    assert [turn(face_up(card), A).move for card in "rws"] == [TAKE, DRAW, DRAW]


def test_it_does_not_take_back_its_own_where_that_is_not_allowed():
    state = playing("rrrws", MIXED, thrown="sr", stock="r", discards="face_up", own_discard="no")
    draw(state, A)
    throw(state, A, "r")
    assert turn(state, A).move == DRAW


def test_it_follows_a_claim_that_it_hears():
    assert react(claimed(), B).move == SLAP


def test_it_does_not_answer_go_or_a_false_claim_with_a_hand():
    state = playing(MIXED, MIXED, thrown="rr")
    assert react(state, A) is None
    claim(state, B, "r")
    assert react(state, A) is None


def test_the_hands_take_a_persons_time():
    spans: dict[str, set[int]] = {"draw": set(), "throw": set(), "claim": set(), "slap": set()}
    for seed in range(300):
        spans["draw"].add(turn(playing(MIXED, MIXED, thrown="rr"), A, NORMAL, seed).delay)
        answers = [after_draw("rrwws", NORMAL, seed), after_draw("rrrwr", SURE, seed), react(claimed(), B, SURE, seed)]
        for what, answer in zip(("throw", "claim", "slap"), answers):
            if answer.move != CLAIM or what == "claim":
                spans[what].add(answer.delay)
    assert 350 <= min(spans["draw"]) < max(spans["draw"]) <= 700
    assert 400 <= min(spans["throw"]) < max(spans["throw"]) <= 900
    assert 300 < sum(spans["claim"]) / len(spans["claim"]) < 650
    assert FLOOR + 20 <= min(spans["slap"]) < sum(spans["slap"]) / len(spans["slap"]) < 320


def test_misses_come_as_often_as_stated():
    level = SURE._replace(skill=SURE.skill._replace(miss=80))
    assert rate(lambda seed: after_draw("rrrwr", level, seed).move == CLAIM) == pytest.approx(0.92, abs=0.02)
    assert rate(lambda seed: react(claimed(), B, level, seed) is not None) == pytest.approx(0.92, abs=0.02)


def test_false_alarms_fall_on_the_third_card_as_often_as_stated():
    level = SURE._replace(skill=SURE.skill._replace(false_alarm=80))
    assert rate(lambda seed: after_draw("rrwsr", level, seed).move == CLAIM) == pytest.approx(0.08, abs=0.02)
    assert rate(lambda seed: after_draw("rrrws", level, seed).move >= CLAIM, 300) == 0


def test_the_wrong_wine_is_named_as_often_as_stated():
    level = SURE._replace(skill=SURE.skill._replace(false_alarm=80))
    wrong = rate(lambda seed: after_draw("rrrwr", level, seed).move in (CLAIM + W, CLAIM + S))
    assert wrong == pytest.approx(0.08, abs=0.02)


def test_a_mind_that_has_claimed_wrongly_goes_on():
    level = SURE._replace(skill=SURE.skill._replace(false_alarm=1_000))
    state = playing("rrwss", MIXED, thrown="sr", stock="r")
    mind = Collector(level)
    turn(state, A, mind=mind)
    draw(state, A)
    dice = FastDice(3)
    answers = [mind.turn(handle(state, A, dice)) for _i in range(2)]
    assert {type(answer) for answer in answers} == {Answer}
    assert answers[1].move < DRAW


def test_the_same_dice_play_the_same_game():
    first, again, other = (play(["easy", "normal", "hard"], seed) for seed in (3, 3, 4))
    stories = [[event_line(event, GAME) for event in state.told] for state in (first, again, other)]
    assert stories[0] == stories[1] != stories[2]


@pytest.mark.parametrize("discards", ["face_down", "face_up"])
def test_the_better_level_wins_more(discards):
    wins: Counter[str] = Counter()
    for seed in range(40):
        levels = ["easy", "normal", "hard"]
        levels = levels[seed % 3 :] + levels[: seed % 3]
        state = play(levels, seed, discards=discards)
        wins.update(level for level, place in zip(levels, state.places()) if place == 1)
    assert wins["hard"] > 2 * wins["normal"] > 2 * wins["easy"]


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_tables_of_normal_minds_end_by_points(seats):
    ends = Counter(play(["normal"] * seats, seed).why() for seed in range(20))
    assert ends["points"] >= 18


def test_a_window_that_ran_out_is_no_trouble():
    state = claimed(seats=2)
    close(state)
    assert react(state, B) is None
