"""Guests: nobody has an account. A signed token says who somebody is; a four-digit PIN brings a seat to another
browser."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest, digest

from ludoteka.server.limits import Limit
from ludoteka.server.store import GuestRow, Store

QUARTER = 900.0


class Guests:
    """Whoever has come in. Tokens are checked without the database: it is asked only for names and PINs."""

    def __init__(self, store: Store, secret: bytes, clock: Callable[[], float]) -> None:
        self.store = store
        self.secret = secret
        self.tries_of_seat = Limit(5, QUARTER / 5, clock)  # a PIN has 10,000 values: a guesser needs weeks a seat
        self.tries_of_address = Limit(20, QUARTER / 20, clock)

    async def arrive(self, name: str) -> GuestRow:
        guest = GuestRow(secrets.token_urlsafe(12), name, f"{secrets.randbelow(10_000):04}")
        await self.store.save_guest(guest)
        return guest

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        renamed = GuestRow(guest.id, name, guest.pin)
        await self.store.save_guest(renamed)
        return renamed

    def token(self, id: str) -> str:
        return f"{id}.{self.sign(id)}"

    def sign(self, id: str) -> str:
        return base64.urlsafe_b64encode(digest(self.secret, b"guest:" + id.encode(), sha256)).rstrip(b"=").decode()

    async def known(self, token: str) -> GuestRow | None:
        """The guest whose token this is; None for a forged or forgotten one."""
        id, _dot, signature = token.rpartition(".")
        if not id.isascii() or not signature.isascii() or not compare_digest(signature, self.sign(id)):
            return None
        return await self.store.guest(id)

    async def claim(self, code: str, guest_id: str, pin: str, address: str) -> GuestRow | None:
        """The guest who sits there, if the PIN is theirs. Raises TooMany after a handful of tries."""
        if not (self.tries_of_address.allows(address) and self.tries_of_seat.allows(f"{code}:{guest_id}")):
            raise TooMany
        guest = await self.store.guest(guest_id)
        right = compare_digest(pin.encode(), (guest.pin if guest else "----").encode())
        return guest if right else None


class TooMany(Exception):
    """Too many tries: later."""
