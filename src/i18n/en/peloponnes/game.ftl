# In the middle of a sentence.
game-round = round { $round }

# The same in a campaign of several levels.
game-round-level = round { $round } of level { $level }

# Who wins a match that is ended early, in the middle of a sentence.
game-standing = whoever has the most points wins, then the higher of power and population, then the most coins

## Lines of the chart that is posted at the end of a match.

course-coins = Coins

course-population = Population

course-power = Power
