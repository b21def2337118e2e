needs =
    { $seat } tiene { POINTS($score) } (el menor de poder { $power } y población { $population }){ $standing ->
        [alone] { "" }
        [leads] { " " }y va en cabeza
        [level] { " " }y empata con { $others }; para ponerse en cabeza le falta { $lacking }
        [behind] { " " }y le falta { $lacking } para adelantar a { $others } ({ $best })
        [enough] , suficiente para el nivel { $level }
       *[short] { " " }y le falta { $lacking } para el nivel { $level } ({ POINTS($target) })
    }.

needs-power = { $n } de poder

needs-inhabitants = { INHABITANTS($n) }

measured-seat = { $seat }: { POINTS($score) }
