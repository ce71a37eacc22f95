"""`serai games`: the list of games."""

import argparse
import json

from serai import games
from serai.bots.levels import NUMBERS
from serai.core.options import written_value
from serai.i18n import messages as say
from serai.i18n.translator import Translator


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Print every game with its seats, its options and the levels of its bots."""
    definitions = [games.definition(name) for name in games.names()]
    if arguments.json:
        listing = [
            {
                "id": found.id,
                "name": found.name,
                "rules": found.rules_version,
                "seats": list(found.seats),
                "options": {option.name: list(option.values) for option in found.options},
                "levels": list(NUMBERS),
            }
            for found in definitions
        ]
        print(json.dumps(listing, indent=2))
        return 0
    for found in definitions:
        print(f"{found.id:10} {text(found.title())}")
        print(f"{'':10} {text(say.games_seats(', '.join(map(str, found.seats))))}")
        for option in (option for option in found.options if option.name != "seats"):
            values = ", ".join(map(written_value, option.values))
            print(f"{'':10} {text(say.games_option(option.name, values))}")
        for level in NUMBERS:
            said = say.games_level(level, found.level_name(level), found.level_character(level))
            print(f"{'':10} {text(said)}")
    return 0
