## Tempo, passato, caso

web-clock = Tempo rimasto
web-looks-back = Sguardo indietro: posizione { $now } di { $all }
web-to-present = Torna al presente
web-fairness = Il caso è onesto?
web-fairness-says = I dadi e le carte dipendono da un numero segreto fissato prima dell’inizio della partita. La sua impronta è pubblica fin da subito; il numero viene mostrato alla fine, così tutti possono controllare ogni lancio e ogni pescata.
web-commitment = Impronta (SHA-256)
web-seed = Numero segreto
