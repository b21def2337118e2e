needs =
    { $seat } tiene { POINTS($score) } (poder { $power }, población { $population }; cuenta el menor){ $standing ->
        [alone] { "" }
        [leads] { " " }y va en cabeza
        [level] { " " }y empata con { $others }; para ponerse en cabeza necesita { $lacking }
        [behind] { " " }y necesita { $lacking } para adelantar a { $others } ({ $best })
        [enough] , suficiente para el nivel { $level }
       *[short] { " " }y necesita { $lacking } para el nivel { $level } ({ POINTS($target) })
    }.

standing =
    { $standing ->
        [alone] { "" }
        [leads] en cabeza
        [level] empate con { $others }; para ponerse en cabeza: { $lacking }
        [behind] para adelantar a { $others } ({ $best }): { $lacking }
        [enough] suficiente para el nivel { $level }
       *[short] para el nivel { $level } ({ POINTS($target) }): { $lacking }
    }

needs-power = { POINTS($n) } más de poder

needs-inhabitants = { INHABITANTS($n) } más

measured-seat = { $seat }: { POINTS($score) }
