### How a match ended, where that is the same in every game: in the log and on the board.
### $winners: one name or a list, "Ada and Blaise"; $count: how many they are.

# All players resigned.
ending-conceded = All players resigned, so no one wins.

# All others have gone: they were eliminated, or resigned.
ending-last =
    { $winners } { $count ->
        [one] is the last player left and wins
       *[other] are the last players left and share the win
    }.

ending-draw = The match ended in a draw between { $winners }.

# The players voted to end the match before its end.
ending-standing =
    The match ended early: { $winners } { $count ->
        [one] is in the lead and wins
       *[other] are tied for the lead and share the win
    }.

# Nobody moved any more.
ending-abandoned = The match was abandoned, so no one wins.

# In the log. $outcome: a sentence that tells how the match ended.
event-GameEnded = **The match is over.** { $outcome }
