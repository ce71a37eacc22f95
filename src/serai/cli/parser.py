"""The grammar of the command line, its help in the reader's language."""

import argparse
import re
from argparse import ArgumentParser
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


#: The id of a guest. Some begin with a dash.
_GUEST_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class _Parser(ArgumentParser):
    """Refuses with our errors instead of printing English usage."""

    def _parse_optional(self, arg_string: str) -> Any:
        """An id of a guest is no option, even if it begins with a dash; no option of ours is as long."""
        return None if _GUEST_ID.fullmatch(arg_string) else super()._parse_optional(arg_string)

    def error(self, message: str) -> NoReturn:
        if match := re.search(r"required: (.*)", message):
            raise BadInput("cli.missing", name=match[1])
        if match := re.search(r"invalid choice: '(.*?)'", message):
            raise BadInput("cli.command", command=match[1][:40])
        detail = re.search(r"(?:unrecognized arguments:|argument) (.*)", message)
        raise BadInput("cli.usage", detail=(detail[1] if detail else message).split(": ")[0][:80])


def _formatter(text: Say) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        class _Section(argparse.HelpFormatter._Section):
            def format_help(self) -> str:
                plain = super().format_help()
                return plain.replace(f"{self.heading}:\n", text(say.help_heading(self.heading or "")) + "\n", 1)

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


Option = tuple[str, Message, dict[str, Any]]


def option(name: str, help: Message, metavar: str, **settings: Any) -> Option:
    """An argument with a value: its name, its help, and the name of its value there."""
    return name, help, {"metavar": metavar, **settings}


def number(name: str, help: Message, metavar: str, least: int, most: int, default: int | None = None) -> Option:
    """An argument that is a whole number within bounds."""
    return option(name, help, metavar, type=whole_number(name, least, most), default=default)


def flag(name: str, help: Message) -> Option:
    """An argument that is given or not."""
    return name, help, {"action": "store_true"}


class Grammar:
    """Adds commands to the parser, with help from the Fluent files."""

    def __init__(self, text: Say) -> None:
        self.text = text
        self.root = self._parser(_Parser, prog="serai", description=text(say.help_serai()))
        self.root.add_argument("--version", action="version", version=__version__, help=text(say.help_version()))
        self._commands = self.root.add_subparsers(
            dest="command", metavar="COMMAND", required=True, title=text(say.help_commands()), prog="serai"
        )

    def _parser(self, make: Callable[..., ArgumentParser], *names: str, **more: Any) -> ArgumentParser:
        text = self.text
        parser = make(*names, formatter_class=_formatter(text), add_help=False, allow_abbrev=False, **more)
        parser._positionals.title = text(say.help_arguments())
        parser._optionals.title = text(say.help_options())
        parser.add_argument("-h", "--help", action="help", help=text(say.help_help()))
        parser.add_argument("--lang", metavar="LANG", help=text(say.help_lang()))
        return parser

    def command(self, name: str, description: Message, *options: Option) -> ArgumentParser:
        """Add a command with its arguments."""
        return self._added(self._commands, name, description, options)

    def group(self, name: str, description: Message, title: Message, dest: str) -> Callable[..., ArgumentParser]:
        """Add a command that has commands of its own; return what adds these, as `command` does."""
        parser = self.command(name, description)
        inner = parser.add_subparsers(dest=dest, metavar=dest.upper(), required=True, title=self.text(title))
        return lambda name, description, *options: self._added(inner, name, description, options)

    def _added(self, commands: Any, name: str, description: Message, options: Iterable[Option]) -> ArgumentParser:
        about = self.text(description)
        parser = self._parser(commands.add_parser, name, help=about, description=about)
        for argument, help, settings in options:
            parser.add_argument(argument, help=self.text(help), **settings)
        return parser


def build_parser(text: Say) -> ArgumentParser:
    """The whole grammar."""
    grammar = Grammar(text)
    json, bot = flag("--json", say.help_json()), option("--bot", say.help_bot(), "BOT")
    seed = number("--seed", say.help_seed(), "S", 0, 2**63 - 1, default=1)
    components = option("--components", say.help_components(), "FILE")
    records = option("--records", say.help_records(), "FILE")
    logs = option("--logs", say.help_logs(), "FOLDER")
    chosen = option("--option", say.help_option(), "NAME=VALUE", action="append", default=[])
    game = (option("game", say.help_game(), "GAME"), number("--seats", say.help_seats(), "N", 1, 9), chosen, components)
    any_seed = number("--seed", say.help_seed(), "S", 0, 2**63 - 1)
    grammar.command("games", say.help_games(), json)
    grammar.command("play", say.help_play(), *game, option("--level", say.help_level(), "N"), bot, any_seed)
    count = number("--games", say.help_games_count(), "N", 1, 10**9, default=100)
    bots, legal = option("--bots", say.help_bots(), "A,B"), flag("--legal", say.help_legal())
    dataset = option("--dataset", say.help_dataset(), "FILE")
    played = (count, seed, bots, records, legal, logs, dataset)
    grammar.command("simulate", say.help_simulate(), *game, *played, json)
    bots = option("--bots", say.help_arena_bots(), "A,B", required=True)
    count = number("--deals", say.help_deals(), "N", 1, 10**7, default=100)
    workers = number("--workers", say.help_workers(), "K", 1, 256, default=1)
    ray, stop = option("--ray", say.help_ray(), "ADDRESS"), flag("--stop", say.help_stop())
    grammar.command("arena", say.help_arena(), *game, bots, count, seed, workers, ray, stop, records, logs, json)
    seat = number("--seat", say.help_seat(), "SEAT", 1, 9)
    grammar.command("replay", say.help_replay(), option("file", say.help_file(), "FILE"), seat, components)
    at = number("--at", say.help_analyse_at(), "N", 1, 10**6)
    thinking = number("--iterations", say.help_iterations(), "N", 100, 10**6)
    what = option("what", say.help_analyse_what(), "POSITION|RECORD")
    grammar.command("analyse", say.help_analyse(), game[0], what, at, thinking, seed, *game[1:], json)
    seat = number("--seat", say.help_review_seat(), "SEAT", 1, 9)
    file = option("file", say.help_file(), "FILE")
    thinking = number("--iterations", say.help_iterations(), "N", 100, 10**6, default=13_000)
    grammar.command("review", say.help_review(), file, seat, thinking, seed, components, json)
    wanted = number("--count", say.help_puzzles_count(), "N", 1, 100_000, default=10)
    kept = option("--out", say.help_puzzles_out(), "FILE")
    grammar.command("puzzles", say.help_puzzles(), game[0], wanted, seed, kept, json)
    files = option("files", say.help_verify_file(), "RECORD", nargs="+")
    grammar.command("verify", say.help_verify(), files, components, flag("--show", say.help_verify_show()), json)
    processes = number("--processes", say.help_processes(), "N", 1, 256, default=1)
    grammar.command("think", say.help_think(), option("--redis", say.help_redis(), "URL"), processes)
    link, name = option("link", say.help_link(), "LINK"), option("--name", say.help_name(), "NAME")
    level, bot = number("--level", say.help_sit_level(), "N", 1, 5), option("--bot", say.help_sit_bot(), "BOT")
    grammar.command("sit", say.help_sit(), link, level, bot, name)
    depth = number("--depth", say.help_depth(), "N", 0, 12, default=4)
    position = option("--position", say.help_position(), "POSITION")
    grammar.command("perft", say.help_perft(), *game, depth, position, seed, json)
    grammar.command("bench", say.help_bench(), option("what", say.help_bench_what(), "WHAT"), json)
    _server(grammar, json)
    return grammar.root


def _server(grammar: Grammar, json: Option) -> None:
    """The commands of the host of a server."""
    database = option("--database", say.help_database(), "URL")
    server = (
        option("--host", say.help_host(), "HOST"),
        number("--port", say.help_port(), "N", 0, 65535),
        database,
        option("--redis", say.help_serve_redis(), "URL"),
        number("--workers", say.help_serve_workers(), "N", 1, 256),
        number("--thinkers", say.help_thinkers(), "N", 0, 256),
        option("--public-url", say.help_public_url(), "URL"),
        option("--log-format", say.help_log_format(), "FORM"),
        flag("--open", say.help_open()),
        flag("--show-settings", say.help_show_settings()),
    )
    grammar.command("serve", say.help_serve(), *server, json)
    file, force = option("file", say.help_backup_file(), "FILE"), flag("--force", say.help_force())
    grammar.command("backup", say.help_backup(), file, database, force)
    grammar.command("warm", say.help_warm(), option("games", say.help_game(), "GAME", nargs="*"))
    port = number("--port", say.help_docs_port(), "N", 0, 65535)
    grammar.command("docs", say.help_docs(), port)
    _admin(grammar, database, json)


def _admin(grammar: Grammar, database: Option, json: Option) -> None:
    """What the host of a server can look at and do: `serai admin`."""
    act = grammar.group("admin", say.help_admin(), say.help_admin_acts(), "act")
    common, yes = (database, json), flag("--yes", say.help_admin_yes())
    table, who = option("id", say.help_admin_id(), "TABLE"), option("guest", say.help_admin_who(), "GUEST")
    most = number("--most", say.help_admin_most(), "N", 1, 100_000, default=50)
    phase = option("--phase", say.help_admin_phase(), "PHASE")
    of_guest = option("--guest", say.help_admin_of_guest(), "GUEST")
    act("tables", say.help_admin_tables(), phase, of_guest, most, *common)
    act("table", say.help_admin_table(), table, *common)
    act("close", say.help_admin_close(), table, yes, *common)
    act("delete", say.help_admin_delete(), table, yes, *common)
    seat = number("seat", say.help_admin_seat(), "SEAT", 1, 9)
    act("open-seat", say.help_admin_open_seat(), table, seat, yes, *common)
    act("guests", say.help_admin_guests(), option("text", say.help_admin_text(), "TEXT", nargs="?"), most, *common)
    act("rename", say.help_admin_rename(), who, option("name", say.help_admin_name(), "NAME"), *common)
    act("ban", say.help_admin_ban(), who, *common)
    act("unban", say.help_admin_unban(), who, *common)
    act("delete-guest", say.help_admin_delete_guest(), who, yes, *common)
    days = number("--days", say.help_admin_days(), "N", 1, 3650, default=14)
    act("stats", say.help_admin_stats(), days, *common)
    act("log", say.help_admin_log(), most, *common)
