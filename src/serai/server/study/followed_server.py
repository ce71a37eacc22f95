"""Following another server: its promises are published here too, and its seed is asked for when the day has begun.

The other server gives a seed only to one that shows the token that both hosts have set, and not before its day: until
then the host of a server that follows knows no more than everybody. A seed that is not the promised one is not taken.
"""

import json
import logging
import urllib.error
import urllib.request
from datetime import date
from http.client import HTTPException
from typing import Any

import msgspec
from pydantic import SecretStr

from serai import __version__
from serai.protocol.daily import PromisesListed, SeedGiven
from serai.server.outages import Outage
from serai.server.study.promises import Deal, Promises
from serai.study import daily

_log = logging.getLogger(__name__)
#: For a whole answer, in seconds, and its size.
PATIENCE, MOST_BYTES = 10.0, 256 * 1024


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follow no redirect: the token is for one server, not for another one that it names."""

    def redirect_request(self, *arguments: Any) -> None:
        return None


class Followed:
    """Another server whose deals are played here too. Everything here waits for it: it runs in threads."""

    def __init__(self, address: str, token: SecretStr | None, promises: Promises) -> None:
        self.address = address
        self._token, self._promises = token, promises
        self._opener = urllib.request.build_opener(_NoRedirects)
        self._outage = Outage(_log, f"the server whose deals of the day are played here, {address},")

    def fetch(self, game: str, days: tuple[date, ...], today: date, now: int) -> bool:
        """Take over the promises of these days, and the seeds of those that have begun; whether all are here."""
        names = {daily.name_of(game, day): day for day in days}
        known = {name: deal for name in names if (deal := self._promises.find(name)) is not None}
        if self._are_here(names, known, today):
            return True
        try:
            if len(known) < len(names):
                known |= self._take_promises(game, names, known, now)
            for name, deal in known.items():
                if deal.seed is None and names[name] <= today:
                    self._take_seed(deal, names[name])
            self._outage.ends()
        except (OSError, HTTPException, ValueError, msgspec.MsgspecError) as error:
            self._outage.begins(error)
        found = {name: deal for name in names if (deal := self._promises.find(name)) is not None}
        return self._are_here(names, found, today)

    def _are_here(self, names: dict[str, date], known: dict[str, Deal], today: date) -> bool:
        return all(name in known and (known[name].seed or day > today) for name, day in names.items())

    def _take_promises(self, game: str, names: dict[str, date], known: dict[str, Deal], now: int) -> dict[str, Deal]:
        told = self._get(f"/api/daily/{game}/promises", PromisesListed)
        by_day = {one.day: one for one in told.promises}
        taken = {}
        for name, day in names.items():
            if name not in known and (one := by_day.get(day.isoformat())) is not None:
                if one.deal != name or len(bytes.fromhex(one.commitment)) != 32:
                    raise ValueError("no promise")
                deal = Deal(name, game, one.commitment.lower(), None, self.address, now, daily.closes(day))
                taken[name] = self._promises.promise(deal)
        return taken

    def _take_seed(self, deal: Deal, day: date) -> None:
        given = self._get(f"/api/daily/{deal.game}/seed?day={day.isoformat()}", SeedGiven)
        rules = daily.game_of(deal.game).definition.rules_version
        if given.rules != rules:
            raise ValueError(f"it plays version {given.rules} of the rules, this server version {rules}")
        if not self._promises.give_seed(deal, bytes.fromhex(given.seed)):
            raise ValueError("its seed is not the one it promised")

    def _get(self, path: str, kind: Any) -> Any:
        headers = {"accept": "application/json", "user-agent": f"serai/{__version__}"}
        if self._token is not None:
            headers["authorization"] = f"Bearer {self._token.get_secret_value()}"
        request = urllib.request.Request(self.address + path, headers=headers)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return msgspec.json.decode(answer.read(MOST_BYTES), type=kind)
        except urllib.error.HTTPError as error:
            with error:
                raise ValueError(_refusal(error.read(MOST_BYTES)) or f"status {error.code}") from None


def _refusal(body: bytes) -> str:
    """The code of a refusal, for the log."""
    try:
        told = json.loads(body)
    except ValueError:
        return ""
    return str(told.get("code", ""))[:80] if isinstance(told, dict) else ""
