"""Chance: the same numbers everywhere, fair, and in streams that do not move one another."""

from collections import Counter

from ludoteka.rules.dice import Dice, FastDice, SealedDice, commitment


def test_sealed_dice_are_the_same_on_every_machine():
    dice = SealedDice(b"s" * 32, "deal")
    assert [dice.below(100) for _ in range(8)] == [77, 87, 11, 33, 76, 2, 36, 41]
    assert commitment(b"s" * 32) == "8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"


def test_streams_do_not_move_one_another():
    alone = SealedDice(b"x", "deal")
    deal, race = SealedDice(b"x", "deal"), SealedDice(b"x", "race")
    mixed = [(deal.below(1000), race.below(1000))[0] for _ in range(50)]
    assert mixed == [alone.below(1000) for _ in range(50)]
    assert mixed != [SealedDice(b"x", "race").below(1000) for _ in range(50)]


def test_both_kinds_of_dice_are_fair():
    for dice in (FastDice(5), SealedDice(b"fair", "deal")):
        seen = Counter(dice.below(7) for _ in range(14_000))
        assert set(seen) == set(range(7))
        assert sum((n - 2000) ** 2 / 2000 for n in seen.values()) < 22.5  # chi-square, 6 degrees, 0.1 %


def test_fast_dice_shuffle_as_their_own_numbers_say():
    class Slow(Dice):
        def __init__(self, seed):
            super().__init__()
            self.fast = FastDice(seed)

        def below(self, n):
            return self.fast.below(n)

    for seed in range(50):
        fast, slow, quick, plain = FastDice(seed), Slow(seed), list(range(60)), list(range(60))
        fast.shuffle(quick)
        slow.shuffle(plain)
        assert (quick, fast.below(1000)) == (plain, slow.below(1000))
