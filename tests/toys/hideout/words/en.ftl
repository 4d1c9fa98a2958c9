game-title = Hideout

option-captives = Captives
option-captives-shown = Shown
option-captives-shown-text = Everybody sees the pieces of a fight.
option-captives-secret = Secret
option-captives-secret-text = Who watches does not see them.
option-captives-forgotten = Forgotten
option-captives-forgotten-text = They are shown once; what is taken is not said again before the end.

name-core = core
name-runner = runner
name-guard = guard
name-giant = giant

phase-setup = { $who } set up in secret
phase-choose = { $who } chooses a piece
phase-go = { $who } moves the chosen piece
phase-step = { $who }: a second step, or stop
phase-over = The game is over

told-piece-placed = { $seat } places the { NAME($piece) } on { $cell }.
told-seat-ready = { $seat } is ready.
told-turn-began = { $seat } is next to move.
told-piece-chosen = { $seat } chooses the piece on { $cell }.
told-piece-moved = { $seat } moves along { $path }.
told-runner-shown = The piece on { $cell } is a runner.
told-move-ended = { $seat } stops.
told-pieces-fought = On { $cell } a { NAME($attacker) } attacks a { NAME($defender) }.
told-pieces-fought-unseen = Two pieces fight on { $cell }.
told-piece-stayed = { $seat } holds { $cell }.
told-both-taken = Both pieces on { $cell } are taken.
told-game-ended = The game is over.

outcome-core = { $winner } takes the core and wins.
outcome-stuck = { $winner } wins: the other seat cannot move.
outcome-moves = The moves are used up: a draw.

choice-place = Place on { $cell }
choice-choose = Move the piece on { $cell }
choice-go = Go to { $cell }
choice-stop = Stop here

refused-over = The game is over.
refused-not-now = That cannot be done now.
refused-ready = This set-up is finished.
refused-place-first = First the pieces are placed.
refused-not-home = Pieces are placed on the own two rows.
refused-cell-taken = There is a piece already.
refused-not-your-turn = The other seat is to move.
refused-choose-first = First a piece is chosen.
refused-not-yours = None of these pieces stands there.
refused-core-stays = The core never moves.
refused-step-first = A chosen piece must move.
refused-chosen-already = A piece has been chosen already.
refused-one-step = Only a runner makes a second step, and not after a fight.
refused-no-way = A piece goes to a neighbouring cell that its own side does not hold.
problem-pieces = { $count } pieces and strengths are needed
