# Was die Zeichnungen von RISK Transformers sagen. Armeen haben Nummern: 0 ist die Seite der Autobots.

## Die Karte und die Liste der Gebiete

map-label = Weltkarte: Pfeiltasten gehen von Gebiet zu Gebiet; Plus, Minus und 0 zeigen sie größer, kleiner, ganz
map-larger = Größer
map-smaller = Kleiner
map-overview = Die ganze Erde
map-continents = Kontinente: einen aus der Nähe ansehen
map-continent = { NAME($continent) }
map-held = gehalten von { $army ->
    [0] der Seite der Autobots
   *[other] Decepticon-Armee { $army }
 }
map-held-nobody = von niemandem gehalten
map-as-list = Liste
map-as-map = Karte
map-view-list = Die Erde als Liste zeigen
list-label = Liste der Gebiete
list-only = Nur, was gewählt werden kann
list-nothing = Hier kann jetzt nichts gewählt werden.
list-count = { $count } von { $all }
list-bonus = +{ $bonus }
spot-name = { NAME($territory) }
spot-army = { $army ->
    [-1] leer
    [0] Autobots
   *[other] Decepticon-Armee { $army }
 }
spot-autobots = { $count ->
    [one] ein Autobot
   *[other] { $count } Autobots
 }
spot-units = { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
 }
spot-humans = { $count ->
    [one] ein Mensch
   *[other] { $count } Menschen
 }
spot-fresh = { $count ->
    [one] eine davon neu
   *[other] { $count } davon neu
 }
spot-bar = Energonstreifen
spot-shielded = kann in diesem Zug nicht mehr angegriffen werden
spot-battle = hier wird gekämpft
spot-conquered = gerade erobert
spot-moved = Einheiten sind gezogen
spot-chosen = gewählt
