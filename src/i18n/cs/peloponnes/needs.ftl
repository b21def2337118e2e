needs =
    { $seat } má { POINTS($score) } (moc { $power }, obyvatelstvo { $population }; počítá se nižší){ $standing ->
        [alone] { "" }
        [leads] { " " }a vede
        [level] , stejně jako { $others }; k vedení chybí { $lacking }
        [behind] . { $count ->
            [1] Vede
           *[other] Vedou
        } { $others } ({ $best }), k vedení chybí { $lacking }
        [enough] , na úroveň { $level } to stačí
       *[short] , na úroveň { $level } ({ POINTS($target) }) chybí { $lacking }
    }.

standing =
    { $standing ->
        [alone] { "" }
        [leads] vede
        [level] stejně jako { $others }; k vedení chybí { $lacking }
        [behind] { $count ->
            [1] vede
           *[other] vedou
        } { $others } ({ $best }), k vedení chybí { $lacking }
        [enough] na úroveň { $level } to stačí
       *[short] na úroveň { $level } ({ POINTS($target) }) chybí { $lacking }
    }

needs-power = { POINTS($n) } moci

needs-inhabitants = { INHABITANTS($n) }

measured-seat = { $seat }: { POINTS($score) }
