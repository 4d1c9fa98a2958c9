"""The authority of one game in progress: seats, simultaneous choices, log. No network."""

from rollout.table.table import Question, Step, Table
from rollout.table.update import Changed, Choice, Update

__all__ = ["Changed", "Choice", "Question", "Step", "Table", "Update"]
