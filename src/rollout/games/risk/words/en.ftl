# RISK Transformers in English. Names of players, never "you". Armies have numbers: 0 is the Autobot side.

game-title = RISK Transformers
game-teaser = The Decepticons invade the Earth. Autobots and humans hold it, continent by continent, until the Energon is used up. For two to four, about an hour.

## Who and where

name-alaska = Alaska
name-northwest-territory = Northwest Territory
name-greenland = Greenland
name-alberta = Alberta
name-ontario = Ontario
name-quebec = Quebec
name-western-united-states = Western United States
name-eastern-united-states = Eastern United States
name-central-america = Central America
name-venezuela = Venezuela
name-peru = Peru
name-brazil = Brazil
name-argentina = Argentina
name-iceland = Iceland
name-great-britain = Great Britain
name-scandinavia = Scandinavia
name-northern-europe = Northern Europe
name-western-europe = Western Europe
name-southern-europe = Southern Europe
name-russia = Russia
name-north-africa = North Africa
name-egypt = Egypt
name-east-africa = East Africa
name-central-africa = Central Africa
name-south-africa = South Africa
name-madagascar = Madagascar
name-ural = Ural
name-siberia = Siberia
name-yakutsk = Yakutsk
name-irkutsk = Irkutsk
name-kamchatka = Kamchatka
name-mongolia = Mongolia
name-japan = Japan
name-china = China
name-india = India
name-southeast-asia = Southeast Asia
name-afghanistan = Afghanistan
name-middle-east = Middle East
name-indonesia = Indonesia
name-new-guinea = New Guinea
name-western-australia = Western Australia
name-eastern-australia = Eastern Australia
name-north-america = North America
name-south-america = South America
name-europe = Europe
name-africa = Africa
name-asia = Asia
name-australia = Australia

army-start = { $army ->
    [0] The Autobots
   *[other] Decepticons { $army }
 }
other-army = { $other ->
    [-1] nobody
    [0] the Autobot side
   *[other] Decepticons { $other }
 }
to-army = { $to ->
    [0] the Autobots
   *[other] Decepticons { $to }
 }
by-army = { $by ->
    [-1] nobody
    [0] the Autobots
   *[other] Decepticons { $by }
 }
force-humans = { $humans ->
    [0] { "" }
    [one] { " " }and one human
   *[other] { " " }and { $humans } humans
 }
force = { $units ->
    [0] { $humans ->
        [one] one human
       *[other] { $humans } humans
     }
    [one] one unit{ force-humans }
   *[other] { $units } units{ force-humans }
 }

## Power cards

name-reinforcements = Reinforcements
name-space-bridge = Space Bridge
name-energon-find = Energon Find
name-ambush = Ambush
name-broken-supply = Broken Supply
name-energon-leak = Energon Leak
name-targeting-computer = Targeting Computer
name-force-field = Force Field
name-hold-the-line = Hold the Line
name-leaked-plans = Leaked Plans
name-sabotage = Sabotage
power-text = { $effect ->
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

## The choices before a game

option-players = How many play?
option-armies = Decepticon armies (with 0 each Decepticon player has one)
option-armies-switch = Even sides for two
option-armies-switch-text = Where two play, the Decepticon commands two armies and takes a turn with each, and the Energon lasts less long: so both sides win about equally often. With three or four players they do so anyway.
option-autobots = Who plays the Autobots?
option-autobots-first = Seat 1
option-autobots-first-text = Whoever sits on seat 1 plays the Autobots and the humans.
option-autobots-last = The last seat
option-autobots-last-text = Whoever sits on the last seat plays the Autobots and the humans.
option-autobots-lot = By lot
option-autobots-lot-text = Chance decides who plays the Autobots and the humans.
option-continents = What holds a continent for the Autobots?
option-continents-any-ally = Autobots or humans
option-continents-any-ally-text = A continent counts as soon as no territory on it is empty or lost, even with humans alone.
option-continents-needs-autobot = At least one Autobot
option-continents-needs-autobot-text = Humans alone are not enough: one Autobot has to stand on the continent. Better for few Decepticons.
option-elimination = An army is driven off the map early
option-elimination-grace = It comes back, until its second turn is over
option-elimination-strict = It is out, once its first turn is over
option-meter = Energon on the meter at the start (with 0 as much as usual)
option-meter-switch = A short game
option-meter-switch-text = The Energon meter starts with { $value } bars: so many rounds, and one more for each bar that is added.

## What is asked

phase-exchange = { $who } may exchange stars for units
phase-reveal = { $who } may reveal a Power card
phase-give = { $who } passes a Power card on
phase-lose = { $who } takes a unit off the map
phase-place = { $who } brings in the new units
phase-attack = { $who } attacks, or ends the attacks
phase-force = { $who } chooses how many units attack
phase-force-humans = { $who } chooses how many humans attack
phase-attack-card = { $who } may use a Power card for the attack
phase-defence-card = { $who } may use a Power card for the defence
phase-battle = Battle! { $who } rolls the dice
phase-move = { $who } moves units, or ends the turn
phase-march = { $who } chooses how many units move
phase-march-humans = { $who } chooses how many humans move
phase-onward = { $who } moves on, or ends the turn
phase-window = { $who } may add Energon before the meter falls
phase-over = The game is over
rules-words = new units, starting point, attack, dice, slave, Power card, Energon
rules-also =
    reinforcement, troops, armies, soldiers: new units
    draft, deploy, spawn: bringing in, starting point
    fortify, manoeuvre, shift: move
    prisoner, captive: slave
    card, cards, trade, cash: stars, Territory card
    battle, fight, combat: attack, dice
    fuel, cube, clock, time: Energon, meter
    bonus, region, area: continent
    country, land, field: territory
    sea, ocean, line, border: sea route
    retreat, flee: withdraw
    garrison, stay: guard
    dead, defeated, kicked out: eliminated
    win, victory, winner: wins
    tie, draw, equal: tie
    alliance, treaty, peace: agree
    event, action card: Power card

choice-done = { $phase ->
    [exchange] Keep the cards
    [reveal] Reveal no card
    [place] { $units ->
        [one] Do not bring in the new unit
       *[other] Bring in none of the { $units } new units
     }
    [attack] No more attacks
    [attack-card] Use no card
    [defence-card] Use no card
    [window] Add no Energon
   *[move] End the turn
 }
choice-exchange = Exchange { $ones } × ★ and { $twos } × ★★ for { $units } units
choice-reveal = Reveal a Power card
choice-give = { $count ->
    [0] Give it to the Autobots
   *[other] Give it to Decepticons { $count }
 }
choice-lose = { $kind ->
    [human] { NAME($territory) }: a human
   *[unit] { NAME($territory) }: a unit
 }
choice-place = { $how ->
    [battle] { NAME($territory) }: fight for it with { $units } against { $count }
    [empty] { NAME($territory) }: take it with { $units }
   *[calm] { NAME($territory) }: bring in { $units }
 }
choice-attack = { $army ->
    [-1] { NAME($start) } → { NAME($end) }: take it, it is empty
   *[other] { NAME($start) } → { NAME($end) }: attack { $count }
 }
choice-move = { NAME($start) } → { NAME($end) }
choice-take = { $count ->
    [0] No units, only humans
    [one] One unit
   *[other] { $count } units
 }
choice-humans = { $count ->
    [0] No humans
    [one] One human
   *[other] { $count } humans
 }
choice-use = Use { NAME($card) }
choice-roll-once = Roll once
choice-roll = { $left ->
    [0] Roll on to the end
    [one] Roll until one of the force is left
   *[other] Roll until { $left } of the force are left
 }
choice-withdraw = Withdraw
choice-add = { $count ->
    [one] Add one bar of Energon
   *[other] Add { $count } bars of Energon
 }

## What happened

told-army-taken = { $army ->
    [0] { $seat } plays the Autobots and the humans.
   *[other] { $seat } commands Decepticons { $army }.
 }
told-energon-laid = A bar of Energon lies on { NAME($territory) }.
told-turn-began = Round { $round }: { $army ->
    [0] the Autobots are next, with
   *[other] Decepticons { $army } are next, with
 } { $units ->
    [one] one new unit.
   *[other] { $units } new units.
 }
told-stars-exchanged = { army-start } exchange Territory cards ({ $ones } × ★, { $twos } × ★★) for { $units ->
    [one] one unit.
   *[other] { $units } units.
 }
told-power-revealed = { army-start } reveal { NAME($card) }. { power-text }
told-power-given = { army-start } pass { NAME($card) } on to { to-army }.
told-power-used = { army-start } use { NAME($card) } in this battle.
told-passed = { $phase ->
    [exchange] { army-start } exchange no stars.
    [reveal] { army-start } reveal no Power card.
    [attack] { army-start } attack no more.
    [attack-card] { army-start } attack without a Power card.
    [defence-card] { army-start } defend without a Power card.
    [window] { army-start } add no Energon.
   *[move] { army-start } end their turn.
 }
told-way-chosen = { army-start } look from { NAME($start) } to { NAME($end) }.
told-part-chosen = { army-start } send { $units ->
    [0] no Autobots, only humans.
    [one] one Autobot.
   *[other] { $units } Autobots.
 }
told-units-changed = { army-start } have { $units ->
    [one] one new unit
   *[other] { $units } new units
 } this turn, by the card { $by ->
    [0] no more and no fewer.
   *[other] { SIZE($by) } { SIGN($by) ->
        [minus] fewer.
       *[plus] more.
     }
 }
told-meter-moved = { $by ->
    [0] The Energon meter stays at { $meter }.
   *[other] { meter-moved }
 }
meter-moved = { $army ->
    [-1] The round is over: the Energon meter falls to { $meter }.
    [0] The Autobots move the Energon meter to { $meter }.
   *[other] Decepticons { $army } move the Energon meter to { $meter }.
 }
told-unit-lost = { army-start } lose { $kind ->
    [human] a human
   *[unit] a unit
 } in { NAME($territory) }.
told-units-placed = { army-start } bring { $units ->
    [one] one new unit
   *[other] { $units } new units
 } into { NAME($territory) }.
told-units-not-placed = { army-start } bring in nothing; { $units ->
    [one] one new unit is lost.
   *[other] { $units } new units are lost.
 }
told-attacked = { $start ->
    [none] { army-start } land in { NAME($territory) } with { force }, against { other-army }.
   *[other] { army-start } attack { NAME($territory) } from { NAME($start) } with { force }, against { other-army }.
 }
told-attack-cancelled = The attack of { $army ->
    [0] the Autobots
   *[other] Decepticons { $army }
 } on { NAME($territory) } is cancelled.
told-dice-rolled = Black { $black } against red { $red }: { $attackers ->
    [0] no attacker falls,
    [one] one attacker falls,
   *[other] { $attackers } attackers fall,
 } { $defenders ->
    [0] no defender.
    [one] one defender.
   *[other] { $defenders } defenders.
 }
told-slaves-taken = { army-start } take { $count ->
    [one] a human as a slave.
   *[other] { $count } humans as slaves.
 }
told-withdrew = { army-start } withdraw from { NAME($territory) } with { force }.
told-force-lost = { army-start } have lost the whole force before { NAME($territory) }.
told-conquered = { $other ->
    [-1] { army-start } take { NAME($territory) }, which was empty.
   *[other] { army-start } have conquered { NAME($territory) }!
 }
told-bar-collected = { army-start } collect the Energon of { NAME($territory) }.
told-card-drawn = { army-start } draw a Territory card: { $stars ->
    [one] ★
   *[other] ★★
 }
told-marched = { army-start } move { force } from { NAME($start) } to { NAME($end) }.
told-army-out = { army-start } are eliminated. { $by ->
    [-1] Their Territory cards are discarded.
   *[other] Their Territory cards ({ $ones } × ★, { $twos } × ★★) and { $bars ->
        [one] one bar
       *[other] { $bars } bars
     } of Energon go to { by-army }.
 }
told-game-ended = { $reason ->
    [meter] The Energon is used up. Territories: { $autobots } of Autobots and humans, { $decepticons } of Decepticons.
    [all-out] The last Decepticons have left the Earth!
   *[whole-map] One Decepticon army holds the whole Earth!
 }

## How it ended

outcome-meter = The Energon is used up: { $winner } wins.
outcome-all-out = All Decepticons are driven off the Earth: { $winner } wins!
outcome-whole-map = The whole Earth is conquered: { $winner } wins!

## Why not

refused-game-over = The game is over.
refused-not-now = That is not possible now.
refused-other-asked = { $army ->
    [0] The Autobots decide now.
   *[other] Decepticons { $army } decide now.
 }
refused-which-territory = Which territory is meant by { $said }? { $known }
refused-must-exchange = With { $stars } stars cards have to be exchanged: { $most } stars are enough for that.
refused-first-exchange = First it is decided whether stars are exchanged.
refused-first-reveal = First it is decided whether a Power card is revealed.
refused-first-give = First the Power card that was revealed is passed on.
refused-first-lose = First a Power card costs units: they are taken off the map one by one.
refused-first-place = First the new units are brought in, or none.
refused-first-force = First it is said how many units attack from { NAME($start) }.
refused-first-force-humans = First it is said how many humans attack from { NAME($start) }.
refused-first-attack-card = First the attacker decides whether to use a Power card.
refused-first-defence-card = First the defender decides whether to use a Power card.
refused-first-battle = A battle is on: roll, or withdraw after a roll.
refused-first-march = First it is said how many units move from { NAME($start) }.
refused-first-march-humans = First it is said how many humans move from { NAME($start) }.
refused-first-onward = The units that move are in { NAME($start) }: they go on from there, or the turn ends.
refused-first-window = The round is over: now bars can be added to the meter, or none.
refused-exchange-early = Stars are exchanged at the start of a turn.
refused-reveal-early = Power cards are revealed at the start of a turn, before the new units come in.
refused-nothing-to-give = No Power card is to be passed on.
refused-nothing-to-lose = No Power card costs units now.
refused-place-early = New units are brought in before the attacks, once a turn.
refused-way-first = First it has to be said from where to where.
refused-no-battle = No battle is on.
refused-attack-over = The attacks of this turn are over; now units move.
refused-move-later = Units move after the attacks; first say that there are no more attacks.
refused-units-first = First say how many Autobots go; humans come after that.
refused-cards-not-held = There are { $ones } cards of one star and { $twos } of two.
refused-exactly-ten = With { $most } stars or more, cards of exactly { $most } stars are exchanged at a time.
refused-too-few-stars = These cards have { $stars ->
    [0] no star
    [one] one star
   *[other] { $stars } stars
 }; at least two are exchanged.
refused-no-such-army = There is no army { $army }; the armies are 0 (the Autobots) to { $last }.
refused-own-army = The card goes to another army.
refused-army-out = Decepticons { $army } are eliminated.
refused-no-such-unit = { $kind ->
    [human] No human stands in { NAME($territory) }.
   *[unit] Only humans stand in { NAME($territory) }.
 }
refused-not-yours-to-lose = { NAME($territory) } belongs to somebody else; the units come from own territories.
refused-shielded = The attack on { NAME($territory) } was cancelled; this turn it is not attacked again.
refused-no-start = { $army ->
    [0] { NAME($territory) } does not touch the starting point in the centre.
   *[other] { NAME($territory) } does not touch a starting point in a corner.
 }
refused-not-yours = { NAME($start) } is not held by this side.
refused-not-next = No border and no sea route joins { NAME($start) } and { NAME($end) }.
refused-own-side = { NAME($end) } is held by the own side.
refused-empty-not-attacked = Nobody stands in { NAME($end) }; Autobots and humans enter empty territories when they move.
refused-guard = One unit has to stay in { NAME($start) } as a guard, so nobody can leave.
refused-only-new = All who could leave { NAME($start) } came in this turn, and new units do not attack.
refused-crossed-already = All in { NAME($start) } have crossed a border in this turn.
refused-enemy-there = { NAME($end) } is held by an enemy; units move only into territories of their own side.
refused-empty-not-entered = Nobody stands in { NAME($end) }; Decepticons move through own territories only.
refused-one-group = One group moves in a turn, and it is in { NAME($start) }.
refused-passed-already = The group has passed { NAME($end) } already.
refused-how-many = { $kind ->
    [human] { $high ->
        [one] From { NAME($start) } one human can go, not { $count }.
       *[other] From { NAME($start) } { $low } to { $high } humans can go, not { $count }.
     }
   *[unit] { $high ->
        [one] From { NAME($start) } one unit can go, not { $count }.
       *[other] From { NAME($start) } { $low } to { $high } units can go, not { $count }.
     }
 }
refused-autobots-crossed = All Autobots in { NAME($start) } have crossed a border in this turn; only humans can still go.
refused-from-where = From where to { NAME($end) }? { NAME($known) }
refused-from-nowhere = Nobody of this side can go to { NAME($end) } now.
refused-no-human-beside = No human can go from { NAME($start) } beside these Autobots: none is there, or one has to stay as the guard.
refused-card-not-for-this = { NAME($card) } is kept, but not for this side of a battle.
refused-card-not-kept = { NAME($card) } does not lie face up before this army.
refused-roll-first = At least one roll is made before the attacker withdraws.
refused-not-so-many = { $count ->
    [one] The force is one unit
   *[other] The force has { $count } left
 }, so { $left } cannot be waited for.
refused-bars-not-held = { $held ->
    [0] This army has no Energon to add.
    [one] This army has one bar of Energon, not { $count }.
   *[other] This army has { $held } bars of Energon, not { $count }.
 }
refused-meter-full = The meter has room for { $most ->
    [0] no more bars.
    [one] one more bar.
   *[other] { $most } more bars.
 }

# -- values, on the page about an edition --------------------------------------------------------------------

value-meter-start = Energon on the meter at the start
value-meter-united = Energon there where one player commands all Decepticon armies
value-meter-spare = How many bars more the meter can hold
value-meter-bars = Bars of Energon on the map
value-units-first = New units of an army's first turn
value-units-later = New units of each later turn
value-units-slaves = Slaves that bring one unit more
value-stars-exchange = Units for 0 to 10 stars
value-start-corners = Territories at the corners
value-start-centre = Territories at the centre
value-hand-power = Power cards of an army
value-continent-name = Continents
value-continent-bonus = Units for a whole continent
value-territory-name = Territories
value-territory-also = Other names of territories
value-territory-continent = On which continent each lies
value-territory-stars = Stars on the cards
value-territory-links = Borders and sea routes
value-power-name = Power cards
value-power-also = Other names of Power cards
value-power-copies = How many of each
value-power-when = When each takes effect
value-power-effect = What each does
value-power-amount = How much
value-power-copies-is = × { $value }
value-continent-bonus-is = + { $value }
value-power-when-is = { $value ->
    [now] at once
    [keep] kept for a battle
   *[pass] passed on
 }
value-power-effect-is = { $value ->
    [units] changes new units
    [anywhere] places anywhere
    [meter] moves the meter
    [lose] costs units
    [attack-die] raises a black die
    [defence-die] raises a red die
   *[cancel] cancels an attack
 }

source-rulebook = Rulebook of RISK Transformers: The Decepticon Invasion of Earth
source-map = The world map of other editions. The rulebook counts 42 territories in six continents and names four of them.
source-numbers = As printed in other editions. The rulebook sends readers to the board for them, and no copy of that has come down to us.
source-stars = A published program lists eleven territories with two stars.
source-twelfth = Another published program counts twelve cards of two stars and names none; the twelfth is our choice.
source-words = Other names by which people may type it.
source-starts = Which territories touch a starting point was printed on the board alone; we took the nearest to each corner and to the middle.
source-meter = How long the meter is has not come down to us. With the bars on the map ours makes seven to twelve rounds.
source-united = Our choice: with two armies under one command both sides win about equally often, as computer players showed.
source-cards = The texts of the fifteen Power cards are lost; the rulebook says what kinds there are, and these are ours.

# -- what is wrong with a value of an edition; the value stands before it, with a colon -----------------------

problem-count = { $count } are there; { $low } to { $high } are needed
problem-exchange = { $count } numbers are there; { $needed } are needed, for 0 to 10 stars
problem-printed-name = a name of 1 to { $most } characters with a letter in it is needed
problem-also = a list of at most { $names } names is needed, each of 1 to { $most } characters with a letter in it
problem-name-taken = something else has that name, however it is written
problem-name-word = { $word } alone is a word of typed lines, as are attack, human, from and stop; a longer name may begin with it
problem-continent-empty = no territory lies on this continent
problem-link = the key of another territory is needed
problem-linked = these two territories are joined already; each border is listed once
problem-links = { $count } territories touch this one, those counted that list it; at most { $most } may
problem-apart = no way leads from { $first } to { $territory }
problem-start = the key of a territory that is not listed yet is needed
problem-power = four armies need { $needed } Power cards; there are { $count }
problem-no-amount = the effect "{ $effect }" has no amount
