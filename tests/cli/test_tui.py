"""The table for mouse and keys, driven by Textual's pilot on the real clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ludoteka.cli.company import Company
from ludoteka.cli.eyes import Eyes
from ludoteka.cli.play import _check_table
from ludoteka.cli.player import Player
from ludoteka.cli.session import Session
from ludoteka.cli.trouble import Wrong
from ludoteka.games import ORDER, load
from ludoteka.match import Match, Played
from ludoteka.text import Speaker

pytest.importorskip("textual")

from ludoteka.cli.tui import Book, TableApp

Act = Callable[[Any, TableApp], Awaitable[None]]


def app_of(game: str, language: str = "en") -> TableApp:
    match = Match.new(load(game), {}, 3, b"\7" * 32, ["Ana", "Bor", "Cveta"])
    names = match.header.names.__getitem__
    speaker = Speaker(language, game, names, ("shared", "cli", "page"))
    company = Company(match, {1: "random", 2: "random"})
    player = Player(Eyes(match, 0, speaker), company, language)
    for _step in range(200):  # to the first time that something is asked of the person
        if match.state.legal(0) and (player.owes() or player.is_race):
            break
        player.step()
    return TableApp(Session(player))


def run(app: TableApp, act: Act, size: tuple[int, int] = (80, 24)) -> None:
    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot, app)

    asyncio.run(play())


def mine(app: TableApp) -> list[str]:
    return [entry.move for entry in app.session.match.entries if isinstance(entry, Played) and entry.seat == 0]


def legal_keys(app: TableApp) -> list[str]:
    eyes = app.session.player.eyes
    return [action.key for action in eyes.actions(eyes.scene()) if action.legal]


def place_of(app: TableApp, key: str) -> tuple[int, int]:
    """Where on the screen this key's thing lies."""
    for row, line in enumerate(app.session.lines(*app.size)):
        for span in line.spans:
            if not isinstance(span.style, str) and span.style.meta.get("key") == key:
                return span.start + 1, row
    raise AssertionError(f"nothing on the screen is touched by {key!r}")


@pytest.mark.parametrize("game", ORDER)
def test_what_is_touched_is_done(game):
    async def act(pilot: Any, app: TableApp) -> None:
        key = next(key for key in legal_keys(app) if len(_moves(app, key)) == 1)
        await pilot.click(offset=place_of(app, key))
        await pilot.pause()
        assert mine(app)[-1:] == [_moves_before[0]]

    app = app_of(game)
    _moves_before = _moves(app, next(key for key in legal_keys(app) if len(_moves(app, key)) == 1))
    run(app, act)


def _moves(app: TableApp, key: str) -> tuple[str, ...]:
    eyes = app.session.player.eyes
    return next(action.moves for action in eyes.actions(eyes.scene()) if action.key == key)


def test_arrows_choose_and_enter_does_it():
    async def act(pilot: Any, app: TableApp) -> None:
        first, second = legal_keys(app)[:2]
        await pilot.press("right")
        assert app.chosen == first
        await pilot.press("right", "right", "left")
        assert app.chosen == second
        await pilot.press("enter")
        assert len(mine(app)) == 1

    run(app_of("duel"), act)


def test_what_the_arrows_stand_on_is_seen():
    async def act(pilot: Any, app: TableApp) -> None:
        await pilot.press("right")
        column, row = place_of(app, app.chosen)
        assert app.screen.get_style_at(column, row).reverse

    run(app_of("duel"), act)


def test_a_line_is_typed_as_in_the_plain_terminal():
    async def act(pilot: Any, app: TableApp) -> None:
        await pilot.press(*"dancx", "backspace", "e", "enter")
        assert "“dance” means nothing here" in app.session.player.notice

    run(app_of("duel"), act)


def test_the_rulebook_lies_over_the_table_and_its_time_is_not_counted():
    async def act(pilot: Any, app: TableApp) -> None:
        await pilot.press(*"rules", "enter")
        await pilot.pause(0.5)
        assert isinstance(app.screen, Book)
        began = app.session.watch.began
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, Book)
        assert app.session.watch.began - began > 0.4

    run(app_of("duel"), act)


def test_leaving_leaves():
    async def act(pilot: Any, app: TableApp) -> None:
        await pilot.press(*"quit", "enter")
        await pilot.pause()
        assert not app.is_running

    run(app_of("duel"), act)


def test_in_a_race_a_key_counts_as_it_comes_down():
    async def act(pilot: Any, app: TableApp) -> None:
        for _try in range(100):  # the clock runs: between two rounds there is nothing to slap
            await pilot.press("space")
            await pilot.pause(0.05)
            if mine(app):
                break
        assert mine(app)[0] == "slap"

    run(app_of("five"), act)


@pytest.mark.parametrize("size", [(60, 20), (120, 40)])
def test_the_prompt_is_on_the_screen_at_any_size(size):
    async def act(pilot: Any, app: TableApp) -> None:
        prompt = app.session.player.eyes.speaker.say(app.session.player.eyes.scene().prompt)
        shown = "\n".join(line.plain for line in app.session.lines(*size)[: size[1] - 1])
        assert prompt.split()[0] in shown

    run(app_of("uno"), act, size)


def test_where_textual_is_missing_a_sentence_says_so(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(Wrong) as wrong:
        _check_table(live=True)
    assert wrong.value.id == "cli-tui-extra"
