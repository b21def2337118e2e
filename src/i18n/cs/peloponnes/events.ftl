civilisation-dealt = { $seat } vede civilizaci { CIVILISATION($civilisation) } a na začátku dostává { $start }.

order-settled = Pořadí hráčů: { $seats }.

level-began = **Úroveň { $level } kampaně** – cíl: { POINTS($target) }; { $seat } na začátku dostává { $start }.

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
       *[other] ; místo některých dává { LUXURY($luxury, case: "acc") }
    }.

bid-pushed-out = Nabídka za { TILE($tile, case: "acc") } je překonána: { $seat }, { COINS($coins) }.

bid-moved = { $seat } přesouvá { COINS($coins, case: "acc") } na { TILE($tile, case: "acc") }.

bid-withdrawn = { $seat } stahuje { COINS($coins, case: "acc") } a z banku dostává navíc { $gained }.

bid-withdrawn-itself = { $seat } nemá kam přesunout { COINS($coins, case: "acc") }: bere si je zpět a z banku dostává navíc { $gained }.

bid-passed = { $seat } pasuje a bere { COINS($gained, case: "acc") }.

bid-passed-itself = { $seat } nemá co nabídnout a bere { COINS($gained, case: "acc") }.

choice-noted = Tvoje volba: { $choice }.

choice-made = Tvoje volba: { $choice }. To je všechno.

has-chosen = { $seat } má vybráno.

land-placed = { $seat } připojuje { TILE($tile, case: "acc") }.

building-paid = { $seat } staví { TILE($tile, case: "acc") } za { $paid }.

building-marked =
    { $seat } staví { TILE($tile, case: "acc") } a pokládá na destičku minci{ $luxury ->
        [0] { "" }
       *[other] { " " }za { LUXURY($luxury, case: "acc") }
    }; v příštím zásobovacím kole zaplatí { $cost }, nebo o ni přijde.

tile-lost-noMatch = Destička { TILE($tile) } nenavazuje na krajní území, které má { $seat }, a je ztracena.

tile-lost-notPayable = { $seat } nemůže { TILE($tile, case: "acc") } zaplatit ani označit mincí: destička je ztracena.

tile-lost-forgone = { $seat } se vzdává { TILE($tile, case: "gen") }.

gains-taken = { $seat } { $changes }: { TILE($tile) }.

income-collected = { $seat } dostává příjem: { $income }.

income-collected-chosen = { $seat } ({ $chosen }) dostává příjem: { $income }.

income-chosen = { TILE($tile) }: { GOOD($good) }

income-none = { $seat } nemá žádný příjem.

chit-blank = Otočen je prázdný žeton: nic se neděje.

chit-turned = Otočený žeton: { DISASTER($disaster) }.

disaster-struck = **Přichází { DISASTER($disaster) }!**

disaster-struck-save = **Přichází { DISASTER($disaster) }!** V bezpečí: { $seats } (chrání { $tiles }).

loss-suffered = { $seat } ztrácí { $paid } ({ DISASTER($disaster) }).

loss-none = { $seat } nemá co ztratit ({ DISASTER($disaster) }).

disaster-paid =
    { $done ->
        [paid] { $seat } platí { $paid } za { tiles-kept }
        [given] { $seat } odevzdává { $tiles }
       *[both] { $seat } platí { $paid } za { tiles-kept } a odevzdává { $tiles }
    }{ $returned ->
        [0] { "" }
       *[other] ; { coins-back }
    }.

tiles-kept =
    { $disaster ->
        [earthquake] { BUILDINGS($kept, case: "acc") }
       *[tempest] { LANDS($kept) }
    }

coins-back =
    { $returned ->
        [one] vrací se { COINS($returned) }
        [few] vracejí se { COINS($returned) }
       *[other] vrací se { COINS($returned) }
    }

supply-round-began = **Zásobovací kolo:** přináší ho { TILE($tile) }.

supply-round-last = **Poslední zásobovací kolo**

inhabitants-fed =
    { $seat } živí obyvatele a dává { $paid }{ $starved ->
        [0] { "" }
       *[other] ; { inhabitants-starve }
    }.

inhabitants-unfed = { $seat } nemá jídlo: { inhabitants-starve }.

inhabitants-none = { $seat } nemá koho živit.

inhabitants-starve =
    { $starved ->
        [one] hladem umírá { INHABITANTS($starved) }
        [few] hladem umírají { INHABITANTS($starved) }
       *[other] hladem umírá { INHABITANTS($starved) }
    }

building-finished = { $seat } platí { $paid } za { TILE($tile, case: "acc") }; { coins-back }.

building-abandoned = { $seat } se vzdává { TILE($tile, case: "gen") }; { coins-back }.

scores-counted = Body: { $scores }.

score-counted = { $seat } **{ $score }** (moc { $power }, obyvatelstvo { $population })

level-ended =
    { $won ->
        [yes] **Úroveň { $level } je vyhraná**: { POINTS($score) }, bylo třeba { $target }.
       *[no] **Úroveň { $level } je prohraná**: { POINTS($score) }, bylo třeba { $target }.
    }

bonus-chosen = Od teď přináší každé kolo navíc 1 { GOOD($good) }.

game-ended = **Konec hry.** { $outcome }
