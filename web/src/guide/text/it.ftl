### Le regole al tavolo, e che cosa sono i pezzi.

web-guide-rules = Regole
web-guide-explain = Spiega qualcosa sul tavolo
web-guide-explain-says = Tocca qualsiasi cosa sul tavolo per sapere che cos’è.
web-guide-ways = Premi i su un pezzo, tienilo premuto o usa il clic destro per sapere che cos’è.
web-guide-done = Fatto
web-guide-all = Tutte le regole
web-guide-read = Leggi le regole
