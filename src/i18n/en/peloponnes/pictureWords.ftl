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
picture-last-supply = Last supply
# In the header. $n: a number.
picture-round = Round { $n }
# Campaign. $n: a number.
picture-level = Level { $n }
# In the header of a match that is over, as the next three.
picture-victory = Victory
picture-draw = Draw
# A level of the campaign was not reached.
picture-defeat = Level lost
# In place of the three above, for a match alone and one without a winner.
picture-over = The end
# Before the turn order.
picture-order = Order
# Above the auction row.
picture-auction = Auction
# Above the conquest row.
picture-conquest = Conquest
# For what an earthquake takes a good.
picture-each-building = each building
# For what a tempest takes a good.
picture-each-land = each land
# For whom a supply round takes food.
picture-each-inhabitant = each inhabitant
# Stamp on a tile that has just come.
picture-new = New
# Stamp on a building that has just been paid for.
picture-paid = Paid off
# Beside the goods that a player got since the last round.
picture-gained = Gained
# Beside the goods that a player spent since then.
picture-spent = Spent
# Stamp on a tile that has just gone.
picture-lost = Lost
# Beside a player whom a disaster did not affect.
picture-safe = Protected
