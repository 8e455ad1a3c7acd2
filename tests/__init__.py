"""Tests of the rules, of the screens, and of the project itself."""
