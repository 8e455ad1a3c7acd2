"""The README's pictures, drawn by the program itself."""
