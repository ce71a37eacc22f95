## Ce que disent parfois les bots

web-jaipur-line =
    { $line ->
        [deal-1-1] Regarde-moi ça ! Et moi qui venais remplir les jarres.
        [deal-1-2] J’ai vendu ! Tout seul !
        [loss-1-1] Ah. C’était celle-là, la bonne ?
        [loss-1-2] Tant pis. Il reste toujours de l’eau au puits.
        [deal-2-1] Vendu, avant qu’on demande à voir ça au grand jour !
        [deal-2-2] Un petit profit reste un profit. Celui-ci n’est pas petit.
        [loss-2-1] Aïe. Ma bourse l’a senti passer.
        [loss-2-2] Profites-en. Mes pieds ont marché plus loin pour moins que ça.
        [deal-3-1] Ça va dans le grand livre, souligné deux fois.
        [deal-3-2] Le client a toujours raison. Aujourd’hui, moi aussi.
        [loss-3-1] J’essuie mes lunettes. Non, c’est bien arrivé.
        [loss-3-2] Je le noterai à la rubrique « météo ».
        [deal-4-1] Trois semaines de sable pour ça. Chaque grain en valait la peine.
        [deal-4-2] Les chameaux savaient. Je n’ai fait qu’écouter.
        [loss-4-1] Le désert m’a déjà pris davantage.
        [loss-4-2] Bien négocié. Je retiendrai la piste que tu as prise.
        [deal-5-1] Le palais envoie ses remerciements. Et ses roupies.
        [deal-5-2] On attend. On sourit. On vend.
        [loss-5-1] Exquis. Je l’aurais fait un jour plus tôt.
       *[loss-5-2] Le maharaja demandera qui tu es. Il faudra bien que je le lui dise.
    }
