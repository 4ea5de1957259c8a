"""Four of a kind: all draw and throw at once; four alike are claimed, then hands race. FOU-n: rulings, see NOTES.md."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.games.four.cards import ALIKE, CLAIM, DRAW, HAND, SLAP, TAKE, THROW, WINES
from ludoteka.games.four.house import CHOOSE_MS, PAUSE_MS, READY_MS, ROUND_MS, ROUNDS, SPREAD_MS, VOIDS, House
from ludoteka.games.four.options import Options
from ludoteka.games.four.table import CHOOSING as CHOOSING
from ludoteka.games.four.table import CLAIMED as CLAIMED
from ludoteka.games.four.table import DRAWING as DRAWING
from ludoteka.games.four.table import READY as READY
from ludoteka.games.four.table import SHOWN as SHOWN
from ludoteka.games.four.table import Table
from ludoteka.rules.cards import ONE, members
from ludoteka.rules.contract import NEVER, Move, Ms, Seat
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD, NOBODY
from ludoteka.rules.places import by_most


class Four(Table):
    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Move]:
        """FOU-12: three claims are open to everybody whatever their hand: whoever is wrong pays for it."""
        if self.over or self.phase == READY or self.phase == SHOWN:
            return []
        if self.phase == CLAIMED:
            return [] if self.slaps.down & (ONE << seat) else [CLAIM, CLAIM + 1, CLAIM + 2, SLAP]
        moves = self.on_turn(seat)
        if self.phase == CHOOSING:
            return moves
        if self.sizes[seat] == HAND and not self.is_own_discard(seat):
            moves.append(TAKE)
        moves.append(CLAIM)
        moves.append(CLAIM + 1)
        moves.append(CLAIM + 2)
        return moves

    def on_turn(self, seat: Seat) -> list[Move]:
        if self.over or not self.active & (ONE << seat):
            return []
        return self.throws_of(seat) if self.phase == CHOOSING or self.sizes[seat] > HAND else [DRAW]

    def throws_of(self, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for wine in range(WINES):
            if self.held[seat * WINES + wine] > 0:
                moves.append(THROW + wine)
        return moves

    def is_own_discard(self, seat: Seat) -> bool:
        """FOU-9: whether the top of the discard pile is what this seat threw last, at a table where that stays."""
        marks = self.discard.marks
        return not self.house.own_discard and len(marks) > 0 and marks[-1] == self.latest[seat]

    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.over:
            return "over"
        if self.phase == SHOWN:
            return "between-rounds"
        if self.phase == CLAIMED:
            return self.wrong_in_window(seat, move, beat)
        if move < DRAW:
            return self.wrong_throw(seat, move - THROW)
        if self.phase != DRAWING:
            return "before-go"
        if move == SLAP:
            return "no-claim-yet"  # FOU-16
        if move <= TAKE:
            return self.wrong_draw(seat, move, beat)
        return self.wrong_beat(beat)

    def wrong_throw(self, seat: Seat, wine: i64) -> str:
        if self.phase == READY or (self.phase == CHOOSING and not self.active & (ONE << seat)):
            return "chosen"
        if self.phase == DRAWING and self.sizes[seat] == HAND:
            return "draw-first"
        return "" if self.held[seat * WINES + wine] > 0 else "not-in-hand"

    def wrong_draw(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.sizes[seat] > HAND:
            return "throw-first"  # FOU-6
        if move == DRAW:
            return ""
        return "own-discard" if self.is_own_discard(seat) else self.wrong_beat(beat)

    def wrong_beat(self, beat: i64) -> str:
        """FOU-3: what answers a time before Go came too soon."""
        return "before-go" if beat < self.go_beat else ""

    def wrong_in_window(self, seat: Seat, move: Move, beat: i64) -> str:
        if move < CLAIM:
            return "round-stopped"  # FOU-17
        if self.slaps.down & (ONE << seat):
            return "hand-is-down"
        if move == SLAP:
            return "no-claim-yet" if beat < self.claim_beat else ""  # FOU-16
        return self.wrong_beat(beat)

    # --- what then happens -------------------------------------------------------------------------------------------

    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        self.own()
        if self.phase == CHOOSING:
            self.choose(seat, move - THROW)
            self.tell("chooses", seat)
            self.ready_if_all_chose()
        elif move == SLAP:
            self.slaps.add(seat)
            self.tell("slaps", seat, n=len(self.slaps.order) - 1)
            self.settle_if_all_down()
        elif self.too_soon(self.acted[seat]):
            self.tell("too-fast", seat)  # FOU-23
        else:
            self.acted[seat] = self.now
            self.act(seat, move, beat)

    def act(self, seat: Seat, move: Move, beat: i64) -> None:
        if move == DRAW:
            self.draw(seat)
        elif move == TAKE:
            self.take(seat)
        elif move < DRAW:
            self.throw(seat, move - THROW)
        elif self.held[seat * WINES + move - CLAIM] < ALIKE:
            self.claim_falsely(seat, move - CLAIM)
        elif self.phase == DRAWING:
            self.claim(seat, move - CLAIM)
        else:
            self.claim_too(seat, move - CLAIM, beat)

    def lapse(self) -> None:
        self.own()
        if self.phase == CHOOSING:
            self.choose_for_the_rest()
        elif self.phase == READY:
            self.go()
        elif self.phase == DRAWING:
            self.void()
        elif self.phase == CLAIMED:
            self.settle()
        else:
            self.deal()

    def excused(self) -> None:
        self.own()
        if self.phase == CLAIMED:
            self.settle_if_all_down()

    def again(self, at: Ms) -> None:
        """What lies on the table lies there still; Go comes anew, the window is opened anew with the hands that are
        down, the time to choose or to draw begins anew."""
        if self.over or self.phase == SHOWN:
            return
        self.own()
        self.now = max(self.now, at)
        self.tell("again")
        if self.phase == CHOOSING:
            self.deadline = self.now + CHOOSE_MS
        elif self.phase == READY:
            self.deadline = self.now + READY_MS
        elif self.phase == DRAWING:
            self.deadline = self.now + ROUND_MS
        else:
            self.deadline = self.now + self.house.window_ms
            self.settle_if_all_down()

    # --- the beginning of a round ------------------------------------------------------------------------------------

    def deal(self) -> None:
        deals = self.deal_cards()
        self.round += 1
        self.winner = NOBODY
        self.wine = NO_CARD
        self.claimants = 0
        self.open = 0
        self.losers = 0
        self.false = 0
        self.slaps.open(0)
        self.phase = CHOOSING
        self.active = self.everybody()
        self.deadline = self.now + CHOOSE_MS
        self.tell("deals", n=self.round)
        if deals > 1:
            self.tell("redeals", n=deals - 1)

    def choose(self, seat: Seat, wine: i64) -> None:
        """FOU-1: sealed; nobody else sees which."""
        self.held[seat * WINES + wine] -= 1
        self.sizes[seat] -= 1
        self.first[seat] = wine
        self.active &= ~(ONE << seat)

    def choose_for_the_rest(self) -> None:
        """FOU-1: a card at random, each as likely."""
        for seat in members(self.active):
            roll = self.dice.below(self.sizes[seat])
            wine: i64 = 0
            while roll >= self.held[seat * WINES + wine]:
                roll -= self.held[seat * WINES + wine]
                wine += 1
            self.choose(seat, wine)
            self.tell("chosen-for", seat)
        self.ready_if_all_chose()

    def ready_if_all_chose(self) -> None:
        if self.active:
            return
        self.lay_first()
        self.phase = READY
        self.reveal = True
        self.deadline = self.now + READY_MS + self.dice.below(SPREAD_MS)
        self.tell("ready")

    def go(self) -> None:
        self.phase = DRAWING
        self.beat += 1
        self.go_beat = self.beat
        self.reveal = False
        self.active = self.everybody()
        self.deadline = self.now + ROUND_MS
        self.tell("go")

    # --- claims ------------------------------------------------------------------------------------------------------

    def claim(self, seat: Seat, wine: i64) -> None:
        """FOU-10, FOU-11, FOU-17: right. All cards lie still, everybody else's hand races."""
        self.phase = CLAIMED
        self.beat += 1
        self.claim_beat = self.beat
        self.active = 0
        self.deadline = self.now + self.house.window_ms
        self.winner = seat
        self.wine = wine
        self.claimants = 1
        self.tell("claims", seat, wine)
        self.slaps.open(self.absent)
        self.slaps.add(seat)
        self.show(seat)
        self.settle_if_all_down()

    def claim_too(self, seat: Seat, wine: i64, beat: i64) -> None:
        """FOU-13, FOU-27: a second right claim is a slap; made without having heard the first, before all slaps."""
        self.tell("claims-too", seat, wine)
        self.slaps.add(seat)
        if beat < self.claim_beat:
            order = self.slaps.order[:-1]
            order.insert(self.claimants, seat)
            self.slaps.order = order
            self.claimants += 1
        self.show(seat)
        self.settle_if_all_down()

    def claim_falsely(self, seat: Seat, wine: i64) -> None:
        """FOU-12: play goes on, the hand is kept; in the window it is no slap (FOU-27)."""
        if self.phase == DRAWING:
            self.beat += 1
        self.points[seat] -= self.house.false_costs
        self.false |= ONE << seat
        self.denied[seat] |= ONE << wine
        self.tell("claims-falsely", seat, wine, n=self.house.false_costs)

    def show(self, seat: Seat) -> None:
        """FOU-25: the whole hand."""
        self.open |= ONE << seat
        for wine in range(WINES):
            if self.held[seat * WINES + wine] > 0:
                self.tell("shows", seat, wine, n=self.held[seat * WINES + wine])

    def settle_if_all_down(self) -> None:
        """FOU-14, FOU-26: with every hand down that can still come down."""
        if not self.slaps.missing(self.everybody() & ~self.absent):
            self.settle()

    # --- the end of a round ------------------------------------------------------------------------------------------

    def settle(self) -> None:
        self.voids = 0
        self.points[self.winner] += 1
        self.tell("gains", self.winner)
        missing = self.slaps.missing(self.everybody())
        if missing and self.house.one_pays:
            seats = members(missing)
            missing = ONE << seats[self.dice.below(len(seats))]
        for seat in members(missing):
            self.lose(seat, "loses-no-slap")  # FOU-15
        last = self.slaps.last()
        if not missing and last >= 0:
            self.lose(last, "loses-last")
        if self.points[self.winner] >= self.house.points:  # FOU-20: nobody else has gained
            self.end("points")
        else:
            self.pause()

    def lose(self, seat: Seat, what: str) -> None:
        """FOU-19: below zero too."""
        self.points[seat] -= 1
        self.losers |= ONE << seat
        self.tell(what, seat)

    def void(self) -> None:
        """FOU-21: nobody has claimed rightly in all that time."""
        self.voids += 1
        self.tell("void", n=self.voids)
        if self.voids == VOIDS:
            self.end("idle")
        else:
            self.pause()

    def pause(self) -> None:
        if self.round == ROUNDS:
            self.end("rounds")
            return
        self.phase = SHOWN
        self.active = 0
        self.deadline = self.now + PAUSE_MS

    def end(self, why: str) -> None:
        self.phase = SHOWN
        self.over = True
        self.ended = why
        self.active = 0
        self.deadline = NEVER

    def places(self) -> list[int]:
        """FOU-21: by points; ties share."""
        return by_most(self.points)

    def scores(self) -> list[int]:
        return list(self.points)

    def why(self) -> str:
        return self.ended

    # --- copies and checks -------------------------------------------------------------------------------------------

    def copy(self, dice: Dice) -> Four:
        twin = Four(self.house, self.seats, dice)
        twin.continue_from(self)
        twin.continue_table(self)
        return twin

    def audit(self) -> list[str]:
        return self.broken()


def start(options: Options, seats: int, dice: Dice) -> Four:
    state = Four(House(options), seats, dice)
    state.deal()
    return state
