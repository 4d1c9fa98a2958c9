# Die App selbst, auf Deutsch. Spiele bringen eigene Wörter mit.

## Überall

nav = Hauptmenü
home = Startseite
home-link = rollout, Startseite
about = Über rollout
jump-to-content = Zum Inhalt springen
close = Schließen
loading = Einen Moment …
settings = Einstellungen
mute = Töne aus
play = Spielen
learn = So geht’s
set-up-army = Armee aufstellen
nav-more = Mehr über rollout

settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-pace = Bewegung
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-off = Aus
settings-sound = Töne
settings-sound-on = An
settings-sound-off = Aus
settings-volume = Lautstärke
settings-kept = Änderungen gelten sofort und bleiben in diesem Browser. Ein Konto gibt es nicht.
settings-reset = Zurücksetzen
settings-text = Schriftgröße
settings-text-normal = Normal
settings-text-large = Groß
settings-text-huge = Sehr groß

## Startseite

home-title = Roboter, Würfel und ein Tisch im Hangar
home-text = Brettspiele mit Robotern, hier im Browser. Setz dich und spiel los: Der Tisch kennt die Regeln.
home-free = Kostenlos und ohne Konto
home-people = Allein, mit Freunden oder an einem Gerät
home-hidden = Verdeckt bleibt verdeckt
continue = Weiterspielen
forget-game = { $game } ({ $against }) aus dieser Liste nehmen
game-teaser = { $seats ->
    [one] Für eine Person.
   *[other] Für { $seats } Personen.
 }

## Neues Spiel

new-game = Spiel einrichten
your-name = Dein Name
player-name = Spieler
opponent = { $count ->
    [one] Wer spielt gegen dich?
   *[other] Wer spielt gegen dich? ({ $count } Computer)
 }
computer-name = { $number ->
    [0] Computer
   *[other] Computer { $number }
 }
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
more-options = Weitere Einstellungen
start-game = Spiel beginnen

## Der Tisch

table = Tisch
stage = Spielbrett
side = Verlauf und Regeln
side-open = Verlauf und Regeln zeigen
log = Verlauf
log-empty = Noch ist nichts geschehen.
rules = Regeln
table-loading = Der Tisch wird gedeckt …
your-move = Du bist dran
phase = Dran: { $who }
skip = Überspringen
waiting = Einen Moment …
waiting-for = Warten auf { $who }
primary-idle = Wähle etwas aus
look-at-the-end = Ergebnis zeigen
choices = Was du tun kannst
seats = Plätze
choices-none = Gerade ist nichts zu tun.

command = Eine Aktion eintippen
command-example = Zum Beispiel: { $example }
command-send = Ausführen

keys-help = Tasten
keys-arrows = durchgehen, was möglich ist
keys-enter = tun, was markiert ist
keys-tab = zum nächsten Knopf, zur nächsten Karte, zum nächsten Feld
keys-escape = Markierung aufheben, Meldung schließen
keys-skip = überspringen, was gerade gezeigt wird
keys-command = eine Aktion eintippen
keys-question = diese Liste zeigen

link-connecting = Verbindung wird aufgebaut
link-open = Verbunden
link-lost = Die Verbindung ist weg. Neuer Versuch …
link-closed = Nicht verbunden

won = { $winner } gewinnt!
won-own = Du gewinnst!
lost-own = Gut gespielt! Das nächste Spiel kannst du gewinnen.
drawn = Unentschieden
play-again = Noch einmal spielen
save-record = Aufzeichnung speichern

## Regeln

rules-of = Regeln von { $game }
rules-all = Alle Regeln
rules-guide = Kurz gesagt
rules-edition = Diese Seiten erzählen von unserer eigenen Ausgabe. Dein Tisch spielt „{ $title }“: Spielplan, Karten und Zahlen können anders sein.
rules-edition-unknown = Diese Seiten erzählen von unserer eigenen Ausgabe. Dein Tisch spielt eine andere: Spielplan, Karten und Zahlen können anders sein.
rules-chapters = Kapitel
rule-example = Beispiel:
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
 }
rules-best = { $count ->
    [one] Am besten passt diese Regel
   *[other] Am besten passen diese { $count } Regeln
 }
rules-none = Diese Wörter kommen nirgends vor.
rules-found-guide = In keiner Regel stehen diese Wörter, aber in der Einführung.
rules-try = Versuche eines davon:
rules-show-all = Alle Regeln zeigen
rules-missing = Für dieses Spiel sind keine Regeln aufgeschrieben.
rule-ruling = unsere Auslegung
rule-option = wählbar
rule-now = jetzt
help-missing = Zu diesem Spiel gibt es keine Einführung in deiner Sprache. Die Regeln stehen auf dieser Seite.

## Warum nicht

tried = „{ $text }“
why-not = Warum nicht? Regel { $rule }
allowed-now = Jetzt möglich:
refused-not-now = Das geht gerade nicht.
refused-one-at-a-time = Bitte Schritt für Schritt: Dazwischen entscheidet der Zufall.
refused-not-understood = Das versteht der Tisch nicht.
refused-stale = Das Spiel ist inzwischen weitergegangen. Bitte schau noch einmal hin.
refused-not-your-turn = Dieser Platz ist nicht an der Reihe.

## Was schiefging

broken-title = Dieser Tisch lässt sich nicht zeigen
broken-save = Du kannst das Spiel noch als Datei speichern, um es aufzuheben oder anderswo anzusehen.
gone-title = Dieser Tisch ist nicht mehr da
gone-text = Vielleicht fehlt ein Stück vom Link, oder der Tisch wurde schon abgeräumt.
failed-unreachable = Der Server antwortet nicht. Läuft er noch?
failed-unknown-table = Diesen Tisch gibt es nicht.
failed-unknown-token = Dieser Browser hat an jenem Tisch keinen Platz.
failed-unknown-game = Dieses Spiel steht nicht im Regal.
failed-outdated-rules = Dieses Spiel wurde nach älteren Regeln begonnen, die es hier nicht mehr gibt. Darum kann es nicht weitergehen.
failed-outdated-values = Dieses Spiel wurde mit einem Plan und Karten gespielt, die es hier nicht mehr gibt. Darum kann es nicht weitergehen.
failed-outdated-record = Dieses Spiel wurde nach anderen Regeln oder mit einem Plan und Karten gespielt, die es hier nicht gibt. Es kann in Ordnung sein, lässt sich aber nicht zeigen.
failed-set-aside = Dieses Spiel lässt sich nicht fortsetzen: Sein Verlauf passt nicht mehr zu den Regeln. Es bleibt aufbewahrt.
failed-nonce-missing = An diesem Tisch hat das Spiel noch nicht begonnen, und nur wer dort sitzt, kann es beginnen.
failed-not-begun = Das Spiel hat noch nicht begonnen.
failed-not-saved = Der Server kann gerade nicht speichern, darum ist alles beim Alten. Bitte versuche es noch einmal.
failed-too-fast = Das war zu schnell. Bitte warte einen Moment.
failed-too-slow = Dieser Browser kam nicht mit und wurde getrennt. Er kommt von selbst zurück.
failed-silent = Die Verbindung hat zu lange gedauert.
failed-malformed = Der Server versteht nicht, was diese Seite geschickt hat. Lade die Seite neu.
failed-unfit-options = Diese Einstellungen passen nicht zusammen.
failed-unfit-seats = Dieses Spiel braucht andere Plätze.
failed-no-person = Mindestens ein Platz ist für eine Person.
failed-unknown-invitation = Diese Einladung gibt es nicht. Wurde der Link vollständig kopiert?
failed-invitation-used = Diesen Platz hat schon jemand genommen. Bitte um eine neue Einladung, oder schau zu.
failed-seat-taken = Den Platz am neuen Tisch hat ein anderes Fenster dieses Browsers genommen. Spiele dort weiter.
failed-table-full = Diesem Tisch sehen schon zu viele zu.
failed-not-over = Das Spiel läuft noch.
failed-not-reachable = Diesen Server erreicht nur dieser Rechner.
failed-not-seen = Solange das Spiel läuft, kann man es nur mit den eigenen Augen oder als Zuschauer noch einmal ansehen.
failed-unfit-record = Diese Datei lässt sich nicht nachspielen.
failed-too-long = Dieses Spiel ist zu lang, um es hier noch einmal zu zeigen.
failed-busy = Der Server hat gerade zu viel zu tun. Bitte versuche es noch einmal.
failed-spectator = Wer zuschaut, kann nichts tun.
failed-request-reused = Das wurde schon geschickt.
failed-not-found = Das gibt es nicht.
failed-not-allowed = Das ist nicht erlaubt.
failed-foreign-origin = Diese Adresse nimmt der Server nicht an. Nimm die, die er beim Start genannt hat.
failed-internal = Der Server hat einen Fehler gemacht. Es ist alles beim Alten.

## Seiten

lost-title = Vier, nichts, vier
lost-text = Die Würfel zeigen 404: Unter dieser Adresse gibt es keine Seite.
lost-back = Zurück
about-title = Über rollout
about-text = Ein Tisch für Brettspiele mit Robotern, von Fans gemacht für Kinder, Familien und Neugierige.
about-fan = Von Fans gemacht
about-fan-text = Inoffiziell. Namen von Spielen und Figuren stehen hier nur, damit klar ist, was gespielt wird. Sie gehören ihren Eigentümern, die mit diesem Projekt nichts zu tun haben.
about-drawings = Eigene Zeichnungen, eigene Worte
about-drawings-text = Jeder Roboter, jede Karte und jedes Brett ist hier neu gezeichnet, und die Regeln sind in eigenen Worten erzählt. Bilder aus den Schachteln gibt es nicht.
about-fair = Würfel, die man nachrechnen kann
about-fair-text = Vor dem Spiel legt sich der Server auf ein Geheimnis fest. Dein Browser gibt ein eigenes dazu, und aus beiden folgen alle Würfe. Ist das Spiel aus, steht das Geheimnis in der Aufzeichnung, und „rollout verify“ rechnet jeden Wurf nach.
about-secret = Verdeckt heißt verdeckt
about-secret-text = Dein Browser bekommt nur, was dein Platz wissen darf. Auch der Computer sieht nicht mehr als ein Mensch auf seinem Platz.
about-rebuilt = Was nachgebaut ist
about-rebuilt-text = Manches aus den gedruckten Spielen ist verloren, etwa Spielpläne und Kartenlisten. Dort haben wir eigene gemacht und sagen es auch; „rollout data“ zählt jeden solchen Wert auf.
about-free = Freie Software
about-free-text = Der Quelltext steht unter der MIT-Lizenz. Alles läuft auf deinem eigenen Rechner.

# -- Gespräch am Tisch --------------------------------------------------------------------------------------

talk-resign = Aufgeben
talk-take-back = Zug zurücknehmen
talk-computer = Den Computer für { $seat } spielen lassen
talk-back = Meinen Platz wieder übernehmen
talk-end = Spiel beenden
told-resigned = { $seat } gibt auf.
told-took-back = { $seat } nimmt einen Zug zurück.
told-computer-took-over = Der Computer spielt jetzt für { $seat }.
told-came-back = { $seat } ist wieder da.
told-ended-early = { $seat } beendet das Spiel.
outcome-resigned = { $loser } hat aufgegeben: { $winner } gewinnt.
talk-offer-draw = Unentschieden anbieten
talk-agree = Annehmen
talk-decline = Ablehnen
told-draw-offered = { $seat } bietet ein Unentschieden an.
told-draw-agreed = { $seat } nimmt das Unentschieden an.
told-draw-declined = { $seat } lehnt das Unentschieden ab.
outcome-agreed = Unentschieden, wie beide es wollten.
refused-draw = In diesem Spiel kann kein Unentschieden vereinbart werden.
refused-draw-offered = Ein Unentschieden ist schon angeboten und noch nicht beantwortet.
refused-draw-again = Du hast schon ein Unentschieden angeboten. Nach deinem nächsten Zug kannst du es wieder tun.
refused-draw-not-offered = Dir ist kein Unentschieden angeboten.
draw-asked = { $who } bietet dir ein Unentschieden an.
draw-asked-called = { $who } bietet { $name } ein Unentschieden an.
draw-asked-hint = Das Angebot gilt, bis dein Zug zu Ende ist.
draw-waits = Du hast ein Unentschieden angeboten; { $name } hat noch nicht geantwortet.
outcome-ended-early = Das Spiel wurde ohne Sieger beendet.
refused-talk = Das geht gerade nicht.
refused-talk-over = Das Spiel ist aus.
refused-take-back = Das lässt sich nicht mehr zurücknehmen: Etwas wurde aufgedeckt oder gewürfelt, oder jemand hat schon geantwortet.
refused-nobody-left = Niemand hat den Tisch verlassen.
refused-computer-plays = Für diesen Platz spielt der Computer. Nimm ihn zuerst zurück.

# -- Menschen: neue Spiele, Einladungen, Warteraum -----------------------------------------------------------

play-now = Jetzt spielen
play-now-computer = gegen den Computer
play-now-level = gegen den Computer: { $level }
play-computer = Gegen den Computer
play-friend = Mit Freunden
play-here = An einem Gerät
who-plays = Wie möchtest du spielen?
who-on-seat = Wer sitzt auf Platz { $number }?
with-computer = Der Computer
with-friend = Jemand per Link
with-here = Jemand an diesem Gerät
with-friend-text = Du bekommst einen Link und einen QR-Code zum Weitergeben. Das Spiel beginnt, wenn alle da sind.
with-here-text = Das Gerät geht von Hand zu Hand. Bis es in den richtigen Händen ist, bleibt der Tisch verdeckt.
level = Wie stark ist der Computer?
their-name = Name der anderen Person
player-number = Spieler { $number }
your-seat = Dein Platz
seat-number = Platz { $number }
absence = Wenn jemand den Tisch verlässt
absence-ask = Die anderen fragen, wie es weitergeht
absence-computer = Der Computer spielt sofort weiter
absence-wait = Warten
make-invitation = Einladung erstellen

seat-open = Freier Platz
waiting-room = Warten, bis alle da sind
waiting-invite = Lade jemanden an deinen Tisch ein
waiting-begins = Das Spiel beginnt von selbst, sobald alle da sind.
waiting-for-people = Es fehlt noch jemand
waiting-else = Kommt niemand? Dann geht auch das:
late-link = Link für { $who }
late-link-hint = Er führt an diesen Tisch, im selben Browser wie beim letzten Spiel.
invite-to-seat = Für Platz { $number }
invite-link = Link zum Weitergeben
invite-link-hint = Er gilt einmal, für eine Person.
invite-link-here = Er gilt nur auf diesem Computer, zum Beispiel in einem anderen Browser.
copy-link = Kopieren
copied = Kopiert
share = Teilen
qr-alt = QR-Code der Einladung
qr-hint = Oder mit einem Handy abfotografieren.
only-this-network = Das klappt nur im selben Netz, zum Beispiel im selben WLAN.
only-this-machine = Dieser Server antwortet nur auf diesem Rechner, der Link führt also von anderen Geräten aus nirgendwohin. Beende den Server und starte ihn so:

being-open = Noch niemand
being-here = Da
being-away = Kurz weg
being-left = Ist gegangen
being-computer = Computer
being-replaced = Computer spielt
being-expected = Noch nicht da

invitation = Einladung
invitation-title = { $who } lädt dich ein: { $game }
invitation-own = Das ist eine Einladung an deinen eigenen Tisch. Gib sie weiter, oder lass jemanden hier an diesem Gerät Platz nehmen.
invitation-gone = Dieser Platz ist besetzt
invitation-gone-text = Eine Einladung gilt für eine Person, und diese hat schon jemand benutzt. Bitte { $who } um eine neue. Zuschauen kann jeder.
invitation-yours = Du sitzt schon auf diesem Platz
invitation-none = Diese Einladung gilt nicht
somebody = Jemand
accept = Platz nehmen und spielen
sit-here = An diesem Gerät Platz nehmen
to-table = Zum Tisch
watch = Zuschauen

# -- Menschen: am Tisch --------------------------------------------------------------------------------------

menu = Menü
keys-menu = das Menü öffnen
you-watch = Du schaust zu
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
 }
watchers-too = { $count ->
    [one] Eine andere Person schaut zu
   *[other] { $count } andere Personen schauen zu
 }
watch-link = Link zum Zuschauen
watch-link-hint = Wer ihn hat, sieht, was alle am Tisch sehen, und nichts Verdecktes.
resign-sure = { $seats ->
    [2] Wirklich aufgeben? Das Spiel ist dann aus, und die andere Seite gewinnt.
   *[other] Wirklich aufgeben? Der Computer spielt diesen Platz zu Ende.
 }
resign-not = Weiterspielen
has-left = { $who } hat den Tisch verlassen.
left-choose = Du kannst warten oder entscheiden, wie es weitergeht.
left-computer = Computer spielen lassen
left-wait = Der Tisch wartet.
computer-plays-for-you = Auf diesem Platz spielt gerade der Computer.
again-offered = Für alle steht ein neues Spiel bereit.
again-join = Dort Platz nehmen
again-watch = Beim neuen Spiel zuschauen
turn-of-name = { $name } ist dran

hand-over = { $name } ist dran
hand-over-hint = Gib das Gerät an { $name } weiter. Jetzt sollte nur { $name } hinschauen.
hand-over-hold = Gedrückt halten: Ich bin { $name }
hand-over-plain = Den Tisch ohne Halten für { $name } aufdecken
hand-over-other = { $name } möchte schauen
hand-over-other-plain = { $name } ohne Halten schauen lassen
hand-over-log = Was { $name } vielleicht verpasst hat
hand-on = Gerät weitergeben

# -- Wiederholungen ------------------------------------------------------------------------------------------

replay = Das Spiel noch einmal ansehen
replay-so-far = Bisheriges Spiel ansehen
replay-file = Ein aufgezeichnetes Spiel ansehen
replay-file-text = Wähle die Datei einer Aufzeichnung, wie „Aufzeichnung speichern“ sie macht. Du kannst Schritt für Schritt hindurchgehen, allen in die Karten schauen und erfährst, wenn das Spiel zu Ende ist, ob die Würfe stimmen.
replay-choose = Datei wählen
replay-drop = oder hierher ziehen
replay-other = Andere Aufzeichnung
replay-wrong = { $name } lässt sich nicht zeigen
replay-events = Was geschah
replay-setup = Das Spiel wird aufgebaut
replay-unseen = { $who } tut etwas Verdecktes.
replay-place = Stelle im Spiel
replay-speed = Tempo
replay-frame = Schritt { $frame } von { $last }
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Ans Ende
replay-keys = ← → Schritt, Leertaste spielt ab, Pos1 und Ende springen
viewpoint = Gezeigt wird
viewpoint-watcher = Was alle sehen dürfen
viewpoint-seat = Was { $name } sehen darf
findings = Diese Aufzeichnung stimmt nicht:
findings-none = Jeder Wurf folgt aus dem Geheimnis, das vor dem Spiel festgelegt wurde.
findings-none-computers = An dieser Aufzeichnung ist nichts falsch.

# -- Faire Würfel --------------------------------------------------------------------------------------------

fair = Sind die Würfel fair?
fair-1 = Bevor jemand Platz nimmt, wählt der Server ein Geheimnis und zeigt dessen Fingerabdruck, kann es also später nicht mehr ändern.
fair-2 = Dann gibt der Browser jeder Person einen eigenen Zufallsanteil dazu, und jeder Wurf und jede gezogene Karte folgen aus dem Geheimnis und allen Anteilen zusammen: So kann weder der Server noch ein Spieler aussuchen, was kommt.
fair-3 = Ist das Spiel aus, steht das Geheimnis in der Aufzeichnung.
fair-4 = Dann kann dein Browser, oder wer sonst die Aufzeichnung hat, jeden Wurf nachrechnen und sieht sofort, wenn das Geheimnis nicht zum Fingerabdruck passt.
fair-table = Die Würfel an diesem Tisch
fair-check = Jetzt jeden Wurf prüfen
fair-good = Jeder Wurf in der Aufzeichnung folgt aus dem Geheimnis.
fair-bad = Die Würfel an diesem Tisch kann man nicht fair nennen.
fair-numbers = Die Zahlen, für Fachleute
fair-commitment = Fingerabdruck des Geheimnisses (SHA-256)
fair-secret = Das Geheimnis
fair-later = Ist das Spiel aus, kannst du hier jeden Wurf prüfen.
fair-nothing = In diesem Spiel wird nicht gewürfelt und keine Karte gezogen, also gibt es nichts zu prüfen.
fair-players = Ist das Spiel aus, können alle, die mitgespielt haben, hier jeden Wurf prüfen.
fair-fits = Das Geheimnis ist das, das der Server vor dem Spiel festgelegt hat.
fair-fits-not = Das Geheimnis ist nicht das, das der Server vor dem Spiel festgelegt hat.
fair-share = Der Anteil deines Browsers steckt darin, also konnte niemand allein die Würfel bestimmen.
fair-share-not = Der Anteil deines Browsers fehlt.
fair-draws = { $draws ->
    [one] Dein Browser hat den einzigen Wurf oder die einzige gezogene Karte nachgerechnet: Es stimmt.
   *[other] Dein Browser hat { $draws } Würfe und gezogene Karten nachgerechnet: Alle stimmen.
 }
fair-draws-none = In der Aufzeichnung steht kein Wurf, der sich prüfen ließe.
fair-draws-not = { $wrong ->
    [one] Von { $draws } Würfen und gezogenen Karten folgt eine Sache nicht aus dem Geheimnis. Sie steht in Schritt { $step } der Aufzeichnung.
   *[other] { $wrong } von { $draws } Würfen und gezogenen Karten folgen nicht aus dem Geheimnis. Das erste Mal ist das in Schritt { $step } der Aufzeichnung.
 }
fair-unread = { $count ->
    [one] Zeile { $line } der Aufzeichnung lässt sich nicht lesen. Was dort steht, ist nicht geprüft.
   *[other] { $count } Zeilen der Aufzeichnung lassen sich nicht lesen. Was dort steht, ist nicht geprüft. Die erste ist Zeile { $line }.
 }
fair-seen = Ob das die Würfe sind, die du gesehen hast, kannst du selbst nachsehen:
fair-changed = Der Server nennt jetzt einen anderen Fingerabdruck als vor dem Spiel. Da stimmt etwas nicht.
fair-verify = Wer keinem Browser traut, speichert die Aufzeichnung und ruft auf:
fair-file = DATEI

# -- der Einstieg, und der Fuß der Seiten --------------------------------------------------------------------

learn-playing = Beim Spielen lernen
learn-first = Neu hier? Etwa drei Minuten
learn-minutes = etwa drei Minuten
lesson = Einstieg
lesson-progress = { $come } von { $topics }
lesson-on = Weiter
lesson-ok = Alles klar
lesson-skip = Überspringen
lesson-end = Fertig
lesson-slow = Der Einstieg braucht lange, bis er da ist.
lesson-failed = Der Einstieg ist nicht angekommen.
lesson-without = Ohne den Einstieg spielen
lesson-read = Vorlesen
course-again = Noch einmal
course-idle = Wähle auf dem Plan
course-before = Zurück
course-skip = Überspringen
course-repeat = Noch einmal von vorn
start-failed = Es ließ sich kein Tisch decken
start-retry = Noch einmal versuchen
fan-note = Ein inoffizielles Fan-Projekt.
fan-note-text = Namen von Spielen und Figuren gehören ihren Eigentümern, die damit nichts zu tun haben. Alle Zeichnungen und Worte sind unsere eigenen.

# -- eigene Ausgaben -----------------------------------------------------------------------------------------

edition = Ausgabe
edition-ours = Unsere, zum Teil nachgebaut
edition-mine = { $title } (deine eigene)
edition-own = Mit Spielplan und Karten der eigenen Schachtel spielen
edition-another = Eine andere Ausgabe mitbringen
edition-hint = Wer das gedruckte Spiel besitzt, kann seinen Spielplan und seine Karten in eine Datei schreiben und damit spielen. Die Seite nennt jeden Fehler darin mit seiner Zeile.
edition-bring = Datei wählen
edition-template = Vorlage herunterladen
edition-file = Diese Ausgabe herunterladen
edition-forget = Aus diesem Browser entfernen
edition-line = Zeile { $line }
edition-mistakes = { $count ->
    [one] In { $file } ist ein Fehler
   *[other] In { $file } sind { $count } Fehler
 }
edition-brought = Die Ausgabe „{ $title }“ ist geprüft und jetzt gewählt.
edition-played = Gespielt wird die Ausgabe „{ $title }“.
edition-about = Über diese Ausgabe
edition-compare = Unsere eigene Ausgabe
edition-lead-ours = Damit wird { $game } hier gespielt. Manches ist in den Regeln gedruckt; wo nichts überliefert ist, haben wir Eigenes gemacht.
edition-lead-own = Das ist die eigene Ausgabe eines Besitzers von { $game }. Sie sagt selbst, woher ihre Werte kommen; niemand hat das mit einem gedruckten Spiel verglichen.
edition-none = { $game } kommt mit seinen Regeln allein aus: Es gibt kein Brett und keine Kartenliste, die eine Ausgabe ändern könnte.
edition-with = Womit gespielt wird
edition-from = Woher es kommt
edition-values = { $count } Werte
edition-digest = Fingerabdruck der Datei:
edition-kind-owner = Aus der Schachtel des Besitzers
edition-kind-owner-text = Von einem gedruckten Spiel abgelesen.
edition-kind-choice = Von uns nachgebaut
edition-kind-choice-text = Erfunden, weil niemand die gedruckten Werte kennt oder weil jemand sie so wollte.
edition-kind-made-up = Erfunden
edition-kind-inferred = Erschlossen
edition-kind-inferred-text = Nirgends gedruckt, folgt aber aus dem, was gedruckt ist.
edition-kind-public = Anderswo veröffentlicht
edition-kind-public-text = Aus anderen Quellen, die jeder nachsehen kann.
edition-kind-rulebook = In den Regeln gedruckt
edition-kind-rulebook-text = So steht es in der Spielanleitung.
failed-edition-too-large = Diese Datei ist zu groß für eine Ausgabe: Sie darf höchstens 65.536 Zeichen haben.
failed-file-unreadable = Diese Datei lässt sich nicht lesen.
failed-unknown-edition = Dieser Server hat die Ausgabe nicht. Bitte die Datei noch einmal wählen.
failed-unfit-edition = Diese Ausgabe kann nicht mehr gespielt werden, weil sich die Regeln seither geändert haben.
failed-editions-full = Dieser Server bewahrt so viele Ausgaben auf, wie er kann. Bitte später noch einmal versuchen.

# -- was an einem Wert nicht stimmt, den jemand aufgeschrieben hat; davor steht der Wert mit einem Doppelpunkt ---

problem-said = { $said }
problem-number = hier muss eine ganze Zahl von { $low } bis { $high } stehen
problem-list = hier muss eine Liste stehen
problem-choice = hier muss eines davon stehen: { $allowed }
problem-option = das kann man hier nicht wählen
problem-no-option = { $allowed ->
    [none] das Spiel hat keine Einstellungen
   *[other] das Spiel kennt diese Einstellung nicht; es gibt { $allowed }
 }
problem-step = { $step ->
    [1] hier muss eine ganze Zahl von { $low } bis { $high } stehen
    [2] hier muss eine gerade Zahl von { $low } bis { $high } stehen
   *[other] hier muss eine Zahl von { $low } bis { $high } stehen, die sich durch { $step } teilen lässt
 }
problem-options = diese Wahl passt nicht zum Spiel
problem-missing = dieser Wert fehlt
problem-sort = { $sort ->
    [text] hier muss ein Text in Anführungszeichen stehen
    [list] hier muss eine Liste in eckigen Klammern stehen
    [table] hier muss eine Tabelle mit Namen und Werten stehen
    [truth] hier muss true oder false stehen
    [whole] hier muss eine ganze Zahl stehen
   *[decimal] hier muss eine Zahl mit Punkt stehen
 }
problem-unknown = { $close ->
    [none] einen solchen Wert hat { $game } nicht
   *[other] einen solchen Wert hat { $game } nicht; es gibt { $close }
 }
problem-source = eine Quelle braucht einen Titel, den man sehen kann, und eine dieser Arten: { $kinds }
problem-source-key = eine Quelle hat kind und title, sonst nichts
problem-no-sources = es ist keine Quelle der Werte angegeben
problem-no-source = hier fehlt die Quelle
problem-undeclared = die Quelle { $source } ist nirgends angegeben
problem-size = die Datei hat { $count } Zeichen; eine Ausgabe hat höchstens { $most }
problem-surrogate = hier steht ein halbes Zeichen
problem-digits = so lang ist keine Zahl
problem-depth = das ist zu tief verschachtelt
problem-lists = so viele Listen in Listen gehen nicht
problem-toml = { $why ->
    [twice] diese Zeile lässt sich nicht lesen: hier steht etwas zum zweiten Mal
    [string] diese Zeile lässt sich nicht lesen: ein Text ist nicht geschlossen oder enthält ein verbotenes Zeichen
    [bracket] diese Zeile lässt sich nicht lesen: eine Klammer ist nicht geschlossen, oder ein Komma fehlt
    [value] diese Zeile lässt sich nicht lesen: hinter dem = steht weder eine Zahl noch ein Text in Anführungszeichen noch eine Liste
   *[line] diese Zeile lässt sich nicht lesen: eine Zeile ist eine [Tabelle], ein Name = Wert oder ein # Kommentar
 }
problem-name = { $name } kann kein Name eines Wertes sein: der hat Buchstaben ohne Umlaute, Ziffern, - und _
problem-hidden = der Text enthält ein Zeichen, das niemand sieht ({ $character })
problem-text = ein Text hat hier höchstens { $most } Zeichen, nicht { $count }
problem-large = hier muss eine Zahl von { $low } bis { $high } stehen
problem-kind = hier muss eine Zahl, ein Text oder eine Liste stehen
problem-header = eine Tabelle [edition] muss da sein, mit title und game = "{ $game }"
problem-header-key = in [edition] stehen title und game, sonst nichts
problem-no-game = eine Ausgabe beginnt mit [edition]; darin stehen title und game, zum Beispiel game = "robot-heroes"
problem-other-game = hier muss "{ $game }" stehen
problem-title = hier muss ein Titel mit 1 bis { $most } Zeichen stehen, die man sehen kann
problem-no-values = { $game } hat keine Werte, die eine Ausgabe ändern könnte
problem-fallen = damit lässt sich { $game } nicht aufbauen
problem-endless = ein Spiel damit ({ $options }) war nach { $actions } Zügen nicht zu Ende
problem-notation = damit gäbe es einen Zug, den man nicht so aufschreiben kann, dass er verstanden wird: { $text }
problem-more = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
 }
