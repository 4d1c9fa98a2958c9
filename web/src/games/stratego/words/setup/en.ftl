# Where armies of Stratego Transformers are set up.

setup-board = Your { $rows } rows of { $files } squares. Arrows go from square to square, Enter chooses a piece and puts it down, Delete takes it off.
setup-stands = { $square }: { NAME($name) }{ $rank ->
    [F] { "" }
    [T] { "" }
   *[other] , rank { $rank }
 }
setup-empty = { $square }: empty
setup-chosen = chosen
setup-pointed = the hint is about this square
setup-tools = The whole set-up
setup-library = Set-ups
setup-hint = Tap two pieces to exchange them, or drag them.
setup-hint-tray = Tap a piece, then the square where it should stand. Or drag it there.
setup-card = All about { NAME($name) }
setup-ideas = Set-ups
setup-shuffle = Shuffle
setup-mirror = Mirror
setup-undo = Back
setup-clear = Clear
setup-fill = Place the rest
setup-tray = { $count ->
    [one] One piece has no square yet
   *[other] { $count } pieces have no square yet
 }
setup-waiting = { NAME($name) }{ $rank ->
    [F] { "" }
    [T] { "" }
   *[other] , rank { $rank }
 }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
 }
setup-standing = The armies as they stand so far
setup-lamps = Which armies stand
setup-ready = ready
setup-placing = placing
setup-confirm = Ready! (this is final)
setup-confirm-blocked = Ready all the same (final)

setup-did-placed = { NAME($name) } goes to { $square }
setup-did-swapped = { NAME($name) } and { NAME($other) } change places
setup-did-taken = { NAME($name) } leaves the board
setup-did-shuffled = A new set-up
setup-did-filled = Everybody stands
setup-did-mirrored = Left and right are exchanged
setup-did-cleared = The board is empty
setup-did-loaded = { $name } is on the board
setup-did-undone = One step back

advice-blocked = Nobody can move: every open square before your front row has a Trap or the Flag behind it. You would lose on your first turn!
advice-shut-in = { $count ->
    [one] One piece is shut in by Traps and can never come out.
   *[other] { $count } pieces are shut in by Traps and can never come out.
 }
advice-flag-forward = The Flag is safest in the back row.
advice-flag-bare = The Flag stands alone: put a Trap or a strong piece beside it.
advice-traps-forward = { $count ->
    [one] A Trap in the front row is in the way of your own pieces.
   *[other] { $count } Traps in the front row are in the way of your own pieces.
 }
advice-spy-far = Keep the Spy near your 9: whoever takes the 9 is a 10, and the Spy takes the 10.
advice-agents-forward = { $count } pieces of rank 3 stand in front. You will need them against Traps later on.
advice-scouts-back = A few Scouts in the first two rows can find out who comes.
advice-front-weak = Nobody in the front row is strong: a 7 or more stops Scouts and the like.
advice-none = A sensible set-up. Nothing to add!

setup-tab-templates = Ideas
setup-tab-saved = Mine
setup-tab-code = As text
template-fortress = Fortress
template-fortress-text = The Flag in the middle, with Traps on all sides.
template-decoys = Decoys
template-decoys-text = Traps fill the corners, where everybody looks first. The Flag is in the middle with a strong guard.
template-vanguard = Vanguard
template-vanguard-text = The strongest stand in front and attack at once. The Flag hides in a corner.
template-scouts = Lookouts
template-scouts-text = Scouts lead, and find out early who stands where.
template-hidden = Bluff
template-hidden-text = No Trap near the Flag, so nobody looks for it there.
setup-name = Name of this set-up
setup-save = Keep
setup-save-half = A set-up can be kept once every piece stands.
setup-saved-as = Kept as { $name }.
setup-saved-none = Nothing kept yet. What you keep stays in this browser.
setup-forget = Throw away { $name }
setup-forgotten = { $name } is gone.
setup-code = The set-up as text
setup-code-hint = One letter a square, front row first. Copy it for later or for friends, or paste one here.
setup-code-use = Put on the board
setup-copy = Copy
setup-copied = Copied.
setup-copy-failed = The browser does not allow copying: mark the text and copy it by hand.
setup-letters = Who has which letter
setup-letter = { NAME($name) }{ $copies ->
    [one] { "" }
   *[other] { " " }(×{ $copies })
 }
setup-code-empty = There is no set-up in this text.
setup-code-letter = Nobody in this army has the sign { $letter }.
setup-code-length = { $found ->
    [one] There is one letter
   *[other] There are { $found } letters
 }, but { $wanted } squares.
setup-code-many = { NAME($name) } stands { $found } times, but there { $copies ->
    [one] is only one
   *[other] are only { $copies }
 }.

setup-page = Set up an army
setup-game = Game
setup-game-game-1 = Game 1
setup-game-game-2 = Game 2
setup-game-classic = Classic
setup-army = Army
setup-try = Try it against the computer
