"""Random games and broken saves, for as long as one likes."""
