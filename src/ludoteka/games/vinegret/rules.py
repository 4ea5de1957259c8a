"""Vinegret: what a seat may do, and what then happens. VIN-n: rulings, see NOTES.md.

The course of a deal stands in dealing.py, the bettings in betting.py, who pays whom in payments.py, what a hand is in
combos.py, what lies on the table in table.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.games.vinegret.cards import (
    BET,
    CHANGE,
    FORCE,
    HAND,
    HOLD,
    MARK,
    PASS,
    RAISE,
    REDEAL,
    REFUSE,
    THROW,
    WHIST,
)
from ludoteka.games.vinegret.dealing import Dealing
from ludoteka.games.vinegret.house import MOST_REDEALS, House
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.table import BREAK, CHOICE, DRAW, FIRST, SAYING, SECOND, THROWING
from ludoteka.rules.cards import ONE, how_many
from ludoteka.rules.contract import Move, Ms, Seat
from ludoteka.rules.dice import Dice
from ludoteka.rules.places import by_most


class Vinegret(Dealing):
    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if not self.active & (ONE << seat):
            return moves
        phase = self.phase
        if phase == SAYING:
            return [WHIST, CHANGE + 1, CHANGE + 2, CHANGE + 3, MARK, MARK + 1]
        if phase == THROWING:
            return [THROW, THROW + 1, THROW + 2]
        if phase == DRAW:
            for i in range(ONE << HAND):
                moves.append(CHANGE + i)
            for i in range(HAND):
                moves.append(MARK + i)
            return moves
        if phase == CHOICE:
            if self.redeals < MOST_REDEALS:
                moves.append(REDEAL)
            moves.append(FORCE)
            return moves
        return self.bets()

    def bets(self) -> list[Move]:
        """What may be said in a betting."""
        moves: list[Move] = []
        if not self.current:
            moves.append(PASS)
            first = BET if self.phase == FIRST else RAISE
            for n in range(self.most()):
                moves.append(first + n + 1)
            return moves
        moves.append(HOLD)
        if self.may_raise():
            for n in range(self.most()):
                moves.append(RAISE + n + 1)
        moves.append(REFUSE)
        return moves

    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.over:
            return "over"
        if not self.active & (ONE << seat):
            return self.waits(seat)
        phase = self.phase
        if phase == THROWING:
            return "" if THROW <= move < PASS else "throw-first"
        if move == WHIST:
            return "" if phase == SAYING else "no-whist-now"
        if move < THROW:
            return self.wrong_exchange(move)
        if move < PASS:
            return "nothing-to-throw"
        if move >= REDEAL:
            if phase != CHOICE:
                return "not-all-passed"
            return "three-redeals" if move == REDEAL and self.redeals >= MOST_REDEALS else ""
        return self.wrong_bet(move)

    def waits(self, seat: Seat) -> str:
        """Why a seat that owes no move cannot make one."""
        if self.out & (ONE << seat):
            return "you-are-out"
        if self.phase == BREAK:
            return "deal-over"
        if not self.seated & (ONE << seat):
            return "you-sit-out"
        return "not-your-turn" if self.inside & (ONE << seat) else "you-refused"

    def wrong_exchange(self, move: Move) -> str:
        """An exchange, or a mark for one."""
        if self.phase == SAYING:
            if move == CHANGE:
                return "whist-keeps"
            return "" if move <= CHANGE + 3 or MARK <= move < MARK + 2 else "no-such-card"
        return "" if self.phase == DRAW else "no-exchange-now"

    def wrong_bet(self, move: Move) -> str:
        if self.phase not in (FIRST, SECOND):
            return "no-betting-now"
        if move in (HOLD, REFUSE):
            return "" if self.current else "no-bet"
        if move == PASS:
            return "bet-open" if self.current else ""
        if move < HOLD:
            if self.phase == SECOND:
                return "raise-now"
            if self.current:
                return "bet-open"
            return "" if move - BET <= self.most() else "over-limit"
        if not self.current and self.phase == FIRST:
            return "bet-first"
        if self.current and not self.may_raise():
            return "no-more-raises"
        return "" if move - RAISE <= self.most() else "over-limit"

    # --- what then happens -------------------------------------------------------------------------------------------

    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        if move == WHIST:
            self.whist(seat)
        elif move < MARK:
            if self.phase == SAYING:
                self.exchange_first(seat, move - CHANGE)
            else:
                self.change(seat, move - CHANGE)
        elif move < THROW:
            self.marked ^= ONE << (move - MARK)
        elif move < PASS:
            self.throw(seat, ONE << (move - THROW))
        elif move == PASS:
            self.check(seat)
        elif move < HOLD:
            self.open_bet(seat, move - BET)
        elif move == HOLD:
            self.hold(seat)
        elif move < REFUSE:
            if self.current:
                self.add(seat, move - RAISE)
            else:
                self.open_bet(seat, move - RAISE)
        elif move == REFUSE:
            self.refuse(seat)
        elif move == REDEAL:
            self.redeal()
        else:
            self.force()

    # --- the clock ---------------------------------------------------------------------------------------------------

    def lapse(self) -> None:
        """Between deals: the next one. Else the time of who is on turn is up (VIN-23)."""
        if self.phase == BREAK:
            self.redeals = 0
            self.dealer = self.after(self.dealer)
            self.deal()
            return
        seat = self.turn
        self.tell("time-up", seat)
        if self.phase == SAYING:
            self.exchange_first(seat, self.place_of_lowest(seat))
        elif self.phase == THROWING:
            self.throw(seat, self.place_of_lowest(seat))
        elif self.phase == DRAW:
            self.change(seat, 0)
        elif self.phase != CHOICE:
            if self.current:
                self.refuse(seat)
            else:
                self.check(seat)
        elif self.redeals < MOST_REDEALS:
            self.redeal()
        else:
            self.force()

    def place_of_lowest(self, seat: Seat) -> i64:
        return ONE << how_many(self.hands[seat] & ((ONE << self.lowest_card(seat)) - 1))

    def again(self, at: Ms) -> None:
        """Nothing races here."""

    # --- how it ended ------------------------------------------------------------------------------------------------

    def places(self) -> list[int]:
        """Most tokens first; equal tokens share (VIN-24)."""
        return by_most(self.tokens)

    def scores(self) -> list[int]:
        return [int(n) for n in self.tokens]

    def why(self) -> str:
        return self.ended

    # --- what laws and searches need ----------------------------------------------------------------------------------

    def at_random(self, seat: Seat, dice: Dice) -> Move:
        phase = self.phase
        if phase == SAYING:
            return CHANGE + 1 + dice.below(3) if dice.below(2) else WHIST
        if phase == THROWING:
            return THROW + dice.below(3)
        if phase == DRAW:
            return CHANGE + dice.below(ONE << HAND)
        if phase == CHOICE:
            return REDEAL if self.redeals < MOST_REDEALS and dice.below(2) else FORCE
        most = self.most()
        if not self.current:
            first = BET if phase == FIRST else RAISE
            return first + 1 + dice.below(most) if most > 0 and dice.below(2) else PASS
        kind = dice.below(3 if most > 0 and self.may_raise() else 2)
        return REFUSE if kind == 1 else HOLD if kind == 0 else RAISE + 1 + dice.below(most)

    def copy(self, dice: Dice) -> Vinegret:
        twin = Vinegret(self.house, self.seats, dice)
        twin.continue_dealing(self)
        return twin

    def audit(self) -> list[str]:
        flaws = self.audit_cards() + self.audit_tokens()
        if self.inside & ~self.seated or self.due & ~self.inside or self.active & ~self.seated:
            flaws.append(f"seated {self.seated}, in {self.inside}, due {self.due}, active {self.active}")
        if self.current and max(self.stakes) != self.current:
            flaws.append(f"{self.current} must have been put in, and the stakes are {list(self.stakes)}")
        return flaws


def start(options: Options, seats: int, dice: Dice) -> Vinegret:
    """The first dealer is drawn (VIN-2)."""
    state = Vinegret(House(options, seats), seats, dice)
    state.dealer = dice.below(seats)
    state.deal()
    return state
