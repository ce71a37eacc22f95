"""Logs: one line an event, as text or JSON, with the id of the request it belongs to, and never a secret."""

import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import Any, TextIO

#: Of the request or the socket that is being served.
request_id: ContextVar[str | None] = ContextVar("request_id", default=None)

_WORDS = "passphrase|password|secrets?|seed|token|link|cookie"
#: What must not be written wherever it turns up, in an address, a header or an error of a library.
_SECRETS = (
    (re.compile(r"(/join/(?:[a-z0-9]{6,12}/)?)[^\s\"'?#]+"), r"\1…"),
    (re.compile(r"(\?)[^\s\"'#]+"), r"\1…"),
    (re.compile(r"(serai_guest=)[^;\s\"']+"), r"\1…"),
    (re.compile(r"(?i)(bearer )[^\s\"',]+"), r"\1…"),
    (re.compile(r"(://[^\s:/@]*:)[^\s@]+@"), r"\1…@"),
    (re.compile(rf"(?i)(\b(?:{_WORDS})[\"']?\s*[=:]\s*[\"']?)[^\s\"',;&)}}]+"), r"\1…"),
    (re.compile(r"\[parameters: .*"), "[parameters: …]"),
    (re.compile(r"\$argon2\w+\$[^\s\"']+"), "…"),
    # A guest's token, and a seed written as bytes in hexadecimal.
    (re.compile(r"\b[\w-]{22}(?:~\d+)?\.[\w-]{4,8}\.[\w-]{20,}"), "…"),
    (re.compile(r"\b[0-9a-fA-F]{64}\b"), "…"),
)
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f\x80-\x9f\u2028\u2029]")


def redacted(text: str) -> str:
    """A text without what must stay secret. The last line of defence: nothing should log a secret to begin with."""
    for pattern, replacement in _SECRETS:
        text = pattern.sub(replacement, text)
    return text


def path_of(path: str) -> str:
    """The path of a request as logs show it: without its query, and without the secret of a link."""
    return redacted(path.partition("?")[0])[:200]


def _one_line(text: str) -> str:
    """A client must not be able to write a second line into the log."""
    return _CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields = getattr(record, "fields", None)
    found = dict(fields) if isinstance(fields, dict) else {}
    if (request := request_id.get()) is not None:
        found.setdefault("request", request)
    return found


def _moment(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"


class TextLines(logging.Formatter):
    """For people: `2026-11-15T20:00:00.000Z info access: GET /api/tables status=200 request=…`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and below it the traceback if there is one."""
        name = record.name.removeprefix("serai.")
        parts = [f"{_moment(record)} {record.levelname.lower()} {name}: {_one_line(record.getMessage())}"]
        parts += [f"{key}={_one_line(str(value))}" for key, value in _fields(record).items()]
        line = redacted(" ".join(parts))
        if record.exc_info:
            line += "\n" + redacted(self.formatException(record.exc_info))
        return line


class JsonLines(logging.Formatter):
    """For programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger and message, and the fields of the event."""
        document: dict[str, Any] = {
            "time": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        for key, value in _fields(record).items():
            document[key] = value if isinstance(value, int | float | bool | None) else redacted(str(value))
        if record.exc_info:
            document["traceback"] = redacted(self.formatException(record.exc_info))
        return json.dumps(document, ensure_ascii=False)


def configure(form: str, level: str, stream: TextIO | None = None) -> None:
    """Send all logs of this process to one stream. Libraries are only heard when they warn."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    wanted = logging.getLevelName(level.upper())
    logging.basicConfig(handlers=[handler], level=max(wanted, logging.WARNING), force=True)
    logging.getLogger("serai").setLevel(wanted)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = name != "uvicorn.access"  # ours says more, and less
        library.setLevel(logging.NOTSET if level == "debug" else logging.WARNING)
        library.addFilter(_is_news)


#: What uvicorn says about a start that failed, where ours says why; and about clients who send nonsense, which is
#: answered and counted, and no concern of a host's.
_NO_NEWS = (
    "Application startup failed. Exiting.",
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)


def _is_news(record: logging.LogRecord) -> bool:
    return record.msg not in _NO_NEWS
