needs =
    { $seat } a { POINTS($score) }, la plus basse de ses valeurs (puissance { $power }, population { $population }){ $standing ->
        [alone] { "" }
        [leads] { " " }: en tête
        [level] { " " }: à égalité avec { $others } ; pour mener sans partage, il manque { $lacking }
        [behind] { " " }; pour dépasser { $others } ({ $best }), il manque { $lacking }
        [enough] { " " }: assez pour le niveau { $level }
       *[short] { " " }; pour le niveau { $level }, il faut { $target } : il manque { $lacking }
    }.

needs-power = { POINTS($n) } de puissance

needs-inhabitants = { INHABITANTS($n) }

measured-seat = { $seat } : { POINTS($score) }
