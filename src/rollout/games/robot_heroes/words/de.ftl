# Robot Heroes auf Deutsch. Namen von Spielern und Helden, nie »du«.

game-title = Robot Heroes

character-optimus = Optimus Prime
character-megatron = Megatron
card-die = Würfelkarte
card-number = { $number }
space-start = Startfeld
space-draw = Kartenfeld
space-battle = Kampffeld

## Spezialangriffe: was auf ihren Karten steht

special-attack = Spezialangriff
special-win = Diese Karte gewinnt den Kampf.{ special-more }
special-number = Diese Karte zählt als { $number }.{ special-more }
special-add = Eine zweite Karte kommt dazu: Ihre Zahl zählt, und noch { $add } mehr. Ohne zweite Karte ist es eine { $number }.{ special-more }
special-against = Gegen { $least } oder mehr gewinnt diese Karte, gegen weniger verliert sie.{ special-more }
special-roll = Die Zahl dieser Karte wird gewürfelt.{ special-more }
special-draw = Der Kampf endet unentschieden.
special-more = { $damage ->
    [1] { "" }
   *[other] { " " }Bei einem Sieg dreht der andere Held { $damage } Teile um.
 }{ $loss ->
    [0] { " " }Bei einer Niederlage bleiben alle Teile, wie sie sind.
    [1] { "" }
   *[other] { " " }Bei einer Niederlage dreht der eigene Held { $loss } Teile um.
 }

## Was gefragt ist

phase-take = { $who } wählt einen Helden
phase-roll = { $who } würfelt
phase-move = { $who } zieht die Figur
phase-discard = { $who } hat die Hand voll und legt eine Karte ab
phase-duel = Kampf! { $count ->
    [one] { $who } wählt eine Karte
   *[other] Beide wählen eine Karte
 }
phase-boost = { $who } legt eine zweite Karte zum Spezialangriff
phase-over = Das Spiel ist aus
rules-words = Kampf, Gleichstand, Würfelkarte, volle Hand, Spezialangriff
rules-also =
    Duell, Gefecht, Schlacht, Angriff: Kampf, kämpfen
    Roboter, Figur, Spielfigur, Charakter: Held, Figur
    verlieren, verloren, Verlierer, besiegt: verliert, verloren, kaputt
    beschädigt, Schaden, zerstört, tot, Leben, Puzzle: kaputt, Teil
    ganz, unbeschädigt, lebendig: heil
    Patt, Remis, Unentschieden, gleich: Gleichstand, unentschieden, gleich
    Wurf, werfen: würfel, wurf
    Spielbrett, Brett, Plan: Plan
    laufen, gehen, Schritt, rennen: ziehe, zieht
    Sieg, Sieger, gewonnen, Gewinner: gewinnt, gewonnen
    anfangen, fängt, beginnen, Anfang, Start: beginn, zuerst, ersten
    Super, Joker, Sonderkarte: Spezialangriff
    Kartenstapel, Deck: Stapel
    zurück, rückwärts, umdrehen: Richtung, umkehren, zweimal

choice-take = { $character ->
    [optimus] Optimus Prime spielen
   *[megatron] Megatron spielen
 }
choice-roll = Würfeln
choice-move = { $effect ->
    [opponent] Feld { $space }: Kampf gegen den anderen Helden
    [battle] Feld { $space }: Kampf
    [draw] Feld { $space }: Karte ziehen
   *[nothing] Feld { $space }: nichts geschieht
 }
choice-discard = { $sort ->
    [die] Die Würfelkarte ablegen
    [special] { $title } ablegen
   *[number] Die { $card } ablegen
 }
choice-play = { $sort ->
    [die] Die Würfelkarte spielen
    [special] { $title } spielen
   *[number] Die { $card } spielen
 }
choice-add = { $sort ->
    [die] Die Würfelkarte dazulegen
   *[number] Die { $card } dazulegen
 }

## Was geschah

told-rolled = { $purpose ->
    [hero] { $seat } würfelt um die Wahl des Helden: { $value }.
    [first] { $seat } würfelt um den ersten Zug: { $value }.
    [card] Die Würfelkarte von { $seat } würfelt eine { $value }.
    [special] Der Spezialangriff von { $seat } würfelt eine { $value }.
   *[move] { $seat } würfelt eine { $value }.
 }
told-hero-taken = { $character ->
    [optimus] { $seat } ist Optimus Prime.
   *[megatron] { $seat } ist Megatron.
 }
told-hand-dealt = { $seat } zieht zu Beginn { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
told-hand-dealt-unseen = { $seat } zieht zu Beginn { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
told-turn-began = { $seat } ist am Zug.
told-pawn-moved = { $seat } zieht auf Feld { $space }.
told-pawn-stuck = { $seat } kann nicht ziehen.
told-landed = { $effect ->
    [opponent] Dort steht der andere Held!
    [battle] Das ist ein Kampffeld!
    [draw] Das ist ein Kartenfeld.
   *[nothing] Dort geschieht nichts.
 }
told-card-drawn = { $sort ->
    [die] { $seat } zieht eine Würfelkarte.
    [special] { $seat } zieht { $title }.
   *[number] { $seat } zieht eine { $card }.
 }
told-card-drawn-unseen = { $seat } zieht eine Karte.
told-pile-shuffled = { $seat } mischt die abgelegten Karten zu einem neuen Stapel.
told-draw-skipped = { $seat } hat keine Karte mehr zu ziehen.
told-card-discarded = { $sort ->
    [die] { $seat } hat die Hand voll und legt eine Würfelkarte ab.
    [special] { $seat } hat die Hand voll und legt { $title } ab.
   *[number] { $seat } hat die Hand voll und legt eine { $card } ab.
 }
told-battle-began = Der Kampf beginnt.
told-card-chosen = { $sort ->
    [die] { $seat } legt eine Würfelkarte verdeckt hin.
    [special] { $seat } legt { $title } verdeckt hin.
   *[number] { $seat } legt eine { $card } verdeckt hin.
 }
told-card-chosen-unseen = { $seat } legt eine Karte verdeckt hin.
told-cards-revealed = { $first_sort ->
    [die] { $first_seat } zeigt eine Würfelkarte
    [special] { $first_seat } zeigt { $first_title }
   *[number] { $first_seat } zeigt eine { $first }
 }, { $second_sort ->
    [die] { $second_seat } zeigt eine Würfelkarte
    [special] { $second_seat } zeigt { $second_title }
   *[number] { $second_seat } zeigt eine { $second }
 }.
told-special-revealed = { $seat } greift an mit { $title }! { $effect ->
    [win] { special-win }
    [number] { special-number }
    [add] { special-add }
    [against] { special-against }
    [roll] { special-roll }
   *[draw] { special-draw }
 }
told-specials-cancelled = Zwei Spezialangriffe: Keiner wirkt, und der Kampf beginnt von vorn.
told-card-added = { $sort ->
    [die] { $seat } legt eine Würfelkarte dazu.
   *[number] { $seat } legt eine { $card } dazu.
 }
told-boosted = { $number } und { $add } mehr: { $seat } hat { $total }.
told-boosted-alone = { $seat } hat keine Karte dazuzulegen, also zählt der Spezialangriff als { $number }.
told-number-met = { $result ->
    [win] { $number } ist { $least } oder mehr: Der Spezialangriff von { $seat } gelingt.
   *[loss] { $number } ist weniger als { $least }: Der Spezialangriff von { $seat } misslingt.
 }
told-numbers-compared = { $first } gegen { $second } …
told-battle-tied = Gleichstand!
told-battle-won = { $seat } gewinnt den Kampf.
told-battle-drawn = { $reason ->
    [no-cards] Die Karten sind ausgegangen: Der Kampf endet unentschieden.
    [special] Der Spezialangriff beendet den Kampf: unentschieden.
   *[none-held] Eine Hand ist leer: Der Kampf endet unentschieden.
 }
told-piece-damaged = { $damage ->
    [one] { $seat } dreht das erste Teil um: Es ist kaputt.
   *[other] { $seat } dreht ein Teil um; { $damage } sind jetzt kaputt.
 }
told-piece-spared = Der Spezialangriff kostet { $seat } kein Teil.
told-game-ended = { $reason ->
    [turns] Der letzte Zug ist gespielt.
   *[pieces] Das war das letzte heile Teil.
 }

## Wie es ausging

outcome-pieces = { $winner } hat alle Teile des anderen Helden kaputt gemacht und gewinnt!
outcome-turns = { $winner } hat mehr heile Teile und gewinnt.
outcome-turns-equal = Beide Helden haben gleich viele heile Teile: unentschieden.

## Warum nicht

refused-game-over = Das Spiel ist aus.
refused-choice-final = Die Karte ist gewählt, und die Wahl gilt. Jetzt wählt die andere Seite.
refused-other-chooses = Die andere Seite hat höher gewürfelt und wählt zuerst einen Helden.
refused-not-your-turn = Die andere Seite ist am Zug.
refused-take-first = Zuerst einen Helden wählen: Optimus Prime oder Megatron.
refused-discard-first = Die Hand ist voll: zuerst eine Karte ablegen.
refused-choose-first = Ein Kampf ist im Gange: eine Karte aus der Hand wählen.
refused-boost-first = Der Spezialangriff braucht eine zweite Karte: zuerst eine dazulegen.
refused-other-boosts = Die andere Seite legt zuerst eine Karte zum Spezialangriff dazu.
refused-no-boost = Eine zweite Karte legt man nur zu einem Spezialangriff, der sie verlangt.
refused-special-not-added = { $title } ist ein Spezialangriff; dazulegen kann man nur eine Zahl oder eine Würfelkarte.
refused-heroes-taken = Die Helden sind schon gewählt.
refused-no-discard = Abgelegt wird nur auf einem Kartenfeld mit voller Hand.
refused-no-battle = Karten werden nur im Kampf gespielt.
refused-roll-first = Zuerst würfeln.
refused-already-rolled = Gewürfelt ist schon: { $value } Felder ziehen.
refused-card-not-held = { $sort ->
    [die] In dieser Hand ist keine Würfelkarte.
    [special] { $title } ist nicht in dieser Hand.
   *[number] In dieser Hand ist keine { $card }.
 }
refused-no-such-space = Ein Feld { $space } gibt es nicht; die Felder heißen 0 bis { $last }.
refused-same-space = Die Figur steht auf Feld { $space } und muss weiterziehen; in einem Zug betritt sie kein Feld zweimal.
refused-longest-route = Für eine { $value } ist hier kein Weg lang genug: Die Figur zieht { $steps } Felder weit, und das führt nicht auf Feld { $space }.
refused-cannot-reach = Mit einer { $value } kann die Figur nicht auf Feld { $space } landen: Sie zieht genau so viele Felder weit.

# -- Werte, auf der Seite über eine Ausgabe ------------------------------------------------------------------

value-board-kinds = Was jedes Feld ist
value-board-links = Welche Felder verbunden sind
value-board-places = Wo jedes Feld gezeichnet wird
value-board-starts-optimus = Wo Optimus Prime beginnt
value-board-starts-megatron = Wo Megatron beginnt
value-deck-card = Karten eines Stapels
value-deck-copies = Wie oft ein Stapel jede enthält
value-deck-hero = Karten, die nur ein Held hat
value-die-faces = Seiten des Würfels
value-hero-pieces = Puzzleteile eines Helden
value-basic-hand = Handkarten, Grundstufe
value-basic-limit = Höchstens auf der Hand, Grundstufe
value-advanced-hand = Handkarten, für Fortgeschrittene
value-advanced-limit = Höchstens auf der Hand, für Fortgeschrittene
value-special-card = Spezialangriffe
value-special-copies = Wie oft ein Stapel jeden Spezialangriff enthält
value-special-titles-optimus = Namen bei Optimus Prime
value-special-titles-megatron = Namen bei Megatron
value-special-effect = Was jeder Spezialangriff tut
value-special-number = Zahlen von Spezialangriffen
value-special-add = Was dazugezählt wird
value-special-least = Gewinnt gegen diese Zahl und höhere
value-special-damage = Teile, die der Gegner umdreht
value-special-loss = Teile, die der Angreifer umdreht
value-special-hero = Spezialangriffe, die nur ein Held hat
value-word-die = Würfelkarte
value-word-direct-hit = Volltreffer
value-word-power-boost = Verstärkung
value-word-ambush = Hinterhalt
value-word-double-strike = Doppelschlag
value-word-start = Start
value-word-draw = Karte
value-word-battle = Kampf
value-word-optimus = Optimus Prime
value-word-megatron = Megatron
value-deck-copies-is = × { $value }
value-special-copies-is = × { $value }
value-special-add-is = + { $value }
value-special-effect-is =
    { $value ->
        [win] gewinnt den Kampf
        [number] zählt als Zahl
        [add] legt eine zweite Karte dazu
        [against] schlägt hohe Zahlen
        [roll] würfelt
       *[draw] macht den Kampf unentschieden
    }

source-rulebook = Spielanleitung von Transformers Robot Heroes, 2009
source-inferred = Der Würfel hat sechs Seiten, weil Zahlenkarten und Würfel einander ersetzen.
source-reconstruction = Weder eine Liste der Felder noch eine der Karten ist überliefert.

# -- was an einem Wert einer Ausgabe nicht stimmt; davor steht der Wert mit einem Doppelpunkt -------------------

problem-dense = mit einem Würfel mit { $faces } Seiten führen mehr als { $most } Wege über diesen Plan; es müssen weniger Verbindungen sein
problem-spaces = { $count } Felder sind zu viele; ein Plan hat höchstens { $most }
problem-link = hier müssen zwei verschiedene Felder von 0 bis { $last } stehen
problem-linked = diese zwei Felder sind schon verbunden
problem-places = entweder hat jedes der { $count } Felder einen Platz [nach rechts, nach unten], oder keines
problem-place = hier müssen zwei ganze Zahlen von 0 bis 1000 stehen, nach rechts und nach unten
problem-place-taken = dort ist schon ein anderes Feld
problem-starts = beide Helden beginnen auf { $space }; es müssen zwei verschiedene Felder sein
problem-card = hier muss eine Karte stehen, die noch nicht da war: "die" oder "1" bis "{ $highest }"
problem-no-card = { $hero } hat keine Karte, die kein Spezialangriff ist
problem-specials = { $count } Spezialangriffe sind zu viele; es darf { $most } verschiedene geben
problem-special = hier muss ein Name aus höchstens { $most } kleinen Buchstaben, Ziffern und einzelnen - stehen, zum Beispiel "direct-hit"
problem-name-taken = der Name oder ein Titel gehört schon einer anderen Karte; jede braucht ihren eigenen
problem-printed-title = hier muss ein Text mit 1 bis { $most } Zeichen stehen, darunter ein Buchstabe
problem-of-other-effects = der Effekt "{ $effect }" hat keine solche Zahl
