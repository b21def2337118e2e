### Všechno, co ukazuje obrázek, řádek po řádku

board-head = **{ $round }**{ $stack }. { $due }
board-order = Pořadí hráčů: { $seats }
board-chits = Otočené žetony: { $chits }

board-sale = **Na prodej**
board-auction = **Řada dražby**
board-conquest = **Řada dobývání**

board-tile = - { TILE($tile) }, { $price }: { $facts }
board-from = nejméně { COINS($coins) }
board-for = přesně { COINS($coins) }
board-offer = nabízí { $seat } { $coins }
board-kind =
    { $kind ->
        [land] území
       *[building] budova
    }
board-power = moc { $power }
board-cost = stojí { $cost }
board-income = { $goods } za kolo
board-once = majitel jednorázově { $changes }
board-half = nabídky se počítají o půl mince výš
board-free-lands = každé území jde přiložit
board-supply = vyvolá zásobovací kolo
board-protects = chrání před { DISASTER($disaster, case: "ins") }

board-seat = { $seat }: { $worth }
board-seat-of = { $seat }, { CIVILISATION($civilisation) }: { $worth }
board-good = { $amount } (+{ $income })
board-lands = Území v pořadí: { $tiles }
board-buildings = Budovy: { $tiles }
board-marked = { TILE($tile) } (označeno, zbývá zaplatit { $cost })
board-safe = Ochrana před { $disasters }
board-safe-from = { DISASTER($disaster, case: "ins") }
