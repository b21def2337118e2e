### Parts of moves: entries of menus that lead to several moves.

## Max: 80

# $least and $most: the lowest and the highest bid.
choice-PlaceBid = { GOD($god) } – bid { $least } to { GOLD($most) }
# $seat: the player who has bid $amount there.
choice-PlaceBid-over = { GOD($god) } – bid { $least } to { GOLD($most) }, over { $seat }’s { $amount }
choice-Build = { PLACE($island, case: "start") } – { FREE-SLOTS($slots) }
# $buildings: a list of choice-DiscardBuilding-building.
choice-DiscardBuilding = { PLACE($island, case: "start") } – { $buildings }
choice-DiscardBuilding-building = { BUILDING($building) }
choice-from-island = From { PLACE($from) } ({ TROOPS($troops) })
# $beside: place-beside.
choice-from-sea = From { PLACE($from) } ({ FLEETS($fleets) }) – { $beside }
# $there: what is at that place (place-yours-sea …).
choice-to = To { PLACE($to) } – { $there }
# $places: on how many islands one can be sold.
choice-SellPiece-troop = A troop – { ISLANDS($places) } to choose from
# $places: in how many sea spaces one can be sold.
choice-SellPiece-fleet = A fleet – { SEA-SPACES($places) } to choose from
# $fleets: place-fleets-someones.
choice-fleets = { PLACE($sea) } – { $fleets }
choice-slot = Slot { $slot } ({ BUILDING($building) })
# $owner: place-yours …; $buildings: a list.
choice-buildings = { PLACE($island, case: "start") } ({ $owner }) – { $buildings }
# $priced: creature-priced; $hint: hint-harpy …
choice-creature = { $priced } – { $hint }

## What each creature does, for players who don't know the cards. Max: 60

hint-fates = collect your income again
hint-griffon = take half of an opponent’s gold
hint-harpy = remove an opponent’s troop
hint-pegasus = fly troops to any island
hint-mermaid = replace a lone enemy fleet with yours
hint-giant = destroy a building
hint-dryad = take a priest
hint-satyr = take a philosopher
hint-cyclops = change the type of your building
hint-sphinx = sell units, priests or philosophers
hint-sylph = move your fleets for free
hint-chimera = use a discarded creature
hint-minotaur = defends an island like 2 troops
hint-chiron = blocks Pegasus, Giant and Harpy
hint-medusa = stops troops leaving an island
hint-polyphemus = pushes fleets away from an island
hint-kraken = destroys the fleets in a sea space
