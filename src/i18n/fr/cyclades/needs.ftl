### What a player still needs to win

needs-enough =
    { $seat } a tout ce qu’il faut, { METROPOLISES($metropolises) }, à tenir jusqu’à la fin du cycle{ $rest ->
        [gold] { " " }– et avoir le plus d’or parmi ceux qui les ont
        [metropolises] { " " }– et avoir le plus de Métropoles, puis le plus d’or parmi ceux qui les ont
       *[none] { "" }
    }.

needs-founding = { $seat } a { $metropolises } sur { METROPOLISES($goal) } et en crée une maintenant.

needs-next =
    { $seat } a { $metropolises } sur { METROPOLISES($goal) } ; pour la prochaine, il faut { $buildings }, ou { PHILOSOPHERS($philosophers) }{ $held ->
        [0] { "" }
       *[other] { " " }de plus
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– et une île de plus, car chacune porte une seule Métropole
    }.

needs-building = { BUILDING($building, case: "a") }

needs-measured = { $seat } : { $measures }
