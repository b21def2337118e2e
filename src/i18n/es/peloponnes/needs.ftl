needs =
    { $seat } tiene { POINTS($score) }, el menor de poder { $power } y población { $population }{ $standing ->
        [alone] { "" }
        [leads] : va por delante
        [level] : empata con { $others }; para ir por delante le falta { $lacking }
        [behind] ; para adelantar a { $others } ({ $best }) le falta { $lacking }
        [enough] : basta para el nivel { $level }
       *[short] ; el nivel { $level } pide { $target }: falta { $lacking }
    }.

needs-power = { $n } de poder

needs-inhabitants = { INHABITANTS($n) }

measured-seat = { $seat }: { POINTS($score) }
