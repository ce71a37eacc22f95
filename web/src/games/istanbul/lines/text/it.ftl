## Che cosa dicono ogni tanto i bot

web-istanbul-line =
    { $line ->
        [deal-1-1] Un rubino! La cosa più leggera che porto da stamattina.
        [deal-1-2] Per me? Sicuro? Allora lo prendo.
        [loss-1-1] Te l’avrei portato io.
        [loss-1-2] Ah, ecco a che cosa servivano i dadi!
        [deal-2-1] Rubini freschi! Ancora caldi!
        [deal-2-2] Un rubino, e neanche una briciola sprecata.
        [loss-2-1] Ehi! Stavo giusto per gridare che era mio.
        [loss-2-2] Va bene, va bene. Una ciambella al sesamo?
        [deal-3-1] Questo lo metto in vetrina.
        [deal-3-2] Mio padre avrebbe contrattato. Io ho pagato e basta.
        [loss-3-1] Mi giro un attimo…
        [loss-3-2] Sei un osso duro. Un tè?
        [deal-4-1] Di solito li compro a dozzine.
        [deal-4-2] Contato, pagato, consegnato. Avanti il prossimo.
        [loss-4-1] L’hai pagato troppo. L’avrei fatto anch’io.
        [loss-4-2] Mmh. Quello era già nei miei conti.
        [deal-5-1] Quante botteghe ha il bazar! E io conosco ogni porta.
        [deal-5-2] I dadi cadono dove vogliono. Io aspetto lì.
        [loss-5-1] Ben giocato. Credo di aver istruito il tuo maestro.
       *[loss-5-2] Prendilo. La notte è lunga, e la mia barba pure.
    }
