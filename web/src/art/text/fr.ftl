## Réglages : ce que l’on voit, entend et sent

web-touch = Vibrations
web-banter = Les bots ont leur mot à dire
web-letters = Lettres de notation sur les pièces
