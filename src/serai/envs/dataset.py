"""Decisions of recorded games as a table for training, in Parquet or Arrow: one row for each decision of a player.

| column | what it holds |
|---|---|
| game, ply, seat | the number of the game, of the decision in it, and who decided |
| observation | the numbers of the deciding seat's view (`Observation.names`), and nothing else |
| legal | the ids of all legal actions, sorted: the mask in short |
| action | the id of the action chosen |
| reward | what the game brought to that seat: 1 for a victory, −1 for a defeat of two |
| points | the seat's points at the end |

The schema's metadata names the game, its options, the numbers and how many actions there are.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from serai.core.errors import BadInput, GameError
from serai.core.game import Game
from serai.core.position import Position
from serai.core.record import Record
from serai.core.view import View
from serai.envs import kernels
from serai.envs.actions import Actions
from serai.envs.batch import observation_of

FORMS = (".parquet", ".arrow")
#: Rows that are written together.
GROUP = 8192


class Dataset:
    """Collects the decisions of games and writes them, some thousand at a time."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game, self.actions, self._observation = game, Actions(game), observation_of(game)
        metadata = {
            "serai.game": game.id,
            "serai.rules": str(game.rules),
            "serai.options": json.dumps(dict(game.options)),
            "serai.actions": str(len(self.actions)),
            "serai.observation": json.dumps(self._observation.names),
        }
        self.schema = pa.schema(
            [
                ("game", pa.int64()),
                ("ply", pa.int32()),
                ("seat", pa.int8()),
                ("observation", pa.list_(pa.float32(), len(self._observation))),
                ("legal", pa.list_(pa.int32())),
                ("action", pa.int32()),
                ("reward", pa.float32()),
                ("points", pa.float32()),
            ],
            metadata=metadata,
        )
        is_parquet = path.suffix == ".parquet"
        self._writer: Any = (
            pq.ParquetWriter(path, self.schema, compression="zstd")
            if is_parquet
            else pa.ipc.new_file(path, self.schema)
        )
        self._rows: list[dict[str, Any]] = []
        self.count = 0

    def add(self, number: int, record: Record, shares: list[float]) -> None:
        """Add the decisions of a game; `shares` is each seat's share of the victory."""
        seats, result = self.game.seats, record.result
        points = self.game.definition.scores(result) if result is not None else [0.0] * seats
        position, ply = self.game.start(), 0
        for code in record.codes:
            if (seat := position.turn) is not None:
                reward = (shares[seat] * seats - 1.0) / (seats - 1.0)
                self._rows.append(self._row(position.view(seat), position, code, number, ply, reward, points[seat]))
                ply += 1
            position = position.play_code(code)
        if len(self._rows) >= GROUP:
            self.flush()

    def _row(
        self, view: View, position: Position, code: int, number: int, ply: int, reward: float, points: float
    ) -> dict[str, Any]:
        numbers = np.empty(len(self._observation), np.float32)
        kernels.encode(self.game.boxes, view.array, numbers)
        legal = np.sort(self.actions.ids(position.legal_moves.codes))
        return {
            "game": number, "ply": ply, "seat": view.seat, "observation": numbers, "legal": legal,
            "action": self.actions.id(code), "reward": reward, "points": points,
        }  # fmt: skip

    def flush(self) -> None:
        """Write what has been collected."""
        if self._rows:
            columns = {name: [row[name] for row in self._rows] for name in self.schema.names}
            self._writer.write_table(pa.table(columns, self.schema))
            self.count += len(self._rows)
            self._rows = []

    def close(self) -> None:
        """Write the rest and end the file."""
        self.flush()
        self._writer.close()


@contextmanager
def dataset_file(game: Game, name: str) -> Iterator[Dataset]:
    """A dataset that appears, or is replaced, when the run is over; one that is stopped keeps what it has."""
    target = Path(os.path.realpath(name))
    if target.suffix not in FORMS:
        raise BadInput("cli.dataset-form", file=name[:80])
    unfinished = target.with_name(f".{target.stem}.{os.getpid()}.part{target.suffix}")
    try:
        dataset, is_kept = Dataset(game, unfinished), False
        try:
            yield dataset
            is_kept = True
        except (KeyboardInterrupt, GameError):
            is_kept = dataset.count > 0
            raise
        finally:
            dataset.close()
            if is_kept:
                unfinished.replace(target)
            unfinished.unlink(missing_ok=True)
    except OSError:
        raise BadInput("cli.cannot-write", file=name[:80]) from None
