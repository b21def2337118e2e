label-PlaceBid = Nabídnout { $coins } za { TILE($tile, case: "acc") }{ $over }{ $luxury } – { $fate }
label-PlaceBid-fixed = { TILE($tile) } za { $coins }{ $over }{ $luxury } – { $fate }
label-PlaceBid-moved = Přesunout { $coins } na { TILE($tile, case: "acc") }{ $over }{ $luxury } – { $fate }
label-over = { " " }proti { $coins } ({ $seat })
label-luxury = { " " }(luxus { $luxury })
label-sums = { TILE($tile) }: { $least } až { $most }{ $over } – { $fate }
label-tiles = { COINS($coins) } – za jednu { Z($tiles) } { TILES($tiles, case: "gen") }

label-PayBuilding = Zaplatit { TILE($tile, case: "acc") }: { $price }
label-PayBuilding-marked = Zaplatit { TILE($tile, case: "acc") }: { $price } (zpět { COINS($back) })
label-AbandonBuilding = Vzdát se { TILE($tile, case: "gen") } (zpět { COINS($back) })
label-MarkBuilding = { TILE($tile) }: teď { $coin }; později { $price }, nebo propadne
label-ForgoTile = Vzdát se { TILE($tile, case: "gen") } bez náhrady
label-ChooseIncome = { TILE($tile) }: { $amount } – máš { $held } { Z($store) } { $store }
label-ChooseIncome-coins = { TILE($tile) }: { $amount } – máš { $held }
label-GiveUpTile = Odevzdat { TILE($tile, case: "acc") }
label-GiveUpTile-marked = Odevzdat { TILE($tile, case: "acc") } i s mincí
label-PayDisaster =
    { kind-PayDisaster }: { $disaster ->
        [tempest] { LANDS($tiles) }
       *[earthquake] { BUILDINGS($tiles) }
    }
label-PayDisaster-price = { " " }za { $price }
label-PayDisaster-nothing = { kind-PayDisaster }: nic
label-FeedInhabitants =
    { $luxury ->
        [0] Nedat žádné luxusní zboží
       *[other] Dát { LUXURY($luxury, case: "acc") }
    } – { $starving ->
        [0] nikdo nezemře hladem
        [one] hladem zemře { INHABITANTS($starving) }
        [few] hladem zemřou { INHABITANTS($starving) }
       *[other] hladem zemře { INHABITANTS($starving) }
    }
label-ChooseBonus = Každé kolo navíc { $amount }

label-good = { $amount } – z { $tiles }
label-from = { TILE($tile, case: "gen") }
label-goods = { TILE($tile) } – { $goods }
