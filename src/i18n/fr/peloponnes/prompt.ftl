prompt-turn = { $seat }, à toi de jouer.
prompt-offers = { $seat }, à toi de faire une offre.
prompt-offers-alone = { $seat }, prends une tuile à son prix, ou passe.
prompt-pushed-out = { $seat }, tu t’es fait déloger { TILE($tile, case: "of") } : déplace tes { COINS($coins) } vers une autre tuile, ou retire-les.
prompt-placing = { $seat }, tu as gagné { TILE($tile, case: "the") } : payer maintenant, ou poser une pièce dessus ?
prompt-placing-unknown = { $seat }, tu as gagné une tuile : qu’en faire ?
prompt-income =
    { $count ->
        [1] { $seat }, quel bien prends-tu avec { $tiles } cette manche ?
       *[other] { $seat }, quels biens prends-tu avec { $tiles } cette manche ?
    }
prompt-disaster-one =
    { $disaster ->
        [earthquake] { $seat }, un { DISASTER($disaster) } frappe : veux-tu garder ton bâtiment pour { $price } ?
       *[tempest] { $seat }, une { DISASTER($disaster) } frappe : veux-tu garder ton terrain pour { $price } ?
    }
prompt-disaster =
    { $disaster ->
        [earthquake] { $seat }, un { DISASTER($disaster) } frappe : lesquels de tes { BUILDINGS($exposed) } veux-tu garder, pour { $price } chacun ?
       *[tempest] { $seat }, une { DISASTER($disaster) } frappe : lesquels de tes { LANDS($exposed) } veux-tu garder, pour { $price } chacun ?
    }{ $limited ->
        [yes] { " " }Tu peux payer pour { $most } au maximum.
       *[no] { "" }
    }
prompt-feeding = { $seat }, il te manque de la nourriture pour { INHABITANTS($missing) } : combien de produits de luxe dépenser ({ $luxury } par habitant) ?
prompt-finishing =
    { $count ->
        [1] { $seat }, ton bâtiment marqué ({ $tiles }) : le payer, ou le défausser ?
       *[other] { $seat }, quels bâtiments marqués payer parmi { $tiles } ?
    }
prompt-bonus = { $seat }, tu as gagné le niveau { $level }. Choisis bois, pierre ou nourriture : désormais, chaque manche t’en rapporte 1 de plus.
outlook-at-once = Les choix sont révélés quand tout le monde a choisi ; d’ici là, tu peux changer le tien
outlook-chosen =
    { $count ->
        [1] { $seats } a choisi
       *[other] { $seats } ont choisi
    }
outlook-then = prochaines offres : { $seats }
outlook-protected = à l’abri : { $seats }
outlook-protected-by = { $seat } ({ TILE($tile) })
