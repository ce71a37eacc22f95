"""Jaipur, for two players: the game as its folder describes it. `README.md` maps clauses to functions and tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from serai.core.defaults import seat_name
from serai.core.definition import Definition
from serai.core.events import events_of
from serai.core.options import Option
from serai.games.jaipur import (
    box,
    covering_positions,
    events,
    facts,
    features,
    full_features,
    heuristic,
    layout,
    move_parts,
    moves,
    observation,
    position_string,
    screen,
    terminal,
    words,
)
from serai.games.jaipur import messages as say
from serai.games.jaipur.components import load_box
from serai.games.jaipur.moves import (
    Bonus,
    ChanceMove,
    Deal,
    Exchange,
    First,
    PlayerMove,
    Refill,
    Sell,
    Take,
    TakeCamels,
)
from serai.games.jaipur.position import Jaipur, JaipurPosition, JaipurView, Outcome, RoundResult
from serai.games.jaipur.rules import chance, legal
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.rules import view as rules_view
from serai.games.jaipur.sealed import SEALED

__all__ = [
    "GAME",
    "Bonus",
    "ChanceMove",
    "Deal",
    "Exchange",
    "First",
    "Jaipur",
    "JaipurPosition",
    "JaipurView",
    "Outcome",
    "PlayerMove",
    "Refill",
    "RoundResult",
    "Sell",
    "Take",
    "TakeCamels",
    "chance",
]


def milestone(after: JaipurPosition) -> dict[str, Any] | None:
    """A round that has just been scored."""
    if (ended := after.round_result) is None:
        return None
    lists = {name: list(getattr(ended, name)) for name in ("rupees", "bonus_tokens", "goods_tokens", "camels")}
    return {"winner": seat_name(ended.winner), "reason": ended.reason} | lists


def result(position: JaipurPosition, milestones: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The match and its rounds."""
    return {"winner": seat_name(position.winner), "seals": list(position.seals), "rounds": list(milestones)}


def scores(result: Mapping[str, Any]) -> list[float]:
    """The rupees of all rounds."""
    return [float(sum(ended["rupees"][seat] for ended in result["rounds"])) for seat in range(2)]


def compared(result: Mapping[str, Any]) -> list[tuple[int, ...]]:
    """Rupees, then bonus tokens, then goods tokens (rule sheet, end of a round)."""
    rounds, names = result["rounds"], ("rupees", "bonus_tokens", "goods_tokens")
    return [tuple(sum(ended[name][seat] for ended in rounds) for name in names) for seat in range(2)]


GAME = Definition(
    package=__name__,
    name="Jaipur",
    seats=(2,),
    options=(
        Option("rounds", (3, 1), always_written=True),
        Option("full_tie", ("replay", "shared")),
        Option("memory_aid", (False, True)),
    ),
    memory_option="memory_aid",
    state=s.STATE,
    view=s.VIEW,
    max_moves=s.MOVES_BUFFER,
    max_outcomes=s.MAX_OUTCOMES,
    reasons=legal.REASONS,
    position_class=JaipurPosition,
    view_class=JaipurView,
    game_class=Jaipur,
    load_box=load_box,
    show_box=box.show_box,
    moves=moves.MOVES,
    starter=moves.First,
    sealed=SEALED,
    refusal_arguments=words.refusal_arguments,
    write_seen=moves.write_seen,
    canonical_seen=moves.canonical_seen,
    milestone=milestone,
    result=result,
    scores=scores,
    compared=compared,
    compared_names=("rupees", "bonus", "goods"),
    deal_options={"rounds": 1, "full_tie": "shared"},
    write_position=position_string.write_position,
    read_position=position_string.read_position,
    events=events.events,
    events_key=events.events_key,
    event_types=events_of(events),
    without_memory=JaipurView.without_memory,
    forget=rules_view.without_memory,
    table=terminal.table,
    forms=say.table_forms,
    describe_move=words.describe_move,
    preview=words.preview,
    show=screen.show,
    lay=layout.lay,
    to_parts=move_parts.to_parts,
    from_parts=move_parts.from_parts,
    appraise=heuristic.appraise,
    feature_count=features.FEATURES,
    full_feature_count=full_features.FULL_FEATURES,
    correction=features.CORRECTION,
    styles=features.STYLES,
    facts=facts.facts,
    themes=facts.themes,
    theme_names=facts.THEMES,
    feat=facts.feat,
    covering_positions=covering_positions.covering_positions,
    observation=observation.OBSERVATION,
    learning_options={"rounds": 1},
)
