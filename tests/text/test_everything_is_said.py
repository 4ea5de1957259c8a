"""Every text stands in every language, of every game and every client."""

from __future__ import annotations

import pytest

from ludoteka.cli.texts import ROOMS, findings_of, game_findings, room_findings
from ludoteka.games import ORDER
from ludoteka.text.complete import SharedWords
from ludoteka.text.loading import HERE

SHARED = SharedWords((HERE / "shared_words.txt").read_text("utf-8"))


@pytest.mark.parametrize("name", ROOMS)
def test_every_text_of_the_house_is_there(name):
    assert room_findings(name, SHARED) == []


@pytest.mark.parametrize("id", ORDER)
def test_every_text_of_a_game_is_there(id):
    assert game_findings(id, SHARED) == []


def test_the_command_looks_at_all_of_them():
    assert findings_of() == []
