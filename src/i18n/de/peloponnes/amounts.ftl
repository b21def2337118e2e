luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (für Güter, die nicht in die Lager passten)
       *[some] { LUXURY($n) } ({ $overflow } für Güter, die nicht in die Lager passten)
    }

goods-changed =
    { $change ->
        [gain] erhält { $gained }
        [loss] verliert { $lost }
       *[both] erhält { $gained } und verliert { $lost }
    }
