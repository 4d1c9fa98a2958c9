# What the drawings of RISK Transformers say. Armies have numbers: 0 is the Autobot side.

## The map, and the list of territories

map-label = Map of the Earth: arrow keys go from territory to territory; plus, minus and 0 draw it larger, smaller, whole
map-larger = Larger
map-smaller = Smaller
map-overview = The whole Earth
map-continents = Continents: look at one closely
map-continent = { NAME($continent) }
map-held = held by { $army ->
    [0] the Autobot side
   *[other] Decepticon army { $army }
 }
map-held-nobody = held by nobody
map-as-list = List
map-as-map = Map
map-view-list = Show the Earth as a list
list-label = List of the territories
list-only = Only what can be chosen
list-nothing = Nothing can be chosen here now.
list-count = { $count } of { $all }
list-bonus = +{ $bonus }
spot-name = { NAME($territory) }
spot-army = { $army ->
    [-1] empty
    [0] Autobots
   *[other] Decepticon army { $army }
 }
spot-autobots = { $count ->
    [one] one Autobot
   *[other] { $count } Autobots
 }
spot-units = { $count ->
    [one] one unit
   *[other] { $count } units
 }
spot-humans = { $count ->
    [one] one human
   *[other] { $count } humans
 }
spot-fresh = { $count ->
    [one] one of them new
   *[other] { $count } of them new
 }
spot-bar = Energon bar
spot-shielded = cannot be attacked again this turn
spot-battle = a battle is on
spot-conquered = just conquered
spot-moved = units have moved
spot-chosen = chosen
