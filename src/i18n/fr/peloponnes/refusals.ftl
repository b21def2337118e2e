illegal-notACommand = Ce n’est pas un coup de Peloponnes.

illegal-unknownCommand = Peloponnes n’a aucun coup du nom de { $type }.

illegal-missingField = Il manque quelque chose : indique { $field }.

illegal-unknownField = { $field } n’a pas de place dans ce coup ; laisse-le de côté.

illegal-wrongField =
    { $field } doit être { $expected ->
        [seat] le nom de quelqu’un qui joue cette partie
        [tile] une tuile, par son nom ou son numéro, comme { TILE("A13") } ou C04
        [countFromOne] un nombre entier à partir de 1
        [countFromZero] un nombre entier à partir de 0
        [incomeChoice] l’un de ces biens : { GOOD("food") }, { GOOD("wood") }, { GOOD("stone") } ou { GOOD("coins") }
       *[resource] l’un de ces biens : { GOOD("wood") }, { GOOD("stone") } ou { GOOD("food") }
    }.

illegal-noSuchSeat =
    { $seats ->
        [1] Cette partie n’a qu’une place.
       *[other] Cette partie n’a que { $seats } places.
    }

illegal-notStarted = La partie n’a pas encore commencé.

illegal-gameOver = La partie est terminée ; plus rien ne peut être joué.

illegal-notYourTurn = Tu n’as rien à choisir maintenant : la partie attend { $seats }.

illegal-alreadyChosen = Tu as déjà choisi ; cela prendra effet avec le choix de : { $seats }.

illegal-notThisStep =
    Ce n’est pas demandé maintenant : { $phase ->
        [unstarted] la partie n’a pas commencé
        [revealing] les tuiles sont révélées
        [offers] c’est le moment des offres : offre, passe, ou retire une offre délogée
        [placing] les nouveaux bâtiments sont payés ou marqués d’une pièce
        [income] les biens du Port et du Temple d’Apollon sont choisis
        [chits] les jetons désastre sont révélés
        [disaster] un désastre est à supporter : abandonne des tuiles, ou paye pour celles que tu gardes
        [feeding] il faut nourrir les habitants : dis combien de produits de luxe tu dépenses
        [finishing] les bâtiments qui portent une pièce sont payés ou abandonnés
        [scoring] les scores sont comptés
        [bonus] le bien du niveau suivant est choisi
       *[ended] la partie est terminée
    }.

illegal-tileNotOffered = La tuile { TILE($tile) } n’est pas visible maintenant ; choisis { $tiles }.

illegal-bidTooLow = Pour { TILE($tile, case: "the") }, il faut au moins { COINS($least) } ; avec moins, choisis une autre tuile.

illegal-bidNotThePrice = { TILE($tile, case: "The") } coûte exactement { COINS($price) } : n’offre ni plus ni moins.

illegal-tileTaken = { TILE($tile, case: "The") } revient à { $owner }, et personne ne peut en être délogé ; choisis une autre tuile.

illegal-bidUnpayable =
    { $most ->
        [0] Tu n’as pas de pièces à offrir ; passe.
       *[other] Tu peux offrir au plus { COINS($most) }, produits de luxe compris ; ou passer.
    }

illegal-bidUnchangeable = Une offre délogée garde son montant, { COINS($coins) } : déplace le tout vers une tuile pour laquelle cela suffit, ou retire-le.

illegal-pushedOutFirst = Tu ne peux plus passer une fois ton offre faite : déplace tes pièces ({ COINS($coins) }) vers une autre tuile, ou retire-les.

illegal-notPushedOut = Seule une offre délogée peut être retirée ; fais une offre, ou passe.

illegal-notThisTile = La tuile { TILE($tile) } n’est pas à choisir maintenant ; tu peux choisir { $tiles }.

illegal-notThisTile-none = Il n’y a rien à choisir maintenant au sujet { TILE($tile, case: "of") }.

illegal-buildingUnpayable = Tu ne peux pas payer { TILE($tile, case: "the") } : ce qui manque demanderait { LUXURY($needed) }, et tu en as { $has }. Si tu viens de remporter ce bâtiment, pose une pièce dessus ; sinon, renonces-y.

illegal-markerUnpayable = Il faut une pièce pour marquer un bâtiment, ou { LUXURY($luxury) } faute de pièce ; paye-le, ou renonces-y.

illegal-tileNotForgoable = { TILE($tile, case: "The") } doit se construire, car aucun produit de luxe n’y est nécessaire : paye, ou pose une pièce dessus.

illegal-disasterUnpayable = Tu ne peux pas payer pour tout ce que tu gardes : abandonne d’abord encore { TILES($tiles) }.

illegal-feedingNotSo =
    { $most ->
        [0] Aucun produit de luxe ne peut être dépensé maintenant pour nourrir ; dis 0.
       *[other] Dépense un nombre pair de produits de luxe, deux par habitant : de 0 à { $most }.
    }

illegal-ordersNeedOthers = Personne ne t’attend quand tu joues en solo : il n’y a aucune consigne à donner.

illegal-notThatRound =
    { $rounds ->
        [none] Il ne reste aucune offre à prévoir.
        [one] Les offres du tour { $round } ne peuvent pas être prévues maintenant ; elles peuvent l’être pour le tour { $first }.
       *[two] Les offres du tour { $round } ne peuvent pas être prévues maintenant ; elles peuvent l’être pour les tours { $first } et { $last }.
    }

illegal-tileNotToCome = { TILE($tile, case: "The") } ne peut pas sortir au tour { $round } ; nomme une tuile qui le peut.

illegal-limitsCross = Pour { TILE($tile, case: "the") }, le moins de pièces ({ $from }) dépasse le plus ({ $upTo }) ; indique d’abord le plus petit nombre.

illegal-tileOfAnother = La tuile { TILE($tile) } est à { $owner } ; nomme une tuile à toi, ou qui n’est à personne.

illegal-notABuilding = { TILE($tile, case: "The") } n’est pas un bâtiment, et seuls les bâtiments portent une pièce ; nomme un bâtiment.

illegal-alreadyPaid = Le prix { TILE($tile, case: "of") } est déjà payé ; nomme un bâtiment qui porte une pièce, ou qui peut encore venir.

illegal-incomeNotOfChoice = Il n’y a pas de bien au choix dans les revenus { TILE($tile, case: "of") } ; il y en a dans ceux { TILE("A15", case: "of") } et { TILE("B15", case: "of") }.

illegal-luxuryByTwos = Deux produits de luxe nourrissent un habitant : dis un nombre pair, pas { $luxury }.

illegal-feedingIsForced = Dans cette partie, personne ne choisit comment nourrir : les produits de luxe sont dépensés selon le besoin.

illegal-planExhausted = Aucune tuile prévue pour le tour { $round } n’était à prendre dans tes limites.

illegal-noWayLeft = Aucune des voies que tu as nommées n’était possible pour { TILE($tile, case: "the") }.

illegal-markedUnpayable = Le prix { TILE($tile, case: "of") } ne pouvait pas être payé.

illegal-nothingToGiveUp = Aucune des tuiles que tu as nommées n’était encore là à abandonner pour { DISASTER($disaster, case: "the") }.
