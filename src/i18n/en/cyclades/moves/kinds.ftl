### Kinds of moves, and what is asked next.

## Kinds of moves: buttons of the panel. Max: 80

kind-PlaceBid = Make an offering
kind-Recruit = Recruit
# $piece: what the god of the turn grants.
kind-Recruit-priced = Recruit { PIECE($piece, case: "a") } { PRICE($cost) }
kind-Build = Build
kind-Build-priced = Build { BUILDING($building, case: "a") } { PRICE($cost) }
kind-MoveFleets = Move fleets { PRICE($cost) }
# A voyage has steps left.
kind-MoveFleets-on = Sail on, or start anew
kind-MoveFleets-sylph = Sail with the { CREATURE("sylph") } ({ STEPS($steps) } left)
kind-MoveTroops = Move troops { PRICE($cost) }
kind-PlaceProsperity = Place the prosperity marker
# A completed set of buildings becomes a Metropolis.
kind-DiscardBuilding = Give up a building
kind-PlaceMetropolis = Place the Metropolis
kind-Fight = Fight on
kind-Retreat = Retreat
kind-SwapCreature = Swap a creature { PRICE($cost) }
kind-UseCreature = Buy a creature
kind-UseCreature-chimera = Call a creature of the discard pile
# To the Sphinx. $gold: what each piece brings.
kind-SellPiece = Sell a piece (+{ GOLD($gold) })
kind-PushFleets = Push fleets away
kind-MoveKraken = Move the Kraken { PRICE($cost) }
kind-FinishCreature = Be done with the creature
kind-FinishCreature-sphinx = Sell no more
kind-FinishCreature-sylph = Sail no more ({ STEPS($steps) } left)
kind-FinishCreature-kraken = Leave the Kraken in { PLACE($at) }
kind-EndTurn = End your turn

## Questions above the menus of the panel. Max: 100

ask-PlaceBid-god = Which god?
ask-PlaceBid-amount = How much do you offer?
ask-Recruit-at = Where?
ask-Build-island = Where?
ask-Build-slot = In which slot?
ask-MoveFleets-from = From which sea space?
ask-MoveFleets-to = To which sea space?
ask-MoveFleets-fleets = How many fleets?
ask-MoveTroops-from = From which island?
ask-MoveTroops-to = To which island?
ask-MoveTroops-troops = How many troops?
ask-PlaceProsperity-island = On which island?
ask-DiscardBuilding-island = On which island?
ask-DiscardBuilding-slot = Which building?
ask-PlaceMetropolis-island = On which island?
ask-Retreat-to = Where to?
# A creature goes from the track to the discard pile.
ask-SwapCreature-creature = Which creature goes?
ask-UseCreature-creature = Which creature?
# The opponent who is robbed.
ask-UseCreature-target = From whom?
ask-UseCreature-island = On which island?
ask-UseCreature-slot = Which building?
ask-UseCreature-building = What does it become?
ask-UseCreature-sea = In which sea space?
ask-UseCreature-from = From where?
ask-UseCreature-to = To which island?
ask-UseCreature-troops = How many troops?
ask-SellPiece-piece = What do you sell?
ask-SellPiece-at = From where?
ask-PushFleets-from = Fleets of which sea space?
ask-PushFleets-to = To which sea space?
ask-MoveKraken-to = To which sea space?
