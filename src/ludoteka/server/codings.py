"""Which packings whoever asks can read. `gzip;q=0` says that gzip is not to be sent; what packs looks for the word
alone, so the list that it reads holds what may be sent and nothing else."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

CODINGS: Final = ("br", "gzip")  # what is sent
AS_IT_IS: Final = "identity"


class Codings:
    """Rewrites `accept-encoding` for what lies behind it. `identity` stands there where gzip is ruled out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and "accept-encoding" in Headers(scope=scope):
            lines = Headers(scope=scope).getlist("accept-encoding")
            scope = {**scope, "headers": list(scope["headers"])}
            MutableHeaders(scope=scope)["accept-encoding"] = ", ".join(readable(",".join(lines)))
        await self.app(scope, receive, send)


def readable(asked: str) -> list[str]:
    """What may be sent to whoever asks so (RFC 9110, 12.5.3)."""
    weights = dict(_weighed(one) for one in asked.split(",") if one.strip())
    others = weights.get("*", 0.0)
    may = [coding for coding in CODINGS if weights.get(coding, others) > 0]
    ruled_out = "gzip" not in may and ("gzip" in weights or "*" in weights or not may)
    return [*may, AS_IT_IS] if ruled_out else may


def _weighed(one: str) -> tuple[str, float]:
    coding, *parameters = [part.strip().lower() for part in one.split(";")]
    weight = next((part[2:] for part in parameters if part.startswith("q=")), "1")
    try:
        return coding, float(weight)
    except ValueError:
        return coding, 0.0
