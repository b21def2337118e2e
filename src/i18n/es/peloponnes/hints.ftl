### Pistas

hint-power =
    alrededor de { POINTS($points) } más de poder al final{ $lower ->
        [yes] , tu valor más bajo
       *[no] { "" }
    }

hint-inhabitants =
    alrededor de { POINTS($points) } más de población al final{ $lower ->
        [yes] , tu valor más bajo
       *[no] { "" }
    }

hint-income = { $goods } cada ronda

hint-goods = { $goods } en reserva

hint-safe = te protege de { DISASTER($disaster, case: "the") }

hint-left = te quedan { COINS($coins) }
