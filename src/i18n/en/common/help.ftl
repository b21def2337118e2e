## Around rules and help

# Words on buttons and menus. Max: 38
help-control-why = Why?
help-control-explain = What do I see?
help-control-now = What can I do now?
help-control-costs = What does it cost?
help-control-winning = How do I win?
help-control-contents = All sections
help-control-chooseSection = Choose a section
# What the rules of the bot are called, as the others are by the names of the games.
help-house = Playing here
# Above a section of the rules. $title: its title. $book: “Cyclades”
help-section = **{ $title }** – { $book }
# Above the list of all sections. $book: “Cyclades”
help-contents = **The rules: { $book }**
    Choose a section, or search with { COMMAND("rules", "search") }.
# Nothing holds what was typed; below it stands the list of sections. $typed is escaped.
help-nothing-found = Nothing in these rules is about “{ $typed }”.
# Above the pages of help. $match: “#12 Cyclades”
help-titles-now = **{ $match } – what can I do now?**
# $match: “#12 Cyclades”
help-titles-costs = **{ $match } – what does it cost?**
# $match: “#12 Cyclades”
help-titles-winning = **{ $match } – how do I win?**
# $match: “#12 Cyclades”
help-titles-explain = **{ $match } – what do I see?**
# Above the kinds of move that are possible.
help-possible = You can do this now, with *{ control-makeMove }* or by typing:
# Of a match that asks nothing of the reader.
help-states-lobbySeated = This match has not begun. Its host presses *{ control-start }* under its message once enough have joined; until then *{ control-leave }* gives a seat back.
help-states-lobbyOutside = This match has not begun. *{ control-join }* under its message gives you a seat, if it is not by invitation.
help-states-waiting = Nothing is asked of you just now; you are called when it is. *{ control-orders }* in your panel say beforehand what you would play, and { COMMAND("board") }, { COMMAND("gold") } and { COMMAND("log") } show how things stand.
help-states-watching = You have no seat in this match, and are welcome to watch: { COMMAND("board") } shows the table, { COMMAND("log") } what has happened.
help-states-over = This match is over. *{ control-again }* under its last post opens the next one; { COMMAND("history") } looks back at it.
# To somebody who can choose something: how that looks on the picture of their panel.
help-lit = In your panel, what you can choose has a bright rim on the picture.
# Of a picture that shows one part of the board, above the guide to all of it.
help-part = This picture shows one part of the board, drawn larger. What stands beside it in words is of that part alone: what lies there, what it brings, what borders on it. Its marks are those of the whole board:
# Whose colours they are. $seats: a list, “Ada is red with a star, Carl is black with an amphora”
help-seats = Whose it is: { $seats }.
# Two of them, or more. $before: those before. $next: the next.
help-seats-next = { $before }, { $next }
# How to begin, to somebody who has no match: a few lines of Markdown. $games: their names.
help-begin = **How to begin** – heavy board games by post: { $games }.
    - { COMMAND("match create") } opens a match in this channel. Friends press *{ control-join }*, then you press *{ control-start }*; *{ control-addComputer }* fills a seat.
    - { COMMAND("match list") } shows what is open here, { COMMAND("match join") } takes a seat.
    - The match lives in a thread. *{ control-makeMove }* there opens your panel with everything you can do; you move when you find the time.
    - { COMMAND("rules") } looks a rule up, { COMMAND("help") } in a match says what you can do, what it costs and how you win.
    - { COMMAND("me settings") } has your time zone, quiet hours and reminders.
# Colour and mark of each seat on the pictures; part of a sentence.
help-seat-mark-1 = red with a star
help-seat-mark-2 = amber with a bull
help-seat-mark-3 = violet with a moon
help-seat-mark-4 = black with an amphora
help-seat-mark-5 = ivory with a leaf
# One of them. $name: a player’s name. $mark: colour and mark.
help-seat-marked = { $name } is { $mark }
# What the chart of a match shows. $titles: a list of its parts
help-course-chart = **The chart** – a panel each for { $titles }. From left to right: the beginning of each round, by its number, and last the end. Each line is a seat, in its colour; at its right end stand the seat’s mark and what it had at last. Lines that would run together stand side by side. What was hidden during the match is shown, too.
# One of them. $title: as it stands on the chart.
help-course-title = “{ $title }”
# $numbers: the chart in words
help-course-numbers = **In numbers** – { $numbers }
# The animation of a match.
help-course-animation = **The animation** – the board from the first move to the last, as everybody saw it then, so that what was hidden stays so there. Of a long match it leaves moves out. The last picture stays for a while, then it begins anew. *{ control-board }* explains its marks.

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
