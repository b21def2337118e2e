label-PlaceBid =
    { $length ->
        [short] { $coins } pour { TILE($tile, case: "obj") }
       *[full] Offrir { $coins } pour { TILE($tile, case: "obj") }
    }{ $over }{ $luxury } – { $fate }
label-PlaceBid-fixed = { TILE($tile) } pour { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-alone = { TILE($tile) } pour { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-moved = Déplacer { $coins } vers { TILE($tile, case: "obj") }{ $over }{ $luxury } – { $fate }
brief-PlaceBid = { TILE($tile) } : { $coins }{ $luxury }
brief-PlaceBid-all = { TILE($tile) } : { $coins } (tout)
label-over =
    { $length ->
        [short] { " " }> { $coins } { $seat }
       *[full] { " " }contre les { $coins } { DE($seat) }
    }
label-luxury = { " " }({ $luxury } luxe)
label-sums = { TILE($tile) } : { $least } à { $most }{ $over } – { $fate }
label-tiles = { COINS($coins) } – au choix : { TILES($tiles) }
label-PayBuilding = Payer { TILE($tile, case: "the") } : { $price }
label-PayBuilding-marked = Payer { TILE($tile, case: "the") } : { $price } ({ COINS($back) } { $back ->
    [one] rendue
   *[other] rendues
 })
label-AbandonBuilding = Défausser { TILE($tile, case: "the") } ({ COINS($back) } { $back ->
    [one] rendue
   *[other] rendues
 })
label-MarkBuilding =
    Marquer { TILE($tile, case: "the") } : { $coin } ; { $length ->
        [short] plus tard { $price }
       *[full] puis { $price }, sinon tuile perdue
    }
label-ForgoTile = Défausser { TILE($tile, case: "the") } gratuitement
label-ChooseIncome = { TILE($tile) } : { $amount } – tu en as { $held } sur { $store }
label-ChooseIncome-coins = { TILE($tile) } : { $amount } – tu en as { $held }
label-GiveUpTile = Défausser { TILE($tile, case: "the") }
label-GiveUpTile-marked = Défausser { TILE($tile, case: "the") } et sa pièce
label-PayDisaster =
    Payer pour garder { $disaster ->
        [tempest] { LANDS($tiles) }
       *[earthquake] { BUILDINGS($tiles) }
    }
label-PayDisaster-price = { " " }({ $price })
label-PayDisaster-nothing = Ne rien garder
label-FeedInhabitants =
    { $luxury ->
        [0] Ne dépenser aucun produit de luxe
       *[other] Dépenser { LUXURY($luxury) }
    }{ "" } : { $starving ->
        [0] personne ne meurt de faim
        [one] { INHABITANTS($starving) } meurt de faim
       *[other] { INHABITANTS($starving) } meurent de faim
    }
brief-FeedInhabitants =
    { $luxury } : { $starving ->
        [0] personne ne meurt
        [one] { $starving } meurt
       *[other] { $starving } meurent
    }
label-ChooseBonus = { $amount } de plus à chaque manche
label-good = { $amount } – { $tiles }
label-from = { TILE($tile, case: "of") }
label-goods = { TILE($tile) } – { $goods }
