# Was die Zeichnungen von Stratego Transformers sagen.

card-copies = { $copies } davon
card-mode-vehicle = im Fahrzeugmodus
card-mode-robot = im Robotermodus
edition-army = { $army }: { $count } Figuren
edition-board = { $files } Spalten, { $ranks } Reihen
edition-times = { $count }×

## Der Tisch

phase-setup-own = Stelle deine Armee auf
phase-play-own = { $game ->
    [game-2] { $changed ->
        [true] Du bist noch dran: Die Figur im neuen Modus muss handeln
       *[false] Du bist dran: Ziehe, greife an, wechsle einen Modus oder nutze eine Fähigkeit!
     }
   *[other] Du bist dran: Ziehe oder greife an!
 }
phase-rumble-own = Rundumschlag: Wähle ein bis drei Ziele
phase-sneak-own = Greife von hier an oder bleib stehen
phase-setup-called = { $who }, stelle deine Armee auf
phase-play-called = { $who }, du bist dran
phase-rumble-called = { $who }, wähle die Ziele
phase-sneak-called = { $who }, greife an oder bleib stehen

primary-setup-idle = Erst braucht jede Figur ein Feld
primary-play = { $choice }
primary-play-idle = Wähle einen Zug
primary-rumble = { $choice }
primary-rumble-idle = Wähle ein bis drei Ziele
primary-sneak = { $choice }
primary-sneak-idle = Angreifen oder bleiben

board = Plan: { $files } mal { $ranks } Felder
square-zone = { $game ->
    [classic] See
   *[other] Sperrzone
 }
square-chosen = ausgewählt
square-prey = kann gewählt werden
square-aimed = als Ziel gewählt
square-target = { $verb ->
    [move] kann hierher ziehen
    [strike] kann angegriffen werden
    [speed] mit Tempo erreichbar
    [rumble] Rundumschlag von hier aus
    [sneak] Schleichangriff bis hierher
    [call] Bumblebee kann hierher kommen
   *[other] in Reichweite: { $kind ->
        [detect-enemy] Feind entdecken
        [distance-strike] Fernschlag
       *[magnet] Magnet
     }
 }
rank-name = { $rank ->
    [F] Flagge
    [S] Spion
    [T] Falle
   *[other] Rang { $rank }
 }
piece-named = { $own ->
    [yes] { NAME($name) }
   *[no] { NAME($name) } von { $owner }
 }{ $rank ->
    [F] { "" }
    [T] , Falle
    [S] , Spion
   *[other] , Rang { $rank }
 }
piece-hidden = verdeckte Figur von { $owner }
piece-unnamed = Verdeckte Figur
piece-short = { NAME($name) }{ $rank ->
    [F] { "" }
    [T] { "" }
    [S] { " " }S
   *[other] { " " }{ $rank }
 }
piece-robot = im Robotermodus
piece-moved = hat sich bewegt
piece-still = hat sich noch nicht bewegt
piece-seen = der Gegenseite bekannt
piece-note = deine Notiz: { $mark ->
    [F] Flagge
    [T] Falle
    [S] Spion
   *[other] { $mark }
 }

orders = Befehle
order-kinds = Was soll sie tun?
order-march = Ziehen, angreifen
order-mode = { $mode ->
    [robot] Robotermodus
   *[vehicle] Fahrzeugmodus
 }
order-mode-text = { $mode ->
    [robot] Legt die Figur für beide Seiten offen hin und gibt ihr: { $power }. Sie muss in diesem Zug handeln.
   *[vehicle] Stellt die Figur wieder auf und gibt ihr: { $power }. Sie bleibt bekannt und muss in diesem Zug handeln.
 }
order-none = { $kind ->
    [mode] Nach einem Wechsel des Modus könnte sie nichts tun.
    [march] Diese Figur kann jetzt weder ziehen noch angreifen.
   *[other] Für diese Fähigkeit gibt es gerade kein Ziel.
 }
order-changed = Der Modus ist gewechselt: Diese Figur muss jetzt handeln.
order-stay = Stehen bleiben, ohne Angriff
order-hint = Wähle eine deiner Figuren. Was leuchtet, ist erreichbar.
rumble-choose = { $count ->
    [0] Tippe auf ein bis drei der Figuren ringsum. Alle werden zugleich getroffen.
   *[other] Ziele: { $count } von höchstens 3.
 }
rumble-fight = { $count ->
    [one] Eine Figur angreifen
   *[other] { $count } Figuren angreifen
 }
sneak-choose = Tippe auf eine Figur daneben, um sie anzugreifen, oder bleib stehen.
shows-piece = Damit zeigst du { $other }: { NAME($name) }.
shows-fight = Beide Figuren werden gezeigt: { $other } kennt danach { NAME($name) }.
shows-both = Damit zeigst du { $other }: { NAME($name) } und Bumblebee.
quiet-left = { $left ->
    [one] Noch ein Zug ohne Schlagen, dann ist es unentschieden.
   *[other] Noch { $left } Züge ohne Schlagen, dann ist es unentschieden.
 }
turn-count = Zug { $turn }

last-clash = Was zuletzt geschah
why-higher = { $rank } schlägt { $other_rank }.
why-lower = { $other_rank } schlägt { $rank }.
why-equal = Gleicher Rang: Beide verlassen den Plan.
why-flag = Die Flagge ist erobert!
why-trap = Eine Falle hält jeden auf, der angreift, nur eine 3 nicht.
why-trap-cleared = Eine 3 räumt die Falle.
why-spy-wins = Der Spion schlägt die 10, wenn er angreift.
why-spy-falls = Ein Spion, der angreift, schlägt nur die 10 und die Flagge.
why-spy-caught = Wer einen Spion angreift, schlägt ihn.
met-detect-enemy = Entdeckt: { NAME($other_name) }.
met-immune = Der Flagge kann das nichts anhaben.
met-robot-rumble-lower = { $other_rank } ist niedriger als { $rank } und fällt.
met-robot-rumble-equal = Gleicher Rang: Beide fallen.
met-robot-rumble-higher = { $other_rank } ist höher als { $rank }: Der Angreifer fällt.
met-robot-rumble-trap = Die Falle bleibt, der Angreifer fällt.
met-distance-strike-lower = { $other_rank } ist niedriger als { $rank } und fällt.
met-distance-strike-equal = Gleicher Rang: Nichts geschieht.
met-distance-strike-higher = { $other_rank } ist höher als { $rank }: Nichts geschieht.
met-distance-strike-trap = Einer Falle macht das nichts aus.
met-magnet-lower = { $other_rank } ist niedriger als { $rank } und fällt.
met-magnet-equal = Gleicher Rang: Beide fallen.
met-magnet-higher = { $other_rank } ist höher und nimmt das Feld des Ziehenden ein.
met-magnet-trap = Die Falle besiegt den Ziehenden und nimmt sein Feld ein.

armies = Beide Armeen
roster = Armee von { $name }
pieces-left = { $count ->
    [one] noch 1 Figur
   *[other] noch { $count } Figuren
 }
rank-left = { rank-name }: noch { $left } von { $count }
captured-hidden = { $count ->
    [one] Eine geschlagene Figur wird nicht gezeigt.
   *[other] { $count } geschlagene Figuren werden nicht gezeigt.
 }
captured-open = Alle sehen geschlagene Figuren.
captured-prisoner = Nur wer eine Figur geschlagen hat, sieht sie.
captured-secret = Nur wer eine Figur verloren hat, sieht sie.
captured-stealth = Niemand sieht geschlagene Figuren.

pencil = Bleistift: Tippe auf Figuren der Gegenseite, um sie zu beschriften
aids = Gedächtnishilfen
aid-moved = Figuren markieren, die sich bewegt haben
aid-known = Gesehene Figuren der Gegenseite offen zeigen
aid-seen = Eigene Figuren markieren, die die Gegenseite kennt
aid-pencil = Meine Bleistiftnotizen zeigen
aids-kept = Nur du siehst das, und es bleibt in diesem Browser.
note-title = Was steht wohl auf { $square }?
note-write = Beschriften
note-change = Notiz ändern
note-unsure = Unsicher
note-erase = Ausradieren
note-private = Niemand sonst sieht deine Notizen.

told-sides = { $parts }.
told-sides-part = { $seat } führt { $army ->
    [autobots] die Autobots
    [decepticons] die Decepticons
    [red] die rote Armee
   *[blue] die blaue Armee
 }

## Zeilen zum Tippen, wie das Befehlsfeld sie vorschlägt

typed-choice-move = ziehe { $start } { $end }
typed-choice-strike = schlage { $start } { $end }
typed-choice-detect = entdecke { $start } { $end }
typed-choice-speed = tempo { $start } { $end }
typed-choice-rumble = rundumschlag { $start } { $end }
typed-choice-shoot = fernschlag { $start } { $end }
typed-choice-pull = magnet { $start } { $end }
typed-choice-sneak = schleichangriff { $start } { $end }
typed-choice-call = rufe { $end }
typed-choice-mode = verwandle { $start }
typed-choice-at = ziele { $end }
typed-choice-fight = los
typed-choice-stay = bleib
typed-choice-set = setze { $start } { $letter }
