"""The words of a typed line, English and German. Nothing on the map and no card goes by one of them alone: a line that
says `lose human` or `attack alaska stop` has to mean one thing.
"""

from __future__ import annotations

from rollout.core.texts import spelled
from rollout.games.risk.choices import (
    ADD,
    EXCHANGE_STARS,
    GIVE_TO,
    LOSE,
    PLACE_AT,
    REVEAL_CARD,
    ROLL,
    SKIP,
    TAKE,
    USE,
    WITHDRAW,
)

ATTACKING, MARCHING, MEN = 100, 101, 102
"""Ways to say GO and TAKE that are right in some phases only."""
VERBS = {
    **dict.fromkeys(("done", "skip", "pass", "end", "no", "none", "nothing", "stop", "enough"), SKIP),
    **dict.fromkeys(("fertig", "weiter", "passe", "nein", "ende", "nichts", "genug", "kein", "keine"), SKIP),
    **dict.fromkeys(("exchange", "trade", "stars", "tausche", "tausch", "eintauschen", "sterne"), EXCHANGE_STARS),
    **dict.fromkeys(("reveal", "flip", "uncover", "open", "aufdecken", "decke", "zeige", "zeig"), REVEAL_CARD),
    **dict.fromkeys(("give", "hand", "gib", "gebe", "weitergeben", "überreiche"), GIVE_TO),
    **dict.fromkeys(("lose", "remove", "sacrifice", "verliere", "entferne", "opfere", "nimm-weg"), LOSE),
    **dict.fromkeys(("place", "put", "bring", "enter", "land", "setze", "setz", "stelle", "bringe", "lande"), PLACE_AT),
    **dict.fromkeys(("attack", "hit", "strike", "invade", "fight", "angriff", "greife", "greif", "erobere"), ATTACKING),
    **dict.fromkeys(("move", "m", "go", "march", "ziehe", "zieh", "bewege", "marschiere", "gehe", "geh"), MARCHING),
    **dict.fromkeys(("take", "send", "units", "nimm", "schicke", "einheiten", "mit"), TAKE),
    **dict.fromkeys(("humans", "human", "men", "people", "menschen"), MEN),
    **dict.fromkeys(("use", "play", "benutze", "nutze", "spiele", "spiel", "setze-ein"), USE),
    **dict.fromkeys(("roll", "r", "dice", "throw", "würfle", "wuerfle", "würfeln", "wuerfeln", "würfel"), ROLL),
    **dict.fromkeys(("withdraw", "retreat", "back", "rückzug", "rueckzug", "zurück", "zurueck"), WITHDRAW),
    **dict.fromkeys(("add", "energon", "fill", "refill", "füge", "fülle", "fuelle", "lege", "auffüllen"), ADD),
}
SMALL_WORDS = {
    *("the", "to", "into", "in", "at", "with", "a", "an", "of", "until", "till", "card", "cards", "unit", "units"),
    *("army", "bar", "bars", "left", "->", "→", ">", "-", ":", "x", "and", "then", "on", "off", "it"),
    *("nach", "in", "mit", "auf", "an", "ein", "eine", "einen", "den", "die", "das", "bis", "karte", "karten", "hinzu"),
    *("einheit", "einheiten", "armee", "streifen", "gegen", "und", "dann", "übrig", "ab", "mal", "bei", "für", "zum"),
}
FROM = {"from", "von", "aus"}
ON = {"on", "out", "weiter", "durch", "all", "alles", "always"}
DICE = {"dice", "die", "würfel"}
HUMAN = {"human", "humans", "mensch", "menschen"}
AUTOBOT = {"autobot", "autobots"}
THINGS = {
    *("power", "energon", "new", "more", "further", "star", "stars", "attack", "attacks", "turn", "keep", "them"),
    *("neue", "neuen", "mehr", "weitere", "weiteren", "stern", "sterne", "angriff", "angriffe", "zug", "aufdecken"),
    *("einsetzen", "nutzen", "benutzen", "hinzufügen", "tauschen", "eintauschen", "bringen"),
}
"""What is not wanted, after "no" or "end"."""
FREE = {SKIP, EXCHANGE_STARS, REVEAL_CARD, PLACE_AT, USE, ADD, ATTACKING}
"""Verbs that may be followed by "nothing"."""
TAKEN = frozenset(map(spelled, (*VERBS, *SMALL_WORDS, *FROM, *ON, *DICE, *HUMAN, *AUTOBOT))) - {""}
"""What a name may not be, as names are compared."""
