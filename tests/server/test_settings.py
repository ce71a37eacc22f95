"""Settings by flags and variables."""

from __future__ import annotations

import json
import os
import pickle
from pathlib import Path

import pytest

from serai.cli import main
from serai.core.errors import BadInput
from serai.i18n.files import LANGUAGES
from serai.server import start_checks
from serai.server.settings import default_folder, masked, read


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.startswith("SERAI_") and name != "SERAI_LANG":
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_flags_win_over_variables_and_those_over_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_PORT", "9001")
    monkeypatch.setenv("SERAI_HOST", "0.0.0.0")
    monkeypatch.setenv("SERAI_ALLOWED_ORIGINS", "https://a.example, https://B.example/")
    monkeypatch.setenv("SERAI_REDIS", "")
    settings = read({"port": 9002, "host": None})
    assert (settings.port, settings.host, settings.workers, settings.redis) == (9002, "0.0.0.0", 1, None)
    assert settings.allowed_origins == ("https://a.example", "https://b.example")
    assert settings.url.drivername == "sqlite"


def test_the_default_database_is_a_file_in_the_users_data_folder(tmp_path: Path) -> None:
    settings = read()
    assert start_checks.database_file(settings) == default_folder() / "serai.db"
    start_checks.check(settings)
    assert (tmp_path / "data" / "serai").is_dir()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "x"),
        ("port", "70000"),
        ("workers", "0"),
        ("bot_pace", "slow"),
        ("log_format", "xml"),
        ("public_url", "https://example.org/path"),
        ("public_url", "play.example.org"),
        ("allowed_origins", "*"),
        ("trusted_proxies", "everybody"),
        ("secrets", "short"),
        ("retention_days", "0"),
        ("frame_bytes", "-1"),
    ],
)
def test_an_impossible_value_is_refused_by_the_name_of_its_setting(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for flags in ({name: value}, {}):
        with pytest.raises(BadInput) as caught:
            read(flags)
        assert caught.value.code == "serve.bad-setting"
        assert caught.value.arguments == {"name": name, "variable": f"SERAI_{name.upper()}"}
        monkeypatch.setenv(f"SERAI_{name.upper()}", value)


def test_secrets_and_passwords_are_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_SECRETS", "newest-secret-key-1,older-secret-key-22")
    settings = read({"database": "postgresql://me:hunter2@host/db?password=hunter3", "redis": "redis://:hunter4@host"})
    assert [secret.get_secret_value() for secret in settings.secrets] == ["newest-secret-key-1", "older-secret-key-22"]
    for text in (repr(settings), str(settings), json.dumps(settings.shown())):
        assert "hunter" not in text
        assert "secret-key" not in text
    assert settings.shown()["secrets"] == ["…", "…"]
    assert pickle.loads(pickle.dumps(settings)) == settings


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://u:p@host:5432/db", "postgresql://u:…@host:5432/db"),
        ("postgresql://u:p/w?x@y@host/db", "postgresql://u:…@host/db"),
        ("postgresql://host/db?password=x", "postgresql://host/db?…"),
        ("redis://:p@host/0", "redis://:…@host/0"),
        ("sqlite:////a/b.db", "sqlite:////a/b.db"),
        ("rubbish", "rubbish"),
    ],
)
def test_masked_urls(url: str, shown: str) -> None:
    assert masked(url) == shown


def test_settings_are_printed_on_request(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    import tomllib

    monkeypatch.setenv("SERAI_REDIS", "redis://:hunter2@host")
    assert main(["serve", "--show-settings", "--port", "81", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["port"], shown["redis"]) == (81, "redis://:…@host")
    assert main(["serve", "--show-settings", "--port", "81"]) == 0
    assert tomllib.loads(capsys.readouterr().out) == {name: value for name, value in shown.items() if value is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_command(language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments, code in (
        (["serve", "--workers", "2"], "serve.workers-need-postgresql"),
        (["serve", "--port", "port"], "cli.bad-number"),
        (["serve", "--log-format", "xml"], "serve.bad-setting"),
        (["backup", str(tmp_path / "b"), "--database", "postgresql://h/x"], "backup.use-pg-dump"),
        (["backup", str(tmp_path / "b"), "--database", f"sqlite:///{tmp_path}/no.db"], "backup.no-database"),
    ):
        assert main([*arguments, "--lang", language]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.endswith(f"[{code}]\n") and said.err.count("\n") == 1
