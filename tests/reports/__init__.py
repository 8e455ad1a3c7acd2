"""What a whole run of the tests has shown: clauses, cases, instructions. Plain values in, lines of text out."""
