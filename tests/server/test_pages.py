"""Files of the page go out as small as whoever asks can read them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount
from starlette.testclient import TestClient

from ludoteka.server.codings import Codings
from ludoteka.server.pages import HashedFiles

PLAIN = b"let wine = 'red';\n" * 100
SMALL = b"as the build has packed it"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "page.js").write_bytes(PLAIN)
    (tmp_path / "page.js.br").write_bytes(SMALL)
    (tmp_path / "python.json.gz").write_bytes(gzip.compress(PLAIN))
    files = Mount("/assets", HashedFiles(directory=tmp_path))
    packs = [Middleware(Codings), Middleware(GZipMiddleware, minimum_size=1000)]
    return TestClient(Starlette(routes=[files], middleware=packs))


@pytest.mark.parametrize(
    ("asked", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", SMALL),
        ("gzip, deflate", "gzip", PLAIN),
        ("br;q=0, gzip", "gzip", PLAIN),
        ("gzip;q=0, br;q=0.5", "br", SMALL),
        ("*", "br", SMALL),
        ("br; q=0.0, *", "gzip", PLAIN),
        ("gzip;q=0", None, PLAIN),
        ("br;q=0, GZIP;Q=0.000", None, PLAIN),
        ("*;q=0", None, PLAIN),
        ("gzip;q=none", None, PLAIN),
        ("identity", None, PLAIN),
        ("", None, PLAIN),
    ],
)
def test_a_file_is_packed_as_it_is_asked_for(client: TestClient, asked: str, coding: str | None, body: bytes) -> None:
    with client.stream("GET", "/assets/page.js", headers={"accept-encoding": asked}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert (gzip.decompress(raw) if coding == "gzip" else raw) == body
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "accept-encoding" in answer.headers["vary"].lower()
    assert "immutable" in answer.headers["cache-control"]


def test_what_lies_there_packed_alone_goes_out_so_to_everybody(client: TestClient) -> None:
    answer = client.get("/assets/python.json", headers={"accept-encoding": "br"})
    assert (answer.headers["content-encoding"], answer.content) == ("gzip", PLAIN)


@pytest.mark.parametrize("asked", ["gzip;q=0", "br, gzip;q=0", "*;q=0", "identity"])
def test_what_lies_there_packed_alone_is_unpacked_for_whoever_rules_its_packing_out(
    client: TestClient, asked: str
) -> None:
    answer = client.get("/assets/python.json", headers={"accept-encoding": asked})
    assert (answer.headers.get("content-encoding"), answer.content) == (None, PLAIN)
    assert answer.headers["content-type"] == "application/json"
    assert "immutable" in answer.headers["cache-control"]
