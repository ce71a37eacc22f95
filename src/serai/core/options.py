"""Options of a game: what a table may choose before it begins, and how the values are written."""

from dataclasses import dataclass

from serai.core.errors import BadInput

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: its default first, then the other values it may have."""

    name: str
    values: tuple[Value, ...]
    #: Written into every record, even at its default.
    always_written: bool = False

    @property
    def default(self) -> Value:
        """The value of the option where none is given."""
        return self.values[0]

    def read(self, given: object) -> Value:
        """The value meant by `given`, which may be text from a command line or a file."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given == written_value(value):
                return value
        allowed = ", ".join(map(written_value, self.values))
        quoted = str(given)[:40] if isinstance(given, str | int | float) else type(given).__name__
        raise BadInput("options.bad-value", option=self.name, value=quoted, allowed=allowed)


def written_value(value: Value) -> str:
    """The value of an option as command lines and records write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
