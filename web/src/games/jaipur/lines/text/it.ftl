## Che cosa dicono ogni tanto i bot

web-jaipur-line =
    { $line ->
        [deal-1-1] Ma guarda! E io che ero venuto a riempire le giare.
        [deal-1-2] Ho venduto! Tutto da solo!
        [loss-1-1] Oh. Era quella buona?
        [loss-1-2] Pazienza. Nel pozzo l’acqua non manca mai.
        [deal-2-1] Venduto, prima che qualcuno volesse vederlo alla luce del sole!
        [deal-2-2] Un piccolo guadagno è pur sempre un guadagno. Questo non è piccolo.
        [loss-2-1] Ahi. L’ha sentito anche la mia borsa.
        [loss-2-2] Goditela. I miei piedi hanno camminato di più per meno.
        [deal-3-1] Questo va nel registro, sottolineato due volte.
        [deal-3-2] Il cliente ha sempre ragione. Oggi anch’io.
        [loss-3-1] Mi pulisco gli occhiali. No, è successo davvero.
        [loss-3-2] Questa la segno alla voce «maltempo».
        [deal-4-1] Tre settimane di sabbia per questo. Ne è valsa la pena, fino all’ultimo granello.
        [deal-4-2] I cammelli lo sapevano. Io ho solo ascoltato.
        [loss-4-1] Il deserto mi ha tolto ben altro.
        [loss-4-2] Bell’affare. Mi ricorderò la pista che hai preso.
        [deal-5-1] Il palazzo ringrazia. In rupie.
        [deal-5-2] Si aspetta. Si sorride. Si vende.
        [loss-5-1] Squisito. Io l’avrei fatto un giorno prima.
       *[loss-5-2] Il maharaja chiederà chi sei. Dovrò pur dirglielo.
    }
