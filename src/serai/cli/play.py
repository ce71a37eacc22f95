"""`serai play`: a game against a bot in a plain terminal, by typed moves."""

import argparse
import secrets
from contextlib import ExitStack

from serai.bots import Player, player
from serai.bots.levels import USUAL
from serai.bots.moves_since import MovesSince
from serai.cli.setting_up import game_of, warm_up_bots
from serai.core.errors import BadInput, BadNotation, GameError
from serai.core.game import Game
from serai.core.message import Message
from serai.core.position import Position
from serai.core.random import seeded
from serai.core.sealed import Sealed, deal_seed
from serai.i18n import messages as say
from serai.i18n.translator import Translator

ME = 0


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Play until somebody has won, or the player leaves."""
    if arguments.bot is not None and arguments.level is not None:
        raise BadInput("cli.bot-or-level")
    opponent = player(arguments.bot if arguments.bot is not None else f"level:{arguments.level or USUAL}")
    game = game_of(arguments, text)
    warm_up_bots(game, [opponent], text)
    seed = arguments.seed if arguments.seed is not None else secrets.randbits(63)
    print(text(_welcome(game, arguments)))
    print(text(game.definition.forms()))
    with ExitStack() as table:
        others = {seat: table.enter_context(opponent.seated()) for seat in range(game.seats) if seat != ME}
        _play(game, others, seed, text)
    return 0


def _welcome(game: Game, arguments: argparse.Namespace) -> Message:
    definition, title = game.definition, game.definition.title()
    if arguments.bot is not None:
        return say.play_welcome(title, arguments.bot)
    level = int(arguments.level or USUAL)
    return say.play_welcome_level(title, level, definition.level_name(level), definition.level_character(level))


def _play(game: Game, others: dict[int, Player], seed: int, text: Translator) -> None:
    randoms = {seat: seeded(seed, 0, seat) for seat in others}
    record, moves_since = game.record(), MovesSince(others)
    chance = Sealed(deal_seed(seed, 0), record.position)
    while not record.position.is_over:
        before, seat = record.position, record.position.turn
        if seat == ME:
            code = _ask(before, text)
            if code is None:
                print(text(say.play_goodbye()))
                return
            record.play_code(code)
        elif seat is None:
            record.play_code(chance.draw(before))
        else:
            moves_since.tell(seat)
            record.play_code(others[seat].choose(before.view(seat), randoms[seat]).code)
        moves_since.note(before, record.codes[-1])
        chance.follow(record.codes[-1])
        for event in game.definition.events(before, record.codes[-1], record.position):
            print("  " + text(event.seen_by(ME).message(_name)))


def _name(seat: int) -> Message:
    return say.player_you(seat + 1) if seat == ME else say.player(seat + 1)


def _ask(position: Position, text: Translator) -> int | None:
    """Show the table and ask for a move until a legal one is given; nothing if the player leaves."""
    definition, view = position.game.definition, position.view(ME)
    print()
    for line in definition.table(position.view(ME, memory=position.game.has_memory)):
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
