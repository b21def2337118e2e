### Cyclades : parties de coups

choice-PlaceBid = { GOD($god) } – de { $least } à { GOLD($most) }
choice-PlaceBid-over = { GOD($god) } – de { $least } à { GOLD($most) }, contre { $amount } { DE($seat) }
choice-Build = { PLACE($island) } – { FREE-SLOTS($slots) }
choice-DiscardBuilding = { PLACE($island) } – { $buildings }
choice-DiscardBuilding-building = { BUILDING($building, case: "the") }
choice-from-island = { PLACE($from, case: "Of") } ({ TROOPS($troops) })
choice-from-sea = { PLACE($from, case: "Of") } ({ FLEETS($fleets) }) – { $beside }
choice-to = Vers { PLACE($to) } ({ $there })
choice-SellPiece-troop = Une troupe – { ISLANDS($places) }
choice-SellPiece-fleet = Une flotte – { SEA-SPACES($places) }
choice-fleets = { PLACE($sea) } – { $fleets }
choice-slot = { SLOT($slot) } ({ BUILDING($building) })
choice-buildings = { PLACE($island) } ({ $owner }) – { $buildings }
choice-creature = { $priced } – { $hint }

hint-fates = tes revenus une fois de plus
hint-griffon = la moitié de l’or d’un adversaire
hint-harpy = retire une troupe à un adversaire
hint-pegasus = des troupes volent vers n’importe quelle île
hint-mermaid = remplace une flotte isolée par une des tiennes
hint-giant = détruit un bâtiment
hint-dryad = prend un prêtre
hint-satyr = prend un philosophe
hint-cyclops = change le type d’un de tes bâtiments
hint-sphinx = achète tes pièces
hint-sylph = déplacements gratuits pour tes flottes
hint-chimera = appelle une créature de la défausse
hint-minotaur = défend une île comme 2 troupes
hint-chiron = protège de Pégase, du Géant et de la Harpie
hint-medusa = retient les troupes d’une île
hint-polyphemus = repousse les flottes autour d’une île
hint-kraken = coule les flottes d’une case de mer
