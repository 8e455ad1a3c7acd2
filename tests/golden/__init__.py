"""Whole games in notation, played again and compared; and readable playthroughs, reviewed as diffs."""
