"""`serai play`: a game against a bot in a plain terminal, by typed moves."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterable

from serai.bots import player
from serai.cli.setting_up import game_of
from serai.core.errors import BadNotation, GameError
from serai.core.events import Event
from serai.core.message import Message
from serai.core.position import Position
from serai.core.random import seeded
from serai.i18n import messages as say
from serai.i18n.translator import Translator

ME = 0


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Play until somebody has won, or the player leaves."""
    game = game_of(arguments, text)
    opponent = player(arguments.bot)
    seed = arguments.seed if arguments.seed is not None else secrets.randbits(63)
    chance, mind = seeded(seed, 0, 0), seeded(seed, 0, 1)
    print(text(say.play_welcome(game.name, arguments.bot)))
    print(text(game.definition.forms()))
    record = game.record()
    while not record.position.is_over:
        before, seat = record.position, record.position.turn
        if seat == ME:
            code = _ask(before, text)
            if code is None:
                print(text(say.play_goodbye()))
                return 0
            record.play_code(code)
        elif seat is None:
            record.chance(chance)
        else:
            record.play_code(opponent.choose(before.view(seat), mind).code)
        _tell(game.definition.events(before, record.codes[-1], record.position), text)
    return 0


def _tell(events: Iterable[Event], text: Translator) -> None:
    """Say what happened, as this seat saw it."""
    for event in events:
        print("  " + text(event.seen_by(ME).message(_name)))


def _name(seat: int) -> Message:
    return say.player_you(seat + 1) if seat == ME else say.player(seat + 1)


def _ask(position: Position, text: Translator) -> int | None:
    """Show the table and ask for a move until a legal one is given; nothing if the player leaves."""
    definition, view = position.game.definition, position.view(ME)
    shown = position.view(ME, memory=bool(position.game.options.get("memory_aid", True)))
    print()
    for line in definition.table(shown):
        print(text(line))
    while True:
        try:
            typed = input(text(say.play_prompt()) + " ").strip()
        except EOFError:
            print()
            return None
        if typed.lower() in ("q", "quit"):
            return None
        if typed in ("?", "？"):
            for move in view.legal_moves:
                print(f"  {position.game.write(move):12} {text(definition.describe_move(position.game, move))}")
        elif typed:
            try:
                code = _read(position, typed)
                position.play_code(code)
                return code
            except GameError as error:
                print("  " + text.error(error))


def _read(position: Position, typed: str) -> int:
    """The move typed; capital letters may be forgotten."""
    try:
        return position.game.code(typed)
    except BadNotation as error:
        try:
            return position.game.code(typed.upper())
        except BadNotation:
            raise error from None
