fate-fits = compatible
fate-fits-text = compatible avec ton dernier terrain
fate-fits-first = compatible : c’est ton premier terrain
fate-no-match =
    { $length ->
        [short] incompatible : perte
       *[full] incompatible : terrain perdu
    }
fate-no-match-text = incompatible avec ton dernier terrain : terrain perdu
fate-no-match-why = { "" }
fate-payable = tu peux construire
fate-price = { " " }pour { $price }
fate-marked =
    { $length ->
        [short] marquer : { $price }
       *[full] à marquer pour { $price }
    }
fate-later =
    { $length ->
        [short] { "" } ; puis { $price }
       *[full] { "" } ; à payer plus tard : { $price }, sinon bâtiment perdu
    }
fate-lost = perte assurée
fate-lost-why = { "" } : aucune pièce à poser dessus
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
        [short] anti-{ DISASTER($disaster) }
       *[full] protège { DISASTER($disaster, case: "of") }
    }
gain-half = offres +½
gain-free-lands = terrains toujours compatibles

risk-noMatch = Ce terrain est incompatible avec ton dernier terrain : ils n’ont aucun bien en commun. Tu perdrais la tuile et { COINS($coins) }.

risk-unaffordable = Tu ne pourrais ni payer ni marquer ce bâtiment : tu perdrais la tuile et { COINS($coins) }.
