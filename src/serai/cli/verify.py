"""`serai verify`: draws the chance of recorded games anew from the seed that was promised."""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from serai.cli.replay import lines_of
from serai.cli.setting_up import loader
from serai.core.errors import BadInput, BadRecord, GameError, Problem
from serai.core.fairness import Verdict, check, stacks
from serai.core.reading import read_records
from serai.core.record import Record
from serai.i18n import messages as say
from serai.i18n.translator import Translator

FAIR, UNFAIR, UNUSABLE = 0, 1, 2


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Check every record of every file; the exit code is that of the worst of them."""
    worst, findings = FAIR, []
    for file in arguments.files:
        for number, (verdict, record) in enumerate(_verdicts(file, arguments, text), 1):
            is_fair = isinstance(verdict, Verdict) and verdict.is_fair
            worst = max(worst, FAIR if is_fair else UNFAIR if isinstance(verdict, Verdict) else UNUSABLE)
            if arguments.json:
                findings.append({"file": file, "record": number, **_document(verdict)})
                if arguments.show and record is not None:
                    findings[-1]["stacks"] = stacks(record)
                continue
            _print(text(say.verify_record(file, str(number))), verdict, text)
            if arguments.show and record is not None:
                _show(record, text)
    if arguments.json:
        print(json.dumps(findings, ensure_ascii=False))
    return worst


def _verdicts(
    file: str, arguments: argparse.Namespace, text: Translator
) -> Iterator[tuple[Verdict | GameError, Record | None]]:
    """What is to be said of every record of a file, with those that could be checked; nothing after a broken one."""
    try:
        for record in read_records(lines_of(file), loader(arguments, text)):
            try:
                if not isinstance(record, Record):
                    raise BadInput("verify.seen-record")
                yield check(record), record
            except GameError as error:
                yield error, None
    except GameError as error:
        yield error, None


def _print(name: str, verdict: Verdict | GameError, text: Translator) -> None:
    if isinstance(verdict, Verdict):
        if (fault := verdict.fault) is not None:
            reason = f"{text.error(fault)} [{fault.code}]"
            print(text(say.verify_unfair(name, reason, len(verdict.differences), verdict.checked)))
        elif verdict.given:
            print(text(say.verify_fair_given(name, verdict.checked, verdict.given + 1, verdict.commitment)))
        else:
            print(text(say.verify_fair(name, verdict.checked, verdict.commitment)))
        if verdict.deal:
            print(text(say.verify_deal(name, verdict.deal)))
        for seat in verdict.withheld:
            print(text(say.verify_withheld(name, seat + 1)))
        return
    for problem in verdict.problems if isinstance(verdict, BadRecord) else [verdict]:
        if isinstance(problem, Problem):
            reason = f"{text.problem(problem)} [{problem.error.code}]"
        else:
            reason = f"{text.error(problem)} [{problem.code}]"
        print(f"serai: {text(say.verify_unusable(name, reason))}", file=sys.stderr)


def _show(record: Record, text: Translator) -> None:
    sealed = stacks(record)
    print(text(say.verify_stacks() if sealed else say.verify_no_stacks()))
    for name, cards in sealed.items():
        print(f"  {name}: {' '.join(cards)}")


def _document(verdict: Verdict | GameError) -> dict[str, Any]:
    if isinstance(verdict, Verdict):
        return {
            "fair": verdict.is_fair,
            "version": verdict.version,
            "nonces": list(verdict.nonces),
            "hashes": list(verdict.hashes),
            "withheld": [seat + 1 for seat in verdict.withheld],
            "table": verdict.table,
            "commitment": verdict.commitment,
            "promised": verdict.is_promised,
            "given": verdict.given,
            "checked": verdict.checked,
            "differences": [asdict(one) for one in verdict.differences],
        } | ({"deal": verdict.deal} if verdict.deal else {})
    document: dict[str, Any] = {"fair": None, "error": verdict.code, "arguments": verdict.arguments}
    if isinstance(verdict, BadRecord):
        document["line"] = verdict.problems[0].line
    return document
