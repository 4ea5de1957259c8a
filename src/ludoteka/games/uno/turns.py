"""The turns of UNO: what may be played and what it does. UNO-n: rulings, see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.uno.cards import (
    ACCEPT,
    BLANKS,
    CALL,
    CARD,
    COLOUR,
    COLOURED,
    COLOURS,
    CONTEST,
    COUNTER,
    DRAW,
    DRAW_TWO,
    HANDS,
    JOKER,
    JOKERS,
    JUMP,
    KEEP,
    PLAY_HANDS,
    REVERSE,
    SEVEN,
    SKIP,
    SUPER,
    SUPERS,
    SWAP,
)
from ludoteka.games.uno.house import SINGLE
from ludoteka.games.uno.table import NO_COLOUR
from ludoteka.games.uno.waiting import BREAK, DRAWN, NAMING, OWES, PLUS_FOUR, PLUS_TWO, SWAPPING, TURN, Waiting
from ludoteka.rules.cards import ONE, members
from ludoteka.rules.contract import Move, Seat
from ludoteka.rules.event import NO_CARD
from ludoteka.rules.shared import changed

JOKER_MOVES: Final[list[i64]] = [JOKERS, JOKERS + 1, JOKERS + 2, JOKERS + 3]
SUPER_MOVES: Final[list[i64]] = [SUPERS, SUPERS + 1, SUPERS + 2, SUPERS + 3]
BLANK_MOVES: Final[list[i64]] = [BLANKS, BLANKS + 1, BLANKS + 2, BLANKS + 3]
NAMES: Final = [f"names-{colour}" for colour in COLOURS]


class Turns(Waiting):
    """All but the beginning and the end of a round."""

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Move]:
        """Uno and Counter-Uno are always there, right or wrong (UNO-9, UNO-25)."""
        if self.over or self.phase == BREAK:
            return []
        moves = self.on_turn(seat)
        if not moves and self.jumps(seat):
            moves.append(JUMP + self.pile[-1])
        moves.append(CALL)
        moves.append(COUNTER)
        return moves

    def on_turn(self, seat: Seat) -> list[Move]:
        if not self.active & (ONE << seat):
            return []
        if self.phase == TURN:
            cards = self.hands[seat].kinds & self.fits
            if not cards:
                return [DRAW]
            moves = self.plays(cards)
            if self.house.may_draw:
                moves.append(DRAW)
            return moves
        if self.phase == DRAWN:
            moves = self.plays(ONE << self.drawn)
            if self.house.may_keep or not self.forced:
                moves.append(KEEP)
            return moves
        return self.choices(seat)

    def choices(self, seat: Seat) -> list[Move]:
        """What somebody may do who owes cards, a colour or a swap."""
        if self.phase == NAMING:
            return [COLOUR, COLOUR + 1, COLOUR + 2, COLOUR + 3]
        if self.phase == SWAPPING:
            return [SWAP + other for other in range(self.seats) if other != seat]
        moves = self.plays(self.additions(seat))
        moves.append(ACCEPT)
        if self.pile[-1] == SUPER:
            moves.append(CONTEST)
        return moves

    def plays(self, cards: i64) -> list[Move]:
        moves = members(cards & COLOURED)
        black = cards >> JOKER
        if black:
            if black & 1:
                moves.extend(JOKER_MOVES)
            if black & 2:
                moves.extend(SUPER_MOVES)
            if black & 8:
                moves.extend(BLANK_MOVES)
            if black & 4:
                moves.append(PLAY_HANDS)
        return moves

    def jumps(self, seat: Seat) -> bool:
        """UNO-30, UNO-37."""
        if not self.house.jump_in or not (self.phase == TURN or self.phase == OWES):
            return False
        top = self.pile[-1]
        return top < JOKER and self.hands[seat].kinds & (ONE << top) != 0

    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.over:
            return "over"
        if self.phase == BREAK:
            return "round-over"
        if move >= CALL:
            return ""
        if move >= JUMP:
            return self.wrong_jump(seat, move - JUMP, beat)
        if not self.active & (ONE << seat):
            return "not-your-turn"
        if self.phase == NAMING:
            return "" if COLOUR <= move < DRAW else "name-a-colour"
        if self.phase == SWAPPING:
            return self.wrong_swap(seat, move - SWAP)
        if move < COLOUR:
            return self.wrong_card(seat, CARD[move])
        if self.phase == OWES:
            if move == CONTEST:
                return "" if self.pile[-1] == SUPER else "nothing-to-contest"
            return "" if move == ACCEPT else "cards-owed"
        if move == DRAW:
            if self.phase == DRAWN:
                return "already-drawn"
            return "" if self.house.may_draw or not self.hands[seat].kinds & self.fits else "must-play"
        if move == KEEP and self.phase == DRAWN:
            return "" if self.house.may_keep or not self.forced else "must-play-drawn"
        return "not-now"

    def wrong_card(self, seat: Seat, card: i64) -> str:
        bit = ONE << card
        if not self.hands[seat].kinds & bit:
            return "not-in-hand"
        if self.phase == OWES:
            return "" if self.additions(seat) & bit else "cards-owed"
        if self.phase == DRAWN and card != self.drawn:
            return "only-the-drawn-card"
        return "" if self.fits & bit else "must-match"

    def wrong_swap(self, seat: Seat, other: Seat) -> str:
        if other < 0:
            return "choose-a-hand"
        if other >= self.seats:
            return "no-such-player"
        return "yourself" if other == seat else ""

    def wrong_jump(self, seat: Seat, card: i64, beat: i64) -> str:
        if not self.house.jump_in:
            return "no-jump-in"
        if not self.hands[seat].kinds & (ONE << card):
            return "not-in-hand"
        if beat != self.beat:
            return "too-late"
        if self.active & (ONE << seat):
            return "your-own-turn"
        if not self.jumps(seat):
            return "not-now" if self.pile[-1] == card else "not-identical"
        return "" if self.pile[-1] == card else "not-identical"

    # --- what then happens -------------------------------------------------------------------------------------------

    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        if move == COUNTER:
            self.counter(seat, beat)
            return
        if move == CALL:
            phase = self.phase
            mine = self.active & (ONE << seat) != 0 and (phase in (TURN, DRAWN, OWES))
            self.call(seat, self.hands[seat].size == 2 and (mine or self.jumps(seat)))
            return
        if self.house.until_next_turn:
            self.begin(seat)
        if move < COLOUR:
            self.play_card(seat, CARD[move], (move - JOKERS) & 3 if move >= JOKERS else NO_COLOUR, False)
        elif move >= JUMP:
            self.tell("jumps-in", seat)
            self.play_card(seat, move - JUMP, NO_COLOUR, False)
        elif move == DRAW:
            self.draw(seat, not self.hands[seat].kinds & self.fits, False)
        elif move == KEEP:
            self.keep(seat)
        elif move == ACCEPT:
            self.accept(seat)
        elif move == CONTEST:
            self.contest(seat)
        elif move >= SWAP:
            self.swap(seat, move - SWAP)
        else:
            self.name_colour(seat, move - COLOUR)

    def begin(self, seat: Seat) -> None:
        """With the option, a missing Uno can be caught until the next player begins."""
        if self.phase == TURN or self.phase == OWES:
            self.close_windows(seat)

    def play_card(self, seat: Seat, card: i64, named: i64, obliged: bool) -> None:
        """`named`: by a Joker. `obliged`: the clock plays it (UNO-33)."""
        if card == SUPER:
            self.take_test(seat, obliged)
        if card < JOKER:
            self.put(seat, card, card // 13)
        else:
            self.put(seat, card, self.colour if card == HANDS else named)
        if self.hands[seat].size == 0:
            self.last_card(seat, card)
            return
        if card >= JOKER and card != HANDS:
            self.tell(NAMES[named], seat)
        self.effect(seat, card)

    def effect(self, seat: Seat, card: i64) -> None:
        if card >= JOKER:
            self.black_effect(seat, card)
            return
        rank = card % 13
        if rank < SKIP:
            if self.house.seven_zero and (rank == 0 or rank == SEVEN):
                self.seven_zero(seat, rank)
                return
        elif rank == SKIP:
            seat = self.skip(self.after(seat))
        elif rank == REVERSE:
            self.direction = -self.direction
            self.tell("reverses", seat)
            if self.seats == 2 and self.house.reverse_skips:
                seat = self.skip(self.after(seat))  # UNO-20
        elif self.house.stacks:
            self.owe(seat, PLUS_TWO)
            return
        else:
            self.take(self.after(seat), PLUS_TWO)
            if self.house.plus2_skips:
                seat = self.skip(self.after(seat))
        self.next_turn(seat)

    def last_card(self, seat: Seat, card: i64) -> None:
        """The round is won, whatever the card does (UNO-5, UNO-18); where points count, its cards are drawn first."""
        self.out = seat
        self.tell("goes-out", seat)
        if card == SUPER and self.house.contest_last:
            self.owe(seat, PLUS_FOUR)
            return
        if self.house.scoring != SINGLE and (card == SUPER or (card < JOKER and card % 13 == DRAW_TWO)):
            self.settle(self.after(seat), self.pending + (PLUS_FOUR if card == SUPER else PLUS_TWO))
        self.pending = 0
        self.end_round(seat)

    def black_effect(self, seat: Seat, card: i64) -> None:
        if card == SUPER:
            self.owe(seat, PLUS_FOUR)
        elif card == HANDS:
            self.change_hands(seat, self.direction if self.house.deals_in_direction else 1)
            if self.house.hands_named:
                self.wait(NAMING, seat)
            else:
                self.next_turn(seat)
        else:
            self.next_turn(seat)

    def skip(self, seat: Seat) -> Seat:
        self.tell("skipped", seat)
        return seat

    def seven_zero(self, seat: Seat, rank: i64) -> None:
        """UNO-29."""
        if rank == SEVEN:
            self.wait(SWAPPING, seat)
            return
        self.tell("passes-hands", seat)
        self.pass_hands([(other - self.direction) % self.seats for other in range(self.seats)])
        self.next_turn(seat)

    def swap(self, seat: Seat, other: Seat) -> None:
        self.tell("swaps", seat, other=other)
        giver: list[Seat] = [*range(self.seats)]
        giver[seat], giver[other] = other, seat
        self.pass_hands(giver)
        self.next_turn(seat)

    def name_colour(self, seat: Seat, colour: i64) -> None:
        self.tell(NAMES[colour], seat)
        first = self.colour == NO_COLOUR
        self.look(self.pile[-1], colour)
        if first:
            self.wait(TURN, seat)
        else:
            self.next_turn(seat)

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, seat: Seat, forced: bool, late: bool) -> None:
        """Forced: until a card fits (UNO-13). By choice: one. Either way only that card may be played."""
        until = forced and self.house.until_playable
        fits = self.fits
        card = self.draw_one(seat)
        n: i64 = 1
        while until and card != NO_CARD and not fits & (ONE << card):
            card = self.draw_one(seat)
            n += 1
        if card == NO_CARD:
            n -= 1
        playable = card != NO_CARD and fits & (ONE << card) != 0
        if self.remembers:
            self.learn(seat, fits, n - 1 if playable else n, not late and (n > 1 or not self.house.may_draw))
        if not n:
            self.tell("nothing-to-draw", seat)
        if playable:
            self.drawn = card
            self.forced = forced
            self.wait(DRAWN, seat)
        else:
            self.pass_on(seat)

    def learn(self, seat: Seat, fits: i64, stay: i64, evident: bool) -> None:
        """What all see of a draw. `evident`: there was nothing to play. `stay`: cards drawn that did not fit."""
        lacks = self.lacks[seat]
        if evident:
            lacks |= fits
        if stay:
            lacks &= fits
        self.lacks = changed(self.lacks, seat, lacks)

    def keep(self, seat: Seat) -> None:
        self.tell("keeps", seat)
        self.lacks = changed(self.lacks, seat, self.lacks[seat] & ~self.fits)
        self.next_turn(seat)

    def pass_on(self, seat: Seat) -> None:
        self.tell("passes", seat)
        self.next_turn(seat)
