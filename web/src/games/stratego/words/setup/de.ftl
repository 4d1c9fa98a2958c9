# Wo Armeen von Stratego Transformers aufgestellt werden.

setup-board = Deine { $rows } Reihen mit je { $files } Feldern. Pfeiltasten gehen von Feld zu Feld, Eingabe wählt eine Figur und stellt sie ab, Entf nimmt sie herunter.
setup-stands = { $square }: { NAME($name) }{ $rank ->
    [F] { "" }
    [T] { "" }
   *[other] , Rang { $rank }
 }
setup-empty = { $square }: leer
setup-chosen = gewählt
setup-pointed = um dieses Feld geht es im Hinweis
setup-tools = Die ganze Aufstellung
setup-library = Aufstellungen
setup-hint = Tippe zwei Figuren an, dann tauschen sie, oder zieh sie.
setup-hint-tray = Tippe eine Figur an und dann das Feld, auf dem sie stehen soll. Oder zieh sie dorthin.
setup-card = Alles über { NAME($name) }
setup-ideas = Vorlagen
setup-shuffle = Mischen
setup-mirror = Spiegeln
setup-undo = Zurück
setup-clear = Leeren
setup-fill = Rest aufstellen
setup-tray = { $count ->
    [one] Eine Figur hat noch kein Feld
   *[other] { $count } Figuren haben noch kein Feld
 }
setup-waiting = { NAME($name) }{ $rank ->
    [F] { "" }
    [T] { "" }
   *[other] , Rang { $rank }
 }{ $count ->
    [one] { "" }
   *[other] , { $count } davon
 }
setup-standing = Die Armeen, so weit sie stehen
setup-lamps = Welche Armeen stehen
setup-ready = bereit
setup-placing = stellt auf
setup-confirm = Bereit! (endgültig)
setup-confirm-blocked = Trotzdem bereit (endgültig)

setup-did-placed = { NAME($name) } geht nach { $square }
setup-did-swapped = { NAME($name) } und { NAME($other) } tauschen die Plätze
setup-did-taken = { NAME($name) } verlässt den Plan
setup-did-shuffled = Eine neue Aufstellung
setup-did-filled = Alle stehen
setup-did-mirrored = Links und rechts sind vertauscht
setup-did-cleared = Der Plan ist leer
setup-did-loaded = { $name } steht auf dem Plan
setup-did-undone = Ein Schritt zurück

advice-blocked = Niemand kann ziehen: Hinter jedem offenen Feld vor deiner vordersten Reihe steht eine Falle oder die Flagge. Du würdest in deinem ersten Zug verlieren!
advice-shut-in = { $count ->
    [one] Eine Figur ist von Fallen eingesperrt und kommt nie heraus.
   *[other] { $count } Figuren sind von Fallen eingesperrt und kommen nie heraus.
 }
advice-flag-forward = In der hintersten Reihe ist die Flagge am sichersten.
advice-flag-bare = Die Flagge steht allein: Stell eine Falle oder eine starke Figur daneben.
advice-traps-forward = { $count ->
    [one] Eine Falle in der vordersten Reihe steht deinen eigenen Figuren im Weg.
   *[other] { $count } Fallen in der vordersten Reihe stehen deinen eigenen Figuren im Weg.
 }
advice-spy-far = Lass den Spion nahe bei deiner 9: Wer die 9 schlägt, ist eine 10, und der Spion schlägt die 10.
advice-agents-forward = { $count } Figuren vom Rang 3 stehen ganz vorn. Später brauchst du sie gegen Fallen.
advice-scouts-back = Ein paar Späher in den ersten beiden Reihen finden heraus, wer kommt.
advice-front-weak = In der vordersten Reihe ist niemand stark: Eine 7 oder mehr hält Späher auf.
advice-none = Eine kluge Aufstellung. Nichts hinzuzufügen!

setup-tab-templates = Vorlagen
setup-tab-saved = Meine
setup-tab-code = Als Text
template-fortress = Festung
template-fortress-text = Die Flagge in der Mitte, ringsum Fallen.
template-decoys = Köder
template-decoys-text = Fallen füllen die Ecken, wo alle zuerst suchen. Die Flagge steht in der Mitte mit einer starken Wache.
template-vanguard = Vorhut
template-vanguard-text = Die Stärksten stehen vorn und greifen gleich an. Die Flagge versteckt sich in der Ecke.
template-scouts = Ausguck
template-scouts-text = Späher gehen voran und finden früh heraus, wer wo steht.
template-hidden = Täuschung
template-hidden-text = Keine Falle bei der Flagge: Dort sucht sie niemand.
setup-name = Name dieser Aufstellung
setup-save = Merken
setup-save-half = Eine Aufstellung kann man merken, wenn alle Figuren stehen.
setup-saved-as = Gemerkt als { $name }.
setup-saved-none = Noch nichts gemerkt. Was du merkst, bleibt in diesem Browser.
setup-forget = { $name } wegwerfen
setup-forgotten = { $name } ist weg.
setup-code = Die Aufstellung als Text
setup-code-hint = Ein Buchstabe je Feld, die vorderste Reihe zuerst. Kopier ihn für später oder für Freunde, oder füg hier einen ein.
setup-code-use = Auf den Plan stellen
setup-copy = Kopieren
setup-copied = Kopiert.
setup-copy-failed = Der Browser erlaubt kein Kopieren: Markier den Text und kopier ihn von Hand.
setup-letters = Wer welchen Buchstaben hat
setup-letter = { NAME($name) }{ $copies ->
    [one] { "" }
   *[other] { " " }(×{ $copies })
 }
setup-code-empty = In diesem Text ist keine Aufstellung.
setup-code-letter = Niemand in dieser Armee hat das Zeichen { $letter }.
setup-code-length = { $found ->
    [one] Das ist ein Buchstabe
   *[other] Das sind { $found } Buchstaben
 }, aber { $wanted } Felder.
setup-code-many = { NAME($name) } steht { $found }-mal da, aber es gibt { $copies ->
    [one] nur eine Figur davon
   *[other] nur { $copies } davon
 }.

setup-page = Armee aufstellen
setup-game = Spiel
setup-game-game-1 = Spiel 1
setup-game-game-2 = Spiel 2
setup-game-classic = Klassisch
setup-army = Armee
setup-try = Gegen den Computer ausprobieren
