### Partes de jugadas: entradas de menús

choice-PlaceBid = { GOD($god) } – de { $least } a { GOLD($most) }
choice-PlaceBid-over = { GOD($god) } – de { $least } a { GOLD($most) }, supera a { $seat } ({ $amount })
choice-Build = { PLACE($island, case: "start") } – { FREE-SLOTS($slots) }
choice-DiscardBuilding = { PLACE($island, case: "start") } – { $buildings }
choice-DiscardBuilding-building = { BUILDING($building) }
choice-from-island = Desde { PLACE($from) } ({ TROOPS($troops) })
choice-from-sea = Desde { PLACE($from) } ({ FLEETS($fleets) }) – { $beside }
choice-to = A { PLACE($to) } – { $there }
choice-SellPiece-troop = Una tropa – a elegir entre { ISLANDS($places) }
choice-SellPiece-fleet = Una flota – a elegir entre { SEA-SPACES($places) }
choice-fleets = { PLACE($sea) } – { $fleets }
choice-slot = Recuadro { $slot } ({ BUILDING($building) })
choice-buildings = { PLACE($island, case: "start") } ({ $owner }) – { $buildings }
choice-creature = { $priced } – { $hint }

hint-fates = cobra otra vez tus ingresos
hint-griffon = quita a un rival la mitad de su oro
hint-harpy = elimina una tropa de un rival
hint-pegasus = lleva tropas volando a cualquier isla
hint-mermaid = cambia una flota rival solitaria por una tuya
hint-giant = destruye un edificio
hint-dryad = quita un sacerdote
hint-satyr = quita un filósofo
hint-cyclops = cambia el tipo de un edificio tuyo
hint-sphinx = vende unidades, sacerdotes o filósofos
hint-sylph = mueve tus flotas gratis
hint-chimera = usa una criatura descartada
hint-minotaur = defiende una isla como 2 tropas
hint-chiron = bloquea a Pegaso, al Gigante y a la Arpía
hint-medusa = retiene las tropas en una isla
hint-polyphemus = empuja las flotas que rodean una isla
hint-kraken = destruye las flotas de una casilla de mar
