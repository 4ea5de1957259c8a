"""Wines are told apart by a letter too, in whatever language they are printed."""

import pytest

from ludoteka.games import ORDER, load
from ludoteka.rules.wine import FACES
from ludoteka.text import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [id for id in ORDER if load(id).faces[: len(FACES)] == FACES])
def test_each_wine_has_a_letter_of_its_own(game: str, language: str):
    letters = [Speaker(language, game).letter(wine) for wine in FACES]
    assert len(FACES) == len(set(letters)), letters
