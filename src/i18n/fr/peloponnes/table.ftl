row-offer =
    { $half ->
        [yes] { TILE($tile) } ({ $seat } { $coins }½)
       *[no] { TILE($tile) } ({ $seat } { $coins })
    }
row-conquest = rangée de conquête : { $tiles }
half-coins = ½ s’ajoute grâce { $tiles }
half-coin-tile = { TILE($tile, case: "to") }
chits-turned =
    { $struck ->
        [yes] { DISASTER($disaster) } { $turned } (a frappé)
       *[no] { DISASTER($disaster) } { $turned }
    }
chits-blank = 1 vierge
worth-in-short = puissance { $power }, population { $population } ({ POINTS($score) })
stack-in-short = encore { TILES($tiles) } dans la pile { $stack }
round-in-short = Manche { $round } sur { $rounds }
round-in-short-level = Manche { $round } sur { $rounds }, niveau { $level } : { POINTS($target) } à atteindre
