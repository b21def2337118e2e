### Conseils

hint-power =
    environ { $points } de puissance en plus à la fin{ $than ->
        [noTile] { " " }que sans tuile
        [worst] { " " }qu’avec le pire choix
        [best] { " " }qu’avec le meilleur coup
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(sans doute ta valeur la plus basse)
       *[no] { "" }
    }

hint-inhabitants =
    environ { $points } de population en plus à la fin{ $than ->
        [noTile] { " " }que sans tuile
        [worst] { " " }qu’avec le pire choix
        [best] { " " }qu’avec le meilleur coup
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(sans doute ta valeur la plus basse)
       *[no] { "" }
    }

hint-income = { $goods } à chaque manche

hint-goods = { $goods } en réserve

hint-safe = te protège contre { DISASTER($disaster, case: "the") }

hint-paid = plus rien à payer ensuite

hint-pays = tu paierais aussi { $cost }

hint-owes = tu le marquerais pour { COINS(1) } et devrais { $cost }

hint-owes-short = tu le marquerais pour { COINS(1) } et devrais { $cost } (il te manque { $lacks })

hint-lost = tu ne pourrais pas garder cette tuile

hint-held =
    { $percent ->
        [100] presque sûr de ne pas être surenchéri
       *[other] { $percent } % de chances de ne pas être surenchéri
    }

hint-left = te laisse { COINS($coins) }
