needs =
    { $seat } a { POINTS($score) } (la plus basse de ses deux valeurs, puissance { $power } et population { $population }){ $standing ->
        [alone] { "" }
        [leads] { " " }et mène la partie
        [level] , à égalité avec { $others } ; il lui manque { $lacking } pour prendre la tête
        [behind] { "" } ; il lui manque { $lacking } pour dépasser { $others } ({ $best })
        [enough] , assez pour le niveau { $level }
       *[short] { "" } ; il lui manque { $lacking } pour le niveau { $level } ({ POINTS($target) })
    }.
standing =
    { $standing ->
        [alone] { "" }
        [leads] en tête
        [level] à égalité avec { $others } ; pour prendre la tête : { $lacking }
        [behind] pour dépasser { $others } ({ $best }) : { $lacking }
        [enough] assez pour le niveau { $level }
       *[short] pour le niveau { $level } ({ POINTS($target) }) : { $lacking }
    }
needs-power = { $n } de puissance
needs-inhabitants = { INHABITANTS($n) }
measured-seat = { $seat } : { POINTS($score) }
