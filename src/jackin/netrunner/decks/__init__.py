"""Decks: the model, the law, and the decks that come with the game."""
