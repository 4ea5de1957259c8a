"""What a table may choose."""

import pytest

from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.cards import FACES
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.table import BREAK, DRAW, SAYING, SECOND, THROWING
from ludoteka.rules.cards import how_many
from ludoteka.rules.options import BadOption, make, values_of, words_of
from ludoteka.table.quotes import quoted
from ludoteka.text import blocks
from tests.games.vinegret.setting import (
    FLUX_24,
    POINT_7,
    POINT_9,
    PRIME_14,
    A,
    B,
    C,
    D,
    beats,
    dealt,
    drawing,
    first,
    gains,
    kind,
    late,
    may,
    refusal,
    said,
    say,
    second,
    told,
    worth,
)

THREE = (POINT_7, POINT_9, PRIME_14)
NOTHING = "h1 d2 c3 s8"


def test_the_options_are_those_of_the_notes_default_first():
    assert values_of(Options) == {
        "deck": ("a_to_10", "5_to_a"),
        "prime": ("four_suits", "same_suit"),
        "fredon_pays": ("80", "8"),
        "grand_prime_pays": ("2", "3"),
        "fredon_high": ("by_pips", "aces_high"),
        "first_stake": ("whist", "everyone"),
        "ante": ("1", "2", "5"),
        "ante_when_carried": ("yes", "no"),
        "start_tokens": ("100", "50", "200"),
        "bet_limit": ("10", "5", "20", "none"),
        "first_raises": ("3", "none"),
        "unheld_bet": ("dealer_pays_twice", "refuser_pays_two"),
        "unheld_takes_pot": ("no", "yes"),
        "refuser_returns": ("no", "yes"),
        "unheld_raise_pays": ("hand_value", "pips"),
        "after_force": ("betting", "draw", "showdown"),
        "payers": ("everyone", "holders"),
        "draws": ("one", "repeated"),
        "exchange_one": ("one", "two"),
        "direction": ("clockwise", "anticlockwise"),
        "deals": ("3", "1", "5", "until_double"),
        "most_seats": ("6", "5"),
    }


@pytest.mark.parametrize(
    "value, ranks",
    [("a_to_10", "1 2 3 4 5 6 7 8 9 10"), ("5_to_a", "5 6 7 8 9 10 j q k 1")],
)
def test_deck(value, ranks):
    state = dealt(6, deck=value)
    cards = {FACES[card] for card in state.stock} | {
        FACES[card] for hand in state.hands for card in range(52) if hand >> card & 1
    }
    assert cards == {suit + rank for suit in "hdcs" for rank in ranks.split()}


@pytest.mark.parametrize("value, named", [("four_suits", "prime"), ("same_suit", "nothing")])
def test_prime(value, named):
    assert kind("h1 d2 c3 s8", prime=value) == named


def test_prime_same_suit_a_showdown_of_nothing_leaves_the_pot():
    state = second(NOTHING, "h3 d1 c2 s9", prime="same_suit")
    say(state, "raise:2", "hold")
    assert (state.phase, state.winner, state.shown, state.pot) == (BREAK, -1, 0b11, 6)
    assert gains(state) == [-3, -3]


@pytest.mark.parametrize("value, pays", [("80", 82), ("8", 10)])
def test_fredon_pays(value, pays):
    assert worth("h2 d2 c2 s2", fredon_pays=value) == pays


@pytest.mark.parametrize("value, pays", [("2", 2), ("3", 3)])
def test_grand_prime_pays(value, pays):
    assert worth("h10 d9 c8 s7", grand_prime_pays=value) == pays
    assert worth("h1 d2 c3 s4", grand_prime_pays=value) == 2


@pytest.mark.parametrize("value, aces", [("by_pips", False), ("aces_high", True)])
def test_fredon_high(value, aces):
    assert beats("h1 d1 c1 s1", "h10 d10 c10 s10", fredon_high=value) is aces


@pytest.mark.parametrize("value, pot", [("whist", 3 + 2), ("everyone", 3 + 6)])
def test_first_stake(value, pot):
    state = dealt(3, first_stake=value)
    say(state, "whist", "change:1", "change:12")
    assert state.pot == pot


@pytest.mark.parametrize("value", ["1", "2", "5"])
def test_ante(value):
    state = dealt(4, ante=value)
    assert (state.pot, gains(state)) == (4 * int(value), [-int(value)] * 4)


@pytest.mark.parametrize("value, pot", [("yes", 6), ("no", 3)])
def test_ante_when_carried(value, pot):
    state = second(*THREE, ante_when_carried=value)
    say(state, "pass", "pass", "pass")
    late(state)
    assert state.pot == pot


def test_ante_when_carried_no_means_after_a_redeal_too():
    state = first(*THREE, ante_when_carried="no")
    say(state, "pass", "pass", "pass", "redeal")
    assert state.pot == 3


@pytest.mark.parametrize("value", ["100", "50", "200"])
def test_start_tokens(value):
    assert dealt(2, start_tokens=value).scores() == [int(value) - 1] * 2


@pytest.mark.parametrize("value, most", [("10", 10), ("5", 5), ("20", 20), ("none", 99)])
def test_bet_limit(value, most):
    assert may(first(*THREE, bet_limit=value), A)[-1] == f"bet:{most}"


@pytest.mark.parametrize("value, raising", [("3", True), ("none", False)])
def test_first_raises(value, raising):
    state = first(*THREE, first_raises=value)
    say(state, "bet:1")
    assert ("raise:1" in may(state, B)) is raising


@pytest.mark.parametrize(
    "value, payments", [("dealer_pays_twice", [("pays", D, 6)]), ("refuser_pays_two", [("pays", A, 2)])]
)
def test_unheld_bet(value, payments):
    state = first(*THREE, NOTHING, dealer=D, unheld_bet=value)
    say(state, "pass", "bet:3", "refuse", "refuse", "refuse")  # A refuses last
    assert said(state, "pays") == payments
    assert GAME.view(state, A).price == payments[0][2]


def test_unheld_bet_refuser_pays_two_also_to_the_dealer():
    state = first(*THREE, dealer=C, unheld_bet="refuser_pays_two")
    say(state, "pass", "pass", "bet:3", "refuse", "refuse")
    assert said(state, "pays") == [("pays", B, 2)]


@pytest.mark.parametrize("value, pot", [("no", 4), ("yes", 0)])
def test_unheld_takes_pot(value, pot):
    state = first(*THREE, dealer=C, unheld_takes_pot=value)
    say(state, "bet:1", "raise:1", "refuse", "refuse")
    assert state.pot == pot
    assert gains(state)[B] == -1 + 4 + (4 - pot)


@pytest.mark.parametrize("value, asked", [("no", C), ("yes", B)])
def test_refuser_returns(value, asked):
    state = first(*THREE, refuser_returns=value)
    say(state, "bet:1", "refuse", "hold", "change:0", "change:0", "pass")
    assert (state.phase, state.turn) == (SECOND, asked)


def test_refuser_returns_with_a_raise_that_nobody_holds():
    state = first(*THREE, refuser_returns="yes")
    say(state, "bet:1", "refuse", "hold", "change:0", "change:0", "pass", "raise:2", "refuse", "refuse")
    assert (state.phase, state.winner, gains(state)[B]) == (BREAK, B, -1 + 5 + 2)


def test_refuser_returns_whose_hand_is_kept_from_the_new_stock():
    state = drawing(*THREE, refuser_returns="yes")
    state.inside, state.due = 0b101, 0b101
    state.thrown[B] = sum(1 << card for card in state.stock)
    state.stock = []
    hand = state.hands[B]
    say(state, "change:1")
    assert state.hands[B] == hand


@pytest.mark.parametrize("value, paid", [("hand_value", 5), ("pips", 22)])
def test_unheld_raise_pays(value, paid):
    state = second(POINT_7, FLUX_24, POINT_9, unheld_raise_pays=value)
    say(state, "pass", "raise:1", "refuse", "refuse")
    assert said(state, "pays") == [("pays", A, paid), ("pays", C, paid)]


def test_unheld_raise_pays_pips_for_a_hand_of_nothing_too():
    state = second(NOTHING, POINT_9, prime="same_suit", unheld_raise_pays="pips")
    say(state, "raise:1", "refuse")
    assert said(state, "pays") == [("pays", B, 14)]


@pytest.mark.parametrize("value, phase", [("betting", 2), ("draw", DRAW), ("showdown", BREAK)])
def test_after_force(value, phase):
    state = first(*THREE, after_force=value)
    say(state, "pass", "pass", "pass", "force")
    assert state.phase == phase


@pytest.mark.parametrize("value, payers", [("everyone", [A, B, D]), ("holders", [A, B])])
def test_payers(value, payers):
    state = first(POINT_7, POINT_9, FLUX_24, PRIME_14, dealer=D, payers=value)
    say(state, "bet:1", "hold", "hold", "refuse", "change:0", "change:0", "change:0", "raise:1", "hold", "hold")
    assert [event.seat for event in told(state, "pays")] == payers


@pytest.mark.parametrize("value, phase", [("one", SECOND), ("repeated", DRAW)])
def test_draws(value, phase):
    state = drawing(*THREE, draws=value)
    say(state, "change:1", "change:1", "change:1")
    assert state.phase == phase


def test_exchange_one_one():
    state = dealt(2)
    say(state, "change:1")
    assert (state.phase, state.turn) == (SAYING, state.dealer)


def test_exchange_one_two_brings_two_cards_and_one_of_three_is_thrown():
    state = dealt(2, exchange_one="two")
    seat = state.turn
    say(state, "change:1")
    assert (state.phase, state.turn, how_many(state.hands[seat])) == (THROWING, seat, 3)
    assert may(state, seat) == ["throw:1", "throw:2", "throw:3"]
    assert refusal(state, seat, "whist") == "throw-first"
    third = state.cards_at(seat, 4)
    say(state, "throw:3")
    assert (how_many(state.hands[seat]), state.thrown[seat] & third) == (2, third)


def test_exchange_one_two_says_nothing_of_an_exchange_of_both():
    state = dealt(2, exchange_one="two")
    seat = state.turn
    say(state, "change:12")
    assert (state.phase, how_many(state.hands[seat])) == (SAYING, 2)


@pytest.mark.parametrize("value, seat", [("clockwise", B), ("anticlockwise", C)])
def test_direction(value, seat):
    assert first(*THREE, dealer=A, direction=value).turn == seat


@pytest.mark.parametrize("value, deals", [("3", 12), ("1", 4), ("5", 20), ("until_double", 60)])
def test_deals(value, deals):
    assert dealt(4, deals=value).house.deals == deals


@pytest.mark.parametrize("value, cards", [("6", 12), ("5", 10)])
def test_most_seats(value, cards):
    state = dealt(6, most_seats=value)
    assert sum(how_many(hand) for hand in state.hands) == cards


def test_most_seats_5_of_six_the_one_before_the_dealer_sits_out():
    state = dealt(6, most_seats="5")
    resting = (state.dealer + 5) % 6
    assert (state.hands[resting], state.tokens[resting]) == (0, 100)
    assert refusal(state, resting, "whist") == "you-sit-out"
    assert GAME.scene(GAME.view(state, None), []).plates[resting].marks == ("sits-out",)


def test_most_seats_5_everybody_sits_out_as_often():
    state = dealt(6, most_seats="5")
    rests = [0] * 6
    while not state.over and state.played < 18:
        if state.phase == SAYING and not any(state.first[seat] >= 0 for seat in range(6)) and not state.redeals:
            rests[[hand == 0 for hand in state.hands].index(True)] += 1
        late(state)
    assert rests == [3] * 6


def test_most_seats_5_changes_nothing_for_five():
    assert all(dealt(5, most_seats="5").hands)


def test_another_value_is_refused():
    with pytest.raises(BadOption):
        make(Options, {"bet_limit": "15"})


def test_where_there_is_no_prime_the_rulebook_names_none_but_to_say_so():
    chosen = {"prime": "same_suit", "grand_prime_pays": "3"}
    book = blocks("vinegret", "en", words_of(make(GAME.options, chosen)))
    told = [quoted("vinegret", block.passage, "en") if block.passage else block.text for block in book]
    assert [block.anchor for block, text in zip(book, told, strict=True) if "prime" in str(text)] == ["prime"]
