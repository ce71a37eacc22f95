"""Finds a Chromium on this machine, or installs Debian's where that may be done."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: What Playwright switches off, which our own list replaces: only the last one counts.
_OFF_FOR_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
#: Pages behind the address bar, which nobody sees: a third of the time that a new window takes.
_UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
#: A container has no other sandbox to offer, and nothing here may call home.
FLAGS = (
    f"--disable-features={','.join(_OFF_FOR_PLAYWRIGHT + _UNSEEN)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    """The program, if there is one; `SERAI_CHROMIUM` names another."""
    wanted = os.environ.get("SERAI_CHROMIUM")
    return wanted or next((path for name in NAMES if (path := shutil.which(name))), None)


def find_or_install() -> str | None:
    """The program; only who may install one without asking installs one."""
    if found := find():
        return found
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    # Tests run in several processes: one installs, the others wait for it.
    with (Path(tempfile.gettempdir()) / "serai-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if found := find():
            return found
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
            try:
                subprocess.run(command, env=environment, capture_output=True, check=False, timeout=600)
            except subprocess.TimeoutExpired:
                return None
    return find()
