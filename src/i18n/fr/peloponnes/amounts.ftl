luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (surplus)
       *[some] { LUXURY($n) } (dont { $overflow } de surplus)
    }
goods-changed =
    { $change ->
        [gain] gagne { $gained }
        [loss] perd { $lost }
       *[both] gagne { $gained } et perd { $lost }
    }
