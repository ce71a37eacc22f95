"""The way of the host's tools to the database of a server, which may be running."""

from sqlalchemy import Engine

from serai.core.errors import BadInput
from serai.server.settings import Settings
from serai.server.start_checks import check_answers, check_database, database_file, is_sqlite_file
from serai.server.storage.database import is_current, open_database


def open_existing(settings: Settings) -> Engine:
    """The database of a server; `BadInput` if there is none, or it has another version. Nothing is made or migrated."""
    check_database(settings)
    if settings.is_sqlite:
        file = database_file(settings)
        if not file.is_file():
            raise BadInput("backup.no-database", file=str(file))
        if not is_sqlite_file(file):
            raise BadInput("serve.not-a-database", file=str(file))
    else:
        check_answers(settings)
    engine = open_database(settings.url.render_as_string(hide_password=False))
    if not is_current(engine):
        engine.dispose()
        raise BadInput("admin.other-version")
    return engine
