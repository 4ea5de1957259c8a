"""The games in OpenSpiel: `register()` them, then load them by name.

    ludoteka.adapters.openspiel.register()
    game = pyspiel.load_game("python_ludoteka_duel(seats=2,options=hand_size:2;after_win:anyone)")

Parameters: `seats`; `options`, the game's own, as key:value;key:value; `chance`, "sampled" or "explicit" (tree.py says
what that means); `horizon`, decisions after which a game is broken off and nobody wins; `tick` and `attention` in ms
(bots/ticks.py), 0 for what suits the game. Returns are by places, between -1 and 1, together 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from ludoteka.adapters.setting import BadSetting, Setting
from ludoteka.adapters.tree import SAMPLES, Node, Past, Tree
from ludoteka.games import ORDER, load

PREFIX: Final = "python_ludoteka_"
HORIZON: Final = 20_000
CHANCE_MOVES: Final = 4_000  # in a game: more than any game rolls before the horizon
LATEST: Final = 4  # own actions in an information state tensor
PARAMETERS: Final = {"seats": 2, "options": "", "chance": "sampled", "horizon": HORIZON, "tick": 0, "attention": 0}
DEALT: Final[dict[str, Callable[[Any, int], int]]] = {  # games where the rest of the deck never comes into play
    "duel": lambda options, seats: int(options.hand_size) * seats
}


def register() -> None:
    """Makes all games known to OpenSpiel. Once is enough; more often does no harm."""
    known = set(pyspiel.registered_names())
    for id in ORDER:
        if PREFIX + id not in known:
            pyspiel.register_game(type_of(id), class_of(id))


def type_of(id: str) -> pyspiel.GameType:
    seats = load(id).seats
    return pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=f"Ludoteka: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def class_of(id: str) -> type:
    return type(f"Ludoteka{id.title()}", (SpielGame,), {"id": id})


def words_of(options: str) -> dict[str, str]:
    """`hand_size:2;after_win:anyone`. Raises BadSetting."""
    pairs = [part.partition(":") for part in options.split(";") if part]
    if any(not colon for _key, colon, _value in pairs):
        raise BadSetting(f"options are written key:value;key:value, not {options!r}")
    return {key.strip(): value.strip() for key, _colon, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One game at one table."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        if given["chance"] not in ("sampled", "explicit"):
            raise BadSetting(f"chance is {given['chance']!r}, but only 'sampled' and 'explicit' are known")
        seats, options = int(given["seats"]), words_of(given["options"])
        self.setting = Setting(self.id, seats, options, given["tick"] or None, given["attention"] or None)
        dealt = DEALT.get(self.id)
        self.tree = Tree(
            self.setting,
            given["chance"] == "explicit",
            int(given["horizon"]),
            dealt(self.setting.options, seats) if dealt else None,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=SAMPLES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.tree.horizon,
        )
        super().__init__(type_of(self.id), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_MOVES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadSetting(f"an observer has no parameters, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.setting, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A place in the game. All of it is one node, which never changes, so that a copy costs nothing."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node: Node = game.tree.root()

    def current_player(self) -> int:
        if self.node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.ticks is None else int(self.node.ticks.seat)

    def is_terminal(self) -> bool:
        return self.node.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance:{action}" if player < 0 else self.node.tree.setting.names[action]

    def returns(self) -> list[float]:
        return self.node.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one. `sampler` gives numbers in 0 … 1."""
        twin = self.clone()
        twin.node = self.node.imagine(player, int(sampler() * 2**31))
        found: SpielState = twin
        return found

    def __str__(self) -> str:
        shown = self.node.shown
        return "before the deal" if shown is None else f"{shown.clock} ms, {self.node.decisions} decisions"


class SpielObserver:
    """What a seat sees, as a tensor and in words. With perfect recall: an information state; its words hold all that
    the seat has decided and seen, its tensor what it knows now and its latest own actions."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        size = setting.size + (LATEST * setting.actions if recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"features": self.tensor[: setting.size]}
        if recall:
            self.dict["latest own actions"] = self.tensor[setting.size :].reshape(LATEST, setting.actions)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        shown = state.node.shown
        if shown is None:
            return
        self.dict["features"][:] = self.setting.observe(shown, player)
        past: Past | None = state.node.pasts[player]
        for i in range(LATEST if self.recall else 0):
            if past is not None:
                self.dict["latest own actions"][i, past.action] = 1
                past = past.before

    def string_from(self, state: SpielState, player: int) -> str:
        return state.node.known(player) if self.recall else state.node.seen(player)
