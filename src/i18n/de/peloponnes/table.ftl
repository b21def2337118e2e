row-offer =
    { $half ->
        [yes] { TILE($tile) } ({ $seat } { $coins }½)
       *[no] { TILE($tile) } ({ $seat } { $coins })
    }

row-conquest = Eroberungsreihe: { $tiles }

half-coins = ½ ist ein Bonus durch { $tiles }

half-coin-tile = { TILE($tile, case: "den") }

chits-turned =
    { $struck ->
        [yes] { DISASTER($disaster) } { $turned } (eingetreten)
       *[no] { DISASTER($disaster) } { $turned }
    }

chits-blank = 1 leerer

worth-in-short = Macht { $power }, Bevölkerung { $population } ({ POINTS($score) })

stack-in-short = noch { TILES($tiles) } in Stapel { $stack }

round-in-short = Runde { $round } von { $rounds }

round-in-short-level = Runde { $round } von { $rounds }, Stufe { $level }: { POINTS($target) } nötig
