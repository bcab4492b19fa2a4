"""What a person or a bot is told beforehand; the rules do without it."""
