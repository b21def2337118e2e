### What a player still needs to win

needs-enough =
    { $seat } a assez de Métropoles ({ $metropolises }) et { $rest ->
        [gold] gagne si elles tiennent jusqu’à la fin du cycle. Si plusieurs joueurs en ont assez, celui qui a le plus d’or gagne
        [metropolises] gagne si elles tiennent jusqu’à la fin du cycle. Si plusieurs joueurs en ont assez, celui qui a le plus de Métropoles gagne ; à égalité, celui qui a le plus d’or
       *[none] gagne si elles tiennent jusqu’à la fin du cycle
    }.
needs-founding =
    { $seat } a { $metropolises } { $metropolises ->
        [one] Métropole
       *[other] Métropoles
    } sur les { $goal } requises et en place une maintenant.
needs-next =
    { $seat } a { $metropolises } { $metropolises ->
        [one] Métropole
       *[other] Métropoles
    } sur les { $goal } requises. Pour la prochaine, il lui faut { $buildings }, ou { PHILOSOPHERS($philosophers) }{ $held ->
        [0] { "" }
       *[other] { " " }de plus
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– et une autre île, car chaque île ne peut avoir qu’une Métropole
    }.
needs-building = { BUILDING($building, case: "a") }
standing-enough = { $metropolises } sur { METROPOLISES($goal) } : assez pour gagner à la fin du cycle
standing-founding = { $metropolises } sur { METROPOLISES($goal) }, une nouvelle va être placée
standing-next = { $metropolises } sur { METROPOLISES($goal) } ; pour la prochaine : { $buildings }, ou { PHILOSOPHERS($philosophers) }{ $held ->
        [0] { "" }
       *[other] { " " }de plus
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– et une autre île
    }
needs-measured = { $seat } : { $measures }
progress = { $metropolises } sur { METROPOLISES($goal) } · { GOLD($gold) }
