game-title = Hideout

option-captives = Gefangene
option-captives-shown = Offen
option-captives-shown-text = Alle sehen die Figuren eines Kampfes.
option-captives-secret = Geheim
option-captives-secret-text = Wer zuschaut, sieht sie nicht.
option-captives-forgotten = Vergessen
option-captives-forgotten-text = Sie werden einmal gezeigt; was geschlagen ist, erfährt man erst am Ende wieder.

name-core = Kern
name-runner = Läufer
name-guard = Wache
name-giant = Riese

phase-setup = { $who } bauen verdeckt auf
phase-choose = { $who } wählt eine Figur
phase-go = { $who } zieht die gewählte Figur
phase-step = { $who }: ein zweiter Schritt oder stop
phase-over = Das Spiel ist aus

told-piece-placed = { $seat } setzt { NAME($piece) } auf { $cell }.
told-seat-ready = { $seat } ist fertig.
told-turn-began = { $seat } ist als Nächstes am Zug.
told-piece-chosen = { $seat } wählt die Figur auf { $cell }.
told-piece-moved = { $seat } zieht { $path }.
told-runner-shown = Die Figur auf { $cell } ist ein Läufer.
told-move-ended = { $seat } bleibt stehen.
told-pieces-fought = Auf { $cell } greift { NAME($attacker) } an, es verteidigt { NAME($defender) }.
told-pieces-fought-unseen = Zwei Figuren kämpfen auf { $cell }.
told-piece-stayed = { $seat } hält { $cell }.
told-both-taken = Beide Figuren auf { $cell } sind geschlagen.
told-game-ended = Das Spiel ist aus.

outcome-core = { $winner } nimmt den Kern und gewinnt.
outcome-stuck = { $winner } gewinnt: der andere Platz kann nicht ziehen.
outcome-moves = Die Züge sind verbraucht: unentschieden.

choice-place = Auf { $cell } setzen
choice-choose = Figur auf { $cell } ziehen
choice-go = Nach { $cell } gehen
choice-stop = Hier bleiben

refused-over = Das Spiel ist aus.
refused-not-now = Das geht jetzt nicht.
refused-ready = Dieser Aufbau ist fertig.
refused-place-first = Erst werden die Figuren gesetzt.
refused-not-home = Figuren werden auf die eigenen zwei Reihen gesetzt.
refused-cell-taken = Dort steht schon eine Figur.
refused-not-your-turn = Der andere Platz ist am Zug.
refused-choose-first = Erst wird eine Figur gewählt.
refused-not-yours = Dort steht keine dieser Figuren.
refused-core-stays = Der Kern zieht nie.
refused-step-first = Eine gewählte Figur muss ziehen.
refused-chosen-already = Es ist schon eine Figur gewählt.
refused-one-step = Nur ein Läufer macht einen zweiten Schritt, und nicht nach einem Kampf.
refused-no-way = Eine Figur geht auf ein Nachbarfeld, das die eigene Seite nicht besetzt.
problem-pieces = es müssen { $count } Figuren und Stärken sein
