web-call-title = Notifiche
web-call-says = Quando tocca a te e non stai guardando, una notifica ti riporta al tavolo, anche a pagina chiusa.
web-call-switch = Avvisami su questo dispositivo
web-call-on = Le notifiche arriveranno su questo dispositivo.
web-call-only-open = Lascia questa pagina aperta in secondo piano: saprai comunque quando tocca a te.
web-call-unsupported = Questo browser non può avvisarti a pagina chiusa. Su iPhone o iPad aggiungi Serai alla schermata Home e aprilo da lì.
web-call-no-service = Il browser non è riuscito a raggiungere il suo servizio di notifiche; riprova più tardi.
web-call-withdrawn = Il browser non consente più le notifiche, quindi non ne riceverai. Puoi consentirle nelle sue impostazioni e poi riattivarle qui.
web-call-quiet = Ore di silenzio
web-call-quiet-from = Dalle
web-call-quiet-until = alle
web-call-test = Inviami una prova
web-call-answer =
    { $how ->
        [accepted] { $service } ha accettato la prova ({ $status }): dovrebbe apparire tra un attimo.
        [refused] { $service } ha rifiutato la prova ({ $status }).
       *[silent] { $service } non è raggiungibile in questo momento; riprova più tardi.
    }
