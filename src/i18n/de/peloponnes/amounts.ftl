luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (aus Überschuss)
       *[some] { LUXURY($n) } ({ $overflow } aus Überschuss)
    }

goods-changed =
    { $change ->
        [gain] erhält { $gained }
        [loss] verliert { $lost }
       *[both] erhält { $gained } und verliert { $lost }
    }
