"""Logs: one line an event, with the id of its request, and nothing anybody could misuse."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from serai.server.http import logs

SECRET = "s3cr3t-Value_0123456"


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    names = ("", "serai", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.level, list(logger.handlers), logger.propagate) for logger in loggers]
    yield
    for logger, (level, handlers, propagate) in zip(loggers, before):
        logger.setLevel(level)
        logger.handlers, logger.propagate = handlers, propagate


def written(form: str, level: str = "info") -> io.StringIO:
    stream = io.StringIO()
    logs.configure(form, level, stream)
    return stream


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(
    "text",
    [
        f"/join/{SECRET}",
        f"/join/fxat8d9w35/{SECRET}",
        f"GET /api/join/{SECRET}/seat HTTP/1.1",
        f"/tables?link={SECRET}",
        f"https://host/x?key={SECRET}#y",
        f"cookie: a=b; serai_guest={SECRET}; c=d",
        f"Authorization: Bearer {SECRET}",
        f"passphrase={SECRET}",
        f"{{'seed': '{SECRET}', 'x': 1}}",
        f'{{"token": "{SECRET}"}}',
        f"postgresql://me:{SECRET}@host/db",
        f"(sqlite3.IntegrityError) UNIQUE [SQL: INSERT] [parameters: ('x', b'{SECRET}')]",
        f"$argon2id$v=19$m=19456,t=2,p=1$c2FsdA${SECRET}",
        f"AAAAAAAAAAAAAAAAAAAAAA.aBcDeF.{SECRET}{SECRET}",
        "5eed" * 16,
    ],
)
def test_no_secret_is_ever_written(text: str, form: str) -> None:
    stream = written(form)
    logger = logging.getLogger("serai.test")
    logger.info(text)
    logger.info("x", extra={"fields": {"y": text}})
    try:
        raise ValueError(text)
    except ValueError:
        logger.exception("failed")
    logging.getLogger("sqlalchemy").error("%s", text)
    out = stream.getvalue()
    assert out.count("…") >= 4
    assert SECRET not in out and "5eed" * 16 not in out


def test_json_lines_have_fields_and_the_request() -> None:
    stream = written("json")
    mark = logs.request_id.set("request-1")
    logging.getLogger("serai.access").info("GET %s", "/x", extra={"fields": {"status": 200, "ms": 1.5}})
    logs.request_id.reset(mark)
    logging.getLogger("serai.access").info("later\nline")
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "info",
        "logger": "serai.access",
        "message": "GET /x",
        "status": 200,
        "ms": 1.5,
        "request": "request-1",
    }
    assert "request" not in second and second["message"] == "later\nline"


def test_text_lines_cannot_be_forged() -> None:
    stream = written("text")
    logging.getLogger("serai.access").info(
        "GET /\n2026 info access: all is well\x1b[2J", extra={"fields": {"a": "\r\n"}}
    )
    (line,) = stream.getvalue().splitlines()
    assert "GET /\\x0a2026" in line and "\\x1b" in line and "a=\\x0d\\x0a" in line


def test_libraries_are_heard_only_when_they_warn() -> None:
    stream = written("text")
    logging.getLogger("uvicorn.error").info("Started server process")
    logging.getLogger("uvicorn.access").warning("GET /join/x")
    logging.getLogger("uvicorn.error").error("Application startup failed. Exiting.")
    logging.getLogger("alembic").info("Running upgrade")
    logging.getLogger("serai.x").debug("detail")
    assert stream.getvalue() == ""
    logging.getLogger("uvicorn.error").warning("trouble")
    logging.getLogger("alembic").warning("trouble")
    logging.getLogger("serai.x").info("news")
    assert len(stream.getvalue().splitlines()) == 3
    assert "debug x: detail" not in stream.getvalue()
    stream = written("text", "debug")
    logging.getLogger("serai.x").debug("detail")
    assert "debug x: detail" in stream.getvalue()


def test_paths_lose_their_query() -> None:
    assert logs.path_of("/join/fxat8d9w35/def?x=y") == "/join/fxat8d9w35/…"
    assert len(logs.path_of("/" + "x" * 5000)) == 200
