# What the pictures beside the rules of Robot Heroes show.

example-pieces = Six whole pieces on the left. On the right two pieces are broken, so four are still whole.
example-both-ways = A 3 is rolled: the pawn walks 3 spaces to the left or 3 to the right.
example-no-turning = 2 forwards and 1 back is not allowed, although it makes 3.
example-battle-space = A 2 leads to crossed swords: a battle begins.
example-other-hero = A 4 leads to Megatron. A battle begins, and the cards on that space do not count.
example-draw-space = A 2 leads to a space with cards: draw one.
example-hand-limit = Five cards are a full hand: the 1 goes to the discards first, then a new card is drawn.
example-secret = Both cards lie face down. They are turned over together.
example-higher = 5 beats 3: Megatron turns one of the six pieces.
example-die-card = The die card rolls a 6. 6 beats 5.
example-tie = 4 and 4 are a tie. Both choose once more, and 6 beats 2.
example-cancel = Two Special Attacks: neither counts. Both choose anew, and 3 beats 1.
example-direct-hit = Direct Hit wins, even against a 6.
example-power-boost = Power Boost and a 4 make 7: more than 6.
example-ambush = Ambush wins against the 5 and loses against the 3.
example-double-strike = Double Strike rolls a 5 against the 4: Megatron turns two pieces.
example-end = All six pieces on the right are broken: Optimus Prime wins.
