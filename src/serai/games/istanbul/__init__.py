"""Istanbul: The Dice Game, for two to four players: the game as its folder describes it (`README.md`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.core.defaults import seat_name
from serai.core.definition import Definition
from serai.core.events import events_of
from serai.core.levels import LEVELS, AnalysisSearch, Level
from serai.core.options import Option
from serai.games.istanbul import (
    box,
    covering_positions,
    events,
    facts,
    features,
    heuristic,
    move_parts,
    moves,
    observation,
    position_string,
    screen,
    terminal,
    words,
)
from serai.games.istanbul import messages as say
from serai.games.istanbul.components import load_box
from serai.games.istanbul.moves import (
    BuyRuby,
    BuyTile,
    Cards,
    ChanceMove,
    Done,
    Draw,
    First,
    Four,
    Keep,
    Lira,
    Pass,
    Play,
    PlayerMove,
    Refill,
    Reroll,
    Roll,
    Row,
    Same,
    Swap,
    Take,
    Three,
    Two,
)
from serai.games.istanbul.position import Istanbul, IstanbulPosition, IstanbulView, Outcome
from serai.games.istanbul.rules import chance, legal, view
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.sealed import SEALED

__all__ = [
    "GAME",
    "BuyRuby",
    "BuyTile",
    "Cards",
    "ChanceMove",
    "Done",
    "Draw",
    "First",
    "Four",
    "Istanbul",
    "IstanbulPosition",
    "IstanbulView",
    "Keep",
    "Lira",
    "Outcome",
    "Pass",
    "Play",
    "PlayerMove",
    "Refill",
    "Reroll",
    "Roll",
    "Row",
    "Same",
    "Swap",
    "Take",
    "Three",
    "Two",
    "chance",
    "legal",
    "view",
]


def result(position: IstanbulPosition, milestones: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Who won, why the game ended, and what everybody had."""
    ended = position.outcome
    assert ended is not None
    return {
        "winner": seat_name(ended.winner),
        "winners": [str(seat + 1) for seat in ended.winners],
        "reason": ended.reason,
        "rubies": list(ended.rubies),
        "money": list(ended.money),
        "rounds": position.round,
    }


def scores(result: Mapping[str, Any]) -> list[float]:
    """The rubies of each seat."""
    return [float(rubies) for rubies in result["rubies"]]


def compared(result: Mapping[str, Any]) -> list[tuple[int, ...]]:
    """Rubies, then lira."""
    return list(zip(result["rubies"], result["money"]))


GAME = Definition(
    package=__name__,
    name="Istanbul: The Dice Game",
    rules_versions=(1, s.TOKENS_FIRST),
    seats=(2, 3, 4),
    options=(Option("seats", (2, 3, 4), always_written=True),),
    state=s.STATE,
    view=s.VIEW,
    max_moves=s.MAX_MOVES,
    max_outcomes=s.MAX_OUTCOMES,
    reasons=s.REASONS,
    position_class=IstanbulPosition,
    view_class=IstanbulView,
    game_class=Istanbul,
    load_box=load_box,
    show_box=box.show_box,
    moves=moves.MOVES,
    starter=moves.First,
    sealed=SEALED,
    result=result,
    scores=scores,
    compared=compared,
    compared_names=("rubies", "lira"),
    deal_options={"seats": 2},
    write_position=position_string.write_position,
    read_position=position_string.read_position,
    events=events.events,
    event_types=events_of(events),
    table=terminal.table,
    forms=say.table_forms,
    describe_move=words.describe_move,
    preview=words.preview,
    show=screen.show,
    to_parts=move_parts.to_parts,
    parts_key=move_parts.parts_key,
    from_parts=move_parts.from_parts,
    appraise=heuristic.appraise,
    feature_count=features.FEATURES,
    styles=features.STYLES,
    facts=facts.facts,
    themes=facts.themes,
    aim=moves.aim,
    theme_names=facts.THEMES,
    feat=facts.feat,
    covering_positions=covering_positions.covering_positions,
    observation=observation.OBSERVATION,
    levels=(*LEVELS[:2], Level(20, 0.3, 0.15), Level(80, 0.12, 0.08), LEVELS[4]),
    analysis=AnalysisSearch(iterations=32_000, exploration=0.05, even_share=0.1),
)
