"""What environments raise: plain Python errors with one clear line, since frameworks catch those."""


class IllegalAction(ValueError):
    """An action that is not legal here, or is none at all. Nothing has changed."""


class BadArgument(ValueError):
    """A seed, shape or option that an environment cannot use."""
