"""The table service: live and turn-based play that never loses a move."""
