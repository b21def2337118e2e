### Common words

hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }

days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
