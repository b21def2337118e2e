civilisation-dealt = { $seat } hraje za civilizaci { CIVILISATION($civilisation) } a na začátku dostává { $start }.

order-settled = Pořadí hráčů: { $seats }.

level-began = **Úroveň kampaně { $level }** – cíl: { POINTS($target) }. { $seat } na začátku dostává { $start }.

round-began = **Kolo { $round } { Z($rounds) } { $rounds }**

tiles-revealed =
    { $rows ->
        [auction] Odkryté destičky: { $auction }.
        [conquest] Řada dobývání: { $conquest }.
       *[both] Odkryté destičky: { $auction }. Řada dobývání: { $conquest }.
    }

tile-priced = { TILE($tile) } ({ $coins })

bid-placed =
    { $seat } nabízí { COINS($coins, case: "acc") } za { TILE($tile, case: "acc") }{ $luxury ->
        [0] { "" }
       *[other] , místo chybějících mincí dává { LUXURY($luxury, case: "acc") }
    }.

bid-pushed-out = Nabídka hráče { $seat } za { TILE($tile, case: "acc") } ({ COINS($coins) }) byla překonána.

bid-moved = { $seat } přesouvá { COINS($coins, case: "acc") } na { TILE($tile, case: "acc") }.

bid-withdrawn = { $seat } stahuje { COINS($coins, case: "acc") } a bere si navíc { $gained } z banku.

bid-withdrawn-itself = { $seat } nemá kam nabídku přesunout, stahuje { COINS($coins, case: "acc") } a bere si navíc { $gained } z banku.

bid-passed = { $seat } pasuje a bere si { COINS($gained, case: "acc") }.

bid-passed-itself = { $seat } nemá co nabídnout, pasuje a bere si { COINS($gained, case: "acc") }.

choice-noted = Tvoje volba: { $choice }.

land-placed = { $seat } přikládá { TILE($tile, case: "acc") }.

building-paid = { $seat } staví { TILE($tile, case: "acc") } za { $paid }.

building-marked =
    { $seat } označuje { TILE($tile, case: "acc") } mincí{ $luxury ->
        [0] { "" }
       *[other] { " " }(za { LUXURY($luxury, case: "acc") })
    }. V příštím zásobovacím kole zaplatí { $cost }, jinak o budovu přijde.

tile-lost-noMatch = Destičku { TILE($tile) } nejde přiložit k poslednímu území hráče { $seat }, takže propadá.

tile-lost-notPayable = { $seat } nemůže { TILE($tile, case: "acc") } zaplatit ani označit: destička propadá.

tile-lost-forgone = { $seat } odhazuje { TILE($tile, case: "acc") }.

gains-taken = { TILE($tile) }: { $seat } { $changes }.

income-collected = { $seat } jako příjem dostává { $income }.

income-collected-chosen = { $seat } jako příjem dostává { $income } (z toho { $chosen }).

income-chosen = 1 { GOOD($good) } z { TILE($tile, case: "gen") }

income-none = { $seat } nemá žádný příjem.

chit-blank = Otočený žeton je prázdný: nic se neděje.

chit-turned = Otočený žeton: { DISASTER($disaster) }.

disaster-struck = **Přichází { DISASTER($disaster) }!**

disaster-struck-save = **Přichází { DISASTER($disaster) }!** V bezpečí: { $seats }.

loss-suffered = { $seat } kvůli { DISASTER($disaster, case: "dat") } ztrácí { $paid }.

loss-none = { $seat } kvůli { DISASTER($disaster, case: "dat") } nic neztrácí.

disaster-paid =
    { $done ->
        [paid] { $seat } platí { $paid } a nechává si { tiles-kept }
        [given] { $seat } odhazuje { $tiles }
       *[both] { $seat } platí { $paid }, nechává si { tiles-kept } a odhazuje { $tiles }
    }{ $returned ->
        [0] { "" }
       *[other] { " " }({ coins-back })
    }.

tiles-kept =
    { $disaster ->
        [earthquake] { BUILDINGS($kept, case: "acc") }
       *[tempest] { LANDS($kept) }
    }

coins-back = zpět { COINS($returned) }

supply-round-began = **Zásobovací kolo** – spouští ho destička { TILE($tile) }

supply-round-last = **Poslední zásobovací kolo**

inhabitants-fed =
    { $seat } platí za obživu obyvatel { $paid }{ $starved ->
        [0] { "" }
       *[other] , ale { inhabitants-starve }
    }.

inhabitants-unfed = { $seat } nemá jídlo: { inhabitants-starve }.

inhabitants-none = { $seat } nemá žádné obyvatele, takže nikoho neživí.

inhabitants-starve =
    { $starved ->
        [one] hladem umírá { INHABITANTS($starved) }
        [few] hladem umírají { INHABITANTS($starved) }
        [many] hladem umírá { INHABITANTS($starved) }
       *[other] hladem umírá { INHABITANTS($starved) }
    }

building-finished = { $seat } platí { $paid } za { TILE($tile, case: "acc") } ({ coins-back }).

building-abandoned = { $seat } odhazuje { TILE($tile, case: "acc") } ({ coins-back }).

scores-counted = Body: { $scores }.

score-counted = { $seat } **{ $score }** (moc { $power }, obyvatelstvo { $population })

level-ended =
    { $won ->
        [yes] **Úroveň { $level } vyhraná**: { POINTS($score) } (cíl: { $target }).
       *[no] **Úroveň { $level } prohraná**: { POINTS($score) } (cíl: { $target }).
    }

bonus-chosen = Odteď přináší každé kolo navíc 1 { GOOD($good) }.

game-ended = **Konec partie.** { $outcome }
