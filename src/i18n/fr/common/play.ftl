### Chercher des joueurs avec /play

play-title = **Chercher des joueurs**
play-intro = Je cherche des joueurs qui veulent le même jeu, le même chrono et le même nombre de joueurs, et qui sont réveillés en même temps que toi. { play-how } Vous avez un jour pour répondre.
play-how = Je regarde toutes les 10 minutes. Quand j’ai une table, je demande à chacun par message privé.
play-quiet = Tes heures calmes : de { $from } à { $until }. Tu peux les changer avec { COMMAND("me settings") }.
play-no-quiet = Tu n’as pas d’heures calmes : je compte que tu es toujours là. Choisis-les avec { COMMAND("me settings") }.
play-wait = À partir de maintenant, compte en général { $usual } ; dans 4 cas sur 5, { $most } au plus.
play-wait-unknown = Je ne sais pas encore combien de temps ça prendra : trop peu de joueurs ont cherché ici.
play-others = { $count ->
    [one] { $count } autre joueur cherche quelque chose de semblable.
   *[other] { $count } autres joueurs cherchent quelque chose de semblable.
 }
play-looking = **Je cherche des joueurs** – recherche lancée { $since }
play-wishes = { $games } · { $paces } par décision · { $seats } joueurs
play-ends = Fin de la recherche : { $until }.
play-widened = Tu attends depuis un moment, donc j’accepte aussi { $more }.
play-widened-hours = les tables où tous sont réveillés { HOURS($hours) } seulement
play-widened-paces = le chrono juste plus long ou plus court
play-widened-seats = une table de trois
play-no-channel = Je ne peux plus écrire dans le salon que tu as choisi. Utilise { COMMAND("play") } dans un autre salon.
play-held = J’ai une table pour toi et je te demanderai bientôt.
play-offered = **Une table est prête** : { $link }. Réponds avant : { $until } ; ensuite, ta place va à un autre joueur.
play-agreed = Tu joues dans { $match } : { $link }. La partie commence dès que tous ont accepté.
play-unanswered = n’a pas encore répondu
play-find = Chercher des joueurs
play-change = Changer
play-stop = Arrêter de chercher
play-avoid = Joueurs à éviter
play-yes = Jouer
play-no = Pas maintenant
play-games = Jeux
play-paces = Chronos
play-pace = { $time } par décision
play-seats = Nombres de joueurs
play-seat-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
play-computer-no = Seulement des personnes
play-computer-yes = Une IA peut prendre la dernière place si tous l’acceptent
play-stopped = J’ai arrêté de chercher. { COMMAND("play") } recommence avec les mêmes choix.
play-declined = Tu ne joues pas dans { $match }, et j’ai arrêté de chercher. { COMMAND("play") } recommence avec les mêmes choix.
play-gone = Cette place ne t’est plus gardée. { COMMAND("play") } montre où en est ta recherche.
play-on-server = On joue sur un serveur. Utilise { COMMAND("play") } dans un de ses salons.
play-ask = **Une table est prête pour toi** : { $match } { $game }, { $link }
    Réponds avant : { $until } ; ensuite, ta place va à un autre joueur.
play-ask-open = { $mention }, une place t’est gardée à cette table. Réponds avant : { $until } ; ensuite, elle va à un autre joueur.
play-lost = Tu n’as pas répondu à temps : ta place dans { $match } va à un autre joueur. J’ai arrêté de chercher ; { COMMAND("play") } recommence.
play-over = Je t’ai cherché des joueurs pendant { DAYS($days) } sans trouver de table, et j’ai arrêté. { COMMAND("play") } recommence avec les mêmes choix.
denial-tableStarts = Cette table commence toute seule dès que tous ont accepté. S’il reste une place libre, je la propose au prochain joueur qui cherche une partie.
denial-tableStarts-waits = Cette table commence toute seule dès que tous ont accepté. J’attends encore la réponse de { $players } jusqu’à : { $until } ; ensuite, je propose la place à un autre joueur.
avoid-title = **Joueurs à éviter** : { COMMAND("play") } ne te place jamais avec eux. Toi seul vois cette liste, et ils n’en savent rien.
avoid-list = Tu évites { $people }.
avoid-none = Tu n’évites personne.
avoid-add = Ajouter un joueur
avoid-remove = Retirer un joueur
avoid-self = Tu ne peux pas t’éviter toi-même.
avoid-full = Ta liste est pleine : elle peut contenir { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
 }. Retires-en d’abord un.
