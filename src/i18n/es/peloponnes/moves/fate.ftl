fate-fits = encaja
fate-fits-text = encaja con tu última tierra
fate-fits-first = encaja, por ser tu primera tierra
fate-no-match =
    { $length ->
        [short] no encaja: perdida
       *[full] no encaja: se pierde
    }
fate-no-match-text = no encaja con tu última tierra: se pierde
fate-no-match-why = { "" }
fate-payable = puedes construir
fate-price = { " " }por { $price }
fate-marked =
    { $length ->
        [short] { $price } ahora
       *[full] { $price } para marcar
    }
fate-later =
    { $length ->
        [short] ; luego { $price }
       *[full] ; luego { $price } o se pierde
    }
fate-lost = se perdería
fate-lost-why =
    { $length ->
        [short] : no podrías marcar
       *[full] : sin moneda para marcar
    }
fate-lost-price = { " " }({ $price })

gain-power = poder { $power }
gain-each-round =
    { $length ->
        [short] { $goods }/ronda
       *[full] { $goods } por ronda
    }
gain-choice =
    { $length ->
        [short] 1 a elegir
       *[full] 1 recurso a elegir
    }
gain-protects =
    { $length ->
        [short] contra { DISASTER($disaster) }
       *[full] protege { DISASTER($disaster, case: "of") }
    }
gain-half = ofertas +½
gain-free-lands = las tierras siempre encajan

risk-noMatch = Esta tierra no encaja con tu última tierra: no tienen ningún recurso en común. Perderías la loseta y { COINS($coins) }.

risk-unaffordable = No podrías pagar ni marcar este edificio: perderías la loseta y { COINS($coins) }.
