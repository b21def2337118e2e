label-PlaceBid =
    { $coins } auf { $length ->
        [short] { TILE($tile) }
       *[full] { TILE($tile, case: "den") }
    } bieten{ $over }{ $luxury } – { $fate }
label-PlaceBid-fixed = { TILE($tile) } für { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-alone = { TILE($tile) } für { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-moved = { $coins } auf { TILE($tile, case: "den") } verschieben{ $over }{ $luxury } – { $fate }
brief-PlaceBid = { TILE($tile) }: { $coins }{ $luxury }
brief-PlaceBid-all = { TILE($tile) }: { $coins } (alles)
label-over =
    { $length ->
        [short] { " " }({ $seat }: { $coins })
       *[full] { " " }(gegen { $coins } von { $seat })
    }
label-luxury = { " " }({ $luxury } Luxus)
label-sums = { TILE($tile) }: { $least } bis { $most }{ $over } – { $fate }
label-tiles = { COINS($coins) } – für eins von { TILES($tiles) }

label-PayBuilding = { TILE($tile) } bezahlen: { $price }
label-PayBuilding-marked = { TILE($tile) } bezahlen: { $price } ({ COINS($back) } zurück)
label-AbandonBuilding = { TILE($tile) } abgeben ({ COINS($back) } zurück)
label-MarkBuilding =
    { $length ->
        [short] { TILE($tile) } markieren: { $coin }; später { $price }
       *[full] { TILE($tile) } markieren: { $coin }; später { $price }, sonst verloren
    }
label-ForgoTile = { TILE($tile) } gratis abgeben
label-ChooseIncome = { TILE($tile) }: { $amount } – du hast { $held } von { $store }
label-ChooseIncome-coins = { TILE($tile) }: { $amount } – du hast { $held }
label-GiveUpTile = { TILE($tile) } abgeben
label-GiveUpTile-marked = { TILE($tile) } samt Münze abgeben
label-PayDisaster =
    { kind-PayDisaster }: { $disaster ->
        [tempest] { LANDS($tiles) }
       *[earthquake] { BUILDINGS($tiles) }
    }
label-PayDisaster-price = { " " }für { $price }
label-PayDisaster-nothing = { kind-PayDisaster }: nichts
label-FeedInhabitants =
    { $luxury ->
        [0] Keine Luxusgüter ausgeben
       *[other] { LUXURY($luxury) } ausgeben
    }: { $starving ->
        [0] niemand verhungert
        [one] { INHABITANTS($starving) } verhungert
       *[other] { INHABITANTS($starving) } verhungern
    }
brief-FeedInhabitants =
    { $luxury }: { $starving ->
        [0] niemand verhungert
        [one] { $starving } verhungert
       *[other] { $starving } verhungern
    }
label-ChooseBonus = { $amount } mehr pro Runde

label-good = { $amount } – durch { $tiles }
label-from = { TILE($tile, case: "den") }
label-goods = { TILE($tile) } – { $goods }
