"""Judgements follow the record of a table: what is new is to be judged, what was taken back is forgotten."""

from __future__ import annotations

from serai import games
from serai.core.contract import CHANCE
from serai.core.random import seeded
from serai.core.record import Record
from serai.server.study.judgements import Judgements


def played(moves: int, choice: int = 0) -> Record:
    """A record with this many decisions; the last one is the legal move with this number."""
    record, random = games.load("jaipur").record(), seeded(1)
    made = 0
    while made < moves or record.position.is_chance:
        if record.position.is_chance:
            record.chance(random)
        else:
            made += 1
            codes = record.position.legal_moves.codes
            record.play_code(int(codes[choice if made == moves else 0]))
    return record


def decisions(record: Record) -> list[int]:
    return [at for at, entry in enumerate(record.log) if entry.who != CHANCE]


def judge_all(judgements: Judgements) -> list[int]:
    done = []
    while judgements.is_waiting:
        at, token = judgements.take()
        judgements.put(at, token, {"at": at})
        done.append(at)
    return done


def test_of_a_table_that_is_met_only_what_follows_is_judged() -> None:
    judgements = Judgements(100)
    judgements.follow(played(3))
    assert judgements.is_complete and not judgements.is_waiting
    judgements.follow(later := played(5))
    assert judge_all(judgements) == decisions(later)[3:]
    judgements.follow(later, only_new=False)  # the game is over: the others too
    assert judge_all(judgements) == decisions(later)[:3]
    assert list(judgements.objects()) == decisions(later)
    assert judgements.is_complete and len(judgements) == 5


def test_what_is_taken_back_is_forgotten() -> None:
    judgements, record = Judgements(100), played(4)
    judgements.follow(record, only_new=False)
    judge_all(judgements)
    last = decisions(record)[-1]
    judgements.follow(record.until(last))
    assert list(judgements.objects()) == decisions(record)[:-1]
    judgements.follow(other := played(4, choice=1))  # and another move in its place
    assert judge_all(judgements) == decisions(other)[-1:]


def test_a_judgement_of_what_was_taken_back_comes_too_late() -> None:
    judgements, record = Judgements(100), played(2)
    judgements.follow(record, only_new=False)
    judge_all(judgements)
    judgements.follow(played(3))
    at, token = judgements.take()
    judgements.follow(record)
    judgements.follow(played(3, choice=1))  # the same place in the log, another decision
    judgements.put(at, token, {"late": True})
    assert at not in judgements.objects() and judgements.is_waiting
    assert judge_all(judgements) == [at] and judgements.objects()[at] == {"at": at}


def test_what_could_not_be_judged_waits_again() -> None:
    judgements = Judgements(100)
    judgements.follow(played(2), only_new=False)
    at, token = judgements.take()
    judgements.put_back(at, token)
    assert judgements.take()[0] == at and not judgements.is_complete
