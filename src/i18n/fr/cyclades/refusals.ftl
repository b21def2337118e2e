### Why a move is refused

illegal-notACommand = Ce n’est pas un coup de Cyclades.

illegal-unknownCommand = Cyclades n’a aucun coup du nom de { $type }.

illegal-missingField = Il manque quelque chose : indique { $field }.

illegal-unknownField = { $field } n’a pas de place dans ce coup ; laisse-le de côté.

illegal-wrongField =
    { $field } doit être { $expected ->
        [seat] le nom de quelqu’un qui joue cette partie
        [patron] l’un de ceux-ci : { GOD("poseidon") }, { GOD("ares") }, { GOD("zeus") }, { GOD("athena") } ou { GOD("apollo") }
        [countFromOne] un nombre entier à partir de 1
        [countFromZero] un nombre entier à partir de 1
        [creature] l’une de celles-ci : { CREATURE("fates") }, { CREATURE("griffon") }, { CREATURE("harpy") }, { CREATURE("pegasus") }, { CREATURE("mermaid") }, { CREATURE("giant") }, { CREATURE("dryad") }, { CREATURE("satyr") }, { CREATURE("cyclops") }, { CREATURE("sphinx") }, { CREATURE("sylph") }, { CREATURE("chimera") }, { CREATURE("minotaur") }, { CREATURE("chiron") }, { CREATURE("medusa") }, { CREATURE("polyphemus") } ou { CREATURE("kraken") }
        [building] l’un de ceux-ci : { BUILDING("port") }, { BUILDING("fortress") }, { BUILDING("temple") } ou { BUILDING("university") }
        [piece] l’une de celles-ci : { PIECE("troop") }, { PIECE("fleet") }, { PIECE("priest") } ou { PIECE("philosopher") }
       *[text] un mot
    }.

illegal-noSuchSeat = Cette partie n’a que { $seats } places.

illegal-notStarted = La partie n’a pas encore commencé.

illegal-gameOver = La partie est terminée ; plus rien ne peut être joué.

illegal-eliminated = Ta dernière île est perdue : tu es hors jeu. Tu peux encore regarder.

illegal-notYourTurn = Ce n’est pas à toi : la partie attend { $active }.

illegal-offeringsFirst = Les offrandes d’abord : les actions commencent quand chaque pion est sur un dieu.

illegal-offeringsOver = Les offrandes de ce cycle sont terminées ; les prochaines viendront avec le prochain cycle.

illegal-godFaceDown = { GOD($god) } est face cachée pour ce cycle. Tu peux choisir { $gods }.

illegal-sameGod = Tu viens de perdre la faveur { GOD($god, case: "of") } : choisis un autre dieu ; tu pourras y revenir si l’on t’en déloge aussi.

illegal-bidTooLow =
    { $least ->
        [1] Une offrande est d’au moins 1 ; seul Apollon ne demande rien.
       *[other] L’offrande à { GOD($god) } est de { $standing } : offre { $least } ou plus, ou choisis un autre dieu.
    }

illegal-bidUnpayable =
    { $most ->
        [0] Tu n’as pas d’or pour une offrande ; Apollon t’accueille sans rien demander.
       *[other] Tu ne pourrais pas payer cela : tu peux offrir au plus { $most }, ou choisir Apollon sans rien payer.
    }

illegal-battleFirst = Un combat est en cours et passe d’abord : continue-le ou bats en retraite.

illegal-noBattle = Il n’y a aucun combat à continuer, ni à quitter en battant en retraite.

illegal-metropolisDueFirst = Tu dois d’abord créer une Métropole ; ensuite ton tour continue.

illegal-noMetropolisDue = Aucune Métropole n’est à créer : il faut un bâtiment de chaque type, ou quatre philosophes.

illegal-prosperityDueFirst = Place d’abord sur une île le marqueur prospérité d’Apollon ; ensuite, termine ton tour.

illegal-noProsperityDue = Aucun marqueur prospérité n’est à placer : Apollon en donne un à qui le choisit en premier dans un cycle.

illegal-freePhilosopherDue = Avec trois philosophes, le quatrième, gratuit, doit être pris : recrute d’abord, puis termine ton tour.

illegal-wrongGod = Tu agis avec { GOD($god) } dans ce cycle ; pour cela, il faut { $gods }.

illegal-goldShort = Cela coûte { GOLD($cost) }, et tu as { GOLD($gold) }.

illegal-noSuchIsland = Il n’y a pas d’île { PLACE($island) } sur ce plateau ; les îles s’appellent Is1, Is2 et ainsi de suite.

illegal-noSuchSea = Il n’y a pas de case de mer { $sea } sur ce plateau ; elles portent une lettre et un numéro, comme A1.

illegal-noSuchSlot =
    { $slots ->
        [1] { PLACE($island) } n’a qu’un emplacement, l’emplacement 1.
        [2] { PLACE($island) } a les emplacements 1 et 2.
       *[other] { PLACE($island) } a les emplacements 1 à { $slots }.
    }

illegal-notYourIsland = { PLACE($island) } n’est pas à toi ; choisis une de tes îles.

illegal-stockEmpty =
    Il ne reste { $item ->
        [port] aucun port
        [fortress] aucune forteresse
        [temple] aucun temple
        [university] aucune université
        [priest] aucun prêtre
       *[philosopher] aucun philosophe
    } dans la réserve.

illegal-recruitLimit = Tu as recruté tout ce qu’un tour permet : { $most }.

illegal-allFleetsOut = Tes { $most } flottes sont toutes sur le plateau ; tu ne peux plus en recruter.

illegal-allTroopsOut = Tes { $most } troupes sont toutes sur le plateau ; tu ne peux plus en recruter.

illegal-seaNotCoastal = { PLACE($sea) } ne borde aucune de tes îles ; les flottes se recrutent autour de tes propres îles.

illegal-seaHeld = { PLACE($sea) } est occupée par les flottes { DE($seat) } ; recrute dans une case vide ou à toi.

illegal-noFreeSlot = { PLACE($island) } n’a aucun emplacement libre ; construis sur une autre île.

illegal-slotTaken = Il y a déjà { BUILDING($building, case: "a") } sur { PLACE($island) }, { SLOT($slot) } ; choisis un emplacement libre.

illegal-slotUnderMetropolis = La Métropole { PLACE($island, case: "of") } couvre l’{ SLOT($slot) } ; choisis un emplacement libre à côté, ou une autre île.

illegal-noFleetsThere = En { PLACE($sea) }, il n’y a aucune flotte qui puisse servir à cela ; choisis une autre case de mer.

illegal-tooFewFleets = En { PLACE($sea) }, tu n’as que { FLEETS($fleets) }.

illegal-seasNotAdjacent = { PLACE($to) } n’est pas voisine de { PLACE($from) } ; avance case par case.

illegal-noTroopsThere = Il n’y a aucune troupe sur { PLACE($island) } ; choisis une île qui en a.

illegal-tooFewTroops = Sur { PLACE($island) }, tu n’as que { TROOPS($troops) }.

illegal-sameIsland = Les troupes sont déjà sur { PLACE($island) } ; indique une autre île où aller.

illegal-islandsNotLinked = { PLACE($from) } et { PLACE($to) } ne sont pas reliées : il faut aux troupes une chaîne ininterrompue de tes flottes de l’une à l’autre.

illegal-lastIslandProtected = { PLACE($island) } est la dernière île { DE($seat) } : tu ne peux l’attaquer que si la prendre te donnait aussitôt les Métropoles qui font gagner.

illegal-noRetreatThere-none = Aucune retraite n’est possible ; continue le combat.

illegal-noRetreatThere-others = Tu ne peux pas battre en retraite vers { PLACE($to) } ; tu le peux vers { $places }, ou continue le combat.

illegal-noBuildingThere = Il n’y a aucun bâtiment sur { PLACE($island) }, { SLOT($slot) }.

illegal-notToDiscard = Ce n’est pas { BUILDING($building, case: "the") } qu’il faut choisir ; retire { $buildings }.

building-instead = { BUILDING($building, case: "a") }

illegal-discardFirst = Dis d’abord quels bâtiments tu retires pour la Métropole : { $buildings }.

building-to-discard = { BUILDING($building, case: "a") }

illegal-nothingToDiscard = Il n’y a rien à retirer maintenant.

illegal-metropolisThere = { PLACE($island) } a déjà une Métropole ; une île en porte une au plus.

illegal-freePlaceFirst = Tant que tu as une île dont la place de Métropole est libre, c’est là qu’elle va : { $islands }.
