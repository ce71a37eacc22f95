import type { RulesText } from './document';

export const rules: RulesText = {
  jaipur: {
    goal: {
      title: 'Scopo',
      text: [
        'Due mercanti si fanno concorrenza. Chi guadagna più rupie vince la manche e un Sigillo d’Eccellenza; con due Sigilli si vince la partita.',
      ],
    },
    box: {
      title: 'Materiale',
      text: [
        '55 carte: sei merci e i cammelli. Ogni merce ha la sua pila di gettoni, con i più preziosi in cima: chi vende presto guadagna di più. I gettoni bonus per le grandi vendite sono coperti.',
      ],
    },
    setup: {
      title: 'Preparazione',
      text: [
        'Tre cammelli vanno al mercato. Ognuno riceve cinque carte, poi due carte del tallone completano il mercato, che ne ha sempre cinque. Chi ha cammelli in mano li mette nel proprio recinto.',
      ],
    },
    turn: {
      title: 'Il turno',
      text: [
        'Puoi prendere carte o venderne, ma mai entrambe le cose. Si prende in tre modi: con un baratto, una sola merce o tutti i cammelli.',
      ],
    },
    exchange: {
      title: 'Baratto',
      text: [
        'Prendi due o più merci dal mercato e metti al loro posto altrettante carte: merci della tua mano, cammelli del tuo recinto o entrambe le cose.',
      ],
      points: [
        'Non si può prendere e dare la stessa merce.',
        'Non si baratta mai una sola carta.',
        'Con un baratto non si prendono cammelli.',
      ],
    },
    one: {
      title: 'Prendere una merce',
      text: ['Prendi una sola carta merce e rimpiazzala con la prima carta del tallone.'],
    },
    camels: {
      title: 'Prendere i cammelli',
      text: ['Prendi tutti i cammelli del mercato, mettili nel tuo recinto e rimpiazzali con carte del tallone.'],
    },
    hand: {
      title: 'Sette carte',
      text: ['A fine turno puoi avere in mano al massimo sette carte. I cammelli nel recinto non contano.'],
    },
    sell: {
      title: 'Vendere',
      text: [
        'Scarta quante carte vuoi di una sola merce e prendi altrettanti gettoni dalla cima della sua pila; se non bastano, prendi quelli che restano.',
      ],
      points: ['Diamanti, oro e argento: si vendono almeno due carte alla volta, anche se restano meno gettoni.'],
    },
    bonus: {
      title: 'Bonus',
      text: [
        'Chi vende tre, quattro oppure cinque o più carte in una volta riceve anche un gettone bonus dalla pila corrispondente: contano le carte vendute, non i gettoni presi. Il suo valore lo vede solo chi lo riceve. Se la pila è vuota, niente bonus.',
      ],
    },
    end: {
      title: 'Fine della manche',
      text: [
        'La manche finisce subito quando i gettoni di tre merci sono esauriti, o quando il tallone è vuoto e mancano carte per completare il mercato.',
      ],
    },
    score: {
      title: 'Punteggio',
      text: [
        'Chi ha più cammelli riceve il gettone cammello, che vale 5 rupie; in caso di parità, nessuno. Chi ha più rupie vince il Sigillo. A parità di rupie vince chi ha più gettoni bonus, poi chi ha più gettoni merce. Chi perde comincia la manche successiva.',
      ],
    },
    rulings: {
      title: 'Le nostre decisioni',
      text: ['Il regolamento lascia aperte due questioni:'],
      points: [
        'In caso di perfetta parità nessuno riceve il Sigillo: la manche si rigioca e comincia l’altro giocatore. Si può scegliere diversamente quando si apre il tavolo.',
        'Dopo 40 turni di fila senza carte pescate o vendute la manche finisce e si contano le rupie; un avviso arriva dieci turni prima.',
      ],
    },
    secret: {
      title: 'Chi sa che cosa',
      text: [
        'Le carte in mano, il valore dei bonus e il tallone sono segreti. Ciò che si prende dal mercato, invece, lo vedono tutti: con l’aiuto alla memoria te lo ricorda il tavolo.',
      ],
    },
  },
  istanbul: {
    goal: {
      title: 'Scopo',
      text: [
        'Da due a quattro mercanti vanno a caccia di rubini nel bazar. Quando qualcuno ne ha sei (cinque in quattro giocatori) la partita volge al termine; vince chi ne ha di più.',
      ],
    },
    box: {
      title: 'Materiale',
      text: [
        'Merci di quattro colori, merci marroni che valgono come un colore qualsiasi, cristalli, lire, rubini, tessere Moschea e carte Bazar. Sulle facce dei dadi: le quattro merci, lire e una carta.',
      ],
    },
    setup: {
      title: 'Preparazione',
      text: [
        'I rubini vanno nelle loro zone e si scoprono sei tessere Moschea. Ognuno riceve un cristallo e, in ordine di turno, 0, 1, 2 o 3 lire.',
      ],
    },
    turn: {
      title: 'Il turno',
      text: [
        'Prima riscuoti le entrate delle tue tessere, poi lanci i dadi, poi fai due azioni. Alla fine i cinque dadi passano al giocatore successivo; i tuoi dadi aggiuntivi restano a te.',
      ],
    },
    income: {
      title: 'Entrate',
      text: [
        'Le tessere Moschea che avevi già prima di questo turno danno, nell’ordine, lire, cristalli e carte Bazar.',
      ],
    },
    roll: {
      title: 'Lancio dei dadi',
      text: [
        'Lancia i cinque dadi e i tuoi dadi aggiuntivi. Per ogni cristallo che spendi puoi rilanciare i dadi che vuoi.',
      ],
    },
    pay: {
      title: 'Pagare con le merci',
      text: [
        'Una merce può essere un dado che la mostra o un gettone. Ogni dado si usa una volta sola per turno. Un gettone marrone vale come un colore qualsiasi. Le carte Bazar non si pagano mai con i dadi.',
      ],
    },
    actions: {
      title: 'Azioni',
      text: ['Due per turno, più una per ogni tessera Azione; puoi ripetere la stessa azione o fermarti prima.'],
      points: [
        'Due merci dello stesso colore: un gettone di quel colore.',
        'Due colori diversi: un cristallo.',
        'Tre colori diversi: un gettone marrone.',
        'Quattro colori diversi: due gettoni a scelta, non marroni.',
        'Tutti i dadi Lire: 2 lire ciascuno, più le merci delle tue tessere Bonus.',
        'Dadi Carta: pesca altrettante carte Bazar e giocane una.',
        'Il prezzo di una tessera Moschea: la tessera.',
        'Il prezzo di un rubino: il rubino.',
      ],
    },
    mosque: {
      title: 'Tessere Moschea',
      text: [
        'Hanno effetto dal tuo turno successivo. Chi arriva a cinque tessere (quattro in quattro giocatori) riceve un rubino della moschea, una sola volta a partita.',
      ],
      points: [
        'Prezzo: tre merci dello stesso colore; una tessera Dado costa una merce di ogni colore.',
        'Le tessere delle entrate danno a ogni turno 3 lire, un cristallo o una carta Bazar.',
        'Una tessera Bonus aggiunge una merce del suo colore ogni volta che incassi lire.',
        'Una tessera Azione dà un’azione in più, una tessera Dado un dado in più.',
      ],
    },
    bazaar: {
      title: 'Carte Bazar',
      text: [
        'Fai quello che dice la carta; molte offrono qualcosa anche agli altri giocatori, a turno, che possono rinunciare. Se non puoi o non vuoi soddisfare la condizione di una carta, prendi 1 lira.',
      ],
    },
    rubies: {
      title: 'Rubini',
      text: [
        'Ogni zona chiede merci di un colore, una di ogni colore più altre, oppure lire. Ogni rubino di una zona costa più del precedente; una zona vuota non ne dà più.',
      ],
    },
    end: {
      title: 'Fine',
      text: [
        'Quando qualcuno ha abbastanza rubini si finisce il giro, così tutti giocano lo stesso numero di turni. A parità di rubini vince il patrimonio più alto: le lire, più 3 per ogni merce e 2 per ogni cristallo. Se la parità resta, la vittoria è condivisa.',
      ],
    },
    rulings: {
      title: 'Le nostre decisioni',
      text: [
        'Alcuni numeri della scatola non sono pubblicati; i nostri sono segnalati nell’elenco delle carte, al tavolo.',
      ],
      points: [
        'I dadi di un colore si usano prima dei gettoni dello stesso colore.',
        'La tessera ceduta con una carta Bazar prende il posto di quella presa e perde subito il suo effetto.',
        'Se nella riserva manca qualcosa, ogni giocatore che ne possiede ne restituisce un’unità, più volte se occorre.',
      ],
    },
  },
};
