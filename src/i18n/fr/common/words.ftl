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

people =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }

minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }

characters =
    { $n ->
        [one] { $n } caractère
       *[other] { $n } caractères
    }

players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }

voices = { $n } voix
