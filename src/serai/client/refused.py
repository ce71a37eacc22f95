"""What a service refused."""

from collections.abc import Mapping
from typing import Self

import msgspec

from serai.core.errors import Argument, GameError
from serai.protocol import bodies


class Refused(GameError):
    """The service said no: a code, its arguments, and the sentence in the language that was asked for."""

    def __init__(self, code: str, arguments: Mapping[str, Argument], message: str, status: int = 0) -> None:
        super().__init__(code, **arguments)
        self.message = message
        self.status = status

    @classmethod
    def read(cls, status: int, content: bytes) -> Self:
        """From the body of an answer, if it is one of the service's."""
        try:
            problem = msgspec.json.decode(content, type=bodies.Problem)
        except msgspec.DecodeError:
            return cls("request.failed", {}, f"HTTP {status}", status)
        return cls(problem.code, problem.args, problem.message, status)
