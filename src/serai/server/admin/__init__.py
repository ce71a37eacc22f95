"""What the host of the server can do beside it, on the same database (`serai admin`), and how its workers notice."""
