"""My games: how often I won, how fast I am, against whom. Private to the guest's token; a share opens it, read only, to
whoever has its link, and names nobody else."""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteka.server.api import Api, Problem, json, link
from ludoteka.server.counting import Counting
from ludoteka.server.limits import Limit
from ludoteka.server.store import Met, Past, Store

LATEST: Final = 20  # matches that are listed one by one
LONGEST_ID: Final = 40


@dataclass
class Stats:
    api: Api
    store: Store
    counting: Counting
    recounting: Limit  # how often a guest may ask for what was not counted when it ended

    def routes(self) -> list[Route]:
        answer = self.api.answer
        return [
            Route("/api/stats", answer(self.mine)),
            Route("/api/stats/share", answer(self.share), methods=["POST"]),
            Route("/api/stats/share", answer(self.unshare), methods=["DELETE"]),
            Route("/api/stats/{share}", answer(self.shared)),
            Route("/api/stats/{share}/link", answer(self.link)),
        ]

    async def mine(self, request: Request) -> Response:
        guest = await self.api.who(request)
        if self.recounting.allows(guest.id):
            for match in await self.store.untallied(guest.id):
                await self.counting.count(match)
        past = await self.store.past(guest.id)
        share = await self.store.share_of(guest.id)
        return json(
            {**figures(past), "name": guest.name, "against": against(past), "latest": latest(past), "share": share}
        )

    async def share(self, request: Request) -> Response:
        guest = await self.api.who(request)
        share = await self.store.share_of(guest.id)
        if share is None:
            share = secrets.token_urlsafe(12)
            await self.store.save_share(guest.id, share)
        return json({"share": share}, 201)

    async def unshare(self, request: Request) -> Response:
        guest = await self.api.who(request)
        await self.store.save_share(guest.id, None)
        return json({"share": None})

    async def shared(self, request: Request) -> Response:
        id, name = await self._sharer(request)
        return json({**figures(await self.store.past(id)), "name": name})

    async def link(self, request: Request) -> Response:
        await self._sharer(request)
        return json({"link": link(f"/stats/{request.path_params['share']}", request)})

    async def _sharer(self, request: Request) -> tuple[str, str]:
        share = request.path_params["share"]
        id = await self.store.sharer(share) if len(share) <= LONGEST_ID else None
        guest = await self.store.guest(id) if id else None
        if guest is None:
            raise Problem(404, "no-such-share", "These figures are not shared.")
        return guest.id, guest.name


# --- figures ----------------------------------------------------------------------------------------------------------


def figures(past: Past) -> dict[str, Any]:
    """What names nobody but the guest: by game, and every hand in a race, the oldest first."""
    games: dict[str, Counter[int]] = defaultdict(Counter)
    for one in past.played:
        games[one.game][one.place] += 1
    return {
        "games": [
            {
                "game": game,
                "played": places.total(),
                "won": places[1],
                "gave_up": places[0],
                "places": [places[place] for place in range(1, max(places) + 1)],
            }
            for game, places in sorted(games.items(), key=lambda item: (-item[1].total(), item[0]))
        ],
        "reactions": [
            {"game": one.game, "at": one.at, "ms": one.ms, "first": one.first} for one in reversed(past.reacted)
        ],
    }


def against(past: Past) -> list[dict[str, Any]]:
    """Head to head with every person by the name they had last, and with the bots of each level; whom I met most first.
    A match that somebody gave up says nothing."""
    mine = {one.match: one.place for one in past.played}
    names: dict[str, Met] = {}
    ranks: dict[str, Counter[str]] = defaultdict(Counter)
    for other in (met for met in past.met if met.match in mine):
        who = other.guest or f"bot:{other.level}"
        names.setdefault(who, other)
        if mine[other.match] and other.place:
            ranks[who][_rank(mine[other.match], other.place)] += 1
    return [
        {
            "name": names[who].name if names[who].guest else "",
            "level": names[who].level,
            **{rank: counted[rank] for rank in ("ahead", "behind", "even")},
        }
        for who, counted in sorted(ranks.items(), key=lambda item: -item[1].total())
    ]


def latest(past: Past) -> list[dict[str, Any]]:
    seats = Counter(other.match for other in past.met)
    return [
        {"match": one.match, "game": one.game, "at": one.at, "place": one.place, "seats": seats[one.match] + 1}
        for one in past.played[:LATEST]
    ]


def _rank(mine: int, theirs: int) -> str:
    return "even" if mine == theirs else "ahead" if mine < theirs else "behind"
