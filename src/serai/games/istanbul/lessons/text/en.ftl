### Lessons of Istanbul. What is said to a learner is one short sentence or two.

istanbul-lesson-first = Learn Istanbul
istanbul-lesson-first-goal = Collect six rubies to win. The dice give you goods and lira to buy them with.
istanbul-lesson-first-reroll = Two cloth: a good start! Choose the fruit and the card to reroll them, then press “Pay a crystal”.
istanbul-lesson-first-mosque = Mosque tiles help you every turn. Collect five, and you also get a ruby from the mosque.
istanbul-lesson-first-tile = This tile costs three cloth. It will bring you 3 lira every turn.
istanbul-lesson-first-lira = You have two actions per turn. For the second one, take lira: 2 for each lira die.
istanbul-lesson-first-caravan = A bazaar card! The other players often get something too. Take the spice.
istanbul-lesson-first-income = A new turn, new dice, and 3 lira from your tile.
istanbul-lesson-first-trade = Better than one ruby now: two next turn! Trade three different goods for a brown token, good for any colour.
istanbul-lesson-first-pair = Two goods of one colour become a token you can keep. Choose both jewellery dice, then the action.
istanbul-lesson-first-lira-ruby = You have 10 lira, enough for a ruby. The next one will cost more.
istanbul-lesson-first-blue-ruby = And another! Two dice, one token and the brown one: that’s four jewellery.
istanbul-lesson-first-later = A few rounds later: five rubies, and three tiles that pay every turn.
istanbul-lesson-first-end = The sixth ruby makes this the last round. Whoever has the most rubies at the end wins.
istanbul-lesson-first-fortune = If it’s a tie, the larger fortune wins: your lira, plus 3 for each good and 2 for each crystal left.
istanbul-lesson-first-mixed = In the mixed zone, +2 means one good of each colour and two more of any colour.
istanbul-lesson-first-alone = One more ruby to go. Get it on your own!

istanbul-lesson-income = Income first
istanbul-lesson-income-early = Tiles pay every turn, so buy them early. Start with the lira tile.
istanbul-lesson-income-store = Save the rest: two fruit become a token for later.
istanbul-lesson-income-paid = That’s 3 lira before you’ve done anything.
istanbul-lesson-income-crystal = Your token and two dice buy the crystal tile: a reroll every turn.
istanbul-lesson-income-lira = Now take your lira.
istanbul-lesson-income-growing = 10 lira and a crystal on your third turn. Five tiles earn you a ruby too. Now win the game!

istanbul-lesson-rubies = Cheap rubies
istanbul-lesson-rubies-prices = In every zone, the first ruby is the cheapest.
istanbul-lesson-rubies-lira = Buy the one for 10 lira before the price goes up.
istanbul-lesson-rubies-colour = The next one costs 12. Four cloth is cheaper: take a ruby from the cloth zone.
istanbul-lesson-rubies-spread = Spread out: take the first ruby from each zone and leave the expensive ones to your opponent. Now win the game!

istanbul-lesson-cards = The luck of the bazaar
istanbul-lesson-cards-both = Two card dice: use both, and draw two cards to choose from.
istanbul-lesson-cards-choose = This card pays off with two card dice. Play it.
istanbul-lesson-cards-take = You meet its condition: take 7 lira.
istanbul-lesson-cards-lira = And 4 more for your lira dice.
istanbul-lesson-cards-choice = 11 lira from one roll: more dice, more choice. Now win the game!

istanbul-about-die = A good you can use once this turn. Pay with it, or spend a crystal to reroll it.
istanbul-about-die-lira = Take lira: all your lira dice together, 2 lira each.
istanbul-about-die-card = Draw one bazaar card per card die and play one of them.
istanbul-about-tile = Mosque tiles help you from your next turn on. Pay the goods shown on them. Five tiles (four in a four-player game) also earn you a ruby.
istanbul-about-zone = Pay goods of this colour for the next ruby. Each one costs more than the last.
istanbul-about-zone-all = One good of each colour buys the first ruby; each one after that costs a few more goods of any colour.
istanbul-about-zone-lira = Pay lira for the next ruby. Each one costs more than the last.
istanbul-about-zone-mosque = A ruby for owning enough mosque tiles, once per game.
istanbul-about-action = You have two actions per turn. Each die and token can be used once.
istanbul-about-card = Do what it says. The other players can often join in.
istanbul-about-crystal = Pay a crystal to reroll any of your dice.
istanbul-about-brown = A brown good stands for any one colour.
istanbul-about-goods = Tokens are goods you keep until you pay with them.
istanbul-about-player = This player’s rubies, lira, crystals, goods and tiles. Whoever has the most rubies wins.
