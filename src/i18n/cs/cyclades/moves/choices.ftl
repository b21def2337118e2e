### Části tahů: položky menu, které vedou k víc tahům

choice-PlaceBid = { GOD($god) } – { $least } až { GOLD($most) }
choice-PlaceBid-over = { GOD($god) } – { $least } až { GOLD($most) } (zatím { $seat } { $amount })
choice-Build = { PLACE($island, case: "start") } – { FREE-SLOTS($slots) }
choice-DiscardBuilding = { PLACE($island, case: "start") } – { $buildings }
choice-DiscardBuilding-building = { BUILDING($building) }
choice-from-island = Z { PLACE($from, case: "gen") } ({ TROOPS($troops) })
choice-from-sea = Z { PLACE($from) } ({ FLEETS($fleets) }) – { $beside }
choice-to = Na { PLACE($to) } – { $there }
choice-SellPiece-troop = Voják – na výběr { Z($places) } { ISLANDS($places, case: "gen") }
choice-SellPiece-fleet = Loď – na výběr { Z($places) } { SEA-SPACES($places, case: "gen") }
choice-fleets = { PLACE($sea) } – { $fleets }
choice-slot = Místo { $slot } ({ BUILDING($building) })
choice-buildings = { PLACE($island, case: "start") } ({ $owner }) – { $buildings }
choice-creature = { $priced } – { $hint }

hint-fates = znovu ti dají příjem
hint-griffon = vezme soupeři polovinu zlata
hint-harpy = odstraní soupeři vojáka
hint-pegasus = přenese vojáky na kterýkoli ostrov
hint-mermaid = nahradí osamělou cizí loď tvojí
hint-giant = zničí budovu
hint-dryad = vezme soupeři kněze
hint-satyr = vezme soupeři filozofa
hint-cyclops = změní druh tvojí budovy
hint-sphinx = koupí tvoje jednotky, kněze a filozofy
hint-sylph = přesune tvoje lodě zdarma
hint-chimera = použije odhozenou bytost
hint-minotaur = brání ostrov jako 2 vojáci
hint-chiron = brání Pegasovi, Gigantovi a Harpyji
hint-medusa = drží vojáky na ostrově
hint-polyphemus = odežene lodě od ostrova
hint-kraken = zničí lodě na námořním poli
