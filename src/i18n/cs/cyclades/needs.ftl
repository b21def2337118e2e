### What a player still needs to win

needs-enough =
    { $seat } má vše potřebné, { METROPOLISES($metropolises, case: "acc") }, pokud je udrží do konce kola{ $rest ->
        [gold] { " " }– a bude z těch, kdo je mají, mít nejvíc zlata
        [metropolises] { " " }– a bude z těch, kdo je mají, mít nejvíc metropolí a potom zlata
       *[none] { "" }
    }.

needs-founding = { $seat } má { $metropolises } { Z($goal) } { METROPOLISES($goal, case: "gen") } a právě zakládá další.

needs-next =
    { $seat } má { $metropolises } { Z($goal) } { METROPOLISES($goal, case: "gen") }; k další chybí { $buildings }, nebo { $held ->
        [0] { "" }
       *[other] ještě{ " " }
    }{ PHILOSOPHERS($philosophers) }{ $place ->
        [yes] { "" }
       *[no] { " " }– a ještě jeden ostrov, protože na jednom může stát jen jedna metropole
    }.

needs-building = { BUILDING($building) }

needs-measured = { $seat }: { $measures }
