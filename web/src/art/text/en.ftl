## Settings of what is seen, heard and felt

web-touch = Vibration
web-banter = Bots chat now and then
web-letters = Notation letters on the pieces
