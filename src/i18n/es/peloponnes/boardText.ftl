board-head = **{ $round }**{ $stack }. { $due }
board-order = Orden de turno: { $seats }
board-chits = Fichas reveladas: { $chits }

board-sale = **En venta**
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
board-income = { $goods } por ronda
board-once = efecto inmediato: { $changes }
board-half = las ofertas cuentan media moneda más
board-free-lands = las tierras siempre encajan
board-supply = provoca una ronda de suministro
board-protects = protege { DISASTER($disaster, case: "of") }

board-seat = { $seat }: { $worth }
board-seat-of = { $seat }, { CIVILISATION($civilisation) }: { $worth }
board-good = { $amount } (+{ $income })
board-lands = Tierras, en orden: { $tiles }
board-buildings = Edificios: { $tiles }
board-marked = { TILE($tile) } (con moneda, por pagar: { $cost })
board-safe = A salvo { $disasters }
board-safe-from = { DISASTER($disaster, case: "of") }
