# The courses of Stratego Transformers: short enough to be read out to a child of eight.

course-first = The rules on the board
course-first-end = You know the rules!
course-first-end-text = The other side will see where your pieces stand, never who they are. Find their Flag before yours is found! In Game 2 many pieces have Special Powers: there is a course for those, too.
course-powers = Special Powers
course-powers-end = You know the powers!
course-powers-end-text = Tap a piece to see what it can do. Using a power always shows the piece to the other side, so choose the moment well.
drill-impossible = That cannot be done here. Look again at what is asked for.

drill-step-title = One square at a time
drill-step = Tap Jazz, then a glowing square. Pieces go one square forward, back or sideways, never across a corner.
drill-step-done = That is a move. Each turn you move one piece, or you attack with one.

drill-attack-title = Who are you?
drill-attack = You do not know who stands before Ironhide. Attack! Tap Ironhide, tap the other piece, and then the big button.
drill-attack-done = Both are shown, and the higher rank wins: 9 beats 7. Ironhide takes the square. Of two equal ranks both would be gone.
drill-attack-else = That is a move. This time attack the piece before Ironhide.

drill-choose-title = Whom can Sam beat?
drill-choose = Both pieces beside Sam have been shown. Attack the one that Sam can beat.
drill-choose-done = 5 beats 4. You never have to attack, so choose well.
drill-choose-lost = 7 beats 5: Sam is captured, and the other piece stays where it is.
drill-choose-else = Safe, but timid! Attack the piece with the lower rank.

drill-scout-title = The Scout runs
drill-scout = Rank 2 runs as far as the way is open, and may attack at the end. Send the Scout up to the piece at the far end.
drill-scout-done = You caught a Spy! Whoever attacks a Spy captures it. But now everybody knows your Scout: running shows it.
drill-scout-else = The Scout can run much further. Attack the piece at the end of the row.

drill-spy-title = The Spy and the 10
drill-spy = The AllSpark is your Spy, S. It loses against nearly everything, but when it attacks a 10, it wins. Attack!
drill-spy-done = Megatron is gone! Take care: if Megatron had attacked first, the Spy would be gone.
drill-spy-lost = Only a 10, a Flag or another Spy: a 9 captures your Spy.
drill-spy-else = The 10 is right beside you. Attack before it does!

drill-trap-title = The Trap
drill-trap = A Trap never moves, and captures whoever attacks it. Only rank 3, the Agents, can disarm it. Who shall do it?
drill-trap-done = The Trap is gone, and the Agent stands there. Keep your Agents safe for the Traps around the Flag!
drill-trap-lost = Even a 9 is lost in a Trap, and the Trap stays. Send an Agent.
drill-trap-else = Not bad, but the Trap is still there.

drill-flag-title = Where is the Flag?
drill-flag = One of these three is the Flag. Two of them have moved: see the arrows. Flags and Traps never move. Attack the right one!
drill-flag-done = The Flag! You have won. Whoever captures it wins at once.
drill-flag-lost = That one had moved, so it was no Flag. And it was stronger, too.
drill-flag-else = The Flag is beside you. Look for the piece that has not moved.

drill-setup-title = Set up your army
drill-setup = Before the game you place all pieces. Tap two to exchange them, or take one of the set-ups. The Flag belongs at the back, with Traps around it. Ready?

drill-detect-title = Detect Enemy
drill-detect = Ratchet can find out who somebody is, up to two squares away in any direction. Tap Ratchet, choose the power, and then the hidden piece.
drill-detect-done = Now you know a 7 from afar. Ratchet is known now, too: powers show who uses them.
drill-detect-else = That works, but use Detect Enemy this time.

drill-speed-title = Speed
drill-speed = Mikaela is fast: two squares, also round a corner, and she may attack on the second. Get the 4 with her power!
drill-speed-done = Round the corner and through: 5 beats 4.
drill-speed-fast = Fast indeed! But the 4 was within reach, too.
drill-speed-else = That was one square. Choose Speed, and attack the 4.

drill-mode-title = Vehicle and robot
drill-mode = Bumblebee has two powers. As a car he races; as a robot he shoots. Change his mode, then hit the 6 with Distance Strike.
drill-mode-done = A hit from two squares away! Distance Strike only removes lower ranks; otherwise nothing happens. A robot lies open for all to see.
drill-mode-changed = He is a robot now. In the same turn he may use Distance Strike: hit the 6!
drill-mode-else = First the mode, then the strike: a piece changes at the beginning of its turn.

drill-rumble-title = Robot Rumble
drill-rumble = Optimus Prime moves one square and attacks up to three neighbours at once, also across corners. Get the 7 and the 5, but not the Trap!
drill-rumble-done = Two with one blow!
drill-rumble-one = That was one. After his step two of them are beside him: mark both, then the big button.
drill-rumble-lost = A Trap is too much even for a 10. He is gone, and so are the lower ones.
drill-rumble-else = Choose Robot Rumble, and step up to them.

drill-magnet-title = Magnet
drill-magnet = Jazz pulls a piece over, one or two squares in a straight line, and so attacks it. Pull the one that he can beat.
drill-magnet-done = 7 beats 6, and Jazz did not even have to move.
drill-magnet-lost = 8 beats 7: Jazz is captured, and the other one takes his square.
drill-magnet-else = Choose Magnet, and pull the 6.

drill-sneak-title = Sneak Attack
drill-sneak = The Fighter flies over pieces and over the Forbidden Zone, up to the first open square, and may attack from there. Get the Spy!
drill-sneak-done = Over the Zone and at them: the Spy is gone.
drill-sneak-other = A 4 less! But the Spy stood there as well.
drill-sneak-stay = Well flown. From there you could have attacked the Spy at once.
drill-sneak-else = Choose Sneak Attack, and fly over the Forbidden Zone.

drill-call-title = Call Bumblebee
drill-call = Sam can call Bumblebee from anywhere to a square beside him. Tap Sam, choose the power, and say where.
drill-call-done = There he is! He may attack on your next turn.
drill-call-else = That works, too. But let Sam call him.
