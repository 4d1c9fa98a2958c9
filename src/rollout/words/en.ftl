# The app itself, in English. Games bring words of their own.

## Everywhere

nav = Main menu
home = Home
home-link = rollout, home
about = About
jump-to-content = Jump to the content
close = Close
loading = One moment …
settings = Settings
mute = Sounds off
play = Play
learn = How to play
set-up-army = Set up an army
nav-more = More about rollout

settings-language = Language
settings-theme = Look
settings-theme-auto = Like the device
settings-theme-light = Day
settings-theme-dark = Night
settings-pace = Movement
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-off = Off
settings-sound = Sounds
settings-sound-on = On
settings-sound-off = Off
settings-volume = Volume
settings-kept = Changes take effect at once and stay in this browser. There is no account.
settings-reset = Reset
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large

## Home

home-title = Robots, dice and a table in the hangar
home-text = Board games about robots, here in the browser. Sit down and play: the table knows the rules.
home-free = Free, without an account
home-people = Alone, with friends or on one device
home-hidden = Hidden cards stay hidden
continue = Continue a game
forget-game = Remove { $game } ({ $against }) from this list
game-teaser = { $seats ->
    [one] For one player.
   *[other] For { $seats } players.
 }

## New game

new-game = Set up a game
your-name = Your name
player-name = Player
opponent = { $count ->
    [one] Who plays against you?
   *[other] Who plays against you? ({ $count } computers)
 }
computer-name = { $number ->
    [0] Computer
   *[other] Computer { $number }
 }
level-easy = Easy
level-normal = Normal
level-hard = Hard
more-options = More options
start-game = Start the game

## The table

table = Table
stage = Board
side = Log and rules
side-open = Show log and rules
log = Log
log-empty = Nothing has happened yet.
rules = Rules
table-loading = The table is being set …
your-move = Your move
phase = { $who } to act
skip = Skip
waiting = One moment …
waiting-for = Waiting for { $who }
primary-idle = Choose something
look-at-the-end = Show the result
choices = What you can do
seats = Seats
choices-none = Nothing to do right now.

command = Type an action
command-example = For example: { $example }
command-send = Do it

keys-help = Keys
keys-arrows = go through what can be done
keys-enter = do what is marked
keys-tab = go to the next button, card or space
keys-escape = take back the mark, close a message
keys-skip = skip what is being shown
keys-command = type an action
keys-question = show this list

link-connecting = Connecting
link-open = Connected
link-lost = The connection is lost. Trying again …
link-closed = Not connected

won = { $winner } wins!
won-own = You win!
lost-own = Well played! The next game may be yours.
drawn = A draw
play-again = Play again
save-record = Save the record

## Rules

rules-of = Rules of { $game }
rules-all = Every rule
rules-guide = In short
rules-edition = These pages tell of our own edition. Your table plays “{ $title }”, so its board, cards and numbers may differ.
rules-edition-unknown = These pages tell of our own edition. Your table plays another one, so its board, cards and numbers may differ.
rules-chapters = Chapters
rule-example = Example:
rules-search = Search the rules
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
 }
rules-best = { $count ->
    [one] This rule fits best
   *[other] These { $count } rules fit best
 }
rules-none = Nothing has these words.
rules-found-guide = No rule has these words, but the introduction does.
rules-try = Try one of these:
rules-show-all = Show all rules
rules-missing = No rules have been written down for this game.
rule-ruling = our ruling
rule-option = option
rule-now = now
help-missing = There is no introduction to this game in your language. The rules are beside this page.

## Why not

tried = “{ $text }”
why-not = Why not? Rule { $rule }
allowed-now = Possible now:
refused-not-now = That is not possible right now.
refused-one-at-a-time = Do this one step at a time: chance decides in between.
refused-not-understood = The table does not understand that.
refused-stale = The game has moved on since. Please look again.
refused-not-your-turn = It is not this seat's turn.

## What went wrong

broken-title = This table cannot be shown
broken-save = You can still save the game as a file, to keep it or to watch it elsewhere.
gone-title = This table is gone
gone-text = Maybe a part of the link is missing, or the table has been cleared away.
failed-unreachable = The server does not answer. Is it still running?
failed-unknown-table = There is no such table.
failed-unknown-token = This browser has no seat at that table.
failed-unknown-game = There is no such game on the shelf.
failed-outdated-rules = This game was begun under older rules, which are no longer here, so it cannot go on.
failed-outdated-values = This game was played with a board and cards that are no longer here, so it cannot go on.
failed-outdated-record = This game was played under other rules, or with a board and cards, that are not here. It may be all right, but it cannot be shown.
failed-set-aside = This game cannot be continued: its log no longer fits the rules. It has been kept.
failed-nonce-missing = This table has not begun, and only its player can begin it.
failed-not-begun = The game has not begun yet.
failed-not-saved = The server cannot save at the moment, so nothing was changed. Please try again.
failed-too-fast = That was too fast. Please wait a moment.
failed-too-slow = This browser could not keep up and was disconnected. It comes back by itself.
failed-silent = The connection took too long.
failed-malformed = The server does not understand what this page sent. Load the page again.
failed-unfit-options = These options do not fit together.
failed-unfit-seats = This game needs other seats.
failed-no-person = At least one seat is for a person.
failed-unknown-invitation = There is no such invitation. Was the link copied in full?
failed-invitation-used = Somebody has taken this seat already. Ask for another invitation, or watch.
failed-seat-taken = The seat at the new table was taken from another tab. Go on there.
failed-table-full = Too many people are watching this table.
failed-not-over = The game is still going on.
failed-not-reachable = Only this computer can reach this server.
failed-not-seen = While the game goes on it can be looked at again only with the own eyes, or as a watcher.
failed-unfit-record = This file cannot be played again.
failed-too-long = This game is too long to be shown again here.
failed-busy = The server has too much to do at the moment. Please try again.
failed-spectator = Watchers cannot act.
failed-request-reused = This was sent already.
failed-not-found = That does not exist.
failed-not-allowed = That is not allowed.
failed-foreign-origin = The server does not accept this address. Use the one that it printed when it started.
failed-internal = The server has made a mistake. Nothing was changed.

## Pages

lost-title = Four, nothing, four
lost-text = The dice have rolled 404: there is no page at this address.
lost-back = Back
about-title = About rollout
about-text = A table for board games about robots, made by fans for children, families and the curious.
about-fan = A fan project
about-fan-text = Unofficial. Names of games and characters are used only to say what is played. They belong to their owners, who have nothing to do with this project.
about-drawings = Own drawings, own words
about-drawings-text = Every robot, card and board is drawn here from scratch, and the rules are told in our own words. There is no artwork from the boxes.
about-fair = Dice that can be checked
about-fair-text = Before a game, the server binds itself to a secret. Your browser adds one of its own, and all dice follow from both. When the game is over the secret is in the record, and “rollout verify” recalculates every roll.
about-secret = Hidden means hidden
about-secret-text = Your browser is only ever sent what your seat may know. Computer players see no more than a person on their seat would.
about-rebuilt = What was rebuilt
about-rebuilt-text = Some parts of the printed games are lost, such as boards and lists of cards. Where that is so, we made our own and say so; “rollout data” lists every such value.
about-free = Free software
about-free-text = The code is open under the MIT licence. Everything runs on your own machine.

# -- table talk ---------------------------------------------------------------------------------------------

talk-resign = Give up
talk-take-back = Take the move back
talk-computer = Let the computer play for { $seat }
talk-back = Take my seat back
talk-end = End the game
told-resigned = { $seat } gives up.
told-took-back = { $seat } takes a move back.
told-computer-took-over = The computer now plays for { $seat }.
told-came-back = { $seat } is back.
told-ended-early = { $seat } ends the game.
outcome-resigned = { $loser } has given up: { $winner } wins.
talk-offer-draw = Offer a draw
talk-agree = Agree
talk-decline = Decline
told-draw-offered = { $seat } offers a draw.
told-draw-agreed = { $seat } agrees to the draw.
told-draw-declined = { $seat } declines the draw.
outcome-agreed = A draw, as both agreed.
refused-draw = This game cannot be drawn by agreement.
refused-draw-offered = A draw has been offered already and waits for an answer.
refused-draw-again = You have offered a draw. You may again when you have made a move.
refused-draw-not-offered = No draw has been offered to you.
draw-asked = { $who } offers you a draw.
draw-asked-called = { $who } offers { $name } a draw.
draw-asked-hint = The offer stands until your turn ends.
draw-waits = You have offered a draw; { $name } has not answered yet.
outcome-ended-early = The game was ended without a winner.
refused-talk = That cannot be said now.
refused-talk-over = The game is over.
refused-take-back = This can no longer be taken back: something was revealed or rolled, or somebody has answered.
refused-nobody-left = Nobody has left the table.
refused-computer-plays = The computer plays for this seat. Take it back first.

# -- people: new games, invitations, the waiting room --------------------------------------------------------

play-now = Play now
play-now-computer = against the computer
play-now-level = against the computer: { $level }
play-computer = Against the computer
play-friend = With a friend
play-here = On one device
who-plays = How do you want to play?
who-on-seat = Who sits on seat { $number }?
with-computer = The computer
with-friend = A friend, by link
with-here = Somebody on this device
with-friend-text = You get a link and a QR code for your friend. The game begins when both are there.
with-here-text = The device goes from hand to hand. A cover hides the table until the next person has it.
level = How strong is the computer?
their-name = Name of the other person
player-number = Player { $number }
your-seat = Your seat
seat-number = Seat { $number }
absence = When somebody leaves the table
absence-ask = Ask the others how to go on
absence-computer = The computer plays on at once
absence-wait = Wait
make-invitation = Make the invitation

seat-open = Free seat
waiting-room = Waiting for everybody
waiting-invite = Invite somebody to your table
waiting-begins = The game begins by itself as soon as everybody is there.
waiting-for-people = Waiting for people
waiting-else = Nobody comes? Then there is this:
late-link = Link for { $who }
late-link-hint = It leads to this table, in the same browser as in the last game.
invite-to-seat = For seat { $number }
invite-link = Link for your friend
invite-link-hint = It works once, for one person.
invite-link-here = It works on this computer only, such as in another browser.
copy-link = Copy
copied = Copied
share = Share
qr-alt = QR code of the invitation
qr-hint = Or let your friend scan this with a phone.
only-this-network = Your friend has to be in the same network, such as the same Wi-Fi.
only-this-machine = This server answers on this machine only, so the link works in no other device. Stop the server and start it again like this:

being-open = Nobody yet
being-here = Here
being-away = Away for a moment
being-left = Has left
being-computer = Computer
being-replaced = Computer plays
being-expected = Not here yet

invitation = Invitation
invitation-title = { $who } invites you to { $game }
invitation-own = This is an invitation to your own table. Send it to a friend, or let somebody here take the seat on this device.
invitation-gone = This seat is taken
invitation-gone-text = An invitation is good for one person, and somebody has used this one. Ask { $who } for a new one. Watching is open to everybody.
invitation-yours = You have taken this seat
invitation-none = This invitation does not work
somebody = Somebody
accept = Sit down and play
sit-here = Take the seat on this device
to-table = To the table
watch = Watch

# -- people: at the table ------------------------------------------------------------------------------------

menu = Menu
keys-menu = open the menu
you-watch = You are watching
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
 }
watchers-too = { $count ->
    [one] One other person is watching
   *[other] { $count } other people are watching
 }
watch-link = Link for watching
watch-link-hint = Whoever has it sees what everybody at the table sees, and nothing that is hidden.
resign-sure = { $seats ->
    [2] Really give up? The game ends, and the other side wins.
   *[other] Really give up? The computer plays this seat to the end.
 }
resign-not = Play on
has-left = { $who } has left the table.
left-choose = You can wait, or decide how it goes on.
left-computer = Let the computer play
left-wait = The table waits.
computer-plays-for-you = The computer plays on this seat for now.
again-offered = A new game has been set up for everybody.
again-join = Sit down there
again-watch = Watch the new game
turn-of-name = { $name }’s turn

hand-over = { $name }’s turn
hand-over-hint = Pass the device to { $name }. Only { $name } should look now.
hand-over-hold = Hold: I am { $name }
hand-over-plain = Show the table to { $name } without holding
hand-over-other = { $name } wants to look
hand-over-other-plain = Let { $name } look without holding
hand-over-log = What { $name } may have missed
hand-on = Hand the device on

# -- replays -------------------------------------------------------------------------------------------------

replay = Watch the game again
replay-so-far = See the game so far
replay-file = Watch a recorded game
replay-file-text = Choose the file of a record, as “Save the record” makes it. You can step through it, look into each hand, and learn, if that game is over, whether its dice are right.
replay-choose = Choose a file
replay-drop = or drop it here
replay-other = Another record
replay-wrong = { $name } cannot be shown
replay-events = What happened
replay-setup = The game is set up
replay-unseen = { $who } does something unseen.
replay-place = Place in the game
replay-speed = Speed
replay-frame = Step { $frame } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-keys = ← → step, Space plays, Home and End jump
viewpoint = Shown
viewpoint-watcher = What everybody may see
viewpoint-seat = What { $name } may see
findings = This record is not sound:
findings-none = Every roll follows from the secret that was fixed before the game.
findings-none-computers = Nothing is wrong with this record.

# -- fair dice -----------------------------------------------------------------------------------------------

fair = Are the dice fair?
fair-1 = Before anybody sits down, the server picks a secret and shows its fingerprint, so it cannot change the secret later.
fair-2 = Then the browser of each person adds a random share of its own, and every die and every card that is drawn follows from the secret and all the shares together: so neither the server nor a player can choose what comes up.
fair-3 = When the game is over, the secret stands in its record.
fair-4 = Then your browser, or anybody who has the record, can recalculate every die, and sees at once if the secret does not fit the fingerprint.
fair-table = The dice of this table
fair-check = Check every roll now
fair-good = Every roll in the record follows from the secret.
fair-bad = The dice of this table cannot be called fair.
fair-numbers = The numbers, for experts
fair-commitment = Fingerprint of the secret (SHA-256)
fair-secret = The secret
fair-later = When the game is over, you can check every roll here.
fair-nothing = No die is rolled and no card is drawn while this game is played, so there is nothing to check.
fair-players = When the game is over, those who played can check every roll here.
fair-fits = The secret is the one that the server fixed before the game.
fair-fits-not = The secret is not the one that the server fixed before the game.
fair-share = The share of your browser is in it, so nobody could choose the dice alone.
fair-share-not = The share of your browser is missing.
fair-draws = { $draws ->
    [one] Your browser has recalculated the only roll or drawn card, and it is right.
   *[other] Your browser has recalculated { $draws } rolls and drawn cards, and each is right.
 }
fair-draws-none = The record holds no roll that could be checked.
fair-draws-not = { $wrong ->
    [one] One of { $draws } rolls and drawn cards does not follow from the secret. It is in step { $step } of the record.
   *[other] { $wrong } of { $draws } rolls and drawn cards do not follow from the secret. The first is in step { $step } of the record.
 }
fair-unread = { $count ->
    [one] Line { $line } of the record cannot be read, so what stands there has not been checked.
   *[other] { $count } lines of the record cannot be read, so what stands there has not been checked. The first is line { $line }.
 }
fair-seen = Whether these are the rolls that you saw, you can look up yourself:
fair-changed = The server names another fingerprint now than before the game. Something is wrong.
fair-verify = Whoever trusts no browser saves the record and runs
fair-file = FILE

# -- the lesson, and the foot of the pages -------------------------------------------------------------------

learn-playing = Learn while playing
learn-first = New here? About three minutes
learn-minutes = about three minutes
lesson = Lesson
lesson-progress = { $come } of { $topics }
lesson-on = Go on
lesson-ok = Got it
lesson-skip = Skip lesson
lesson-end = Finish
lesson-slow = The lesson takes long to arrive.
lesson-failed = The lesson did not arrive.
lesson-without = Play without the lesson
lesson-read = Read aloud
course-again = Try again
course-idle = Choose on the board
course-before = Back
course-skip = Skip
course-repeat = Once more from the beginning
start-failed = No table could be set
start-retry = Try again
fan-note = An unofficial fan project.
fan-note-text = Names of games and characters belong to their owners, who have nothing to do with it. All drawings and words are our own.

# -- owners' editions ----------------------------------------------------------------------------------------

edition = Edition
edition-ours = Ours, partly rebuilt
edition-mine = { $title } (your own)
edition-own = Play with the board and cards of your own box
edition-another = Bring another edition
edition-hint = If you own the printed game, you can write its board and its cards into a file and play with them. The page lists each mistake with its line.
edition-bring = Choose a file
edition-template = Download a template
edition-file = Download this edition
edition-forget = Remove from this browser
edition-line = Line { $line }
edition-mistakes = { $count ->
    [one] { $file } has a mistake
   *[other] { $file } has { $count } mistakes
 }
edition-brought = The edition “{ $title }” was checked and is chosen now.
edition-played = Played on the edition “{ $title }”.
edition-about = About this edition
edition-compare = Our own edition
edition-lead-ours = This is what { $game } is played with here. Some of it is printed in the rules; where nothing has come down to us, we made our own.
edition-lead-own = This is an owner's own edition of { $game }. It says itself where its values come from; nobody has checked that against a printed game.
edition-none = { $game } is played by its rules alone: there are no boards or lists of cards that an edition could change.
edition-with = What you play with
edition-from = Where it comes from
edition-values = { $count } values
edition-digest = Fingerprint of the file:
edition-kind-owner = From the owner's box
edition-kind-owner-text = Read from a printed game by its owner.
edition-kind-choice = Our reconstruction
edition-kind-choice-text = Made up, because nobody knows the printed values, or because somebody wanted them so.
edition-kind-made-up = Made up
edition-kind-inferred = Inferred
edition-kind-inferred-text = Printed nowhere, but it follows from what is.
edition-kind-public = Published elsewhere
edition-kind-public-text = From other sources that anybody can look up.
edition-kind-rulebook = Printed in the rules
edition-kind-rulebook-text = As the rulebook has it.
failed-edition-too-large = This file is too large for an edition: it may have at most 65,536 characters.
failed-file-unreadable = This file cannot be read.
failed-unknown-edition = This server does not have that edition. Choose its file once more.
failed-unfit-edition = This edition can no longer be played, because the rules have changed since.
failed-editions-full = This server keeps as many editions as it can. Please try another time.

# -- what is wrong with a value that somebody wrote; the value stands before it, with a colon -----------------

problem-said = { $said }
problem-number = a whole number from { $low } to { $high } is needed
problem-list = a list is needed
problem-choice = one of these is needed: { $allowed }
problem-option = this cannot be chosen here
problem-no-option = { $allowed ->
    [none] the game has no options
   *[other] the game has no such option; it has { $allowed }
 }
problem-step = { $step ->
    [1] a whole number from { $low } to { $high } is needed
    [2] an even number from { $low } to { $high } is needed
   *[other] a number from { $low } to { $high } that can be divided by { $step } is needed
 }
problem-options = these options do not fit the game
problem-missing = this value is missing
problem-sort = { $sort ->
    [text] a text in quotation marks is needed
    [list] a list in square brackets is needed
    [table] a table of names and values is needed
    [truth] true or false is needed
    [whole] a whole number is needed
   *[decimal] a number with a point is needed
 }
problem-unknown = { $close ->
    [none] { $game } has no such value
   *[other] { $game } has no such value; it has { $close }
 }
problem-source = a source needs a title that can be seen and one of these kinds: { $kinds }
problem-source-key = a source has a kind and a title, nothing else
problem-no-sources = no source of values is declared
problem-no-source = it has no source
problem-undeclared = the source { $source } is not declared
problem-size = the file has { $count } characters; an edition has at most { $most }
problem-surrogate = half a character stands here
problem-digits = no number is so long
problem-depth = this is nested too deeply
problem-lists = lists in lists go on for too long
problem-toml = { $why ->
    [twice] this line cannot be read: something stands here for the second time
    [string] this line cannot be read: a text is not closed, or holds a character that it may not hold
    [bracket] this line cannot be read: a bracket is not closed, or a comma is missing
    [value] this line cannot be read: behind the = stands neither a number nor a text in quotation marks nor a list
   *[line] this line cannot be read: a line is a [table], a name = value, or a # comment
 }
problem-name = { $name } is no name of a value: those have letters, digits, - and _
problem-hidden = the text holds a character that nobody sees ({ $character })
problem-text = a text has at most { $most } characters here, not { $count }
problem-large = a number from { $low } to { $high } is needed
problem-kind = a number, a text or a list is needed
problem-header = a table [edition] is needed, with a title and game = "{ $game }"
problem-header-key = [edition] has a title and a game, nothing else
problem-no-game = an edition begins with [edition], which has a title and a game, such as game = "robot-heroes"
problem-other-game = this shall be "{ $game }"
problem-title = a title of 1 to { $most } characters that can be seen is needed
problem-no-values = { $game } has no values that an edition could change
problem-fallen = { $game } cannot be set up with this
problem-endless = a game on it ({ $options }) had not ended after { $actions } actions
problem-notation = on it something can be done that cannot be written down so that it is understood: { $text }
problem-more = { $count ->
    [one] and one more
   *[other] and { $count } more
 }
