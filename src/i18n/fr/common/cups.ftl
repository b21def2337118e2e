## Tournois et ligues : plusieurs tables d’un jeu, avec un classement

command-cup = Les tournois de ce serveur : plusieurs tables d’un jeu, avec un classement
command-cup_create = Préparer un tournoi dans ce salon (modérateurs)
command-cup_create__game = Quel jeu
command-cup_create__players = Combien de joueurs par table
command-cup_create__pace = Combien de temps par décision
command-cup_create__days = Combien de jours les inscriptions sont ouvertes
command-cup_create__format = Comment les tables s’enchaînent
command-cup_status = Le classement, tes parties et la prochaine échéance
command-cup_end = Terminer un tournoi tout de suite ; il compte tel quel (modérateurs)
command-cup_cancel = Annuler un tournoi sans résultat (modérateurs)
command-cup_export = Obtenir un tournoi en fichier, pour que chacun puisse vérifier le classement
command-cup__cup = Le numéro du tournoi ; sans lui, le plus récent
cup-name = Tournoi #{ $cup }
cup-setup = **Nouveau tournoi dans ce salon**
    Choisis, puis appuie sur *{ cup-open }*. On s’inscrit d’une pression sous le message qui apparaît ici. À la clôture des inscriptions, je tire les tables au sort et je lance les parties.
cup-more = Autres réglages
cup-open = Ouvrir les inscriptions
cup-enter = M’inscrire
cup-withdraw = Me retirer
cup-rules = Règles de ce tournoi
cup-status = Classement et mes parties
cup-tables = Tables de { $count }
cup-closing = Clôture des inscriptions dans { DAYS($days) }
cup-format-pools = Poules : tous se rencontrent autant
cup-format-knockOut = Poules, puis une finale des meilleurs
cup-format-league = Ligue avec divisions et saisons
cup-role = Seulement les membres avec ce rôle
cup-computers-no = Seulement des personnes
cup-computers-yes = Des joueurs IA complètent les dernières tables
cup-title = **{ $cup } : { $game }**
cup-terms = Tables de { $tables } · { $pace } par décision · { $format }
cup-role-only = Seuls les membres avec { $role } peuvent s’inscrire.
cup-entered = **{ PLAYERS($count) }** : { $people }
cup-nobody = Personne ne s’est encore inscrit.
cup-round-days = Une manche se termine après { DAYS($days) }
cup-rating-any = Toute cote
cup-rating = Cote d’au moins { $points }
cup-rule-points = Points de la première à la dernière place : { $points }. Les joueurs à égalité partagent les points de leurs places.
cup-rule-ties = À égalité de points décident dans l’ordre : les points de ceux que tu as devancés (Sonneborn-Berger), ta part de ce que compte le jeu, moins de dépassements de temps, le tirage au sort.
cup-rule-leaving = Si tu abandonnes, cèdes ta place, es absent à la fin ou bloques une partie jusqu’à la fin de la manche, elle ne te rapporte aucun point. Tous ceux qui sont restés sont devant toi.
cup-rule-round = Une manche se termine au plus tard après { DAYS($days) }. Les parties encore en cours comptent telles quelles.
cup-rule-computers-no = S’il manque des joueurs à une table, un joueur IA prend la place, sans points.
cup-rule-computers-yes = Des joueurs IA complètent les tables et marquent des points comme tous.
cup-rule-pools = Dans la poule, tous se rencontrent aussi souvent, ou presque.
cup-rule-knockOut = Tous jouent d’abord dans une poule. Les { $count } meilleurs jouent ensuite à des tables dont le vainqueur continue.
cup-rule-league = Des divisions de { $size } jouent { $seasons ->
    [one] { $seasons } saison
   *[other] { $seasons } saisons
 }. Après chacune, les { $moving } premiers et les { $moving } derniers de divisions voisines échangent leurs places.
cup-entries = Les inscriptions sont ouvertes jusqu’au { $until }.
cup-playing = Manche { $round } : { $over } parties sur { $matches } sont finies. Elle se termine avant le { $until }.
cup-ended = Le tournoi est terminé.
cup-cancelled = Le tournoi est annulé.
cup-tooFew = Le tournoi est annulé : trop peu de joueurs se sont inscrits pour une table.
cup-deadline = La manche de { $cup } est terminée.
cup-table = Points (parties jouées)
cup-division = Division { $division } : points (jouées)
cup-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
cup-winner = 🏆 { $winner } remporte { $cup } !
cup-mine = **Ce n’est pas ton tour** : { $matches }
cup-mine-none = Tu n’y as pas de partie en ce moment.
cup-opened = Les inscriptions à { $cup } sont ouvertes dans ce salon. Avec { COMMAND("cup status") }, tu peux les clore plus tôt. { COMMAND("cup cancel") } annule le tournoi, { COMMAND("cup end") } le termine plus tôt.
cup-entered-you = Tu participes à { $cup }. Quand une de tes parties commence, son fil te mentionne.
cup-withdrawn = Tu ne participes plus à { $cup }. Tes parties en cours continuent.
cup-ask-end = Terminer { $cup } maintenant ? Le classement devient définitif, et les parties en cours ne comptent plus.
cup-ask-cancel = Annuler { $cup } ? Il n’aura pas de résultat. Les parties en cours continuent hors du tournoi.
cup-yes-end = Oui, le terminer
cup-yes-cancel = Oui, l’annuler
cup-exported = { $cup } en fichier. Chacun peut recalculer son classement : `npm run verify -- --cup FICHIER`
cup-none = Il n’y a pas de tel tournoi sur ce serveur. Un modérateur peut en préparer un avec { COMMAND("cup create") }.
cup-unposted = Je ne peux plus rien publier sur { $cup } dans { $channel }. Le tournoi continue. Laisse-moi de nouveau y écrire, et je reprendrai au prochain changement ; { COMMAND("server check") } montre ce qui me manque.
cup-free-seat = Une place est libre dans { $cup } ({ $game }), qui correspond à ta recherche. Pour la prendre, appuie là-bas sur *{ cup-enter }* avant le { $until } : { $link }
cup-computer = IA { $number }
cup-forgotten = joueur supprimé
cup-places = Il y a { $count } places. Ceux qui s’inscrivent plus tard sont remplaçants.
cup-most = { $count } places
cup-most-any = Tous les inscrits jouent
cup-plan = À { PLAYERS($count) }, chacun joue { $each ->
    [one] { $each } partie
   *[other] { $each } parties
 } { $format ->
    [league] par saison
    [knockOut] en poule
   *[pools] en tout
 }, en même temps. Le tournoi dure au plus { DAYS($days) }.
cup-place = **Ta place : { $place } sur { $count }**, { $points }. Parties finies : { $played } sur { $matches }.
cup-points-by-place = Points par place : { $points }
cup-division-size = Divisions de { $size } ({ $each ->
    [one] { $each } partie
   *[other] { $each } parties
 } chacun)
cup-close = Clore les inscriptions
cup-ask-close = Clore maintenant les inscriptions à { $cup } ? Je tire les tables au sort et je lance les parties tout de suite. Ceux qui s’inscrivent plus tard sont remplaçants.
cup-ask-close-few = Clore maintenant les inscriptions à { $cup } ? Il n’y a pas assez de joueurs pour une table, donc le tournoi serait annulé.
cup-yes-close = Oui, les clore
cup-refusal-cupOver = Ce tournoi est terminé. { COMMAND("cup status") } montre le plus récent.
cup-refusal-cupEntered = Tu es déjà dans ce tournoi. *{ cup-withdraw }* t’en retire.
cup-refusal-cupNotEntered = Tu n’es pas dans ce tournoi. *{ cup-enter }* t’y inscrit.
cup-refusal-cupNotDrawn = Les inscriptions sont encore ouvertes, il n’y a donc pas de classement. { COMMAND("cup cancel") } annule le tournoi.
cup-refusal-cupBanned = Un modérateur t’a exclu ici des tournois et des parties classées. { COMMAND("me record") } montre pourquoi et jusqu’à quand.
cup-refusal-cupRole = Ce tournoi est réservé aux membres avec { $role }. Demande ce rôle à un modérateur.
cup-refusal-cupRating = Ce tournoi demande une cote d’au moins { $least }. { COMMAND("me record") } montre la tienne et comment en obtenir une.
cup-refusal-recordNeeded = Ce tournoi demande un bilan, et tu n’en as pas encore sur ce serveur. Termine d’abord une partie avec d’autres personnes.
cup-refusal-recordBelowGate = Ce tournoi demande un bilan d’au moins { $least } %. Le tien est de { $percent } %. { COMMAND("me record") } montre comment l’améliorer.
cup-entered-reserve = Tu es remplaçant dans { $cup } : tu joues dès qu’une place se libère.
