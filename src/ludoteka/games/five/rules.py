"""Count to five: slap when some wine stands exactly five times in the pile. FIV-n: rulings, see NOTES.md.

The deal is even and the piles are turned over in turn, so the cards come in one fixed order: `deck` is that order,
the first `turned` of it are the pile in the middle, and card number i came from seat `owner(i)`. Taking a flip back
is one step back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.five.cards import FLIP, MOVES, SLAP, WINES
from ludoteka.games.five.options import Options
from ludoteka.rules.cards import ONE, members
from ludoteka.rules.contract import NEVER, Move, Ms, Seat, Seats, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.places import by_most
from ludoteka.rules.slap import Slaps
from ludoteka.rules.wine import deck

# What the table waits for.
TURNING: Final = 0  # the next card
SLAPPED: Final = 1  # more hands: the follow-up window
OPENED: Final = 2  # the next round, while all look at the opened pile

PAUSE_MS: Final = 3_000  # FIV-22
ROUNDS: Final = 60  # FIV-14
VOIDS: Final = 3  # FIV-15
BEAT_MS: Final = {"1.0": 1_000, "1.4": 1_400, "0.7": 700}
FLOOR: Final = {"none": -1_000_000, "zero": 0, "minus_three": -3}


class House:
    """The table's options as the rules read them: taken over once from the validated options."""

    def __init__(self, options: Options) -> None:
        self.per_type: i64 = int(options.cards_per_type)
        self.target: i64 = int(options.target)
        self.points: i64 = int(options.points_to_win)
        self.by_hand = options.flip == "by_hand"
        beat: i64 = BEAT_MS[options.beat]
        self.wait_ms: i64 = 2 * beat if self.by_hand else beat  # FIV-3: by hand, it turns itself after two beats
        self.window_ms: i64 = int(options.follow_up_window) * 1_000
        self.floor: i64 = FLOOR[options.floor]
        self.training = options.counts_shown == "training"
        self.by_lot = options.youngest == "by_lot"


class Five(State):
    def __init__(self, house: House, seats: i64, dice: Dice) -> None:
        super().__init__(seats, MOVES, dice, SLAP)
        self.house = house
        self.deck: list[i64] = []  # in the order in which the cards will be turned; what cannot be dealt evenly last
        self.dealt: i64 = 0
        self.turned: i64 = 0
        self.seen: i64 = 0  # turned at some time this round: those taken back too
        self.counts: list[i64] = [0] * WINES  # of the pile, by wine
        self.phase: i64 = TURNING
        self.round: i64 = 0
        self.starter: Seat = 0
        self.first_beat: i64 = 1  # of this round's first card
        self.slaps = Slaps()
        self.points: list[i64] = [0] * seats
        self.change: list[i64] = [0] * seats  # of the points, in the round that was opened
        self.voids: i64 = 0  # in a row
        self.ended = ""

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Move]:
        if self.over or self.phase == OPENED:
            return []
        if self.phase == SLAPPED:
            return [] if self.slaps.down & (ONE << seat) else [SLAP]
        moves: list[Move] = []
        if self.active & (ONE << seat):
            moves.append(FLIP)
        if self.turned > 0:
            moves.append(SLAP)
        return moves

    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.over:
            return "over"
        if move == FLIP:
            return self.wrong_flip(seat)
        if self.phase == OPENED:
            return "between-rounds"
        if self.phase == SLAPPED and self.slaps.down & (ONE << seat):
            return "hand-is-down"
        return "" if self.first_beat <= beat <= self.beat else "no-card-yet"

    def wrong_flip(self, seat: Seat) -> str:
        if not self.house.by_hand:
            return "turned-on-the-beat"
        if self.phase != TURNING:
            return "round-stopped"
        if self.turned == self.dealt:
            return "no-cards-left"
        return "" if self.active & (ONE << seat) else "not-your-turn"

    # --- what then happens -------------------------------------------------------------------------------------------

    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        if move == FLIP:
            self.flip()
            return
        if self.phase == TURNING:
            self.stop(beat)
        self.slaps.add(seat)
        self.tell("slaps", seat, n=len(self.slaps.order))
        self.check_if_all_down()

    def lapse(self) -> None:
        if self.phase == SLAPPED:
            self.check()
        elif self.phase == OPENED:
            self.deal()
        elif self.turned < self.dealt:
            self.flip()
        else:
            self.void()

    def excused(self) -> None:
        if self.phase == SLAPPED:
            self.check_if_all_down()

    def check_if_all_down(self) -> None:
        """FIV-10, FIV-23: with every hand down that can still come down, the pile is opened at once."""
        if not self.slaps.missing(self.everybody() & ~self.absent):
            self.check()

    def missed(self, beat: i64) -> bool:
        """FIV-9: the pile of this beat was right, a card has covered it since, and no hand is down."""
        size = beat - self.first_beat + 1
        if self.phase != TURNING or size < 1 or size >= self.turned:
            return False
        pile = self.deck[:size]
        return any(pile.count(wine) == self.house.target for wine in range(WINES))

    def again(self, at: Ms) -> None:
        """The top card is shown anew, or the window opened anew: what lay on the table lies there still."""
        if self.over or self.phase == OPENED:
            return
        self.now = max(self.now, at)
        self.deadline = self.now + (self.house.window_ms if self.phase == SLAPPED else self.house.wait_ms)
        self.tell("again")

    # --- a round -----------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """All cards again, shuffled; the same seat begins every round (FIV-1); leftovers stay out (FIV-16)."""
        self.dice.shuffle(self.deck)
        self.turned = self.seen = 0
        self.counts = [0] * WINES
        self.change = [0] * self.seats
        self.slaps.open(0)
        self.round += 1
        self.first_beat = self.beat + 1
        self.phase = TURNING
        self.tell("deals", self.starter, n=self.round)
        self.await_card()

    def flip(self) -> None:
        card = self.deck[self.turned]
        self.tell("flips", self.owner(self.turned), card)
        self.turned += 1
        self.seen = self.turned
        self.counts[card] += 1
        self.beat += 1
        self.await_card()

    def await_card(self) -> None:
        """The next card comes on its beat. After the last one there is as long to slap as after any other."""
        more = self.turned < self.dealt
        self.active = ONE << self.owner(self.turned) if more and self.house.by_hand else 0
        self.reveal = more
        self.deadline = self.now + self.house.wait_ms

    def stop(self, beat: i64) -> None:
        """The first slap. FIV-8, FIV-9: it answers the pile of its beat; what was turned since is taken back."""
        while self.turned > beat - self.first_beat + 1:
            self.turned -= 1
            card = self.deck[self.turned]
            self.counts[card] -= 1
            self.tell("takes-back", self.owner(self.turned), card)
        self.phase = SLAPPED
        self.active = 0
        self.reveal = False
        self.beat += 1
        self.deadline = self.now + self.house.window_ms
        self.slaps.open(self.absent)

    def check(self) -> None:
        """The pile is opened. FIV-5, FIV-6: exactly so many of some wine, whichever, however long they have lain."""
        self.voids = 0
        self.open()
        if self.house.target in self.counts:
            self.score_right()
        else:
            self.tell("not-exact", n=self.house.target)
            for seat in self.slaps.order:
                self.lose(seat, "loses-false")
        if self.points[self.slaps.first()] >= self.house.points:  # FIV-19: nobody else has gained
            self.end("points")
        elif self.round == ROUNDS:
            self.end("rounds")

    def score_right(self) -> None:
        for wine in range(WINES):
            if self.counts[wine] == self.house.target:
                self.tell("exact", card=wine, n=self.house.target)
        self.gain(self.slaps.first())
        missing = self.slaps.missing(self.everybody())
        for seat in members(missing):
            self.lose(seat, "loses-no-slap")
        last = self.slaps.last()  # FIV-24: never the first
        if not missing and last >= 0:
            self.lose(last, "loses-last")  # FIV-13

    def void(self) -> None:
        """FIV-15: every card lies in the middle and nobody slapped."""
        self.voids += 1
        self.tell("void", n=self.voids)
        self.open()
        if self.voids == VOIDS:
            self.end("void")
        elif self.round == ROUNDS:
            self.end("rounds")

    def open(self) -> None:
        """FIV-22: all look at the opened pile for a while."""
        self.phase = OPENED
        self.deadline = self.now + PAUSE_MS
        for wine in range(WINES):
            self.tell("counts", card=wine, n=self.counts[wine])

    # --- points ------------------------------------------------------------------------------------------------------

    def gain(self, seat: Seat) -> None:
        self.points[seat] += 1
        self.change[seat] = 1
        self.tell("gains", seat)

    def lose(self, seat: Seat, what: str) -> None:
        """FIV-21: minus one; FIV-12: down to the floor, if there is one."""
        if self.points[seat] <= self.house.floor:
            self.tell(what, seat, n=0)
            return
        self.points[seat] -= 1
        self.change[seat] = -1
        self.tell(what, seat)

    def end(self, why: str) -> None:
        self.over = True
        self.ended = why
        self.deadline = NEVER

    def places(self) -> list[int]:
        """FIV-14: by points; ties share."""
        return by_most(self.points)

    def scores(self) -> list[int]:
        return list(self.points)

    def why(self) -> str:
        return self.ended

    # --- seats and cards ---------------------------------------------------------------------------------------------

    def everybody(self) -> Seats:
        return (ONE << self.seats) - 1

    def owner(self, i: i64) -> Seat:
        """Whose pile card number i of this round comes from."""
        return (self.starter + i) % self.seats

    def copy(self, dice: Dice) -> Five:
        twin = Five(self.house, self.seats, dice)
        twin.continue_from(self)
        twin.deck = self.deck[:]
        twin.dealt = self.dealt
        twin.turned = self.turned
        twin.seen = self.seen
        twin.counts = self.counts[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.starter = self.starter
        twin.first_beat = self.first_beat
        twin.slaps = self.slaps.copy()
        twin.points = self.points[:]
        twin.change = self.change[:]
        twin.voids = self.voids
        twin.ended = self.ended
        return twin

    def audit(self) -> list[str]:
        broken: list[str] = []
        pile = self.deck[: self.turned]
        for wine in range(WINES):
            if self.deck.count(wine) != self.house.per_type:
                broken.append(f"{self.deck.count(wine)} cards of wine {wine}, not {self.house.per_type}")
            if pile.count(wine) != self.counts[wine]:
                broken.append(f"{pile.count(wine)} cards of wine {wine} in the pile, counted {self.counts[wine]}")
        if self.dealt != len(self.deck) - len(self.deck) % self.seats:
            broken.append(f"{self.dealt} cards dealt to {self.seats} seats")
        if not 0 <= self.turned <= self.seen <= self.dealt:
            broken.append(f"turned {self.turned}, seen {self.seen}, dealt {self.dealt}")
        if self.phase == TURNING and self.beat != self.first_beat + self.turned - 1:
            broken.append(f"beat {self.beat} after {self.turned} cards from beat {self.first_beat}")
        if len(members(self.slaps.down)) != len(self.slaps.order):
            broken.append(f"hands {self.slaps.down:b} and their order {self.slaps.order} differ")
        if min(self.points) < self.house.floor:
            broken.append(f"points {self.points} under the floor {self.house.floor}")
        return broken


def start(options: Options, seats: int, dice: Dice) -> Five:
    house = House(options)
    state = Five(house, seats, dice)
    state.deck = deck(house.per_type)
    state.dealt = len(state.deck) - len(state.deck) % seats
    if house.by_lot:
        state.starter = dice.below(seats)
    state.deal()
    return state
