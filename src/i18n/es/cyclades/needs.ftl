### What a player still needs to win

needs-enough =
    { $seat } tiene lo que hace falta, { METROPOLISES($metropolises) }, si las conserva hasta el final del ciclo{ $rest ->
        [gold] { " " }– y más oro que los demás que las tengan
        [metropolises] { " " }– y más Metrópolis, y después más oro que los demás que las tengan
       *[none] { "" }
    }.

needs-founding = { $seat } tiene { $metropolises } de { METROPOLISES($goal) } y está fundando una ahora.

needs-next =
    { $seat } tiene { $metropolises } de { METROPOLISES($goal) }; para la siguiente le falta { $buildings }, o { PHILOSOPHERS($philosophers) }{ $held ->
        [0] { "" }
       *[other] { " " }más
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– y una isla más, porque en cada una cabe una sola Metrópolis
    }.

needs-building = { BUILDING($building, case: "a") }

needs-measured = { $seat }: { $measures }
