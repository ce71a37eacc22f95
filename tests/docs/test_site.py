"""The documentation site: it builds without a warning, and its pages find each other."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from serai.cli import docs, main

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.deep
def test_the_site_builds_without_a_warning_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    """Warnings are errors, as in `make docs`; then every link inside the pages, anchors included, is followed."""
    pytest.importorskip("sphinx")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-b", "html", str(ROOT / "docs"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {path: path.read_text("utf-8") for path in tmp_path.rglob("*.html")}
    assert len(pages) > 50
    anchors = {path: set(re.findall(r'\bid="([^"]+)"', text)) for path, text in pages.items()}
    for path, text in pages.items():
        for link in re.findall(r'<a [^>]*href="([^"]+)"', text):
            target, _, anchor = link.partition("#")
            if re.match(r"[a-z]+:", link):
                continue
            leads = (path.parent / target).resolve() if target else path
            assert leads.exists(), f"{path.name}: {link}"
            if anchor and leads in anchors and not anchor.startswith("module-"):
                assert anchor in anchors[leads], f"{path.relative_to(tmp_path)}: {link}"
    for name in ("jaipur", "istanbul"):
        assert "legal_moves" in pages[tmp_path / "api" / "core.html"] and (tmp_path / "games" / f"{name}.html").exists()
    assert "The values left on each stack of goods tokens" in pages[tmp_path / "api" / "jaipur.html"]


def test_serai_docs_opens_what_came_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(docs, "SITE", tmp_path)
    assert main(["docs", "--lang", "en"]) == 2
    assert "make docs" in (told := capsys.readouterr().err) and "[cli.no-docs]" in told and not opened
    (tmp_path / "index.html").write_text("<p>Serai</p>", "utf-8")
    assert main(["docs", "--lang", "en"]) == 0
    assert opened == [(tmp_path / "index.html").as_uri()] and opened[0] in capsys.readouterr().out


def test_serai_docs_serves_where_there_is_no_browser(tmp_path: Path) -> None:
    import urllib.request

    (tmp_path / "index.html").write_text("<p>Serai</p>", "utf-8")
    program = (
        f"import pathlib, sys; from serai.cli import docs, main; docs.SITE = pathlib.Path({str(tmp_path)!r});"
        "sys.exit(main(['docs', '--port', '0', '--lang', 'en']))"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as served:
        try:
            assert served.stdout is not None
            (address,) = re.findall(r"http://\S+?(?=\. )", served.stdout.readline())
            with urllib.request.urlopen(address, timeout=10) as answer:
                assert answer.read() == b"<p>Serai</p>"
        finally:
            served.terminate()
