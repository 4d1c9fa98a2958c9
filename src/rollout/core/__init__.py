"""The contract of a game: states, chance, facts, views, refusals, tables, rules."""
