game-title = Standoff

phase-strike = { $who } wählt ein Ziel
phase-answer = { $who }: blocken oder passen
phase-over = Das Spiel ist aus

told-turn-began = { $seat } ist als Nächstes dran.
told-strike-announced = { $seat } greift { $target_seat } an.
told-answer-sealed = { $seat } antwortet: { $answer }.
told-answer-sealed-unseen = { $seat } hat geantwortet.
told-shield-played = { $seat } spielt einen Schild aus.
told-nobody-blocked = Niemand blockt.
told-token-drawn = { $seat } zieht eine Marke: { $token }.
told-token-drawn-unseen = { $seat } zieht eine Marke.
told-die-rolled = { $seat } würfelt { $value } und braucht { $needed }.
told-heart-lost = { $seat } verliert ein Herz und hat noch { $hearts }.
told-strike-missed = Der Angriff auf { $seat } geht fehl.
told-seat-fell = { $seat } fällt, mit { $shields } Schilden auf der Hand.
told-game-ended = Das Spiel ist aus.

outcome-last-standing = { $winner } steht als Letzter.
outcome-turns = Die Züge sind verbraucht; wer noch steht, teilt den Sieg.

choice-strike = { $target_seat } angreifen
choice-pass = Passen
choice-block = Mit einem Schild blocken

refused-over = Das Spiel ist aus.
refused-fallen = Wer gefallen ist, handelt nicht mehr.
refused-not-now = Das geht jetzt nicht.
refused-wait-for-answers = Erst antworten die anderen.
refused-answered = Eine Antwort ist endgültig.
refused-no-shield = Auf dieser Hand ist kein Schild.
refused-answer-first = Erst kommt eine Antwort: blocken oder passen.
refused-not-your-turn = Ein anderer Platz ist dran.
refused-nothing-to-answer = Noch hat niemand angegriffen.
refused-own-seat = Niemand greift sich selbst an.
refused-target-fallen = Dieser Platz ist schon gefallen.
problem-tokens = drei Hände und einer im Beutel brauchen mehr
