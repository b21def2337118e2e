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
        [acc]
            { $n ->
                [one] { $n } den
                [few] { $n } dny
                [many] { $n } dne
               *[other] { $n } dní
            }
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
    { $case ->
        [acc]
            { $n ->
                [one] { $n } hráče
                [few] { $n } hráče
                [many] { $n } hráče
               *[other] { $n } hráčů
            }
       *[nom]
            { $n ->
                [one] { $n } hráč
                [few] { $n } hráči
                [many] { $n } hráče
               *[other] { $n } hráčů
            }
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
