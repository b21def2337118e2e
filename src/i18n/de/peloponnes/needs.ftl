needs =
    { $seat } hat { POINTS($score) } (der niedrigere Wert von Macht { $power } und Bevölkerung { $population }){ $standing ->
        [alone] { "" }
        [leads] { " " }und führt
        [level] { " " }und liegt gleichauf mit { $others }; für die Führung braucht es noch { $lacking }
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
