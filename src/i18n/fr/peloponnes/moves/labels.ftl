label-PlaceBid =
    { $length ->
        [short] { $coins } pour { TILE($tile) }
       *[full] Offrir { $coins } pour { TILE($tile) }
    }{ $over }{ $luxury } – { $fate }
label-PlaceBid-fixed = { TILE($tile) } pour { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-moved = Déplacer { $coins } vers { TILE($tile) }{ $over }{ $luxury } – { $fate }
label-over =
    { $length ->
        [short] { " " }> { $coins } { $seat }
       *[full] { " " }contre { $coins } { DE($seat) }
    }
label-luxury = { " " }({ $luxury } luxe)
label-sums = { TILE($tile) } : { $least } à { $most }{ $over } – { $fate }
label-tiles = { COINS($coins) } – pour l’une de { TILES($tiles) }

label-PayBuilding = Payer { TILE($tile, case: "the") } : { $price }
label-PayBuilding-marked = Payer { TILE($tile, case: "the") } : { $price } ({ COINS($back) } de retour)
label-AbandonBuilding = Renoncer { TILE($tile, case: "to") } ({ COINS($back) } de retour)
label-MarkBuilding =
    { $coin } sur { TILE($tile, case: "the") } ; { $length ->
        [short] puis { $price }
       *[full] plus tard { $price }
    }, sinon perdu
label-ForgoTile = Renoncer { TILE($tile, case: "to") }, pour rien
label-ChooseIncome = { TILE($tile) } : { $amount } – tu en as { $held } sur { $store }
label-ChooseIncome-coins = { TILE($tile) } : { $amount } – tu en as { $held }
label-GiveUpTile = Abandonner { TILE($tile, case: "the") }
label-GiveUpTile-marked = Abandonner { TILE($tile, case: "the") } et sa pièce
label-PayDisaster =
    Payer pour { $disaster ->
        [tempest] { LANDS($tiles) }
       *[earthquake] { BUILDINGS($tiles) }
    } { $tiles ->
        [one] gardé
       *[other] gardés
    }
label-PayDisaster-price = { "\u202F" }: { $price }
label-PayDisaster-nothing = { kind-PayDisaster } : rien
label-FeedInhabitants =
    { $luxury ->
        [0] Aucun produit de luxe
       *[other] Dépenser { LUXURY($luxury) }
    } – { $starving ->
        [0] personne ne meurt
        [one] { INHABITANTS($starving) } meurt
       *[other] { INHABITANTS($starving) } meurent
    } de faim
label-ChooseBonus = { $amount } de plus à chaque tour

label-good = { $amount } – { $tiles }
label-from = { TILE($tile, case: "of") }
label-goods = { TILE($tile) } – { $goods }
