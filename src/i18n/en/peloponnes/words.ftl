### Words of Peloponnes.
### Other phrases call them in capitals: "{ GOLD($cost) }". A language may give a word any cases it needs.

# The civilisations, as printed on their boards.
civilisation =
    { $id ->
        [messene] Messene
        [patras] Patras
        [arkadia] Arkadia
        [korinth] Korinth
        [sparta] Sparta
        [pylos] Pylos
       *[argos] Argos
    }

# The disasters.
disaster =
    { $id ->
        [earthquake]
            { $case ->
                [the] the earthquake
               *[nom] earthquake
            }
        [drought]
            { $case ->
                [the] the drought
               *[nom] drought
            }
        [plague]
            { $case ->
                [the] the plague
               *[nom] plague
            }
        [tempest]
            { $case ->
                [the] the tempest
               *[nom] tempest
            }
       *[decline]
            { $case ->
                [the] the decline
               *[nom] decline
            }
    }

# A kind of good as a word of its own: what one chooses.
good =
    { $id ->
        [coins] coin
        [wood] wood
        [stone] stone
        [food] food
        [luxury] luxury good
       *[inhabitants] inhabitant
    }

coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

wood = { $n } wood

stone = { $n } stone

food = { $n } food

luxury =
    { $case ->
        [short]
            { $n ->
                [one] { $n } luxury
               *[other] { $n } luxuries
            }
       *[nom]
            { $n ->
                [one] { $n } luxury good
               *[other] { $n } luxury goods
            }
    }

inhabitants =
    { $case ->
       *[nom]
            { $n ->
                [one] { $n } inhabitant
               *[other] { $n } inhabitants
            }
    }

lands =
    { $n ->
        [one] { $n } land
       *[other] { $n } lands
    }

buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }

tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

# Luxury goods in the price of a button, as short as possible.
luxury-short =
    { $case ->
        [short]
            { $n ->
                [one] { $n } luxury
               *[other] { $n } luxuries
            }
       *[nom]
            { $n ->
                [one] { $n } luxury good
               *[other] { $n } luxury goods
            }
    }

# Land tiles have no printed names; these say what their pictures show.
landscape =
    { $id ->
        [mountains] Mountains
        [mountains-forest] Mountain Forest
        [mountains-hills] Highlands
        [forest-hills] Wooded Hills
        [forest] Forest
        [fields] Fields
       *[fields-forest] Glades
    }

# Building tiles, by their printed names. TILE is this or a land tile.
named-tile =
    { $id ->
        [A11]
            { $case ->
                [the] the Barracks
                [The] The Barracks
               *[nom] Barracks
            }
        [A12]
            { $case ->
                [the] the Bridge
                [The] The Bridge
               *[nom] Bridge
            }
        [A13]
            { $case ->
                [the] the Market
                [The] The Market
               *[nom] Market
            }
        [A14]
            { $case ->
                [the] the Street
                [The] The Street
               *[nom] Street
            }
        [A15]
            { $case ->
                [the] the Port
                [The] The Port
               *[nom] Port
            }
        [B01]
            { $case ->
                [the] the Aqueduct
                [The] The Aqueduct
               *[nom] Aqueduct
            }
        [B02]
            { $case ->
                [the] the Agora
                [The] The Agora
               *[nom] Agora
            }
        [B03]
            { $case ->
                [the] the Epidauros Odeon
                [The] The Epidauros Odeon
               *[nom] Epidauros Odeon
            }
        [B08]
            { $case ->
                [the] the Leonidaion
                [The] The Leonidaion
               *[nom] Leonidaion
            }
        [B12]
            { $case ->
                [the] the Granary
                [The] The Granary
               *[nom] Granary
            }
        [B13]
            { $case ->
                [the] the Quarry
                [The] The Quarry
               *[nom] Quarry
            }
        [B14]
            { $case ->
                [the] the Well
                [The] The Well
               *[nom] Well
            }
        [B15]
            { $case ->
                [the] the Temple of Apollo
                [The] The Temple of Apollo
               *[nom] Temple of Apollo
            }
        [C01] Cyclopean Masonry
        [C02] Agriculture
        [C06]
            { $case ->
                [the] the Workshop of Phidias
                [The] The Workshop of Phidias
               *[nom] Workshop of Phidias
            }
        [C07]
            { $case ->
                [the] the Stoa
                [The] The Stoa
               *[nom] Stoa
            }
        [C08]
            { $case ->
                [the] the Statue of Zeus
                [The] The Statue of Zeus
               *[nom] Statue of Zeus
            }
        [C09]
            { $case ->
                [the] the Liongate
                [The] The Liongate
               *[nom] Liongate
            }
       *[C10]
            { $case ->
                [the] the Tiryns Fortress
                [The] The Tiryns Fortress
               *[nom] Tiryns Fortress
            }
    }

# A land tile by its landscape and printed number: Highlands A03.
land-tile = { LANDSCAPE($landscape) } { $id }
