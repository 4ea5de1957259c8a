"""What four cards are, which is higher, what it pays."""

import pytest

from tests.games.vinegret.setting import beats, kind, ties, worth


@pytest.mark.parametrize(
    "hand, named, pays",
    [
        ("h2 h3 d10 c9", "point", 1),
        ("h2 h3 h10 c9", "point", 1),
        ("h1 d1 c9 s10", "prime", 2),
        ("h10 d10 c5 s5", "prime", 2),  # thirty is not above thirty
        ("h10 d10 c5 s6", "grand-prime", 2),
        ("h2 h3 h4 d9", "sequence", 3),
        ("h6 d6 c6 h2", "tricon", 4),
        ("h1 h3 h5 h6", "flux", 5),
        ("h6 d6 c6 s2", "tricon-prime", 6),
        ("h10 d10 c10 s2", "tricon-prime", 6),
        ("h2 h3 h4 h9", "flux-sequence", 8),
        ("h2 h3 h4 h5", "flux-sequence", 8),
        ("h2 d2 c2 s2", "fredon", 82),
        ("h10 d10 c10 s10", "fredon", 82),
    ],
)
def test_a_hand_has_its_name_and_its_price(hand, named, pays):
    assert (kind(hand), worth(hand)) == (named, pays)


LADDER = [
    "h9 h10 d8 c8",
    "h1 h2 h4 d2",
    "h1 d1 c2 s2",
    "h7 d8 c9 s9",
    "h1 h2 h3 d10",
    "h1 d1 c1 h9",
    "h1 h2 h4 h5",
    "h1 d1 c1 s2",
    "h1 h2 h3 h10",
    "h1 d1 c1 s1",
]


def test_the_kinds_rise_from_the_point_to_the_fredon():
    assert [beats(higher, lower) for lower, higher in zip(LADDER, LADDER[1:])] == [True] * 9


def test_a_single_card_is_no_point():
    assert beats("h2 h3 d10 c9", "h1 h2 d10 c9")  # five against three, whatever the ten says


def test_three_cards_of_a_suit_beat_two_with_more_pips():
    assert beats("h1 h2 h4 d9", "d9 d10 h8 c8")


def test_a_point_is_counted_in_its_own_suit_only():
    assert beats("h5 h9 d1 c1", "h6 h7 d10 c9")


def test_a_point_of_neighbours_beats_one_of_as_many_pips_without():
    assert beats("h5 h6 d1 c2", "d4 d7 h9 c10")


def test_points_alike_in_all_of_that_tie():
    assert ties("h4 h7 d1 c2", "d4 d7 h9 c10")


def test_VIN_20_of_two_pairs_in_suit_the_one_with_more_pips_is_the_point():
    assert ties("h2 h9 d3 d6", "h2 h9 c1 s3")


def test_VIN_20_of_two_pairs_with_equal_pips_the_one_of_neighbours():
    assert beats("h2 h9 d5 d6", "h2 h9 c1 s3")


def test_a_prime_is_compared_by_all_its_pips():
    assert beats("h1 d5 c6 s7", "h1 d5 c6 s6")


def test_a_grand_prime_beats_any_prime():
    assert beats("h10 d9 c9 s3", "h10 d9 c9 s2")


def test_of_sequences_the_run_decides_not_the_fourth_card():
    assert beats("h3 h4 h5 d1", "h2 h3 h4 d10")
    assert ties("h3 h4 h5 d1", "d3 d4 d5 h10")


def test_of_tricons_the_rank_decides():
    assert beats("h7 d7 c7 h1", "h6 d6 s6 h10")


def test_fluxes_are_compared_by_pips():
    assert beats("h1 h3 h5 h10", "d2 d4 d5 d7")


def test_of_fluxes_with_a_sequence_four_in_a_row_beat_three():
    assert beats("h1 h2 h3 h4", "d7 d8 d9 d1")


def test_of_fluxes_with_a_sequence_the_row_decides_then_all_pips():
    assert beats("h3 h4 h5 h1", "d2 d3 d4 d10")
    assert beats("h3 h4 h5 h9", "d3 d4 d5 d8")


def test_the_ace_is_low_only():
    assert kind("h9 h10 h1 d2") == "point"
    assert kind("h1 h2 h3 d2") == "sequence"


def test_where_a_grand_prime_pays_three_it_does_so_in_other_hands_too():
    assert worth("h10 d10 c5 s6", grand_prime_pays="3") == 3
    assert worth("h10 d10 c10 s1", grand_prime_pays="3") == 7
    assert worth("h8 d8 c8 s8", grand_prime_pays="3") == 83
    assert worth("h7 d7 c7 s7", grand_prime_pays="3") == 82


def test_a_fredon_may_pay_eight():
    assert worth("h7 d7 c7 s7", fredon_pays="8") == 10


def test_fredons_are_high_by_pips_or_aces_first():
    assert beats("h10 d10 c10 s10", "h1 d1 c1 s1")
    assert beats("h1 d1 c1 s1", "h10 d10 c10 s10", fredon_high="aces_high")
    assert beats("h10 d10 c10 s10", "h9 d9 c9 s9", fredon_high="aces_high")


def test_a_prime_of_one_suit_is_a_flux_and_four_suits_are_nothing():
    same = {"prime": "same_suit"}
    assert (kind("h1 h3 h5 h7", **same), kind("h1 d3 c5 s7", **same)) == ("flux", "nothing")
    assert worth("h1 d3 c5 s7", **same) == 0
    assert beats("h1 h2 d3 c4", "h10 d9 c8 s7", **same)
    assert ties("h10 d9 c8 s7", "h1 d2 c3 s4", **same)


def test_a_prime_of_one_suit_leaves_the_tricon_a_tricon_and_the_fredon_its_price():
    same = {"prime": "same_suit"}
    assert (kind("h6 d6 c6 s2", **same), worth("h6 d6 c6 s2", **same)) == ("tricon", 4)
    assert worth("h6 d6 c6 s6", **same) == 82


FIVES = {"deck": "5_to_a"}


def test_from_five_to_ace_runs_follow_the_order():
    assert kind("h10 hj hq d5", **FIVES) == "sequence"
    assert kind("hq hk h1 d5", **FIVES) == "sequence"
    assert kind("h1 h5 h6 d9", **FIVES) == "point"


def test_from_five_to_ace_pips_come_first_then_the_order():
    assert beats("h1 h5 d7 c8", "h10 h5 d7 c8", **FIVES)  # the ace counts eleven
    assert beats("hk h5 d7 c8", "h10 d7 s8 h5", **FIVES)
    assert beats("hj hq hk d5", "h10 hj hq d5", **FIVES)  # thirty pips each
    assert beats("h9 d8 cj sk", "h8 d9 cq sj", **FIVES)


def test_from_five_to_ace_ranks_of_ten_pips_are_still_ranks():
    assert beats("hk dk ck h5", "hq dq cq h9", **FIVES)
    assert beats("h1 d1 c1 s1", "hk dk ck sk", **FIVES)
    assert beats("h6 d6 c6 s6", "h5 d5 c5 s5", **FIVES)
