"""A prompt stands on a phone, in one line or two."""

from __future__ import annotations

import re
from typing import Final

import pytest

from ludoteka.games import ORDER, load
from ludoteka.text import LANGUAGES, Speaker
from ludoteka.text.loading import game_room

LONGEST: Final = 60
NUMBERS: Final = {"n": 3, "pips": 24, "pays": 3}


def prompts(game: str) -> list[str]:
    return re.findall(r"^prompt-[a-z-]+", (game_room(game) / "en.ftl").read_text("utf-8"), re.MULTILINE)


def card(game: str) -> str:
    """A face in whose words nothing is left out."""
    return next(face for face in load(game).faces if face not in ("back", "0", "equal"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ORDER)
def test_no_prompt_is_too_long_for_a_phone(game: str, language: str):
    speaker = Speaker(language, game, ["Anna", "Boris", "Cleo"].__getitem__)
    said = [
        speaker.say(id, seat=0, seat_other=1, seat_first=2, card=card(game), kind="sequence", **NUMBERS)
        for id in prompts(game)
    ]
    assert [prompt for prompt in said if len(prompt) > LONGEST] == []
    assert [prompt for prompt in said if "{" in prompt] == []
