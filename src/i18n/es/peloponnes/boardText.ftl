board-head = **{ $round }**{ $stack }. { $due }
board-order = Orden de turno: { $seats }
board-chits = Fichas de desastre reveladas: { $chits }

board-sale = **A la venta**
board-auction = **Fila de subasta**
board-conquest = **Fila de conquista**

board-tile = - { TILE($tile) }, { $price }: { $facts }
board-from = desde { COINS($coins) }
board-for = por { COINS($coins) }
board-offer = { $seat } ofrece { $coins }
board-kind =
    { $kind ->
        [land] tierra
       *[building] edificio
    }
board-power = poder { $power }
board-cost = cuesta { $cost }
board-income = cada ronda { $goods }
board-once = una vez { $changes }
board-half = media moneda más en las ofertas
board-free-lands = las tierras no tienen que encajar
board-supply = trae una ronda de suministro
board-protects = impide { DISASTER($disaster, case: "the") }

board-seat = { $seat }: { $worth }
board-seat-of = { $seat }, { CIVILISATION($civilisation) }: { $worth }
board-good = { $amount } (+{ $income })
board-lands = Tierras, desde la primera: { $tiles }
board-buildings = Edificios: { $tiles }
board-marked = { TILE($tile) } (con una moneda encima, faltan { $cost })
board-safe = A salvo { $disasters }
board-safe-from = { DISASTER($disaster, case: "of") }
