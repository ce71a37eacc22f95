### Lezioni di Jaipur. A chi impara si dice una frase breve, o due.

jaipur-lesson-first = Impara Jaipur
jaipur-lesson-first-goal = Il mercante più ricco vince la manche, e con due manche si vince la partita.
jaipur-lesson-first-take = Questo è il mercato. Scegli il cuoio, poi premi il pulsante in basso per prenderlo.
jaipur-lesson-first-tokens = Ogni carta venduta frutta uno di questi gettoni, dall’alto: chi vende presto guadagna di più.
jaipur-lesson-first-bonus = Vendi almeno 3 carte insieme: peschi anche uno di questi gettoni bonus. Il valore è una sorpresa.
jaipur-lesson-first-sell = Hai in mano tre carte cuoio. Selezionale tutte e vendile.
jaipur-lesson-first-hand = In mano puoi tenere sette carte, non di più.
jaipur-lesson-first-camels = I cammelli non contano: vanno nel tuo recinto. Si prendono sempre tutti; prendili ora.
jaipur-lesson-first-swap = Puoi anche barattare: prendi due o più carte e dai altrettante carte o cammelli.
jaipur-lesson-first-exchange = Seleziona i due diamanti e l’argento, e dai in cambio tre cammelli.
jaipur-lesson-first-precious = Diamanti, oro e argento: se ne vendono almeno due alla volta. Vendi i due diamanti.
jaipur-lesson-first-later = Qualche turno dopo, i gettoni di diamanti e oro sono finiti.
jaipur-lesson-first-end = La manche finisce quando si svuota la terza pila di gettoni, o quando il tallone non basta a completare il mercato.
jaipur-lesson-first-scoring = Poi il recinto più grande riceve il gettone cammello: 5 rupie. Il più ricco vince un Sigillo.
jaipur-lesson-first-last = Vendi l’argento: la manche finisce, e sei in testa!
jaipur-lesson-first-alone = Con due Sigilli si vince la partita. Il secondo lo conquisti con le tue forze. Buona fortuna!

jaipur-lesson-camels = Cammelli al momento giusto
jaipur-lesson-camels-full = L’avversario ha sette carte: mano piena.
jaipur-lesson-camels-camels = È il momento di prendere i cammelli. Qualunque cosa esca, l’avversario non avrà posto per prenderla.
jaipur-lesson-camels-sold = Prima l’avversario ha dovuto vendere. Ora baratta tre cammelli con i due diamanti e l’oro.
jaipur-lesson-camels-timing = Prendere tanti cammelli rinnova il mercato: fallo quando l’avversario non può approfittarne. Ora vinci la manche!

jaipur-lesson-wall = Un mercato pieno di cammelli
jaipur-lesson-wall-offer = Cinque carte che fanno gola, e tu hai sei cammelli.
jaipur-lesson-wall-wall = Barattale tutte e cinque con cammelli. L’avversario non troverà altro al mercato.
jaipur-lesson-wall-opened = L’avversario ha preso i cammelli, e sono uscite cinque carte nuove. Vendi i diamanti per fare posto.
jaipur-lesson-wall-choice = Lascia solo cammelli, e sarà l’avversario a scoprire per te carte nuove. Ora vinci la manche!

jaipur-lesson-income = Tre modi di guadagnare
jaipur-lesson-income-precious = Primo, le merci preziose: due carte oro valgono 12 rupie. Vendile.
jaipur-lesson-income-first = Secondo, il primo gettone di una pila. Vendi una carta spezie per 5 rupie prima dell’avversario.
jaipur-lesson-income-save = Terzo, le grandi vendite. Raccogli tessuti: prendine un altro.
jaipur-lesson-income-more = E un quarto.
jaipur-lesson-income-large = Quattro insieme, e in più un gettone bonus. Vendi!
jaipur-lesson-income-sum = Merci preziose, primi gettoni, grandi vendite: servono tutti e tre. Ora vinci la manche!

jaipur-about-precious = Merci preziose: i prezzi migliori, ma se ne vendono almeno due insieme.
jaipur-about-goods = Prendine una sola, o barattane due o più. Di una merce puoi vendere quante carte vuoi.
jaipur-about-camel = I cammelli vanno nel tuo recinto. Si prendono tutti insieme; poi servono per il baratto.
jaipur-about-hand = In mano puoi avere al massimo sette carte. I cammelli non contano.
jaipur-about-herd = I tuoi cammelli. Servono per il baratto; alla fine chi ne ha di più riceve 5 rupie.
jaipur-about-stack = Un gettone per carta venduta, dall’alto. I numeri sono rupie.
jaipur-about-bonus = Un bonus per chi vende tre, quattro oppure cinque o più carte insieme. Il valore è segreto.
jaipur-about-deck = Il tallone riempie il mercato. Quando non basta più, la manche finisce.
jaipur-about-discard = Le carte vendute.
jaipur-about-won = Le rupie guadagnate in questa manche. I gettoni bonus si contano alla fine.
jaipur-about-seals = Un Sigillo per ogni manche vinta. Con due si vince la partita.
