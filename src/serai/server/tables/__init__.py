"""Tables: their log, the commands that add to it, and what each reader is told."""
