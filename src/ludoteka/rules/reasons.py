"""Why a move is refused: the codes that every game shares. Each has a message `reason-…` in every language; a game's
own codes are listed in its GAME."""

from typing import Final

SHARED: Final = ("unknown", "time-runs-forward", "too-early", "over", "not-your-turn")
