row-offer =
    { $half ->
        [yes] { TILE($tile) } ({ $seat } { $coins }½)
       *[no] { TILE($tile) } ({ $seat } { $coins })
    }

row-conquest = fila de conquista: { $tiles }

half-coins = ½ es una ventaja { $tiles }

half-coin-tile = { TILE($tile, case: "of") }

chits-turned =
    { $struck ->
        [yes] { DISASTER($disaster) } { $turned } (ya se ha desatado)
       *[no] { DISASTER($disaster) } { $turned }
    }

chits-blank = 1 en blanco

worth-in-short = poder { $power }, población { $population } ({ POINTS($score) })

stack-in-short = { TILES($tiles) } en la pila { $stack }

round-in-short = Ronda { $round } de { $rounds }

round-in-short-level = Ronda { $round } de { $rounds }, nivel { $level }: hacen falta { POINTS($target) }
