## Informazioni

web-about-what = Serai è la casa dei giochi di mercanti: qui giochi con gli amici o contro i bot, e impari a giocare meglio. Il nome viene da «caravanserraglio», la locanda dove si incontravano i mercanti.
web-about-play = Niente da installare, nessun account da creare. Impara un gioco in pochi minuti, manda un link a un amico o scegli un bot alla tua altezza. Poi puoi rivedere ogni mossa.
web-about-rules = Il tavolo nel tuo browser, i bot e il server seguono tutti le stesse regole, così non si contraddicono mai. E nessun bot vede una carta che tu non mostri.
web-about-fair = Questa verifica compare quando rivedi una partita finita. Per ripetere di persona ogni pescata e ogni lancio, scarica la partita ed esegui:
web-about-privacy = Privacy
web-about-private = Niente account, niente indirizzo e-mail, niente tracciamento; nulla viene inviato ad altri.
web-about-browser = Questo browser conserva un cookie, con cui il server ti riconosce per 400 giorni dopo l’ultima visita; le tue scelte di lingua, tema e suoni; e quanto serve a verificare il sorteggio delle tue ultime partite.
web-about-server = Il server conserva il nome che hai scelto, le tue partite e ciò che si scrive in chat ai tavoli. Chi gestisce il server può leggere tutto questo.
web-about-records = Partite registrate
web-about-record = Ogni partita finita si può rivedere e scaricare: come testo leggibile o come JSON per i programmi. Dalla riga di comando la si può raccontare e verificare:
web-about-licence = Licenza
web-about-free = Serai è software libero con licenza Apache 2.0. Carte, pezzi, icone e suoni sono stati creati apposta per Serai.
web-about-games = { $games } sono giochi in commercio; i nomi appartengono ai rispettivi editori, con cui Serai non ha alcun legame. Se ti piacciono, comprali.
web-about-name = «{ $name }»
