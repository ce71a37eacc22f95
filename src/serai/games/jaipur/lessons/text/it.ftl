### Lezioni di Jaipur. A chi impara si dice una frase breve, o due.

jaipur-lesson-first = Impara Jaipur
jaipur-lesson-first-take = Questo è il mercato. Tocca il cuoio per prenderlo, poi premi il pulsante in basso.
jaipur-lesson-first-sell = Ora hai tre carte cuoio. Selezionale tutte e vendile.
jaipur-lesson-first-tokens = Hai preso i gettoni in cima: chi vende presto guadagna di più. Tre o più carte insieme danno anche un gettone bonus.
jaipur-lesson-first-camels = Ora prendi i cammelli. Si prendono sempre tutti e non occupano posto in mano.
jaipur-lesson-first-exchange = È l’ora del baratto: seleziona i due diamanti e l’argento, e dai tre cammelli del tuo recinto.
jaipur-lesson-first-precious = Diamanti, oro e argento si vendono solo a due o più. Vendi i due diamanti.
jaipur-lesson-first-later = Qualche turno dopo, i gettoni di diamanti e oro sono finiti.
jaipur-lesson-first-end = Una terza pila vuota chiude la manche. Vendi l’argento!
jaipur-lesson-first-scored = Il recinto più grande ha preso il gettone cammello; il più ricco vince il sigillo, e sei tu.
jaipur-lesson-first-alone = Con due sigilli si vince la partita. Il secondo lo conquisti con le tue forze. Buona fortuna!

jaipur-about-precious = Merci preziose: i prezzi migliori, ma se ne vendono almeno due insieme.
jaipur-about-goods = Prendine una sola, o barattane due o più. Di una merce puoi vendere quante carte vuoi.
jaipur-about-camel = I cammelli vanno nel tuo recinto. Si prendono tutti insieme; poi servono per il baratto.
jaipur-about-hand = In mano tieni al massimo sette carte. I cammelli non contano.
jaipur-about-herd = I tuoi cammelli. Dalli nel baratto; il recinto più grande vale 5 rupie alla fine.
jaipur-about-stack = Un gettone per carta venduta, dall’alto. I numeri sono rupie.
jaipur-about-bonus = Un bonus per chi vende tre, quattro, o cinque e più carte insieme. Il valore è segreto.
jaipur-about-deck = Il tallone riempie il mercato. Quando non basta più, la manche finisce.
jaipur-about-discard = Le carte vendute.
jaipur-about-won = Quanto è stato guadagnato in questa manche. I gettoni bonus si contano alla fine.
jaipur-about-seals = Un sigillo per ogni manche vinta. Con due si vince la partita.
