luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (pour les biens qui ne tenaient pas dans les réserves)
       *[some] { LUXURY($n) } (dont { $overflow } pour les biens qui ne tenaient pas dans les réserves)
    }
goods-changed =
    { $change ->
        [gain] gagne { $gained }
        [loss] perd { $lost }
       *[both] gagne { $gained } et perd { $lost }
    }
