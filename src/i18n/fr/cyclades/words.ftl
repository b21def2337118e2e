### Cyclades

god =
    { $id ->
        [poseidon]
            { $case ->
                [of] de Poséidon
               *[nom] Poséidon
            }
        [ares]
            { $case ->
                [of] d’Arès
               *[nom] Arès
            }
        [zeus]
            { $case ->
                [of] de Zeus
               *[nom] Zeus
            }
        [athena]
            { $case ->
                [of] d’Athéna
               *[nom] Athéna
            }
       *[apollo]
            { $case ->
                [of] d’Apollon
               *[nom] Apollon
            }
    }

building =
    { $id ->
        [port]
            { $case ->
                [a] un port
                [the] le port
               *[nom] port
            }
        [fortress]
            { $case ->
                [a] une forteresse
                [the] la forteresse
               *[nom] forteresse
            }
        [temple]
            { $case ->
                [a] un temple
                [the] le temple
               *[nom] temple
            }
       *[university]
            { $case ->
                [a] une université
                [the] l’université
               *[nom] université
            }
    }

piece =
    { $id ->
        [troop]
            { $case ->
                [a] une troupe
               *[nom] troupe
            }
        [fleet]
            { $case ->
                [a] une flotte
               *[nom] flotte
            }
        [priest]
            { $case ->
                [a] un prêtre
               *[nom] prêtre
            }
       *[philosopher]
            { $case ->
                [a] un philosophe
               *[nom] philosophe
            }
    }

creature =
    { $id ->
        [fates]
            { $case ->
                [the] les Moires
                [The] Les Moires
               *[nom] Moires
            }
        [griffon]
            { $case ->
                [the] le Griffon
                [The] Le Griffon
               *[nom] Griffon
            }
        [harpy]
            { $case ->
                [the] la Harpie
                [The] La Harpie
               *[nom] Harpie
            }
        [pegasus] Pégase
        [mermaid]
            { $case ->
                [the] la Sirène
                [The] La Sirène
               *[nom] Sirène
            }
        [giant]
            { $case ->
                [the] le Géant
                [The] Le Géant
               *[nom] Géant
            }
        [dryad]
            { $case ->
                [the] la Dryade
                [The] La Dryade
               *[nom] Dryade
            }
        [satyr]
            { $case ->
                [the] le Satyre
                [The] Le Satyre
               *[nom] Satyre
            }
        [cyclops]
            { $case ->
                [the] le Cyclope
                [The] Le Cyclope
               *[nom] Cyclope
            }
        [sphinx]
            { $case ->
                [the] le Sphinx
                [The] Le Sphinx
               *[nom] Sphinx
            }
        [sylph]
            { $case ->
                [the] le Sylphe
                [The] Le Sylphe
               *[nom] Sylphe
            }
        [chimera]
            { $case ->
                [the] la Chimère
                [The] La Chimère
               *[nom] Chimère
            }
        [minotaur]
            { $case ->
                [the] le Minotaure
                [The] Le Minotaure
               *[nom] Minotaure
            }
        [chiron] Chiron
        [medusa] Méduse
        [polyphemus] Polyphème
       *[kraken]
            { $case ->
                [the] le Kraken
                [The] Le Kraken
               *[nom] Kraken
            }
    }

gold = { $n } PO

for-gold =
    { $n ->
        [0] { "" }
       *[other] { " " }pour { GOLD($n) }
    }

price =
    { $n ->
        [0]
            { $case ->
                [f] (gratuite)
                [fp] (gratuites)
               *[nom] (gratuit)
            }
       *[other] ({ GOLD($n) })
    }

troops =
    { $n ->
        [0] aucune troupe
        [one] { $n } troupe
       *[other] { $n } troupes
    }

fleets =
    { $n ->
        [0] aucune flotte
        [one] { $n } flotte
       *[other] { $n } flottes
    }

units =
    { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    }

priests =
    { $n ->
        [one] { $n } prêtre
       *[other] { $n } prêtres
    }

philosophers =
    { $n ->
        [one] { $n } philosophe
       *[other] { $n } philosophes
    }

metropolises =
    { $n ->
        [0] aucune Métropole
        [one] { $n } Métropole
       *[other] { $n } Métropoles
    }

steps =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }

islands =
    { $n ->
        [one] { $n } île
       *[other] { $n } îles
    }

buildings =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }

cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

sea-spaces =
    { $n ->
        [one] { $n } case de mer
       *[other] { $n } cases de mer
    }

free-slots =
    { $n ->
        [one] { $n } emplacement libre
       *[other] { $n } emplacements libres
    }

steps-left =
    { $n ->
        [0] aucune case restante
        [one] { $n } case restante
       *[other] { $n } cases restantes
    }

slot = emplacement { $n }

island =
    { $case ->
        [at] sur l’île { $n }
        [of] de l’île { $n }
        [Of] De l’île { $n }
        [The] L’île { $n }
        [start] Île { $n }
        [bare] île { $n }
        [number] { $n }
       *[nom] l’île { $n }
    }

sea =
    { $case ->
        [at] en { $id }
        [of] { DE($id) }
        [Of] { DE($id, case: "Of") }
       *[nom] { $id }
    }

creature-is =
    { CREATURE($id, case: "The") } { $id ->
        [fates] sont
       *[other] est
    }

creature-is-not =
    { CREATURE($id, case: "The") } { $id ->
        [fates] ne sont pas
       *[other] n’est pas
    }
