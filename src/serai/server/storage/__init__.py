"""What outlives the process: guests, tables and their logs, in SQLite or PostgreSQL."""
