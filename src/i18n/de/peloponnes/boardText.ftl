board-head = **{ $round }**{ $stack }. { $due }
board-order = Zugreihenfolge: { $seats }
board-chits = Aufgedeckte Chips: { $chits }

board-sale = **Im Angebot**
board-auction = **Auktionsreihe**
board-conquest = **Eroberungsreihe**

board-tile = - { TILE($tile) }, { $price }: { $facts }
board-from = ab { COINS($coins) }
board-for = für { COINS($coins) }
board-offer = { $seat } bietet { $coins }
board-kind =
    { $kind ->
        [land] Gelände
       *[building] Gebäude
    }
board-power = Macht { $power }
board-cost = kostet { $cost }
board-income = { $goods } pro Runde
board-once = einmalig: Besitzer { $changes }
board-half = Gebote zählen eine halbe Münze mehr
board-free-lands = Gelände passt immer
board-supply = löst eine Versorgungsrunde aus
board-protects = schützt vor { DISASTER($disaster, case: "dem") }

board-seat = { $seat }: { $worth }
board-seat-of = { $seat }, { CIVILISATION($civilisation) }: { $worth }
board-good = { $amount } (+{ $income })
board-lands = Gelände der Reihe nach: { $tiles }
board-buildings = Gebäude: { $tiles }
board-marked = { TILE($tile) } (markiert, noch { $cost } zu zahlen)
board-safe = Geschützt vor { $disasters }
board-safe-from = { DISASTER($disaster, case: "dem") }
