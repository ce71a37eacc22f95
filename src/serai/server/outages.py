"""What fails and comes back, told once each: a log is for what has changed."""

import logging


class Outage:
    """Whether something works that this server needs; every change is one line of the log, and no more."""

    def __init__(self, log: logging.Logger, what: str) -> None:
        self._log, self._what = log, what
        self.is_on = False

    def begins(self, error: BaseException) -> None:
        """It does not work."""
        if not self.is_on:
            self.is_on = True
            self._log.error("%s does not answer: %s", self._what, type(error).__name__)

    def ends(self) -> None:
        """It works."""
        if self.is_on:
            self.is_on = False
            self._log.warning("%s answers again", self._what)
