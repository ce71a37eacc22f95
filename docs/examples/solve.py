"""OpenSpiel's tabular CFR on the smallest Jaipur: `python docs/examples/solve.py`, half a minute."""

# pyright: basic
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import serai.envs.openspiel  # noqa: F401  it registers the games

BOX = Path(__file__).with_name("smallest_jaipur.toml")


def main(iterations: int = 8) -> None:
    """Print how much of a win whoever knows the policy gains by it; 0 is an equilibrium."""
    game = pyspiel.load_game("serai_jaipur", {"rounds": 1, "full_tie": "shared", "components": str(BOX)})
    solver = cfr.CFRSolver(game)
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration & (iteration - 1) == 0:  # 1, 2, 4, 8 …
            print(iteration, round(exploitability.exploitability(game, solver.average_policy()), 4), flush=True)


if __name__ == "__main__":
    main()
