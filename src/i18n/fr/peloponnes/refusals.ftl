illegal-notACommand = Ce n’est pas un coup de Peloponnes. Choisis l’un de ceux qui sont proposés.
illegal-unknownCommand = Aucun coup de Peloponnes ne s’appelle { $type }. Choisis l’un de ceux qui sont proposés.
illegal-missingField = Il manque quelque chose : ajoute { OPTION($field) }.
illegal-unknownField = L’option { OPTION($field) } ne s’applique pas à ce coup. Enlève-la.
illegal-wrongField =
    { OPTION($field) } doit être { $expected ->
        [seat] le nom d’un joueur de cette partie
        [tile] une tuile : son nom ou son numéro, comme { TILE("A13") } ou C04
        [countFromOne] un nombre entier, 1 ou plus
        [countFromZero] un nombre entier, 0 ou plus
        [incomeChoice] l’un de ces biens : { GOOD("food") }, { GOOD("wood") }, { GOOD("stone") } ou { GOOD("coins") }
       *[resource] l’un de ces biens : { GOOD("wood") }, { GOOD("stone") } ou { GOOD("food") }
    }.
illegal-noSuchSeat =
    { $seats ->
        [1] Cette partie n’a qu’un joueur.
       *[other] Cette partie n’a que { $seats } joueurs. Choisis l’un d’eux.
    }
illegal-notStarted = La partie n’a pas encore commencé. Attends que l’hôte la lance.
illegal-gameOver = La partie est terminée : tu ne peux plus jouer.
illegal-notYourTurn = Tu n’as rien à choisir maintenant : la partie attend { $seats }.
illegal-alreadyChosen = Tu as déjà choisi ; la partie attend { $seats }.
illegal-notThisStep =
    Tu ne peux pas faire cela maintenant : { $phase ->
        [unstarted] la partie n’a pas commencé
        [revealing] de nouvelles tuiles sont révélées
        [offers] c’est la phase des offres. Fais une offre ou passe ; si tu te fais déloger, tu peux la retirer
        [placing] les joueurs paient ou marquent leurs nouveaux bâtiments
        [income] les joueurs choisissent les biens du Port et du Temple d’Apollon
        [chits] les jetons catastrophe sont révélés
        [disaster] une catastrophe est en cours. Défausse des tuiles, ou paie pour celles que tu gardes
        [feeding] les joueurs nourrissent leurs habitants. Choisis combien de produits de luxe dépenser
        [finishing] les joueurs paient ou défaussent leurs bâtiments marqués
        [scoring] on compte les scores
        [bonus] tu choisis un bien pour le prochain niveau
       *[ended] la partie est terminée
    }.
illegal-tileNotOffered = { TILE($tile, case: "The") } n’est pas en vente en ce moment. Choisis { $tiles }.
illegal-bidTooLow = { TILE($tile, case: "The") } coûte au moins { COINS($least) }. Offre au moins cette somme, ou choisis une autre tuile.
illegal-bidNotThePrice = { TILE($tile, case: "The") } coûte exactement { COINS($price) }. Offre cette somme.
illegal-tileTaken = { $owner } a déjà pris { TILE($tile, case: "the") }, et personne ne peut l’en déloger. Choisis une autre tuile.
illegal-bidUnpayable =
    { $most ->
        [0] Tu n’as pas de pièces à offrir. Passe plutôt.
       *[other] Tu ne peux pas payer autant. Offre { COINS($most) } au maximum (produits de luxe compris), ou passe.
    }
illegal-bidUnchangeable = Une fois délogée, ton offre reste à { COINS($coins) }. Déplace-la entière vers une tuile pour laquelle elle suffit, ou retire-la.
illegal-pushedOutFirst = Tu viens de te faire déloger : tu ne peux pas passer. Déplace tes { COINS($coins) } vers une autre tuile, ou retire-les.
illegal-notPushedOut = Tu ne peux retirer ton offre qu’après t’être fait déloger. Fais une offre, ou passe.
illegal-notThisTile = Tu ne peux pas choisir { TILE($tile, case: "the") } maintenant. Choisis { $tiles }.
illegal-notThisTile-none = Tu n’as rien à choisir maintenant pour { TILE($tile, case: "the") }.
illegal-buildingUnpayable = Tu ne peux pas payer { TILE($tile, case: "the") } : pour ce qui manque, il faut { LUXURY($needed) }, et tu en as { $has }. Si tu viens de gagner ce bâtiment, marque-le d’une pièce ; sinon, défausse-le.
illegal-markerUnpayable = Marquer un bâtiment coûte 1 pièce, ou { LUXURY($luxury) } si tu n’en as pas. Paie le bâtiment, ou défausse-le.
illegal-tileNotForgoable = Tu dois construire { TILE($tile, case: "the") }, car il ne te faut pas de produits de luxe. Paie le prix, ou pose une pièce dessus.
illegal-disasterUnpayable = Tu ne peux pas payer pour toutes les tuiles que tu gardes. Défausse d’abord au moins { TILES($tiles) }.
illegal-feedingNotSo =
    { $most ->
        [0] Tu ne peux pas dépenser de produits de luxe pour nourrir tes habitants maintenant. Choisis 0.
       *[other] Dépense un nombre pair de produits de luxe, de 0 à { $most } : 2 nourrissent 1 habitant.
    }
illegal-ordersNeedOthers = Tu joues en solo : personne ne t’attend. Tu n’as pas besoin de planifier des coups.
illegal-notThatRound =
    { $rounds ->
        [none] Il n’y a plus d’offres à planifier.
        [one] Tu ne peux pas planifier maintenant les offres de la manche { $round }. Planifie celles de la manche { $first }.
       *[two] Tu ne peux pas planifier maintenant les offres de la manche { $round }. Planifie celles de la manche { $first } ou { $last }.
    }
illegal-tileNotToCome = { TILE($tile, case: "The") } ne peut pas apparaître à la manche { $round }. Choisis une autre tuile.
illegal-limitsCross = Pour { TILE($tile, case: "the") }, ton minimum ({ $from }) dépasse ton maximum ({ $upTo }). Mets d’abord le plus petit nombre.
illegal-tileOfAnother = { TILE($tile, case: "The") } est à { $owner }. Choisis une tuile à toi, ou encore libre.
illegal-notABuilding = { TILE($tile, case: "The") } est un terrain, et les terrains ne se marquent pas. Choisis un bâtiment.
illegal-alreadyPaid = Tu as déjà payé { TILE($tile, case: "the") }. Choisis un bâtiment marqué, ou un autre que tu peux encore obtenir.
illegal-incomeNotOfChoice = { TILE($tile, case: "The") } n’a pas de bien au choix. Choisis { TILE("A15", case: "the") } ou { TILE("B15", case: "the") }.
illegal-luxuryByTwos = 2 produits de luxe nourrissent 1 habitant. Choisis un nombre pair, pas { $luxury }.
illegal-feedingIsForced = Tu n’as pas besoin de planifier cela : dans cette partie, les produits de luxe remplacent d’office la nourriture manquante.
illegal-planExhausted = Tu n’as obtenu aucune des tuiles planifiées pour la manche { $round } dans tes limites.
illegal-noWayLeft = Rien de ce que tu avais planifié n’était possible pour { TILE($tile, case: "the") }.
illegal-markedUnpayable = Tu n’as pas pu payer { TILE($tile, case: "the") }.
illegal-nothingToGiveUp = Tu n’avais plus aucune des tuiles que tu voulais défausser ({ DISASTER($disaster) }).
