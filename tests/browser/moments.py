"""What a table looks like at its moments: frames out of seeded games, played in virtual time, to be fed to a page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from ludoteka.bots.virtual import VirtualTable
from ludoteka.games import load
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.game import Game
from ludoteka.rules.options import make, words_of
from ludoteka.table.eyes import news
from ludoteka.table.frames import Chair, Ending, Frame, GameClock, Hand, Lobby, RaceCard, Settings

CODE: Final = "KLEMT"
MATCH: Final = "gallery"
GAMES_TRIED: Final = 3
INPUTS: Final = 900  # of one game; what has not come by then is rare
NEWS_KEPT: Final = 8
NAMES: Final = ("Veronika", "Maximilian", "Jo", "Alexandra", "Kai", "Бронислава", "Nelli", "Salamander", "Ida", "Tomaž")
HELPED: Final = {"tricoda": {"notepad_help": "training"}}  # with options that show more of the table


@dataclass(frozen=True)
class Moment:
    """One pair of eyes at one table: what a server would send it."""

    game: str
    name: str
    lobby: Lobby
    frame: Frame
    seat: int | None
    race: RaceCard | None = None


def moments(game_id: str) -> Iterator[Moment]:
    """One for each prompt that three players meet in seeded games, the table at its fullest, and a watcher's."""
    game = load(game_id)
    found = dict(played(game, min(3, game.seats[-1]), 0, {}))
    yield from found.values()
    yield from (replace(one, name=f"helped-{name}") for name, one in helped(game).items())
    full = dict(played(game, game.seats[-1], 0, {}, games=1))
    yield from (replace(one, name=f"full-{name}") for name, one in full.items() if name in busiest(full))
    watched = dict(played(game, min(3, game.seats[-1]), None, {}, games=1))
    yield from (replace(one, name=f"watched-{name}") for name, one in watched.items() if name in busiest(watched, 1))
    if game.kind == "race" or "slap" in game.catalogue:
        yield after_race(next(iter(found.values())))


def moment(game_id: str, name: str) -> Moment:
    return next(one for one in moments(game_id) if one.name == name)


def helped(game: Game) -> dict[str, Moment]:
    if game.id not in HELPED:
        return {}
    some = dict(played(game, min(3, game.seats[-1]), 0, HELPED[game.id], games=1))
    return {name: some[name] for name in busiest(some, 1)}


def busiest(found: dict[str, Moment], most: int = 2) -> list[str]:
    """Those with most to draw: there it is tight."""

    def drawn(name: str) -> int:
        scene = found[name].frame.scene
        return sum(len(zone.faces) for zone in scene.zones) + 3 * len(scene.buttons)

    return sorted((name for name in found if name != "end"), key=drawn, reverse=True)[:most]


def played(
    game: Game, seats: int, eyes: int | None, options: dict[str, str], games: int = GAMES_TRIED
) -> Iterator[tuple[str, Moment]]:
    """Each prompt once, by name, from these eyes; `end` is the end."""
    seen: set[str] = set()
    numbers = count()
    for seed in range(games):
        for name, frame in game_frames(game, seats, eyes, options, seed):
            if name not in seen:
                seen.add(name)
                numbered = replace(frame, no=next(numbers))
                yield name, Moment(game.id, name, lobby(game, seats, options, name == "end"), numbered, eyes)


def game_frames(
    game: Game, seats: int, eyes: int | None, options: dict[str, str], seed: int, only_new: bool = False
) -> Iterator[tuple[str, Frame]]:
    """Prompt and frame after each input. Each tells the latest events, or `only_new` ones as a live table does."""
    table = VirtualTable(
        game,
        game.start(make(game.options, options), seats, FastDice(seed + 1)),
        [game.minds["normal"]() for _ in range(seats)],
        [FastDice(100 + seat) for seat in range(seats)],
        FastDice(7),
    )
    told: list[Event] = []
    table.state.told = told
    for _ in range(INPUTS):
        frame = frame_of(table, eyes, told[-NEWS_KEPT:])
        if only_new:
            told.clear()
        yield ("end" if frame.ending else frame.scene.prompt.id.removeprefix("prompt-")), frame
        if not table.run(1):
            return


def frame_of(table: VirtualTable, eyes: int | None, told: list[Event]) -> Frame:
    game, state = table.game, table.state
    scene = game.scene(game.view(state, eyes), [] if eyes is None else state.legal(eyes))
    ending = None
    if state.over:
        ending = Ending(tuple(state.places()), tuple(state.scores()), state.why(), "5eed" * 16)
    clock = GameClock(int(state.now), 0.0, running=False)
    return Frame(MATCH, 0, news(game, told, eyes), scene, int(state.beat), clock, None, ending)


def lobby(game: Game, seats: int, options: dict[str, str], over: bool = False) -> Lobby:
    chairs = [
        Chair(seat, "person", NAMES[seat], here=seat != 1, ready=True, host=seat == 0)
        if seat % 3 < 2
        else Chair(seat, "bot", ("bot-merlot", "bot-grenache", "bot-dolcetto")[seat // 3], "normal")
        for seat in range(seats)
    ]
    free = [Chair(seat, "free") for seat in range(seats, game.seats[-1])]
    return Lobby(
        code=CODE,
        game=game.id,
        phase="over" if over else "playing",
        options=words_of(make(game.options, options)),
        settings=Settings(),
        chairs=(*chairs, *free),
        seats=(game.seats[0], game.seats[-1]),
        watchers=0,
        match=MATCH,
        commitment="c0ffee" * 10,
        paused="",
        undo_by=None,
        undo_agreed=(),
    )


def after_race(moment: Moment) -> Moment:
    """The card of a race between three, the last two of whom were too close to call."""
    race = RaceCard(
        MATCH,
        moment.frame.beat,
        (
            Hand(0, "slap", 312.4, 331.0, 310.2, 38.0, False, 1),
            Hand(1, "slap", 455.9, 720.3, 455.9, 96.4, True, 2, 200.0),
            Hand(2, "slap", 457.2, 457.2, None, 0.4, False, 3),
        ),
        (1, 2),
    )
    return replace(moment, name="race", race=race)
