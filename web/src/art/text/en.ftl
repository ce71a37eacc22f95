## Settings of what is seen, heard and felt

web-touch = Vibration
web-banter = Bots have something to say
web-letters = Notation letters on the pieces
