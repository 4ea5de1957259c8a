"""Finished matches as answers: what `table/film.py` draws, as JSON, packed. Runs in a worker process: whoever brings a
foreign file may make it long, but delays no table."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from ludoteka.table.film import Eyes, film_of


def document(text: str, eyes: Eyes) -> bytes:
    """JSON, packed with gzip. Raises BadFilm."""
    return _packed(film_of(text).document(eyes))


def frames(text: str, eyes: Eyes, first: int, count: int) -> bytes:
    """JSON, packed with gzip. Raises BadFilm."""
    return _packed(film_of(text).frames(eyes, first, count))


def _packed(value: Any) -> bytes:
    return gzip.compress(msgspec.json.encode(value), 5)
