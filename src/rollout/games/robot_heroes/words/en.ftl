# Robot Heroes in English. Names of players and heroes, never "you".

game-title = Robot Heroes

character-optimus = Optimus Prime
character-megatron = Megatron
card-die = die card
card-number = { $number }
space-start = starting space
space-draw = Draw Card space
space-battle = Battle space

## Special Attacks: what is written on their cards

special-attack = Special Attack
special-win = This card wins the battle.{ special-more }
special-number = This card counts as a { $number }.{ special-more }
special-add = A second card is added: its number counts, and { $add } more. With no card to add it is a { $number }.{ special-more }
special-against = Against a { $least } or more this card wins, against less it loses.{ special-more }
special-roll = The number of this card is rolled.{ special-more }
special-draw = The battle ends in a draw.
special-more = { $damage ->
    [1] { "" }
   *[other] { " " }If it wins, the other hero turns { $damage } pieces over.
 }{ $loss ->
    [0] { " " }If it loses, no piece is turned over.
    [1] { "" }
   *[other] { " " }If it loses, its own hero turns { $loss } pieces over.
 }

## What is asked

phase-take = { $who } chooses a hero
phase-roll = { $who } rolls the die
phase-move = { $who } moves the pawn
phase-discard = { $who } has a full hand and discards a card
phase-duel = Battle! { $count ->
    [one] { $who } chooses a card
   *[other] Both choose a card
 }
phase-boost = { $who } adds a second card to the Special Attack
phase-over = The game is over
rules-words = battle, tie, die card, full hand, Special Attack
rules-also =
    duel, fight, combat, war, attack: battle
    robot, character, figure, team: hero, pawn
    lose, lost, loser, losing, beaten: loser, loses, lost, broken
    damaged, damage, break, dead, life, lives, health, puzzle: broken, piece
    undamaged, intact, alive: whole
    draw, equal, same, stalemate: tie, draw, equal
    dice, throw: die, roll
    field, square, tile: space
    walk, run, step, go: move
    win, winner, victory: wins, won
    start, begin, first: begins, first
    super, power, joker: special attack
    stack, pack, deck: deck, pile
    backwards, reverse: direction, back

choice-take = { $character ->
    [optimus] Play Optimus Prime
   *[megatron] Play Megatron
 }
choice-roll = Roll the die
choice-move = { $effect ->
    [opponent] Space { $space }: battle the other hero
    [battle] Space { $space }: battle
    [draw] Space { $space }: draw a card
   *[nothing] Space { $space }: nothing happens
 }
choice-discard = { $sort ->
    [die] Discard the die card
    [special] Discard { $title }
   *[number] Discard the { $card }
 }
choice-play = { $sort ->
    [die] Play the die card
    [special] Play { $title }
   *[number] Play the { $card }
 }
choice-add = { $sort ->
    [die] Add the die card
   *[number] Add the { $card }
 }

## What happened

told-rolled = { $purpose ->
    [hero] { $seat } rolls a { $value } for the choice of heroes.
    [first] { $seat } rolls a { $value } for the first turn.
    [card] The die card of { $seat } rolls a { $value }.
    [special] The Special Attack of { $seat } rolls a { $value }.
   *[move] { $seat } rolls a { $value }.
 }
told-hero-taken = { $character ->
    [optimus] { $seat } is Optimus Prime.
   *[megatron] { $seat } is Megatron.
 }
told-hand-dealt = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
 } to begin with.
told-hand-dealt-unseen = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
 } to begin with.
told-turn-began = It is { $seat }'s turn.
told-pawn-moved = { $seat } moves to space { $space }.
told-pawn-stuck = { $seat } cannot move.
told-landed = { $effect ->
    [opponent] The other hero is there!
    [battle] It is a Battle space!
    [draw] It is a Draw Card space.
   *[nothing] Nothing happens there.
 }
told-card-drawn = { $sort ->
    [die] { $seat } draws a die card.
    [special] { $seat } draws { $title }.
   *[number] { $seat } draws a { $card }.
 }
told-card-drawn-unseen = { $seat } draws a card.
told-pile-shuffled = { $seat } shuffles the discards into a new draw pile.
told-draw-skipped = { $seat } has no card left to draw.
told-card-discarded = { $sort ->
    [die] { $seat } has a full hand and discards a die card.
    [special] { $seat } has a full hand and discards { $title }.
   *[number] { $seat } has a full hand and discards a { $card }.
 }
told-battle-began = The battle begins.
told-card-chosen = { $sort ->
    [die] { $seat } puts a die card face down.
    [special] { $seat } puts { $title } face down.
   *[number] { $seat } puts a { $card } face down.
 }
told-card-chosen-unseen = { $seat } puts a card face down.
told-cards-revealed = { $first_sort ->
    [die] { $first_seat } shows a die card
    [special] { $first_seat } shows { $first_title }
   *[number] { $first_seat } shows a { $first }
 }, { $second_sort ->
    [die] { $second_seat } shows a die card
    [special] { $second_seat } shows { $second_title }
   *[number] { $second_seat } shows a { $second }
 }.
told-special-revealed = { $seat } attacks with { $title }! { $effect ->
    [win] { special-win }
    [number] { special-number }
    [add] { special-add }
    [against] { special-against }
    [roll] { special-roll }
   *[draw] { special-draw }
 }
told-specials-cancelled = Two Special Attacks: neither does anything, and the battle starts over.
told-card-added = { $sort ->
    [die] { $seat } adds a die card.
   *[number] { $seat } adds a { $card }.
 }
told-boosted = { $number } and { $add } more: { $seat } has { $total }.
told-boosted-alone = { $seat } has no card to add, so the Special Attack counts as a { $number }.
told-number-met = { $result ->
    [win] { $number } is { $least } or more: the Special Attack of { $seat } succeeds.
   *[loss] { $number } is less than { $least }: the Special Attack of { $seat } fails.
 }
told-numbers-compared = { $first } against { $second } …
told-battle-tied = A tie!
told-battle-won = { $seat } wins the battle.
told-battle-drawn = { $reason ->
    [no-cards] The cards have run out: the battle is a draw.
    [special] The Special Attack ends the battle: it is a draw.
   *[none-held] A hand is empty: the battle is a draw.
 }
told-piece-damaged = { $damage ->
    [one] { $seat } turns the first piece over: it is broken.
   *[other] { $seat } turns a piece over; { $damage } are broken now.
 }
told-piece-spared = The Special Attack costs { $seat } no piece.
told-game-ended = { $reason ->
    [turns] The last turn has been played.
   *[pieces] That was the last whole piece.
 }

## How it ended

outcome-pieces = { $winner } has broken every piece of the other hero and wins!
outcome-turns = { $winner } has more whole pieces and wins.
outcome-turns-equal = Both heroes have the same number of whole pieces: a draw.

## Why not

refused-game-over = The game is over.
refused-choice-final = The card has been chosen, and the choice is final. Now the other player chooses.
refused-other-chooses = The other player rolled higher and chooses a hero first.
refused-not-your-turn = It is the other player's turn.
refused-take-first = First choose a hero: Optimus Prime or Megatron.
refused-discard-first = The hand is full: first discard a card.
refused-choose-first = A battle is on: choose a card from the hand.
refused-boost-first = The Special Attack needs a second card: first add one.
refused-other-boosts = The other player adds a card to the Special Attack first.
refused-no-boost = A second card is added only to a Special Attack that asks for one.
refused-special-not-added = { $title } is a Special Attack; only a number or a die card can be added.
refused-heroes-taken = The heroes have been chosen already.
refused-no-discard = Cards are discarded only on a Draw Card space with a full hand.
refused-no-battle = Cards are played only in a battle.
refused-roll-first = First roll the die.
refused-already-rolled = The die has been rolled: move { $value } spaces.
refused-card-not-held = { $sort ->
    [die] There is no die card in this hand.
    [special] { $title } is not in this hand.
   *[number] There is no { $card } in this hand.
 }
refused-no-such-space = There is no space { $space }; the spaces are 0 to { $last }.
refused-same-space = The pawn stands on space { $space } and has to move on; it never enters a space twice in one turn.
refused-longest-route = With a { $value } no way is long enough here: the pawn moves { $steps } spaces, which does not lead to space { $space }.
refused-cannot-reach = With a { $value } the pawn cannot land on space { $space }: it moves exactly that many spaces.

# -- values, on the page about an edition --------------------------------------------------------------------

value-board-kinds = What each space is
value-board-links = Which spaces are joined
value-board-places = Where each space is drawn
value-board-starts-optimus = Where Optimus Prime begins
value-board-starts-megatron = Where Megatron begins
value-deck-card = Cards of a deck
value-deck-copies = How often a deck holds each
value-deck-hero = Cards that only one hero has
value-die-faces = Sides of the die
value-hero-pieces = Puzzle pieces of a hero
value-basic-hand = Cards in a hand, Basic
value-basic-limit = Most cards in a hand, Basic
value-advanced-hand = Cards in a hand, Advanced
value-advanced-limit = Most cards in a hand, Advanced
value-special-card = Special Attacks
value-special-copies = How often a deck holds each Special Attack
value-special-titles-optimus = Titles for Optimus Prime
value-special-titles-megatron = Titles for Megatron
value-special-effect = What each Special Attack does
value-special-number = Numbers of Special Attacks
value-special-add = What is added
value-special-least = Wins against this number and higher
value-special-damage = Pieces that the opponent turns
value-special-loss = Pieces that its player turns
value-special-hero = Special Attacks that only one hero has
value-word-die = Die card
value-word-direct-hit = Direct Hit
value-word-power-boost = Power Boost
value-word-ambush = Ambush
value-word-double-strike = Double Strike
value-word-start = Start
value-word-draw = Draw
value-word-battle = Battle
value-word-optimus = Optimus Prime
value-word-megatron = Megatron
value-deck-copies-is = × { $value }
value-special-copies-is = × { $value }
value-special-add-is = + { $value }
value-special-effect-is =
    { $value ->
        [win] wins the battle
        [number] counts as a number
        [add] adds a second card
        [against] beats high numbers
        [roll] rolls the die
       *[draw] makes it a draw
    }

source-rulebook = Rulebook of Transformers Robot Heroes, 2009
source-inferred = The die has six sides, because number cards and dice replace one another.
source-reconstruction = No list of spaces or cards has come down to us.

# -- what is wrong with a value of an edition; the value stands before it, with a colon -----------------------

problem-dense = with a die of { $faces } faces more than { $most } ways lead over this board; fewer links are needed
problem-spaces = { $count } spaces are too many; a board has at most { $most }
problem-link = two different spaces from 0 to { $last } are needed
problem-linked = these two spaces are linked already
problem-places = a place [across, down] is needed for each of the { $count } spaces, or none at all
problem-place = two whole numbers from 0 to 1000 are needed, across and down
problem-place-taken = another space is there already
problem-starts = both heroes start on { $space }; two different spaces are needed
problem-card = a card that is not listed yet is needed: "die", or "1" to "{ $highest }"
problem-no-card = { $hero } has no card that is not a Special Attack
problem-specials = { $count } Special Attacks are too many; there may be { $most } kinds
problem-special = a name of at most { $most } small letters, digits and single - is needed, such as "direct-hit"
problem-name-taken = its name or a title is taken by another card; each needs its own
problem-printed-title = a text of 1 to { $most } characters with a letter in it is needed
problem-of-other-effects = the effect "{ $effect }" has no such number
