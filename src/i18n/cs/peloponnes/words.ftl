### Peloponnes

civilisation =
    { $id ->
        [messene] Messéné
        [patras] Patrai
        [arkadia] Arkádie
        [korinth] Korint
        [sparta] Sparta
        [pylos] Pylos
       *[argos] Argos
    }

disaster =
    { $id ->
        [earthquake]
            { $case ->
                [dat] zemětřesení
                [ins] zemětřesením
               *[nom] zemětřesení
            }
        [drought]
            { $case ->
                [dat] suchu
                [ins] suchem
               *[nom] sucho
            }
        [plague]
            { $case ->
                [dat] moru
                [ins] morem
               *[nom] mor
            }
        [tempest]
            { $case ->
                [dat] bouři
                [ins] bouří
               *[nom] bouře
            }
       *[decline]
            { $case ->
                [dat] úpadku
                [ins] úpadkem
               *[nom] úpadek
            }
    }

good =
    { $id ->
        [coins] mince
        [wood] dřevo
        [stone] kámen
        [food] jídlo
        [luxury] luxusní zboží
       *[inhabitants] obyvatel
    }

coins =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } minci
                [few] { $n } mince
                [many] { $n } mince
               *[other] { $n } mincí
            }
        [gen]
            { $n ->
                [one] { $n } mince
                [few] { $n } mincí
                [many] { $n } mince
               *[other] { $n } mincí
            }
       *[nom]
            { $n ->
                [one] { $n } mince
                [few] { $n } mince
                [many] { $n } mince
               *[other] { $n } mincí
            }
    }

wood =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } dřeva
                [few] { $n } dřev
                [many] { $n } dřeva
               *[other] { $n } dřev
            }
       *[nom]
            { $n ->
                [one] { $n } dřevo
                [few] { $n } dřeva
                [many] { $n } dřeva
               *[other] { $n } dřev
            }
    }

stone =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } kamene
                [few] { $n } kamenů
                [many] { $n } kamene
               *[other] { $n } kamenů
            }
       *[nom]
            { $n ->
                [one] { $n } kámen
                [few] { $n } kameny
                [many] { $n } kamene
               *[other] { $n } kamenů
            }
    }

food =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } jídla
                [few] { $n } jídel
                [many] { $n } jídla
               *[other] { $n } jídel
            }
       *[nom]
            { $n ->
                [one] { $n } jídlo
                [few] { $n } jídla
                [many] { $n } jídla
               *[other] { $n } jídel
            }
    }

luxury =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } kusu luxusního zboží
                [few] { $n } kusů luxusního zboží
                [many] { $n } kusu luxusního zboží
               *[other] { $n } kusů luxusního zboží
            }
       *[nom]
            { $n ->
                [one] { $n } kus luxusního zboží
                [few] { $n } kusy luxusního zboží
                [many] { $n } kusu luxusního zboží
               *[other] { $n } kusů luxusního zboží
            }
    }

inhabitants =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } obyvatele
                [few] { $n } obyvatele
                [many] { $n } obyvatele
               *[other] { $n } obyvatel
            }
        [gen]
            { $n ->
                [one] { $n } obyvatele
                [few] { $n } obyvatel
                [many] { $n } obyvatele
               *[other] { $n } obyvatel
            }
       *[nom]
            { $n ->
                [one] { $n } obyvatel
                [few] { $n } obyvatelé
                [many] { $n } obyvatele
               *[other] { $n } obyvatel
            }
    }

lands =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } území
                [few] { $n } území
                [many] { $n } území
               *[other] { $n } území
            }
       *[nom]
            { $n ->
                [one] { $n } území
                [few] { $n } území
                [many] { $n } území
               *[other] { $n } území
            }
    }

buildings =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } budovu
                [few] { $n } budovy
                [many] { $n } budovy
               *[other] { $n } budov
            }
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

tiles =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } destičku
                [few] { $n } destičky
                [many] { $n } destičky
               *[other] { $n } destiček
            }
        [gen]
            { $n ->
                [one] { $n } destičky
                [few] { $n } destiček
                [many] { $n } destičky
               *[other] { $n } destiček
            }
       *[nom]
            { $n ->
                [one] { $n } destička
                [few] { $n } destičky
                [many] { $n } destičky
               *[other] { $n } destiček
            }
    }

points =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } bodu
                [few] { $n } bodů
                [many] { $n } bodu
               *[other] { $n } bodů
            }
       *[nom]
            { $n ->
                [one] { $n } bod
                [few] { $n } body
                [many] { $n } bodu
               *[other] { $n } bodů
            }
    }

luxury-short =
    { $case ->
        [short] { $n } lux.
       *[nom] { $n } lux. zboží
    }

landscape =
    { $id ->
        [mountains]
            { $case ->
                [acc] Hory
                [gen] Hor
               *[nom] Hory
            }
        [mountains-forest]
            { $case ->
                [acc] Horský les
                [gen] Horského lesa
               *[nom] Horský les
            }
        [mountains-hills]
            { $case ->
                [acc] Vysočinu
                [gen] Vysočiny
               *[nom] Vysočina
            }
        [forest-hills]
            { $case ->
                [acc] Lesnaté kopce
                [gen] Lesnatých kopců
               *[nom] Lesnaté kopce
            }
        [forest]
            { $case ->
                [acc] Les
                [gen] Lesa
               *[nom] Les
            }
        [fields]
            { $case ->
                [acc] Pole
                [gen] Polí
               *[nom] Pole
            }
       *[fields-forest]
            { $case ->
                [acc] Mýtiny
                [gen] Mýtin
               *[nom] Mýtiny
            }
    }

named-tile =
    { $id ->
        [A11]
            { $case ->
                [acc] Kasárny
                [gen] Kasáren
               *[nom] Kasárny
            }
        [A12]
            { $case ->
                [acc] Most
                [gen] Mostu
               *[nom] Most
            }
        [A13] Tržiště
        [A14]
            { $case ->
                [acc] Ulici
                [gen] Ulice
               *[nom] Ulice
            }
        [A15]
            { $case ->
                [acc] Přístav
                [gen] Přístavu
               *[nom] Přístav
            }
        [B01]
            { $case ->
                [acc] Akvadukt
                [gen] Akvaduktu
               *[nom] Akvadukt
            }
        [B02]
            { $case ->
                [acc] Agoru
                [gen] Agory
               *[nom] Agora
            }
        [B03]
            { $case ->
                [acc] Ódeion v Epidauru
                [gen] Ódeia v Epidauru
               *[nom] Ódeion v Epidauru
            }
        [B08]
            { $case ->
                [acc] Leónidaion
                [gen] Leónidaia
               *[nom] Leónidaion
            }
        [B12]
            { $case ->
                [acc] Sýpku
                [gen] Sýpky
               *[nom] Sýpka
            }
        [B13]
            { $case ->
                [acc] Kamenolom
                [gen] Kamenolomu
               *[nom] Kamenolom
            }
        [B14]
            { $case ->
                [acc] Studnu
                [gen] Studny
               *[nom] Studna
            }
        [B15]
            { $case ->
                [acc] Apollónův chrám
                [gen] Apollónova chrámu
               *[nom] Apollónův chrám
            }
        [C01]
            { $case ->
                [acc] Kyklopské zdivo
                [gen] Kyklopského zdiva
               *[nom] Kyklopské zdivo
            }
        [C02] Zemědělství
        [C06]
            { $case ->
                [acc] Feidiovu dílnu
                [gen] Feidiovy dílny
               *[nom] Feidiova dílna
            }
        [C07]
            { $case ->
                [acc] Stou
                [gen] Stoy
               *[nom] Stoa
            }
        [C08]
            { $case ->
                [acc] Diovu sochu
                [gen] Diovy sochy
               *[nom] Diova socha
            }
        [C09]
            { $case ->
                [acc] Lví bránu
                [gen] Lví brány
               *[nom] Lví brána
            }
       *[C10]
            { $case ->
                [acc] Pevnost Tíryns
                [gen] Pevnosti Tíryns
               *[nom] Pevnost Tíryns
            }
    }

land-tile =
    { $case ->
        [acc] { LANDSCAPE($landscape, case: "acc") } { $id }
        [gen] { LANDSCAPE($landscape, case: "gen") } { $id }
       *[nom] { LANDSCAPE($landscape) } { $id }
    }
