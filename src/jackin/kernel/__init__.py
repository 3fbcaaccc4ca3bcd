"""What every game at the table shares: asks, frames, chance, journals. It knows no game."""
