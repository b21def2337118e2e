lobby-host = Hôte : { $host }
lobby-host-private = Hôte : { $host } – sur invitation
lobby-host-passed = L’hôte est maintenant { $mention }.
lobby-seats = Joueurs : { $taken } sur { $most }
lobby-seats-more = Joueurs : { $taken } sur { $most } – il en faut au moins { $least } pour commencer
lobby-seats-alone = Joueurs : { $taken } sur { $most } – lance la partie maintenant pour jouer en solo
lobby-seats-table = Joueurs : { $taken } sur { $most } – commence toute seule dès que tous ont accepté
lobby-seats-table-free = Joueurs : { $taken } sur { $most }, encore { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
  } – commence toute seule dès que tous ont accepté
lobby-guests = Invitations : { $guests }
lobby-expires = Se ferme { $when } si la partie n’a pas commencé.
lobby-answers = Une place sans réponse avant le { $until } va à un autre joueur.
lobby-started = La partie a commencé.
lobby-started-thread = La partie a commencé : { $thread }
lobby-ended-thread = La partie est terminée : { $thread }
lobby-closed = Cette partie est fermée : elle n’a pas commencé.
match-created = La partie #{ $number } est ouverte : { $link }
match-joined = Tu as rejoint la partie #{ $number }. Je te préviendrai quand elle commencera.
match-left = Tu as quitté la partie #{ $number }.
match-started = La partie #{ $number } a commencé. Bon jeu !
match-started-thread = La partie #{ $number } a commencé : { $thread }. Bon jeu !
lobby-invited = { $mention } a reçu une invitation et peut appuyer sur « { control-join } ».
lobby-invitation = { $mention }, { $host } t’invite à cette partie. Appuie sur « { control-join } » ici : { $link }
match-conceded = Tu as abandonné la partie #{ $number }.
