"""The laws, tried: on one walk through one game, and over all seat counts and options of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, TypeAlias

from ludoteka.rules.contract import Illegal, State
from ludoteka.rules.dice import Dice, FastDice
from ludoteka.rules.fingerprint import fingerprint
from ludoteka.rules.game import Game
from ludoteka.rules.laws.chances import chances_after_play, chances_of_the_deal
from ludoteka.rules.laws.positions import EVERYWHERE, HERE_AND_THERE, Law
from ludoteka.rules.laws.secrecy import SECRECY
from ludoteka.rules.laws.walk import Case, Input, apply, walk
from ludoteka.rules.options import make, values_of

RandomPlay: TypeAlias = Callable[[State, Dice], int]  # to the end; the number of inputs
ALL: Final = (*EVERYWHERE, *HERE_AND_THERE, *SECRECY)


@dataclass(frozen=True)
class Size:
    """How much is tried: walks a seat count, walks a value of an option, pairs of values, combinations at random; on
    one position in `every`, fewer as a walk goes on, the laws that cost more; deals for the chances."""

    seeds: int
    each_value: int
    pairs: int
    combinations: int
    every: int
    deals: int


QUICK: Final = Size(seeds=2, each_value=1, pairs=20, combinations=20, every=25, deals=150)
THOROUGH: Final = Size(seeds=10, each_value=3, pairs=100_000, combinations=200, every=10, deals=1000)


def walk_complaints(case: Case, every: int = 10, laws: Iterable[Law] = ALL) -> list[str]:
    """One walk through one game: law 1, law 8's clock, law 9's end, the laws of positions; named before the colon."""
    state = case.start()
    always = [law for law in laws if law in EVERYWHERE]
    dear = [law for law in laws if law not in EVERYWHERE]
    chooser = FastDice(case.seed + 77)
    found: list[str] = []
    done: list[Input] = []
    try:
        found += at_position(case, state, [*always, *dear])
        for one in walk(case, state, 2 * case.game.cap):
            done.append(one)
            if state.now < one.at and one.kind != "again":
                found.append(f"time runs forward: {one} leaves the clock at {state.now}")
            if chooser.below(every) == 0:
                found += at_position(case, state, [*always, *dear])
                every += every // 4  # a long game is looked at more and more rarely
            else:
                found += at_position(case, state, always)
            if len(found) > 5:
                return found
        found += at_position(case, state, [*always, *dear])
        found += at_the_end(case, state, done)
    except Illegal as no:
        found.append(f"the walk goes on: what was not wrong is refused as {no.reason!r} after {len(done)} inputs")
    return found


def at_position(case: Case, state: State, laws: Iterable[Law]) -> list[str]:
    return [f"{law.__name__.replace('_', ' ')}: {complaint}" for law in laws for complaint in law(case, state)]


def at_the_end(case: Case, state: State, done: list[Input]) -> Iterator[str]:
    if not state.over:
        yield f"it ends: not over after {len(done)} inputs of a walk"
    elif state.why() not in case.game.endings:
        yield f"it ends: the ending {state.why()!r} is not listed"
    elif sorted(state.places())[0] != 1 or len(state.places()) != case.seats or len(state.scores()) != case.seats:
        yield f"it ends: places {state.places()}, scores {state.scores()}"
    again = case.start()
    for one in done:
        apply(again, one)
    if fingerprint(again) != fingerprint(state):
        yield "replay equals play: the same seed and inputs lead elsewhere"


def random_play_ends(case: Case, play: RandomPlay) -> list[str]:
    """Law 9: random play ends within the game's cap, soundly."""
    state = case.start()
    inputs = play(state, FastDice(case.seed + 1))
    if not state.over:
        return [f"random play ends: not over after {inputs} inputs, cap {case.game.cap}"]
    if inputs > case.game.cap:
        return [f"random play ends: only after {inputs} inputs, cap {case.game.cap}"]
    return [f"random play ends: {flaw}" for flaw in state.audit()]


# --- which cases -----------------------------------------------------------------------------------------------------


def option_words(game: Game, size: Size) -> Iterator[dict[str, str]]:
    """Every value of every option alone, every pair of values, combinations at random; the size may thin them out."""
    known = values_of(game.options)
    for key, values in known.items():
        for value in values[1:]:
            for _i in range(size.each_value):
                yield {key: value}
    pairs = [
        {one: a, two: b} for one, two in combinations(known, 2) for a, b in product(known[one][1:], known[two][1:])
    ]
    dice = FastDice(len(pairs))
    dice.shuffle(pairs)
    yield from pairs[: size.pairs]
    for _i in range(size.combinations if known else 0):
        yield {key: values[dice.below(len(values))] for key, values in known.items()}


def cases(game: Game, size: Size) -> Iterator[Case]:
    """The cases of a survey: defaults at every seat count, then the options at seat counts in turn."""
    seed = 0
    for seats in game.seats:
        for _i in range(size.seeds):
            seed += 1
            yield Case(game, make(game.options, {}), seats, seed)
    for words in option_words(game, size):
        seed += 1
        yield Case(game, make(game.options, words), game.seats[seed % len(game.seats)], seed)


def describe(case: Case) -> str:
    known = values_of(case.game.options)
    words = [f"{key}={getattr(case.options, key)}" for key in known if getattr(case.options, key) != known[key][0]]
    return f"{case.game.id} with {case.seats} seats, seed {case.seed} {' '.join(words)}".strip()


def survey(game: Game, size: Size = QUICK, play: RandomPlay | None = None) -> Iterator[str]:
    """Every complaint about a game, each with the case it was found in. `play` is the house's random play."""
    for case in cases(game, size):
        found = walk_complaints(case, size.every)
        if play is not None:
            found += random_play_ends(case, play)
        yield from (f"{describe(case)}: {complaint}" for complaint in found)
    for seats in game.seats[:3]:
        case = Case(game, make(game.options, {}), seats, 1)
        yield from (f"{describe(case)}: chances: {one}" for one in chances_of_the_deal(case, size.deals))
        for inputs in range(4):
            found = list(chances_after_play(case, inputs, 12 * size.deals))
            yield from (f"{describe(case)}: chances: {one}" for one in found)
