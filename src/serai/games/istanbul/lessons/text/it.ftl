### Lezioni di Istanbul. A chi impara si dice una frase breve, o due.

istanbul-lesson-first = Impara Istanbul
istanbul-lesson-first-goal = Raccogli sei rubini per vincere. I dadi danno le merci e le lire per comprarli.
istanbul-lesson-first-reroll = Due tessuti: si comincia bene! Scegli la frutta e la carta da rilanciare, poi premi «Spendi un cristallo».
istanbul-lesson-first-mosque = Le tessere Moschea ti aiutano a ogni turno. Con cinque tessere ricevi anche un rubino della moschea.
istanbul-lesson-first-tile = Tre tessuti pagano questa tessera: ti darà 3 lire a ogni turno.
istanbul-lesson-first-lira = Hai due azioni per turno. Per la seconda prendi lire: 2 per ogni dado Lire.
istanbul-lesson-first-caravan = Una carta Bazar! Spesso anche gli altri ricevono qualcosa. Prendi le spezie.
istanbul-lesson-first-income = Nuovo turno, nuovi dadi e 3 lire dalla tua tessera.
istanbul-lesson-first-trade = Meglio due rubini al prossimo turno che uno adesso! Scambia tre merci diverse con un gettone marrone, buono per ogni colore.
istanbul-lesson-first-pair = Due merci di un colore diventano un gettone da tenere. Scegli i due dadi Gioielli, poi l’azione.
istanbul-lesson-first-lira-ruby = Hai 10 lire. Bastano per un rubino; il prossimo costerà di più.
istanbul-lesson-first-blue-ruby = E un altro! Due dadi, un gettone e quello marrone fanno quattro gioielli.
istanbul-lesson-first-later = Qualche giro dopo: cinque rubini, e tre tessere che rendono a ogni turno.
istanbul-lesson-first-end = Con il sesto rubino questo diventa l’ultimo giro. Poi vince chi ne ha di più.
istanbul-lesson-first-fortune = In caso di parità decide il patrimonio: le tue lire, più 3 per ogni merce e 2 per ogni cristallo rimasti.
istanbul-lesson-first-mixed = Nella zona di tutte le merci, +2 vuol dire: una di ogni colore, più altre due di qualsiasi colore.
istanbul-lesson-first-alone = Manca un solo rubino. Ora trovalo tu!

istanbul-lesson-income = Prima le entrate
istanbul-lesson-income-early = Le tessere rendono a ogni turno: comprale presto. Prendi la tessera Lire.
istanbul-lesson-income-store = Metti da parte il resto: due frutti diventano un gettone per dopo.
istanbul-lesson-income-paid = 3 lire prima ancora di muovere un dito.
istanbul-lesson-income-crystal = Il gettone e due dadi pagano la tessera Cristallo: un rilancio a ogni turno.
istanbul-lesson-income-lira = E prendi le lire.
istanbul-lesson-income-growing = 10 lire e un cristallo al terzo turno. E cinque tessere danno un rubino. Ora vinci tu!

istanbul-lesson-rubies = Rubini a buon prezzo
istanbul-lesson-rubies-prices = In ogni zona il primo rubino costa meno.
istanbul-lesson-rubies-lira = Compra quello da 10 lire prima che il prezzo salga.
istanbul-lesson-rubies-colour = Il prossimo costa 12. Quattro tessuti costano meno: prendi un rubino dalla zona dei tessuti.
istanbul-lesson-rubies-spread = Varia: prendi il primo rubino di ogni zona e lascia all’avversario quelli cari. Ora vinci tu!

istanbul-lesson-cards = La fortuna del bazar
istanbul-lesson-cards-both = Due dadi Carta: usali entrambi, pesca due carte e scegli.
istanbul-lesson-cards-choose = Questa carta premia due dadi Carta. Giocala.
istanbul-lesson-cards-take = Soddisfi la condizione: prendi 7 lire.
istanbul-lesson-cards-lira = E altre 4 per i dadi Lire.
istanbul-lesson-cards-choice = 11 lire con un lancio: più dadi, più scelta. Ora vinci tu!

istanbul-about-die = Una merce da usare una volta in questo turno. Usa il dado per pagare, o spendi un cristallo per rilanciarlo.
istanbul-about-die-lira = Prendi lire: tutti i dadi Lire insieme, 2 lire ciascuno.
istanbul-about-die-card = Pesca una carta Bazar per ogni dado Carta e giocane una.
istanbul-about-tile = Le tessere Moschea ti aiutano dal tuo prossimo turno. Si pagano con le merci indicate. Cinque tessere (quattro se si gioca in quattro) danno anche un rubino.
istanbul-about-zone = Paga merci di questo colore per il prossimo rubino. Ognuno costa più del precedente.
istanbul-about-zone-all = Una merce di ogni colore per il primo rubino; per i successivi ne serve qualcuna in più, di qualsiasi colore.
istanbul-about-zone-lira = Paga in lire il prossimo rubino. Ognuno costa più del precedente.
istanbul-about-zone-mosque = Un rubino a chi ha abbastanza tessere Moschea, una volta per partita.
istanbul-about-action = Hai due azioni per turno. Ogni dado e ogni gettone si usa una volta sola.
istanbul-about-card = Fai quello che dice. Spesso anche gli altri possono approfittarne.
istanbul-about-crystal = Spendi un cristallo per rilanciare i dadi che vuoi.
istanbul-about-brown = Una merce marrone vale per qualsiasi colore.
istanbul-about-goods = I gettoni sono merci che conservi finché non li usi per pagare.
istanbul-about-player = Rubini, lire, cristalli, merci e tessere di questo giocatore. Vince chi ha più rubini.
