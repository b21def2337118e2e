needs =
    { $seat } hat { POINTS($score) } (der niedrigere Wert von Macht { $power } und Bevölkerung { $population }){ $standing ->
        [alone] { "" }
        [leads] { " " }und führt
        [level] , liegt gleichauf mit { $others } und braucht noch { $lacking } für die Führung
        [behind] { " " }und braucht noch { $lacking }, um { $others } ({ $best }) zu überholen
        [enough] , genug für Stufe { $level }
       *[short] { " " }und braucht noch { $lacking } für Stufe { $level } ({ POINTS($target) })
    }.

standing =
    { $standing ->
        [alone] { "" }
        [leads] führt
        [level] gleichauf mit { $others }; braucht noch { $lacking } für die Führung
        [behind] braucht noch { $lacking }, um { $others } ({ $best }) zu überholen
        [enough] genug für Stufe { $level }
       *[short] braucht noch { $lacking } für Stufe { $level } ({ POINTS($target) })
    }

needs-power = { $n } Macht

needs-inhabitants =
    { $n ->
        [one] { $n } Einwohner
       *[other] { $n } Einwohner
    }

measured-seat = { $seat }: { POINTS($score) }
