fate-fits = encaja
fate-no-match = se perdería
fate-no-match-why = : no encaja
fate-payable = pagable
fate-price = : { $price }
fate-marked = { $price } ya
fate-later = ; luego { $price } o se pierde
fate-lost = se perdería
fate-lost-why =
    { $length ->
        [short] : sin mon. que ponerle
       *[full] : sin moneda que ponerle
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
       *[full] protege de { DISASTER($disaster) }
    }
gain-half = ofertas +½
gain-free-lands = toda tierra encaja
