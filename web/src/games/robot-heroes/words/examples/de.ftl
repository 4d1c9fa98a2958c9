# Was die Bilder neben den Regeln von Robot Heroes zeigen.

example-pieces = Links sechs heile Teile. Rechts sind zwei Teile kaputt, vier sind also noch heil.
example-both-ways = Eine 3 ist gewürfelt: Die Figur läuft 3 Felder nach links oder 3 nach rechts.
example-no-turning = 2 vor und 1 zurück geht nicht, obwohl es 3 ergibt.
example-battle-space = Eine 2 führt zu gekreuzten Schwertern: Ein Kampf beginnt.
example-other-hero = Eine 4 führt zu Megatron. Ein Kampf beginnt, und die Karten auf dem Feld zählen nicht.
example-draw-space = Eine 2 führt auf ein Feld mit Karten: eine ziehen.
example-hand-limit = Mit fünf Karten ist die Hand voll: Erst kommt die 1 auf den Ablagestapel, dann wird eine neue Karte gezogen.
example-secret = Beide Karten liegen verdeckt. Sie werden zusammen aufgedeckt.
example-higher = 5 schlägt 3: Megatron dreht eines der sechs Teile um.
example-die-card = Die Würfelkarte würfelt eine 6. 6 schlägt 5.
example-tie = 4 und 4 sind ein Gleichstand. Beide wählen noch einmal, und 6 schlägt 2.
example-cancel = Zwei Spezialangriffe: Keiner zählt. Beide wählen neu, und 3 schlägt 1.
example-direct-hit = Der Volltreffer gewinnt, sogar gegen eine 6.
example-power-boost = Die Verstärkung und eine 4 ergeben 7: mehr als 6.
example-ambush = Der Hinterhalt gewinnt gegen die 5 und verliert gegen die 3.
example-double-strike = Der Doppelschlag würfelt eine 5 gegen die 4: Megatron dreht zwei Teile um.
example-end = Rechts sind alle sechs Teile kaputt: Optimus Prime gewinnt.
