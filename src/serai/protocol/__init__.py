"""What travels between a server and its clients: commands, frames, REST bodies, the catalogue of games."""
