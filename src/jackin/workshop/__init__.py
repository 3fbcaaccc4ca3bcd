"""Where owners of printed components make content sets and packs: forms, files, mistakes, and how a card reads."""
