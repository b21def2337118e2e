### Common words. Only a few nouns have forms of their own in the dative: "in 3 Tagen".

hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }

days =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Tag
               *[other] { $n } Tagen
            }
       *[nom]
            { $n ->
                [one] { $n } Tag
               *[other] { $n } Tage
            }
    }

people =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }

minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }

characters = { $n } Zeichen

players =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Spieler
               *[other] { $n } Spielern
            }
       *[nom] { $n } Spieler
    }

voices =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }
