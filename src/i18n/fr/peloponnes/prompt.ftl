prompt-turn = { $seat }, à toi de jouer.

prompt-offers = { $seat }, à toi de faire une offre.

prompt-offers-alone = { $seat }, prends une tuile à son prix, ou passe.

prompt-pushed-out = { $seat }, ton offre est délogée { TILE($tile, case: "of") } : déplace tes pièces ({ COINS($coins) }) vers une autre tuile, ou retire-les.

prompt-placing = { $seat }, { TILE($tile, case: "the") } est à toi : tu payes, ou tu poses une pièce dessus ?

prompt-placing-unknown = { $seat }, une tuile est à toi : qu’en fais-tu ?

prompt-income =
    { $count ->
        [1] { $seat }, que t’apporte { $tiles } ce tour-ci ?
       *[other] { $seat }, que t’apportent { $tiles } ce tour-ci ?
    }

prompt-disaster-one =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) } : gardes-tu ton bâtiment, pour { $price } ?
       *[tempest] { $seat }, { DISASTER($disaster) } : gardes-tu ton terrain, pour { $price } ?
    }

prompt-disaster =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) } : lesquels de tes { BUILDINGS($exposed) } gardes-tu, pour { $price } chacun ?
       *[tempest] { $seat }, { DISASTER($disaster) } : lesquels de tes { LANDS($exposed) } gardes-tu, pour { $price } chacun ?
    }{ $limited ->
        [yes] { " " }Tu peux payer pour { $most }.
       *[no] { "" }
    }

prompt-feeding = { $seat }, il manque de la nourriture pour { INHABITANTS($missing) } : combien de produits de luxe dépenses-tu, à raison de { LUXURY($luxury) } chacun ?

prompt-finishing =
    { $count ->
        [1] { $seat }, payes-tu { $tiles }, qui porte une pièce, ou y renonces-tu ?
       *[other] { $seat }, parmi tes bâtiments qui portent une pièce, lesquels payes-tu : { $tiles } ?
    }

prompt-bonus = { $seat }, le niveau { $level } est gagné : que t’apporte désormais chaque tour en plus, bois, pierre ou nourriture ?

outlook-at-once = les choix sont montrés quand le dernier est fait ; d’ici là, chacun peut reprendre le sien

outlook-chosen =
    { $count ->
        [1] { $seats } a choisi
       *[other] { $seats } ont choisi
    }

outlook-then = ensuite { $seats }

outlook-protected = à l’abri : { $seats }

outlook-protected-by = { $seat } ({ TILE($tile) })
