"""The core: the contract of a game, the compiled kernel's tools, positions, records, errors."""
