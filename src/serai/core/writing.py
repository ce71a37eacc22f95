"""Writing records, canonically: one way to write a game in JSON, one in text (`docs/notation.md`)."""

from __future__ import annotations

import json
from typing import Any

from serai.core.record import SPECTATOR, Record, SeenRecord


def to_object(record: Record | SeenRecord) -> dict[str, Any]:
    """The JSON form of a record as a Python object."""
    game = record.game
    document: dict[str, Any] = {
        "game": game.id,
        "rules": game.rules,
        "options": written_options(record),
    }
    if mark := game.components_mark:
        document["components"] = mark
    if record.headers:
        document["headers"] = record.headers
    if record.viewer is not None:
        document["viewer"] = _viewer(record.viewer)
    document["log"] = [
        [entry.author, entry.text] if entry.legal is None else [entry.author, entry.text, list(entry.legal)]
        for entry in record.log
    ]
    document["result"] = record.result
    return document


def to_json(record: Record | SeenRecord) -> str:
    """The JSON form of a record: one line, no newline at its end."""
    return json.dumps(to_object(record), ensure_ascii=False, allow_nan=False)


def to_text(record: Record | SeenRecord) -> str:
    """The text form of a record: headers, a blank line, an entry a line, and the result if there is one."""
    game = record.game
    lines = [f"game: {game.id}", f"rules: {game.rules}"]
    lines += [f"{name}: {_plain(value)}" for name, value in written_options(record).items()]
    if mark := game.components_mark:
        lines.append(f"components: {mark}")
    if record.viewer is not None:
        lines.append(f"viewer: {_viewer(record.viewer)}")
    lines += [f"{name}: {value}" for name, value in record.headers.items()]
    lines.append("")
    lines += [f"{entry.author} {entry.text}" for entry in record.log]
    if record.result is not None:
        lines += ["", f"result: {json.dumps(record.result, ensure_ascii=False, allow_nan=False)}"]
    return "\n".join(lines) + "\n"


def written_options(record: Record | SeenRecord) -> dict[str, Any]:
    """The options a record names: those always written, and those that are not at their default."""
    game = record.game
    return {
        option.name: game.options[option.name]
        for option in game.definition.options
        if option.always_written or game.options[option.name] != option.default
    }


def _viewer(viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else str(viewer + 1)


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
