"""`serai review`: what was luck, what was skill, and what could have been known, decision by decision."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial

from serai.cli.output import progress
from serai.cli.replay import check_seat, lines_of, name_of
from serai.cli.setting_up import loader, warm_up_search
from serai.cli.wrapping import cells, columns, wrapped
from serai.core.errors import BadInput
from serai.core.message import Message
from serai.core.reading import read_records
from serai.core.record import Record, SeenRecord
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.study.judging import judge
from serai.study.ledger import Posting
from serai.study.review import Decision, Review, assemble, decisions_of, moment_seat
from serai.study.skill import levels_like, tells

_BAR = 24
_SPARKS = "▁▂▃▄▅▆▇█"
#: The most and the least columns of the curve, and where the names of the rows of the ledger begin.
_WIDTH, _LEAST_SPARKS, _LABELS = 60, 20, 36
#: Percentiles of luck between which it is called average.
_EVEN = (40, 60)


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Review every record of the file."""
    records = [
        _checked(record, arguments) for record in read_records(lines_of(arguments.file), loader(arguments, text))
    ]
    for record in records:
        found = _reviewed(record, arguments, text)
        seats = range(found.record.game.seats) if arguments.seat is None else [arguments.seat - 1]
        if arguments.json:
            document = found.to_object()
            document["decisions"] = [one for one in document["decisions"] if one["seat"] in seats]
            print(json.dumps(document, ensure_ascii=False))
            continue
        _tell(found, list(seats), text)
    return 0


def _checked(record: Record | SeenRecord, arguments: argparse.Namespace) -> Record:
    """A record that can be reviewed; of a file with another one nothing is printed."""
    if isinstance(record, SeenRecord):
        raise BadInput("review.seen-record", seat=record.viewer + 1)
    check_seat(arguments.seat, record)
    if not any(decisions_of(record)):
        raise BadInput("review.no-decision")
    return record


def _reviewed(record: Record, arguments: argparse.Namespace, text: Translator) -> Review:
    """The review of one record, with progress where somebody looks."""
    decisions = list(decisions_of(record))
    warm_up_search(record.game, text)
    judgements = {
        step: judge(view, code, arguments.iterations, arguments.seed)
        for step, view, code in progress(decisions, len(decisions), text(say.reviewing()))
    }
    return assemble(record, judgements, arguments.iterations, arguments.seed)


def _tell(found: Review, seats: list[int], text: Translator) -> None:
    """The review as lines of text that fit the terminal."""
    record = found.record
    title, count = record.game.definition.title(), len(found.decisions)
    _say(text(say.review_head(title, count, found.iterations, str(found.seed))))
    if not record.position.is_over:
        _say(text(say.review_unfinished()))
    told = _Told(found, text)
    for seat in seats:
        _tell_seat(told, seat)
    if moments := [one for one in found.moments if one.kind == "cards" or one.seat in seats]:
        print()
        told.moments(say.review_moments(), [(one, moment_seat(one)) for one in moments], are_named=True)
    sys.stdout.flush()


def _tell_seat(told: _Told, seat: int) -> None:
    """One player: the curve, the ledger, skill and luck, and the errors with what can be said of them."""
    found, text = told.found, told.text
    name = text(name_of(found.record, seat))
    room = columns() - cells(name) - 2
    sparks = _sparks([float(row[seat]) for row in found.ledger.curve], min(_WIDTH, max(_LEAST_SPARKS, room)))
    print()
    _say(f"{name}  {sparks}", 0)
    for row, share in found.ledger.row(seat).items():
        _say(f"  {_amount(share, row in ('start', 'result'))}  {_bar(share)}  {text(say.review_row(row))}", _LABELS)
    for line in _about(found, seat):
        _say(f"  {text(line)}", 4)
    for sign, title in ((1, say.review_luckiest()), (-1, say.review_unluckiest())):
        told.moments(title, [(one, seat) for one in found.lucky(seat, sign)], are_named=False)
    for error in found.errors(seat):
        _say(f"  {text(_error(found, error))}", 4)
        judgement = error.judgement
        for fact in found.record.game.definition.facts(error.view, judgement.played, judgement.best):
            _say(f"    {text(fact)}", 6)
    if not found.errors(seat):
        _say(f"  {text(say.review_no_error())}", 4)


def _say(line: str, indent: int = 0) -> None:
    for part in wrapped(line, indent, columns()):
        print(part)


class _Told:
    """What happened at the steps of a record, in words."""

    def __init__(self, found: Review, text: Translator) -> None:
        self.found, self.text = found, text
        self._steps = list(found.record.steps())
        self._decisions = {one.step: one for one in found.decisions}

    def moments(self, title: Message, moments: list[tuple[Posting, int]], are_named: bool) -> None:
        """A title and a line for each moment: what it meant to a seat, and what it was."""
        if moments:
            _say(("" if are_named else "  ") + self.text(title), 4)
        for one, seat in moments:
            name = f"{self.text(name_of(self.found.record, seat))}: " if are_named else ""
            _say(f"  {_amount(float(one.amounts[seat]), is_chance=False)}  {name}{self._said(one)}", 10)

    def _said(self, one: Posting) -> str:
        if one.kind == "error":
            return self.text(_error(self.found, self._decisions[one.step]))
        record = self.found.record
        events = record.game.definition.events(*self._steps[one.step])
        return " ".join(self.text(event.message(partial(name_of, record))) for event in events)


def _about(found: Review, seat: int) -> list[Message]:
    """Skill, which level errs as much, and luck."""
    definition, skill = found.record.game.definition, found.skill(seat)
    counts = [one.judgement.counts for one in found.of(seat)]
    lines = []
    if skill.number is not None and skill.interval is not None:
        low, high = skill.interval
        points, least, most = (round(number / 10, 1) for number in (skill.number, low, high))
        lines.append(say.review_skill(points, least, most, skill.decisions))
        if levels := levels_like(definition.id, skill):
            first, last = (definition.level_name(level) for level in levels)
            if not tells(levels):
                lines.append(say.review_like_unknown())
            else:
                lines.append(say.review_like(first) if levels[0] == levels[1] else say.review_between(first, last))
    lines.append(say.review_not_counted(counts.count("forced"), counts.count("decided")))
    row = found.ledger.row(seat)
    lines.append(_luck(found.ledger.luck_percentile(seat), row["result"] - row["cards"]))
    return lines


def _luck(percentile: float, adjusted: float) -> Message:
    """How lucky a player was, and how often the same play wins with average luck."""
    side = "unlucky" if percentile < _EVEN[0] else "lucky" if percentile > _EVEN[1] else "even"
    share = 100 - percentile if side == "lucky" else percentile
    return say.review_luck(side, max(1, round(share)), min(100, max(0, round(100 * adjusted))))


def _error(found: Review, one: Decision) -> Message:
    """What was played, what it cost, and what was better."""
    game, judgement = found.record.game, one.judgement
    loss = round(100 * judgement.loss, 1)
    return say.review_error(judgement.band, one.number, game.write(judgement.played), loss, game.write(judgement.best))


def _amount(share: float, is_chance: bool) -> str:
    """In points: a chance plain, a change with its sign."""
    return f"{100 * share:6.1f}" if is_chance else f"{100 * share:+6.1f}".replace("-", "−")


def _bar(share: float) -> str:
    full = min(_BAR, round(abs(share) * _BAR))
    return ("█" if share >= 0 else "▒") * full + " " * (_BAR - full)


def _sparks(chances: list[float], width: int) -> str:
    """The chances from the start to the end in one line."""
    step = max(1.0, len(chances) / width)
    places = [chances[int(number * step)] for number in range(int(len(chances) / step))]
    return "".join(_SPARKS[min(7, max(0, int(8 * chance)))] for chance in places)
