statistics-own-headline = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 } entre humains depuis le { $since }
statistics-server = Ce serveur
statistics-server-headline = { PLAYERS($people) }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 } depuis le { $since }
statistics-won = gagnées
statistics-answer = réponse habituelle
statistics-luck = chance par partie
statistics-left = abandonnées
statistics-matches = parties
statistics-of = { $part } sur { $all }
statistics-minutes = { $n } min
statistics-hours = { $n } h
statistics-days = { $n } j
statistics-by-seats = Victoires par joueurs
statistics-by-game = Victoires par jeu
statistics-games = Jeux joués
statistics-encounters = Face à face
statistics-board-wins = Plus de victoires
statistics-board-answers = Les plus rapides
statistics-board-luck = Les plus chanceux
statistics-line = { $what } : { $values }
statistics-encounter = { $ahead } : { $behind }
statistics-met = { $name } ({ $matches })
statistics-own-note = -# Chance : points de chances de gagner que les dés et les pioches t’ont donnés ou coûtés. Face à face : combien de fois tu as fini devant et derrière ; entre parenthèses, le nombre de parties communes. Toi seul vois ceci.
statistics-practised = -# { $matches ->
    [one] { $matches } partie contre les seules IA ne compte pas.
   *[other] { $matches } parties contre les seules IA ne comptent pas.
 }
statistics-none = Tu n’as pas encore terminé de partie avec d’autres personnes.
statistics-server-none = Personne n’a encore terminé de partie avec d’autres personnes sur ce serveur.
statistics-server-note = -# Les classements ne nomment que les joueurs qui l’ont choisi dans { COMMAND("me settings") } et ont terminé 3 parties ici.
statistics-show-own = Mon bilan
statistics-show-server = Ce serveur
me-leaderboards-on = Classements : me montrer
me-leaderboards-off = Classements : ne pas me montrer
command-me_record = Tes parties avec d’autres : victoires, temps, chance, face à face. Toi seul le vois
command-server_record = Ce qui a été joué sur ce serveur, et ses classements
command-me_settings__leaderboards = Si les classements du serveur peuvent te nommer
