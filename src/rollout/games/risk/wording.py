"""The words of a typed line, English and German. Nothing on the map and no card goes by one of them alone: a line that
says `lose human` or `attack alaska stop` has to mean one thing.
"""

from __future__ import annotations

from rollout.core.texts import spelled

WORDS = {
    "skip": (
        *("done", "skip", "pass", "end", "no", "none", "nothing", "stop", "enough"),
        *("fertig", "weiter", "passe", "nein", "ende", "nichts", "genug", "kein", "keine"),
    ),
    "exchange": ("exchange", "trade", "stars", "tausche", "tausch", "eintauschen", "sterne"),
    "reveal": ("reveal", "flip", "uncover", "open", "aufdecken", "decke", "zeige", "zeig"),
    "give": ("give", "hand", "gib", "gebe", "weitergeben", "überreiche"),
    "lose": ("lose", "remove", "sacrifice", "verliere", "entferne", "opfere", "nimm-weg"),
    "place": ("place", "put", "bring", "enter", "land", "setze", "setz", "stelle", "bringe", "lande"),
    "attack": ("attack", "hit", "strike", "invade", "fight", "angriff", "greife", "greif", "erobere"),
    "move": ("move", "m", "go", "march", "ziehe", "zieh", "bewege", "marschiere", "gehe", "geh"),
    "take": ("take", "send", "units", "nimm", "schicke", "einheiten", "mit"),
    "humans": ("humans", "human", "men", "people", "menschen"),
    "use": ("use", "play", "benutze", "nutze", "spiele", "spiel", "setze-ein"),
    "roll": ("roll", "r", "dice", "throw", "würfle", "wuerfle", "würfeln", "wuerfeln", "würfel"),
    "withdraw": ("withdraw", "retreat", "back", "rückzug", "rueckzug", "zurück", "zurueck"),
    "add": ("add", "energon", "fill", "refill", "füge", "fülle", "fuelle", "lege", "auffüllen"),
}
"""By what is done, the words for it."""
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
_ALL = (*WORDS.values(), SMALL_WORDS, FROM, ON, DICE, HUMAN, AUTOBOT)
TAKEN = frozenset(spelled(word) for words in _ALL for word in words) - {""}
"""What a name may not be, as names are compared."""
