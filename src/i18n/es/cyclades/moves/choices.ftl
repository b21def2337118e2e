### Cyclades: partes de movimientos

choice-PlaceBid = { GOD($god) } – de { $least } a { GOLD($most) }
choice-PlaceBid-over = { GOD($god) } – de { $least } a { GOLD($most) }, sobre { $amount } de { $seat }
choice-Build = { PLACE($island) } – { FREE-SLOTS($slots) }
choice-DiscardBuilding = { PLACE($island) } – { $buildings }
choice-DiscardBuilding-building = { BUILDING($building) }
choice-from-island = De { PLACE($from) } ({ TROOPS($troops) })
choice-from-sea = De { PLACE($from) } ({ FLEETS($fleets) }) – { $beside }
choice-to = A { PLACE($to) } ({ $there })
choice-SellPiece-troop = Una tropa – { ISLANDS($places) }
choice-SellPiece-fleet = Una flota – { SEA-SPACES($places) }
choice-fleets = { PLACE($sea) } – { $fleets }
choice-slot = { SLOT($slot) } ({ BUILDING($building) })
choice-buildings = { PLACE($island) } ({ $owner }) – { $buildings }
choice-creature = { $priced } – { $hint }

hint-fates = tus ingresos otra vez
hint-griffon = la mitad del oro de un oponente
hint-harpy = quita una tropa a un oponente
hint-pegasus = lleva tropas volando a cualquier isla
hint-mermaid = reemplaza una flota sola por una tuya
hint-giant = destruye un edificio
hint-dryad = quita un sacerdote
hint-satyr = quita un filósofo
hint-cyclops = convierte un edificio tuyo en otro tipo
hint-sphinx = te compra piezas
hint-sylph = pasos gratis para tus flotas
hint-chimera = llama a una criatura de los descartes
hint-minotaur = defiende una isla como 2 tropas
hint-chiron = protege de Pegaso, Gigante y Arpía
hint-medusa = retiene las tropas de una isla
hint-polyphemus = aparta las flotas de una isla
hint-kraken = hunde las flotas de una casilla de mar
