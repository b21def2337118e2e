table-board-forms-picture = image
table-board-forms-text = texte
table-motion-kinds-pause = Mettre la partie en pause
table-motion-kinds-resume = Mettre fin à la pause
table-motion-kinds-extend = Donner plus de temps à un joueur
table-motion-kinds-replace = Trouver un remplaçant pour une place
table-motion-kinds-computer = Confier une place à une IA
table-motion-kinds-draw = Terminer la partie par une égalité
table-motion-kinds-standing = Terminer la partie telle quelle
table-motion-kinds-rewind = Revenir en arrière dans la partie
table-motion-kinds-roll = Lancer les dés sans la balise
table-which-motion = Que veux-tu soumettre au vote ?
table-which-seat = La place de quel joueur ?
table-how-long = Pour combien de temps ?
table-how-far-back = Revenir à quel moment ?
table-hour-words = h, heure, heures
table-day-words = j, jour, jours
table-week-words = sem, semaine, semaines
table-confirm-vote = Lancer un vote pour **{ $motion }** ? Ton vote compte comme un oui.
table-vote-waits = { $match } : un vote est ouvert pour { $motion }. Vote oui ou non : { $link }
table-public-vote-waits = { $mention }, un vote est ouvert dans { $match } pour { $motion }. Vote oui ou non ci-dessus.
table-vote-called = Tu as lancé un vote pour { $motion }. Ton vote compte comme un oui.
table-vote-stays-open = Ton vote est le seul possible pour { $motion }. Il prend effet à la fin du vote, sauf si ce joueur joue avant.
table-vote-decided = Ton vote est le seul possible pour { $motion } : il est donc adopté aussitôt.
table-voted = Tu as voté { $voice ->
    [yes] oui
   *[no] non
 }. Tu peux changer d’avis jusqu’à la fin du vote.
table-voted-last = Ton vote a été décisif : le vote pour { $motion } { vote-result }.
table-vote-withdrawn = Ton vote est annulé.
table-vote-is-open = Un seul vote peut être ouvert à la fois. Voici celui en cours :
table-seat-free = **La place { DE($name) } est libre.** { $by ->
    [anybody] Toute personne qui voit cette partie
   *[guests] Toute personne qu’un joueur invite avec { COMMAND("match invite") }
 } peut la prendre telle quelle. Une IA l’occupe d’ici là.
table-seat-taken = { $name } a pris la place libre.
table-seat-not-free-any-more = Cette place est prise.
table-seat-given-away = **{ $match }** – { $by ->
    [vote] les autres joueurs ont voté :
   *[organiser] un modérateur a décidé :
 } { $to ->
    [computer] une IA joue désormais à ta place.
   *[replace] ta place est proposée à un autre joueur. Une IA l’occupe d’ici là.
 }
table-seat-invitation = { $mention }, { $host } t’invite à prendre une place dans cette partie. Utilise { COMMAND("match take") }, ou appuie sur le bouton là où la place est proposée.
table-heirs-substitute = Un autre joueur
table-heirs-computer = Une IA
table-hand-over-asked-substitute = Céder ta place ? Une IA l’occupe jusqu’à ce qu’un autre joueur la prenne, avec tout ce qu’elle a. D’ici là, tu peux la reprendre.
table-hand-over-asked-computer = Laisser une IA jouer à ta place ? Tu peux la reprendre à tout moment.
table-handed-over-substitute = Ta place est libre pour un autre joueur. Tant que personne ne l’a prise, tu peux la reprendre avec { COMMAND("match take") }.
table-handed-over-computer = Une IA joue maintenant à ta place. Reprends la main à tout moment avec { COMMAND("match take") }.
table-took-seat = La place est à toi : partie #{ $number }.
table-guest-invited = { $mention } a reçu une invitation et peut prendre une place libre.
table-computer-removed = { $name } quitte la partie.
table-remove-computer = Retirer une IA
table-computer = { $name } (IA)
table-you = { $name } (toi)
table-gave-up = { $name } (abandon)
table-computers-play = Joués par une IA : { $names }.
table-computers-play-free = Joués par une IA : { $names }. À reprendre avec { COMMAND("match take") } : { $free }.
table-organiser-decided = **{ $who }, en tant que modérateur, a décidé : { $motion }.**
table-decided = Tu as décidé : { $motion }. Je l’ai publié dans le fil avec ta raison.
table-stale = Personne n’a joué dans { $match } depuis le { $since }. La partie se ferme { $until } sans vainqueur, sauf si un joueur joue ou lance un vote. Pour continuer, il suffit de jouer un coup. { COMMAND("match vote") } permet de trouver un remplaçant.
vote-title = ### Vote : { $motion }
vote-title-over = ### Vote : { $motion }
vote-over = **{ $result ->
    [carried] Adopté.
    [failed] Rejeté.
    [withdrawn] Annulé.
   *[lapsed] La partie s’est terminée avant le vote.
 }**
vote-by = Lancé par { $by }.
vote-yes = Oui : { $yes }
vote-no = Non : { $no }
vote-silent = Pas encore voté : { $silent }
vote-nobody = –
vote-rule-all = -# Tous ceux qui peuvent voter doivent voter oui d’ici au { $until }.
vote-rule-abstaining = -# Adopté dès { $needed } oui sur { VOICES($voters) }. Ne pas voter d’ici au { $until } compte comme une abstention.
vote-rule-silence = -# Il faut { $needed } oui sur { VOICES($voters) } d’ici au { $until }. Ne pas voter compte comme un non.
table-reason = Raison : { $reason }
table-seat-back = { $to ->
    [computer] Tu peux la reprendre à tout moment
   *[replace] Tant qu’aucun autre joueur ne l’a prise, tu peux la reprendre
 } avec { COMMAND("match take") } : { $link }
length-of-time = { DURATION($hours) }
