"""`serai review`: what was luck, what was skill, and what could have been known, decision by decision."""

import argparse
import json
import sys

from serai.cli.output import progress
from serai.cli.replay import check_seat, lines_of, name_of
from serai.cli.setting_up import loader, warm_up_search
from serai.core.errors import BadInput
from serai.core.message import Message
from serai.core.reading import read_records
from serai.core.record import Record, SeenRecord
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.study.judging import judge
from serai.study.review import Decision, Review, assemble, decisions_of
from serai.study.skill import levels_like, tells

_BAR = 24
_SPARKS = "▁▂▃▄▅▆▇█"
_WIDTH = 60
#: Percentiles of luck between which it is called average.
_EVEN = (40, 60)


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Review every record of the file."""
    for record in list(read_records(lines_of(arguments.file), loader(arguments, text))):
        found = _reviewed(record, arguments, text)
        seats = range(found.record.game.seats) if arguments.seat is None else [arguments.seat - 1]
        if arguments.json:
            document = found.to_object()
            document["decisions"] = [one for one in document["decisions"] if one["seat"] in seats]
            print(json.dumps(document, ensure_ascii=False))
            continue
        _tell(found, list(seats), text)
    return 0


def _reviewed(record: Record | SeenRecord, arguments: argparse.Namespace, text: Translator) -> Review:
    """The review of one record, with progress where somebody looks."""
    if isinstance(record, SeenRecord):
        raise BadInput("review.seen-record", seat=record.viewer + 1)
    check_seat(arguments.seat, record)
    decisions = list(decisions_of(record))
    if not decisions:
        raise BadInput("review.no-decision")
    warm_up_search(record.game, text)
    judgements = {
        step: judge(view, code, arguments.iterations, arguments.seed)
        for step, view, code in progress(decisions, len(decisions), text(say.reviewing()))
    }
    return assemble(record, judgements, arguments.iterations, arguments.seed)


def _tell(found: Review, seats: list[int], text: Translator) -> None:
    """The review as lines of text."""
    record = found.record
    title, count = record.game.definition.title(), len(found.decisions)
    print(text(say.review_head(title, count, found.iterations, str(found.seed))))
    if not record.position.is_over:
        print(text(say.review_unfinished()))
    for seat in seats:
        print(f"\n{text(name_of(record, seat))}  {_sparks([float(row[seat]) for row in found.ledger.curve])}")
        for name, share in found.ledger.row(seat).items():
            print(f"  {_amount(share, name in ('start', 'result'))}  {_bar(share)}  {text(say.review_row(name))}")
        for line in _about(found, seat):
            print(f"  {text(line)}")
        for error in found.errors(seat):
            print(f"  {text(_error(found, error))}")
            for fact in record.game.definition.facts(error.view, error.judgement.played, error.judgement.best):
                print(f"    {text(fact)}")
        if not found.errors(seat):
            print(f"  {text(say.review_no_error())}")
    sys.stdout.flush()


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


def _sparks(chances: list[float]) -> str:
    """The chances from the start to the end in one line."""
    step = max(1.0, len(chances) / _WIDTH)
    places = [chances[int(number * step)] for number in range(int(len(chances) / step))]
    return "".join(_SPARKS[min(7, max(0, int(8 * chance)))] for chance in places)
