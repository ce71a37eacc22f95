"""Bots: programs that choose a move from a view, never from a position. `docs/bots.md` is their page."""

from serai.bots.interface import Bot, Budget, Decision, Forfeit, Happened, Player
from serai.bots.registry import player, split_names

__all__ = ["Bot", "Budget", "Decision", "Forfeit", "Happened", "Player", "player", "split_names"]
