"""The laboratory: random play in bulk, perft, simulation, measurements."""
