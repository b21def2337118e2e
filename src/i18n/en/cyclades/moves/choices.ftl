### Parts of moves: entries of menus that lead to several moves.

## Max: 80

# $least and $most: what may be offered.
choice-PlaceBid = { GOD($god) } – { $least } to { GOLD($most) }
# $seat: who has offered $amount there.
choice-PlaceBid-over = { GOD($god) } – { $least } to { GOLD($most) }, over { $seat }’s { $amount }
choice-Build = { PLACE($island) } – { FREE-SLOTS($slots) }
# $buildings: a list of choice-DiscardBuilding-building.
choice-DiscardBuilding = { PLACE($island) } – { $buildings }
choice-DiscardBuilding-building = { BUILDING($building) }
choice-from-island = From { PLACE($from) } ({ TROOPS($troops) })
# $beside: place-beside.
choice-from-sea = From { PLACE($from) } ({ FLEETS($fleets) }) – { $beside }
# $there: what waits there (place-yours-sea …).
choice-to = To { PLACE($to) } ({ $there })
# $places: on how many islands one can be sold.
choice-SellPiece-troop = A troop – { ISLANDS($places) }
# $places: in how many sea spaces one can be sold.
choice-SellPiece-fleet = A fleet – { SEA-SPACES($places) }
# $fleets: place-fleets-someones.
choice-fleets = { PLACE($sea) } – { $fleets }
choice-slot = { SLOT($slot) } ({ BUILDING($building) })
# $owner: place-yours …; $buildings: a list.
choice-buildings = { PLACE($island) } ({ $owner }) – { $buildings }
# $priced: creature-priced; $hint: hint-harpy …
choice-creature = { $priced } – { $hint }

## What each creature does, for those who do not know the cards. Max: 60

hint-fates = your income once more
hint-griffon = half of an opponent’s gold
hint-harpy = removes an opponent’s troop
hint-pegasus = flies troops to any island
hint-mermaid = replaces a lone fleet by yours
hint-giant = destroys a building
hint-dryad = takes a priest
hint-satyr = takes a philosopher
hint-cyclops = turns your building into another type
hint-sphinx = buys your pieces
hint-sylph = free steps for your fleets
hint-chimera = calls a creature of the discard pile
hint-minotaur = defends an island like 2 troops
hint-chiron = keeps Pegasus, Giant and Harpy off
hint-medusa = holds the troops of an island
hint-polyphemus = drives fleets from an island
hint-kraken = sinks the fleets of a sea space
