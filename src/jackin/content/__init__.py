"""Where packs and content sets of our own and of a player lie."""
