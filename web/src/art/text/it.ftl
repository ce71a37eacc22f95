## Impostazioni di ciò che si vede, si sente e si tocca

web-touch = Vibrazione
web-banter = Battute dei bot
web-letters = Lettere della notazione sui pezzi
