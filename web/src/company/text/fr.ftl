### Jouer à plusieurs : un lien pour la table, une revanche, les messages non lus, le retour, un appareil partagé.

## Un seul lien

web-one-link = { $count ->
    [one] Invite un ami
   *[other] Invite tes amis
}
web-one-link-label = Lien vers cette table
web-one-link-says = { $count ->
    [one] Envoie ce lien : qui l’ouvre peut prendre la place libre.
   *[other] Un seul lien pour tout le monde : qui l’ouvre peut prendre une place libre.
}
web-seat-links = Un lien pour chaque place
web-seat-links-says = Choisis qui s’assoit où. Chacun de ces liens ne sert qu’une fois.
web-take-seat = Prendre une place
web-by-invitation = Ici, tu peux regarder. Pour jouer, demande le lien de cette table.
web-game-facts = La partie

## Revanche

web-rematch-waits = C’est demandé. On attend { $names }…
web-rematch-asked =
    { $count ->
        [one] { $names } voudrait une revanche.
       *[other] { $names } voudraient une revanche.
    }

## Messages

web-unread =
    { $count ->
        [one] { $label }, { $count } nouveau message
       *[other] { $label }, { $count } nouveaux messages
    }

## Le retour

web-while-away = En ton absence…
web-skip-moves = Passer
web-gone-offline = Tu es hors ligne. Rien n’est perdu : ton coup partira dès ton retour.

## Un appareil pour plusieurs

web-hand-on = Passer l’appareil à { $seat }
web-player-names = Qui joue ?
web-player-names-says = Les noms sont facultatifs.
