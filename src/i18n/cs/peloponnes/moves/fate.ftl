fate-fits = jde přiložit
fate-fits-text = jde přiložit k tvému poslednímu území
fate-fits-first = jde přiložit: je to tvoje první území
fate-no-match =
    { $length ->
        [short] propadne
       *[full] nejde přiložit: propadne
    }
fate-no-match-text = nejde přiložit k tvému poslednímu území: propadne
fate-no-match-why = { "" }
fate-payable = stavba
fate-price = : { $price }
fate-marked =
    { $length ->
        [short] teď { $price }
       *[full] { $price } na označení
    }
fate-later =
    { $length ->
        [short] ; později { $price }
       *[full] ; později { $price }, nebo propadne
    }
fate-lost = propadne
fate-lost-why = : chybí mince na označení
fate-lost-price = { " " }({ $price })

gain-power = moc { $power }
gain-each-round =
    { $length ->
        [short] { $goods }/kolo
       *[full] { $goods } za kolo
    }
gain-choice =
    { $length ->
        [short] cokoli
       *[full] 1 zboží podle volby
    }
gain-protects = chrání před { DISASTER($disaster, case: "ins") }
gain-half = nabídky +½
gain-free-lands = každé území jde přiložit

risk-noMatch = Toto území nejde přiložit k tvému poslednímu: nemají společné žádné zboží. Propadla by ti destička i { COINS($coins) }.

risk-unaffordable = Na tuto budovu ani na její označení by ti nezbylo: propadla by ti destička i { COINS($coins) }.
