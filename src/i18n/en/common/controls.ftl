## Buttons and menus of the bot. Max: 38

# Under posts: opens the panel with all that the player can do.
control-makeMove = Make a move
control-board = Board
# Opens the player’s own goods and secrets.
control-card = My card
# Opens the list of all that has happened.
control-log = Log
# In the panel: one step back.
control-back = Back
# In the log: the page before.
control-earlier = Earlier
# In the log: the page after.
control-later = Later
# In a menu of several pages.
control-previousChoices = Previous
# In a menu of several pages.
control-nextChoices = More
control-join = Join
# Gives the seat back, before the match starts.
control-leave = Leave
control-start = Start
control-settings = Settings
# Under the last post of a match: opens a new one with the same settings.
control-again = Play again
# After a direct message that could not be sent.
control-tryDirectMessage = Try again
control-mySettings = My settings
# Reminds those for whom the match waits.
control-nudge = Nudge
# Opens the planned moves.
control-orders = Orders
# A planned move.
control-saveOrder = Save
# The same, if it is played at once.
control-saveAndPlay = Save and play
# Takes back the last move.
control-undo = Undo
# Makes it again.
control-redo = Redo
# The answer to “really resign?”
control-reallyConcede = Yes, give up
# Under a vote.
control-voteYes = Yes
# Under a vote.
control-voteNo = No
# Under a vote, for who called it.
control-withdrawVote = Withdraw
# The answer to “ask all to vote?”
control-callVote = Yes, ask them
# Under the offer of a free seat.
control-takeSeat = Take the seat
# For who gave the seat away.
control-takeBack = Take my seat back
# The answer to “really give your seat away?”
control-reallyHandOver = Yes, give it away
# The answer to “really let an AI player play your seat?”
control-reallyLetComputer = Yes, let it play
# In the lobby: an AI player takes a seat.
control-addComputer = Add a computer
