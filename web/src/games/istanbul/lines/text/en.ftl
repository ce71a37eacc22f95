## What the bots say now and then

# $line (choice)
web-istanbul-line =
    { $line ->
        [deal-1-1] A ruby! Lighter than anything I’ve carried all day.
        [deal-1-2] For me? You’re sure? Then I’ll take it.
        [loss-1-1] I’d have carried that for you.
        [loss-1-2] So that’s what the dice were for!
        [deal-2-1] Fresh rubies! Still warm!
        [deal-2-2] One ruby, and not a crumb wasted.
        [loss-2-1] Hey! I was just about to shout for that one.
        [loss-2-2] Fine, fine. Sesame ring, anyone?
        [deal-3-1] That one goes in the window.
        [deal-3-2] My father would have haggled. I just paid.
        [loss-3-1] I turn round for one moment…
        [loss-3-2] You drive a hard bargain. Tea?
        [deal-4-1] I usually buy these by the dozen.
        [deal-4-2] Counted, paid, delivered. Next.
        [loss-4-1] You paid too much. So would I have.
        [loss-4-2] Hm. That one was already in my books.
        [deal-5-1] So many shops in this bazaar, and I know every door.
        [deal-5-2] Dice fall where they like. I wait where they fall.
        [loss-5-1] Well played. I believe I taught your teacher.
       *[loss-5-2] Take it. The night is long, and so is my beard.
    }
