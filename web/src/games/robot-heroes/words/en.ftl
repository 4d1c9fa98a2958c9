# Words of the Robot Heroes table that only its drawing needs.

game-teaser = Roll, run round the arena and duel with secret cards. Whoever breaks every piece of the other hero wins. For two, about ten minutes.

phase-take-own = Your turn: choose your hero!
phase-roll-own = Your turn: roll the die!
phase-move-own = Your turn: move your pawn!
phase-discard-own = Your hand is full: discard a card
phase-duel-own = Battle! Choose a card
phase-boost-own = Add a second card to your Special Attack

phase-take-called = { $who }, choose your hero!
phase-roll-called = { $who }, roll the die!
phase-move-called = { $who }, move your pawn!
phase-discard-called = { $who }, your hand is full: discard a card
phase-duel-called = Battle! { $who }, choose a card
phase-boost-called = { $who }, add a second card to your Special Attack

primary-take = { $choice }
primary-take-idle = Choose a hero
primary-roll = Roll the die
primary-move = { $choice }
primary-move-idle = Choose a glowing space
primary-discard = { $choice }
primary-discard-idle = Choose a card to discard
primary-duel = { $choice }
primary-duel-idle = Choose a card
primary-boost = { $choice }
primary-boost-idle = Choose a second card

told-rolls-hero = Who chooses the hero? { $parts }.{ $equal ->
    [yes] { " " }Equal: once more!
   *[no] { "" }
 }
told-rolls-hero-part = { $seat } rolls { $value }
told-rolls-first = Who goes first? { $parts }.{ $equal ->
    [yes] { " " }Equal: once more!
   *[no] { "" }
 }
told-rolls-first-part = { $seat } rolls { $value }
told-hands = Cards to begin with: { $parts }.
told-hands-part = { $seat } draws { $count }

typed-choice-take = take { $character }
typed-choice-roll = roll
typed-choice-move = move { $space }
typed-choice-discard = { $sort ->
    [special] discard { $title }
   *[other] discard { $card }
 }
typed-choice-play = { $sort ->
    [special] play { $title }
   *[other] play { $card }
 }
typed-choice-add = add { $card }

option-level = Which cards?
option-level-basic = Basic
option-level-basic-text = Numbers and dice. Quick to learn, from six years on.
option-level-advanced = Advanced
option-level-advanced-text = Four Special Attacks join each deck, and you hold more cards.
option-max-turns = Turns until the game ends (0: no limit)
option-max-turns-switch = Short game
option-max-turns-switch-text = Ends after { $value } turns. Whoever has more whole pieces wins.
edition-board =
    { $count ->
        [one] A board of one space
       *[other] A board of { $count } spaces
    }
edition-deck =
    { $hero ->
        [both] Each hero’s deck: { $count } cards
       *[other] The deck of { $hero }: { $count } cards
    }
edition-times = × { $count }
edition-specials = Special Attacks, for the Advanced level
edition-pieces = Pieces of a hero: { $count }
edition-die = Sides of the die: { $count }
edition-hand = { $level }: { $hand } cards in hand, at most { $limit }

hero-none = No hero yet
pieces-left = { $left } of { $pieces } pieces whole
cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
count-held = Hand
count-pile = Pile
count-discards = Discards
pile = Draw pile: { $count }
discards = Discards: { $count }
discards-of = Open discards of { $name }
discards-none = No card has been discarded yet.
hand = Your hand
hand-empty = No cards in hand
card-name = { $card ->
    [die] Die card
   *[other] { $card }
 }
card-back = Card, face down
special-name = Special Attack: { $title }
space-name = Space { $space }, { $kind ->
    [start] starting space
    [draw] Draw Card space
   *[battle] Battle space
 }
space-here = { $name } stands here
space-landing = { $effect ->
    [opponent] Land here: battle the other hero
    [battle] Land here: battle
    [draw] Land here: draw a card
   *[nothing] Land here: nothing happens
 }
effect-opponent = Battle!
effect-battle = Battle
effect-draw = Draw card
effect-nothing = Nothing
board = Board: { $count } spaces
arena = Arena
die-shows = { $name } rolls { $value }
versus = VS
battle-won = { $name } wins the battle!
battle-tied = A tie! Choose again
battle-cancelled = Cancelled! Choose again
battle-begins = Battle!
battle-boost = { $name } adds a second card
battle-met = { $result ->
    [win] { $number } is { $least } or more: it strikes!
   *[loss] { $number } is less than { $least }: it fails
 }
chain = Rounds before this one
locked-in = Locked in
chooses = Choosing …
last-battle = The last battle
last-battle-numbers = { $high } beats { $low }: { $name } wins the last battle.
last-battle-title = { $name } wins the last battle with { $title }.
battle-drawn = Nobody wins
battle-choose = Choose a card in secret
battle-wait = Both cards are about to be turned over
discard-first = The hand is full: one card has to go before the next one comes
take-title = Choose your hero
take-wait = { $name } chooses a hero
roll-for-hero = Higher roll chooses a hero
roll-for-first = Higher roll goes first
turn-of = It is { $name }’s turn
turn-count = Turn { $turn } of { $max }
