## Buttons and menus of the bot. Max: 38

# Under posts: opens the panel with all that the player can do.
control-makeMove = Make a move
control-board = Board
# Opens the player’s own goods and secrets.
control-card = My card
# Opens the list of all that has happened.
control-log = Log
# Under the last post of a match: opens the report on it.
control-report = Report
# Under a picture: opens its content as text.
control-inWords = In words
# Under a picture: opens what makes the dice and draws checkable.
control-fairness = Fair chance
# Turns the pictures that the player alone sees into tall ones, or back.
control-tallPictures = Picture for phones
control-widePictures = Wide picture
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
# Leaves the match, before it starts.
control-leave = Leave
control-start = Start
control-settings = Settings
# In the settings of a match that hasn’t started: opens the settings that few hosts change.
control-houseRules = House rules
# In the settings of a server: posts the message that invites a channel to play.
control-welcome = Post a welcome
# Under that message: opens the lessons.
control-teach = Learn to play
# Under the last post of a match: opens a new one with the same settings.
control-again = Play again
# After a direct message that could not be sent.
control-tryDirectMessage = Try again
control-mySettings = My settings
# Reminds those for whom the match waits.
control-nudge = Remind
# Opens the planned moves.
control-orders = Plan ahead
# A planned move.
control-saveOrder = Save
# The same, if it is played at once.
control-saveAndPlay = Save and play
# Undoes the last move.
control-undo = Undo
# Makes it again.
control-redo = Redo
# The answer to “Resign?”
control-reallyConcede = Yes, resign
# Under a vote.
control-voteYes = Yes
# Under a vote.
control-voteNo = No
# Under a vote, for the player who called it.
control-withdrawVote = Cancel vote
# The answer to “Call a vote?”
control-callVote = Yes, call the vote
# Under the offer of a free seat.
control-takeSeat = Take over
# For the player who gave the seat away.
control-takeBack = Take back my seat
# The answer to “Give up your seat?”
control-reallyHandOver = Yes, give it up
# The answer to “Let an AI player play your seat?”
control-reallyLetComputer = Yes, let the AI play
# In the lobby: an AI player joins.
control-addComputer = Add AI player
