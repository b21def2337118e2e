### Cyclades as a game: its name, its options, and words about a whole match.

game-name = Cyclades
# Within a sentence.
game-round = cycle { $cycle }
# Who wins a match that is ended early, within a sentence.
game-standing = the player with the most Metropolises wins; ties are broken by islands, then by gold

## Lines of the chart at the end of a match.

course-gold = Gold
course-metropolises = Metropolises
course-islands = Islands

## Options of a match, each with its values. Max: 60 for a name with a value

option-priests = Priests with two players
# What a priest makes cheaper, where each player bids twice a cycle.
option-priests-sum = discount on the total of both bids
option-priests-each = discount on each bid
option-priests-one = discount on one bid
# How many of them there are.
option-stock = Stock
option-stock-later = 17 philosophers, 18 priests
option-stock-first = 16 philosophers, 16 priests
option-apolloMarker = Apollo’s marker
option-apolloMarker-any = on any island
option-apolloMarker-own = on your own islands
option-tie = Tie at the end
option-tie-gold = most gold wins
option-tie-metropolises = most Metropolises, then gold
option-gold = Gold
option-gold-secret = secret
option-gold-open = visible to all
option-creatures = Mythological creatures
option-creatures-all = all 17
option-creatures-none = none

## Lessons: what each is about. Max: 38

# The first lesson.
lesson-name = Your first cycle
# The second lesson.
lesson2-name = A battle and a Metropolis
