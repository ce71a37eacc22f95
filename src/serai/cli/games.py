"""`serai games`: the list of games."""

from __future__ import annotations

import argparse
import json

from serai import games
from serai.i18n import messages as say
from serai.i18n.translator import Translator


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Print every game with its seats and options."""
    definitions = [games.definition(name) for name in games.names()]
    if arguments.json:
        listing = [
            {
                "id": found.id,
                "name": found.name,
                "rules": found.rules_version,
                "seats": list(found.seats),
                "options": {option.name: list(option.values) for option in found.options},
            }
            for found in definitions
        ]
        print(json.dumps(listing, indent=2))
        return 0
    for found in definitions:
        print(f"{found.id:10} {found.name}")
        print(f"{'':10} {text(say.games_seats(', '.join(map(str, found.seats))))}")
        for option in found.options:
            values = ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in option.values)
            print(f"{'':10} {text(say.games_option(option.name, values))}")
    return 0
