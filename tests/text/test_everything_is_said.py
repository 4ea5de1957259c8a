"""Every text stands in every language, of every game and every client."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from ludoteka.cli import texts
from ludoteka.cli.texts import ROOMS, findings_of, game_findings, room_findings
from ludoteka.games import ORDER
from ludoteka.text import Block, Passage
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


def test_one_finding_is_not_said_as_many(monkeypatch):
    monkeypatch.setattr(texts, "findings_of", lambda _games: ["duel: en: title is missing"])
    assert "texts: 1 finding in en" in CliRunner().invoke(texts.command).output


def test_an_example_that_quotes_nothing_is_found(monkeypatch):
    book = [Block("example", (), passage=passage) for passage in (Passage("first", 1, 2), Passage("both_win", 1, 2))]
    monkeypatch.setattr(texts, "blocks", lambda *_: book)
    assert [finding for finding in game_findings("duel", SHARED) if "nothing" in finding] == [
        "en: the rulebook quotes first 1-2, and nothing is told there",
        "en: the rulebook quotes both_win 1-2, and nothing is told there",
    ]
