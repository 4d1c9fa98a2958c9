# Stratego Transformers auf Deutsch. Namen von Spielern, nie »du«. Eine Figur, die man nicht kennen darf, hat weder Namen
# noch Rang: dann steht dort "none". Namen beugt niemand, darum stehen sie im ersten Fall.

game-title = Stratego Transformers
game-teaser = Zwei Armeen, die niemand durchschaut, und auf jeder Seite eine Flagge. Zieh, greif an, merk dir alles und finde die andere Flagge zuerst. Zu zweit, etwa eine halbe Stunde.

## Wer dabei ist

army-autobots = Autobots
army-decepticons = Decepticons
army-red = Rot
army-blue = Blau
name-fighter = Kampfjet
name-allspark = Allspark
name-decepticon-soldier = Decepticon-Soldat
name-dune-buggy = Strandbuggy
name-decepticon-creature = Decepticon-Kreatur
name-sector-seven-agent = Sektor-7-Agent
name-liquid-nitrogen-trap = Stickstoff-Falle
name-flag = Flagge
name-marshal = Marschall
name-general = General
name-colonel = Oberst
name-major = Major
name-captain = Hauptmann
name-lieutenant = Leutnant
name-sergeant = Unteroffizier
name-miner = Mineur
name-scout = Späher
name-spy = Spion
name-bomb = Bombe

rank-f = Flagge
rank-s = Spion
rank-2 = Rang 2
rank-3 = Rang 3
rank-4 = Rang 4
rank-5 = Rang 5
rank-6 = Rang 6
rank-7 = Rang 7
rank-8 = Rang 8
rank-9 = Rang 9
rank-10 = Rang 10
rank-t = Falle
rank-f-text = Zieht nie. Wer sie schlägt, gewinnt das Spiel.
rank-s-text = Schlägt eine 10 und eine Flagge, wenn er selbst angreift. Alles andere ist stärker, und was ihn angreift, schlägt ihn.
rank-2-text = Läuft beliebig viele freie Felder weit geradeaus und darf an ihrem Ende angreifen.
rank-3-text = Der einzige Rang, der eine Falle entschärfen kann.
rank-t-text = Zieht nie. Schlägt alle, die sie angreifen, nur nicht Rang 3.

mode-vehicle = Fahrzeugmodus
mode-robot = Robotermodus

## Spezialfähigkeiten

power-detect-enemy = Feind entdecken
power-detect-enemy-text = Zeigt eine gegnerische Figur, die höchstens zwei Felder entfernt ist, in jeder Richtung und gleich was dazwischensteht.
power-speed = Tempo
power-speed-text = Zieht zwei Felder weit, geradeaus oder um die Ecke, und darf auf dem zweiten angreifen.
power-robot-rumble = Rundumschlag
power-robot-rumble-text = Zieht ein Feld weit und greift dann bis zu drei der gegnerischen Figuren ringsum an, alle auf einmal.
power-distance-strike = Fernschlag
power-distance-strike-text = Trifft eine gegnerische Figur ein oder zwei Felder entfernt, gerade oder schräg, ohne selbst zu ziehen; nur ein niedrigerer Rang fällt.
power-magnet = Magnet
power-magnet-text = Zieht eine gegnerische Figur heran, die ein oder zwei Felder davor, dahinter oder daneben steht, und greift sie so an.
power-sneak-attack = Schleichangriff
power-sneak-attack-text = Zieht geradeaus über Figuren oder die Sperrzone auf das erste freie Feld dahinter und darf von dort angreifen.
power-call-bumblebee = Bumblebee rufen
power-call-bumblebee-text = Bumblebee kommt von überall her auf ein Feld neben Sam.

## Was vor dem Spiel zu wählen ist

option-game = Welches Spiel?
option-game-game-1 = Spiel 1
option-game-game-1-text = Ziehen, angreifen und die Flagge finden. Schnell gelernt, ab acht Jahren.
option-game-game-2 = Spiel 2: Spezialfähigkeiten
option-game-game-2-text = Viele Figuren können mehr: rasen, springen, aus der Ferne treffen oder zum Roboter werden.
option-game-classic = Klassisch
option-game-classic-text = Das ursprüngliche Spiel: Rot gegen Blau, mit je 40 Figuren auf einem größeren Plan.
option-sides = Welche Armee ist deine?
option-sides-lot = Das Los entscheidet
option-sides-lot-text = Der Zufall bestimmt, wer welche Armee befehligt.
option-sides-autobots = Autobots
option-sides-autobots-text = Platz 1, deiner, wenn du keinen anderen nimmst, befehligt die Autobots; im klassischen Spiel die rote Armee.
option-sides-decepticons = Decepticons
option-sides-decepticons-text = Platz 1, deiner, wenn du keinen anderen nimmst, befehligt die Decepticons, die den ersten Zug haben; im klassischen Spiel die blaue Armee.
option-captured = Wer sieht geschlagene Figuren?
option-captured-open = Alle
option-captured-open-text = Alle geschlagenen Figuren liegen offen. Am besten für die ersten Spiele.
option-captured-prisoner = Wer sie geschlagen hat
option-captured-prisoner-text = Eine geschlagene Figur ist gefangen: Nur die Seite, die sie geschlagen hat, darf sie ansehen.
option-captured-secret = Wer sie verloren hat
option-captured-secret-text = Nur die Seite, die eine Figur verloren hat, darf sie ansehen; die andere muss sie sich merken.
option-captured-stealth = Niemand
option-captured-stealth-text = Geschlagene Figuren sind fort, und alle müssen sie sich merken.
option-memory = Gedächtnisspiel
option-memory-text = Gezeigte Figuren werden wieder verdeckt. Wer sie sich merkt, ist im Vorteil.
option-two-squares = Hin und her zwischen zwei Feldern: Der wievielte Zug in Folge ist verboten?
option-two-squares-third = Der dritte
option-two-squares-fourth = Der vierte, Angriffe zählen
option-two-squares-sixth = Der sechste
option-last-movers = Ein Zug nimmt beiden Seiten die letzte bewegliche Figur
option-last-movers-loses = Wer dran ist, verliert
option-last-movers-draw = Unentschieden
option-quiet-turns = Züge, in denen nichts geschlagen wird, bis zum Unentschieden (0: nie)
option-max-turns = Züge bis zum Unentschieden

## Was gefragt ist

phase-setup = { $count ->
    [one] { $who } stellt die Armee auf
   *[other] Beide stellen ihre Armeen auf
 }
phase-play = { $game ->
    [game-2] { $who } zieht, greift an, wechselt einen Modus oder nutzt eine Fähigkeit
   *[other] { $who } zieht oder greift an
 }
phase-rumble = { $who } wählt, wen der Rundumschlag trifft
phase-sneak = { $who } darf nach dem Schleichangriff angreifen oder stehen bleiben
phase-over = Das Spiel ist aus
rules-words = Späher, Spion, Falle, Sperrzone, zwei Felder, Spezialfähigkeit, Robotermodus
rules-also =
    Bombe, Mine, Stickstoff: Falle
    Mineur, Agent, entschärfen, Pionier: entschärfen, Agent
    Allspark, Frenzy, Spionin: Spion
    Kundschafter, Aufklärer, Läufer: Späher
    See, Seen, Wasser, Hindernis, Mitte: Sperrzone
    nehmen, töten, besiegen, gefangen, tot, sterben: geschlagen, schlägt
    gleich, Gleichstand, gleicher: gleich
    Remis, Patt, Unentschieden: unentschieden
    wiederholen, Wiederholung, pendeln, hin und her: zwischen denselben
    festgesetzt, blockiert, eingesperrt, bewegungslos: weder ziehen, einsperrt
    Kraft, Fähigkeit, Sonderfähigkeit, Spezial, Super: Spezialfähigkeit
    verwandeln, Fahrzeug, Roboter, umlegen: Modus
    aufdecken, enthüllen, offen, bekannt: gezeigt
    Sieg, gewinnen, Ziel: gewinnt
    Anfang, anfangen, zuerst: ersten Zug, beginnt
    Platz, Kästchen: Feld
    Stärke, Zahl, Wert, Nummer: Rang
    schießen, Ferne, weit: Fernschlag
    aufspüren, erkennen, ansehen: Feind entdecken
    schnell, rennen, rasen: Tempo
    springen, fliegen, überspringen: Schleichangriff
    anziehen, heranziehen: Magnet
    kapitulieren, ergeben, aufgeben: aufgeben
    Friedhof, verloren, Gefangene: geschlagene Figuren
    aufstellen, Anordnung, Formation: Aufstellung

choice-move = { NAME($name) }: von { $start } nach { $end }
choice-strike = { NAME($name) }: von { $start } aus { $end } angreifen
choice-detect = { NAME($name) }: von { $start } aus auf { $end } den Feind entdecken
choice-speed = { NAME($name) }: Tempo von { $start } nach { $end }
choice-rumble = { NAME($name) }: Rundumschlag, Schritt von { $start } nach { $end }
choice-shoot = { NAME($name) }: Fernschlag von { $start } auf { $end }
choice-pull = { NAME($name) }: Magnet, { $end } nach { $start } ziehen
choice-sneak = { NAME($name) }: Schleichangriff von { $start } nach { $end }
choice-call = { NAME($name) } nach { $end } rufen
choice-mode = { $mode ->
    [robot] { NAME($name) } auf { $start }: in den Robotermodus wechseln
   *[vehicle] { NAME($name) } auf { $start }: zurück in den Fahrzeugmodus wechseln
 }
choice-at = { $end } treffen
choice-fight = { $count ->
    [one] Zuschlagen, gegen eine Figur
   *[other] Zuschlagen, gegen { $count } Figuren
 }
choice-stay = Stehen bleiben, ohne Angriff
choice-set = { NAME($name) } auf { $start }

## Was geschah

piece = { $rank ->
    [none] Eine Figur
    [F] { NAME($name) }
    [T] { NAME($name) }
   *[other] { NAME($name) } ({ $rank })
 }
found = { $rank ->
    [none] eine Figur
   *[other] { piece }
 }
met = { $other_rank ->
    [none] eine Figur
    [F] { NAME($other_name) }
    [T] { NAME($other_name) }
   *[other] { NAME($other_name) } ({ $other_rank })
 }
told-side-taken = { $army ->
    [autobots] { $seat } befehligt die Autobots.
    [decepticons] { $seat } befehligt die Decepticons.
    [red] { $seat } befehligt die rote Armee.
   *[blue] { $seat } befehligt die blaue Armee.
 }
told-piece-placed = { $seat }: { piece } steht auf { $square }.
told-target-named = { $seat } nennt { $square } als Ziel.
told-army-ready = { $seat } hat die Armee aufgestellt.
told-game-began = Beide Armeen stehen. { $seat } beginnt.
told-piece-moved = { $by ->
    [scout] { $seat }: { piece } läuft von { $start } nach { $end }.
    [speed] { $seat }: { piece } rast von { $start } nach { $end }.
    [rumble] { $seat }: { piece } zieht für einen Rundumschlag von { $start } nach { $end }.
    [sneak] { $seat }: { piece } schleicht von { $start } nach { $end }.
    [call] { $seat }: { piece } kommt von { $start } nach { $end }.
   *[step] { $seat }: { piece } zieht von { $start } nach { $end }.
 }
told-piece-shown = { $why ->
    [scout] { $seat }: { piece } auf { $square } wird gezeigt, denn der Weg ist weiter als ein Feld.
    [power] { $seat }: { piece } auf { $square } wird gezeigt, denn jetzt kommt eine Spezialfähigkeit.
    [mode] { $seat }: { piece } auf { $square } wird gezeigt, denn jetzt kommt der Robotermodus.
    [called] { $seat }: { piece } auf { $square } wird gerufen und gezeigt.
    [detected] { $seat }: { piece } auf { $square } wird entdeckt.
    [struck] { $seat }: { piece } auf { $square } wird gezeigt; dorthin zielt der Fernschlag.
    [pulled] { $seat }: { piece } auf { $square } wird gezeigt; dort zieht der Magnet.
   *[rumbled] { $seat }: { piece } auf { $square } wird gezeigt; dorthin zielt der Rundumschlag.
 }
told-mode-changed = { $mode ->
    [robot] { $seat }: { piece } auf { $square } wechselt in den Robotermodus.
   *[vehicle] { $seat }: { piece } auf { $square } wechselt zurück in den Fahrzeugmodus.
 }
told-piece-stayed = { $seat }: { piece } bleibt auf { $square }.
told-power-used = { $power ->
    [detect-enemy] { $seat }: { piece } auf { $square } schaut nach { $target } und will dort den Feind entdecken.
    [speed] { $seat }: { piece } auf { $square } nutzt Tempo bis { $target }.
    [robot-rumble] { $seat }: { piece } auf { $square } beginnt einen Rundumschlag gegen { LIST($target) }.
    [distance-strike] { $seat }: { piece } auf { $square } zielt mit dem Fernschlag auf { $target }.
    [magnet] { $seat }: { piece } auf { $square } schaltet den Magneten ein und zieht an { $target }.
    [sneak-attack] { $seat }: { piece } auf { $square } beginnt einen Schleichangriff nach { $target }.
   *[call-bumblebee] { $seat }: { piece } auf { $square } ruft Bumblebee nach { $target }.
 }
told-fought = { $result ->
    [wins] { $seat }: { piece } von { $start } greift { $end } an. Dort steht: { met }. Der Angriff gelingt.
    [loses] { $seat }: { piece } von { $start } greift { $end } an. Dort steht: { met }. Der Angriff misslingt.
   *[both] { $seat }: { piece } von { $start } greift { $end } an. Dort steht: { met }. Beide fallen.
 }
told-power-met = { $result ->
    [lower] Auf { $square } steht: { found }. Das ist schwächer.
    [equal] Auf { $square } steht: { found }. { $power ->
        [distance-strike] Das ist genauso stark, also geschieht nichts.
       *[other] Das ist genauso stark.
     }
    [higher] Auf { $square } steht: { found }. { $power ->
        [distance-strike] Das ist stärker, also geschieht nichts.
       *[other] Das ist stärker.
     }
    [immune] Auf { $square } steht: { found }. Dagegen hilft diese Fähigkeit nicht.
   *[other] Auf { $square } steht: { found }.
 }
told-piece-captured = { $seat }: { piece } auf { $square } ist geschlagen.
told-piece-drawn = { $seat }: { piece } wird von { $start } nach { $end } gezogen und bleibt dort.
told-game-ended = { $reason ->
    [flag] Die Flagge ist geschlagen!
    [stuck] Kein Zug und kein Angriff ist mehr möglich.
    [last-movers] Auf beiden Seiten ist die letzte bewegliche Figur fort.
    [quiet] Lange ist nichts geschlagen worden.
   *[turns] Der letzte Zug ist gespielt.
 }

## Wie es ausging

outcome-flag = { $winner } hat die Flagge geschlagen und gewinnt!
outcome-stuck = { $loser } kann weder ziehen noch angreifen: { $winner } gewinnt.
outcome-last-movers = Keine Seite hat noch eine Figur, die ziehen kann: unentschieden.
outcome-quiet = Lange ist nichts geschlagen worden: unentschieden.
outcome-turns = Der letzte Zug ist gespielt: unentschieden.

## Warum nicht

refused-instead = { $instead ->
    [none] { "" }
   *[other] { " " }Möglich ist dort: { $instead }.
 }
refused-what = { $what ->
    [zone] liegt die Sperrzone
    [lakes] liegt ein See
    [own] steht eine eigene Figur
   *[enemy] steht eine gegnerische Figur
 }
refused-game-over = Das Spiel ist aus.
refused-not-your-turn = Die andere Seite ist am Zug.
refused-no-such-square = Ein Feld { $square } gibt es nicht; die Felder heißen a1 bis { $last }.
refused-setup-first = Zuerst wird die Armee aufgestellt; gezogen wird, wenn beide Armeen stehen.
refused-setup-final = Diese Armee steht schon, und eine fertige Aufstellung gilt. Jetzt stellt die andere Seite auf.
refused-setup-over = Die Armeen sind aufgestellt; jetzt ziehen die Figuren nur noch und greifen an.
refused-setup-letter = Keine Figur dieser Armee hat das Zeichen { $letter }. Ihre Zeichen sind: { $known }
refused-setup-row = Reihe { $row } der Aufstellung hat { $count } Zeichen; eine Reihe hat { $needed } Felder.
refused-setup-length = { $count ->
    [one] Ein Zeichen
   *[other] { $count } Zeichen
 } für { $needed ->
    [one] ein Feld
   *[other] { $needed } Felder
 }: Die Aufstellung braucht für jedes noch freie Feld ein Zeichen.
refused-setup-copies = { NAME($name) }: { $count ->
    [one] einmal
   *[other] { $count }-mal
 } aufgestellt, aber nur { $copies ->
    [one] einmal
   *[other] { $copies }-mal
 } vorhanden. { NAME($missing) } fehlt { $lacking ->
    [one] einmal
   *[other] { $lacking }-mal
 }.
refused-none-left = { NAME($name) } steht schon auf dem Plan, { $copies ->
    [one] und mehr als einmal gibt es diese Figur nicht
   *[other] alle { $copies }-mal
 }.
refused-next-square = Aufgestellt wird der Reihe nach, vorderste Reihe zuerst und von links nach rechts: Jetzt kommt { $next }, nicht { $start }.

refused-no-piece = Auf { $start } steht keine Figur.
refused-not-yours = Die Figur auf { $start } gehört der anderen Seite.
refused-must-act = Die Figur auf { $acting } hat den Modus gewechselt, also muss sie diesen Zug machen.
refused-never-moves = { NAME($name) } zieht nie und greift nie an, sondern bleibt auf { $start }.
refused-same-square = Die Figur steht schon auf { $start }.
refused-not-straight = Von { $start } nach { $end } geht es nicht geradeaus; gezogen und angegriffen wird vorwärts, rückwärts und zur Seite, nie schräg.{ refused-instead }
refused-one-square = { NAME($name) } geht ein Feld weit; von { $start } nach { $end } ist es weiter. Nur Späher laufen.{ refused-instead }
refused-blocked = Der Weg von { $start } nach { $end } ist nicht frei: Auf { $square } { refused-what }.
refused-zone = { $ground ->
    [lakes] { $end } liegt in einem See, den niemand betritt.
   *[zone] { $end } gehört zur Sperrzone, die niemand betritt.
 }
refused-own-there = Auf { $end } steht eine eigene Figur.
refused-enemy-there = Auf { $end } steht eine gegnerische Figur, dorthin zu gehen ist also ein Angriff.{ refused-instead }
refused-own-target = Die Figur auf { $end } gehört zur selben Armee; angegriffen werden nur gegnerische.
refused-nobody-there = Auf { $end } steht keine gegnerische Figur.{ refused-instead }
refused-two-squares = Schon wieder von { $start } nach { $end }? Zwischen denselben zwei Feldern ist { $which ->
    [third] der dritte Zug
    [fourth] der vierte Zug
   *[sixth] der sechste Zug
 } hintereinander verboten. Ein anderes Feld, eine andere Figur oder ein Angriff ist möglich, und danach auch wieder dieser Zug.

refused-no-powers = Spezialfähigkeiten und Modi gehören zu Spiel 2.
refused-no-power = { NAME($name) } auf { $start } hat diese Spezialfähigkeit nicht: { $power ->
    [detect-enemy] { power-detect-enemy }
    [speed] { power-speed }
    [robot-rumble] { power-robot-rumble }
    [distance-strike] { power-distance-strike }
    [magnet] { power-magnet }
    [sneak-attack] { power-sneak-attack }
   *[call-bumblebee] { power-call-bumblebee }
 }.
refused-other-mode = { NAME($name) } auf { $start } hat diese Spezialfähigkeit nur im { $mode ->
    [robot] { mode-robot }
   *[vehicle] { mode-vehicle }
 }.{ refused-instead }
refused-one-change = In einem Zug wird nur ein Modus gewechselt, und das ist geschehen.
refused-no-modes = { NAME($name) } auf { $start } hat keine Modi; nur Figuren mit zwei Spezialfähigkeiten haben welche.
refused-mode-alone = { NAME($name) } auf { $start } könnte nach dem Wechsel in den { $mode ->
    [robot] { mode-robot }
   *[vehicle] { mode-vehicle }
 } nichts tun, und ein Wechsel allein ist kein Zug.
refused-detect-far = Feind entdecken reicht zwei Felder weit; { $end } ist von { $start } weiter entfernt.
refused-speed-two = Tempo geht genau zwei Felder weit, geradeaus oder um die Ecke; von { $start } nach { $end } sind es nicht zwei.{ refused-instead }
refused-speed-blocked = Auf dem Weg von { $start } nach { $end } ist für Tempo kein Feld frei: { $squares }.
refused-shoot-far = Ein Fernschlag geht ein oder zwei Felder geradeaus oder schräg; so kommt er von { $start } nicht nach { $end }.
refused-pull-far = Ein Magnet reicht ein oder zwei Felder nach vorn, hinten oder zur Seite; so kommt er von { $start } nicht nach { $end }.
refused-rumble-alone = Rings um { $end } steht keine gegnerische Figur, und ohne eine gibt es keinen Rundumschlag.
refused-rumble-on = Der Rundumschlag auf { $start } ist im Gange: ein Ziel wählen oder zuschlagen.
refused-no-rumble = Es ist kein Rundumschlag im Gange.
refused-no-target = Zuerst wenigstens ein Ziel für den Rundumschlag wählen.
refused-not-beside = { $end } liegt nicht neben { $start }; ein Rundumschlag trifft die acht Felder ringsum.
refused-target-again = { $end } ist schon gewählt.
refused-three-targets = Drei Ziele sind gewählt, und mehr trifft ein Rundumschlag nicht.
refused-target-order = Ziele werden von der untersten Reihe nach oben gewählt, in jeder von links nach rechts; nach { $last } ist es für { $end } zu spät.
refused-sneak-straight = Ein Schleichangriff geht geradeaus, und von { $start } nach { $end } geht es nicht geradeaus.
refused-sneak-nothing = Ein Schleichangriff muss über etwas hinweggehen, und { $square } ist frei.
refused-sneak-edge = In dieser Richtung ist hinter den besetzten Feldern keines frei.
refused-sneak-first = Ein Schleichangriff landet auf dem ersten freien Feld, und das ist { $square }, nicht { $end }.
refused-sneak-on = Der Schleichangriff ist auf { $start } gelandet: von dort aus angreifen, oder stehen bleiben.
refused-sneak-nobody = Neben { $end } steht niemand zum Angreifen, dort endet der Schleichangriff also; mehr braucht die Zeile nicht.
refused-no-sneak = Stehen zu bleiben gibt es nur nach einem Schleichangriff.
refused-no-caller = In dieser Armee kann niemand Bumblebee rufen.
refused-gone = { NAME($name) } ist nicht mehr auf dem Plan, und beide werden gebraucht.
refused-caller-mode = { NAME($caller) } auf { $square } kann in diesem Modus nicht rufen.
refused-call-beside = { $end } liegt nicht neben { $square }; { NAME($name) } kommt auf eines der acht Felder rings um { NAME($caller) }.

# -- Werte, auf der Seite über eine Ausgabe ------------------------------------------------------------------

value-board-files = Spalten des Plans
value-board-ranks = Reihen des Plans
value-board-rows = Reihen, auf denen eine Armee aufgestellt wird
value-board-zone = Felder der Sperrzone
value-board-first = Wer den ersten Zug hat
value-powers-version = Fassung der Tabelle der Spezialfähigkeiten
value-character-army = Armeen
value-character-name = Namen
value-character-letter = Buchstaben in Aufstellungen
value-character-rank = Ränge
value-character-copies = Wie viele von jeder Figur
value-character-powers = Spezialfähigkeiten
value-character-called = Wer mit »Bumblebee rufen« gerufen wird
value-classic-board-files = Spalten des klassischen Plans
value-classic-board-ranks = Reihen des klassischen Plans
value-classic-board-rows = Reihen, auf denen eine klassische Armee aufgestellt wird
value-classic-board-zone = Seen des klassischen Plans
value-classic-board-first = Wer das klassische Spiel beginnt
value-classic-character-army = Klassische Armeen
value-classic-character-name = Namen im klassischen Spiel
value-classic-character-letter = Buchstaben in klassischen Aufstellungen
value-classic-character-rank = Ränge im klassischen Spiel
value-classic-character-copies = Wie viele von jeder Figur im klassischen Spiel
value-character-copies-is = × { $value }
value-classic-character-copies-is = × { $value }
value-character-called-is = { $value ->
    [true] wird gerufen
   *[false] wird nicht gerufen
 }
value-word-autobots = Autobots
value-word-decepticons = Decepticons
value-word-red = Rot
value-word-blue = Blau
value-word-detect-enemy = Feind entdecken
value-word-speed = Tempo
value-word-robot-rumble = Rundumschlag
value-word-distance-strike = Fernschlag
value-word-magnet = Magnet
value-word-sneak-attack = Schleichangriff
value-word-call-bumblebee = Bumblebee rufen

source-rulebook = Spielanleitung von Stratego Transformers, 2007
source-review = Eine Besprechung vom Juni 2007 nennt Figuren und ihre Ränge.
source-inferred = 30 Figuren, auf jedem Feld eine, füllen drei Reihen zu zehn Feldern.
source-sisters = Andere Ausgaben mit 30 Figuren auf jeder Seite haben diesen Plan.
source-roster = Wie viele es von jeder Figur gibt und wer noch dabei ist, ist nicht überliefert; wir folgen einer anderen Ausgabe mit 30 Figuren.
source-powers = Welche Figur welche Spezialfähigkeit hat, stand nur auf dem Plan, und davon ist nichts überliefert.
source-letters = Unsere Buchstaben, für Aufstellungen in einer Zeile.
source-classic = Die veröffentlichten Regeln des ursprünglichen Spiels.

# -- was an einem Wert einer Ausgabe nicht stimmt; davor steht der Wert mit einem Doppelpunkt -------------------

problem-zone = hier muss ein Feld von { $first } bis { $last } stehen, das noch nicht da war
problem-piece-name = hier muss ein Name mit 1 bis { $most } Zeichen stehen, darunter ein Buchstabe
problem-letter = hier muss ein einzelner Buchstabe von a bis z oder A bis Z oder eine Ziffer stehen
problem-powers = hier muss eine Liste mit höchstens zwei verschiedenen Fähigkeiten stehen, aus diesen: { $allowed }
problem-still-power = eine Flagge oder Falle hat keine Fähigkeiten
problem-still-called = eine Flagge oder Falle kann nicht kommen, wenn sie gerufen wird
problem-name-taken = so heißt schon eine andere Figur dieser Armee, oder es ist ihr Buchstabe
problem-letter-taken = diesen Buchstaben hat schon eine andere Figur dieser Armee
problem-kinds = { $count } verschiedene Figuren sind zu viele; eine Armee hat höchstens { $most }
problem-pieces = { $army ->
    [autobots] die Autobots haben { $count } Figuren, auf ihren Reihen sind aber { $needed } Felder zu füllen
    [decepticons] die Decepticons haben { $count } Figuren, auf ihren Reihen sind aber { $needed } Felder zu füllen
    [red] die rote Armee hat { $count } Figuren, auf ihren Reihen sind aber { $needed } Felder zu füllen
   *[blue] die blaue Armee hat { $count } Figuren, auf ihren Reihen sind aber { $needed } Felder zu füllen
 }
problem-flags = { $army ->
    [autobots] die Autobots brauchen genau eine Flagge
    [decepticons] die Decepticons brauchen genau eine Flagge
    [red] die rote Armee braucht genau eine Flagge
   *[blue] die blaue Armee braucht genau eine Flagge
 }
problem-nobody-moves = { $army ->
    [autobots] die Autobots brauchen eine Figur, die ziehen kann
    [decepticons] die Decepticons brauchen eine Figur, die ziehen kann
    [red] die rote Armee braucht eine Figur, die ziehen kann
   *[blue] die blaue Armee braucht eine Figur, die ziehen kann
 }
problem-nobody-called = hat in einer Armee jemand call-bumblebee, so braucht eine ihrer Figuren called = true
problem-one-caller = nur eine Figur einer Armee kann call-bumblebee haben
problem-one-called = nur eine Figur einer Armee kann gerufen werden
problem-calls-itself = wer ruft, kann nicht selbst gerufen werden
