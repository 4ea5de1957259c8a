"""Chant: cards are turned to the words red, white, sparkling; slap when card and word agree. CHA-n: see NOTES.md."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.games.chant.cards import FIRST_WORD, FLIP, SLAP, WINES
from ludoteka.games.chant.centre import Shown
from ludoteka.games.chant.house import (
    FLIPS,
    LATE_MS,
    MOMENT_MS,
    NOTHING,
    PASSED,
    PAUSE_MS,
    THE_PILE,
    WINDOW_MS,
    House,
)
from ludoteka.games.chant.options import Options
from ludoteka.games.chant.pile import Pile
from ludoteka.games.chant.table import SETTLED as SETTLED
from ludoteka.games.chant.table import SLAPPED as SLAPPED
from ludoteka.games.chant.table import TURNING as TURNING
from ludoteka.games.chant.table import Table
from ludoteka.rules.cards import ONE, lowest
from ludoteka.rules.contract import NEVER, Move, Ms, Seat, Seats
from ludoteka.rules.dice import Dice
from ludoteka.rules.wine import deck


class Chant(Table):
    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Move]:
        if self.over:
            return []
        moves: list[Move] = []
        if self.active & (ONE << seat):
            moves.append(FLIP)
        if not self.wrong_slap(seat, self.beat):
            moves.append(SLAP)
        return moves

    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.over:
            return "over"
        return self.wrong_flip(seat) if move == FLIP else self.wrong_slap(seat, beat)

    def wrong_slap(self, seat: Seat, beat: i64) -> str:
        """CHA-15: what is settled or gone can be slapped no more, and costs nothing."""
        if beat < 1 or beat > self.beat:
            return "no-card-yet"
        if self.phase == SLAPPED:
            return "hand-is-down" if self.slaps.down & (ONE << seat) else ""
        i = self.centre.place(beat)
        if i < 0:
            return "settled"
        return "hand-is-down" if self.centre.shown[i].slapped_by(seat) else ""

    def wrong_flip(self, seat: Seat) -> str:
        if not self.house.by_hand:
            return "turned-on-the-beat"
        if self.phase != TURNING:
            return "slap-first"
        if not self.active:
            return "last-card"
        return "" if self.active & (ONE << seat) else "not-your-turn"

    # --- what then happens -------------------------------------------------------------------------------------------

    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        if move == FLIP:
            self.flip()
        elif self.phase == SLAPPED:
            self.follow(seat)
        else:
            self.passed = 0
            i = self.centre.place(beat)
            if self.centre.shown[i].matches():
                self.right(seat, i)
            else:
                self.false(seat, i)

    def lapse(self) -> None:
        if self.phase == SLAPPED:
            self.settle()
        elif self.phase == SETTLED and self.house.by_hand:
            self.since = self.now
            self.await_card()
        elif self.phase == TURNING and self.is_last():
            self.finish()
        elif self.last_card_matched():
            self.win(self.centre.shown[-1].owner, "empty")
        else:
            self.flip()

    def excused(self) -> None:
        if self.phase == SLAPPED:
            self.check_if_all_down()

    def missed(self, beat: i64) -> bool:
        """CHA-22: this beat's card matched, another has come since, and no hand is down."""
        i = self.centre.place(beat) if self.phase == TURNING else -1
        return 0 <= i < len(self.centre.shown) - 1 and self.centre.shown[i].matches()

    def again(self, at: Ms) -> None:
        """The top card is shown anew, or the window opened anew: what lay on the table lies there still."""
        if self.over or self.phase == SETTLED:
            return
        self.now = max(self.now, at)
        self.tell("again")
        if self.phase == SLAPPED:
            self.deadline = self.now + WINDOW_MS
            self.check_if_all_down()
        else:
            self.since = self.now
            self.await_card()

    # --- turning cards -----------------------------------------------------------------------------------------------

    def flip(self) -> None:
        """The next card and the next word, at the same instant."""
        self.count_passed()
        if self.passed == PASSED:
            self.end("idle")
            return
        seat = self.turn
        card = self.piles[seat].draw()
        self.beat += 1
        self.centre.shown.append(Shown(card, self.word, self.beat, seat, 0))
        self.tell("calls", seat, self.word)
        self.tell("flips", seat, card)
        self.word = (self.word + 1) % WINES
        self.flips += 1
        self.since = self.now
        self.turn = self.next_after(seat)
        if not self.piles[seat].cards:
            self.tell("runs-out", seat)
            if self.house.at_once and not self.house.next_match:
                self.win(seat, "empty")  # CHA-12, read to the letter
                return
        self.await_card()

    def count_passed(self) -> None:
        """CHA-19, CHA-22: the card below the top one can be slapped no more once a third comes."""
        if self.centre.open_match(len(self.centre.shown) - 2):
            self.passed += 1

    def await_card(self) -> None:
        """CHA-6: the next card comes on its beat. CHA-23: the end that a last card brings is told when that card can be
        slapped no more, match or not."""
        self.phase = TURNING
        if not self.piles[self.turn].cards:
            self.turn = self.next_after(self.turn)
        last = self.is_last()
        self.active = ONE << self.turn if self.house.by_hand and not last else 0
        self.reveal = not last
        wait = self.house.beat_ms(self.flips) + LATE_MS if last else self.house.wait_ms(self.flips)
        self.deadline = max(self.now, self.since + wait)

    def last_card_matched(self) -> bool:
        """CHA-12 to the letter where CHA-13 asks for one match more: a pile's last card may be that match itself."""
        if not (self.house.at_once and self.house.next_match and self.centre.open_match(len(self.centre.shown) - 1)):
            return False
        return not self.piles[self.centre.shown[-1].owner].cards

    # --- a right slap ------------------------------------------------------------------------------------------------

    def right(self, seat: Seat, i: i64) -> None:
        """The first one: cards that came after its own go back, and everybody's hand races (CHA-9, CHA-22)."""
        while len(self.centre.shown) > i + 1:
            late = self.centre.shown.pop()
            self.piles[late.owner].lay_back(late.card)
            self.turn = late.owner
            self.word = late.word
            self.tell("takes-back", late.owner, late.card)
        self.phase = SLAPPED
        self.active = 0
        self.reveal = False
        self.beat += 1
        self.deadline = self.now + WINDOW_MS
        self.slaps.open(self.absent)
        self.follow(seat)

    def follow(self, seat: Seat) -> None:
        self.slaps.add(seat)
        self.tell("slaps", seat, n=len(self.slaps.order))
        if self.last_card_matched():
            self.win(self.centre.shown[-1].owner, "empty")
        else:
            self.check_if_all_down()

    def check_if_all_down(self) -> None:
        """CHA-9: at once when all hands are down that can come down; a moment after all but one are."""
        missing = self.slaps.missing(self.everybody() & ~self.absent)
        if not missing:
            self.settle()
        elif not missing & (missing - 1):
            self.deadline = min(self.deadline, self.now + MOMENT_MS)

    def settle(self) -> None:
        """Who takes the pile, who flips, which word comes, and whether that was the end."""
        flipper = self.centre.shown[-1].owner
        taker = self.settle_pile(flipper)
        self.turn = taker if self.house.taker_flips and taker >= 0 else self.next_after(flipper)  # CHA-5
        if self.house.restarts:
            self.word = FIRST_WORD  # CHA-4
        if self.house.next_match and not self.piles[self.slaps.first()].cards:
            self.win(self.slaps.first(), "first")  # CHA-21
        elif self.is_last():
            self.finish()
        else:
            self.phase = SETTLED
            self.reveal = not self.house.by_hand
            self.deadline = self.now + PAUSE_MS

    def settle_pile(self, flipper: Seat) -> Seat:
        """CHA-9, CHA-10: who did not slap takes the pile, several share it; if all did, the last takes it. Gives who
        got the first card, or NOBODY."""
        missing = self.slaps.missing(self.everybody())
        if missing & (missing - 1):
            return self.split(missing, flipper)
        taker = lowest(missing) if missing else self.slaps.last()
        if taker >= 0:
            self.take("takes", taker, len(self.centre.shown))
        else:
            self.centre.settled = len(self.centre.shown)
            self.tell("nobody-takes", self.slaps.first())
        return taker

    def split(self, seats: Seats, flipper: Seat) -> Seat:
        """CHA-10, CHA-25: one card at a time from the top, left of the flipper first."""
        order: list[Seat] = []
        for i in range(1, self.seats + 1):
            seat = (flipper + i) % self.seats
            if seats & (ONE << seat):
                order.append(seat)
        block = self.centre.take(len(self.centre.shown))
        block.reverse()
        for i in range(len(order)):
            share = block[i :: len(order)]
            self.tell("shares", order[i], n=len(share))
            self.piles[order[i]].lay_under(share)
        return order[0]

    # --- a false slap ------------------------------------------------------------------------------------------------

    def false(self, seat: Seat, i: i64) -> None:
        """CHA-7, CHA-8, CHA-24: whoever is first pays for it; word, turn and beat go on."""
        self.centre.shown[i].falsely |= ONE << seat
        pile = self.piles[seat]
        if self.house.penalty == THE_PILE:
            self.take("takes-falsely", seat, i + 1)
        elif self.house.penalty == NOTHING:
            self.tell("slaps-falsely", seat)
        elif len(pile.cards) > 1:
            card = pile.draw()
            self.centre.under.insert(0, card)
            self.tell("pays", seat, card)
        else:
            self.tell("pays-nothing", seat)  # no pile is emptied by an error
        self.await_card()

    # --- the end -----------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The last card has been played and can be slapped no more."""
        for seat in range(self.seats):
            if not self.house.next_match and not self.piles[seat].cards:
                self.win(seat, "empty")
                return
        self.end("flips" if self.flips >= FLIPS else "no-cards")

    def win(self, seat: Seat, why: str) -> None:
        self.winner = seat
        self.tell("wins", seat)
        self.end(why)

    def end(self, why: str) -> None:
        self.over = True
        self.ended = why
        self.active = 0
        self.reveal = False
        self.deadline = NEVER

    def copy(self, dice: Dice) -> Chant:
        twin = Chant(self.house, self.seats, dice)
        twin.continue_table(self)
        return twin


def start(options: Options, seats: int, dice: Dice) -> Chant:
    """CHA-1, CHA-2: an even deal, unseen; the caller is drawn by lot and his right neighbour turns the first card."""
    house = House(options)
    state = Chant(house, seats, dice)
    cards = deck(house.per_type)
    dice.shuffle(cards)
    each = len(cards) // seats
    state.piles = [Pile(cards[seat * each : (seat + 1) * each], each, 0) for seat in range(seats)]
    state.out = cards[seats * each :]
    state.caller = dice.below(seats)
    state.turn = (state.caller + seats - 1) % seats
    state.await_card()
    return state
