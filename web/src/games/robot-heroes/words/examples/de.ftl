# Was die Bilder neben den Regeln von Robot Heroes zeigen.

example-pieces = Links sechs heile Teile. Rechts sind zwei Teile kaputt, vier sind also noch heil.
example-both-ways = Eine Drei ist gewürfelt: Die Figur läuft drei Felder nach links oder drei nach rechts.
example-no-turning = Zwei vor und eins zurück geht nicht, obwohl es drei ergibt.
example-battle-space = Eine Zwei führt zu gekreuzten Schwertern: Ein Kampf beginnt.
example-other-hero = Eine Vier führt zu Megatron. Ein Kampf beginnt, und die Karten auf dem Feld zählen nicht.
example-draw-space = Eine Zwei führt auf ein Feld mit Karten: eine ziehen.
example-hand-limit = Mit fünf Karten ist die Hand voll: Erst kommt die Eins auf den Ablagestapel, dann wird eine neue Karte gezogen.
example-secret = Beide Karten liegen verdeckt. Sie werden zusammen aufgedeckt.
example-higher = Fünf schlägt drei: Megatron dreht eines der sechs Teile um.
example-die-card = Die Würfelkarte würfelt eine Sechs und schlägt die Fünf.
example-tie = Vier und vier sind ein Gleichstand. Beide wählen noch einmal, und sechs schlägt zwei.
example-cancel = Zwei Spezialangriffe: Keiner zählt. Beide wählen neu, und drei schlägt eins.
example-direct-hit = Der Volltreffer gewinnt, sogar gegen eine Sechs.
example-power-boost = Die Verstärkung und eine Vier ergeben sieben: mehr als sechs.
example-ambush = Der Hinterhalt gewinnt gegen die Fünf und verliert gegen die Drei.
example-double-strike = Der Doppelschlag würfelt eine Fünf gegen die Vier: Megatron dreht zwei Teile um.
example-end = Rechts sind alle sechs Teile kaputt: Optimus Prime gewinnt.
