### Cyclades
### Forms with an article are named by the masculine one: der, den, dem, ein, einen, einem. “Der” begins a sentence.

god =
    { $id ->
        [poseidon] Poseidon
        [ares] Ares
        [zeus] Zeus
        [athena] Athene
       *[apollo] Apollon
    }

building =
    { $id ->
        [port]
            { $case ->
                [der] der Hafen
                [Der] Der Hafen
                [den] den Hafen
                [dem] dem Hafen
                [ein] ein Hafen
                [einen] einen Hafen
                [einem] einem Hafen
               *[nom] Hafen
            }
        [fortress]
            { $case ->
                [der] die Festung
                [Der] Die Festung
                [den] die Festung
                [dem] der Festung
                [ein] eine Festung
                [einen] eine Festung
                [einem] einer Festung
               *[nom] Festung
            }
        [temple]
            { $case ->
                [der] der Tempel
                [Der] Der Tempel
                [den] den Tempel
                [dem] dem Tempel
                [ein] ein Tempel
                [einen] einen Tempel
                [einem] einem Tempel
               *[nom] Tempel
            }
       *[university]
            { $case ->
                [der] die Universität
                [Der] Die Universität
                [den] die Universität
                [dem] der Universität
                [ein] eine Universität
                [einen] eine Universität
                [einem] einer Universität
               *[nom] Universität
            }
    }

piece =
    { $id ->
        [troop]
            { $case ->
                [ein] eine Truppe
                [einen] eine Truppe
                [einem] einer Truppe
               *[nom] Truppe
            }
        [fleet]
            { $case ->
                [ein] eine Flotte
                [einen] eine Flotte
                [einem] einer Flotte
               *[nom] Flotte
            }
        [priest]
            { $case ->
                [ein] ein Priester
                [einen] einen Priester
                [einem] einem Priester
               *[nom] Priester
            }
       *[philosopher]
            { $case ->
                [ein] ein Philosoph
                [einen] einen Philosophen
                [einem] einem Philosophen
                [acc] Philosophen
                [dat] Philosophen
               *[nom] Philosoph
            }
    }

creature =
    { $id ->
        [fates]
            { $case ->
                [der] die Moiren
                [Der] Die Moiren
                [den] die Moiren
                [dem] den Moiren
               *[nom] Moiren
            }
        [griffon]
            { $case ->
                [der] der Greif
                [Der] Der Greif
                [den] den Greif
                [dem] dem Greif
               *[nom] Greif
            }
        [harpy]
            { $case ->
                [der] die Harpyie
                [Der] Die Harpyie
                [den] die Harpyie
                [dem] der Harpyie
               *[nom] Harpyie
            }
        [pegasus] Pegasus
        [mermaid]
            { $case ->
                [der] die Sirene
                [Der] Die Sirene
                [den] die Sirene
                [dem] der Sirene
               *[nom] Sirene
            }
        [giant]
            { $case ->
                [der] der Gigant
                [Der] Der Gigant
                [den] den Giganten
                [dem] dem Giganten
                [acc] Giganten
                [dat] Giganten
               *[nom] Gigant
            }
        [dryad]
            { $case ->
                [der] die Dryade
                [Der] Die Dryade
                [den] die Dryade
                [dem] der Dryade
               *[nom] Dryade
            }
        [satyr]
            { $case ->
                [der] der Satyr
                [Der] Der Satyr
                [den] den Satyr
                [dem] dem Satyr
               *[nom] Satyr
            }
        [cyclops]
            { $case ->
                [der] der Zyklop
                [Der] Der Zyklop
                [den] den Zyklopen
                [dem] dem Zyklopen
                [acc] Zyklopen
                [dat] Zyklopen
               *[nom] Zyklop
            }
        [sphinx]
            { $case ->
                [der] die Sphinx
                [Der] Die Sphinx
                [den] die Sphinx
                [dem] der Sphinx
               *[nom] Sphinx
            }
        [sylph]
            { $case ->
                [der] die Sylphe
                [Der] Die Sylphe
                [den] die Sylphe
                [dem] der Sylphe
               *[nom] Sylphe
            }
        [chimera]
            { $case ->
                [der] die Chimäre
                [Der] Die Chimäre
                [den] die Chimäre
                [dem] der Chimäre
               *[nom] Chimäre
            }
        [minotaur]
            { $case ->
                [der] der Minotaurus
                [the] der Minotaurus
                [Der] Der Minotaurus
                [den] den Minotaurus
                [dem] dem Minotaurus
               *[nom] Minotaurus
            }
        [chiron] Chiron
        [medusa] Medusa
        [polyphemus] Polyphem
       *[kraken]
            { $case ->
                [der] der Krake
                [Der] Der Krake
                [den] den Kraken
                [dem] dem Kraken
                [acc] Kraken
                [dat] Kraken
               *[nom] Krake
            }
    }

gold = { $n } GS

for-gold =
    { $n ->
        [0] { "" }
       *[other] { " " }für { GOLD($n) }
    }

price =
    { $n ->
        [0] (gratis)
       *[other] ({ GOLD($n) })
    }

troops =
    { $n ->
        [0] keine Truppen
        [one] { $n } Truppe
       *[other] { $n } Truppen
    }

fleets =
    { $n ->
        [0] keine Flotten
        [one] { $n } Flotte
       *[other] { $n } Flotten
    }

units =
    { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    }

priests =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Priester
               *[other] { $n } Priestern
            }
       *[nom]
            { $n ->
                [one] { $n } Priester
               *[other] { $n } Priester
            }
    }

philosophers =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } Philosophen
               *[other] { $n } Philosophen
            }
        [dat]
            { $n ->
                [one] { $n } Philosophen
               *[other] { $n } Philosophen
            }
       *[nom]
            { $n ->
                [one] { $n } Philosoph
               *[other] { $n } Philosophen
            }
    }

metropolises =
    { $n ->
        [0] keine Metropole
        [one] { $n } Metropole
       *[other] { $n } Metropolen
    }

steps =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Schritt
               *[other] { $n } Schritten
            }
       *[nom]
            { $n ->
                [one] { $n } Schritt
               *[other] { $n } Schritte
            }
    }

islands =
    { $n ->
        [one] { $n } Insel
       *[other] { $n } Inseln
    }

buildings =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Gebäude
               *[other] { $n } Gebäuden
            }
       *[nom]
            { $n ->
                [one] { $n } Gebäude
               *[other] { $n } Gebäude
            }
    }

cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

sea-spaces =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Seefeld
               *[other] { $n } Seefeldern
            }
       *[nom]
            { $n ->
                [one] { $n } Seefeld
               *[other] { $n } Seefelder
            }
    }

free-slots =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } freien Bauplatz
               *[other] { $n } freie Bauplätze
            }
        [dat]
            { $n ->
                [one] { $n } freien Bauplatz
               *[other] { $n } freien Bauplätzen
            }
       *[nom]
            { $n ->
                [one] { $n } freier Bauplatz
               *[other] { $n } freie Bauplätze
            }
    }

slot = Bauplatz { $n }

island =
    { $case ->
        [number] { $n }
        [at] auf Insel { $n }
        [At] Auf Insel { $n }
        [to] auf Insel { $n }
       *[nom] Insel { $n }
    }

sea =
    { $case ->
        [at] in { $id }
        [At] In { $id }
        [to] nach { $id }
       *[nom] { $id }
    }

creature-is =
    { CREATURE($id, case: "Der") } { $id ->
        [fates] liegen
       *[other] liegt
    }
