### Cyclades

god =
    { $id ->
        [poseidon]
            { $case ->
                [dat] Poseidonovi
                [gen] Poseidona
               *[nom] Poseidon
            }
        [ares]
            { $case ->
                [dat] Áresovi
                [gen] Árese
               *[nom] Áres
            }
        [zeus]
            { $case ->
                [dat] Diovi
                [gen] Dia
               *[nom] Zeus
            }
        [athena]
            { $case ->
                [dat] Athéně
                [gen] Athény
               *[nom] Athéna
            }
       *[apollo]
            { $case ->
                [dat] Apollónovi
                [gen] Apollóna
               *[nom] Apollón
            }
    }

building =
    { $id ->
        [port] přístav
        [fortress] pevnost
        [temple] chrám
       *[university]
            { $case ->
                [acc] univerzitu
               *[nom] univerzita
            }
    }

piece =
    { $id ->
        [troop]
            { $case ->
                [acc] vojáka
               *[nom] voják
            }
        [fleet] loď
        [priest]
            { $case ->
                [acc] kněze
               *[nom] kněz
            }
       *[philosopher]
            { $case ->
                [acc] filozofa
               *[nom] filozof
            }
    }

creature =
    { $id ->
        [fates]
            { $case ->
                [acc] Sudičky
                [gen] Sudiček
               *[nom] Sudičky
            }
        [griffon]
            { $case ->
                [acc] Gryfa
                [gen] Gryfa
               *[nom] Gryf
            }
        [harpy]
            { $case ->
                [acc] Harpyji
                [gen] Harpyje
               *[nom] Harpyje
            }
        [pegasus]
            { $case ->
                [acc] Pegasa
                [gen] Pegasa
               *[nom] Pegas
            }
        [mermaid]
            { $case ->
                [acc] Sirénu
                [gen] Sirény
               *[nom] Siréna
            }
        [giant]
            { $case ->
                [acc] Giganta
                [gen] Giganta
               *[nom] Gigant
            }
        [dryad]
            { $case ->
                [acc] Dryádu
                [gen] Dryády
               *[nom] Dryáda
            }
        [satyr]
            { $case ->
                [acc] Satyra
                [gen] Satyra
               *[nom] Satyr
            }
        [cyclops]
            { $case ->
                [acc] Kyklopa
                [gen] Kyklopa
               *[nom] Kyklop
            }
        [sphinx]
            { $case ->
                [acc] Sfingu
                [gen] Sfingy
               *[nom] Sfinga
            }
        [sylph]
            { $case ->
                [acc] Sylfidu
                [gen] Sylfidy
               *[nom] Sylfida
            }
        [chimera]
            { $case ->
                [acc] Chiméru
                [gen] Chiméry
               *[nom] Chiméra
            }
        [minotaur]
            { $case ->
                [acc] Mínotaura
                [gen] Mínotaura
               *[nom] Mínotaurus
            }
        [chiron]
            { $case ->
                [acc] Cheiróna
                [gen] Cheiróna
               *[nom] Cheirón
            }
        [medusa]
            { $case ->
                [acc] Medúsu
                [gen] Medúsy
               *[nom] Medúsa
            }
        [polyphemus]
            { $case ->
                [acc] Polyféma
                [gen] Polyféma
               *[nom] Polyfémus
            }
       *[kraken]
            { $case ->
                [acc] Krakena
                [gen] Krakena
               *[nom] Kraken
            }
    }

gold = { $n } ZM

for-gold =
    { $n ->
        [0] { "" }
       *[other] { " " }za { GOLD($n) }
    }

price =
    { $n ->
        [0] (zdarma)
       *[other] ({ GOLD($n) })
    }

troops =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } vojáka
                [few] { $n } vojáky
                [many] { $n } vojáka
               *[other] { $n } vojáků
            }
        [gen]
            { $n ->
                [one] { $n } vojáka
                [few] { $n } vojáků
                [many] { $n } vojáka
               *[other] { $n } vojáků
            }
        [ins]
            { $n ->
                [one] { $n } vojákem
                [few] { $n } vojáky
                [many] { $n } vojáka
               *[other] { $n } vojáky
            }
       *[nom]
            { $n ->
                [one] { $n } voják
                [few] { $n } vojáci
                [many] { $n } vojáka
               *[other] { $n } vojáků
            }
    }

fleets =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } lodi
                [few] { $n } lodí
                [many] { $n } lodi
               *[other] { $n } lodí
            }
        [ins]
            { $n ->
                [one] { $n } lodí
                [few] { $n } loděmi
                [many] { $n } lodi
               *[other] { $n } loděmi
            }
       *[nom]
            { $n ->
                [one] { $n } loď
                [few] { $n } lodě
                [many] { $n } lodi
               *[other] { $n } lodí
            }
    }

units =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } jednotku
                [few] { $n } jednotky
                [many] { $n } jednotky
               *[other] { $n } jednotek
            }
        [gen]
            { $n ->
                [one] { $n } jednotky
                [few] { $n } jednotek
                [many] { $n } jednotky
               *[other] { $n } jednotek
            }
        [ins]
            { $n ->
                [one] { $n } jednotkou
                [few] { $n } jednotkami
                [many] { $n } jednotky
               *[other] { $n } jednotkami
            }
       *[nom]
            { $n ->
                [one] { $n } jednotka
                [few] { $n } jednotky
                [many] { $n } jednotky
               *[other] { $n } jednotek
            }
    }

priests =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } kněze
                [few] { $n } kněze
                [many] { $n } kněze
               *[other] { $n } kněží
            }
        [gen]
            { $n ->
                [one] { $n } kněze
                [few] { $n } kněží
                [many] { $n } kněze
               *[other] { $n } kněží
            }
       *[nom]
            { $n ->
                [one] { $n } kněz
                [few] { $n } kněží
                [many] { $n } kněze
               *[other] { $n } kněží
            }
    }

philosophers =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } filozofa
                [few] { $n } filozofy
                [many] { $n } filozofa
               *[other] { $n } filozofů
            }
        [gen]
            { $n ->
                [one] { $n } filozofa
                [few] { $n } filozofů
                [many] { $n } filozofa
               *[other] { $n } filozofů
            }
       *[nom]
            { $n ->
                [one] { $n } filozof
                [few] { $n } filozofové
                [many] { $n } filozofa
               *[other] { $n } filozofů
            }
    }

metropolises =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } metropoli
                [few] { $n } metropole
                [many] { $n } metropole
               *[other] { $n } metropolí
            }
        [gen]
            { $n ->
                [one] { $n } metropole
                [few] { $n } metropolí
                [many] { $n } metropole
               *[other] { $n } metropolí
            }
        [ins]
            { $n ->
                [one] { $n } metropolí
                [few] { $n } metropolemi
                [many] { $n } metropole
               *[other] { $n } metropolemi
            }
       *[nom]
            { $n ->
                [one] { $n } metropole
                [few] { $n } metropole
                [many] { $n } metropole
               *[other] { $n } metropolí
            }
    }

steps =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } kroku
                [few] { $n } kroků
                [many] { $n } kroku
               *[other] { $n } kroků
            }
       *[nom]
            { $n ->
                [one] { $n } krok
                [few] { $n } kroky
                [many] { $n } kroku
               *[other] { $n } kroků
            }
    }

islands =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } ostrova
                [few] { $n } ostrovů
                [many] { $n } ostrova
               *[other] { $n } ostrovů
            }
        [ins]
            { $n ->
                [one] { $n } ostrovem
                [few] { $n } ostrovy
                [many] { $n } ostrova
               *[other] { $n } ostrovy
            }
       *[nom]
            { $n ->
                [one] { $n } ostrov
                [few] { $n } ostrovy
                [many] { $n } ostrova
               *[other] { $n } ostrovů
            }
    }

buildings =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } budovy
                [few] { $n } budov
                [many] { $n } budovy
               *[other] { $n } budov
            }
       *[nom]
            { $n ->
                [one] { $n } budova
                [few] { $n } budovy
                [many] { $n } budovy
               *[other] { $n } budov
            }
    }

pieces =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } kusu
                [few] { $n } kusů
                [many] { $n } kusu
               *[other] { $n } kusů
            }
       *[nom]
            { $n ->
                [one] { $n } kus
                [few] { $n } kusy
                [many] { $n } kusu
               *[other] { $n } kusů
            }
    }

cards =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } karty
                [few] { $n } karet
                [many] { $n } karty
               *[other] { $n } karet
            }
       *[nom]
            { $n ->
                [one] { $n } karta
                [few] { $n } karty
                [many] { $n } karty
               *[other] { $n } karet
            }
    }

sea-spaces =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } námořního pole
                [few] { $n } námořních polí
                [many] { $n } námořního pole
               *[other] { $n } námořních polí
            }
       *[nom]
            { $n ->
                [one] { $n } námořní pole
                [few] { $n } námořní pole
                [many] { $n } námořního pole
               *[other] { $n } námořních polí
            }
    }

free-slots =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } volného místa
                [few] { $n } volných míst
                [many] { $n } volného místa
               *[other] { $n } volných míst
            }
       *[nom]
            { $n ->
                [one] { $n } volné místo
                [few] { $n } volná místa
                [many] { $n } volného místa
               *[other] { $n } volných míst
            }
    }

slot = místo { $n }

island = Is{ $n }

sea = { $id }

creature-is-not =
    { CREATURE($id) } { $id ->
        [fates] nejsou
       *[other] není
    }
