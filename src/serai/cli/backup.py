"""`serai backup`: a copy of the database of a server, also while it runs."""

import argparse
from pathlib import Path

from serai.i18n import messages as say
from serai.i18n.translator import Translator


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Write the copy."""
    from serai.server.backup import back_up
    from serai.server.settings import read

    back_up(read({"database": arguments.database}), Path(arguments.file), is_forced=arguments.force)
    print(text(say.backup_written(arguments.file)))
    return 0
