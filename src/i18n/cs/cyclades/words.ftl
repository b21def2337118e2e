### Cyclades

god =
    { $id ->
        [poseidon]
            { $case ->
                [acc] Poseidona
                [ins] Poseidonem
                [dat] Poseidonovi
                [gen] Poseidona
               *[nom] Poseidon
            }
        [ares]
            { $case ->
                [acc] Árese
                [ins] Áresem
                [dat] Áresovi
                [gen] Árese
               *[nom] Áres
            }
        [zeus]
            { $case ->
                [acc] Dia
                [ins] Diem
                [dat] Diovi
                [gen] Dia
               *[nom] Zeus
            }
        [athena]
            { $case ->
                [acc] Athénu
                [ins] Athénou
                [dat] Athéně
                [gen] Athény
               *[nom] Athéna
            }
       *[apollo]
            { $case ->
                [acc] Apollóna
                [ins] Apollónem
                [dat] Apollónovi
                [gen] Apollóna
               *[nom] Apollón
            }
    }

building =
    { $id ->
        [port]
            { $case ->
                [gen] přístavu
                [ins] přístavem
               *[nom] přístav
            }
        [fortress]
            { $case ->
                [gen] pevnosti
                [ins] pevností
               *[nom] pevnost
            }
        [temple]
            { $case ->
                [gen] chrámu
                [ins] chrámem
               *[nom] chrám
            }
       *[university]
            { $case ->
                [acc] univerzitu
                [gen] univerzity
                [ins] univerzitou
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
                [ins] Sudičkami
                [acc] Sudičky
                [gen] Sudiček
               *[nom] Sudičky
            }
        [griffon]
            { $case ->
                [ins] Gryfem
                [acc] Gryfa
                [gen] Gryfa
               *[nom] Gryf
            }
        [harpy]
            { $case ->
                [ins] Harpyjí
                [acc] Harpyji
                [gen] Harpyje
               *[nom] Harpyje
            }
        [pegasus]
            { $case ->
                [ins] Pegasem
                [acc] Pegasa
                [gen] Pegasa
               *[nom] Pegas
            }
        [mermaid]
            { $case ->
                [ins] Sirénou
                [acc] Sirénu
                [gen] Sirény
               *[nom] Siréna
            }
        [giant]
            { $case ->
                [ins] Gigantem
                [acc] Giganta
                [gen] Giganta
               *[nom] Gigant
            }
        [dryad]
            { $case ->
                [ins] Dryádou
                [acc] Dryádu
                [gen] Dryády
               *[nom] Dryáda
            }
        [satyr]
            { $case ->
                [ins] Satyrem
                [acc] Satyra
                [gen] Satyra
               *[nom] Satyr
            }
        [cyclops]
            { $case ->
                [ins] Kyklopem
                [acc] Kyklopa
                [gen] Kyklopa
               *[nom] Kyklop
            }
        [sphinx]
            { $case ->
                [ins] Sfingou
                [acc] Sfingu
                [gen] Sfingy
               *[nom] Sfinga
            }
        [sylph]
            { $case ->
                [ins] Sylfidou
                [acc] Sylfidu
                [gen] Sylfidy
               *[nom] Sylfida
            }
        [chimera]
            { $case ->
                [ins] Chimérou
                [acc] Chiméru
                [gen] Chiméry
               *[nom] Chiméra
            }
        [minotaur]
            { $case ->
                [ins] Mínotaurem
                [acc] Mínotaura
                [gen] Mínotaura
               *[nom] Mínotaurus
            }
        [chiron]
            { $case ->
                [ins] Cheirónem
                [acc] Cheiróna
                [gen] Cheiróna
               *[nom] Cheirón
            }
        [medusa]
            { $case ->
                [ins] Medúsou
                [acc] Medúsu
                [gen] Medúsy
               *[nom] Medúsa
            }
        [polyphemus]
            { $case ->
                [ins] Polyfémem
                [acc] Polyféma
                [gen] Polyféma
               *[nom] Polyfémus
            }
       *[kraken]
            { $case ->
                [ins] Krakenem
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
                [0] bez vojáků
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
                [0] bez lodí
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
                [0] žádná metropole
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

slot =
    { $case ->
        [gen] místa { $n }
        [loc] místě { $n }
       *[nom] místo { $n }
    }

island =
    { $case ->
        [start] Ostrov { $n }
        [number] { $n }
        [gen] ostrova { $n }
        [dat] ostrovu { $n }
        [loc] ostrově { $n }
        [ins] ostrovem { $n }
       *[nom] ostrov { $n }
    }

sea =
    { $case ->
        [acc] pole { $id }
        [gen] pole { $id }
        [dat] poli { $id }
        [loc] poli { $id }
        [ins] polem { $id }
       *[nom] { $id }
    }
