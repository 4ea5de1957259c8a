"""The lessons, one document each: the page plays them at a table of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteka.games import load
from ludoteka.server.api import json
from ludoteka.table.lesson import lesson_of

Endpoint = Callable[[Request], Awaitable[Response]]


def routes(answer: Callable[[Endpoint], Endpoint]) -> list[Route]:
    return [Route("/api/lessons/{game}", answer(lesson))]


async def lesson(request: Request) -> Response:
    """Raises UnknownGame."""
    return json(lesson_of(load(request.path_params["game"]).id))
