"""Metrics: what is counted is read by Prometheus, and by nobody from outside."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from serai.server import metrics
from server.server_in_thread import running, settings_for


def values() -> dict[tuple[str, tuple[str, ...]], float]:
    families = text_string_to_metric_families(metrics.exposition().decode())
    return {
        (sample.name, tuple(sample.labels.values())): sample.value for family in families for sample in family.samples
    }


def test_what_is_counted_is_exposed() -> None:
    before = values()
    for seconds in (0.004, 0.0001, 60.0):
        metrics.answered.note("move", "done", seconds)
    metrics.answered.settle()
    metrics.answered.settle()  # what was settled counts no more
    metrics.refusal("game.over").inc()
    metrics.commit_entries.observe(3)
    metrics.commit_seconds.observe(0.004)
    metrics.bot_seconds.labels("3").observe(0.2)
    metrics.bots_waiting.set(2)
    metrics.tables_alive.set(5)
    after = values()

    def grown(name: str, *labels: str) -> float:
        return after[(name, labels)] - before.get((name, labels), 0.0)

    assert grown("serai_commands_total", "move", "done") == grown("serai_command_seconds_count") == 3
    assert abs(grown("serai_command_seconds_sum") - 60.0041) < 1e-6
    assert grown("serai_command_seconds_bucket", "0.0005") == 1 and grown("serai_command_seconds_bucket", "5.0") == 2
    assert grown("serai_refusals_total", "game.over") == 1
    assert grown("serai_commit_entries_count") == grown("serai_commit_seconds_count") == 1
    assert grown("serai_command_seconds_bucket", "0.005") - grown("serai_command_seconds_bucket", "0.002") == 1
    assert grown("serai_bot_seconds_count", "3") == 1
    assert after[("serai_bots_waiting", ())] == 2 and after[("serai_tables_alive", ())] == 5
    assert after[("process_resident_memory_bytes", ())] > 0


def test_only_those_who_may_read_them(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        url = f"{server.url}/metrics"
        with connect(server.ws):
            assert "\nserai_sockets_open 1.0\n" in httpx.get(url).text
        answer = httpx.get(url)
        assert answer.headers["content-type"].startswith("text/plain")
        assert 'serai_requests_total{method="GET",status="200"}' in answer.text
        for forwarded in ("203.0.113.9", "127.0.0.1", "rubbish"):
            headers = {"x-forwarded-for": forwarded}
            assert httpx.get(url, headers=headers).status_code == 404, "somebody from outside"
        assert httpx.get(url, headers={"forwarded": "for=203.0.113.9"}).status_code == 404


@pytest.mark.parametrize(("readers", "status"), [("203.0.113.0/24", 200), ("*", 200), ("198.51.100.1", 404), ((), 404)])
def test_hosts_may_let_others_read(readers: object, status: int, tmp_path: Path) -> None:
    with running(settings_for(tmp_path, metrics_for=readers)) as server:
        assert httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == status
