# What the drawings of RISK Transformers say. Armies have numbers: 0 is the Autobot side.

## The map, and the list of territories

learn-autobots = Learn as the Autobots
map-label = Map of the Earth: arrow keys go from territory to territory; plus, minus and 0 draw it larger, smaller, whole
map-larger = Larger
map-smaller = Smaller
map-overview = The whole Earth
map-continents = Continents: look at one closely
map-continent = { NAME($continent) }
map-held = held by { $army ->
    [0] the Autobot side
   *[other] Decepticons { $army }
 }
map-held-nobody = held by nobody
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
   *[other] Decepticons { $army }
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

army-name = { $army ->
    [-1] Nobody
    [0] Autobots
   *[other] Decepticons { $army }
 }
army-nobody = Nobody
army = Army
armies = Armies

## What is asked

asked-army = { $asked ->
    [0] the Autobots
   *[other] Decepticons { $asked }
 }
phase-exchange-own = Exchange stars of { asked-army }, or keep them
phase-reveal-own = Reveal a Power card of { asked-army }, or none
phase-give-own = Pass the Power card on
phase-lose-own = Take a unit of { asked-army } off the map
phase-place-own = Bring in the new units of { asked-army }
phase-attack-own = Attack with { asked-army }, or end the attacks
phase-force-own = How many units attack?
phase-force-humans-own = How many humans attack?
phase-attack-card-own = Use a Power card for this attack?
phase-defence-card-own = { asked-army } are attacked: use a Power card?
phase-battle-own = Battle! Roll the dice
phase-move-own = Move units of { asked-army }, or end the turn
phase-march-own = How many units move?
phase-march-humans-own = How many humans move?
phase-onward-own = March on, or end the turn
phase-window-own = The round is over: add Energon of { asked-army }?
phase-exchange-called = { $who }: exchange stars of { asked-army }, or keep them
phase-reveal-called = { $who }: reveal a Power card of { asked-army }, or none
phase-give-called = { $who }: pass the Power card on
phase-lose-called = { $who }: take a unit of { asked-army } off the map
phase-place-called = { $who }: bring in the new units of { asked-army }
phase-attack-called = { $who }: attack with { asked-army }, or end the attacks
phase-force-called = { $who }: how many units attack?
phase-force-humans-called = { $who }: how many humans attack?
phase-attack-card-called = { $who }: use a Power card for this attack?
phase-defence-card-called = { $who }: { asked-army } are attacked: use a Power card?
phase-battle-called = { $who }: roll the dice
phase-move-called = { $who }: move units of { asked-army }, or end the turn
phase-march-called = { $who }: how many units move?
phase-march-humans-called = { $who }: how many humans move?
phase-onward-called = { $who }: march on, or end the turn
phase-window-called = { $who }: add Energon of { asked-army }?

primary-exchange-idle = Choose cards, or keep them
primary-reveal-idle = Reveal a card, or not?
primary-give-idle = Choose an army
primary-lose-idle = Choose a territory
primary-place-idle = Choose a territory
primary-attack-idle = Choose an attack
primary-force-idle = Choose a number
primary-force-humans-idle = Choose a number
primary-attack-card-idle = Choose a card, or none
primary-defence-card-idle = Choose a card, or none
primary-move-idle = Choose a move
primary-march-idle = Choose a number
primary-march-humans-idle = Choose a number
primary-onward-idle = March on, or end the turn
primary-window-idle = Add Energon, or none

force-text = { $units ->
    [0] { $humans ->
        [one] one human
       *[other] { $humans } humans
     }
   *[other] { $units }{ $humans ->
        [0] { "" }
        [one] { " " }and one human
       *[other] { " " }and { $humans } humans
     }
 }
do-attack = Attack { NAME($end) } with { force-text }
do-move = Move { force-text } to { NAME($end) }
do-march = March { $units } to { NAME($end) }, end the turn

## The clock of the game

round-now = Round { $round }
rounds-left = { $count ->
    [one] one round left
   *[other] { $count } rounds left
 }
meter = Round { $round }. Energon meter: { $meter ->
    [one] one bar, one round is left
   *[other] { $meter } bars, { $meter } rounds are left
 }; it holds { $most }.
forecast = Territories: { $autobots } of Autobots and humans, { $decepticons } of Decepticons. If the game ended now: { $who }.
would-win = ahead: { $who }

## Armies

army-won = { $army ->
    [0] The Autobots win!
   *[other] { $who } win!
 }
army-is-out = eliminated
figure-territories = { $count ->
    [one] one territory
   *[other] { $count } territories
 }
figure-territories-short = { $count ->
    [one] territory
   *[other] territories
 }
figure-units = { $count ->
    [one] one unit
   *[other] { $count } units
 }
figure-units-short = { $count ->
    [one] unit
   *[other] units
 }
figure-humans = { $count ->
    [one] one human
   *[other] { $count } humans
 }
figure-humans-short = { $count ->
    [one] human
   *[other] humans
 }
figure-slaves = { $count ->
    [one] one slave
   *[other] { $count } slaves
 }
figure-slaves-short = { $count ->
    [one] slave
   *[other] slaves
 }
figure-stars = { $count ->
    [one] one star on Territory cards
   *[other] { $count } stars on Territory cards
 }
figure-stars-short = ★
figure-bars = { $count ->
    [one] one collected bar of Energon
   *[other] { $count } collected bars of Energon
 }
figure-bars-short = Energon
figure-cards = { $count ->
    [one] one Power card
   *[other] { $count } Power cards
 }
figure-cards-short = Power
figure-next = { $count ->
    [one] one new unit in the next turn, as things stand
   *[other] { $count } new units in the next turn, as things stand
 }
figure-next-short = next turn
army-strength = { figure-territories-of }, { $units ->
    [one] one unit
   *[other] { $units } units
 }{ $army ->
    [0] , { $humans ->
        [one] one human
       *[other] { $humans } humans
     }
   *[other] { "" }
 }
figure-territories-of = { $territories ->
    [one] one territory
   *[other] { $territories } territories
 }
army-continents = { $count ->
    [0] No whole continent
   *[other] Whole continents: { $names }
 }
army-stars = Territory cards: { $ones } × ★ and { $twos } × ★★, { $stars ->
    [one] one star
   *[other] { $stars } stars
 }
army-bars = { $count ->
    [0] No collected Energon
    [one] One collected bar of Energon
   *[other] { $count } collected bars of Energon
 }
army-slaves = { $count ->
    [0] No human slaves
    [one] One human slave
   *[other] { $count } human slaves
 }
army-power = { $count ->
    [0] No Power card face down
    [one] One Power card face down
   *[other] { $count } Power cards face down
 }
army-kept = Kept Power cards: { $names }
army-gift = { $count ->
    [one] A card brings one unit more to the next turn
   *[other] A card changes the units of the next turn by { $count }
 }
army-next = { $count ->
    [one] One new unit in the next turn, as things stand
   *[other] { $count } new units in the next turn, as things stand
 }

## Territories

territory-where = { NAME($territory) } ({ NAME($continent) }, +{ $bonus })
territory-who = { $army ->
    [-1] nobody is there
    [0] { $units ->
        [0] { $humans ->
            [one] one human
           *[other] { $humans } humans
         }
        [one] one Autobot, { $humans ->
            [one] one human
           *[other] { $humans } humans
         }
       *[other] { $units } Autobots, { $humans ->
            [one] one human
           *[other] { $humans } humans
         }
     }
   *[other] { $units ->
        [one] one unit
       *[other] { $units } units
     } of Decepticons { $army }
 }
territory-fresh = { $count } of them new: they do not attack in this turn
territory-came = { $count } moved here in this turn
territory-bar = a bar of Energon lies here
territory-shielded = not attacked again in this turn
territory-corner = at a starting point of the Decepticons
territory-centre = at the starting point of the Autobots
target-hint = { $phase ->
    [place] new units can come in here
    [lose] units can be taken off here
    [attack] { $chosen ->
        [yes] can be attacked
       *[no] can attack
     }
    [move] { $chosen ->
        [yes] can be reached
       *[no] can move
     }
   *[onward] can be reached
 }

## Beside the map

orders = Orders
steps = How far the turn has come
step-units = Units
step-attack = Attack
step-move = Move
step-window = The round is over: Energon
other-ways = What can be chosen
how-many = How many?
undo = Choose again
figures = Figures

exchange-hint = Put down Territory cards for new units, two to nine stars, once a turn.
exchange-must = With ten stars or more, cards of exactly ten have to be exchanged.
cards-of-army = Territory cards of the army
card-put = { $stars ->
    [1] Card { $number } of one star
   *[other] Card { $number } of two stars
 }
exchange-brings = { $stars } stars bring { $units ->
    [one] one unit.
   *[other] { $units } units.
 }
exchange-none = { $stars ->
    [one] One star
   *[other] { $stars } stars
 }: that cannot be exchanged.
exchange-offers = { $offers }
reveal-hint = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
 } face down; nobody knows what { $count ->
    [one] it brings
   *[other] they bring
 }. At most one a turn. { $units ->
    [one] One new unit waits.
   *[other] { $units } new units wait.
 }
give-hint = Who gets { NAME($card) }?
lose-hint = { $count ->
    [one] One unit has
   *[other] { $count } units have
 } to leave the map. Choose where.
place-hint = { $anywhere ->
    [yes] Choose any own territory, or one at a starting point, for { $units ->
        [one] the new unit.
       *[other] all { $units } new units.
     }
   *[no] Choose a territory at { $army ->
        [0] the centre
       *[other] one of the corners
     } for { $units ->
        [one] the new unit.
       *[other] all { $units } new units.
     } If an enemy holds it, they fight for it.
 }
attack-hint = Choose a territory to attack from, then its neighbour; or the neighbour first.
attack-none = Nobody can attack any more.
move-hint = { $army ->
    [0] Move as often as you like; each unit crosses one border a turn. Choose from where, then to where.
   *[other] One march: choose from where, then the territories on its route, one after the other.
 }
move-none = Nobody can move.
choose-start = Attack { NAME($end) }: choose from where.
choose-end = From { NAME($start) }: choose where to.
stay-behind = { $count ->
    [0] Nobody stays in { NAME($start) }.
    [one] One stays in { NAME($start) }.
   *[other] { $count } stay in { NAME($start) }.
 }
go-units = How many go?
go-autobots = Autobots
go-humans = Humans
fewer-units = One unit fewer
more-units = One unit more
fewer-humans = One human fewer
more-humans = One human more
route-from = March from { NAME($start) }
route-to = to { NAME($end) }
route-one = one unit to { NAME($end) }
route-begin = Choose the next territory of the route.
route-hint = Choose the next territory, or end in { $end }. Those who do not go on stay on the way.
window-hint = { $meter ->
    [one] The meter stands at one: without more Energon the game ends now.
   *[other] The meter stands at { $meter } and is about to fall by one.
 }
energon = Energon
energon-hint = Collected bars: { $bars }. The meter stands at { $meter } of { $most }.

## Battle

battle = Battle
battle-for = Battle for { NAME($territory) }
battle-entry = Entry battle for { NAME($territory) }
from-territory = from { $start }
roll-result = { $attackers ->
    [0] No attacker falls,
    [one] One attacker falls,
   *[other] { $attackers } attackers fall,
 } { $defenders ->
    [0] no defender.
    [one] one defender.
   *[other] { $defenders } defenders.
 }
battle-losses = Lost: { $attackers } by the attack, { $defenders } by the defence.
battle-conquered = Conquered! { battle-losses }
battle-lost = The force is lost. { battle-losses }
battle-withdrawn = Withdrawn. { battle-losses }
battle-cancelled = A Power card cancels the attack.
odds = { $how ->
    [above] > { $percent } %
    [below] < { $percent } %
   *[about] { $percent } %
} to conquer it. On average { $attackers ->
    [one] one attacker
   *[other] { $attackers } attackers
 } and { $defenders ->
    [one] one defender
   *[other] { $defenders } defenders
 } fall.
roll-until-chip = Until some are left …
roll-until = Stop rolling when so many of the force are left

## Power cards

card-revealed = { $who } reveal
card-given = It goes to { $to }.
card-does = { $effect ->
    [units] { $when ->
        [pass] It goes to another army, which gets { SIZE($amount) ->
            [one] one new unit
           *[other] { SIZE($amount) } new units
         } more in its next turn.
       *[now] { SIGN($amount) ->
            [minus] { SIZE($amount) ->
                [one] One new unit
               *[other] { SIZE($amount) } new units
             } fewer this turn; one comes in any case.
           *[plus] { SIZE($amount) ->
                [one] One new unit
               *[other] { SIZE($amount) } new units
             } more this turn.
         }
     }
    [anywhere] The new units of this turn may go into any one territory of the own side.
    [meter] { SIGN($amount) ->
        [minus] { SIZE($amount) ->
            [one] One bar
           *[other] { SIZE($amount) } bars
         } fewer on the Energon meter, so that the game ends sooner; one stays in any case.
       *[plus] { SIZE($amount) ->
            [one] One bar
           *[other] { SIZE($amount) } bars
         } more on the Energon meter, if it has room, so that the game goes on longer.
     }
    [lose] { $when ->
        [pass] It goes to another army, which takes { SIZE($amount) ->
            [one] one of its units
           *[other] { SIZE($amount) } of its units
         } off the map.
       *[now] { SIZE($amount) ->
            [one] One own unit leaves
           *[other] { SIZE($amount) } own units leave
         } the map.
     }
    [attack-die] It is kept: in one battle of the own choice as the attacker, { SIZE($amount) } is added to the highest black die of each roll.
    [defence-die] It is kept: in one battle of the own choice as the defender, { SIZE($amount) } is added to the highest red die of each roll.
   *[cancel] It is kept: once it cancels an attack against the own side before the first roll.
 }

## Warnings

warning-entry = An enemy stands there: the { $units } new units fight for { NAME($territory) } against { $count }. Whoever withdraws loses them.
warning-withdraw-entry = { $units ->
    [one] The new unit goes back to the supply and is lost.
   *[other] The { $units } new units go back to the supply and are lost.
 }
warning-place-none = { $units ->
    [one] The new unit is lost then.
   *[other] The { $units } new units are lost then.
 }
warning-out = No unit of this army would be on the map at the end of its turn: it would be eliminated.
warning-attack-none = Nothing was conquered in this turn, so it brings no card. { NAME($start) } could attack { NAME($end) } with { $units } against { $count }.

## Figures

plot = What the plot shows, round by round
plot-territories = Territories
plot-units = Units
plot-humans = Humans
deeds = What each army did
deeds-conquests = conquered
deeds-beaten = beaten
deeds-fallen = fallen
deeds-slaves = slaves
deeds-luck = luck
deeds-luck-text = Beaten and fallen count Transformers and humans in battles. Luck: how many more were beaten and how many fewer fell than dice do on average.

## Several things in one line of the log

told-armies = { $parts }.
told-armies-part = { $army ->
    [0] { $seat } plays the Autobots and the humans
   *[other] { $seat } commands Decepticons { $army }
 }
told-bars = Energon lies on { $parts }.
told-bars-part = { NAME($territory) }
told-rolls = Dice: { $parts }.
told-rolls-part = { $black } against { $red } (−{ $attackers } / −{ $defenders })
told-rolls-slaves = { $count ->
    [one] one slave
   *[other] { $count } slaves
 }
told-cards = Territory cards drawn: { $parts }.
told-cards-part = { $stars ->
    [1] ★
   *[other] ★★
 }

## The page about an edition

edition-map = { $count } territories; { $twos } of their cards have two stars. The marks in the corners are the starting points of the Decepticons, the one in the middle that of the Autobots.
edition-continents = Continents
edition-continent = +{ $bonus }, { $count ->
    [one] one territory
   *[other] { $count } territories
 }
edition-stars = Units for stars
edition-units = { $count ->
    [one] one unit
   *[other] { $count } units
 }
edition-power = { $count } Power cards, { $hand } for each army
edition-card = { NAME($card) }
edition-times = { $count }×
edition-meter = The meter begins with { $count } bars and holds { $most } at most; { $bars } lie on the map.
edition-new = { $first } new units in an army’s first turn, then { $later } each turn.
edition-slaves = One unit more for every { $count } slaves.
