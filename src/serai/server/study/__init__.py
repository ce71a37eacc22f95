"""What studying needs of a server: the deal of the day, duplicate matches."""
