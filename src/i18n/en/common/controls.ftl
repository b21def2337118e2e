## Buttons and menus of the bot. Max: 38

control-makeMove = Make a move
control-board = Board
# A seat's private card, from its own view.
control-card = My card
control-log = Log
control-back = Back
control-earlier = Earlier
control-later = Later
control-previousChoices = Previous
control-nextChoices = More
control-join = Join
control-leave = Leave
control-start = Start
# Everything as it is set, over the menus that change it.
control-settings = Settings
control-again = Play again
control-tryDirectMessage = Try again
control-mySettings = My settings
# Somebody in the match calls once more: `by`. `since`: a Discord time. `link`: where to play.
control-nudge = Nudge
# Absent in games that take no standing orders.
control-orders = Orders
control-saveOrder = Save
control-saveAndPlay = Save and play
control-undo = Undo
control-redo = Redo
control-reallyConcede = Yes, give up
control-voteYes = Yes
control-voteNo = No
control-withdrawVote = Withdraw
control-callVote = Yes, ask them
control-takeSeat = Take the seat
# On that menu while nothing is chosen.
control-takeBack = Take my seat back
control-reallyHandOver = Yes, give it away
control-reallyLetComputer = Yes, let it play
control-addComputer = Add a computer
