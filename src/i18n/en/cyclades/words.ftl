### Words of Cyclades.
### Other phrases call them in capitals: "{ GOLD($cost) }". A language may give a word any cases it needs.

# The gods.
god =
    { $id ->
        [poseidon] Poseidon
        [ares] Ares
        [zeus] Zeus
        [athena] Athena
       *[apollo] Apollo
    }

# The buildings.
building =
    { $id ->
        [port]
            { $case ->
                [a] a port
                [the] the port
               *[nom] port
            }
        [fortress]
            { $case ->
                [a] a fortress
                [the] the fortress
               *[nom] fortress
            }
        [temple]
            { $case ->
                [a] a temple
                [the] the temple
               *[nom] temple
            }
       *[university]
            { $case ->
                [a] a university
                [the] the university
               *[nom] university
            }
    }

# One unit or card that a god lets you recruit.
piece =
    { $id ->
        [troop]
            { $case ->
                [a] a troop
               *[nom] troop
            }
        [fleet]
            { $case ->
                [a] a fleet
               *[nom] fleet
            }
        [priest]
            { $case ->
                [a] a priest
               *[nom] priest
            }
       *[philosopher]
            { $case ->
                [a] a philosopher
               *[nom] philosopher
            }
    }

# The mythological creatures; "the" is for the middle of a sentence, "The" for its beginning.
creature =
    { $id ->
        [fates]
            { $case ->
                [the] the Fates
                [The] The Fates
               *[nom] Fates
            }
        [griffon]
            { $case ->
                [the] the Griffon
                [The] The Griffon
               *[nom] Griffon
            }
        [harpy]
            { $case ->
                [the] the Harpy
                [The] The Harpy
               *[nom] Harpy
            }
        [pegasus] Pegasus
        [mermaid]
            { $case ->
                [the] the Mermaid
                [The] The Mermaid
               *[nom] Mermaid
            }
        [giant]
            { $case ->
                [the] the Giant
                [The] The Giant
               *[nom] Giant
            }
        [dryad]
            { $case ->
                [the] the Dryad
                [The] The Dryad
               *[nom] Dryad
            }
        [satyr]
            { $case ->
                [the] the Satyr
                [The] The Satyr
               *[nom] Satyr
            }
        [cyclops]
            { $case ->
                [the] the Cyclops
                [The] The Cyclops
               *[nom] Cyclops
            }
        [sphinx]
            { $case ->
                [the] the Sphinx
                [The] The Sphinx
               *[nom] Sphinx
            }
        [sylph]
            { $case ->
                [the] the Sylph
                [The] The Sylph
               *[nom] Sylph
            }
        [chimera]
            { $case ->
                [the] the Chimera
                [The] The Chimera
               *[nom] Chimera
            }
        [minotaur]
            { $case ->
                [the] the Minotaur
                [The] The Minotaur
               *[nom] Minotaur
            }
        [chiron] Chiron
        [medusa] Medusa
        [polyphemus] Polyphemus
       *[kraken]
            { $case ->
                [the] the Kraken
                [The] The Kraken
               *[nom] Kraken
            }
    }

# An amount of gold.
gold = { $n } GP

# After what was bought: what it cost. Empty for what was free.
for-gold =
    { $n ->
        [0] { "" }
       *[other] { " " }for { GOLD($n) }
    }

# At the end of a button: what it costs.
price =
    { $n ->
        [0] (free)
       *[other] ({ GOLD($n) })
    }

troops =
    { $n ->
        [0] no troops
        [one] { $n } troop
       *[other] { $n } troops
    }

fleets =
    { $n ->
        [0] no fleets
        [one] { $n } fleet
       *[other] { $n } fleets
    }

units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }

priests =
    { $n ->
        [one] { $n } priest
       *[other] { $n } priests
    }

philosophers =
    { $n ->
        [one] { $n } philosopher
       *[other] { $n } philosophers
    }

metropolises =
    { $n ->
        [0] no Metropolises
        [one] { $n } Metropolis
       *[other] { $n } Metropolises
    }

steps =
    { $n ->
        [0] no steps
        [one] { $n } step
       *[other] { $n } steps
    }

islands =
    { $n ->
        [one] { $n } island
       *[other] { $n } islands
    }

buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }

cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

sea-spaces =
    { $n ->
        [one] { $n } sea space
       *[other] { $n } sea spaces
    }

free-slots =
    { $n ->
        [one] { $n } free slot
       *[other] { $n } free slots
    }

# A space for a building on an island; slots are counted from 1.
slot = slot { $n }

# An island by its number. PLACE is this or a sea space. In English "start" is for the beginning of a sentence or label, "number" for lists.
island =
    { $case ->
        [start] Island { $n }
        [number] { $n }
       *[nom] island { $n }
    }

# A sea space by its letter and number: C3.
sea = { $id }

# The beginning of a sentence about a creature.
creature-is-not =
    { CREATURE($id, case: "The") } { $id ->
        [fates] aren’t
       *[other] isn’t
    }
