### Statistics of Peloponnes: /me record and /server record.

# A heading: how many matches were won with each civilisation. Max: 30
facts-sides = Wins by civilisation
# A heading: how often each tile was laid out. Max: 30
facts-used = Tiles laid out
