"""Writing records, canonically: one way to write a game in JSON, one in text (`docs/notation.md`)."""

import json
from typing import Any

from serai.core.options import written_value
from serai.core.record import SPECTATOR, Record, SeenRecord


def to_object(record: Record | SeenRecord) -> dict[str, Any]:
    """The JSON form of a record as a Python object."""
    game = record.game
    document: dict[str, Any] = {"game": game.id, "rules": game.rules}
    document["options"] = written_options(record)
    if mark := game.components_mark:
        document["components"] = mark
    if record.headers:
        document["headers"] = record.headers
    if record.viewer is not None:
        document["viewer"] = _viewer(record.viewer)
    legal = [[] if entry.legal is None else [list(entry.legal)] for entry in record.log]
    document["log"] = [[entry.author, entry.text, *moves] for entry, moves in zip(record.log, legal)]
    document["result"] = record.result
    return document


def to_json(record: Record | SeenRecord) -> str:
    """The JSON form of a record: one line, no newline at its end."""
    return json.dumps(to_object(record), ensure_ascii=False, allow_nan=False)


def to_text(record: Record | SeenRecord) -> str:
    """The text form of a record: headers, a blank line, an entry a line, and the result if there is one."""
    game = record.game
    lines = [f"game: {game.id}", f"rules: {game.rules}"]
    lines += [f"{name}: {written_value(value)}" for name, value in written_options(record).items()]
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
    game, chosen = record.game, record.game.options
    written = [one for one in game.definition.options if one.always_written or chosen[one.name] != one.default]
    return {option.name: chosen[option.name] for option in written}


def _viewer(viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else str(viewer + 1)
