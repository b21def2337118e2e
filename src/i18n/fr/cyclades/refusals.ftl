### Why a move is refused

illegal-notACommand = Ce n’est pas un coup de Cyclades. Choisis-en un dans ton panneau.
illegal-unknownCommand = Aucun coup de Cyclades ne s’appelle { $type }. Choisis-en un dans ton panneau.
illegal-missingField = Il manque quelque chose : ajoute { OPTION($field) }.
illegal-unknownField = L’option { OPTION($field) } ne s’applique pas à ce coup. Enlève-la.
illegal-wrongField =
    { OPTION($field) } doit être { $expected ->
        [seat] le nom d’un joueur de cette partie
        [patron] l’un de ceux-ci : { GOD("poseidon") }, { GOD("ares") }, { GOD("zeus") }, { GOD("athena") } ou { GOD("apollo") }
        [countFromOne] un nombre entier à partir de 1
        [countFromZero] un nombre entier à partir de 1
        [creature] l’une de celles-ci : { CREATURE("fates") }, { CREATURE("griffon") }, { CREATURE("harpy") }, { CREATURE("pegasus") }, { CREATURE("mermaid") }, { CREATURE("giant") }, { CREATURE("dryad") }, { CREATURE("satyr") }, { CREATURE("cyclops") }, { CREATURE("sphinx") }, { CREATURE("sylph") }, { CREATURE("chimera") }, { CREATURE("minotaur") }, { CREATURE("chiron") }, { CREATURE("medusa") }, { CREATURE("polyphemus") } ou { CREATURE("kraken") }
        [building] l’un de ceux-ci : { BUILDING("port") }, { BUILDING("fortress") }, { BUILDING("temple") } ou { BUILDING("university") }
        [piece] l’un de ceux-ci : { PIECE("troop") }, { PIECE("fleet") }, { PIECE("priest") } ou { PIECE("philosopher") }
       *[text] un mot
    }.
illegal-noSuchSeat = Cette partie n’a que { $seats } joueurs. Choisis l’un d’eux.
illegal-notStarted = La partie n’a pas encore commencé. Tu pourras jouer dès son début.
illegal-gameOver = La partie est terminée : tu ne peux plus jouer.
illegal-eliminated = Tu as perdu ta dernière île : tu es hors jeu. Tu peux encore regarder.
illegal-notYourTurn = Ce n’est pas ton tour : la partie attend { $active }.
illegal-offeringsFirst = Tu ne peux pas encore agir. Chaque joueur doit d’abord faire une offrande.
illegal-offeringsOver = Les offrandes de ce cycle sont terminées. Tu pourras en faire une autre au prochain cycle.
illegal-godFaceDown = { GOD($god) } est face cachée ce cycle. Choisis { $gods }.
illegal-sameGod = Tu viens de te faire déloger { GOD($god, case: "of") }. Choisis un autre dieu. Tu ne pourras revenir à { GOD($god) } que si tu te fais déloger de nouveau.
illegal-bidTooLow =
    { $least ->
        [1] Une offrande est d’au moins 1. Seul Apollon est gratuit.
       *[other] L’offrande à { GOD($god) } est de { $standing }. Offre au moins { $least }, ou choisis un autre dieu.
    }
illegal-bidUnpayable =
    { $most ->
        [0] Tu n’as pas d’or pour une offrande. Choisis Apollon, qui est gratuit.
       *[other] Tu ne pourrais pas payer autant. Offre { $most } au maximum, ou choisis Apollon, qui est gratuit.
    }
illegal-battleFirst = Termine d’abord le combat : continue-le ou bats en retraite.
illegal-noBattle = Il n’y a pas de combat en ce moment. Choisis un autre coup dans ton panneau.
illegal-metropolisDueFirst = Place d’abord ta Métropole. Ensuite, continue ton tour.
illegal-noMetropolisDue = Tu n’as pas de Métropole à placer. Il te faut les quatre types de bâtiment, ou quatre philosophes.
illegal-prosperityDueFirst = Place d’abord le marqueur prospérité d’Apollon sur une île. Ensuite, termine ton tour.
illegal-noProsperityDue = Tu n’as pas de marqueur prospérité à placer. Apollon n’en donne qu’un par cycle, au premier joueur qui le choisit.
illegal-freePhilosopherDue = Tu as trois philosophes : tu dois prendre le quatrième, qui est gratuit. Recrute d’abord, puis termine ton tour.
illegal-wrongGod = Tu agis avec { GOD($god) } ce cycle. Ce coup n’est possible qu’avec { $gods }.
illegal-goldShort =
    Cela coûte { GOLD($cost) }, mais tu n’as { $gold ->
        [0] plus d’or. Choisis quelque chose de gratuit, ou termine ton tour.
       *[other] que { GOLD($gold) }. Choisis quelque chose de moins cher, ou termine ton tour.
    }
illegal-noSuchIsland = { PLACE($island, case: "The") } ne fait pas partie des îles du plateau. Choisis une île dans la liste.
illegal-noSuchSea = { PLACE($sea, case: "The") } n’est pas une case de mer du plateau. Indique une lettre et un numéro, par exemple A1.
illegal-noSuchSlot =
    { $slots ->
        [1] { PLACE($island, case: "The") } n’a que l’emplacement 1. Choisis cet emplacement.
        [2] { PLACE($island, case: "The") } n’a que les emplacements 1 et 2. Choisis l’un d’eux.
       *[other] { PLACE($island, case: "The") } n’a que les emplacements 1 à { $slots }. Choisis l’un d’eux.
    }
illegal-notYourIsland = { PLACE($island, case: "The") } n’est pas à toi. Choisis une de tes îles.
illegal-stockEmpty =
    Il ne reste { $item ->
        [port] aucun port
        [fortress] aucune forteresse
        [temple] aucun temple
        [university] aucune université
        [priest] aucun prêtre
       *[philosopher] aucun philosophe
    } dans la réserve. Choisis un autre coup.
illegal-recruitLimit = Tu as déjà recruté { $most } fois ce tour-ci : c’est le maximum. Choisis un autre coup, ou termine ton tour.
illegal-allFleetsOut = Tes { $most } flottes sont toutes sur le plateau : tu ne peux plus en recruter. Choisis un autre coup.
illegal-allTroopsOut = Tes { $most } troupes sont toutes sur le plateau : tu ne peux plus en recruter. Choisis un autre coup.
illegal-seaNotCoastal = La case { PLACE($sea) } ne borde aucune de tes îles. Choisis une case de mer qui en borde une.
illegal-seaHeld = Les flottes { DE($seat) } occupent { PLACE($sea) }. Choisis une case de mer vide, ou occupée par tes flottes.
illegal-noFreeSlot = { PLACE($island, case: "The") } n’a aucun emplacement libre. Construis sur une autre île.
illegal-slotTaken = Il y a déjà { BUILDING($building, case: "a") } à l’{ SLOT($slot) } { PLACE($island, case: "of") }. Choisis un emplacement libre.
illegal-slotUnderMetropolis = Une Métropole couvre l’{ SLOT($slot) } { PLACE($island, case: "of") }. Choisis un autre emplacement ou une autre île.
illegal-noFleetsThere = Tu n’as aucune flotte utilisable en { PLACE($sea) }. Choisis une autre case de mer.
illegal-tooFewFleets = Tu as seulement { FLEETS($fleets) } en { PLACE($sea) }. Déplaces-en { $fleets } au maximum, ou pars d’une autre case de mer.
illegal-seasNotAdjacent = Tu ne peux avancer que d’une case à la fois. Choisis une case de mer voisine { PLACE($from, case: "of") }.
illegal-noTroopsThere = Il n’y a aucune troupe sur { PLACE($island) }. Choisis une île qui en a.
illegal-tooFewTroops = Tu as seulement { TROOPS($troops) } sur { PLACE($island) }. Déplaces-en { $troops } au maximum, ou pars d’une autre île.
illegal-sameIsland = Les troupes sont déjà sur { PLACE($island) }. Choisis une autre île d’arrivée.
illegal-islandsNotLinked = Tes flottes ne relient pas { PLACE($from) } et { PLACE($to) }. Il faut une chaîne ininterrompue de tes flottes entre les deux.
illegal-lastIslandProtected = { PLACE($island, case: "The") } est la dernière île { DE($seat) }. Tu ne peux l’attaquer que si sa conquête te donne les Métropoles qu’il te faut pour gagner.
illegal-noRetreatThere-none = Tu n’as nulle part où battre en retraite. Continue le combat.
illegal-noRetreatThere-others = Tu ne peux pas battre en retraite vers { PLACE($to) }. Bats en retraite vers { $places }, ou continue le combat.
illegal-noBuildingThere = Il n’y a pas de bâtiment à l’{ SLOT($slot) } { PLACE($island, case: "of") }. Choisis un emplacement occupé.
illegal-notToDiscard = Tu ne peux pas défausser { BUILDING($building, case: "the") } ici. Défausse { $buildings }.
building-instead = { BUILDING($building, case: "a") }
illegal-discardFirst = Défausse d’abord { $buildings } pour la Métropole.
building-to-discard = { BUILDING($building, case: "a") }
illegal-nothingToDiscard = Tu n’as pas de bâtiment à défausser maintenant. Continue ton tour.
illegal-metropolisThere = { PLACE($island, case: "The") } a déjà une Métropole, et une île ne peut en avoir qu’une. Choisis une autre île.
illegal-freePlaceFirst = Une de tes îles a encore sa place de Métropole libre : la Métropole doit aller là. Choisis { $islands }.
