### Words on the picture. Short: the tests in tests/renderers/peloponnes find those that do not fit.

## Small tiles have room for one word: a word for each building whose name has several

picture-short-B03 = Odeon
picture-short-B15 = Temple
picture-short-C01 = Masonry
picture-short-C06 = Workshop
picture-short-C08 = Statue
picture-short-C09 = Liongate
picture-short-C10 = Fortress

## Disasters, by themselves

picture-disaster-earthquake = Earthquake
picture-disaster-drought = Drought
picture-disaster-plague = Plague
picture-disaster-tempest = Tempest
picture-disaster-decline = Decline

## The steps of a round

picture-phase-unstarted = Before the deal
picture-phase-revealing = New tiles
picture-phase-offers = Bids
picture-phase-placing = Building
picture-phase-income = Income
picture-phase-chits = Disaster chits
picture-phase-feeding = Supply round
picture-phase-finishing = Supply round
picture-phase-scoring = Scores
picture-phase-bonus = Level won
picture-phase-ended = The end

## Other words

# The supply round that ends the game, in place of the step.
drawn-lastSupply = Last supply
# In the header. $n: a number.
drawn-round = Round { $n }
# Campaign. $n: a number.
drawn-level = Level { $n }
# In the header of a match that is over, as the next three.
drawn-victory = Victory
drawn-draw = Draw
# A level of the campaign was not reached.
drawn-defeat = Level lost
# In place of the three above, for a match alone and one without a winner.
drawn-over = The end
# Before the turn order.
drawn-order = Order
# Above the auction row.
drawn-auction = Auction
# Above the conquest row.
drawn-conquest = Conquest
# For what an earthquake takes a good.
drawn-eachBuilding = each building
# For what a tempest takes a good.
drawn-eachLand = each land
# For whom a supply round takes food.
drawn-eachInhabitant = each inhabitant
# Stamp on a tile that has just come.
drawn-new = New
# Stamp on a building that has just been paid for.
drawn-paid = Paid off
# Beside the goods that a player got since the last round.
drawn-gained = Gained
# Beside the goods that a player spent since then.
drawn-spent = Spent
# Stamp on a tile that has just gone.
drawn-lost = Lost
# Beside a player whom a disaster did not affect.
drawn-safe = Protected
