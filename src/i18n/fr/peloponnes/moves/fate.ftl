fate-fits = se place
fate-no-match =
    { $length ->
        [short] sans accord : perdu
       *[full] ne s’accorde pas : perdu
    }
fate-no-match-why = { "" }
fate-payable = payable
fate-price = { "" } : { $price }
fate-marked = { $price } maintenant
fate-later =
    { $length ->
        [short] { "" } ; puis { $price }, sinon perte
       *[full] { "" } ; plus tard { $price }, sinon bâtiment perdu
    }
fate-lost = bâtiment perdu
fate-lost-why = { "" } : plus de pièce pour le marquer
fate-lost-price = { " " }({ $price })
gain-power =
    { $length ->
        [short] { $power } puiss.
       *[full] { $power } de puissance
    }
gain-each-round =
    { $length ->
        [short] { $goods }/manche
       *[full] { $goods } par manche
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
gain-free-lands = terrains sans contrainte
