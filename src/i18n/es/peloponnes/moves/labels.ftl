label-PlaceBid =
    { $length ->
        [short] { $coins } por { TILE($tile) }
       *[full] Ofrecer { $coins } por { TILE($tile, case: "the") }
    }{ $over }{ $luxury } – { $fate }
label-PlaceBid-fixed = { TILE($tile) } por { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-alone = { TILE($tile) } por { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-moved = Mover { $coins } { TILE($tile, case: "to") }{ $over }{ $luxury } – { $fate }
brief-PlaceBid = { TILE($tile) }: { $coins }{ $luxury }
brief-PlaceBid-all = { TILE($tile) }: { $coins } (todo)
label-over =
    { $length ->
        [short] { " " }({ $seat }: { $coins })
       *[full] , supera a { $seat } ({ $coins })
    }
label-luxury = { " " }({ $luxury } de lujo)
label-sums = { TILE($tile) }: de { $least } a { $most }{ $over } – { $fate }
label-tiles = { COINS($coins) } – { $tiles ->
    [one] por { TILES($tiles) }
   *[other] por una de { TILES($tiles) }
 }

label-PayBuilding = Pagar { TILE($tile, case: "the") }: { $price }
label-PayBuilding-marked =
    Pagar { TILE($tile, case: "the") }: { $price } ({ $length ->
        [short] +{ COINS($back, case: "short") }
       *[full] recuperas { COINS($back) }
    })
label-AbandonBuilding =
    Descartar { TILE($tile, case: "the") } (recuperas { $length ->
        [short] { COINS($back, case: "short") }
       *[full] { COINS($back) }
    })
label-MarkBuilding =
    Marcar { $length ->
        [short] { TILE($tile) }
       *[full] { TILE($tile, case: "the") }
    }: { $coin }; luego { $price } o se pierde
label-ForgoTile = Descartar { TILE($tile, case: "the") } gratis
label-ChooseIncome = { TILE($tile) }: { $amount } – tienes { $held } de { $store }
label-ChooseIncome-coins = { TILE($tile) }: { $amount } – tienes { $held }
label-GiveUpTile = Descartar { TILE($tile, case: "the") }
label-GiveUpTile-marked = Descartar { TILE($tile, case: "the") } y su moneda
label-PayDisaster =
    { kind-PayDisaster }: { $disaster ->
        [tempest] { LANDS($tiles) }
       *[earthquake] { BUILDINGS($tiles) }
    }
label-PayDisaster-price = { " " }por { $price }
label-PayDisaster-nothing = { kind-PayDisaster }: nada
label-FeedInhabitants =
    { $luxury ->
        [0] No gastar artículos de lujo
       *[other] Gastar { LUXURY($luxury) }
    }: { $starving ->
        [0] nadie muere de hambre
        [one] muere de hambre { INHABITANTS($starving) }
       *[other] mueren de hambre { INHABITANTS($starving) }
    }
brief-FeedInhabitants =
    { $luxury }: { $starving ->
        [0] nadie muere
        [one] muere { $starving }
       *[other] mueren { $starving }
    }
label-ChooseBonus = { $amount } más cada ronda

label-good = { $amount } – { $tiles }
label-from = { TILE($tile, case: "of") }
label-goods = { TILE($tile) } – { $goods }
