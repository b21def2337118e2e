# In the middle of a sentence.
game-round = round { $round }

# The same in a campaign of several levels.
game-round-level = round { $round } of level { $level }

# Who wins a match that is ended early, in the middle of a sentence.
game-standing = the player with the most points wins; ties are broken by the higher of power and population, then by coins

## Lines of the chart that is posted at the end of a match.

course-coins = Coins

course-population = Population

course-power = Power

# The lower of population and power, as a heading.
course-score = Score

# The name of the game.
game-name = Peloponnes

## The options of a match, and what their values are called

option-halfCoin = Market and Agora
option-halfCoin-on = bids count as half a coin higher
option-halfCoin-off = don’t affect bids
# Whether as many luxury goods as possible must be spent.
option-feeding = Luxury goods for missing food
option-feeding-choice = as many as you like
option-feeding-forced = as many as possible
option-marker = Coin on a building lost in an earthquake
option-marker-lost = lost too
option-marker-returned = returned
option-solo = Solo play
option-solo-single = single game
option-solo-campaign = campaign of 5 levels

## Lessons: what each is about. Max: 38

# The first lesson.
lesson-name = Your first two rounds
# The second lesson.
lesson2-name = Marking and disasters
