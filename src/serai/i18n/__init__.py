"""Five languages from one set of Fluent files: the ones beside each game, and the ones in `text/`."""
