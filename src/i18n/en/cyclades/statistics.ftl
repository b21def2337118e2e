### Statistics of Cyclades: /me record and /server record.

# A heading: how many matches were won by players who took most turns of each god. Max: 30
facts-sides = Wins by god
# A heading: how often each creature was used. Max: 30
facts-used = Creatures used
