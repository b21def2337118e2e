refusal-noSuchMatch = Je ne trouve pas cette partie ici. { COMMAND("match list") } montre les parties ouvertes.
refusal-noSuchGame = Je ne connais pas ce jeu. Tu peux jouer à { $games }.
refusal-notInThisMatch = Tu ne joues pas dans cette partie. Appuie sur « { control-join } » avant son début. Ensuite, tu peux la regarder, ou ouvrir la tienne avec { COMMAND("match create") }.
refusal-matchEnded = Cette partie est terminée. Appuie sur « { control-again } » sous son dernier message pour en ouvrir une autre.
refusal-matchClosed = Cette partie s’est fermée avant de commencer. Ouvres-en une autre avec { COMMAND("match create") }.
refusal-matchNotStarted = Cette partie n’a pas encore commencé. L’hôte peut la lancer quand il y a assez de joueurs.
refusal-matchStarted = Trop tard : cette partie a déjà commencé.
refusal-matchNewerThanCode = Une version plus récente de moi a continué cette partie. Rien n’est perdu ; attends la fin de la mise à jour.
refusal-matchSuspended = Cette partie est à l’arrêt, car je ne suis plus sur son serveur. Invite-moi de nouveau pour continuer.
refusal-matchSetAside = J’ai arrêté cette partie, car je n’arrive plus à lire son journal. Rien n’est perdu. Un modérateur peut essayer { COMMAND("organise retry") }.
refusal-lobbyFull = { $seats ->
    [1] La seule place de cette partie est prise.
   *[other] Les { $seats } places de cette partie sont toutes prises.
 } Ouvre ta propre partie avec { COMMAND("match create") }.
refusal-noComputerThere = Cette place n’est pas jouée par une IA. Choisis celle d’une IA.
refusal-tooManyOpenMatches = Tu es déjà dans { $most ->
    [one] { $most } partie ouverte
   *[other] { $most } parties ouvertes
 } : c’est la limite de ce serveur. Termines-en une avant d’en ouvrir une autre : { COMMAND("match list") }.
refusal-alreadySeated = Tu joues déjà dans cette partie.
refusal-notInvited = Cette partie est sur invitation. Demande à l’hôte de t’inviter.
refusal-alreadyInvited = Cette personne a déjà une invitation.
refusal-guestNotSeated = Seul un joueur de la partie peut en devenir l’hôte. Demande-lui d’appuyer d’abord sur « { control-join } ».
refusal-tooManyGuests = Tu peux inviter au plus { PEOPLE($most) } à la fois. Attends que certaines rejoignent la partie.
refusal-guestSeated = Cette personne joue déjà dans cette partie.
refusal-wordsGivenAlready = Tu as déjà donné ces mots.
refusal-alreadyHost = Cette personne est déjà l’hôte.
refusal-notHost = Seul l’hôte peut faire cela. Demande à { $host }.
refusal-tooFewSeats = Il faut au moins { PLAYERS($least) } pour commencer ; il y en a { $taken } pour l’instant. Invite des amis ou ajoute une IA.
refusal-noSuchOption = Je ne connais pas ce réglage. Choisis entre { $options }.
refusal-noSuchValue = Cette valeur n’est pas possible ici. Choisis { $values }.
refusal-optionChosenAlready = C’est déjà réglé ainsi.
refusal-alreadyDone = C’est déjà fait.
refusal-notYourTurn = Ce n’est pas ton tour. La partie attend { $active }.
refusal-alreadyConceded = Tu as déjà abandonné cette partie.
refusal-outOfTheGame = Tu es hors jeu : il n’y a plus rien à abandonner.
refusal-notDueYet = C’est trop tôt. Réessaie plus tard.
refusal-pausedAlready = La partie est déjà en pause. Elle reprend à la fin de la pause, ou plus tôt si un vote en décide ainsi.
refusal-notPaused = La partie n’est pas en pause. Tu peux lancer un vote pour la mettre en pause : { COMMAND("match vote") }.
refusal-drawAwaited = Les dés attendent la balise publique, en général quelques secondes. Si elle ne répond pas, vous pouvez tous voter pour lancer les dés sans elle : { COMMAND("match vote") }.
refusal-noDrawAwaited = Aucun lancer n’attend la balise.
refusal-beaconStillAwaited = Un modérateur peut en décider { $hours } heures après l’heure prévue. D’ici là, vous pouvez tous voter : { COMMAND("match vote") }.
refusal-roundForged = Ce n’est pas la signature de la balise pour ce numéro.
refusal-noBeaconHere = Ce bot n’a pas de balise publique. La personne qui l’héberge peut en configurer une.
refusal-extensionOutOfBounds = Tu peux accorder entre { DURATION($leastHours) } et { DURATION($mostHours) } à la fois.
refusal-noPace = Cette partie se joue sans chrono : personne ne peut manquer de temps.
refusal-noSuchSeat = Cette place n’existe pas. Choisis-en une dans la liste.
refusal-seatOut = { $seat } a abandonné ou n’est plus en jeu. Choisis une autre place.
refusal-computerThere = Une IA joue déjà pour { $seat }.
refusal-seatOpenAlready = Cette place est déjà libre pour un autre joueur.
refusal-satElsewhere = Tu as joué une autre place de cette partie et tu connais ses secrets. Tu ne peux reprendre que celle-là, si elle est libre.
refusal-seatNotOpen = Cette place est prise. Tu ne peux reprendre une place que si son joueur l’a cédée ou si un vote l’a libérée.
refusal-noSeatFree = Aucune place de cette partie n’est libre : tu ne peux inviter personne.
refusal-onlyPlayersInvite = Seuls les joueurs de cette partie peuvent inviter quelqu’un à la place libre.
refusal-reasonNeeded = Donne une raison ({ CHARACTERS($most) } au maximum). Tous les joueurs la verront.
refusal-seatStillPlays = { $seat } joue encore. Tu ne peux remplacer qu’un joueur qui a quitté le serveur, qui n’a plus de temps ou qui n’a pas joué depuis { DAYS($days) } à son tour.
refusal-lastPerson = Tu es le dernier joueur : personne ne continuerait. Pour abandonner et terminer la partie, utilise { COMMAND("match concede") }.
refusal-computerPlaysForYou = Une IA joue pour toi. Reprends ta place pour jouer toi-même : { COMMAND("match take") }.
refusal-voteOpenAlready = Un vote est déjà ouvert. Attends qu’il se termine, ou demande au joueur qui l’a lancé de l’annuler.
refusal-votedLately = Ton dernier vote a été rejeté. Tu pourras en lancer un autre à l’heure où il devait se terminer ; les autres joueurs peuvent le faire dès maintenant.
refusal-noVoice = Tu ne peux pas voter : il s’agit de ta propre place, ou tu ne joues plus.
refusal-voteOver = Ce vote est terminé. Tu peux en lancer un autre avec { COMMAND("match vote") }.
refusal-votedAlready = Tu as déjà voté ainsi.
refusal-notYourVote = Seul le joueur qui a lancé le vote peut l’annuler.
refusal-nothingToUndo = Tu n’as aucun coup à annuler en ce moment. { refusal-furtherBack }
refusal-movedForYou = Tu ne peux pas annuler ton dernier coup sans les autres : { $how ->
    [order] c’était un de tes coups planifiés, joué après le coup d’un autre joueur
    [computer] c’est une IA qui l’a joué
   *[safe] il a été joué pour toi quand ton temps s’est écoulé
 }. { refusal-furtherBack }
refusal-nothingToRedo = Tu n’as rien à rétablir. Tu peux rétablir un coup annulé jusqu’à ton prochain coup.
refusal-othersActed = Tu ne peux pas faire cela sans les autres : des joueurs ont joué depuis. { refusal-furtherBack }
refusal-luckWasDrawn = Tu ne peux pas annuler ce coup sans les autres : il a lancé des dés ou tiré au hasard. { refusal-furtherBack }
refusal-hiddenShown = Tu ne peux pas annuler ce coup sans les autres : il t’a montré quelque chose de caché. { refusal-furtherBack }
refusal-undoneTooOften = Tu as déjà annulé cette décision { $most ->
    [one] { $most } fois
   *[other] { $most } fois
 } : c’est la limite. { refusal-furtherBack }
refusal-acrossSubstitution = Une place a changé de mains depuis. Reviens à un moment plus récent, ou lance un vote pour terminer la partie.
refusal-noSuchPoint = La partie ne peut pas revenir à ce moment. Choisis l’un des coups de la liste.
refusal-lobbyStillOpen = Il est trop tôt pour fermer cette partie.
refusal-noOrdersHere = Tu ne peux pas planifier de coups dans ce jeu. Joue depuis le panneau à ton tour.
refusal-tooBusy = D’autres coups sont arrivés au même instant. Réessaie.
refusal-noSuchPace = Je ne connais pas ce chrono. Choisis { $paces }, ou tape le tien, comme `36h`, `5j` ou `1 semaine`.
refusal-paceOutOfBounds = Ton propre chrono peut aller de { HOURS($leastHours) } à { DAYS($mostDays) } par décision.
refusal-noSuchTimeZone = Je ne connais pas ce fuseau horaire. Choisis-en un dans la liste qui s’ouvre quand tu tapes, comme `Europe/Athens`.
refusal-noSuchTime = Je ne comprends pas cette heure. Écris-la comme `22:00` ou `07:30`.
refusal-quietHoursTooLong = Les heures calmes peuvent durer { HOURS($mostHours) } par jour au maximum ; cela ferait { $length }. Choisis une durée plus courte.
refusal-noSuchDay = Cette date n’existe pas. Écris-la comme `2026-12-24`.
refusal-rangeReversed = La fin vient avant le début. Mets d’abord la date la plus proche.
refusal-holidayInThePast = C’est déjà passé : { $day } (chez toi, nous sommes le { $today }). Tes congés peuvent commencer aujourd’hui au plus tôt.
refusal-tooManyHolidays = Tu peux prendre au plus { DAYS($most) } de congés en { $year }, ceux déjà pris compris. Prévois-en moins, ou annules-en d’abord.
refusal-pauseTooShort = Une pause doit durer au moins { HOURS($leastHours) }.
refusal-pauseTooLong = Une pause peut durer au plus { DAYS($mostDays) }. Vous pourrez voter une autre pause ensuite.
refusal-furtherBack = Pour revenir plus loin en arrière, lance un vote : { COMMAND("match vote") }.
