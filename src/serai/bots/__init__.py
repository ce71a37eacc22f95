"""Bots: programs that choose a move from a view, never from a position. `docs/bots.md` is their page."""

from serai.bots.interface import Bot, Budget, Decision, Forfeit, Player
from serai.bots.registry import player, split_names

__all__ = ["Bot", "Budget", "Decision", "Forfeit", "Player", "player", "split_names"]
