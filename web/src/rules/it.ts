import type { RulesText } from './document';

export const rules: RulesText = {
  jaipur: {
    goal: {
      title: 'Scopo',
      text: [
        'Due mercanti si fanno concorrenza. Chi guadagna più rupie vince la manche e un Sigillo d’Eccellenza; due sigilli danno la vittoria.',
      ],
    },
    box: {
      title: 'Materiale',
      text: [
        '55 carte: sei merci e i cammelli. Una pila di gettoni per ogni merce, i più preziosi in cima: vendere presto rende di più. I gettoni bonus delle vendite grandi stanno coperti.',
      ],
    },
    setup: {
      title: 'Preparazione',
      text: [
        'Tre cammelli stanno al mercato. Ognuno riceve cinque carte, poi due carte del tallone portano il mercato a cinque. I cammelli ricevuti in mano vanno nel recinto di chi li ha.',
      ],
    },
    turn: {
      title: 'Il turno',
      text: [
        'Prendi carte oppure vendine, mai tutte e due le cose. Si prende in tre modi: baratto, una sola merce, tutti i cammelli.',
      ],
    },
    exchange: {
      title: 'Baratto',
      text: [
        'Prendi almeno due merci dal mercato e mettici altrettante carte: merci dalla mano, cammelli dal recinto, o entrambi.',
      ],
      points: [
        'La stessa merce non si può prendere e dare insieme.',
        'Uno contro uno non è permesso.',
        'I cammelli non si prendono mai così.',
      ],
    },
    one: {
      title: 'Prendere una merce',
      text: ['Prendi una sola carta merce; la prima carta del tallone ne prende il posto.'],
    },
    camels: {
      title: 'Prendere i cammelli',
      text: ['Prendi tutti i cammelli del mercato nel tuo recinto; al loro posto vanno carte del tallone.'],
    },
    hand: {
      title: 'Sette carte',
      text: ['A fine turno una mano ha al massimo sette carte. I cammelli nel recinto non contano.'],
    },
    sell: {
      title: 'Vendere',
      text: [
        'Scarta quante carte vuoi di una sola merce e prendi altrettanti suoi gettoni dall’alto; se sono meno, prendi quelli che restano.',
      ],
      points: ['Diamanti, oro e argento: almeno due carte, anche se restano meno gettoni.'],
    },
    bonus: {
      title: 'Bonus',
      text: [
        'Tre, quattro, oppure cinque o più carte in una vendita danno anche un gettone bonus di quella pila; contano le carte vendute. Il valore lo vede solo chi lo prende. Una pila vuota non dà niente.',
      ],
    },
    end: {
      title: 'Fine della manche',
      text: [
        'La manche finisce subito quando i gettoni di tre merci sono esauriti, o quando il mercato va riempito e il tallone è vuoto.',
      ],
    },
    score: {
      title: 'Punteggio',
      text: [
        'Chi ha più cammelli riceve il gettone cammello, da 5 rupie; se sono pari, nessuno. Chi ha più rupie vince il sigillo. A parità: più gettoni bonus, poi più gettoni merce. Chi perde comincia la manche seguente.',
      ],
    },
    rulings: {
      title: 'Le nostre decisioni',
      text: ['I regolamenti lasciano aperte due questioni:'],
      points: [
        'In perfetta parità nessuno riceve il sigillo e la manche si rigioca, cominciando l’altro. Si può cambiare aprendo il tavolo.',
        'Dopo 40 turni di fila senza carte pescate né vendute la manche finisce e si contano i punti; il tavolo avvisa dieci turni prima.',
      ],
    },
    secret: {
      title: 'Chi sa che cosa',
      text: [
        'Mani, valore dei bonus e tallone sono segreti. Ciò che è stato preso dal mercato l’hanno visto tutti: con l’aiuto alla memoria il tavolo te lo ricorda.',
      ],
    },
  },
  istanbul: {
    goal: {
      title: 'Scopo',
      text: [
        'Da due a quattro mercanti raccolgono rubini. Sei rubini, o cinque in quattro, portano alla fine; vince chi ne ha di più.',
      ],
    },
    box: {
      title: 'Materiale',
      text: [
        'Merci di quattro colori, merci marroni che valgono un colore qualsiasi, cristalli, lire, rubini, tessere Moschea e carte Bazar. I dadi mostrano le quattro merci, lire e una carta.',
      ],
    },
    setup: {
      title: 'Preparazione',
      text: [
        'I rubini stanno nelle loro zone, sei tessere Moschea sono scoperte. Ognuno riceve un cristallo e, in ordine di turno, 0, 1, 2 e 3 lire.',
      ],
    },
    turn: {
      title: 'Il turno',
      text: [
        'Le entrate delle tue tessere, poi i dadi, poi due azioni. Alla fine i cinque dadi passano a chi segue; i dadi in più restano a te.',
      ],
    },
    income: {
      title: 'Entrate',
      text: ['Le tessere Moschea che avevi prima di questo turno danno lire, poi cristalli, poi carte Bazar.'],
    },
    roll: {
      title: 'Lanciare',
      text: [
        'Lancia i cinque dadi e i tuoi dadi in più. Per ogni cristallo che paghi puoi rilanciare i dadi che vuoi.',
      ],
    },
    pay: {
      title: 'Pagare con merci',
      text: [
        'Una merce è un dado che la mostra o un gettone. Ogni dado serve una volta per turno. Un gettone marrone vale un colore qualsiasi. Le carte Bazar non si pagano mai con i dadi.',
      ],
    },
    actions: {
      title: 'Azioni',
      text: ['Due per turno, più una per ogni tessera azione; si può ripetere la stessa e fermarsi prima.'],
      points: [
        'Due merci di un colore: un gettone di quel colore.',
        'Due colori diversi: un cristallo.',
        'Tre colori diversi: un gettone marrone.',
        'Quattro colori diversi: due gettoni a scelta, non marroni.',
        'Tutti i dadi lira: 2 lire ciascuno, e le merci delle tue tessere bonus.',
        'Dadi carta: pesca altrettante carte Bazar ed eseguine una.',
        'Pagare una tessera Moschea.',
        'Pagare un rubino.',
      ],
    },
    mosque: {
      title: 'Tessere Moschea',
      text: [
        'Valgono dal tuo turno seguente: un’entrata, una merce a ogni azione delle lire, un’azione in più o un dado in più. Chi arriva per la prima volta a cinque tessere (quattro in quattro) riceve un rubino della moschea, una volta a partita.',
      ],
    },
    bazaar: {
      title: 'Carte Bazar',
      text: [
        'Fai quello che dice la carta; molte offrono qualcosa anche agli altri, a turno, che possono rifiutare. Chi non può o non vuole soddisfare una condizione prende 1 lira.',
      ],
    },
    rubies: {
      title: 'Rubini',
      text: [
        'Ogni zona chiede merci di un colore, una di ogni colore più altre, oppure lire. Il rubino successivo di una zona costa di più; una zona vuota non ne dà.',
      ],
    },
    end: {
      title: 'Fine',
      text: [
        'Quando qualcuno ha abbastanza rubini si finisce il giro, così tutti hanno giocato gli stessi turni. A parità vince chi ha più denaro: 3 lire per merce, 2 per cristallo, più le lire. Ancora pari: vittoria condivisa.',
      ],
    },
    rulings: {
      title: 'Le nostre decisioni',
      text: [
        'Alcuni numeri della scatola non sono pubblicati; i nostri sono segnalati nell’elenco delle carte, al tavolo.',
      ],
      points: [
        'I dadi di un colore si usano prima dei suoi gettoni.',
        'La tessera scambiata con una carta prende il posto di quella ricevuta e non vale più.',
        'Se la riserva non basta, chi possiede di quella risorsa ne restituisce una, finché basta.',
      ],
    },
  },
};
