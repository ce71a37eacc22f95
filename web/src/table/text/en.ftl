### What the tables of all games say. A comment names each variable and its type: text, number, choice or list.


## Time, the past, chance

web-clock = Time left
# $now (number)
# $all (number)
web-looks-back = Looking back: position { $now } of { $all }
web-to-present = To the present
web-fairness = Is chance fair?
web-fairness-says = Dice and cards follow from a secret number that was fixed before the game began. Its fingerprint is public from the start; the number itself is shown at the end, so that everybody can check every roll and every draw.
web-commitment = Fingerprint (SHA-256)
web-seed = Secret number
