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
