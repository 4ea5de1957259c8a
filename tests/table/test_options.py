"""Every option of every game can be switched in the lobby."""

from __future__ import annotations

import pytest

from ludoteka.games import ORDER, load
from ludoteka.rules.options import values_of


@pytest.mark.parametrize("game", ORDER)
async def test_every_value_of_every_option_can_be_chosen_and_a_match_is_played_by_it(world, game):
    ann, bob = await world.open(game, start=False)
    for key, values in values_of(load(game).options).items():
        for value in (*values[1:], values[0], values[-1]):
            await world.pass_ms(200)  # nobody taps faster
            assert await ann.do("set_option", key, value) == ""
            assert bob.lobby().options[key] == value
    assert await ann.do("start") == ""
    last = {key: values[-1] for key, values in values_of(load(game).options).items()}
    assert dict(world.table.room.sitting.match.header.options) == last
