# What the pictures beside the rules of Robot Heroes show.

example-pieces = Six whole pieces on the left. On the right two pieces are broken, so four are still whole.
example-both-ways = A three is rolled: the pawn walks three spaces to the left or three to the right.
example-no-turning = Two forwards and one back is not allowed, although it makes three.
example-battle-space = A two leads to crossed swords: a battle begins.
example-other-hero = A four leads to Megatron. A battle begins, and the cards on that space do not count.
example-draw-space = A two leads to a space with cards: draw one.
example-hand-limit = Five cards are a full hand: the one goes to the discards first, then a new card is drawn.
example-secret = Both cards lie face down. They are turned over together.
example-higher = Five beats three: Megatron turns one of the six pieces.
example-die-card = The die card rolls a six and beats the five.
example-tie = Four and four are a tie. Both choose once more, and six beats two.
example-cancel = Two Special Attacks: neither counts. Both choose anew, and three beats one.
example-direct-hit = Direct Hit wins, even against a six.
example-power-boost = Power Boost and a four make seven: more than six.
example-ambush = Ambush wins against the five and loses against the three.
example-double-strike = Double Strike rolls a five against the four: Megatron turns two pieces.
example-end = All six pieces on the right are broken: Optimus Prime wins.
