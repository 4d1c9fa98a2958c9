# Wörter des Robot-Heroes-Tisches, die nur seine Zeichnung braucht.

game-teaser = Würfeln, durch die Arena laufen und mit geheimen Karten kämpfen. Wer alle Teile des anderen Helden kaputt macht, gewinnt. Für zwei, etwa zehn Minuten.

phase-take-own = Du bist dran: Wähle deinen Helden!
phase-roll-own = Du bist dran: Würfle!
phase-move-own = Du bist dran: Zieh deine Figur!
phase-discard-own = Deine Hand ist voll: Lege eine Karte ab
phase-duel-own = Kampf! Wähle eine Karte
phase-boost-own = Lege eine zweite Karte zu deinem Spezialangriff

phase-take-called = { $who }, wähle deinen Helden!
phase-roll-called = { $who }, würfle!
phase-move-called = { $who }, zieh deine Figur!
phase-discard-called = { $who }, deine Hand ist voll: Lege eine Karte ab
phase-duel-called = Kampf! { $who }, wähle eine Karte
phase-boost-called = { $who }, lege eine zweite Karte zu deinem Spezialangriff

primary-take = { $choice }
primary-take-idle = Wähle einen Helden
primary-roll = Würfeln
primary-move = { $choice }
primary-move-idle = Wähle ein leuchtendes Feld
primary-discard = { $choice }
primary-discard-idle = Wähle eine Karte zum Ablegen
primary-duel = { $choice }
primary-duel-idle = Wähle eine Karte
primary-boost = { $choice }
primary-boost-idle = Wähle eine zweite Karte

told-rolls-hero = Wer wählt den Helden? { $parts }.{ $equal ->
    [yes] { " " }Gleich: Noch einmal!
   *[no] { "" }
 }
told-rolls-hero-part = { $seat } würfelt { $value }
told-rolls-first = Wer fängt an? { $parts }.{ $equal ->
    [yes] { " " }Gleich: Noch einmal!
   *[no] { "" }
 }
told-rolls-first-part = { $seat } würfelt { $value }
told-hands = Karten zu Beginn: { $parts }.
told-hands-part = { $seat } zieht { $count }

typed-choice-take = nimm { $character }
typed-choice-roll = würfeln
typed-choice-move = ziehe { $space }
typed-choice-discard = { $sort ->
    [die] lege Würfelkarte ab
    [special] lege { $title } ab
   *[number] lege { $card } ab
 }
typed-choice-play = { $sort ->
    [die] spiele Würfelkarte
    [special] spiele { $title }
   *[number] spiele { $card }
 }
typed-choice-add = { $sort ->
    [die] addiere Würfelkarte
   *[number] addiere { $card }
 }

option-level = Welche Karten?
option-level-basic = Grundstufe
option-level-basic-text = Zahlen und Würfel. Schnell gelernt, ab sechs Jahren.
option-level-advanced = Für Fortgeschrittene
option-level-advanced-text = In jeden Stapel kommen vier Spezialangriffe, und du hast mehr Handkarten.
option-max-turns = Züge bis zum Ende (0: ohne Grenze)
option-max-turns-switch = Kurzes Spiel
option-max-turns-switch-text = Endet nach { $value } Zügen. Wer mehr heile Teile hat, gewinnt.
edition-board =
    { $count ->
        [one] Ein Spielplan mit einem Feld
       *[other] Ein Spielplan mit { $count } Feldern
    }
edition-deck =
    { $hero ->
        [both] Der Stapel jedes Helden: { $count } Karten
       *[other] Der Stapel von { $hero }: { $count } Karten
    }
edition-times = × { $count }
edition-specials = Spezialangriffe, für Fortgeschrittene
edition-pieces = Teile eines Helden: { $count }
edition-die = Seiten des Würfels: { $count }
edition-hand = { $level }: { $hand } Handkarten, höchstens { $limit }

hero-none = Noch kein Held
pieces-left = { $left } von { $pieces } Teilen heil
cards-held = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
count-held = Hand
count-pile = Stapel
count-discards = Abgelegt
pile = Nachziehstapel: { $count }
discards = Abgelegt: { $count }
discards-of = Offen abgelegt von { $name }
discards-none = Noch ist keine Karte abgelegt.
hand = Deine Hand
hand-empty = Keine Handkarten
card-name = { $card ->
    [die] Würfelkarte
   *[other] { $card }
 }
card-back = Karte, verdeckt
special-name = Spezialangriff: { $title }
space-name = Feld { $space }, { $kind ->
    [start] Startfeld
    [draw] Kartenfeld
   *[battle] Kampffeld
 }
space-here = { $name } steht hier
space-landing = { $effect ->
    [opponent] Hier landen: Kampf gegen den anderen Helden
    [battle] Hier landen: Kampf
    [draw] Hier landen: Karte ziehen
   *[nothing] Hier landen: nichts geschieht
 }
effect-opponent = Kampf!
effect-battle = Kampf
effect-draw = Karte
effect-nothing = Nichts
board = Spielplan: { $count } Felder
arena = Arena
die-shows = { $name } würfelt { $value }
versus = VS
battle-won = { $name } gewinnt den Kampf!
battle-tied = Gleichstand! Noch einmal wählen
battle-cancelled = Aufgehoben! Noch einmal wählen
battle-begins = Kampf!
battle-boost = { $name } legt eine zweite Karte dazu
battle-met = { $result ->
    [win] { $number } ist { $least } oder mehr: Treffer!
   *[loss] { $number } ist weniger als { $least }: daneben
 }
chain = Runden davor
locked-in = Gewählt
chooses = Wählt …
last-battle = Der letzte Kampf
last-battle-numbers = { $high } schlägt { $low }: { $name } gewinnt den letzten Kampf.
last-battle-title = { $name } gewinnt den letzten Kampf mit { $title }.
battle-drawn = Niemand gewinnt
battle-choose = Wähle heimlich eine Karte
battle-wait = Gleich werden beide Karten umgedreht
discard-first = Die Hand ist voll: Eine Karte muss weg, dann kommt die nächste
take-title = Wähle deinen Helden
take-wait = { $name } wählt einen Helden
roll-for-hero = Wer höher würfelt, wählt den Helden
roll-for-first = Wer höher würfelt, fängt an
turn-of = { $name } ist am Zug
turn-count = Zug { $turn } von { $max }
