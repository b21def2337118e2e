### Cyclades: části tahů

choice-PlaceBid = { GOD($god) } – { $least } až { GOLD($most) }
choice-PlaceBid-over = { GOD($god) } – { $least } až { GOLD($most) }, proti { $amount } ({ $seat })
choice-Build = { PLACE($island) } – { FREE-SLOTS($slots) }
choice-DiscardBuilding = { PLACE($island) } – { $buildings }
choice-DiscardBuilding-building = { BUILDING($building) }
choice-from-island = Z { PLACE($from) } ({ TROOPS($troops) })
choice-from-sea = Z { PLACE($from) } ({ FLEETS($fleets) }) – { $beside }
choice-to = Na { PLACE($to) } ({ $there })
choice-SellPiece-troop = Voják – { ISLANDS($places) }
choice-SellPiece-fleet = Loď – { SEA-SPACES($places) }
choice-fleets = { PLACE($sea) } – { $fleets }
choice-slot = Místo { $slot } ({ BUILDING($building) })
choice-buildings = { PLACE($island) } ({ $owner }) – { $buildings }
choice-creature = { $priced } – { $hint }

hint-fates = tvůj příjem ještě jednou
hint-griffon = polovina zlata jednoho soupeře
hint-harpy = odnese soupeři vojáka
hint-pegasus = přenese vojáky na kterýkoli ostrov
hint-mermaid = nahradí osamělou loď tvojí
hint-giant = zničí budovu
hint-dryad = vezme kněze
hint-satyr = vezme filozofa
hint-cyclops = změní tvoji budovu na jiný druh
hint-sphinx = koupí tvoje kusy
hint-sylph = kroky zdarma pro tvoje lodě
hint-chimera = povolá bytost z odkládacího balíčku
hint-minotaur = brání ostrov jako 2 vojáci
hint-chiron = chrání před Pegasem, Gigantem a Harpyjí
hint-medusa = drží vojáky na ostrově
hint-polyphemus = odežene lodě od ostrova
hint-kraken = potopí lodě na námořním poli
