"""The names of guests: which are allowed, and one for a guest who gives none."""

import secrets
import unicodedata

from serai.core.errors import BadInput

MOST_VISIBLE = 24
MOST_CHARACTERS = 40  # as wide as the column
#: Joiners that scripts and emoji need; all other formatting characters can only deceive.
_JOINERS = {"\u200c", "\u200d"}
#: Letters and signs that show nothing.
_BLANK = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\U0001d159"}
#: Marks that choose the look of the sign before them: they show nothing after a letter.
_SELECTORS = {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))}
#: Marks on one letter.
_MOST_MARKS = 4
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}

# Syllables that make words of no language, and hurt in none.
_FIRST = ("Al", "Bel", "Cor", "Dal", "El", "Fal", "Hal", "Kel", "Lor", "Mel", "Nor", "Per", "Sel", "Tel", "Val", "Zel")
_SECOND = ("aro", "dan", "dor", "imo", "lin", "mar", "nor", "ora", "pen", "ria", "sim", "tan", "van", "win")


def display_name(text: str) -> str:
    """A name as it is shown: composed, trimmed, spaces single. Refuses what cannot be seen or deceives the eye."""
    name = " ".join(part for part in unicodedata.normalize("NFC", text[:400]).strip().split(" ") if part)
    visible, marks, before = 0, 0, ""
    for character in name:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        is_look = character in _SELECTORS and unicodedata.category(before or "a")[0] != "S"
        if is_look or marks > _MOST_MARKS:
            raise BadInput("guest.bad-name", most=MOST_VISIBLE)
        before = character
        if character in _BLANK or (category in _FORBIDDEN and character not in _JOINERS):
            raise BadInput("guest.bad-name", most=MOST_VISIBLE)
        if category == "Zs" and character != " ":
            raise BadInput("guest.bad-name", most=MOST_VISIBLE)
        visible += category not in ("Mn", "Me", "Cf")
    if not 1 <= visible <= MOST_VISIBLE or len(name) > MOST_CHARACTERS or len(text) > 400:
        raise BadInput("guest.bad-name", most=MOST_VISIBLE)
    return name


def folded(text: str) -> str:
    """A handle as it is compared: handles that look alike or differ only in capitals are equal."""
    name = display_name(text)
    handle = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()
    if not 1 <= len(handle) <= MOST_CHARACTERS:
        raise BadInput("guest.bad-name", most=MOST_VISIBLE)
    return handle


def counted(text: str) -> str:
    """A handle as tries to log in are counted: however it is spelt, it is one; what is no handle counts as it is."""
    try:
        return folded(text)
    except BadInput:
        return text.casefold()[:MOST_CHARACTERS]


def guest_name() -> str:
    """A short friendly name that belongs to no language, for a guest who has not said one."""
    return f"{secrets.choice(_FIRST)}{secrets.choice(_SECOND)} {secrets.randbelow(90) + 10}"
