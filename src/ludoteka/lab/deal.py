"""One game in a notebook: moves by name, a table to look at, minds to play on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteka.bots.virtual import VirtualTable
from ludoteka.games import load
from ludoteka.lab import grids
from ludoteka.lab.recorder import Recorder
from ludoteka.lab.watched import Watched, watched
from ludoteka.match import Match, fold
from ludoteka.match.notation import letter
from ludoteka.match.replay import of, write
from ludoteka.match.streams import dice_of, laboratory_seed
from ludoteka.rules.contract import NEVER, State

if TYPE_CHECKING:
    from pathlib import Path

COLUMNS: Final = ("seat", "score", "place", "")


class Deal:
    """One game in progress.

    `game`: an id out of `ludoteka.GAMES`. `seats`: how many play; seats are numbers from 0. `seed`, `index`: the deal
    is that of game `index` of a simulation with this seed. `options`: what the table chooses, as `ludoteka options
    GAME` lists it; the rest is as by default. Raises UnknownGame, BadSeats, BadOption.

    >>> deal = Deal("duel", seats=2, seed=7)
    >>> deal.owing
    [0]
    >>> deal.legal(0)
    ['challenge:1']
    """

    def __init__(self, game: str, seats: int = 3, seed: int = 1, index: int = 0, **options: str) -> None:
        self.match = Match.new(load(game), options, seats, laboratory_seed(seed, index))

    # --- what there is to know ----------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.match.game.id

    @property
    def seats(self) -> int:
        return self.match.header.seats

    @property
    def state(self) -> State:
        """The state itself, as the rules have it: small integers, everything open. Only to be read."""
        return self.match.state

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def now(self) -> int:
        """Game clock, in milliseconds since the deal."""
        return int(self.state.now)

    @property
    def owing(self) -> list[int]:
        """The seats that owe a move: one on turn, several where all choose at once, none between two flips."""
        return [seat for seat in range(self.seats) if self.state.active >> seat & 1]

    def legal(self, seat: int) -> list[str]:
        """The moves open to this seat, by name, always in the same order; reactions last. [] when the game is over."""
        return [self.match.game.catalogue[move] for move in self.state.legal(seat)]

    def view(self, seat: int | None) -> Any:
        """All that this seat knows (None: a watcher), as a frozen dataclass of plain values. Where two worlds look
        alike to a seat, its views are equal."""
        return self.match.game.view(self.state, seat)

    @property
    def scores(self) -> list[int]:
        """By seat, the game's own points so far."""
        return [int(score) for score in self.state.scores()]

    @property
    def places(self) -> list[int]:
        """By seat, when the game is over: 1 is first, ties share. [] before."""
        return [int(place) for place in self.state.places()] if self.over else []

    @property
    def why(self) -> str:
        """The code of the reason it ended; "" before."""
        return self.state.why()

    @property
    def inputs(self) -> list[str]:
        """What has happened, a line each: `12.5 A plays …` as seconds, seat and move; `-` is a deadline that passed."""
        lines = []
        for entry in self.match.inputs:
            seat, move = getattr(entry, "seat", None), getattr(entry, "move", entry.kind)
            lines.append(f"{entry.at / 1000:8.3f} {'-' if seat is None else letter(seat)} {move}")
        return lines

    # --- what can be done ---------------------------------------------------------------------------------------------

    def play(self, seat: int, move: str, at: int | None = None) -> Deal:
        """This seat makes this move, at this time of the game clock (in ms; by default now); a reaction answers what
        is there to react to. Raises Illegal with the reason's code, and nothing has changed."""
        self.match.move(self.now if at is None else at, seat, move, int(self.state.beat))
        return self

    def wait(self) -> Deal:
        """Nobody does anything until the deadline: the next card is turned, a default move is made. Raises Illegal
        where nothing would ever happen."""
        self.match.expire(int(self.state.deadline) if self.state.deadline < NEVER else self.now)
        return self

    def undo(self, inputs: int = 1) -> Deal:
        """The latest inputs did not happen. Raises Illegal where there are not so many."""
        self.match.undo(inputs)
        return self

    def finish(self, *levels: str) -> Deal:
        """Minds play on to the end, a level for each seat or one for all; `normal` by default. The same deal and levels
        give the same game. Raises ValueError for a level that the game does not have."""
        match, game = self.match, self.match.game
        given = (levels or ("normal",)) * (self.seats if len(levels) < 2 else 1)
        unknown = [level for level in given if level not in game.minds]
        if unknown or len(given) != self.seats:
            raise ValueError(f"a level for each of {self.seats} seats; allowed: {', '.join(game.minds)}")
        twin, recorder = fold(match.header, match.seed, match.entries, game), Recorder(game)
        dice = [dice_of(match.seed, f"bot:{seat}") for seat in range(self.seats)]
        minds = [game.minds[level]() for level in given]
        table = VirtualTable(
            watched(game), Watched(twin.state, recorder), minds, dice, dice_of(match.seed, "race")
        )  # fmt: skip
        table.run(game.cap + 1)
        for entry in recorder.entries:
            match.append(entry)
        return self

    def save(self, path: str | Path) -> Path:
        """Write the match as a `.ludo` file, for `ludoteka replay`, `ludoteka verify` and the page's replay viewer."""
        from pathlib import Path

        file = Path(path)
        file.write_text(write(of(self.match)), "utf-8")
        return file

    # --- how it looks -------------------------------------------------------------------------------------------------

    def rows(self) -> list[dict[str, Any]]:
        """A row a seat: `seat` (a letter), `score`, `place` (None before the end), `owes`."""
        places: list[int | None] = [*self.places] or [None] * self.seats
        return [
            {"seat": letter(seat), "score": score, "place": place, "owes": seat in self.owing}
            for seat, (score, place) in enumerate(zip(self.scores, places))
        ]

    def __repr__(self) -> str:
        return f"<Deal of {self.game}, {self.seats} seats, {len(self.match.inputs)} inputs: {self._stands()}>"

    def __str__(self) -> str:
        return grids.text(f"{self.game}: {self._stands()}", COLUMNS, self._cells())

    def _repr_html_(self) -> str:
        return grids.html(f"{self.game}: {self._stands()}", COLUMNS, self._cells())

    def _cells(self) -> list[tuple[str, ...]]:
        return [
            (row["seat"], str(row["score"]), str(row["place"] or "–"), "to move" if row["owes"] else "")
            for row in self.rows()
        ]

    def _stands(self) -> str:
        if self.over:
            return f"over, {self.why}"
        owing = " and ".join(letter(seat) for seat in self.owing)
        return f"{owing} to move" if owing else "waiting for the next thing to happen"
