"""Logs: one JSON object a line on standard error, without tokens, secrets or anything hidden."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import TextIO

import structlog


class Patient:
    """A stream that loses what it cannot write, as on a full disk: a log that fails must stop no game."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write, if that is possible."""
        with suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        """What cannot be flushed stays for the next time."""
        with suppress(OSError, ValueError):
            self._stream.flush()


def set_up(level: int = logging.INFO) -> None:
    """Send our own events, and what the web server says, to standard error from that level on."""
    stream = Patient(sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,  # never with local variables: they hold secrets
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),  # type: ignore[arg-type]  # it writes and flushes
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
            ],
        )
    )
    for name in ("uvicorn", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(max(level, logging.WARNING))
