fate-fits = anlegbar
fate-fits-text = passt an dein äußerstes Gelände
fate-fits-first = passt, als dein erstes Gelände
fate-no-match =
    { $length ->
        [short] passt nicht
       *[full] passt nicht, geht verloren
    }
fate-no-match-text = passt nicht an dein äußerstes Gelände, geht verloren
fate-no-match-why = { "" }
fate-payable = bezahlbar
fate-price = : { $price }
fate-marked =
    { $length ->
        [short] jetzt { $price }
       *[full] { $price } zum Markieren
    }
fate-later =
    { $length ->
        [short] ; später { $price }
       *[full] ; später { $price }, sonst verloren
    }
fate-lost = wäre verloren
fate-lost-why = : keine Münze zum Markieren
fate-lost-price = { " " }({ $price })

gain-power = { $power } Macht
gain-each-round =
    { $length ->
        [short] { $goods }/Runde
       *[full] { $goods } pro Runde
    }
gain-choice =
    { $length ->
        [short] Gut nach Wahl
       *[full] 1 Gut nach Wahl
    }
gain-protects =
    { $length ->
        [short] gegen { DISASTER($disaster) }
       *[full] schützt vor { DISASTER($disaster, case: "dem") }
    }
gain-half = Gebote +½
gain-free-lands = Gelände passt immer

risk-noMatch = Dieses Gelände passt nicht an dein äußerstes: Sie haben kein Gut gemeinsam. Du würdest das Plättchen und { COINS($coins) } verlieren.

risk-unaffordable = Du könntest dieses Gebäude weder bezahlen noch markieren: Du würdest das Plättchen und { COINS($coins) } verlieren.
