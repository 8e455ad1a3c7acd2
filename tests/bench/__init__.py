"""The budgets, measured: `python -m tests.bench`. Rows stand in the modules `rows_*.py` of this package."""
