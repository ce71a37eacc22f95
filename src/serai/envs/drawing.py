"""The table as lines of text, for environments that are asked to render."""

from serai.core.position import Position
from serai.i18n.translator import language_of_environment, translator


def drawn(position: Position, seat: int) -> str:
    """What a seat sees of a position, in the language of the environment."""
    text = translator(language_of_environment())
    return "\n".join(map(text, position.game.definition.table(position.view(seat))))


def rendered(text: str, mode: str | None) -> str | None:
    """What `render` returns for this text: the text itself, or nothing where it is printed instead."""
    if mode == "human":
        print(text)
        return None
    return text
