"""The folder of the compiled cache, named by a hash of all that is compiled, so that it is never out of date.

Numba re-uses a cached function when the file that defines it is unchanged; it notices neither that a function
*called* from there changed nor that a constant imported from another file did. So the folder's name is a hash over all
Python sources of the parts that hold compiled code, and over the versions of what compiles them: any change starts an
empty folder. It lies in the user's cache folder, never beside the sources, so a read-only installation caches too.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
#: The parts of the package that hold compiled code.
PARTS = ("core", "games", "bots", "lab")
#: A part that stands on all of them: nothing else compiles what it holds, so it has a folder of its own in there.
TOP_PART = "envs"
#: Generated messages, and what games say about mistakes: no compiled code is there, and none imports from there.
UNCOMPILED = ("messages.py", "facts.py")
STALE_AFTER_DAYS = 30
_MARK = "compiled"


def game_folders() -> list[Path]:
    """Folders with more games, named by the environment variable `SERAI_GAMES`."""
    return [Path(path).resolve() for path in os.environ.get("SERAI_GAMES", "").split(os.pathsep) if path]


def kernel_sources(package: Path = PACKAGE, more: Iterable[Path] = ()) -> list[Path]:
    """Every source file whose functions or constants may be compiled in. `UNCOMPILED` ones never are."""
    folders = [*(package / part for part in PARTS), *more]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return sorted(path for path in found if path.name not in UNCOMPILED)


def fingerprint(package: Path = PACKAGE, more: Iterable[Path] = ()) -> str:
    """A hash of all kernel sources, those of more games included, and of the libraries that compile them."""
    digest = hashlib.sha256()
    for library in ("numba", "llvmlite", "numpy"):
        digest.update(f"{library} {version(library)}\n".encode())
    digest.update(sys.version.encode())
    for path in kernel_sources(package, more):
        name = path.relative_to(package) if path.is_relative_to(package) else path
        digest.update(name.as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def top_mark() -> str:
    """A short hash of the sources of `TOP_PART`."""
    digest = hashlib.sha256()
    for path in sorted((PACKAGE / TOP_PART).rglob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def user_cache() -> Path:
    """The user's cache folder for Serai, by the custom of the platform."""
    if base := os.environ.get("XDG_CACHE_HOME"):
        return Path(base) / "serai"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "serai" / "cache"
    if sys.platform == "darwin":
        return Path("~/Library/Caches/serai").expanduser()
    return Path("~/.cache/serai").expanduser()


def _usable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def compiled_folder() -> Path:
    """The folder for this exact version of the kernels; created, and siblings long unused removed."""
    more = game_folders()
    name = "kernels-" + fingerprint(more=more)
    home = user_cache()
    if more and not (home / name).exists() and (usual := home / f"kernels-{fingerprint()}").exists():
        shutil.copytree(usual, home / name, dirs_exist_ok=True)  # the package's own kernels are the same
    if not _usable(home / name):
        owner = os.getuid() if hasattr(os, "getuid") else "user"
        home = Path(tempfile.gettempdir()) / f"serai-{owner}"
        (home / name).mkdir(parents=True, exist_ok=True)
    folder = home / name
    os.utime(folder)
    for sibling in home.glob("kernels-*"):
        if sibling != folder and time.time() - sibling.stat().st_mtime > STALE_AFTER_DAYS * 86_400:
            shutil.rmtree(sibling, ignore_errors=True)
    return folder


def is_compiled(folder: Path, what: str) -> bool:
    """Whether `what` was compiled into this folder before."""
    return (folder / f"{_MARK}-{what}").exists()


def mark_compiled(folder: Path, what: str) -> None:
    """Remember that `what` is compiled here, so that the next start need not announce it."""
    (folder / f"{_MARK}-{what}").touch()
