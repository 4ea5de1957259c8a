"""Bring a database to the shape of schema.py, whatever it was before.

Alembic takes over a second to import, so it is imported only when the version row says that there is work.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from ludoteka.server.store import HEAD, StoreError
from ludoteka.server.store.schema import metadata

STEPS: Final = Path(__file__).with_name("migrations")


def migrate(engine: Engine) -> None:
    """Create, upgrade, or leave alone. Raises StoreError for a database from a later version of the program."""
    with engine.begin() as connection:
        if not inspect(connection).has_table("alembic_version"):
            metadata.create_all(connection)
            connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
            connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
            return
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version != HEAD:
            upgrade(connection, version)


def upgrade(connection: Connection, version: str | None) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise StoreError(f"the database was written by a later version of ludoteka (its step is {version}): update")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
