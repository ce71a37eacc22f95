web-passphrase-change = Cambia frase segreta
web-passphrase-old = Frase segreta attuale
web-passphrase-new = Nuova frase segreta
web-passphrase-changed = Frase segreta cambiata. Sugli altri dispositivi dovrai accedere di nuovo.
web-log-out-all = Esci da tutti i dispositivi
web-log-out-all-says = Uscirai da tutti i dispositivi, compreso questo. Potrai rientrare con il nome utente e la frase segreta.

## What is studied beside games

web-home-study-title = Studiare
web-home-study-puzzles = Problemi
web-home-study-puzzles-says = Trova la mossa che conta
web-home-study-daily = Mano del giorno · { $game }
web-home-study-daily-says = La stessa mano per tutti
web-home-study-road = La mia strada
web-home-study-road-says = Sigilli, abilità e fortuna
web-profile = Nome e ritratto
web-portrait = Il tuo ritratto
web-portrait-none = Nessun ritratto
web-portrait-says = Così appari a ogni tavolo su questo dispositivo.
