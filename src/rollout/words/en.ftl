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

settings-language = Language
settings-theme = Look
settings-theme-dark = Night
settings-theme-light = Day
settings-theme-auto = Like the device
settings-pace = Movement
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-off = Off
settings-sound = Sounds
settings-sound-on = On
settings-sound-off = Off
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large

## Home

home-title = Robots, dice and a table in the hangar
home-text = Board games about robots, here in the browser. The table knows the rules, the computer sits across from you, and nobody can look at hidden cards.
continue = Continue a game
forget = Remove from this list
play-game = Play { $game }
learn-game = How to play { $game }
game-teaser = { $seats ->
    [one] For one player.
   *[other] For { $seats } players.
 }
coming = Still being built
coming-stratego = Stratego Transformers
coming-stratego-text = Two armies, face down. Find the flag before yours is found.
coming-risk = RISK Transformers
coming-risk-text = The Decepticons invade Earth. Hold the world together, or take it.

## New game

new-game = New game
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
level-medium = Medium
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
drawn = A draw
play-again = Play again
save-record = Save the record

## Rules

rules-of = Rules of { $game }
rules-all = Every rule
rules-search = Search the rules
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
 }
rules-none = No rule has these words.
rules-missing = No rules have been written down for this game.
rule-ruling = our ruling
rule-option = option
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
failed-unreachable = The server does not answer. Is it still running?
failed-unknown-table = There is no such table.
failed-unknown-token = This browser has no seat at that table.
failed-unknown-game = There is no such game on the shelf.
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

lost-title = Nothing here
lost-text = There is no page at this address.
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
outcome-resigned = { $winner } wins: the other side has given up.
outcome-ended-early = The game was ended without a winner.
refused-talk = That cannot be said now.
refused-talk-over = The game is over.
refused-take-back = This can no longer be taken back: something was revealed or rolled, or somebody has answered.
refused-nobody-left = Nobody has left the table.
refused-computer-plays = The computer plays for this seat. Take it back first.
