"""UNO a second time, with the rules of the default table in the plainest way, played at random: to compare.

Nobody calls Uno, nobody is caught; whoever can play does not draw."""

from __future__ import annotations

from collections import Counter

COLOURS = "rygb"
RANKS = [*"0123456789", "skip", "rev", "+2"]
BLACK = ("joker", "super", "hands")


def deck():
    coloured = [(colour, rank) for colour in COLOURS for rank in RANKS for _i in range(1 if rank == "0" else 2)]
    return coloured + [("", "joker"), ("", "super")] * 4 + [("", "hands")]


class Table:
    """One game; `counted` says how often somebody played, drew of need, contested, was guilty, turned the pile."""

    def __init__(self, seats, dice):
        self.n, self.dice, self.direction = seats, dice, 1
        self.counted: Counter[str] = Counter()
        self.stock, self.pile = deck(), list[tuple[str, str]]()
        self.hands: list[list[tuple[str, str]]] = [[] for _i in range(seats)]
        dice.shuffle(self.stock)
        self.dealer = dice.below(seats)
        for i in range(7 * seats):
            self.hands[(self.dealer + 1 + i) % seats].append(self.stock.pop())
        self.winner = None

    def next(self, seat):
        return (seat + self.direction) % self.n

    def pick(self, cards):
        kinds = sorted(set(cards))
        return kinds[self.dice.below(len(kinds))]

    def named(self):
        return COLOURS[self.dice.below(4)]

    def fits(self, card):
        colour, rank = card
        return rank in BLACK or colour == self.colour or rank == self.top[1]

    def take(self, seat, n):
        for _i in range(n):
            if not self.stock:
                self.counted["turned"] += len(self.pile) > 1
                self.stock, self.pile = self.pile[:-1], self.pile[-1:]
                self.dice.shuffle(self.stock)
            if self.stock:
                self.hands[seat].append(self.stock.pop())

    def begin(self):
        """The first card and who is on turn after it."""
        self.top = self.stock.pop()
        while self.top[1] in ("super", "hands"):
            self.stock.append(self.top)
            self.dice.shuffle(self.stock)
            self.top = self.stock.pop()
        self.pile, first = [self.top], (self.dealer + 1) % self.n
        self.colour = self.top[0] or self.named()
        if self.top[1] == "rev":
            self.direction = -1
            return self.dealer
        if self.top[1] == "+2":
            self.take(first, 2)
        return self.next(first) if self.top[1] == "skip" else first

    def turn(self, seat):
        """One turn; who comes next."""
        hand = self.hands[seat]
        can = [card for card in hand if self.fits(card)]
        if not can:
            self.counted["drawn"] += 1
            while self.stock or len(self.pile) > 1:
                self.take(seat, 1)
                if self.fits(hand[-1]):
                    can = hand[-1:]
                    break
            else:
                return self.next(seat)
        return self.play(seat, self.pick(can))

    def play(self, seat, card):
        self.counted["played"] += 1
        hand, rank, after = self.hands[seat], card[1], self.next(seat)
        hand.remove(card)
        bluff = any(self.fits(other) for other in hand if other[1] != "super")
        self.top = card
        self.pile.append(card)
        if not hand:
            self.winner = seat
        elif rank == "hands":
            self.collect(seat)
        else:
            self.colour = card[0] or self.named()
            return self.effect(seat, after, rank, bluff)
        return after

    def effect(self, seat, after, rank, bluff):
        if rank == "rev":
            self.direction = -self.direction
            return self.next(seat) if self.n > 2 else seat
        if rank == "+2":
            self.take(after, 2)
        if rank == "super":
            return self.contest(seat, after, bluff)
        return self.next(after) if rank == "skip" else after

    def contest(self, seat, after, bluff):
        if self.dice.below(2):
            self.counted["contested"] += 1
            self.counted["guilty"] += bluff
            if bluff:
                self.take(seat, 4)
                return after
            self.take(after, 6)
        else:
            self.take(after, 4)
        return self.next(after)

    def collect(self, seat):
        cards = sum(self.hands, [])
        self.dice.shuffle(cards)
        for hand in self.hands:
            hand.clear()
        for i, card in enumerate(cards):
            self.hands[(seat + 1 + i) % self.n].append(card)

    def run(self):
        seat = self.begin()
        while self.winner is None:
            seat = self.turn(seat)
        self.counted["left"] = sum(len(hand) for hand in self.hands)
        self.counted["first wins"] = self.winner == (self.dealer + 1) % self.n
        return self.counted
