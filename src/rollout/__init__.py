"""rollout: three board games with hidden information, for people, computers and researchers."""

__version__ = "0.1.0"
