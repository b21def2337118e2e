fate-fits = se place
fate-no-match =
    { $length ->
        [short] sans accord : perdu
       *[full] ne s’accorde pas : perdu
    }
fate-no-match-why = { "" }
fate-payable = payable
fate-price = { "\u202F" }: { $price }
fate-marked = { $price } maintenant
fate-later =
    { $length ->
        [short] { "\u202F" }; puis { $price }, sinon perdu
       *[full] { "\u202F" }; plus tard { $price }, sinon perdu
    }
fate-lost = serait perdu
fate-lost-why = { "\u202F" }: plus de pièce à y poser
fate-lost-price = { " " }({ $price })

gain-power =
    { $length ->
        [short] { $power } puiss.
       *[full] { $power } de puissance
    }
gain-each-round =
    { $length ->
        [short] { $goods }/tour
       *[full] { $goods } par tour
    }
gain-choice =
    { $length ->
        [short] 1 au choix
       *[full] 1 bien au choix
    }
gain-protects =
    { $length ->
        [short] contre { DISASTER($disaster) }
       *[full] protège { DISASTER($disaster, case: "of") }
    }
gain-half = offres +½
gain-free-lands = terrains sans accord
