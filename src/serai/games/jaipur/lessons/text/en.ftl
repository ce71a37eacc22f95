### Lessons of Jaipur. What is said to a learner is one short sentence or two.

jaipur-lesson-first = Learn Jaipur
jaipur-lesson-first-goal = The richer merchant wins the round. Win two rounds to win the match.
jaipur-lesson-first-take = This is the market. Choose the leather, then press the button below to take it.
jaipur-lesson-first-tokens = Each card you sell earns one of these tokens, from the top down: early sales pay best.
jaipur-lesson-first-bonus = Sell three or more cards at once to draw one of these bonus tokens too. Its value is a surprise.
jaipur-lesson-first-sell = You have three leather. Select all three and sell them.
jaipur-lesson-first-hand = Your hand can hold up to seven cards.
jaipur-lesson-first-camels = Camels don’t count: they go into your herd. You always take all of them. Take them now.
jaipur-lesson-first-swap = You can also exchange: take two or more goods, and give as many cards or camels.
jaipur-lesson-first-exchange = Select both diamonds and the silver, and give three camels for them.
jaipur-lesson-first-precious = Diamonds, gold and silver must be sold at least two at a time. Sell both diamonds.
jaipur-lesson-first-later = A few turns later: the diamond and gold tokens are gone.
jaipur-lesson-first-end = The round ends when a third stack of tokens is empty, or when the deck can’t refill the market.
jaipur-lesson-first-scoring = Then the larger herd earns the camel token, worth 5 rupees. The richer merchant wins a seal.
jaipur-lesson-first-last = Sell your silver: that ends the round, and you come out ahead!
jaipur-lesson-first-alone = Two seals win the match. Win the second one on your own. Good luck!

jaipur-lesson-camels = Camels and timing
jaipur-lesson-camels-full = Your opponent has seven cards: a full hand.
jaipur-lesson-camels-camels = Now is the time to take the camels: whatever turns up, your opponent has no room to take it.
jaipur-lesson-camels-sold = Your opponent had to sell first. Give three camels for both diamonds and the gold.
jaipur-lesson-camels-timing = Taking a lot of camels brings new cards into the market, so do it when your opponent can’t use them. Now win the round!

jaipur-lesson-wall = A market full of camels
jaipur-lesson-wall-offer = Five cards worth having, and you’ve got six camels.
jaipur-lesson-wall-wall = Take all five and leave camels in their place. Your opponent will find nothing but camels.
jaipur-lesson-wall-opened = Your opponent took the camels, and five new cards turned up. Sell your diamonds to make room.
jaipur-lesson-wall-choice = Leave only camels, and your opponent will turn over new cards for you. Now win the round!

jaipur-lesson-income = Three ways to earn
jaipur-lesson-income-precious = First, precious goods: two gold earn you 12 rupees. Sell them.
jaipur-lesson-income-first = Second, the top token of a stack: sell one spice for 5 before your opponent does.
jaipur-lesson-income-save = Third, large sales: collect cloth. Take one more.
jaipur-lesson-income-more = And a fourth.
jaipur-lesson-income-large = Four at once, and a bonus token on top. Sell!
jaipur-lesson-income-sum = Precious goods, top tokens, large sales: you need all three. Now win the round!

jaipur-about-precious = Precious goods: the best prices, but you must sell at least two at once.
jaipur-about-goods = Take one, or exchange for two or more. Sell any number of one kind at once.
jaipur-about-camel = Camels go into your herd. Take them all at once; later you can exchange them for goods.
jaipur-about-hand = You can have up to seven cards in your hand. Camels don’t count.
jaipur-about-herd = Your camels. Give them in an exchange; the larger herd earns 5 rupees at the end of the round.
jaipur-about-stack = One token per card sold, from the top. The numbers are rupees.
jaipur-about-bonus = A bonus for selling three, four, or five or more cards at once. Its value is secret.
jaipur-about-deck = The market is refilled from the deck. When there aren’t enough cards left, the round ends.
jaipur-about-discard = Cards that have been sold.
jaipur-about-won = Rupees earned this round. Bonus tokens are counted at the end.
jaipur-about-seals = One seal per round won. Two seals win the match.
