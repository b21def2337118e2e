### Rady

hint-power =
    na konci asi o { $points } víc moci{ $lower ->
        [yes] , tvá nižší hodnota
       *[no] { "" }
    }

hint-inhabitants =
    na konci asi o { $points } víc obyvatelstva{ $lower ->
        [yes] , tvá nižší hodnota
       *[no] { "" }
    }

hint-income = { $goods } za kolo

hint-goods = { $goods } v zásobě

hint-safe = ochrání tě před { DISASTER($disaster, case: "ins") }

hint-left = zbude ti { COINS($coins) }
