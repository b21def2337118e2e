needs-enough =
    { $seat } hat genug Metropolen ({ $metropolises }) und gewinnt, wenn es bis zum Ende des Zyklus dabei bleibt{ $rest ->
        [gold] . Haben mehrere genug, gewinnt, wer das meiste Gold hat
        [metropolises] . Haben mehrere genug, zählen erst die Metropolen, dann das Gold
       *[none] { "" }
    }.

needs-founding = { $seat } hat { $metropolises } von { METROPOLISES($goal) } und platziert gerade eine.

needs-next =
    { $seat } hat { $metropolises } von { METROPOLISES($goal) } und braucht für die nächste { $buildings } oder { $held ->
        [0] { PHILOSOPHERS($philosophers, case: "acc") }
       *[other] noch { PHILOSOPHERS($philosophers, case: "acc") }
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– und eine weitere Insel, denn auf jeder ist nur für eine Metropole Platz
    }.

needs-building = { BUILDING($building, case: "einen") }

standing-enough = { $metropolises } von { METROPOLISES($goal) }: genug für den Sieg am Ende des Zyklus

standing-founding = { $metropolises } von { METROPOLISES($goal) }, eine wird gerade platziert

standing-next = { $metropolises } von { METROPOLISES($goal) }; für die nächste { $buildings } oder { $held ->
        [0] { PHILOSOPHERS($philosophers, case: "acc") }
       *[other] noch { PHILOSOPHERS($philosophers, case: "acc") }
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– und eine weitere Insel
    }

needs-measured = { $seat }: { $measures }

progress = { $metropolises } von { METROPOLISES($goal) } · { GOLD($gold) }
