"""Runs the notebooks and keeps what they print: `python docs/_extensions/run_notebooks.py` (`make notebooks`).

Jupyter would do as well; this needs nothing installed, and writes nothing that changes from run to run.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import tempfile
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "notebooks"


def printed_by(notebook: dict[str, Any]) -> list[str]:
    """What each code cell prints, run one after the other in one place."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            with contextlib.redirect_stdout(io.StringIO()) as out:
                exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
            found.append(out.getvalue())
    return found


def main() -> None:
    """Run all of them in an empty folder, and write their outputs."""
    for path in sorted(FOLDER.glob("*.ipynb")):
        notebook = json.loads(path.read_text("utf-8"))
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
            outputs = iter(printed_by(notebook))
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                text = next(outputs)
                kept = {"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)}
                cell["outputs"] = [kept] if text else []
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    os.environ.setdefault("NO_COLOR", "1")
    main()
