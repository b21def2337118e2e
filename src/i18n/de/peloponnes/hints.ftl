### Tipps

hint-power =
    am Ende etwa { $points } mehr Macht{ $than ->
        [noTile] { " " }als ohne Plättchen
        [worst] { " " }als mit der schlechtesten Wahl
        [best] { " " }als mit dem besten Zug
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(wohl dein niedrigerer Wert)
       *[no] { "" }
    }

hint-inhabitants =
    am Ende etwa { $points } mehr Bevölkerung{ $than ->
        [noTile] { " " }als ohne Plättchen
        [worst] { " " }als mit der schlechtesten Wahl
        [best] { " " }als mit dem besten Zug
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(wohl dein niedrigerer Wert)
       *[no] { "" }
    }

hint-income = jede Runde { $goods }

hint-goods = { $goods } im Vorrat

hint-safe = schützt dich vor { DISASTER($disaster, case: "dem") }

hint-paid = später ist nichts mehr dafür zu zahlen

hint-pays = du zahlst dazu { $cost }

hint-owes = du markierst es für { COINS(1) } und schuldest { $cost }

hint-owes-short = du markierst es für { COINS(1) } und schuldest { $cost } (dir fehlen { $lacks })

hint-lost = dieses Plättchen könntest du nicht behalten

hint-held =
    { $percent ->
        [100] wird fast sicher nicht überboten
       *[other] wird zu { $percent } % nicht überboten
    }

hint-left = lässt dir { COINS($coins) }
