"""The cards of UNO and every move by its name. A card is colour * 13 + rank; the black ones follow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.rules.cards import ONE

COLOURS: Final = ("red", "yellow", "green", "blue")
LETTERS: Final = "rygb"
RANKS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "rev", "+2")
SEVEN: Final = 7
SKIP: Final = 10
REVERSE: Final = 11
DRAW_TWO: Final = 12
JOKER: Final = 52  # the first black card: below it a card has a colour and a rank
SUPER: Final = 53
HANDS: Final = 54  # Change Hand
BLANK: Final = 55  # plays as a Joker
KINDS: Final = 56
FACES: Final = (*(colour + rank for colour in LETTERS for rank in RANKS), "joker", "super", "hands", "blank")
MOST_SEATS: Final = 10

# A coloured card is played by its own number, a Joker once for each colour it may name.
JOKERS: Final = 52
SUPERS: Final = 56
BLANKS: Final = 60
PLAY_HANDS: Final = 64
COLOUR: Final = 65  # four of them: the colour alone, where one is owed
DRAW: Final = 69
KEEP: Final = 70
ACCEPT: Final = 71
CONTEST: Final = 72
SWAP: Final = 73  # and so many seats
JUMP: Final = 83  # from here on reactions, which race: a coloured card out of turn
CALL: Final = 135
COUNTER: Final = 136
MOVES: Final = 137
CATALOGUE: Final = (
    *FACES[:JOKER],
    *(f"{black}:{colour}" for black in ("joker", "super", "blank") for colour in LETTERS),
    "hands",
    *COLOURS,
    *("draw", "keep", "accept", "contest"),
    *(f"swap:{seat}" for seat in range(MOST_SEATS)),
    *(f"jump:{face}" for face in FACES[:JOKER]),
    *("uno!", "counter!"),
)
CARD: Final[list[i64]] = [*range(52), *[JOKER] * 4, *[SUPER] * 4, *[BLANK] * 4, HANDS]  # by move below COLOUR


def kinds(some: list[i64]) -> i64:
    """These kinds of card as a set."""
    mask: i64 = 0
    for card in some:
        mask |= ONE << card
    return mask


COLOURED: Final[i64] = kinds([*range(52)])
BLACK: Final[i64] = kinds([JOKER, SUPER, HANDS, BLANK])
NUMBERS: Final[i64] = kinds([card for card in range(52) if card % 13 < SKIP])
DRAW_TWOS: Final[i64] = kinds([card for card in range(52) if card % 13 == DRAW_TWO])
OF_COLOUR: Final[list[i64]] = [kinds([*range(colour * 13, colour * 13 + 13)]) for colour in range(4)]


def fitting(actions_by_colour: bool) -> list[i64]:
    """By look of the pile (0-51 that card, 52-55 a black one with a colour in force): the cards that may go on it.

    `actions_by_colour`: an Action card needs the same colour, the same sign is not enough."""
    fits: list[i64] = []
    for look in range(56):
        colour = look // 13 if look < JOKER else look - JOKER
        some: i64 = BLACK | OF_COLOUR[colour]
        if look < JOKER and not (actions_by_colour and look % 13 >= SKIP):
            some |= kinds([look % 13, look % 13 + 13, look % 13 + 26, look % 13 + 39])
        fits.append(some)
    return fits


def deck(number: i64) -> list[i64]:
    """The deck of 108, 109 or 112 cards, unshuffled."""
    cards: list[i64] = []
    for card in range(52):
        cards.append(card)
        if card % 13:  # one zero a colour, two of everything else
            cards.append(card)
    for _i in range(4):
        cards.append(JOKER)
        cards.append(SUPER)
    if number > 108:
        cards.append(HANDS)
    for _i in range(number - 109):
        cards.append(BLANK)
    return cards


def points(card: i64) -> i64:
    """What a card left in a hand counts."""
    if card >= JOKER:
        return 40 if card >= HANDS else 50
    rank = card % 13
    return rank if rank < SKIP else 20
