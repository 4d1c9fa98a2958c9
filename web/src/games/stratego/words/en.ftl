# What the drawings of Stratego Transformers say.

card-copies = { $copies } of them
card-mode-vehicle = in Vehicle Mode
card-mode-robot = in Robot Mode
edition-army = { $army }: { $count } pieces
edition-board = { $files } files, { $ranks } ranks
edition-times = { $count }×

## The table

phase-setup-own = Place your army
phase-play-own = { $game ->
    [game-2] { $changed ->
        [true] Your turn goes on: the piece in its new mode has to act
       *[false] Your turn: move, attack, change a mode or use a power!
     }
   *[other] Your turn: move or attack!
 }
phase-rumble-own = Robot Rumble: choose one to three targets
phase-sneak-own = Attack from here, or stay
phase-setup-called = { $who }, place your army
phase-play-called = { $who }, it is your turn
phase-rumble-called = { $who }, choose the targets of the Robot Rumble
phase-sneak-called = { $who }, attack from here or stay

primary-setup-idle = First every piece needs a square
primary-play = { $choice }
primary-play-idle = Choose a move
primary-rumble = { $choice }
primary-rumble-idle = Choose one to three targets
primary-sneak = { $choice }
primary-sneak-idle = Attack or stay

board = Board: { $files } by { $ranks } squares
square-zone = { $game ->
    [classic] Lake
   *[other] Forbidden Zone
 }
square-chosen = chosen
square-prey = can be chosen
square-aimed = chosen as a target
square-target = { $verb ->
    [move] can go here
    [strike] can be attacked
    [speed] can be reached by Speed
    [rumble] Robot Rumble from here
    [sneak] Sneak Attack to here
    [call] Bumblebee can come here
   *[other] within reach of { $kind ->
        [detect-enemy] Detect Enemy
        [distance-strike] Distance Strike
       *[magnet] Magnet
     }
 }
rank-name = { $rank ->
    [F] Flag
    [S] Spy
    [T] Trap
   *[other] rank { $rank }
 }
piece-named = { $own ->
    [yes] { NAME($name) }
   *[no] { $owner }’s { NAME($name) }
 }{ $rank ->
    [F] { "" }
    [T] , Trap
    [S] , Spy
   *[other] , rank { $rank }
 }
piece-hidden = hidden piece of { $owner }
piece-unnamed = Hidden piece
piece-short = { NAME($name) }{ $rank ->
    [F] { "" }
    [T] { "" }
    [S] { " " }S
   *[other] { " " }{ $rank }
 }
piece-robot = in Robot Mode
piece-moved = has moved
piece-still = has not moved yet
piece-seen = known to the other side
piece-note = your note: { $mark ->
    [F] Flag
    [T] Trap
    [S] Spy
   *[other] { $mark }
 }

orders = Orders
order-kinds = What shall it do?
order-march = Move, attack
order-mode = { $mode ->
    [robot] Robot Mode
   *[vehicle] Vehicle Mode
 }
order-mode-text = { $mode ->
    [robot] Lays it open for both sides and gives it { $power }. It has to act in this turn.
   *[vehicle] Stands it up again and gives it { $power }. It stays known, and has to act in this turn.
 }
order-none = { $kind ->
    [mode] There is nothing that it could do after a change of mode.
    [march] It can neither move nor attack now.
   *[other] There is nobody and nothing for that power now.
 }
order-changed = Its mode has changed: it has to act now.
order-stay = Stay, without an attack
order-hint = Choose one of your pieces. What glows is where it can go.
rumble-choose = { $count ->
    [0] Tap one to three of the pieces around it. All are met at once.
   *[other] Targets: { $count } of at most 3.
 }
rumble-fight = { $count ->
    [one] Fight one piece
   *[other] Fight { $count } pieces
 }
sneak-choose = Tap a piece beside it to attack, or stay.
shows-piece = This shows { $other } your { NAME($name) }.
shows-fight = Both pieces are shown: { $other } will know your { NAME($name) }.
shows-both = This shows { $other } your { NAME($name) } and Bumblebee.
quiet-left = { $left ->
    [one] One more turn without a capture, and it is a draw.
   *[other] { $left } more turns without a capture, and it is a draw.
 }
turn-count = Turn { $turn }

last-clash = What happened last
why-higher = { $rank } beats { $other_rank }.
why-lower = { $other_rank } beats { $rank }.
why-equal = Equal ranks: both leave the board.
why-flag = The Flag is captured!
why-trap = A Trap stops whoever attacks it, except a 3.
why-trap-cleared = A 3 clears the Trap.
why-spy-wins = The Spy beats { $other_rank ->
    [10] the 10
   *[other] it
 } when it attacks.
why-spy-falls = A Spy that attacks beats only a 10 and the Flag.
why-spy-caught = Whoever attacks a Spy captures it.
met-detect-enemy = Found: { NAME($other_name) }.
met-immune = The Flag cannot be harmed like this.
met-robot-rumble-lower = { $other_rank } is lower than { $rank }: it is removed.
met-robot-rumble-equal = Equal ranks: both are removed.
met-robot-rumble-higher = { $other_rank } is higher than { $rank }: the attacker is removed.
met-robot-rumble-trap = A Trap stays, and the attacker is removed.
met-distance-strike-lower = { $other_rank } is lower than { $rank }: it is removed.
met-distance-strike-equal = Equal ranks: nothing happens.
met-distance-strike-higher = { $other_rank } is higher than { $rank }: nothing happens.
met-distance-strike-trap = A Trap takes no harm.
met-magnet-lower = { $other_rank } is lower than { $rank }: it is removed.
met-magnet-equal = Equal ranks: both are removed.
met-magnet-higher = { $other_rank } is higher: it takes the square of the puller.
met-magnet-trap = A Trap removes the puller and takes its square.

armies = Both armies
roster = Army of { $name }
pieces-left = { $count ->
    [one] 1 piece left
   *[other] { $count } pieces left
 }
rank-left = { rank-name }: { $left } of { $count } left
captured-hidden = { $count ->
    [one] One captured piece is not shown.
   *[other] { $count } captured pieces are not shown.
 }
captured-open = Everybody sees captured pieces.
captured-prisoner = Only who captured a piece sees it.
captured-secret = Only who lost a piece sees it.
captured-stealth = Nobody sees captured pieces.

pencil = Pencil: tap enemy pieces to write on them
aids = Help for the memory
aid-moved = Mark pieces that have moved
aid-known = Show the faces of enemy pieces that I have seen
aid-seen = Mark my pieces that the other side knows
aid-pencil = Show my pencil marks
aids-kept = Only you see this, and it stays in this browser.
note-title = What may stand on { $square }?
note-write = Write on it
note-change = Change the note
note-unsure = Unsure
note-erase = Rub it out
note-private = Nobody else sees your notes.

told-sides = { $parts }.
told-sides-part = { $seat } commands { $army ->
    [autobots] the Autobots
    [decepticons] the Decepticons
    [red] the red army
   *[blue] the blue army
 }

## Lines that may be typed, as the command box proposes them

typed-choice-move = move { $start } { $end }
typed-choice-strike = strike { $start } { $end }
typed-choice-detect = detect { $start } { $end }
typed-choice-speed = speed { $start } { $end }
typed-choice-rumble = rumble { $start } { $end }
typed-choice-shoot = shoot { $start } { $end }
typed-choice-pull = pull { $start } { $end }
typed-choice-sneak = sneak { $start } { $end }
typed-choice-call = call { $end }
typed-choice-mode = mode { $start }
typed-choice-at = at { $end }
typed-choice-fight = fight
typed-choice-stay = stay
typed-choice-set = set { $start } { $letter }
