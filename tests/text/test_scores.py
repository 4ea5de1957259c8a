"""Whatever changes a score is told by a line that points to the rulebook."""

from __future__ import annotations

import pytest

from ludoteka.games import ORDER, load
from ludoteka.text import message_id
from ludoteka.text.complete import read_messages
from ludoteka.text.loading import game_room
from tests.browser.moments import game_frames

COUNTS = {"uno": {"scoring": "to_500"}}  # where points are not usual
GAMES = 12


@pytest.mark.parametrize("id", ORDER)
def test_a_score_that_changes_has_a_rule_behind_it(id: str) -> None:
    words, _broken = read_messages((game_room(id) / "en.ftl").read_text("utf-8"))
    game, unexplained, changes = load(id), set[str](), 0
    for seed in range(GAMES):
        before: list[int | None] = []
        for _prompt, frame in game_frames(game, 4, None, COUNTS.get(id, {}), seed, only_new=True):
            scores = [plate.score for plate in frame.scene.plates]
            if before and scores != before:
                changes += 1
                told = [one.what for one in frame.news]
                if not any(words[one].anchor for what in told if (one := message_id("event", what)) in words):
                    unexplained.add(" ".join(told))
            before = scores
    assert sorted(unexplained) == []
    assert changes > 0 or id in ("chant", "duel"), "nothing was counted"
