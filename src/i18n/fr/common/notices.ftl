notice-taken-back = -# Annulé.
notice-board-taken-back = Les coups de ce message ont été annulés. La partie continue plus bas.
notice-begun = { $players } : la partie commence. Bonne chance !
notice-over = { $players } : la partie est terminée. Merci d’avoir joué !
notice-turn-over = -# C’était à { $seats } de jouer.
notice-no-picture = -# Je n’ai pas pu dessiner l’image cette fois-ci. Pour avoir le plateau en texte, utilise { COMMAND("board", "as:texte") }.
notice-no-picture-words = -# Je n’ai pas pu dessiner l’image cette fois-ci. Voici le plateau en texte :
notice-course-title = **{ $match }** – le déroulement de la partie.
notice-course-title-replay = **{ $match }** – le déroulement de la partie, et son film.
notice-replay-alt = Animation du plateau de { $match }, du premier coup au dernier ({ $round }).
notice-leap = Plus grand bond, { $measure } : { $seat } +{ $change } ({ $round })
notice-cover-alt = Couverture de { $title }, { $match }, avec { $seats }.
notice-podium-place = { $place }. { $seat } : { $numbers }.
notice-more-lines = … { $lines } { $lines ->
    [one] autre ligne
   *[other] autres lignes
 } : { COMMAND("log") }
notice-more-lines-beside = … { $lines } { $lines ->
    [one] autre ligne
   *[other] autres lignes
 } : appuie sur *{ control-inWords }*
notice-greeting = Tu joues dans la partie { $match }. Je t’enverrai ta fiche ici une fois par manche, sans notification sonore. { COMMAND("gold") } la montre à tout moment.
notice-card-title = **{ $match }** – ta fiche
notice-card-taken-back = **{ $match }** – la manche de cette fiche a été annulée. Ta fiche actuelle est plus bas.
notice-called-off = La partie { $match } ne t’attend plus : les coups qui avaient mené à ton tour ont été annulés.
notice-loss = **{ $match }** – { $name }, tu subis une attaque :
    { $lines }
    Tu n’as rien à faire pour l’instant. Voir le plateau : { $link }
notice-public-loss = { $mention }, tu subis une attaque. Les messages ci-dessus disent ce qui s’est passé.
notice-new-thread = Je ne peux plus utiliser l’ancien fil de { $match }. La partie continue dans le fil sous ce message.
notice-public-reminder = { $mention }, la partie { $match } t’attend. Ton tour a commencé { $since }.
notice-stalled = La partie { $match } attend { $name }, dont le tour a commencé { $since }.
    Envoie une relance avec { COMMAND("match nudge") }. Avec { COMMAND("match vote") }, vous pouvez donner plus de temps, trouver un remplaçant, laisser jouer une IA ou terminer la partie.
notice-stalled-gone = La partie { $match } attend { $name }, dont le tour a commencé { $since }. Je ne peux plus joindre { $name } sur ce serveur.
    Avec { COMMAND("match vote") }, vous pouvez donner plus de temps, trouver un remplaçant, laisser jouer une IA ou terminer la partie.
notice-nudge = { $by } te relance : la partie { $match } t’attend. Ton tour a commencé { $since } : { $link }
notice-public-nudge = { $mention }, { $by } te relance : la partie { $match } t’attend. Ton tour a commencé { $since }.
notice-warning = Il te reste peu de temps dans la partie { $match }. Tu as jusqu’au { $until } : { $link }
notice-public-warning = { $mention }, il te reste peu de temps dans la partie { $match }.
notice-pause-ends = La pause de la partie { $match } se termine { $when }. Les chronos repartent alors : { $link }
notice-public-pause-ends = { $mention }, la pause de la partie { $match } se termine { $when }. Les chronos repartent alors.
notice-place-gone = Je ne trouve plus le salon de { $match } ({ $channel }) : je ne peux donc plus y publier les coups. La partie est intacte : tout le monde peut continuer à la jouer ici, avec l’option { OPTION("option.match") }. Rétablis le salon, ou mets fin à la partie avec { COMMAND("match concede") }.
notice-place-forbidden = Je n’ai plus le droit de publier { $match } dans { $channel }. La partie est intacte : tout le monde peut continuer à la jouer ici, avec l’option { OPTION("option.match") }. Autorise-moi à voir le salon, à y écrire ainsi que dans ses fils, à créer des fils et à joindre des fichiers. Je continue d’essayer.
notice-server-left = Je ne suis plus sur le serveur de { $matches }. On ne peut plus y jouer, et aucun chrono ne tourne. Si l’on m’y invite de nouveau avant le { $until }, tout reprend où vous en étiez. Après cette date, je supprime tout ce que j’en garde.
notice-server-back = Je suis de retour, et la partie { $match } reprend où vous en étiez. Elle était à l’arrêt depuis le { $since } : personne n’a perdu de temps.
notice-unreachable = { $mention }, je ne peux pas t’envoyer de messages privés. Utilise { COMMAND("gold") } pour voir ta fiche ; personne d’autre ne la voit. Pour recevoir de nouveau mes messages, autorise les messages privés dans les paramètres Discord de ce serveur, puis appuie sur *{ control-mySettings }*.
notice-set-aside = J’ai arrêté la partie { $match }, car je n’arrive plus à lire son journal. Rien de ce que vous avez joué n’est perdu, et aucun chrono ne tourne. Un modérateur peut réessayer avec { COMMAND("organise retry") }.
notice-brought-back = La partie { $match } reprend. Je l’avais arrêtée à cause d’une erreur de ma part. Rien n’est perdu, et personne n’a perdu de temps.
notice-restored = J’ai rétabli { $match } d’après une sauvegarde, dans son état du { $when }. Les coups joués après sont perdus : merci de les rejouer. J’ai marqué les messages qui en parlent ; les fiches envoyées depuis peuvent être fausses. Toutes mes excuses.
notice-superseded = **Ceci ne compte plus :** j’ai rétabli la partie dans son état du { $when }.
notice-chart-seat = { $name } de { $first } à { $last }, au plus { $most }
notice-chart-next = { $before } ; { $next }
notice-chart-part = { $title } : { $seats }.
