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
board-income = chaque tour { $goods }
board-once = une fois { $changes }
board-half = une demi-pièce de plus sur les offres
board-free-lands = terrains sans accord
board-supply = amène un ravitaillement
board-protects = protège { DISASTER($disaster, case: "of") }

board-seat = { $seat } : { $worth }
board-seat-of = { $seat }, { CIVILISATION($civilisation) } : { $worth }
board-good = { $amount } (+{ $income })
board-lands = Terrains, depuis le premier : { $tiles }
board-buildings = Bâtiments : { $tiles }
board-marked = { TILE($tile) } (avec une pièce, { $cost } à payer)
board-safe = À l’abri { $disasters }
board-safe-from = { DISASTER($disaster, case: "of") }
