label-PlaceBid = Nabídnout { $coins } za { TILE($tile, case: "acc") }{ $over }{ $luxury } – { $fate }
label-PlaceBid-fixed = { TILE($tile) } za { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-alone = { TILE($tile) } za { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-moved = Přesunout { $coins } na { TILE($tile, case: "acc") }{ $over }{ $luxury } – { $fate }
brief-PlaceBid = { TILE($tile) }: { $coins }{ $luxury }
brief-PlaceBid-all = { TILE($tile) }: { $coins } (vše)
label-over = { " " }(teď { $seat } { $coins })
label-luxury = { " " }({ $luxury } lux. zboží)
label-sums = { TILE($tile) }: { $least } až { $most }{ $over } – { $fate }
label-tiles = { COINS($coins) } – za jednu { Z($tiles) } { TILES($tiles, case: "gen") }

label-PayBuilding = Zaplatit { TILE($tile, case: "acc") }: { $price }
label-PayBuilding-marked = Zaplatit { TILE($tile, case: "acc") }: { $price } (zpět { COINS($back) })
label-AbandonBuilding = Odhodit { TILE($tile, case: "acc") } (zpět { COINS($back) })
label-MarkBuilding =
    { $length ->
        [short] { TILE($tile) }: teď { $coin }; později { $price }, nebo propadne
       *[full] Označit { TILE($tile, case: "acc") }: { $coin }; později { $price }, nebo propadne
    }
label-ForgoTile = Odhodit { TILE($tile, case: "acc") } zdarma
label-ChooseIncome = { TILE($tile) }: { $amount } – máš { $held } { Z($store) } { $store }
label-ChooseIncome-coins = { TILE($tile) }: { $amount } – máš { $held }
label-GiveUpTile = Odhodit { TILE($tile, case: "acc") }
label-GiveUpTile-marked = Odhodit { TILE($tile, case: "acc") } i s mincí
label-PayDisaster =
    { kind-PayDisaster }: { $disaster ->
        [tempest] { LANDS($tiles) }
       *[earthquake] { BUILDINGS($tiles) }
    }
label-PayDisaster-price = { " " }za { $price }
label-PayDisaster-nothing = { kind-PayDisaster }: nic
label-FeedInhabitants =
    { $luxury ->
        [0] Neutratit žádné luxusní zboží
       *[other] Utratit { LUXURY($luxury, case: "acc") }
    }: { $starving ->
        [0] nikdo nezemře hladem
        [one] hladem zemře { INHABITANTS($starving) }
        [few] hladem zemřou { INHABITANTS($starving) }
        [many] hladem zemře { INHABITANTS($starving) }
       *[other] hladem zemře { INHABITANTS($starving) }
    }
brief-FeedInhabitants =
    { $luxury }: { $starving ->
        [0] nikdo nezemře
        [one] zemře { $starving }
        [few] zemřou { $starving }
       *[other] zemře { $starving }
    }
label-ChooseBonus = Každé kolo navíc { $amount }

label-good = { $amount } – z { $tiles }
label-from = { TILE($tile, case: "gen") }
label-goods = { TILE($tile) } – { $goods }
