"""Random play of any game inside the compiled rules: what `AtRandom` at every seat does in virtual time, at full speed.

Uniform over cards, then over the choices of a card, idle moves left alone while there are others; a beat is answered
with chance 1/4. In turn games everybody answers at once and the clock moves only when nobody owes a move; in a race
hands take the time of `AtRandom`'s. The same seed plays the same game, compiled or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ludoteka.rules.cards import ONE, lowest
from ludoteka.rules.contract import AS_ALL, NEVER, State
from ludoteka.rules.dice import Dice

ONE_IN: Final = 4  # a beat is answered with this chance
SOONEST: Final = 250  # ms from the reveal, where hands take time
SPREAD: Final = 750  # ms
TURN: Final = 1000  # ms: after every answer to the beat
PHOTO: Final = 3  # ms: closer presses are drawn by lot
IDLE: Final = -1  # as a card: left alone while there are others
LONE: Final = -2  # as a card: it has no other choice


class Press:
    """A hand on its way down: due at `due`, in answer to `beat`. -1 as beat: a move on turn."""

    def __init__(self, due: i64, seat: i64, move: i64, beat: i64) -> None:
        self.due = due
        self.seat = seat
        self.move = move
        self.beat = beat


def cards_of(catalogue: Sequence[str]) -> list[int]:
    """By move the number of its card. The choices of a card must stand together in the catalogue."""
    cards: list[int] = []
    names: list[str] = []
    for name in catalogue:
        card = name.partition(":")[0]
        if not names or card != names[-1]:
            if card in names:
                raise ValueError(f"the choices of {card!r} do not stand together in the catalogue")
            names.append(card)
        cards.append(len(names) - 1)
    return cards


class Playout:
    """Random play of one game. `races`: hands take time. `limit`: inputs after which it gives up."""

    def __init__(
        self,
        catalogue: Sequence[str],
        first_reaction: i64,
        idle: frozenset[int],
        wins_ties: frozenset[int],
        races: bool,
        limit: i64,
    ) -> None:
        cards = cards_of(catalogue)
        self.card: list[i64] = [card if cards.count(card) > 1 else LONE for card in cards]
        for move in idle:
            self.card[move] = IDLE
        self.first_reaction = first_reaction
        self.wins_ties = wins_ties
        self.races = races
        self.limit = limit
        self.every: i64 = 0  # the state is audited after so many inputs, and at the end; 0: never
        self.flaws: list[str] = []  # what the audit found: it ends the run
        self.presses: list[Press] = []
        self.seen: i64 = 0  # the latest beat that was asked about
        self.stuck = False

    def run(self, state: State, dice: Dice) -> i64:
        """Play to the end; the number of inputs. Not over then: nobody could move, the limit was reached, or the audit
        found `flaws`. What the seats know of each other is not kept meanwhile: ask for no view afterwards."""
        state.remembers = False  # nobody will ask what the seats know
        self.presses = []
        self.seen = 0
        self.stuck = False
        self.flaws = []
        inputs: i64 = 0
        audited: i64 = 0
        while not state.over and not self.stuck and inputs < self.limit:
            if state.beat != self.seen:
                self.ask_reactions(state, dice)
            if self.presses or self.races:
                inputs += self.step(state, dice)
            elif state.active:
                inputs += self.turn(state, dice)
            else:
                inputs += self.wait(state)
            if self.every and inputs >= audited + self.every:
                audited = inputs
                self.flaws = state.audit()
                if self.flaws:
                    return inputs
        if self.every:
            self.flaws = state.audit()
        return inputs

    def turn(self, state: State, dice: Dice) -> i64:
        """Who is on turn moves at once."""
        seat = lowest(state.active)
        move = state.at_random(seat, dice)
        if move < 0:
            move = self.choose(state.on_turn(seat), dice)
        if move < 0:
            return self.wait(state)
        state.do(seat, move, state.beat)
        return 1

    def wait(self, state: State) -> i64:
        """Nobody can do anything before the deadline."""
        if state.deadline == NEVER:
            self.stuck = True
            return 0
        state.expire(state.deadline)
        return 1

    # --- choosing -----------------------------------------------------------------------------------------------------

    def choose(self, moves: list[i64], dice: Dice) -> i64:
        """A turn move: uniform over cards, then over choices. -1: there is none.

        Any move is drawn, and kept with chance 1 / (choices of its card that are open): short without a list."""
        size = len(moves)
        while size and moves[size - 1] >= self.first_reaction:
            size -= 1
        if size < 2:
            return moves[0] if size else -1
        counted: i64 = LONE  # the card of the latest move that was drawn in vain
        choices: i64 = 1
        while True:
            at = dice.below(size)
            move = moves[at]
            card = self.card[move]
            if card == LONE:
                return move
            if card == IDLE:
                if self.only_idle(moves, size):
                    return move
            else:
                if card != counted:
                    counted = card
                    choices = self.choices(moves, size, at)
                if dice.below(choices) == 0:
                    return move

    def only_idle(self, moves: list[i64], size: i64) -> bool:
        for i in range(size):  # noqa: SIM110  (a loop compiles to less)
            if self.card[moves[i]] != IDLE:
                return False
        return True

    def choices(self, moves: list[i64], size: i64, at: i64) -> i64:
        """How many of the moves are choices of the same card as the one at this place: they stand together."""
        card = self.card[moves[at]]
        first = at
        while first > 0 and self.card[moves[first - 1]] == card:
            first -= 1
        last = at
        while last + 1 < size and self.card[moves[last + 1]] == card:
            last += 1
        return last - first + 1

    def ask_reactions(self, state: State, dice: Dice) -> None:
        """There is a new beat: every seat may answer it, once."""
        self.seen = state.beat
        for seat in range(state.seats):
            move = state.reacts_at_random(seat, dice)
            if move == AS_ALL:
                self.ask_reaction(state, seat, dice)
            elif move >= 0:
                self.presses.append(Press(state.now, seat, move, state.beat))

    def ask_reaction(self, state: State, seat: i64, dice: Dice) -> None:
        if dice.below(ONE_IN):
            return
        moves = state.legal(seat)  # reactions stand last
        size = len(moves)
        first = size
        while first and moves[first - 1] >= self.first_reaction:
            first -= 1
        if first < size:
            delay = SOONEST + dice.below(SPREAD) if self.races else 0
            move = moves[first + dice.below(size - first)]
            self.presses.append(Press(state.now + delay, seat, move, state.beat))

    def ask_turns(self, state: State, dice: Dice) -> None:
        """Whoever owes a move and has no hand on its way chooses one; who owes none any more takes the hand back."""
        chosen: i64 = 0
        for press in self.presses:
            if press.beat < 0:
                chosen |= ONE << press.seat
        if chosen & ~state.active:
            self.presses = [press for press in self.presses if press.beat >= 0 or state.active & (ONE << press.seat)]
        for seat in range(state.seats):
            if state.active & ~chosen & (ONE << seat):
                move = self.choose(state.on_turn(seat), dice)
                if move >= 0:
                    self.presses.append(Press(state.now + TURN, seat, move, -1))

    # --- time ---------------------------------------------------------------------------------------------------------

    def step(self, state: State, dice: Dice) -> i64:
        """What comes first, a hand or the deadline; 1 if it was an input."""
        if self.races:
            self.ask_turns(state, dice)
        press = self.earliest(state, dice)
        if press is None or press.due > state.deadline:
            return self.wait(state)
        self.presses.remove(press)
        beat = press.beat if press.beat >= 0 else state.beat
        if state.wrong(press.seat, press.move, beat):
            return 0
        if press.due > state.now:
            state.now = press.due
        state.do(press.seat, press.move, beat)
        return 1

    def earliest(self, state: State, dice: Dice) -> Press | None:
        """The first hand to come down; hands of a race closer than a photo finish are drawn by lot. A move on turn
        races only where the rules say so, else it lets reactions of the same instant go first."""
        if len(self.presses) < 2:
            return self.presses[0] if self.presses else None
        racing: list[Press] = []
        due: i64 = NEVER
        plain: Press | None = None
        for press in self.presses:
            if press.beat >= 0 or state.racing:
                racing.append(press)
                if press.due < due:
                    due = press.due
            elif plain is None or press.due < plain.due:
                plain = press
        if plain is not None and plain.due < due:
            return plain
        close = [press for press in racing if press.due < due + PHOTO]
        if len(close) > 1:
            close = [press for press in close if press.move in self.wins_ties] or close
            return close[dice.below(len(close))]
        return close[0] if close else None
