### Common words

hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }

days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
