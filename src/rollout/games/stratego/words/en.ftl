# Stratego Transformers in English. Names of players, never "you". A piece that the reader may not know has no name and
# no rank: they are "none".

game-title = Stratego Transformers
game-teaser = Two armies that nobody sees through, and one Flag on each side. Move, attack, remember, and find the other Flag first. For two, about half an hour.

## Who there is

army-autobots = Autobots
army-decepticons = Decepticons
army-red = Red
army-blue = Blue
name-fighter = Fighter
name-allspark = AllSpark
name-decepticon-soldier = Decepticon Soldier
name-dune-buggy = Dune Buggy
name-decepticon-creature = Decepticon Creature
name-sector-seven-agent = Sector Seven Agent
name-liquid-nitrogen-trap = Liquid Nitrogen Trap
name-flag = Flag
name-marshal = Marshal
name-general = General
name-colonel = Colonel
name-major = Major
name-captain = Captain
name-lieutenant = Lieutenant
name-sergeant = Sergeant
name-miner = Miner
name-scout = Scout
name-spy = Spy
name-bomb = Bomb

rank-f = Flag
rank-s = Spy
rank-2 = Rank 2
rank-3 = Rank 3
rank-4 = Rank 4
rank-5 = Rank 5
rank-6 = Rank 6
rank-7 = Rank 7
rank-8 = Rank 8
rank-9 = Rank 9
rank-10 = Rank 10
rank-t = Trap
rank-f-text = Never moves. Whoever captures it wins the game.
rank-s-text = Captures a 10 and a Flag by attacking. Everything else is stronger, and whatever attacks it captures it.
rank-2-text = Runs any number of open squares in a straight line, and may attack at their end.
rank-3-text = The only rank that can disarm a Trap.
rank-t-text = Never moves. Captures whoever attacks it, except a rank 3.

mode-vehicle = Vehicle Mode
mode-robot = Robot Mode

## Special Powers

power-detect-enemy = Detect Enemy
power-detect-enemy-text = Shows one opposing piece at most two squares away, in any direction and whatever stands in between.
power-speed = Speed
power-speed-text = Goes two squares, straight on or round a corner, and may attack on the second.
power-robot-rumble = Robot Rumble
power-robot-rumble-text = Moves one square, then attacks up to three of the opposing pieces all around, at once.
power-distance-strike = Distance Strike
power-distance-strike-text = Hits an opposing piece one or two squares away in a straight or diagonal line, without leaving its square; only a lower rank falls.
power-magnet = Magnet
power-magnet-text = Pulls over an opposing piece one or two squares ahead, behind or beside, and so attacks it.
power-sneak-attack = Sneak Attack
power-sneak-attack-text = Goes straight over pieces or the Forbidden Zone to the first open square behind them, and may attack from there.
power-call-bumblebee = Call Bumblebee
power-call-bumblebee-text = Bumblebee comes from anywhere to a square beside Sam.

## The choices before a game

option-game = Which game?
option-game-game-1 = Game 1
option-game-game-1-text = Move, attack and find the Flag. Quick to learn, from eight years on.
option-game-game-2 = Game 2: Special Powers
option-game-game-2-text = Many pieces can do more: race, leap, strike from afar, or turn into robots.
option-game-classic = Classic
option-game-classic-text = The original game: red against blue, with 40 pieces a side on a larger board.
option-sides = Which army is yours?
option-sides-lot = By lot
option-sides-lot-text = Chance decides who commands which army.
option-sides-autobots = Autobots
option-sides-autobots-text = Seat 1, which is yours unless you take another, commands the Autobots; in the classic game, the red army.
option-sides-decepticons = Decepticons
option-sides-decepticons-text = Seat 1, which is yours unless you take another, commands the Decepticons, who take the first turn; in the classic game, the blue army.
option-captured = Who sees captured pieces?
option-captured-open = Everybody
option-captured-open-text = All captured pieces lie open. Best for the first games.
option-captured-prisoner = Who captured them
option-captured-prisoner-text = A captured piece is a prisoner: only the side that captured it may look at it.
option-captured-secret = Who lost them
option-captured-secret-text = Only the side that lost a piece may look at it; the other side has to remember it.
option-captured-stealth = Nobody
option-captured-stealth-text = Captured pieces are gone, and everybody has to remember them.
option-memory = Memory game
option-memory-text = Pieces that were shown are covered again. Whoever remembers them has the better of it.
option-two-squares = Back and forth between two squares: which move in a row is refused?
option-two-squares-third = The third
option-two-squares-fourth = The fourth, attacks count
option-two-squares-sixth = The sixth
option-last-movers = One turn takes the last movable piece of both sides
option-last-movers-loses = Who is next loses
option-last-movers-draw = A draw
option-quiet-turns = Turns without a capture until it is a draw (0: never)
option-max-turns = Turns until it is a draw

## What is asked

phase-setup = { $count ->
    [one] { $who } places the army
   *[other] Both place their armies
 }
phase-play = { $game ->
    [game-2] { $who } moves, attacks, changes a mode or uses a power
   *[other] { $who } moves, or attacks
 }
phase-rumble = { $who } chooses whom the Robot Rumble hits
phase-sneak = { $who } may attack after the Sneak Attack, or stay
phase-over = The game is over
rules-words = Scout, Spy, Trap, Forbidden Zone, two squares, Special Power, Robot Mode
rules-also =
    bomb, mine, nitrogen: trap
    miner, engineer, agent, defuse: disarm, agent
    assassin, allspark, frenzy: spy
    runner, scouts: scout
    lake, water, obstacle, middle: forbidden zone
    take, kill, beat, eliminate, defeat, die: captured
    tie, equal, same: equal
    draw, stalemate, remis: draw
    repeat, repetition, chase, shuttle: back and forth
    stuck, blocked, trapped, immobile: can neither move, locks
    power, ability, skill, special: special power
    transform, vehicle, robot, flip: mode
    reveal, uncover, open, known: shown
    win, victory, goal: wins
    start, first, begin: first turn, begin
    field, space, tile: square
    column, row: file, rank
    strength, number, level, value: rank
    shoot, range, far: distance strike
    fast, run, two steps: speed
    jump, fly, over: sneak attack
    attract, drag, pull: magnet
    surrender, resign, quit: give up
    dead, graveyard, lost, prisoner: captured pieces
    deploy, arrange, formation, placement: setup, placement

choice-move = { NAME($name) }: from { $start } to { $end }
choice-strike = { NAME($name) }: attack { $end } from { $start }
choice-detect = { NAME($name) }: Detect Enemy from { $start } on { $end }
choice-speed = { NAME($name) }: Speed from { $start } to { $end }
choice-rumble = { NAME($name) }: Robot Rumble, step from { $start } to { $end }
choice-shoot = { NAME($name) }: Distance Strike from { $start } at { $end }
choice-pull = { NAME($name) }: Magnet, pull { $end } to { $start }
choice-sneak = { NAME($name) }: Sneak Attack from { $start } to { $end }
choice-call = Call { NAME($name) } to { $end }
choice-mode = { $mode ->
    [robot] { NAME($name) } on { $start }: change into Robot Mode
   *[vehicle] { NAME($name) } on { $start }: change back into Vehicle Mode
 }
choice-at = Hit { $end }
choice-fight = { $count ->
    [one] Let it rumble against one piece
   *[other] Let it rumble against { $count } pieces
 }
choice-stay = Stay, without an attack
choice-set = { NAME($name) } on { $start }

## What happened

piece = { $rank ->
    [none] piece
    [F] { NAME($name) }
    [T] { NAME($name) }
   *[other] { NAME($name) } ({ $rank })
 }
found = { $rank ->
    [none] a piece
   *[other] { piece }
 }
met = { $other_rank ->
    [none] a piece
    [F] the { NAME($other_name) }
    [T] the { NAME($other_name) }
   *[other] { NAME($other_name) } ({ $other_rank })
 }
told-side-taken = { $army ->
    [autobots] { $seat } commands the Autobots.
    [decepticons] { $seat } commands the Decepticons.
    [red] { $seat } commands the red army.
   *[blue] { $seat } commands the blue army.
 }
told-piece-placed = { $seat }'s { piece } stands on { $square }.
told-target-named = { $seat } names { $square } as a target.
told-army-ready = { $seat }'s army is in place.
told-game-began = Both armies are in place. { $seat } begins.
told-piece-moved = { $by ->
    [scout] { $seat }'s { piece } runs from { $start } to { $end }.
    [speed] { $seat }'s { piece } races from { $start } to { $end }.
    [rumble] { $seat }'s { piece } steps from { $start } to { $end } for a Robot Rumble.
    [sneak] { $seat }'s { piece } sneaks from { $start } to { $end }.
    [call] { $seat }'s { piece } comes from { $start } to { $end }.
   *[step] { $seat }'s { piece } moves from { $start } to { $end }.
 }
told-piece-shown = { $why ->
    [scout] { $seat }'s { piece } on { $square } is shown, for it goes farther than one square.
    [power] { $seat }'s { piece } on { $square } is shown, for it uses a Special Power.
    [mode] { $seat }'s { piece } on { $square } is shown, for it changes into Robot Mode.
    [called] { $seat }'s { piece } on { $square } is shown, for it is called.
    [detected] { $seat }'s { piece } on { $square } is detected.
    [struck] { $seat }'s { piece } on { $square } is shown: the Distance Strike is aimed at it.
    [pulled] { $seat }'s { piece } on { $square } is shown: the Magnet has caught it.
   *[rumbled] { $seat }'s { piece } on { $square } is shown: the Robot Rumble is aimed at it.
 }
told-mode-changed = { $mode ->
    [robot] { $seat }'s { piece } on { $square } changes into Robot Mode.
   *[vehicle] { $seat }'s { piece } on { $square } changes back into Vehicle Mode.
 }
told-piece-stayed = { $seat }'s { piece } stays on { $square }.
told-power-used = { $power ->
    [detect-enemy] { $seat }'s { piece } on { $square } looks at { $target }: Detect Enemy.
    [speed] { $seat }'s { piece } on { $square } uses Speed to get to { $target }.
    [robot-rumble] { $seat }'s { piece } on { $square } starts a Robot Rumble against { LIST($target) }.
    [distance-strike] { $seat }'s { piece } on { $square } strikes from a distance at { $target }.
    [magnet] { $seat }'s { piece } on { $square } switches on the Magnet and pulls at { $target }.
    [sneak-attack] { $seat }'s { piece } on { $square } starts a Sneak Attack to { $target }.
   *[call-bumblebee] { $seat }'s { piece } on { $square } calls Bumblebee to { $target }.
 }
told-fought = { $result ->
    [wins] { $seat }'s { piece } from { $start } attacks { met } on { $end } and wins.
    [loses] { $seat }'s { piece } from { $start } attacks { met } on { $end } and loses.
   *[both] { $seat }'s { piece } from { $start } attacks { met } on { $end }, and both fall.
 }
told-power-met = { $result ->
    [lower] On { $square }: { found }. That is weaker.
    [equal] On { $square }: { found }. { $power ->
        [distance-strike] That is just as strong, so nothing happens.
       *[other] That is just as strong.
     }
    [higher] On { $square }: { found }. { $power ->
        [distance-strike] That is stronger, so nothing happens.
       *[other] That is stronger.
     }
    [immune] On { $square }: { found }. This power cannot harm that.
   *[other] On { $square }: { found }.
 }
told-piece-captured = { $seat }'s { piece } on { $square } is captured.
told-piece-drawn = { $seat }'s { piece } is pulled from { $start } to { $end } and stays there.
told-game-ended = { $reason ->
    [flag] The Flag has been captured!
    [stuck] No move and no attack is left.
    [last-movers] The last pieces that could move are gone on both sides.
    [quiet] Nothing has been captured for a long time.
   *[turns] The last turn has been played.
 }

## How it ended

outcome-flag = { $winner } has captured the Flag and wins!
outcome-stuck = { $loser } can neither move nor attack: { $winner } wins.
outcome-last-movers = Neither side has a piece left that can move: a draw.
outcome-quiet = Nothing has been captured for a long time: a draw.
outcome-turns = The last turn has been played: a draw.

## Why not

refused-instead = { $instead ->
    [none] { "" }
   *[other] { " " }What is possible there: { $instead }.
 }
refused-what = { $what ->
    [zone] the Forbidden Zone lies
    [lakes] a lake lies
    [own] a piece of the same army stands
   *[enemy] an opposing piece stands
 }
refused-game-over = The game is over.
refused-not-your-turn = It is the other player's turn.
refused-no-such-square = There is no square { $square }; the squares are a1 to { $last }.
refused-setup-first = First the army is placed; a turn begins when both armies stand.
refused-setup-final = This army stands already, and a finished placement is final. Now the other player places.
refused-setup-over = The armies have been placed; pieces only move and attack now.
refused-setup-letter = No piece of this army has the letter { $letter }. Its letters are: { $known }
refused-setup-row = Row { $row } of the placement has { $count } letters; a row has { $needed } squares.
refused-setup-length = { $count ->
    [one] One letter
   *[other] { $count } letters
 } for { $needed ->
    [one] one square
   *[other] { $needed } squares
 }: the placement needs a letter for each square that is still open.
refused-setup-copies = { $count ->
    [one] One { NAME($name) } is placed
   *[other] { NAME($name) } is placed { $count } times
 }, but there { $copies ->
    [one] is one
   *[other] are { $copies }
 }. { NAME($missing) } is missing { $lacking ->
    [one] once
   *[other] { $lacking } times
 }.
refused-none-left = { NAME($name) } is placed already, { $copies ->
    [one] and there is only one
   *[other] all { $copies } times
 }.
refused-next-square = Pieces are placed in order, front row first and from left to right: { $next } is next, not { $start }.

refused-no-piece = No piece stands on { $start }.
refused-not-yours = The piece on { $start } belongs to the other player.
refused-must-act = The piece on { $acting } has changed its mode, so it has to take the turn.
refused-never-moves = { NAME($name) } never moves and never attacks; it stays on { $start }.
refused-same-square = The piece stands on { $start } already.
refused-not-straight = From { $start } to { $end } is no straight line; pieces move and attack forward, backward and sideways, never diagonally.{ refused-instead }
refused-one-square = { NAME($name) } goes one square at a time; from { $start } to { $end } is farther. Only Scouts run.{ refused-instead }
refused-blocked = The way from { $start } to { $end } is not open: on { $square } { refused-what }.
refused-zone = { $ground ->
    [lakes] { $end } lies in a lake, which nobody enters.
   *[zone] { $end } belongs to the Forbidden Zone, which nobody enters.
 }
refused-own-there = A piece of the same army stands on { $end }.
refused-enemy-there = An opposing piece stands on { $end }, so going there is an attack.{ refused-instead }
refused-own-target = The piece on { $end } belongs to the same army; only opposing pieces are attacked.
refused-nobody-there = No opposing piece stands on { $end }.{ refused-instead }
refused-two-squares = From { $start } to { $end } again? Between the same two squares, { $which ->
    [third] the third move in a row
    [fourth] the fourth move in a row
   *[sixth] the sixth move in a row
 } is refused. Another square, another piece or an attack is possible, and after that this move as well.

refused-no-powers = Special Powers and modes belong to Game 2.
refused-no-power = { NAME($name) } on { $start } does not have the power { $power ->
    [detect-enemy] { power-detect-enemy }
    [speed] { power-speed }
    [robot-rumble] { power-robot-rumble }
    [distance-strike] { power-distance-strike }
    [magnet] { power-magnet }
    [sneak-attack] { power-sneak-attack }
   *[call-bumblebee] { power-call-bumblebee }
 }.
refused-other-mode = { NAME($name) } on { $start } has this power only in { $mode ->
    [robot] { mode-robot }
   *[vehicle] { mode-vehicle }
 }.{ refused-instead }
refused-one-change = One mode can be changed in a turn, and that has been done.
refused-no-modes = { NAME($name) } on { $start } has no modes; only pieces with two Special Powers have.
refused-mode-alone = { NAME($name) } on { $start } could do nothing after changing into { $mode ->
    [robot] { mode-robot }
   *[vehicle] { mode-vehicle }
 }, and a change of mode alone is no turn.
refused-detect-far = Detect Enemy reaches two squares; { $end } is farther from { $start }.
refused-speed-two = Speed goes exactly two squares, straight on or round a corner; from { $start } to { $end } it is not two.{ refused-instead }
refused-speed-blocked = On the way from { $start } to { $end } no square is open for Speed: { $squares }.
refused-shoot-far = A Distance Strike goes one or two squares in a straight line, also diagonally; from { $start } that does not lead to { $end }.
refused-pull-far = A Magnet reaches one or two squares forward, backward or sideways; from { $start } that does not lead to { $end }.
refused-rumble-alone = Around { $end } stands no opposing piece, and without one there is no Robot Rumble.
refused-rumble-on = The Robot Rumble on { $start } is under way: choose a target, or fight.
refused-no-rumble = No Robot Rumble is under way.
refused-no-target = First choose at least one target of the Robot Rumble.
refused-not-beside = { $end } is not beside { $start }; a Robot Rumble hits the eight squares around it.
refused-target-again = { $end } has been chosen already.
refused-three-targets = Three targets have been chosen, and a Robot Rumble hits no more.
refused-target-order = Targets are chosen from the lowest rank upwards, each from left to right; after { $last } it is too late for { $end }.
refused-sneak-straight = A Sneak Attack goes straight on, and from { $start } to { $end } is no straight line.
refused-sneak-nothing = A Sneak Attack has to pass over something, and { $square } is open.
refused-sneak-edge = In that direction no square behind the occupied ones is open.
refused-sneak-first = A Sneak Attack lands on the first open square, and that is { $square }, not { $end }.
refused-sneak-on = The Sneak Attack has landed on { $start }: from there attack a neighbour, or stay.
refused-sneak-nobody = Around { $end } is nobody to attack, so the Sneak Attack ends there; the line is complete without more.
refused-no-sneak = There is nothing to stay for; that is said after a Sneak Attack.
refused-no-caller = Nobody in this army can call Bumblebee.
refused-gone = { NAME($name) } is no longer on the board, and both are needed.
refused-caller-mode = { NAME($caller) } on { $square } cannot call in this mode.
refused-call-beside = { $end } is not beside { $square }; { NAME($name) } comes to one of the eight squares around { NAME($caller) }.

# -- values, on the page about an edition --------------------------------------------------------------------

value-board-files = Files of the board
value-board-ranks = Ranks of the board
value-board-rows = Rows on which an army is placed
value-board-zone = Squares of the Forbidden Zone
value-board-first = Who takes the first turn
value-powers-version = Version of the table of Special Powers
value-character-army = Armies
value-character-name = Names
value-character-letter = Letters in set-ups
value-character-rank = Ranks
value-character-copies = How many of each
value-character-powers = Special Powers
value-character-called = Who is called by Call Bumblebee
value-classic-board-files = Files of the classic board
value-classic-board-ranks = Ranks of the classic board
value-classic-board-rows = Rows on which a classic army is placed
value-classic-board-zone = Lakes of the classic board
value-classic-board-first = Who begins the classic game
value-classic-character-army = Classic armies
value-classic-character-name = Names in the classic game
value-classic-character-letter = Letters in classic set-ups
value-classic-character-rank = Ranks in the classic game
value-classic-character-copies = How many of each in the classic game
value-character-copies-is = × { $value }
value-classic-character-copies-is = × { $value }
value-character-called-is = { $value ->
    [true] is called
   *[false] is not called
 }
value-word-autobots = Autobots
value-word-decepticons = Decepticons
value-word-red = Red
value-word-blue = Blue
value-word-detect-enemy = Detect Enemy
value-word-speed = Speed
value-word-robot-rumble = Robot Rumble
value-word-distance-strike = Distance Strike
value-word-magnet = Magnet
value-word-sneak-attack = Sneak Attack
value-word-call-bumblebee = Call Bumblebee

source-rulebook = Rulebook of Stratego Transformers, 2007
source-review = A review of June 2007 lists pieces and their ranks.
source-inferred = 30 pieces, one a square, fill three rows of ten.
source-sisters = Other editions with 30 pieces a side have this board.
source-roster = How many there are of each, and some who fight, has not come down to us; we follow another edition with 30 pieces.
source-powers = Which piece has which Special Power was printed on the board alone, and no copy of that has come down to us.
source-letters = Our letters, for set-ups that are written in one line.
source-classic = The published rules of the original game.

# -- what is wrong with a value of an edition; the value stands before it, with a colon -----------------------

problem-zone = a square from { $first } to { $last } that is not listed yet is needed
problem-piece-name = a name of 1 to { $most } characters with a letter in it is needed
problem-letter = a single letter from a to z or A to Z, or a digit, is needed
problem-powers = a list of at most two different powers is needed, from these: { $allowed }
problem-still-power = a Flag or a Trap has no powers
problem-still-called = a Flag or a Trap cannot come when it is called
problem-name-taken = another piece of this army has that name, or has it for its letter
problem-letter-taken = another piece of this army has that letter
problem-kinds = { $count } characters are too many; an army has at most { $most }
problem-pieces = { $army ->
    [autobots] the Autobots have { $count } pieces, but their rows have { $needed } squares to be filled
    [decepticons] the Decepticons have { $count } pieces, but their rows have { $needed } squares to be filled
    [red] the red army has { $count } pieces, but its rows have { $needed } squares to be filled
   *[blue] the blue army has { $count } pieces, but its rows have { $needed } squares to be filled
 }
problem-flags = { $army ->
    [autobots] the Autobots need exactly one Flag
    [decepticons] the Decepticons need exactly one Flag
    [red] the red army needs exactly one Flag
   *[blue] the blue army needs exactly one Flag
 }
problem-nobody-moves = { $army ->
    [autobots] the Autobots need a piece that can move
    [decepticons] the Decepticons need a piece that can move
    [red] the red army needs a piece that can move
   *[blue] the blue army needs a piece that can move
 }
problem-nobody-called = with call-bumblebee in an army, one of its characters needs called = true
problem-one-caller = only one piece of an army can have call-bumblebee
problem-one-called = only one piece of an army can be called
problem-calls-itself = who calls cannot be the one who comes
