### Hints in matches against AI players

# A button in the panel. Max: 38
control-hint = Hint
# Above two lines of hint-move.
hint-title = **Hint** – the strong AI player’s best two moves:
# $number: 1 or 2. $move: the label of the move. $percent: how often it wins, in its estimate. $reasons: a list with semicolons.
hint-move = { $number }. **{ $move }** – wins about { $percent }%: { $reasons }.
# In place of reasons.
hint-no-reason = everything else costs more than it brings
# The AI player found nothing in time.
hint-none = I have no hint right now. Please try again.
# In a match with other people.
hint-closed = You only get hints in matches against AI players alone.
