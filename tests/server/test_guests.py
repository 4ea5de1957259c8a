"""Tokens cannot be forged, PINs cannot be guessed, names cannot hide anything."""

from pathlib import Path

import pytest

from ludoteka.server.guests import Guests, TooMany
from ludoteka.server.limits import KEYS, Limit
from ludoteka.server.store.sqlite import SqliteStore


class At:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def test_a_token_names_its_guest_and_a_forged_one_nobody(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "l.db")
    guests = Guests(store, b"s" * 32, At())
    ada, bo = await guests.arrive("Ada"), await guests.arrive("Bo")
    token = guests.token(ada.id)
    assert await guests.known(token) == ada
    forged = [
        "",
        ".",
        ada.id,
        f"{bo.id}.{token.rpartition('.')[2]}",
        token[:-1] + ("A" if token[-1] != "A" else "B"),
        f"{ada.id}.{Guests(store, b't' * 32, At()).sign(ada.id)}",
        "ä.ö",
    ]
    assert [await guests.known(f) for f in forged] == [None] * len(forged)
    await store.close()


async def test_case_43_a_seat_is_claimed_with_its_pin_and_guessing_stops_soon(tmp_path: Path) -> None:
    """case 43"""
    store = SqliteStore(tmp_path / "l.db")
    clock = At()
    guests = Guests(store, b"s" * 32, clock)
    ada = await guests.arrive("Ada")
    wrong = f"{(int(ada.pin) + 1) % 10_000:04}"
    assert await guests.claim("ABCDE", ada.id, ada.pin, "10.0.0.1") == ada
    assert [await guests.claim("ABCDE", ada.id, wrong, f"10.0.0.{i}") for i in range(4)] == [None] * 4
    with pytest.raises(TooMany):
        await guests.claim("ABCDE", ada.id, ada.pin, "10.0.0.9")
    clock.now += 180
    assert await guests.claim("ABCDE", ada.id, ada.pin, "10.0.0.9") == ada
    await store.close()


def test_a_limit_refills_with_time_and_forgets_the_oldest_key() -> None:
    clock = At()
    limit = Limit(2, 10, clock)
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    clock.now = 10
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    for i in range(KEYS):
        limit.allows(f"k{i}")
    assert limit.allows("a")
    assert len(limit.buckets) == KEYS
