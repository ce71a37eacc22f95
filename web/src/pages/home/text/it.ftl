web-passphrase-change = Cambia frase segreta
web-passphrase-old = Frase segreta attuale
web-passphrase-new = Nuova frase segreta
web-passphrase-changed = Frase segreta cambiata. Sugli altri dispositivi dovrai accedere di nuovo.
web-log-out-all = Esci da tutti i dispositivi
web-log-out-all-says = Uscirai da tutti i dispositivi, compreso questo. Puoi tornare con il tuo nome utente e la frase segreta.
