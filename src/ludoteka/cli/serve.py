"""`ludoteka serve`: the table for phones in the room, and across countries."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port; 0 takes a free one."
)
@click.option(
    "--database",
    envvar="LUDOTEKA_DATABASE",
    metavar="URL",
    help="Where tables are kept: sqlite:///FILE. By default a file in the data folder ($LUDOTEKA_DATA).",
)
@click.option("--tls-cert", type=click.Path(exists=True, dir_okay=False), help="Certificate (PEM) for https.")
@click.option("--tls-key", type=click.Path(exists=True, dir_okay=False), help="Its private key (PEM).")
def command(host: str, port: int, database: str | None, tls_cert: str | None, tls_key: str | None) -> None:
    """Serve the page: people open the printed address, or scan it, and play."""
    from ludoteka.server.run import CannotServe, serve

    if (tls_cert is None) != (tls_key is None):
        raise click.UsageError("--tls-cert and --tls-key go together.")
    try:
        serve(host, port, database_file(database), tls_cert, tls_key)
    except CannotServe as reason:
        raise click.UsageError(f"{reason}.") from None


def database_file(url: str | None) -> Path:
    """The file behind a database URL; the default one in the data folder."""
    if url is None:
        return data_folder() / "ludoteka.db"
    if not url.startswith("sqlite:///") or url == "sqlite:///":
        raise click.UsageError(f"the database {url!r} is not known here; write sqlite:///FILE.")
    return Path(url.removeprefix("sqlite:///"))


def data_folder() -> Path:
    import os

    if own := os.environ.get("LUDOTEKA_DATA"):
        return Path(own)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ludoteka"
