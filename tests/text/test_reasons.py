"""Every refusal of every game opens a sentence of its rulebook: in every language, whatever the table has chosen."""

from __future__ import annotations

import pytest

from ludoteka.games import ORDER, load
from ludoteka.rules.options import make, values_of, words_of
from ludoteka.rules.reasons import SHARED
from ludoteka.text import Speaker, blocks
from ludoteka.text.languages import LANGUAGES

OF_NO_RULE = {"unknown", "time-runs-forward", "too-early"}  # of messages and clocks: no rulebook speaks of them


def anchors_of(game: str) -> dict[str, str | None]:
    """The anchor of every reason that the rules of this game can give; the same in all languages, as `texts` checks."""
    speaker = Speaker("en", game)
    return {code: speaker.anchor("reason", code) for code in (*SHARED, *load(game).reasons) if code not in OF_NO_RULE}


@pytest.mark.parametrize("game", ORDER)
def test_every_reason_points_to_a_place_in_the_rulebook_of_every_language(game):
    anchors = anchors_of(game)
    for language in LANGUAGES:
        places = {block.anchor for block in blocks(game, language) if block.anchor}
        assert {code: anchor for code, anchor in anchors.items() if anchor not in places} == {}, language


@pytest.mark.parametrize("game", ORDER)
def test_the_place_is_there_whatever_the_table_has_chosen(game):
    options, book, anchors = load(game).options, blocks(game, "en"), set(anchors_of(game).values())
    usual = words_of(make(options, {}))
    for key, values in values_of(options).items():
        for value in values:
            places = {block.anchor for block in book if block.holds({**usual, key: value})}
            assert anchors - places == set(), (key, value)


def test_the_rules_reasons_are_among_those_that_are_tried():
    assert {"over", "not-your-turn", "must-match"} <= anchors_of("uno").keys()
