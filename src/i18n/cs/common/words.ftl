### Common words

hours =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } hodinu
                [few] { $n } hodiny
                [many] { $n } hodiny
               *[other] { $n } hodin
            }
        [gen]
            { $n ->
                [one] { $n } hodiny
                [few] { $n } hodin
                [many] { $n } hodiny
               *[other] { $n } hodin
            }
       *[nom]
            { $n ->
                [one] { $n } hodina
                [few] { $n } hodiny
                [many] { $n } hodiny
               *[other] { $n } hodin
            }
    }

days =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } dne
                [few] { $n } dní
                [many] { $n } dne
               *[other] { $n } dní
            }
       *[nom]
            { $n ->
                [one] { $n } den
                [few] { $n } dny
                [many] { $n } dne
               *[other] { $n } dní
            }
    }

# "s 1 vojákem", "se 2 vojáky".
s =
    { $n ->
        [2] se
        [3] se
        [4] se
        [6] se
        [7] se
        [12] se
        [13] se
        [14] se
        [16] se
        [17] se
       *[other] s
    }

# "z 1 vojáka", "ze 2 vojáků".
z =
    { $n ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    }

people =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } člověka
                [few] { $n } lidí
                [many] { $n } člověka
               *[other] { $n } lidí
            }
       *[nom]
            { $n ->
                [one] { $n } člověk
                [few] { $n } lidé
                [many] { $n } člověka
               *[other] { $n } lidí
            }
    }

minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
        [many] { $n } minuty
       *[other] { $n } minut
    }

characters =
    { $n ->
        [one] { $n } znak
        [few] { $n } znaky
        [many] { $n } znaku
       *[other] { $n } znaků
    }

players =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
        [many] { $n } hráče
       *[other] { $n } hráčů
    }

voices =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } hlasu
                [few] { $n } hlasů
                [many] { $n } hlasu
               *[other] { $n } hlasů
            }
       *[nom]
            { $n ->
                [one] { $n } hlas
                [few] { $n } hlasy
                [many] { $n } hlasu
               *[other] { $n } hlasů
            }
    }
