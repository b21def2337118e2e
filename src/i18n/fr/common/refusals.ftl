refusal-noSuchMatch = Cette partie n’existe pas ici. { COMMAND("match list") } montre celles qui sont ouvertes.
refusal-noSuchGame = Ce jeu n’est pas sur l’étagère. Tu peux jouer à { $games }.
refusal-notInThisMatch = Tu n’as pas de place dans cette partie. Jusqu’à son début, tu peux en prendre une avec « { control-join } » ; après, tu peux regarder, ou ouvrir la tienne avec { COMMAND("match create") }.
refusal-matchEnded = Cette partie est terminée. « { control-again } », sous son dernier message, en ouvre une nouvelle.
refusal-matchClosed = Cette partie a été fermée avant de commencer. { COMMAND("match create") } en ouvre une nouvelle.
refusal-matchNotStarted = Cette partie n’a pas encore commencé ; son hôte la lance dès qu’assez de personnes l’ont rejointe.
refusal-matchStarted = Cette partie a déjà commencé ; ce n’était possible qu’avant.
refusal-matchNewerThanCode = Cette partie a été continuée par une version plus récente de moi. Attends la fin de la mise à jour ; rien n’est perdu.
refusal-matchSetAside = J’ai arrêté cette partie, car je n’arrive plus à lire son journal. Rien n’est perdu. L’organisation peut essayer { COMMAND("organise retry") }.
refusal-matchSuspended = Je ne suis plus sur le serveur de cette partie : elle est à l’arrêt. Elle reprendra quand on m’y invitera de nouveau.
refusal-lobbyFull = { $seats ->
    [1] La seule place de cette partie est prise.
   *[other] Les { $seats } places de cette partie sont toutes prises.
 }
refusal-noComputerThere = Aucun ordinateur n’est à cette place.
refusal-tooManyOpenMatches = Sur ce serveur, personne n’ouvre une autre partie en étant déjà dans { $most ->
    [one] { $most } partie ouverte
   *[other] { $most } parties ouvertes
 }, comme toi : { COMMAND("match list") } les montre. Dès que l’une est terminée, tu peux ouvrir la suivante.
refusal-alreadySeated = Tu as déjà une place dans cette partie.
refusal-notInvited = Cette partie est sur invitation. Demande à son hôte de t’inviter.
refusal-alreadyInvited = Cette personne a déjà une invitation.
refusal-guestNotSeated = Cette personne n’a pas de place dans cette partie ; pour être hôte, il faut l’avoir rejointe.
refusal-tooManyGuests = Il y a déjà { $most } invitations ; attends que quelques personnes rejoignent la partie.
refusal-guestSeated = Cette personne a déjà une place dans cette partie.
refusal-wordsGivenAlready = Ce sont les mots que tu as déjà donnés.
refusal-alreadyHost = Cette personne est déjà l’hôte.
refusal-notHost = Seul l’hôte peut faire cela : { $host }.
refusal-tooFewSeats = Il faut au moins { PEOPLE($least) } pour commencer ; jusqu’ici, il y en a { $taken }.
refusal-noSuchOption = Ce réglage n’existe pas. Il y a { $options }.
refusal-noSuchValue = Ce réglage ne peut pas prendre cette valeur. Il peut être : { $values }.
refusal-optionChosenAlready = C’est déjà réglé ainsi.
refusal-alreadyDone = C’est déjà fait.
refusal-notYourTurn = Ce n’est pas à toi : la partie attend { $active }.
refusal-alreadyConceded = Tu as déjà abandonné cette partie.
refusal-outOfTheGame = Tu es hors jeu : il n’y a rien à abandonner.
refusal-notDueYet = Ce n’est pas encore le moment.
refusal-pausedAlready = La partie est déjà en pause. Elle reprend à la fin de la pause, ou quand un vote le décide.
refusal-notPaused = La partie n’est pas en pause.
refusal-drawAwaited = Les dés attendent la balise publique, le plus souvent quelques secondes. Si elle reste muette, vous pouvez tous voter pour lancer sans elle : { COMMAND("match vote") }.
refusal-noDrawAwaited = Aucun lancer n’attend la balise.
refusal-beaconStillAwaited = Un organisateur peut en décider { $hours } heures après le tour. D’ici là, vous pouvez tous voter : { COMMAND("match vote") }.
refusal-roundForged = Ce n’est pas la signature de la balise pour ce tour.
refusal-noBeaconHere = Ce bot n’a pas de balise publique. La personne qui l’administre peut en configurer une.
refusal-extensionOutOfBounds = On peut accorder de { DURATION($leastHours) } à { DURATION($mostHours) } de plus à la fois.
refusal-noPace = Cette partie n’a pas de rythme : le temps de personne ne peut s’écouler.
refusal-noSuchSeat = Cette place n’existe pas. Choisis l’une de celles qui sont proposées.
refusal-seatOut = { $seat } est hors jeu : rien ne peut être décidé pour cette place.
refusal-computerThere = Un ordinateur joue déjà pour { $seat }.
refusal-seatOpenAlready = Cette place est déjà libre pour qui veut la prendre.
refusal-satElsewhere = Tu as joué une autre place de cette partie et connais ses secrets. Tu peux reprendre celle-là quand elle est libre, mais aucune autre.
refusal-seatNotOpen = Cette place est prise. Une place peut être reprise quand elle a été cédée, ou quand un vote l’a libérée.
refusal-noSeatFree = Aucune place de cette partie n’est libre : il n’y a personne à inviter.
refusal-onlyPlayersInvite = Pour inviter à la place libre de cette partie, il faut encore y jouer.
refusal-reasonNeeded = Dis pourquoi, en { CHARACTERS($most) } au plus : toute la partie le lit.
refusal-seatStillPlays = { $seat } joue encore. Une place peut être retirée à qui a quitté le serveur, à qui n’a plus de temps, ou à qui se tait depuis { DAYS($days) } alors que c’est son tour.
refusal-lastPerson = Il ne reste que toi à cette table : plus personne ne jouerait. { COMMAND("match concede") } met fin à la partie.
refusal-computerPlaysForYou = Un ordinateur joue maintenant pour toi. Reprends ta place pour jouer toi-même.
refusal-voteOpenAlready = Un vote est déjà ouvert. Un seul à la fois : attends sa fin, ou fais-le retirer.
refusal-votedLately = Ton dernier vote n’a pas été adopté. Tu pourras en lancer un autre quand son temps aurait été écoulé ; d’autres peuvent le faire maintenant.
refusal-noVoice = Tu n’as pas de voix dans ce vote : il s’agit de ta propre place, ou tu ne joues plus.
refusal-voteOver = Ce vote est terminé.
refusal-votedAlready = C’est déjà ce que tu as voté.
refusal-notYourVote = Un vote ne peut être retiré que par la personne qui l’a lancé.
refusal-nothingToUndo = Tu n’as aucun coup à toi à annuler maintenant. { refusal-furtherBack }
refusal-movedForYou = Ton dernier coup a été joué { $how ->
    [order] par une de tes consignes, quand d’autres avaient joué
    [computer] par un ordinateur
   *[safe] pour toi, une fois ton temps écoulé
 } : tu ne peux pas l’annuler sans les autres. { refusal-furtherBack }
refusal-nothingToRedo = Tu n’as rien annulé qui puisse être rejoué : c’est possible jusqu’à ton prochain coup.
refusal-othersActed = D’autres ont joué depuis : tu ne peux pas faire cela sans eux. { refusal-furtherBack }
refusal-luckWasDrawn = Ton coup a entraîné des dés ou une pioche : tu ne peux pas l’annuler sans les autres. { refusal-furtherBack }
refusal-hiddenShown = Ton coup t’a montré ce qui était caché : tu ne peux pas l’annuler sans les autres. { refusal-furtherBack }
refusal-undoneTooOften = Tu as déjà annulé cela { $most ->
    [one] { $most } fois
   *[other] { $most } fois
 }, et c’est le maximum. { refusal-furtherBack }
refusal-acrossSubstitution = Une place s’est libérée ou a changé de mains depuis : la partie ne revient pas plus loin.
refusal-noSuchPoint = La partie ne peut pas revenir là. Choisis l’un des coups proposés.
refusal-lobbyStillOpen = Son temps n’est pas encore écoulé.
refusal-noOrdersHere = Ce jeu ne prend pas de consignes.
refusal-tooBusy = Plusieurs personnes ont joué au même instant et ton coup n’est pas passé. Réessaie.
refusal-noSuchPace = Ce rythme n’existe pas. Il peut être { $paces }, ou une durée à toi, comme `36h`, `5j` ou `1 semaine`.
refusal-paceOutOfBounds = Un rythme à toi laisse de { HOURS($leastHours) } à { DAYS($mostDays) } pour chaque décision.
refusal-noSuchTimeZone = Aucun fuseau horaire ne porte ce nom. Ils ont des noms de lieux, comme `Europe/Athens` ; la liste qui s’ouvre quand tu tapes les contient tous.
refusal-noSuchTime = Ce n’est pas une heure du jour. Écris heures et minutes, comme `22:00` ou `07:30`.
refusal-quietHoursTooLong = Les heures calmes durent au plus { HOURS($mostHours) } par jour ; cela ferait { $length }.
refusal-noSuchDay = Ce n’est pas un jour du calendrier. Écris année, mois et jour, comme `2026-12-24`.
refusal-rangeReversed = La fin vient avant le début. Donne d’abord la date la plus proche.
refusal-holidayInThePast = { $day }, c’est passé : chez toi, nous sommes le { $today }. Les congés commencent au plus tôt aujourd’hui.
refusal-tooManyHolidays = Cela ferait plus de { DAYS($most) } de congés en { $year }, ceux déjà pris compris. Prévois-en moins, ou reprends-en d’abord.
refusal-pauseTooShort = Une pause dure au moins { HOURS($leastHours) }.
refusal-pauseTooLong = Une pause dure au plus { DAYS($mostDays) } ; une autre peut la suivre.
refusal-furtherBack = Avec { COMMAND("match vote") }, tu peux demander aux autres de revenir plus loin.
