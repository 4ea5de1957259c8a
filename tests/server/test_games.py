"""What a page is told of a game before it is played."""

from ludoteka.games import ORDER
from ludoteka.server.api import described


def test_a_game_says_whether_hands_race_in_it() -> None:
    """In Tricoda each announcement counts as it comes; Duel and Vinegret have no reactions."""
    assert {game for game in ORDER if described(game)["races"]} == {"uno", "harvest", "chant", "five", "four"}
