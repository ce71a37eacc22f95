"""Reading records, text or JSON. Whatever is given, the answer is a record or `BadRecord` with places and reasons."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Self, TypeGuard

from serai.core.contract import CHANCE
from serai.core.errors import BadInput, BadRecord, GameError, NotYourTurn, Problem
from serai.core.game import Game
from serai.core.record import SPECTATOR, Entry, EntryError, Record, SeenRecord, bad_header, fold

#: Gives the game of that name with these options; a `GameError` if there is none.
Load = Callable[[str, Mapping[str, object]], Game]

_KEYS = {"game", "rules", "options", "components", "headers", "viewer", "log", "result"}
_HEADER = re.compile(r"([a-z][a-z0-9 _-]{0,39}): ?(.*)")
_ENTRY = re.compile(r"([*1-9]) +(\S.*)")
#: Half a character, which JSON can spell but nobody can write.
_HALF = re.compile("[\ud800-\udfff]")
_LONGEST_LINE = 500
#: The largest number of errors reported for one record.
_MOST_PROBLEMS = 100


@dataclass
class _Draft:
    """A record as it stands in the file, before any of it is checked."""

    line: int
    is_text: bool = False
    game: object = None
    rules: object = None
    options: dict[str, object] = field(default_factory=dict)
    components: object = None
    headers: dict[str, str] = field(default_factory=dict)
    viewer: object = None
    log: list[Entry] = field(default_factory=list)
    places: list[tuple[int, int | None]] = field(default_factory=list)
    result: object = None
    result_line: int = 0
    #: Headers of a text record seen so far.
    keys: set[str] = field(default_factory=set)
    problems: list[Problem] = field(default_factory=list)

    def complain(self, code: str, line: int | None = None, entry: int | None = None, **arguments: str | int) -> Self:
        """Note an error and go on reading."""
        if len(self.problems) < _MOST_PROBLEMS:
            self.problems.append(Problem(line or self.line, BadInput(code, **arguments), entry))
        return self


def read_records(lines: Iterable[str], load: Load, most: int | None = None) -> Iterator[Record | SeenRecord]:
    """Every record of a file, text or JSON, one after the other; those with more than `most` entries are refused."""
    numbered = ((number, line.removeprefix("\ufeff") if number == 1 else line) for number, line in enumerate(lines, 1))
    first = next(((number, line) for number, line in numbered if line.strip()), None)
    source = chain([first] if first else [], numbered)
    is_json = first is not None and first[1].lstrip("\ufeff \t").startswith(("{", "["))
    for draft in _json_drafts(source) if is_json else _text_drafts(source):
        if most is not None and len(draft.log) > most:
            raise BadInput("record.too-long", most=most)
        yield _checked(draft, load)


# --- JSON -----------------------------------------------------------------------------------------------------------


def _json_drafts(source: Iterator[tuple[int, str]]) -> Iterator[_Draft]:
    """One object a line, or one object over the whole file."""
    is_first = True
    for number, line in source:
        if not line.strip():
            continue
        document, fault = _json(line)
        if fault and is_first:
            rest = "".join(text for _, text in source)
            document, whole_fault = _json(line + rest)
            fault = whole_fault if rest.strip() else fault
        is_first = False
        yield _json_draft(number, document, fault)


def _json(text: str) -> tuple[object, str | None]:
    """The value of a JSON text, or what is wrong with it: also numbers that are none, and a key given twice."""
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_number), None
    except json.JSONDecodeError as error:
        return None, f"{error.msg}, {error.lineno}:{error.colno}"
    except RecursionError:
        return None, "nested too deeply"
    except ValueError as error:
        return None, str(error)[:80]


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice")
    return found


def _no_number(name: str) -> object:
    raise ValueError(f"{name} is no number")


def _json_draft(number: int, document: object, syntax: str | None) -> _Draft:
    draft = _Draft(number, result_line=number)
    if syntax is not None:
        return draft.complain("record.json", detail=syntax)
    if not isinstance(document, dict):
        return draft.complain("record.not-an-object")
    for key in document:
        if key not in _KEYS:
            draft.complain("record.unknown-key", key=str(key)[:40])
    for key in ("game", "rules", "components", "viewer", "result"):
        setattr(draft, key, document.get(key))
    for key in ("options", "headers"):
        value = document.get(key, {})
        is_text = key == "headers" or not _HALF.search(str(value))  # headers are looked at by themselves
        if isinstance(value, dict) and is_text:
            setattr(draft, key, {str(name): item for name, item in value.items()})
        else:
            draft.complain("record.bad-value", key=key)
    log = document.get("log")
    if not isinstance(log, list):
        return draft.complain("record.bad-value", key="log")
    for index, item in enumerate(log, 1):
        _json_entry(draft, index, item)
    return draft


def _json_entry(draft: _Draft, index: int, item: Any) -> None:
    is_entry = isinstance(item, list) and len(item) in (2, 3) and all(isinstance(part, str) for part in item[:2])
    if is_entry and len(item) == 3:
        is_entry = item[0] != "*" and isinstance(item[2], list) and all(isinstance(move, str) for move in item[2])
    if not is_entry or not re.fullmatch(r"[*1-9]", item[0]) or _HALF.search(item[1]):
        draft.complain("record.bad-entry", entry=index)
        return
    draft.log.append(Entry(_who(item[0]), item[1], tuple(item[2]) if len(item) == 3 else None))
    draft.places.append((draft.line, index))


# --- Text -----------------------------------------------------------------------------------------------------------


def _text_drafts(source: Iterator[tuple[int, str]]) -> Iterator[_Draft]:
    """A record begins with its `game:` line; what stands before the first one is an error."""
    draft: _Draft | None = None
    for number, raw in source:
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if draft is None or line.startswith("game:"):
            if draft is not None:
                yield draft
            draft = _Draft(number, is_text=True)
        _text_line(draft, number, line)
    yield draft or _Draft(1).complain("record.empty")


def _text_line(draft: _Draft, number: int, line: str) -> None:
    if len(line) > _LONGEST_LINE and not line.startswith("result:"):
        draft.complain("record.long-line", number, limit=_LONGEST_LINE)
    elif draft.result_line:
        draft.complain("record.after-result", number)
    elif match := _ENTRY.fullmatch(line):
        draft.log.append(Entry(_who(match[1]), match[2]))
        draft.places.append((number, None))
    elif match := _HEADER.fullmatch(line):
        _text_header(draft, number, match[1], match[2].strip())
    else:
        draft.complain("record.unreadable-line", number, text=line[:40])


def _text_header(draft: _Draft, number: int, key: str, value: str) -> None:
    if key in draft.keys:
        draft.complain("record.duplicate", number, key=key)
    draft.keys.add(key)
    if key == "result":
        draft.result_line = number
        draft.result, fault = _json(value)
        if fault:
            draft.complain("record.json", number, detail=fault)
    elif draft.log:
        draft.complain("record.late-header", number, key=key)
    elif key == "rules":
        draft.rules = int(value) if value.isascii() and value.isdigit() and len(value) < 6 else value
    elif key in ("game", "components", "viewer"):
        setattr(draft, key, value)
    else:
        draft.headers[key] = value


def _who(author: str) -> int:
    return CHANCE if author == "*" else int(author) - 1


# --- Both -----------------------------------------------------------------------------------------------------------


def _checked(draft: _Draft, load: Load) -> Record | SeenRecord:
    """The record of a draft, checked against the game it names; `BadRecord` with every problem found."""
    if draft.problems:
        raise BadRecord(draft.problems)
    try:
        game = _game_of(draft, load)
        if bad_header(draft.headers, game):
            raise BadInput("record.bad-value", key="headers")
        if draft.viewer is not None:
            return _checked_seen(draft, game)
        record = fold(game, draft.log, draft.headers)
    except EntryError as error:
        line, entry = draft.places[error.number]
        raise BadRecord([Problem(line, error.error, entry)]) from error
    except GameError as error:
        raise BadRecord([Problem(draft.line, error)]) from error
    if draft.result is not None and draft.result != record.result:
        raise BadRecord([Problem(draft.result_line, BadInput("record.result-differs"))])
    return record


def _game_of(draft: _Draft, load: Load) -> Game:
    if not isinstance(draft.game, str) or not draft.game:
        raise BadInput("record.no-game")
    plain = load(draft.game, {})
    if draft.is_text:
        for option in plain.definition.options:  # they stand among the headers
            if option.name in draft.headers:
                draft.options[option.name] = draft.headers.pop(option.name)
    game = load(draft.game, draft.options)
    if type(draft.rules) is not int or draft.rules not in game.definition.rules_versions:
        version = str(draft.rules)[:40] if isinstance(draft.rules, str | int | float) else "?"
        raise BadInput("record.rules-version", version=version)
    if draft.components != game.components_mark:
        raise BadInput("record.other-components")
    return game if draft.rules == game.rules else game.with_rules(draft.rules)


def _checked_seen(draft: _Draft, game: Game) -> SeenRecord:
    """A record from one seat's side, its entries checked one by one: it cannot be folded."""
    viewers = {"spectator": SPECTATOR} | {str(seat + 1): seat for seat in range(game.seats)}
    if not isinstance(draft.viewer, str) or draft.viewer not in viewers:
        raise BadInput("record.bad-value", key="viewer")
    if not _is_plain(draft.result):
        raise BadInput("record.bad-value", key="result")
    log = []
    for number, entry in enumerate(draft.log):
        try:
            text, is_chance = game.definition.canonical_seen(game, entry.text)
            if entry.who >= game.seats or is_chance != (entry.who == CHANCE):
                raise NotYourTurn("game.not-your-turn", who=entry.author)
            written = {game.write(game.code(move)) for move in entry.legal or ()}
            if entry.legal is not None and list(entry.legal) != sorted(written):
                raise BadInput("record.legal-differs")
        except GameError as error:
            raise EntryError(number, error) from error
        log.append(Entry(entry.who, text, entry.legal))
    return SeenRecord(game, draft.headers, log, viewers[draft.viewer], draft.result)


def _is_plain(result: object) -> TypeGuard[dict[str, Any] | None]:
    """Whether a result can be written as it was read: nothing, or an object without broken text in it."""
    try:
        json.dumps(result, ensure_ascii=False).encode()
    except ValueError:
        return False
    return result is None or isinstance(result, dict)
