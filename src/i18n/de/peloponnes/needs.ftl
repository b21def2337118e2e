needs =
    { $seat } hat { POINTS($score) } (den niedrigeren Wert von Macht { $power } und Bevölkerung { $population }){ $standing ->
        [alone] { "" }
        [leads] { " " }und führt
        [level] { " " }und liegt gleichauf mit { $others }; zur Führung fehlen noch { $lacking }
        [behind] { " " }und braucht noch { $lacking }, um { $others } ({ $best }) zu überholen
        [enough] , genug für Stufe { $level }
       *[short] { " " }und braucht noch { $lacking } für Stufe { $level } ({ POINTS($target) })
    }.

needs-power = { $n } Macht

needs-inhabitants =
    { $n ->
        [one] { $n } Einwohner
       *[other] { $n } Einwohner
    }

measured-seat = { $seat }: { POINTS($score) }
