"""`docs/hosting.md` names every setting, flag, metric and check there is, with the defaults of the code."""

from __future__ import annotations

import re
from pathlib import Path

from prometheus_client.metrics import MetricWrapperBase

from serai.cli.parser import build_parser
from serai.cli.serve import FLAGS
from serai.i18n.translator import translator
from serai.server import metrics
from serai.server.settings import PREFIX, Settings

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first heading is this one."""
    (found,) = re.findall(rf"^\| {heading} \|.*?\n(?=\n)", PAGE, re.MULTILINE | re.DOTALL)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found.splitlines()[2:]]


def default_of(name: str) -> str:
    field = Settings.model_fields[name]
    if field.default_factory is not None:
        return "a file"
    value = field.default
    return ",".join(map(str, value)) or "–" if isinstance(value, tuple) else "–" if value is None else str(value)


def test_every_setting_is_told_with_its_default() -> None:
    told = {name.strip("`"): default for name, default, *_ in rows("setting")}
    assert told == {name: default_of(name) for name in Settings.model_fields}
    assert list(told) == list(Settings.model_fields)  # in the same order


def test_every_flag_is_told() -> None:
    told = {name.strip("`"): flag.strip("`") for name, _, flag, _ in rows("setting") if flag}
    assert told == {name: "--" + name.replace("_", "-") for name in FLAGS}


def test_every_variable_and_flag_that_is_named_exists() -> None:
    variables = set(re.findall(r"\bSERAI_([A-Z_]+)\b", PAGE))
    assert variables
    assert {name.lower() for name in variables} <= set(Settings.model_fields), PREFIX
    parser = build_parser(translator("en"))
    for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            words = line.split("#")[0].replace("…", "").split()
            if words[0] == "serai":
                parser.parse_args(words[1:])


def test_every_metric_is_told() -> None:
    ours = {value._name for value in vars(metrics).values() if isinstance(value, MetricWrapperBase)}
    assert {name.strip("`") for name, *_ in rows("metric")} == ours
