"""Many games, and what they say about their players: ratings, strength, style."""
