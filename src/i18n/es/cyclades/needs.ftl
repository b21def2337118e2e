### Lo que le falta a un jugador para ganar

needs-enough =
    { $seat } tiene suficientes Metrópolis ({ $metropolises }) y gana si las conserva hasta el final del ciclo{ $rest ->
        [gold] . Si varios tienen suficientes, gana quien tenga más oro
        [metropolises] . Si varios tienen suficientes, gana quien tenga más Metrópolis y, si hay empate, más oro
       *[none] { "" }
    }.

needs-founding = { $seat } tiene { $metropolises } de { METROPOLISES($goal) } y está colocando una ahora.

needs-next =
    { $seat } tiene { $metropolises } de { METROPOLISES($goal) }. Para la siguiente necesita { $buildings }, o { PHILOSOPHERS($philosophers) }{ $held ->
        [0] { "" }
       *[other] { " " }más
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– y otra isla, porque en cada isla solo cabe una Metrópolis
    }.

needs-building = { BUILDING($building, case: "a") }

standing-enough = { $metropolises } de { METROPOLISES($goal) }: suficientes para ganar al final del ciclo

standing-founding = { $metropolises } de { METROPOLISES($goal) }, colocando una ahora

standing-next = { $metropolises } de { METROPOLISES($goal) }; para la siguiente: { $buildings }, o { PHILOSOPHERS($philosophers) }{ $held ->
        [0] { "" }
       *[other] { " " }más
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– y otra isla
    }

needs-measured = { $seat }: { $measures }

progress = { $metropolises } de { METROPOLISES($goal) } · { GOLD($gold) }
