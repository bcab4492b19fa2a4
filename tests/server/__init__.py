"""The server: lobby, sockets, durability, and what may never cross the wire."""
