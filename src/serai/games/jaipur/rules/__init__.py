"""The rules of Jaipur, compiled: the only place where they are written. `README.md` maps clauses to functions."""
