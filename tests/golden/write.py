"""Writes the golden playthroughs: every position, each view, the legal moves, the move. `make golden` runs it."""

from __future__ import annotations

from pathlib import Path

from serai import games
from serai.bots import player
from serai.core.game import Game
from serai.core.message import Message
from serai.core.position import Position
from serai.core.view import View
from serai.i18n.translator import translator
from serai.lab.simulate import play_game

FOLDER = Path(__file__).resolve().parent
#: By file: the game, its options, the bots, the seed, and the version of the rules.
CASES = {
    "jaipur-random.txt": ("jaipur", {"rounds": 1}, ["random", "random"], 1, 1),
    "jaipur-greedy.txt": ("jaipur", {"rounds": 1}, ["greedy", "greedy"], 2, 1),
    "istanbul-2.txt": ("istanbul", {"seats": 2}, ["greedy", "random"], 1, 1),
    "istanbul-3.txt": ("istanbul", {"seats": 3}, ["greedy", "random", "greedy"], 2, 1),
    "istanbul-4.txt": ("istanbul", {"seats": 4}, ["random", "greedy", "random", "greedy"], 3, 1),
    "istanbul-3-rules-2.txt": ("istanbul", {"seats": 3}, ["greedy", "random", "greedy"], 330, 2),
    "istanbul-4-rules-2.txt": ("istanbul", {"seats": 4}, ["random", "random", "random", "random"], 9, 2),
}


def view_lines(view: View) -> list[str]:
    """Every field of a view that is not zero."""
    fields = {name: view.array[name][0] for name in view.array.dtype.names or ()}
    shown = {name: value.tolist() for name, value in fields.items() if value.any()}
    who = "spectator" if view.seat < 0 else f"seat {view.seat + 1}"
    return [f"  {who}: " + " ".join(f"{name}={value}".replace(" ", "") for name, value in shown.items())]


def views_lines(position: Position) -> list[str]:
    """What each seat sees; a line for all, if a view holds every field of the state as it is."""
    views = [position.view(seat) for seat in range(-1, position.game.seats)]
    seen = [{name: view.array[name].tolist() for name in (view.array.dtype.names or ())[1:]} for view in views]
    if all(view == {name: position.array[name].tolist() for name in position.array.dtype.names or ()} for view in seen):
        return ["  everybody: the whole table"]
    return [line for view in views for line in view_lines(view)]


def playthrough(game: Game, bots: list[str], seed: int) -> str:
    """A whole game, as a person would check it."""
    say = translator("en")
    record = play_game(game, [player(name) for name in bots], seed, 0)
    lines = [f"# {game!r}, {' against '.join(bots)}, seed {seed}"]
    for number, (before, code, after) in enumerate(record.steps()):
        lines += ["", f"## {number}", game.definition.write_position(before)]
        lines += views_lines(before)
        if before.turn is not None:
            lines.append("  legal: " + ", ".join(before.legal_moves.notation()))
        lines.append(f"{record.log[number].author} {record.log[number].text}")
        for event in game.definition.events(before, code, after):
            lines.append("  > " + say(event.message(lambda seat: Message("player", {"number": seat + 1}))))
    return "\n".join([*lines, "", game.definition.write_position(record.position), str(record.result), ""])


def generated() -> dict[Path, str]:
    """Each file with the text it should have."""
    return {
        FOLDER / name: playthrough(games.load_with(game, options, rules=rules), bots, seed)
        for name, (game, options, bots, seed, rules) in CASES.items()
    }


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, "utf-8")
        print(path.name)
