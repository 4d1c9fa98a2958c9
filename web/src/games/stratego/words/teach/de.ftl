# Die Kurse von Stratego Transformers: so kurz, dass man sie einem Kind von acht Jahren vorlesen kann.

course-first = Die Regeln auf dem Spielplan
course-first-end = Du kennst die Regeln!
course-first-end-text = Die andere Seite sieht, wo deine Figuren stehen, nie, wer sie sind. Finde ihre Flagge, bevor deine gefunden wird! In Spiel 2 haben viele Figuren Spezialfähigkeiten: Auch dafür gibt es einen Kurs.
course-powers = Spezialfähigkeiten
course-powers-end = Du kennst die Fähigkeiten!
course-powers-end-text = Tippe eine Figur an, dann siehst du, was sie kann. Wer eine Fähigkeit benutzt, wird der anderen Seite gezeigt: Wähle also den Augenblick gut.
drill-impossible = Das geht hier nicht. Lies noch einmal, was zu tun ist.

drill-step-title = Ein Feld weit
drill-step = Tippe Jazz an und dann ein leuchtendes Feld. Figuren gehen ein Feld vor, zurück oder zur Seite, nie über Eck.
drill-step-done = Das war ein Zug. In jedem Zug bewegst du eine Figur, oder du greifst mit einer an.

drill-attack-title = Wer bist du?
drill-attack = Du weißt nicht, wer vor Ironhide steht. Greif an! Tippe Ironhide an, dann die andere Figur und dann den großen Knopf.
drill-attack-done = Beide werden gezeigt, und der höhere Rang gewinnt: 9 schlägt 7. Ironhide nimmt das Feld ein. Bei gleichem Rang wären beide weg.
drill-attack-else = Das war ein Zug. Greif diesmal die Figur vor Ironhide an.

drill-choose-title = Wen kann Sam schlagen?
drill-choose = Beide Figuren neben Sam sind schon gezeigt worden. Greif die an, die Sam schlagen kann.
drill-choose-done = 5 schlägt 4. Du musst nie angreifen, also wähle gut.
drill-choose-lost = 7 schlägt 5: Sam ist geschlagen, und die andere Figur bleibt, wo sie ist.
drill-choose-else = Vorsichtig! Greif ruhig die Figur mit dem kleineren Rang an.

drill-scout-title = Der Späher rennt
drill-scout = Rang 2 rennt so weit, wie der Weg frei ist, und darf am Ende angreifen. Schick den Späher bis zur Figur ganz hinten.
drill-scout-done = Du hast einen Spion erwischt! Wer einen Spion angreift, schlägt ihn. Aber jetzt kennen alle deinen Späher: Wer rennt, wird gezeigt.
drill-scout-else = Der Späher kann viel weiter rennen. Greif die Figur am Ende der Reihe an.

drill-spy-title = Der Spion und die 10
drill-spy = Der AllSpark ist dein Spion, S. Er verliert gegen fast alle. Aber wenn er eine 10 angreift, gewinnt er. Greif an!
drill-spy-done = Megatron ist weg! Aber gib acht: Hätte Megatron zuerst angegriffen, wäre der Spion weg.
drill-spy-lost = Nur eine 10, eine Flagge oder einen anderen Spion: Eine 9 schlägt deinen Spion.
drill-spy-else = Die 10 steht gleich neben dir. Greif an, bevor sie es tut!

drill-trap-title = Die Falle
drill-trap = Eine Falle zieht nie und schlägt jeden, der sie angreift. Nur Rang 3, die Agenten, können sie entschärfen. Wer soll es tun?
drill-trap-done = Die Falle ist weg, und der Agent steht dort. Heb deine Agenten für die Fallen um die Flagge auf!
drill-trap-lost = Auch eine 9 ist in der Falle verloren, und die Falle bleibt. Schick einen Agenten.
drill-trap-else = Nicht schlecht, aber die Falle ist noch da.

drill-flag-title = Wo ist die Flagge?
drill-flag = Eine von diesen dreien ist die Flagge. Zwei haben schon gezogen: Das zeigen die Pfeile. Flagge und Fallen ziehen nie. Greif die richtige an!
drill-flag-done = Die Flagge! Du hast gewonnen. Wer sie schlägt, gewinnt sofort.
drill-flag-lost = Die hatte schon gezogen, also war sie keine Flagge. Und stärker war sie auch.
drill-flag-else = Die Flagge ist neben dir. Such die Figur, die nicht gezogen hat.

drill-setup-title = Stell deine Armee auf
drill-setup = Vor dem Spiel stellst du alle Figuren auf. Tippe zwei an, dann tauschen sie. Oder nimm eine Vorlage. Die Flagge gehört nach hinten, mit Fallen ringsum. Bereit?

drill-detect-title = Feind entdecken
drill-detect = Ratchet findet heraus, wer jemand ist, bis zu zwei Felder weit in jede Richtung. Tippe Ratchet an, wähle die Fähigkeit und dann die verdeckte Figur.
drill-detect-done = Jetzt kennst du eine 7 von Weitem. Ratchet ist jetzt auch bekannt: Fähigkeiten zeigen, wer sie benutzt.
drill-detect-else = Das geht, aber benutze diesmal Feind entdecken.

drill-speed-title = Tempo
drill-speed = Mikaela ist schnell: zwei Felder, auch ums Eck, und auf dem zweiten darf sie angreifen. Hol dir die 4 mit ihrer Fähigkeit!
drill-speed-done = Ums Eck und durch: 5 schlägt 4.
drill-speed-fast = Das war schnell! Aber die 4 war auch in Reichweite.
drill-speed-else = Das war ein Feld. Wähle Tempo und greif die 4 an.

drill-mode-title = Fahrzeug und Roboter
drill-mode = Bumblebee hat zwei Fähigkeiten. Als Auto rast er, als Roboter schießt er. Verwandle ihn, und triff die 6 mit dem Fernschlag.
drill-mode-done = Getroffen, zwei Felder weit! Der Fernschlag entfernt nur kleinere Ränge, sonst geschieht nichts. Ein Roboter liegt offen da.
drill-mode-changed = Jetzt ist er ein Roboter. Im selben Zug darf er den Fernschlag benutzen: Triff die 6!
drill-mode-else = Erst verwandeln, dann schießen: Eine Figur wechselt am Anfang ihres Zuges.

drill-rumble-title = Rundumschlag
drill-rumble = Optimus Prime zieht ein Feld und greift bis zu drei Nachbarn auf einmal an, auch über Eck. Hol dir die 7 und die 5, aber nicht die Falle!
drill-rumble-done = Zwei auf einen Streich!
drill-rumble-one = Das war einer. Nach seinem Schritt stehen zwei neben ihm: Markiere beide, dann der große Knopf.
drill-rumble-lost = Eine Falle ist sogar für eine 10 zu viel. Er ist weg, und die Kleineren auch.
drill-rumble-else = Wähle den Rundumschlag, und tritt an sie heran.

drill-magnet-title = Magnet
drill-magnet = Jazz zieht eine Figur heran, ein oder zwei Felder in gerader Linie, und greift sie damit an. Zieh die heran, die er schlagen kann.
drill-magnet-done = 7 schlägt 6, und Jazz musste sich nicht einmal bewegen.
drill-magnet-lost = 8 schlägt 7: Jazz ist geschlagen, und die andere Figur nimmt sein Feld ein.
drill-magnet-else = Wähle den Magneten, und zieh die 6 heran.

drill-sneak-title = Schleichangriff
drill-sneak = Der Kampfjet fliegt über Figuren und über die Sperrzone bis zum ersten freien Feld, und von dort darf er angreifen. Hol dir den Spion!
drill-sneak-done = Über die Zone und drauf: Der Spion ist weg.
drill-sneak-other = Eine 4 weniger! Aber der Spion stand auch da.
drill-sneak-stay = Gut geflogen. Von dort hättest du gleich den Spion angreifen können.
drill-sneak-else = Wähle den Schleichangriff, und flieg über die Sperrzone.

drill-call-title = Bumblebee rufen
drill-call = Sam kann Bumblebee von überall zu einem Feld neben sich rufen. Tippe Sam an, wähle die Fähigkeit, und sag, wohin.
drill-call-done = Da ist er! Angreifen darf er in deinem nächsten Zug.
drill-call-else = Das geht auch. Aber lass ihn Sam rufen.
