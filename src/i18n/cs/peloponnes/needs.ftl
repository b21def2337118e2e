needs =
    { $seat } má { POINTS($score) }, nižší z hodnot moc { $power } a obyvatelstvo { $population }{ $standing ->
        [alone] { "" }
        [leads] : ve vedení
        [level] : stejně jako { $others }; k samostatnému vedení chybí { $lacking }
        [behind] ; { $count ->
            [1] vede
           *[other] vedou
        } { $others } ({ $best }), k předstižení chybí { $lacking }
        [enough] : na úroveň { $level } to stačí
       *[short] ; úroveň { $level } vyžaduje { $target }: chybí { $lacking }
    }.

needs-power = moc { $n }

needs-inhabitants = { INHABITANTS($n) }

measured-seat = { $seat }: { POINTS($score) }
