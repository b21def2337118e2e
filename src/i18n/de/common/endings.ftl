### How a match ended

ending-conceded = Alle haben aufgegeben, also gewinnt niemand.

ending-last =
    Nur noch { $winners } { $count ->
        [one] ist im Spiel und gewinnt
       *[other] sind im Spiel und teilen sich den Sieg
    }.

ending-draw = Die Partie endet unentschieden zwischen { $winners }.

ending-standing =
    Die Partie endet vorzeitig: { $winners } { $count ->
        [one] liegt vorn und gewinnt
       *[other] liegen gleichauf vorn und teilen sich den Sieg
    }.

ending-abandoned = Niemand spielt diese Partie weiter, also gewinnt niemand.

event-GameEnded = **Die Partie ist vorbei.** { $outcome }
