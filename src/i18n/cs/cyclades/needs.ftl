### Co hráči chybí k vítězství

needs-enough =
    { $seat } má dost metropolí ({ $metropolises }) a vyhrává, { $rest ->
        [gold] pokud je udrží do konce kola. Z hráčů, kteří jich mají dost, vyhrává ten, kdo má nejvíc zlata
        [metropolises] pokud je udrží do konce kola. Z hráčů, kteří jich mají dost, vyhrává ten, kdo má nejvíc metropolí, potom zlata
       *[none] pokud je udrží do konce kola
    }.

needs-founding = { $seat } má { $metropolises } { Z($goal) } { METROPOLISES($goal, case: "gen") } a právě zakládá další.

needs-next =
    { $seat } má { $metropolises } { Z($goal) } { METROPOLISES($goal, case: "gen") }. K další chybí { $buildings }, nebo { $held ->
        [0] { PHILOSOPHERS($philosophers) }
       *[other] ještě { PHILOSOPHERS($philosophers) }
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– a další ostrov, protože na každém může být jen jedna metropole
    }.

needs-building = { BUILDING($building) }

standing-enough = { $metropolises } { Z($goal) } { METROPOLISES($goal, case: "gen") }, na konci kola to stačí k výhře

standing-founding = { $metropolises } { Z($goal) } { METROPOLISES($goal, case: "gen") }, další právě přibývá

standing-next = { $metropolises } { Z($goal) } { METROPOLISES($goal, case: "gen") }; k další chybí { $buildings }, nebo { $held ->
        [0] { PHILOSOPHERS($philosophers) }
       *[other] ještě { PHILOSOPHERS($philosophers) }
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– a další ostrov
    }

needs-measured = { $seat }: { $measures }

progress = { $metropolises } { Z($goal) } { METROPOLISES($goal, case: "gen") } · { GOLD($gold) }
