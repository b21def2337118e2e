## Around the lessons

# For somebody new, where it does not disturb: one sentence that names the command.
tutorial-hint = New to these games? { COMMAND("tutorial") } shows you one in a few presses, for you alone.
# Asked of somebody who has not said which game.
tutorial-which = Which game would you like to be shown? It takes about a dozen presses, nobody else sees it, and you can leave at any time.
# Above each step. $title: its title. $game: the name of a game. $step: a number. $steps: a number
tutorial-heading = **{ $title }** – { $game }, a first lesson, { $step } of { $steps }
# What is to be pressed now. $move: the label of the move, plain text.
tutorial-now = Now: **{ $move }**
# Another move was chosen than the lesson plays. $move: its label. $why: why it plays another.
tutorial-not-today = “{ $move }” is possible, and in a match it would be played. In this lesson something else comes now: { $why }
# Said when the lesson was left.
tutorial-left = The lesson is over. { COMMAND("tutorial") } begins it again whenever you like.
# A button: the next step. Max: 38
tutorial-go-on = Go on
# A button: begins the lesson of a game. $game: its name. Max: 38
tutorial-begin = Show me { $game }
