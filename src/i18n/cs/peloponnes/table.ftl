row-offer =
    { $half ->
        [yes] { TILE($tile) } ({ $seat } { $coins }½)
       *[no] { TILE($tile) } ({ $seat } { $coins })
    }

row-conquest = řada dobývání: { $tiles }

half-coins = ½ je výhoda, kterou dává { $tiles }

half-coin-tile = { TILE($tile) }

chits-turned =
    { $struck ->
        [yes] { DISASTER($disaster) } { $turned } (už nepřijde)
       *[no] { DISASTER($disaster) } { $turned }
    }

chits-blank = 1 prázdný

worth-in-short = { POINTS($score) } (moc { $power }, obyvatelstvo { $population })

stack-in-short = v hromádce { $stack } { $tiles ->
    [one] zbývá { TILES($tiles) }
    [few] zbývají { TILES($tiles) }
    [many] zbývá { TILES($tiles) }
   *[other] zbývá { TILES($tiles) }
 }

round-in-short = Kolo { $round } { Z($rounds) } { $rounds }

round-in-short-level = Kolo { $round } { Z($rounds) } { $rounds }, úroveň { $level }: cíl { POINTS($target) }
