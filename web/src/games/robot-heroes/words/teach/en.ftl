# The lesson of Robot Heroes: short enough to be read out to a child of six.

teach-hero-title = Who do you want to be?
teach-hero = Tap a hero. Then tap the big button.
teach-hero-other-title = This is you!
teach-hero-other = You play { $character ->
    [optimus] Optimus Prime
   *[megatron] Megatron
 }. Your hero is a puzzle of six pieces. Take good care of them!
teach-roll-title = Roll the die
teach-roll = It is your turn. Tap the die. It says how many spaces your hero walks.
teach-move-title = Where to?
teach-move = You can walk both ways. Tap a glowing space. Two swords are a battle, two cards give you a new card.
teach-seek-title = Do you dare?
teach-seek = Land on two swords, or on the other hero, and a battle begins!
teach-discard-title = Your hand is full
teach-discard = Choose a card that you do not need. You get a new one for it.
teach-boost-title = One more card
teach-boost = Your special card wants help. Choose a second card, and both count together.
teach-card-title = A new card for you
teach-card = Only you can see your cards. High numbers win battles. A card with a die is a surprise.
teach-other-title = Now you can watch
teach-other = It is the computer’s turn. It rolls and walks, just as you do.
teach-duel-title = A battle!
teach-duel = Choose a card in secret. The computer does it too, and it cannot see yours. Then tap the big button.
teach-die-title = The die card
teach-die = A die card has no number. It is rolled now, and that is its number.
teach-tie-title = The same number!
teach-tie = That is a tie. Both choose one more card.
teach-flip-title = Who is higher?
teach-flip = Both cards were turned over at the same time. The higher number wins.
teach-damage-title = A hit!
teach-damage = You have won the battle, so a piece of the other hero is broken.
teach-damage-own-title = Ouch!
teach-damage-own = You have lost the battle, so a piece of your hero is broken. You still have others!
teach-goal-title = How to win
teach-goal = Break all six pieces of the other hero before yours are broken. Now you know the game. Have fun!
