"""The files of `deploy/` name only what exists. Whether an image can be built is not tested: that needs an engine."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from prometheus_client.metrics import MetricWrapperBase

from serai.cli.parser import build_parser
from serai.i18n.translator import translator
from serai.server import metrics
from serai.server.settings import Settings, read

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
FOLDED = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
LINES = [line.partition(" ") for line in FOLDED.splitlines() if line and not line.startswith("#")]
INSTRUCTIONS = [(name, rest.strip()) for name, _, rest in LINES]
COMPOSE = {name: yaml.safe_load((DEPLOY / name).read_text("utf-8")) for name in ("compose.yaml", "compose.watch.yaml")}
SERVICES: dict[str, Any] = {name: service for file in COMPOSE.values() for name, service in file["services"].items()}
#: Our metrics by their names, with their labels.
OURS = {value._name: set(value._labelnames) for value in vars(metrics).values() if isinstance(value, MetricWrapperBase)}


def arguments(instruction: str) -> list[str]:
    return [rest for name, rest in INSTRUCTIONS if name == instruction]


# --- The container file -----------------------------------------------------------------------------------------------


def test_all_that_is_copied_exists_and_is_not_ignored() -> None:
    ignore = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").split()
    assert ignore[0] == "*"
    copied = [rest.split()[:-1] for rest in arguments("COPY") if not rest.startswith("--")]
    assert sum(map(len, copied)) >= 6
    for source in (source for sources in copied for source in sources):
        assert (ROOT / source).exists(), source
        assert f"!{source}" in ignore
    stages = [rest.partition(" AS ")[2] for rest in arguments("FROM")]
    for rest in arguments("COPY"):
        if rest.startswith("--from="):
            assert rest.split()[0].removeprefix("--from=") in stages
    hidden = [pattern for pattern in ignore if not pattern.startswith(("*", "!"))]
    assert any(fnmatch.fnmatch("web/node_modules", pattern) for pattern in hidden)


def test_the_last_stage_is_small_and_has_no_rights() -> None:
    names = [name for name, _ in INSTRUCTIONS]
    last = INSTRUCTIONS[len(names) - names[::-1].index("FROM") - 1 :]
    assert " AS " not in last[0][1] and last[0][1].endswith("-slim")
    order = [name for name, _ in last]
    assert ("USER", "serai") in last and order.index("USER") < order.index("ENTRYPOINT")
    assert ("VOLUME", "/data") in last
    assert "/readyz" in dict(last)["HEALTHCHECK"]
    assert "pip install" not in " ".join(rest for _, rest in last)


def test_commands_and_settings_of_the_image_exist() -> None:
    parser = build_parser(translator("en"))
    entry, command = (json.loads(arguments(name)[0]) for name in ("ENTRYPOINT", "CMD"))
    assert entry == ["/opt/serai/bin/serai"] and parser.parse_args(command).command == "serve"
    runs = [part for rest in arguments("RUN") for part in rest.split("&&") if "/bin/serai " in part]
    assert [parser.parse_args(shlex.split(run)[1:]).command for run in runs] == ["warm"]
    set_here = dict(pair.split("=", 1) for pair in arguments("ENV")[0].split())
    ours = [name for name in set_here if name.startswith("SERAI_")]
    settings = read({name.removeprefix("SERAI_").lower(): set_here[name] for name in ours})
    assert settings.host == "0.0.0.0" and settings.is_sqlite and settings.port == 8000
    assert f"127.0.0.1:{settings.port}/readyz" in FOLDED
    pip = [part for rest in arguments("RUN") for part in rest.split("&&") if "requirements.lock" in part]
    assert len(pip) == 1 and "--require-hashes" in pip[0]


# --- Compose ----------------------------------------------------------------------------------------------------------


def test_settings_of_compose_exist_and_can_be_read() -> None:
    environment = SERVICES["serai"]["environment"]
    for text in environment:
        assert text.removeprefix("SERAI_").lower() in Settings.model_fields
    told = {"POSTGRES_PASSWORD": "x1", "SERAI_PUBLIC_URL": "https://play.example.org"}
    values = {
        name.removeprefix("SERAI_").lower(): re.sub(
            r"\$\{(\w+)(?::([-?])([^}]*))?\}",
            lambda found: told.get(found[1], found[3] if found[2] == "-" else ""),
            str(value),
        )
        for name, value in environment.items()
    }
    settings = read(values)
    assert settings.workers > 1 and not settings.is_sqlite and settings.redis is not None
    assert settings.url.host in SERVICES and settings.retention_days is None


def test_every_variable_of_compose_is_in_the_example_and_no_password_is() -> None:
    text = "".join((DEPLOY / name).read_text("utf-8") for name in COMPOSE)
    lines = [line for line in (DEPLOY / "example.env").read_text("utf-8").splitlines() if line and line[0] != "#"]
    example = dict(line.split("=", 1) for line in lines)
    assert set(re.findall(r"\$\{(\w+)", text)) == set(example)
    for name, value in example.items():
        assert value == "" if "PASSWORD" in name else True
        if "PASSWORD" in name:
            assert f"${{{name}:?" in text and f"${{{name}:-" not in text
    assert "deploy/.env" in (ROOT / ".gitignore").read_text("utf-8").split()


def test_services_are_healthy_before_the_server_starts_and_keep_their_data() -> None:
    for name, file in COMPOSE.items():
        for service in file["services"].values():
            for volume in service.get("volumes", ()):
                source = volume.split(":")[0]
                assert (DEPLOY / source).exists() if source.startswith(".") else source in file["volumes"], name
            assert all(str(port).startswith("127.0.0.1:") for port in service.get("ports", ()))
    for name, wish in SERVICES["serai"]["depends_on"].items():
        assert wish == {"condition": "service_healthy"} and "healthcheck" in SERVICES[name]
    build = SERVICES["serai"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


# --- Prometheus and Grafana -------------------------------------------------------------------------------------------


def test_the_scrape_asks_the_server() -> None:
    (job,) = yaml.safe_load((DEPLOY / "grafana" / "prometheus.yaml").read_text("utf-8"))["scrape_configs"]
    assert job["metrics_path"] == metrics.route(()).path
    assert [target.split(":")[0] for one in job["static_configs"] for target in one["targets"]] == ["serai"]


def test_the_board_shows_every_metric_and_no_other() -> None:
    board = json.loads((DEPLOY / "grafana" / "serai.json").read_text("utf-8"))
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    seen = set()
    for text in shown:
        for name, labels in re.findall(r"\b(serai_\w+)(?:\{(.*?)\})?", text):
            plain = re.sub(r"_(total|bucket|sum|count)$", "", name)
            assert plain in OURS, name
            exposed = {sample.name for family in metrics.prometheus.REGISTRY.collect() for sample in family.samples}
            assert name in exposed | {f"{plain}_total", f"{plain}_bucket"}, name
            used = set(re.findall(r"(\w+)=", labels))
            used |= {one for found in re.findall(r"by \(([^)]*)\)", text) for one in found.split(", ")}
            assert used <= OURS[plain] | {"le"}, text
            seen.add(plain)
    assert seen == set(OURS)
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(set(places)) == len(places) and len({panel["id"] for panel in board["panels"]}) == len(places)


# --- The lock file ----------------------------------------------------------------------------------------------------


def test_the_lock_file_has_hashes_and_no_address() -> None:
    text = (DEPLOY / "requirements.lock").read_text("utf-8")
    assert "://" not in text and "--index" not in text and "--find-links" not in text and " @ " not in text
    locked = {}
    for block in text.replace("\\\n", " ").splitlines():
        requirement = Requirement(block.partition(" --hash")[0].strip())
        assert re.search(r"--hash=sha256:[0-9a-f]{64}( |$)", block), block[:60]
        assert len(requirement.specifier) == 1 and str(requirement.specifier).startswith("==")
        locked[requirement.name.lower().replace("_", "-").replace(".", "-")] = str(requirement.specifier)[2:]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["play"]]
    wanted += [text for text in project["optional-dependencies"]["cluster"] if not text.startswith("serai")]
    for one in map(Requirement, wanted):
        assert one.specifier.contains(locked[one.name.lower().replace(".", "-")]), f"{one}: make lock"


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "compose.watch.yaml", "requirements.lock"])
def test_the_page_for_hosts_names_it(name: str) -> None:
    assert f"deploy/{name}" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
