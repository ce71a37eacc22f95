web-call-title = Notifications
web-call-says = Quand c’est à toi de jouer et que tu ne regardes pas, une notification te ramène à la table, même si cette page est fermée.
web-call-switch = Me prévenir sur cet appareil
web-call-on = Les notifications arriveront sur cet appareil.
web-call-only-open = Laisse cette page ouverte en arrière-plan : tu sauras quand même quand c’est à toi.
web-call-unsupported = Ce navigateur ne peut pas te prévenir une fois la page fermée. Sur iPhone ou iPad, ajoute Serai à l’écran d’accueil et ouvre-le à partir de là.
web-call-no-service = Ton navigateur n’a pas pu joindre son service de notifications ; réessaie plus tard.
web-call-withdrawn = Ton navigateur n’autorise plus les notifications : tu n’en recevras plus. Tu peux les autoriser dans ses réglages, puis les réactiver ici.
web-call-quiet = Heures calmes
web-call-quiet-from = De
web-call-quiet-until = à
web-call-test = M’envoyer un test
web-call-answer =
    { $how ->
        [accepted] { $service } a accepté le test ({ $status }) ; il devrait s’afficher dans un instant.
        [refused] { $service } a refusé le test ({ $status }).
       *[silent] { $service } est injoignable pour le moment ; réessaie plus tard.
    }
