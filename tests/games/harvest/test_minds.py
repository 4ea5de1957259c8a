"""Minds that look which wine leads."""

from collections import Counter

import pytest

from ludoteka.bots.mind import Handle
from ludoteka.bots.reflexes import CASUAL, FLOOR, SKILLED
from ludoteka.bots.virtual import VirtualTable
from ludoteka.games.harvest import GAME
from ludoteka.games.harvest.bots import Grabber
from ludoteka.games.harvest.cards import GRAB
from ludoteka.match.notation import event_line
from ludoteka.rules.dice import FastDice
from tests.games.harvest.setting import A, B, grab, lies, on, started

SURE = SKILLED._replace(false_alarm=0, miss=0)  # errs in nothing


def handle(state, seat, dice, reacting=True):
    moves = [move for move in state.legal(seat) if (move >= GRAB) == reacting]
    return Handle(
        seat, state.seats, GAME.view(state, seat), moves, GAME, state.now, state.beat, dice,
        lambda other: GAME.imagine(state, seat, other),
    )  # fmt: skip


def answer(state, seat=A, mind=None, seed=1):
    return (mind or Grabber(SURE)).react(handle(state, seat, FastDice(seed)))


def rate(skill, cards, n=3_000):
    """How often a mind of this skill grabs a wine of these cards, by wine; 3: nothing."""
    state = lies(*(card + "rws" for card in cards))
    found: Counter[int] = Counter()
    for seed in range(n):
        one = answer(state, mind=Grabber(skill), seed=seed)
        found[3 if one is None else state.centre.shown[one.move - GRAB].card] += 1
    return [found[i] / n for i in range(4)]


def play(levels, seed, **options):
    """A game in virtual time."""
    state = started(len(levels), seed, **options)
    state.told = []
    own = [FastDice(100 * seed + seat) for seat in range(len(levels))]
    place = VirtualTable(GAME, state, [GAME.minds[level]() for level in levels], own, FastDice(seed + 7))
    place.run(GAME.cap)
    return state


@pytest.mark.parametrize("cards, wine", [("rrw", 0), ("wsw", 1), ("sss", 2), ("rrwws", 3), ("rws", 3), ("rrwwwss", 1)])
def test_who_errs_in_nothing_grabs_exactly_the_leading_wine(cards, wine):
    assert rate(SURE, cards, 40)[wine] == 1


def test_a_mind_knows_whether_the_table_asks_for_more_than_half():
    state = lies("rw", "rw", "wr", "sr", majority="more_than_half")
    assert answer(state) is None
    state = lies("rw", "rw", "wr", "rr", majority="more_than_half")
    assert answer(state) is not None


def test_people_reach_for_different_cards():
    state = lies("rw", "rw", "rw", "wr")
    assert {answer(state, seed=seed).move - GRAB for seed in range(30)} == {0, 1, 2}


def test_after_a_hand_comes_the_next_card_in_250_to_400_ms():
    state = lies("rws", "rws", "rws", "wsr")
    mind = Grabber(SURE)
    first = answer(state, mind=mind)
    grab(state, A, first.move - GRAB)
    second = answer(state, mind=mind)
    assert (first.again, second.again, second.move != first.move) == (True, True, True)
    delays = set()
    for seed in range(200):
        mind.beat = state.beat
        delays.add(answer(state, mind=mind, seed=seed).delay)
    assert (min(delays), max(delays)) == (pytest.approx(250, abs=5), pytest.approx(400, abs=5))


def test_with_no_card_left_it_stops():
    state = lies("rws", "rws", "wsr")
    mind = Grabber(SURE)
    answer(state, mind=mind)
    grab(state, B, 0)
    state.centre.shown[1].taker = B
    assert answer(state, mind=mind) is None


def test_more_cards_take_longer_to_look_at():
    few, many = lies("r", "r", "w"), lies(*["rw", "rw", "rw", "wr", "wr", "sr", "sr"])
    one, other = Grabber(SURE), Grabber(SURE)
    assert answer(many, mind=other).delay - answer(few, mind=one).delay == 4 * 50


def test_an_error_is_noticed():
    state = lies("rws", "rws", "wsr")
    mind = Grabber(SURE)
    answer(state, mind=mind)
    mind.wanted = 1
    grab(state, A, 2)
    assert answer(state, mind=mind).move - GRAB in (0, 1)


def test_an_error_in_a_tie_is_noticed_too():
    state = lies("rws", "wsr", "srw")
    mind = Grabber(SURE)
    answer(state, mind=mind)
    mind.wanted = 1
    grab(state, A, 1)
    assert answer(state, mind=mind) is None


def test_misses_come_as_often_as_stated():
    assert rate(SURE._replace(miss=80), "rrw")[3] == pytest.approx(0.08, abs=0.015)


@pytest.mark.parametrize("cards, leading", [("rrw", 0), ("rws", 3)])
def test_false_alarms_come_as_often_as_stated(cards, leading):
    assert 1 - rate(SURE._replace(false_alarm=80), cards)[leading] == pytest.approx(0.08, abs=0.015)


def test_a_clear_majority_misleads_nobody():
    assert rate(CASUAL._replace(false_alarm=500, miss=0), "rrrw", 200) == [1, 0, 0, 0]


def test_a_hand_takes_a_persons_time_and_its_device_the_same_all_the_match():
    mind = Grabber(SURE)
    delays = []
    for seed in range(100):
        delays.append(answer(lies("rws", "rws", "wsr"), mind=mind, seed=seed).delay)
        mind.beat = -1
    assert min(delays) >= FLOOR + mind.device
    assert 20 <= mind.device <= 60


def test_a_mind_gives_back_a_wine_of_which_it_has_most():
    state = lies("rws", "rws", "wsr", won=("rswsr", "", ""))
    grab(state, A, 2)
    assert Grabber(SURE).turn(handle(state, A, FastDice(1), reacting=False)).move in (0, 2)
    state = lies("rws", "rws", "wsr", won=("rsss", "", ""))
    grab(state, A, 2)
    one = Grabber(SURE).turn(handle(state, A, FastDice(1), reacting=False))
    assert (one.move, 600 <= one.delay <= 1500) == (2, True)


def test_a_mind_names_any_seat_that_has_cards():
    state = lies("rws", "wsr", "s", extra_card="active_player_chooses")
    on(state)
    named = {Grabber(SURE).turn(handle(state, A, FastDice(seed), reacting=False)).move for seed in range(30)}
    assert {GAME.catalogue[move] for move in named} == {"extra:0", "extra:1"}


def test_the_same_dice_play_the_same_game():
    stories = [[event_line(event, GAME) for event in play(["easy", "normal", "hard"], seed).told] for seed in (3, 3, 4)]
    assert stories[0] == stories[1] != stories[2]


def test_a_hand_takes_several_cards_of_one_round():
    state = play(["hard", "easy"], 5)
    takers = [(event.what, event.seat) for event in state.told if event.what in ("round", "takes")]
    assert any(takers[i : i + 2] == [("takes", A)] * 2 for i in range(len(takers)))


def test_the_better_level_collects_more():
    cards: Counter[str] = Counter()
    for seed in range(30):
        levels = ["easy", "normal", "hard"]
        levels = levels[seed % 3 :] + levels[: seed % 3]
        cards.update(dict(zip(levels, play(levels, seed).scores())))
    assert cards["hard"] > 1.4 * cards["normal"] > 1.4 * cards["easy"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_tables_of_normal_minds_come_to_an_end_by_their_cards(seats):
    games = [play(["normal"] * seats, seed) for seed in range(10)]
    assert {game.why() for game in games} <= {"piles-empty", "tie"}
    assert [game.audit() for game in games] == [[]] * 10


@pytest.mark.parametrize("level, least", [("easy", 0.85), ("normal", 0.93), ("hard", 0.97)])
def test_minds_mostly_grab_rightly(level, least):
    events = Counter(event.what for seed in range(10) for event in play([level] * 4, seed).told)
    assert events["takes"] / (events["takes"] + events["wrong"]) >= least
