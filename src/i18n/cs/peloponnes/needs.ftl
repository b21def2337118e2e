needs =
    { $seat } má { POINTS($score) } (nižší z hodnot moc { $power } a obyvatelstvo { $population }){ $standing ->
        [alone] { "" }
        [leads] { " " }a vede
        [level] , stejně jako { $others }; do vedení chybí { $lacking }
        [behind] . { $count ->
            [1] Vede
           *[other] Vedou
        } { $others } ({ $best }), k předstižení chybí { $lacking }
        [enough] , na úroveň { $level } to stačí
       *[short] , na úroveň { $level } ({ POINTS($target) }) chybí { $lacking }
    }.

needs-power = moc { $n }

needs-inhabitants = { INHABITANTS($n) }

measured-seat = { $seat }: { POINTS($score) }
