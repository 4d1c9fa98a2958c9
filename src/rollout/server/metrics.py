"""Figures for whoever runs the server: counts and gauges, without names, ids or anything of a game's content."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_COMMIT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What one server counts; each server in a process has its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.answers = self._counter("rollout_answers", "Actions of people, by how they were answered", "answer")
        self.tables = self._counter("rollout_tables_opened", "Tables that were opened")
        self.seats = self._counter("rollout_seats_claimed", "Seats that were taken by an invitation")
        self.begun = self._counter("rollout_games_begun", "Games that began")
        self.over = self._counter("rollout_games_over", "Games that ended")
        self.computers = self._counter("rollout_computer_actions", "Actions of computer players")
        self.dropped = self._counter(
            "rollout_sockets_dropped", "Sockets that were dropped because they read too slowly"
        )
        self.replays = self._counter("rollout_replays", "Replays that were asked for")
        self.saving = Histogram(
            "rollout_saving_seconds",
            "How long an action waited for the disk",
            registry=self._registry,
            buckets=_COMMIT_SECONDS,
        )

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(name, text, labels, registry=self._registry)

    def gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A figure that is looked up whenever it is asked for."""
        Gauge(name, text, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
