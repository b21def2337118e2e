needs =
    { $seat } a { POINTS($score) }, la plus basse de ses valeurs (puissance { $power }, population { $population }){ $standing ->
        [alone] { "" }
        [leads] , et mène
        [level] , à égalité avec { $others } ; pour mener, il manque { $lacking }
        [behind] { "" } ; pour dépasser { $others } ({ $best }), il manque { $lacking }
        [enough] , assez pour le niveau { $level }
       *[short] { "" } ; pour le niveau { $level } ({ POINTS($target) }), il manque { $lacking }
    }.
needs-power = { $n } de puissance
needs-inhabitants = { INHABITANTS($n) }
measured-seat = { $seat } : { POINTS($score) }
