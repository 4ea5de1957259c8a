"""Vinegret a second time, with the rules of the default table in the plainest way, played at random: to compare."""

from __future__ import annotations

RANKS = range(1, 11)


def named(hand):
    """(what it is paid, what decides): greater tuples are higher hands."""
    suits = sorted(
        ([rank for rank, suit in hand if suit == one] for one in "hdcs"), key=lambda part: (len(part), sum(part))
    )
    ranks = [rank for rank, _suit in hand]
    alike = max(ranks, key=ranks.count)
    best = suits[-1]
    runs = [sum(run) for run in in_a_row(best, 3)]
    if ranks.count(alike) == 4:
        return 82, (9, alike)
    if len(best) == 4 and runs:
        four = in_a_row(best, 4)
        return 8, (8, len(four), sum(best) if four else max(runs), sum(best))
    if ranks.count(alike) == 3 and len(best) == 1:
        return 6, (7, alike)
    if len(best) == 4:
        return 5, (6, sum(best))
    if ranks.count(alike) == 3:
        return 4, (5, alike)
    if runs:
        return 3, (4, max(runs))
    if len(best) == 1:
        return 2, (2 if sum(ranks) <= 30 else 3, sum(ranks))
    points = [(len(part), sum(part), bool(in_a_row(part, 2))) for part in suits if len(part) > 1]
    return 1, (1, max(points))


def in_a_row(part, n):
    return [tuple(range(low, low + n)) for low in RANKS if set(range(low, low + n)) <= set(part)]


class Table:
    """Seat 0 deals first. `inputs` counts what was said."""

    def __init__(self, seats, dice):
        self.n, self.dice, self.dealer, self.pot, self.inputs = seats, dice, 0, 0, 0
        self.tokens = [100] * seats
        self.carried = self.deals = 0
        self.stock: list[tuple[int, str]] = []
        self.away: list[tuple[int, str]] = []
        self.hands: list[list[tuple[int, str]]] = []

    def roll(self, n):
        self.inputs += 1
        return self.dice.below(n)

    def order(self, seats):
        return [seat for seat in ((self.dealer + 1 + i) % self.n for i in range(self.n)) if seat in seats]

    def put(self, seat, n):
        self.tokens[seat] -= n
        self.pot += n

    def draw(self, hand, n):
        for _i in range(n):
            if not self.stock:
                self.stock = self.away
                self.away = []
                self.dice.shuffle(self.stock)
            hand.append(self.stock.pop())

    def swap(self, seat, places):
        hand = sorted(self.hands[seat])
        thrown = [card for i, card in enumerate(hand) if i in places]
        self.hands[seat] = [card for card in hand if card not in thrown]
        self.draw(self.hands[seat], len(thrown))
        self.away += thrown

    def deal(self):
        """One deal with its redeals."""
        redeals = 0
        while True:
            self.two_and_two()
            inside = self.bets(set(range(self.n)), True)
            if inside is None:
                choices = ["redeal", "force"] if redeals < 3 else ["force"]
                if choices[self.roll(len(choices))] == "redeal":
                    redeals += 1
                    continue
                self.put(self.dealer, 2)
                inside = self.bets(set(range(self.n)), True)
                inside = set(range(self.n)) if inside is None else inside
            break
        if len(inside) > 1:
            for seat in self.order(inside):
                places = self.roll(16)
                self.swap(seat, [i for i in range(4) if places >> i & 1])
            self.bets(inside, False)
        self.deals += 1
        self.carried += self.pot > 0
        self.dealer = (self.dealer + 1) % self.n

    def two_and_two(self):
        self.stock = [(rank, suit) for rank in RANKS for suit in "hdcs"]
        self.dice.shuffle(self.stock)
        self.away = []
        self.hands = [[] for _seat in range(self.n)]
        for seat in range(self.n):
            self.put(seat, 1)
            self.draw(self.hands[seat], 2)
        for seat in self.order(range(self.n)):
            if self.roll(2):
                self.swap(seat, [[0], [1], [0, 1]][self.dice.below(3)])
            else:
                self.put(seat, 2)
        for hand in self.hands:
            self.draw(hand, 2)

    def bets(self, inside, first):
        """Who is in afterwards; None if all have passed the first time; a set of one if the deal is over."""
        stakes, current, raises, last = dict.fromkeys(range(self.n), 0), 0, 0, None
        due = self.order(inside)
        while due:
            seat = due.pop(0)
            choices = ["raise", "pass"] if not current else ["hold", "refuse"] + ["raise"] * (raises < 3)
            choice = choices[self.roll(len(choices))]
            if choice == "raise":
                raises += current > 0
                current += 1 + self.dice.below(10)
                stakes[seat], last = current, seat
                ring = self.order(inside)
                at = ring.index(seat)
                due = ring[at + 1 :] + ring[:at]
            elif choice == "hold":
                stakes[seat] = current
            elif choice == "refuse":
                inside = inside - {seat}
                if len(inside) == 1:
                    break
        for seat in stakes:
            self.put(seat, stakes[seat])
        if not current:
            return None
        if first and len(inside) == 1:
            assert last is not None
            self.put(last, -current)
            if last != self.dealer:
                self.tokens[self.dealer] -= 2 * current
                self.tokens[last] += 2 * current
        elif not first:
            self.settle(inside)
        return inside

    def settle(self, inside):
        winner = max(self.order(inside), key=lambda seat: named(self.hands[seat])[1])  # of equals the first
        price = named(self.hands[winner])[0]
        for seat in range(self.n):
            if seat != winner:
                self.tokens[seat] -= price
                self.tokens[winner] += price
        self.put(winner, -self.pot)


def game(seats, dice):
    table = Table(seats, dice)
    while table.deals < 3 * seats or (table.pot and table.deals < 3 * seats + 5):
        table.deal()
    return table
