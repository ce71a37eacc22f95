## Ce que disent parfois les bots

web-istanbul-line =
    { $line ->
        [deal-1-1] Un rubis ! Rien d’aussi léger de toute la journée.
        [deal-1-2] Pour moi ? C’est sûr ? Alors je le prends.
        [loss-1-1] Je te l’aurais porté, moi.
        [loss-1-2] Ah, c’est à ça que servaient les dés !
        [deal-2-1] Rubis tout frais ! Encore chauds !
        [deal-2-2] Un rubis, et pas une miette de perdue.
        [loss-2-1] Hé ! J’allais justement crier qu’il était à moi.
        [loss-2-2] Bon, bon. Un petit pain au sésame, quelqu’un ?
        [deal-3-1] Celui-là, je le mets en vitrine.
        [deal-3-2] Mon père aurait marchandé. Moi, j’ai payé.
        [loss-3-1] Je tourne le dos un instant…
        [loss-3-2] Tu ne fais pas de cadeau. Un thé ?
        [deal-4-1] D’habitude, je les prends à la douzaine.
        [deal-4-2] Compté, payé, livré. Suivant.
        [loss-4-1] Tu l’as payé trop cher. J’en aurais fait autant.
        [loss-4-2] Hum. Celui-là était déjà dans mes comptes.
        [deal-5-1] Tant d’échoppes dans ce bazar, et j’en connais chaque porte.
        [deal-5-2] Les dés tombent où ils veulent. J’attends là où ils tombent.
        [loss-5-1] Bien joué. J’ai dû former ton maître.
       *[loss-5-2] Prends-le. La nuit est longue, ma barbe aussi.
    }
