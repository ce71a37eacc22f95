"""The baseline learns: a few seconds of it, where PyTorch is installed; and what it writes plays as a bot."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

from serai import games
from serai.bots import Budget
from serai.cli import main
from serai.core.random import seeded
from serai.envs import Actions
from serai.envs.curve import draw_curve
from serai.envs.learner import Settings, begin, imitate, improve, read_samples
from serai.envs.policy import Policy, PolicyBot
from serai.envs.ppo import measure
from serai.envs.selfplay import SelfPlay


def test_some_self_play_beats_random(tmp_path: Path) -> None:
    game = games.load("jaipur", rounds=1)
    (network, optimizer), rng = begin(Actions(game), seed=1), np.random.default_rng(1)
    plays = SelfPlay(game, network, 128, seed=1)
    for _ in range(12):
        samples = plays.play(48)
        assert np.isfinite(samples.advantages).all() and abs(samples.returns).max() <= 2.5
        assert (samples.chosen < np.diff(samples.starts)).all()
        found = improve(network, optimizer, samples, Settings(minibatch=1024), rng)
        assert all(map(np.isfinite, found.values()))
    policy = network.policy()
    assert measure(policy, "random", 12)[0] >= 0.85
    policy.save(tmp_path / "policy.npz")
    again = PolicyBot(Policy.load(tmp_path / "policy.npz", game))
    view = game.start().play("first 1").play("deal DDGPK SSLLK GL").view(0)
    assert again.choose(view, Budget(), seeded(1)).code == PolicyBot(policy).choose(view, Budget(), seeded(1)).code


def test_a_network_imitates_a_dataset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "greedy.parquet"
    arguments = ["simulate", "jaipur", "--option", "rounds=1", "--games", "20", "--bots", "greedy,greedy"]
    assert main([*arguments, "--dataset", str(file)]) == 0
    game, samples = read_samples(file)
    assert f"{len(samples)} decisions" in capsys.readouterr().out.replace(",", "")
    (network, optimizer), rng = begin(Actions(game), seed=1), np.random.default_rng(1)
    losses = [imitate(network, optimizer, samples, 256, rng) for _ in range(6)]
    assert losses[-1] < losses[0] - 0.3


def test_the_curve_is_drawn(tmp_path: Path) -> None:
    draw_curve(
        tmp_path / "curve.svg",
        [[{"minutes": 0.0, "random": 0.5}, {"minutes": 2.0, "random": 0.9}]] * 2,
        ["random"],
        "A",
    )
    text = (tmp_path / "curve.svg").read_text("utf-8")
    assert (
        text.startswith("<svg")
        and text.count("against random") == 1
        and text.count('stroke-width="2"') == 2
        and "100%" in text
    )
