"""What the network meets: sockets, REST endpoints, the web app's files, limits and headers."""
