## Settings of what is seen, heard and felt

web-touch = Vibration
web-banter = Bots chip in now and then
web-letters = Notation letters on the pieces
