board-head = **{ $round }**{ $stack }. { $due }
board-order = Ordre du tour : { $seats }
board-chits = Jetons révélés : { $chits }
board-sale = **À vendre**
board-auction = **Rangée d’enchères**
board-conquest = **Rangée de conquête**
board-tile = - { TILE($tile) }, { $price } : { $facts }
board-from = dès { COINS($coins) }
board-for = pour { COINS($coins) }
board-offer = { $seat } offre { $coins }
board-kind =
    { $kind ->
        [land] terrain
       *[building] bâtiment
    }
board-power = puissance { $power }
board-cost = coûte { $cost }
board-income = { $goods } par manche
board-once = à l’acquisition, le joueur { $changes }
board-half = les offres comptent une demi-pièce de plus
board-free-lands = terrains toujours compatibles
board-supply = déclenche un ravitaillement
board-protects = protège { DISASTER($disaster, case: "of") }
board-seat = { $seat } : { $worth }
board-seat-of = { $seat }, { CIVILISATION($civilisation) } : { $worth }
board-good = { $amount } (+{ $income })
board-lands = Terrains dans l’ordre : { $tiles }
board-buildings = Bâtiments : { $tiles }
board-marked = { TILE($tile) } (à payer : { $cost })
board-safe = À l’abri { $disasters }
board-safe-from = { DISASTER($disaster, case: "of") }
