"""Positions of Istanbul that between them allow every move a player can ever make (`Definition.covering_positions`)."""

from itertools import combinations_with_replacement
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core.game import Game
from serai.games.istanbul.rules import state as s


def covering_positions(game: Game) -> NDArray[Any]:
    """A rich player before every choice: rerolls, actions at every price, cards and what they offer."""
    return np.concatenate([_rerolls(game), _actions(game), _choices(game), _answers(game)])


def _rich(game: Game, count: int, stage: int) -> NDArray[Any]:
    """Positions in which the first two players own whatever may be asked of them."""
    box, states = game.box, np.zeros(count, s.STATE)
    states["stage"], states["card"] = stage, s.NOTHING
    states["owned"][:, :2] = box.supply
    states["supply"] = box.supply
    states["zones"] = box.rubies
    return states


def _rerolls(game: Game) -> NDArray[Any]:
    """Every roll of all dice there are."""
    dice = int(game.box.dice) + int(game.box.extra_dice)
    rolls = [np.bincount(roll, minlength=s.FACES) for roll in combinations_with_replacement(range(s.FACES), dice)]
    states = _rich(game, len(rolls), s.REROLL)
    states["dice"] = rolls
    return states


def _actions(game: Game) -> NDArray[Any]:
    """Every price of the zones, with plenty in the supply, and with nothing left of the colours (I-PAY-SHORT)."""
    box, most = game.box, int(game.box.rubies.max())
    states = _rich(game, 2 * most, s.ACT)
    for i in range(2 * most):
        states["zones"][i] = np.minimum(box.rubies, i % most + 1)
    states["supply"][most:, : s.COLOURS] = 0
    states["dice"][:, : s.COLOURS] = 2
    states["dice"][:, s.LIRA_FACE] = 1
    states["dice"][:, s.CARD_FACE] = box.dice + box.extra_dice
    states["row"][:, : int(box.tile_kinds)] = 1
    return states


def _choices(game: Game) -> NDArray[Any]:
    """Cards to choose from."""
    states = _rich(game, 1, s.CHOOSE)
    states["drawn"][:, : int(game.box.card_kinds)] = 1
    return states


def _answers(game: Game) -> NDArray[Any]:
    """Every card before the active player and before another; with each tile to swap for any that may lie there."""
    cards, tiles = int(game.box.card_kinds), int(game.box.tile_kinds)
    answers = _rich(game, cards * tiles, s.ANSWER)
    replies = _rich(game, cards, s.REPLY)
    answers["card"], replies["card"] = np.repeat(np.arange(cards), tiles), np.arange(cards)
    answers["card_dice"] = game.box.dice + game.box.extra_dice
    replies["mover"] = 1
    own = np.tile(np.eye(s.TILES, dtype=np.int8)[:tiles], (cards, 1))
    answers["tiles"][:, 0] = own
    answers["row"] = np.minimum(1, game.box.tile_counts - own)
    return np.concatenate([answers, replies])
