"""The replayable log of a game: read, write, replay, verify, and one seat's transcript."""

from rollout.record.form import Draw, Event, Record, Sitter, read_record, write_record
from rollout.record.replay import Moment, as_played, check_rules, check_values, replay
from rollout.record.transcript import transcript
from rollout.record.verify import Finding, Verdict, verify

__all__ = [
    "Draw",
    "Event",
    "Finding",
    "Moment",
    "Record",
    "Sitter",
    "Verdict",
    "as_played",
    "check_rules",
    "check_values",
    "read_record",
    "replay",
    "transcript",
    "verify",
    "write_record",
]
