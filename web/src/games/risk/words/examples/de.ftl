# Was die Bilder neben den Regeln von RISK Transformers zeigen.

example-humans = So beginnt es: ein Mensch in jedem Gebiet, hier im Westen Europas.
example-whole = In jedem Gebiet Südamerikas steht jemand: Die Autobots bekommen den Bonus von 2, zusammen 5 neue Einheiten.
example-broken = Ein Gebiet Australiens gehört einer anderen Armee: kein Bonus, es kommen nur 3 neue Einheiten.
example-slaves = Fünf Menschen sind Sklaven dieser Armee: Sie bekommt 4 neue Einheiten statt 3.
example-stars = Drei Karten mit zusammen vier Sternen werden gegen 7 Einheiten getauscht.
example-corner = An dieser Ecke kommen die neuen Einheiten in eines der beiden markierten Gebiete. In jedem Zug darf es eine andere Ecke sein.
example-join = Drei neue Autobots kommen nach Ägypten, zu dem Menschen dort. Niemand kämpft.
example-entry = In Jakutien steht ein Mensch, also kämpfen die 3 neuen Einheiten: 6 gegen 5. Sie gewinnen und besetzen es.
example-sea-route = Von Brasilien aus lassen sich drei Nachbarn angreifen, und über das Meer Nordafrika.
example-allies = Von Ägypten aus dürfen die Autobots die Decepticons angreifen. Menschen stehen auf ihrer Seite.
example-guard = Von vier Einheiten dürfen drei angreifen, denn eine bleibt als Wache zurück. Sie gewinnen und ziehen ein.
example-compare = Die 6 schlägt die 5: Ein Verteidiger fällt. Die 4 gegen eine 4: Ein Angreifer fällt. Der dritte schwarze Würfel zählt nicht. Dann zieht sich der Angreifer zurück.
example-autobots-first = Beide schwarzen Würfel gewinnen. Zuerst fällt der Autobot, dann einer der Menschen.
example-onward = Der Angriff nimmt Ontario und geht von dort weiter; eine Einheit bleibt zurück.
example-lost = Der ganze Angriff ist verloren. Diese Armee greift in diesem Zug nicht mehr an, auch aus keinem anderen Gebiet.
example-slave = Der Mensch fällt und wird Sklave der Armee, die angegriffen hat.
example-empty = In Indien steht niemand: Eine Einheit geht ohne Würfel hinein. Das zählt als Eroberung.
example-bar = Transformers nehmen Island und sammeln den Streifen Energon ein, der dort liegt.
example-one-border = Jeder überquert eine Grenze. Wer nach Ägypten gekommen ist, geht in diesem Zug nicht weiter. Menschen dürfen ein Gebiet leer zurücklassen.
example-route = Eine Gruppe zieht durch eigene Gebiete, über mehrere Grenzen, und lässt unterwegs eine Einheit zurück.
example-meter = Die Runde ist vorbei: Die Anzeige sinkt von sieben Streifen auf sechs.
example-count = 20 Gebiete gegen 11 + 6 + 4 = 21: Die Decepticons haben mehr, und die Armee mit 11 gewinnt.
