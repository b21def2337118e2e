event-seatTaken = { $seat } rejoint la partie.
event-seatLeft = Un joueur quitte la partie.
event-hostChanged = L’hôte est maintenant { $seat }.
event-guestInvited = Un joueur a reçu une invitation.
event-optionsChosen = Les réglages ont changé.
event-wordsGiven = { $seat } ajoute ses mots au hasard de la partie (SHA-256 { $hash }).
event-matchStarted = La partie commence avec { PLAYERS($seats) }.
event-matchStarted-words = La partie commence avec { PLAYERS($seats) }. Les mots dont voici le SHA-256 entrent dans son hasard : { $words }.
event-drawnWithoutBeacon = Les dés sont lancés sans la balise.
event-seatConceded = { $seat } abandonne. Si les autres continuent, le bot joue des coups par défaut à sa place.
event-matchClosed = { $reason ->
    [expired] La partie est fermée : elle n’a pas commencé à temps.
   *[empty] La partie est fermée : tous les joueurs l’ont quittée.
 }
event-timeRanOut = { $seat } n’a plus de temps{ $answer ->
    [computer]  : une IA joue ce tour.
    [safe]  : le bot joue un coup par défaut.
   *[vote] . Les autres joueurs votent sur la suite.
 }
event-timeGranted = { $seat } reçoit { DURATION($hours) } de plus.
event-matchPaused = La partie est en pause jusqu’au { $until }.
event-matchResumed = La partie reprend.
event-computerSeated = { $seat } est une IA.
event-seatGivenToComputer = Une IA joue désormais pour { $seat }.
event-seatOpened = La place { DE($seat) } est à prendre. Une IA l’occupe en attendant.
event-seatTakenOver = { $seat } prend une place libre.
event-seatTakenOver-from = { $seat } prend la place { DE($before) }.
event-seatTakenOver-back = { $seat } reprend sa place.
event-voteCalled = Vote ouvert à tous les joueurs : { $motion } (jusqu’au { $until }).
event-voteCalled-by = { $by } lance un vote : { $motion } (jusqu’au { $until }).
event-voted = { $seat } vote { $voice ->
    [yes] oui
   *[no] non
 }.
event-voteEnded = Le vote { vote-result } : { $motion }.
event-organiserDecided = Un modérateur a décidé : { $motion }.
event-organiserDecided-remark = { $by }, en tant que modérateur, a décidé : { $motion }. Raison : { $reason }
event-undone = La partie revient en arrière et reprend de là.
event-undone-seat = { $seat } annule un coup.
event-undone-what = { $seat } annule : « { $what } »
event-redone = { $seat } rétablit son coup.
event-redone-what = { $seat } rétablit son coup : { $what }
motion-pause = mettre la partie en pause pour { DURATION($hours) }
motion-resume = reprendre la partie maintenant
motion-extend = donner { DURATION($hours) } de plus à { $seat }
motion-replace = trouver un nouveau joueur pour la place { DE($seat) }
motion-computer = laisser une IA jouer pour { $seat }
motion-draw = terminer la partie par une égalité
motion-standing = terminer la partie avec le classement actuel
motion-standing-wins = terminer la partie avec le classement actuel ({ $wins })
motion-roll = lancer les dés sans la balise
motion-rewind = revenir en arrière
motion-rewind-to = revenir en arrière à ·{ $number }
motion-rewind-after = revenir en arrière à ·{ $number }, après « { $after } »
motion-rewind-round = revenir en arrière à ·{ $number } ({ $round }, au tout début)
vote-result = { $result ->
    [carried] est adopté
    [failed] est rejeté
   *[withdrawn] est annulé
 }
