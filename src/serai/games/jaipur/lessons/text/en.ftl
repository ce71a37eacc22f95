### Lessons of Jaipur. What is said to a learner is one short sentence or two.

jaipur-lesson-first = Learn Jaipur
jaipur-lesson-first-goal = The richer merchant wins a round, and two rounds win the game.
jaipur-lesson-first-take = This is the market. Tap the leather to take it, then press the button below.
jaipur-lesson-first-tokens = Goods sell for these tokens. The top one is taken first, so early sales pay best.
jaipur-lesson-first-bonus = Selling three or more earns a bonus token as well. The 3, 4 or 5 is the number of cards; what it pays is a surprise until you draw it.
jaipur-lesson-first-sell = You hold three leather. Select all three and sell them.
jaipur-lesson-first-hand = Your hand has room for seven cards, no more.
jaipur-lesson-first-camels = Camels don’t count: they join your herd. You always take all of them, so take them now.
jaipur-lesson-first-swap = You can also swap two or more cards at once, giving as many cards from your hand or camels from your herd.
jaipur-lesson-first-exchange = Select both diamonds and the silver, and give three camels for them.
jaipur-lesson-first-precious = You must sell diamonds, gold and silver at least two at a time. Sell both diamonds.
jaipur-lesson-first-later = A few turns later: the diamond and gold tokens are gone.
jaipur-lesson-first-end = The round ends when a third pile is empty, or when the deck can’t refill the market.
jaipur-lesson-first-scoring = Then the larger herd earns the camel token, worth 5 rupees, and the richer merchant wins a seal.
jaipur-lesson-first-last = Sell your silver: it ends the round, and you come out ahead!
jaipur-lesson-first-alone = Two seals win the game. Win the second one on your own. Good luck!

jaipur-lesson-camels = Camels and timing
jaipur-lesson-camels-full = Your rival holds seven cards: a full hand.
jaipur-lesson-camels-camels = Now is the time to take the camels. Whatever turns up, they can’t simply take it.
jaipur-lesson-camels-sold = They had to sell first. Swap three camels for both diamonds and the gold.
jaipur-lesson-camels-timing = Taking a lot of camels opens up the market, so do it when your rival can’t make use of it. Now win the round!

jaipur-lesson-wall = A market full of camels
jaipur-lesson-wall-offer = Five cards worth having, and you’ve got six camels.
jaipur-lesson-wall-wall = Take all five and leave camels in their place. Your rival will find nothing else in the market.
jaipur-lesson-wall-opened = They took the camels and turned over five new cards. Sell your diamonds to make room.
jaipur-lesson-wall-choice = Leave only camels, and your rival opens the market for you. Now win the round!

jaipur-lesson-income = Three ways to earn
jaipur-lesson-income-precious = First, precious goods: two gold earn you 12 rupees. Sell them.
jaipur-lesson-income-first = Second, the top token of a pile. Sell one spice for 5 before your rival does.
jaipur-lesson-income-save = Third, large sales. Collect cloth: take one more.
jaipur-lesson-income-more = And a fourth.
jaipur-lesson-income-large = Four at once, and a bonus token on top. Sell!
jaipur-lesson-income-sum = Precious goods, first tokens, large sales: you need all three. Now win the round!

jaipur-about-precious = Precious goods: the best prices, but you must sell at least two at once.
jaipur-about-goods = Take one good, or swap for two or more. Sell any number of one kind.
jaipur-about-camel = Camels go into your herd. Take them all at once; later you can swap them for goods.
jaipur-about-hand = You can have up to seven cards in your hand. Camels don’t count.
jaipur-about-herd = Your camels. Give them in a swap; the larger herd earns 5 rupees at the end.
jaipur-about-stack = One token per card sold, from the top. The numbers are rupees.
jaipur-about-bonus = A bonus for selling three, four, or five or more cards at once. Its value is secret.
jaipur-about-deck = Cards from the deck fill the market. When it can’t be filled, the round ends.
jaipur-about-discard = Cards that have been sold.
jaipur-about-won = What has been earned this round. Bonus tokens are counted at the end.
jaipur-about-seals = One seal per round won. Two seals win the match.
