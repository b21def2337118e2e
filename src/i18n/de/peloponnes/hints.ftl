### Tipps

hint-power =
    am Ende etwa { $points } mehr Macht{ $lower ->
        [yes] , dein niedrigerer Wert
       *[no] { "" }
    }

hint-inhabitants =
    am Ende etwa { $points } mehr Bevölkerung{ $lower ->
        [yes] , dein niedrigerer Wert
       *[no] { "" }
    }

hint-income = jede Runde { $goods }

hint-goods = { $goods } im Vorrat

hint-safe = schützt dich vor { DISASTER($disaster, case: "dem") }

hint-left = lässt dir { COINS($coins) }
