## Rated matches

# The name of a setting. Max: 45
setting-rated = Rated
# A value of it. Max: 100
setting-rated-on = yes, it changes the players’ ratings
setting-rated-off = no
refusal-ratedByBeacon = A rated match draws by the public beacon. First make the match unrated.
refusal-ratedTooLate = A match can only become rated before other people join, so that everyone knows. Open a new one.
