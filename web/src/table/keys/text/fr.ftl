web-key-says =
    { $what ->
        [move] passer à la carte, à la pièce ou à l’action suivante
        [choose] sélectionner ou désélectionner
        [number] choisir une carte, une action ou une réponse par son rang
        [own] de même pour les cartes de ta main, ou pour les dés
        [confirm] jouer le coup choisi
        [clear] annuler le choix, fermer une fenêtre
        [hint] demander un conseil
        [undo] reprendre le coup
        [back] revoir l’étape précédente
        [forward] avancer d’une étape
        [log] aller au journal de la partie
        [chat] écrire un message
        [sound] activer ou couper le son
        [help] afficher les règles et les touches
        [explain] expliquer la pièce active, ou celle que tu touches ensuite
        [replay] en revoyant une partie : étape précédente ou suivante
        [ends] en revoyant une partie : au début ou à la fin
       *[play] en revoyant une partie : lecture et pause
    }
web-key-cap =
    { $cap ->
        [space] Espace
        [Shift] Maj
        [Enter] Entrée
        [Esc] Échap
        [Home] Début
       *[End] Fin
    }
web-keys-on = Utiliser les raccourcis d’une seule touche
web-about-keys = Touches
