game-title = Standoff

phase-strike = { $who } chooses whom to strike
phase-answer = { $who }: block or pass
phase-over = The standoff is over

told-turn-began = { $seat } is next to strike.
told-strike-announced = { $seat } strikes at { $target_seat }.
told-answer-sealed = { $seat } answers: { $answer }.
told-answer-sealed-unseen = { $seat } has answered.
told-shield-played = { $seat } plays a shield.
told-nobody-blocked = Nobody blocks.
told-token-drawn = { $seat } draws a token: { $token }.
told-token-drawn-unseen = { $seat } draws a token.
told-die-rolled = { $seat } rolls { $value } and needs { $needed }.
told-heart-lost = { $seat } loses a heart and has { $hearts }.
told-strike-missed = The strike misses { $seat }.
told-seat-fell = { $seat } falls, holding { $shields } shields.
told-game-ended = The game is over.

outcome-last-standing = { $winner } is the last one standing.
outcome-turns = The turns are used up; those who stand share the win.

choice-strike = Strike at { $target_seat }
choice-pass = Pass
choice-block = Block with a shield

refused-over = The game is over.
refused-fallen = Who has fallen acts no more.
refused-not-now = That cannot be done now.
refused-wait-for-answers = The others answer first.
refused-answered = An answer is final.
refused-no-shield = There is no shield in this hand.
refused-answer-first = First comes an answer: block or pass.
refused-not-your-turn = Another seat is to strike.
refused-nothing-to-answer = Nobody has struck yet.
refused-own-seat = Nobody strikes at their own seat.
refused-target-fallen = That seat has fallen already.
problem-tokens = three hands and one in the bag need more
