## What the bots say now and then

# $line (choice)
web-jaipur-line =
    { $line ->
        [deal-1-1] Look at that! And I only came to fill the jars.
        [deal-1-2] I sold it! All by myself!
        [loss-1-1] Oh. Was that the good one?
        [loss-1-2] Never mind. There’s always more water in the well.
        [deal-2-1] Sold, before anyone asked to see it in daylight!
        [deal-2-2] A small profit is still a profit. This one isn’t small.
        [loss-2-1] Ouch. I felt that in my purse.
        [loss-2-2] Enjoy it. My feet and I have walked further for less.
        [deal-3-1] That goes in the ledger, underlined twice.
        [deal-3-2] The customer is always right. Today, so am I.
        [loss-3-1] Let me polish my spectacles. No, that really happened.
        [loss-3-2] I’ll write that one down under ‘weather’.
        [deal-4-1] Three weeks of sand for this. Worth every grain.
        [deal-4-2] The camels knew. I just listened.
        [loss-4-1] The desert has taken worse from me.
        [loss-4-2] Well traded. I’ll remember the road you took.
        [deal-5-1] The palace sends its thanks. And its rupees.
        [deal-5-2] One waits. One smiles. One sells.
        [loss-5-1] Exquisite. I’d have done it a day earlier.
       *[loss-5-2] The Maharaja will ask who you are. I’ll have to tell him.
    }
