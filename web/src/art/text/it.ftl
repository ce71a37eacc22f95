## Impostazioni di ciò che si vede, si sente e si tocca

web-touch = Vibrazione
web-banter = I bot dicono la loro
web-letters = Lettere della notazione sui pezzi
