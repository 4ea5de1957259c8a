from ludoteka.rules.places import by_fewest, by_most


def test_equal_seats_share_a_place_and_the_next_ones_stay_empty():
    assert by_most([3, 7, 3, -1]) == [2, 1, 2, 4]
    assert by_fewest([3, 7, 3, -1]) == [2, 4, 2, 1]
