event-seatTaken = { $seat } rejoint la partie.
event-seatLeft = Quelqu’un quitte la partie.
event-hostChanged = L’hôte est maintenant { $seat }.
event-guestInvited = Quelqu’un reçoit une invitation.
event-optionsChosen = Les réglages changent.
event-wordsGiven = { $seat } ajoute ses propres mots au hasard (SHA-256 { $hash }).
event-matchStarted = La partie commence avec { PEOPLE($seats) }.
event-matchStarted-words = La partie commence avec { PEOPLE($seats) } ; dans son hasard entrent des mots dont le SHA-256 est { $words }.
event-drawnWithoutBeacon = Les dés roulent sans la balise.
event-seatConceded = { $seat } abandonne. Si d’autres continuent, la place joue d’elle-même le coup le plus simple.
event-matchClosed = { $reason ->
    [expired] La partie est fermée : elle n’a pas été lancée à temps.
   *[empty] La partie est fermée : tout le monde l’a quittée.
 }
event-timeRanOut = Le temps { DE($seat) } est écoulé{ $answer ->
    [computer]  : un ordinateur joue ce tour.
    [safe]  : le coup le plus simple est joué.
   *[vote] . Les autres décident de la suite.
 }
event-timeGranted = { $seat } reçoit { DURATION($hours) } de plus.
event-matchPaused = La partie est en pause jusqu’au { $until }.
event-matchResumed = La partie reprend.
event-computerSeated = { $seat } est un ordinateur.
event-seatGivenToComputer = Un ordinateur joue désormais pour { $seat }.
event-seatOpened = La place { DE($seat) } est libre pour quelqu’un d’autre ; d’ici là, un ordinateur la joue.
event-seatTakenOver = { $seat } prend une place.
event-seatTakenOver-from = { $seat } prend la place { DE($before) }.
event-seatTakenOver-back = { $seat } reprend sa place.
event-voteCalled = Tout le monde est appelé à voter : { $motion } ? (jusqu’au { $until })
event-voteCalled-by = { $by } appelle tout le monde à voter : { $motion } ? (jusqu’au { $until })
event-voted = { $seat } vote { $voice ->
    [yes] oui
   *[no] non
 }.
event-voteEnded = Le vote { vote-result } : { $motion }.
event-organiserDecided = L’organisation a décidé : { $motion }.
event-organiserDecided-remark = { $by } a décidé, au nom de l’organisation : { $motion }. Raison : { $reason }
event-undone = La partie revient en arrière, et repart de là.
event-undone-seat = { $seat } annule un coup.
event-undone-what = { $seat } annule un coup : { $what }
event-redone = { $seat } rejoue finalement le coup.
event-redone-what = { $seat } rejoue finalement le coup : { $what }

motion-pause = mettre la partie en pause pour { DURATION($hours) }
motion-resume = reprendre tout de suite
motion-extend = donner { DURATION($hours) } de plus à { $seat }
motion-replace = chercher quelqu’un d’autre pour la place { DE($seat) }
motion-computer = laisser un ordinateur jouer pour { $seat }
motion-draw = terminer la partie par une égalité
motion-standing = arrêter la partie telle quelle
motion-standing-wins = arrêter la partie telle quelle ({ $wins })
motion-roll = lancer les dés sans la balise
motion-rewind = revenir en arrière
motion-rewind-to = revenir en arrière à ·{ $number }
motion-rewind-after = revenir en arrière à ·{ $number }, après « { $after } »
motion-rewind-round = revenir en arrière à ·{ $number }, au début du { $round }
vote-result = { $result ->
    [carried] est adopté
    [failed] est rejeté
   *[withdrawn] est retiré
 }
