### Pistas

hint-power =
    alrededor de { POINTS($points) } más de poder al final{ $than ->
        [noTile] { " " }que sin loseta
        [worst] { " " }que con la peor opción
        [best] { " " }que con la mejor jugada
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(probablemente tu valor más bajo)
       *[no] { "" }
    }

hint-inhabitants =
    alrededor de { POINTS($points) } más de población al final{ $than ->
        [noTile] { " " }que sin loseta
        [worst] { " " }que con la peor opción
        [best] { " " }que con la mejor jugada
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(probablemente tu valor más bajo)
       *[no] { "" }
    }

hint-income = { $goods } cada ronda

hint-goods = { $goods } en reserva

hint-safe = te protege de { DISASTER($disaster, case: "the") }

hint-paid = ya no tendrás que pagarlo después

hint-pays = también pagarías { $cost }

hint-owes = lo marcarías por { COINS(1) } y deberías { $cost }

hint-owes-short = lo marcarías por { COINS(1) } y deberías { $cost } (te faltan { $lacks })

hint-lost = no podrías quedarte con esta loseta

hint-held =
    { $percent ->
        [100] casi seguro que nadie la supera
       *[other] { $percent } % de probabilidad de que nadie la supere
    }

hint-left = te quedan { COINS($coins) }
