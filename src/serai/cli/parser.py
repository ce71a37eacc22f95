"""The grammar of the command line, its help in the reader's language."""

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from serai import __version__
from serai.core.errors import BadInput
from serai.core.message import Message
from serai.i18n import messages as say
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import closest_language, language_of_environment

Say = Callable[[Message], str]


def wanted_language(arguments: Sequence[str]) -> str:
    """The language of `--lang`, wherever it stands, or of the environment."""
    for position, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(arguments[position + 1 : position + 2])
            if (found := closest_language(wanted)) is None:
                raise BadInput("cli.unknown-language", value=wanted[:40], allowed=", ".join(LANGUAGES))
            return found
    return language_of_environment()


class _Parser(argparse.ArgumentParser):
    """Refuses with our errors instead of printing English usage."""

    def error(self, message: str) -> NoReturn:
        if match := re.search(r"required: (.*)", message):
            raise BadInput("cli.missing", name=match[1])
        if match := re.search(r"invalid choice: '(.*?)'", message):
            raise BadInput("cli.command", command=match[1][:40])
        detail = re.search(r"(?:unrecognized arguments:|argument) (.*)", message)
        raise BadInput("cli.usage", detail=(detail[1] if detail else message).split(": ")[0][:80])


def _formatter(text: Say) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None = None
        ) -> None:
            super().add_usage(usage, actions, groups, text(say.help_usage()) + " ")

    return Formatter


def whole_number(name: str, least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(value: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,19}", value) and least <= int(value) <= most:
            return int(value)
        raise BadInput("cli.bad-number", name=name, value=value[:40], least=least, most=most)

    return read


class Grammar:
    """Adds commands to the parser, with help from the Fluent files."""

    def __init__(self, text: Say) -> None:
        self.text = text
        self.root = self._parser(_Parser, prog="serai", description=text(say.help_serai()))
        self.root.add_argument("--version", action="version", version=__version__, help=text(say.help_version()))
        self._commands = self.root.add_subparsers(
            dest="command", metavar="COMMAND", required=True, title=text(say.help_commands()), prog="serai"
        )
        self._command: argparse.ArgumentParser = self.root

    def _parser(self, make: Callable[..., argparse.ArgumentParser], **settings: Any) -> argparse.ArgumentParser:
        text = self.text
        parser = make(formatter_class=_formatter(text), add_help=False, allow_abbrev=False, **settings)
        parser._positionals.title = text(say.help_arguments())
        parser._optionals.title = text(say.help_options())
        parser.add_argument("-h", "--help", action="help", help=text(say.help_help()))
        parser.add_argument("--lang", metavar="LANG", help=text(say.help_lang()))
        return parser

    def command(self, name: str, description: Message) -> None:
        """Begin a command; what follows belongs to it."""
        text = self.text(description)

        def make(**settings: Any) -> argparse.ArgumentParser:
            added: argparse.ArgumentParser = self._commands.add_parser(name, help=text, description=text, **settings)
            return added

        self._command = self._parser(make)

    def add(self, *names: str, help: Message, **settings: Any) -> None:
        """Add an argument to the command."""
        self._command.add_argument(*names, help=self.text(help), **settings)

    def add_game(self) -> None:
        """Which game, with which options and components."""
        self.add("game", metavar="GAME", help=say.help_game())
        self.add_settings()

    def add_settings(self) -> None:
        """Options and components."""
        self.add("--seats", type=whole_number("--seats", 1, 9), metavar="N", help=say.help_seats())
        self.add("--option", action="append", default=[], metavar="NAME=VALUE", help=say.help_option())
        self.add("--components", metavar="FILE", help=say.help_components())


def build_parser(text: Say) -> argparse.ArgumentParser:
    """The whole grammar."""
    grammar = Grammar(text)
    seed = whole_number("--seed", 0, 2**63 - 1)
    grammar.command("games", say.help_games())
    grammar.add("--json", action="store_true", help=say.help_json())
    grammar.command("play", say.help_play())
    grammar.add_game()
    grammar.add("--level", metavar="N", help=say.help_level())
    grammar.add("--bot", metavar="BOT", help=say.help_bot())
    grammar.add("--seed", type=seed, metavar="S", help=say.help_seed())
    grammar.command("simulate", say.help_simulate())
    grammar.add_game()
    grammar.add(
        "--games", type=whole_number("--games", 1, 10**9), default=100, metavar="N", help=say.help_games_count()
    )
    grammar.add("--seed", type=seed, default=1, metavar="S", help=say.help_seed())
    grammar.add("--bots", default=None, metavar="A,B", help=say.help_bots())
    grammar.add("--records", metavar="FILE", help=say.help_records())
    grammar.add("--legal", action="store_true", help=say.help_legal())
    grammar.add("--json", action="store_true", help=say.help_json())
    grammar.command("arena", say.help_arena())
    grammar.add_game()
    grammar.add("--bots", required=True, metavar="A,B", help=say.help_arena_bots())
    grammar.add("--deals", type=whole_number("--deals", 1, 10**7), default=100, metavar="N", help=say.help_deals())
    grammar.add("--seed", type=seed, default=1, metavar="S", help=say.help_seed())
    grammar.add("--workers", type=whole_number("--workers", 1, 256), default=1, metavar="K", help=say.help_workers())
    grammar.add("--ray", metavar="ADDRESS", help=say.help_ray())
    grammar.add("--stop", action="store_true", help=say.help_stop())
    grammar.add("--records", metavar="FILE", help=say.help_records())
    grammar.add("--json", action="store_true", help=say.help_json())
    grammar.command("replay", say.help_replay())
    grammar.add("file", metavar="FILE", help=say.help_file())
    grammar.add("--seat", type=whole_number("--seat", 1, 9), metavar="SEAT", help=say.help_seat())
    grammar.add("--components", metavar="FILE", help=say.help_components())
    grammar.command("verify", say.help_verify())
    grammar.add("files", nargs="+", metavar="RECORD", help=say.help_verify_file())
    grammar.add("--components", metavar="FILE", help=say.help_components())
    grammar.add("--json", action="store_true", help=say.help_json())
    grammar.command("think", say.help_think())
    grammar.add("--redis", metavar="URL", help=say.help_redis())
    grammar.add(
        "--processes", type=whole_number("--processes", 1, 256), default=1, metavar="N", help=say.help_processes()
    )
    grammar.command("sit", say.help_sit())
    grammar.add("link", metavar="LINK", help=say.help_link())
    grammar.add("--level", type=whole_number("--level", 1, 5), metavar="N", help=say.help_level())
    grammar.add("--bot", metavar="BOT", help=say.help_bot())
    grammar.add("--name", metavar="NAME", help=say.help_name())
    grammar.command("perft", say.help_perft())
    grammar.add_game()
    grammar.add("--depth", type=whole_number("--depth", 0, 12), default=4, metavar="N", help=say.help_depth())
    grammar.add("--position", metavar="POSITION", help=say.help_position())
    grammar.add("--seed", type=seed, default=1, metavar="S", help=say.help_seed())
    grammar.add("--json", action="store_true", help=say.help_json())
    grammar.command("bench", say.help_bench())
    grammar.add("what", metavar="WHAT", help=say.help_bench_what())
    grammar.add("--json", action="store_true", help=say.help_json())
    _add_server(grammar)
    return grammar.root


def _add_server(grammar: Grammar) -> None:
    grammar.command("serve", say.help_serve())
    grammar.add("--host", metavar="HOST", help=say.help_host())
    grammar.add("--port", type=whole_number("--port", 0, 65535), metavar="N", help=say.help_port())
    grammar.add("--database", metavar="URL", help=say.help_database())
    grammar.add("--redis", metavar="URL", help=say.help_serve_redis())
    grammar.add("--workers", type=whole_number("--workers", 1, 256), metavar="N", help=say.help_serve_workers())
    grammar.add("--thinkers", type=whole_number("--thinkers", 0, 256), metavar="N", help=say.help_thinkers())
    grammar.add("--public-url", metavar="URL", help=say.help_public_url())
    grammar.add("--log-format", metavar="FORM", help=say.help_log_format())
    grammar.add("--open", action="store_true", help=say.help_open())
    grammar.add("--show-settings", action="store_true", help=say.help_show_settings())
    grammar.add("--json", action="store_true", help=say.help_json())
    grammar.command("backup", say.help_backup())
    grammar.add("file", metavar="FILE", help=say.help_backup_file())
    grammar.add("--database", metavar="URL", help=say.help_database())
    grammar.add("--force", action="store_true", help=say.help_force())
