notice-taken-back = -# Annulé.
notice-board-taken-back = Ce que montrait ce message a été annulé. La partie continue plus bas.
notice-no-picture = -# Pas d’image cette fois : elle n’a pas pu être dessinée. { COMMAND("board", "as:texte") } raconte tout en mots.
notice-no-picture-words = -# Pas d’image cette fois : elle n’a pas pu être dessinée. En mots :
notice-course-title = **{ $match }** – comment la partie s’est passée.
notice-course-title-replay = **{ $match }** – comment la partie s’est passée, et tout une fois de plus.
notice-replay-alt = { $match } du premier coup au dernier, { $rounds } { $rounds ->
    [one] manche
   *[other] manches
 }, en une animation du plateau.
notice-more-lines = … { $lines } { $lines ->
    [one] ligne
   *[other] lignes
 } avant cela : { COMMAND("log") }
notice-greeting = Tu as une place dans la partie { $match }. Ta carte viendra ici, sans bruit, une fois par manche. { COMMAND("gold") } la montre à tout moment.
notice-card-title = **{ $match }** – ta carte
notice-card-taken-back = **{ $match }** – le tour de cette carte a été annulé. La carte qui compte est plus bas.
notice-called-off = La partie { $match } ne t’attend plus : ce qui y avait mené a été annulé.
notice-new-thread = Le fil de { $match } ne peut plus servir. La partie continue dans le fil qui se trouve sous ce message.
notice-public-reminder = { $mention }, la partie { $match } t’attend ; premier appel { $since }.
notice-stalled = La partie { $match } attend { $name } ; premier appel { $since }.
    { COMMAND("match nudge") } appelle une fois de plus. { COMMAND("match vote") } donne du temps, trouve une relève, laisse jouer un ordinateur, ou termine la partie.
notice-stalled-gone = La partie { $match } attend { $name } ; premier appel { $since }. { $name } n’est plus joignable sur ce serveur.
    { COMMAND("match vote") } donne du temps, trouve une relève, laisse jouer un ordinateur, ou termine la partie.
notice-nudge = { $by } te relance : la partie { $match } t’attend ; premier appel { $since } : { $link }
notice-public-nudge = { $mention }, { $by } te relance : la partie { $match } t’attend ; premier appel { $since }.
notice-warning = Ton temps s’achève dans la partie { $match }. Tu as jusqu’au { $until } : { $link }
notice-public-warning = { $mention }, ton temps s’achève dans la partie { $match }.
notice-pause-ends = La pause de { $match } se termine { $when }, et ses chronos repartent : { $link }
notice-public-pause-ends = { $mention }, la pause de { $match } se termine { $when }, et ses chronos repartent.
notice-place-gone = Je ne trouve plus le salon de { $match } ({ $channel }) : personne ne voit la suite. La partie est en sécurité : tout le monde peut encore la jouer ici, avec l’option { OPTION("option.match") }. Rétablis le salon, ou mets fin à la partie avec { COMMAND("match concede") }.
notice-place-forbidden = Je n’ai plus le droit d’écrire { $match } dans { $channel }. La partie est en sécurité : tout le monde peut encore la jouer ici, avec l’option { OPTION("option.match") }. Laisse-moi voir le salon, y écrire ainsi que dans ses fils, ouvrir des fils et joindre des fichiers ; je réessaie de moi-même.
notice-unreachable = { $mention }, je ne peux pas t’envoyer de messages privés. Utilise { COMMAND("gold") } pour voir ta carte ; personne d’autre ne la voit. Pour recevoir de nouveau mes messages, autorise-les dans les paramètres Discord de ce serveur, puis appuie sur *{ control-mySettings }*.
notice-set-aside = J’ai arrêté la partie { $match }, car je n’arrive plus à lire son journal. Rien de ce qui a été joué n’est perdu, et aucun chrono ne tourne. L’organisation peut réessayer avec { COMMAND("organise retry") }.
notice-brought-back = La partie { $match } reprend. Je l’avais arrêtée à cause d’une erreur de ma part. Rien n’est perdu, et personne n’a perdu de temps.
notice-restored = La partie { $match } a été remise, d’après une sauvegarde, dans l’état du { $when }. Ce qui a été joué après est perdu et doit être rejoué : les messages qui le racontaient sont marqués, et les cartes envoyées depuis peuvent être fausses. Je le regrette.
notice-superseded = **Ceci ne compte plus :** la partie a été remise dans l’état du { $when }.
notice-server-left = Je ne suis plus sur le serveur de { $matches }. Il ne s’y passe plus rien, et aucun chrono ne tourne. Si l’on m’y invite de nouveau avant le { $until }, tout reprend où c’en était ; sinon, tout ce que j’en garde est alors effacé.
notice-server-back = Me revoilà, et la partie { $match } reprend où elle en était. Elle était à l’arrêt depuis le { $since } : personne n’y a perdu de temps.
notice-chart-seat = { $name } de { $first } à { $last }, au plus { $most }
notice-chart-next = { $before } ; { $next }
notice-chart-part = { $title } : { $seats }.
