### Lessons of Istanbul. What is said to a learner is one short sentence or two.

istanbul-lesson-first = Learn Istanbul
istanbul-lesson-first-goal = Six rubies win. Dice bring you the goods and the money to buy them.
istanbul-lesson-first-reroll = Two cloth: a good start! Use your crystal to reroll the fruit and the card: tap those two dice, then confirm.
istanbul-lesson-first-tile = Three cloth buy this mosque tile. It will bring you 3 lira every turn.
istanbul-lesson-first-lira = You have two actions per turn. For the second one, take lira: 2 for each lira die.
istanbul-lesson-first-caravan = A bazaar card! The other players often get something, too. Take the spice.
istanbul-lesson-first-income = A new turn: your tile has paid 3 lira, and the dice are rolled.
istanbul-lesson-first-trade = Trade three different goods for a brown token. It stands for any colour.
istanbul-lesson-first-pair = Two goods of one colour become a token you can keep. Pick both jewellery dice, then the action.
istanbul-lesson-first-lira-ruby = You have 10 lira. That buys a ruby; the next one will cost more.
istanbul-lesson-first-blue-ruby = And another! Two dice, one token and the brown one make four jewellery.
istanbul-lesson-first-later = A few rounds later: five rubies, and three tiles that pay every turn.
istanbul-lesson-first-alone = With the sixth ruby this becomes the last round, and most rubies win. Find it on your own!
