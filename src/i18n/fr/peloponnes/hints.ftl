### Conseils

hint-power =
    environ { $points } de puissance en plus à la fin{ $lower ->
        [yes] , ta valeur la plus basse
       *[no] { "" }
    }

hint-inhabitants =
    environ { $points } de population en plus à la fin{ $lower ->
        [yes] , ta valeur la plus basse
       *[no] { "" }
    }

hint-income = { $goods } à chaque manche

hint-goods = { $goods } en réserve

hint-safe = te protège contre { DISASTER($disaster, case: "the") }

hint-left = te laisse { COINS($coins) }
