"""`serai simulate --dataset`: every decision as a row, whole, from views alone."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from serai import games
from serai.cli import main
from serai.core.reading import read_records
from serai.envs import Actions
from serai.envs.batch import Batch


def simulate(*arguments: str) -> int:
    return main(["simulate", "jaipur", "--option", "rounds=1", "--games", "4", "--seed", "5", *arguments])


@pytest.mark.parametrize("form", ["parquet", "arrow"])
def test_every_decision_is_a_row(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, records = tmp_path / f"set.{form}", tmp_path / "games.jsonl"
    assert simulate("--bots", "greedy,random", "--dataset", str(file), "--records", str(records)) == 0
    table = pq.read_table(file) if form == "parquet" else pa.ipc.open_file(file).read_all()
    assert f"{len(table)} decisions written to" in capsys.readouterr().out
    rows = iter(table.to_pylist())
    actions, batch = Actions(games.load("jaipur")), Batch(games.load("jaipur", rounds=1), 1)
    for number, record in enumerate(read_records(records.read_text().splitlines(), games.load_with)):
        position, winner = record.game.start(), record.result["winner"]
        for code in record.codes:
            if position.turn is not None:
                row = next(rows)
                assert (row["game"], row["seat"], row["action"]) == (number, position.turn, actions.id(code))
                assert row["legal"] == sorted(actions.ids(position.legal_moves.codes).tolist())
                assert row["reward"] == (1.0 if winner == str(position.turn + 1) else -1.0)
                batch.states[0] = position.array[0]
                assert np.array_equal(np.array(row["observation"], np.float32), batch.look(0, position.turn)[0])
            position = position.play_code(code)
    assert next(rows, None) is None
    metadata = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert metadata["serai.game"] == "jaipur" and metadata["serai.actions"] == "25499"
    assert json.loads(metadata["serai.observation"]) == batch.observation.names


def test_another_form_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--dataset", str(tmp_path / "set.csv")) == 2
    assert "must end in .parquet or .arrow. [cli.dataset-form]" in capsys.readouterr().err
    assert simulate("--dataset", str(tmp_path / "nowhere" / "set.arrow")) == 2
    assert "cli.cannot-write" in capsys.readouterr().err and not list(tmp_path.iterdir())
