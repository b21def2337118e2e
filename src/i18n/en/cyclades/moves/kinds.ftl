### Kinds of moves, and the questions that follow them.

## Kinds of moves: buttons of the panel. Max: 80

kind-PlaceBid = Bid for a god
kind-Recruit = Recruit
# $piece: what the god of the turn lets you recruit.
kind-Recruit-priced = Recruit { PIECE($piece, case: "a") } { PRICE($cost) }
kind-Build = Build
kind-Build-priced = Build { BUILDING($building, case: "a") } { PRICE($cost) }
kind-MoveFleets = Move fleets { PRICE($cost) }
# The fleets that moved last can move on; a new move is possible, too.
kind-MoveFleets-on = Keep moving, or start a new move
kind-MoveFleets-sylph = Move fleets with the { CREATURE("sylph") } ({ STEPS($steps) } left)
kind-MoveTroops = Move troops { PRICE($cost) }
kind-PlaceProsperity = Place the prosperity marker
# A completed set of buildings becomes a Metropolis.
kind-DiscardBuilding = Discard a building
kind-PlaceMetropolis = Place the Metropolis
kind-Fight = Fight on
kind-Retreat = Retreat
kind-SwapCreature = Replace a creature { PRICE($cost) }
kind-UseCreature = Buy a creature
kind-UseCreature-chimera = Use a discarded creature
# To the Sphinx. $gold: what she pays for each.
kind-SellPiece = Sell to the Sphinx (+{ GOLD($gold) } each)
kind-PushFleets = Push fleets away
kind-MoveKraken = Move the Kraken { PRICE($cost) }
kind-FinishCreature = Finish with the creature
kind-FinishCreature-sphinx = Stop selling
kind-FinishCreature-sylph = Stop moving ({ STEPS($steps) } left)
kind-FinishCreature-kraken = Leave the Kraken in { PLACE($at) }
kind-EndTurn = End your turn
# The same as the answer of the player: “Yes, end my turn”.
yes-EndTurn = End my turn
# The purchase of a creature of the track, as such an answer, and as a button where no other can be bought.
yes-UseCreature = Buy { CREATURE($creature, case: "the") } { PRICE($cost) }
# The same for a discarded creature, which is free.
yes-UseCreature-called = Use { CREATURE($creature, case: "the") }

## Questions above the menus of the panel. Max: 100

ask-PlaceBid-god = Which god will you bid for?
ask-PlaceBid-amount = How much will you bid?
ask-Recruit-at = Where will you recruit?
ask-Build-island = Which island will you build on?
ask-Build-slot = Which slot will you build in?
ask-MoveFleets-from = Which sea space will you move from?
ask-MoveFleets-to = Which sea space will you move to?
ask-MoveFleets-fleets = How many fleets will you move?
ask-MoveTroops-from = Which island will you move from?
ask-MoveTroops-to = Which island will you move to?
ask-MoveTroops-troops = How many troops will you move?
ask-PlaceProsperity-island = Which island gets the marker?
ask-DiscardBuilding-island = Which island will you discard from?
ask-DiscardBuilding-slot = Which building will you discard?
ask-PlaceMetropolis-island = Which island gets the Metropolis?
ask-Retreat-to = Where will you retreat to?
# A creature goes from the track to the discard pile.
ask-SwapCreature-creature = Which creature will you replace?
ask-UseCreature-creature = Which creature?
# The opponent whose gold, priest or philosopher is taken.
ask-UseCreature-target = Which opponent will you take from?
ask-UseCreature-island = Which island will you choose?
ask-UseCreature-slot = Which building will you choose?
ask-UseCreature-building = What will the building become?
ask-UseCreature-sea = Which sea space will you choose?
ask-UseCreature-from = Where will your units come from?
ask-UseCreature-to = Which island do they fly to?
ask-UseCreature-troops = How many troops fly?
ask-SellPiece-piece = What will you sell?
ask-SellPiece-at = Where will you sell it from?
ask-PushFleets-from = Which sea space will you push fleets from?
ask-PushFleets-to = Which sea space will you push them to?
ask-MoveKraken-to = Which sea space does the Kraken move to?
