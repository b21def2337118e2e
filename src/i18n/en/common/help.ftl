## Around rules and help

# Words on buttons and menus. Max: 38
help-control-why = Why?
# Explains what is on a picture.
help-control-explain = Explain the picture
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
# Nothing holds what was typed; below it is the list of sections. $typed is escaped.
help-nothing-found = I found nothing about “{ $typed }” in these rules.
# Above the pages of help. $match: “#12 Cyclades”
help-titles-now = **{ $match } – what can I do now?**
# $match: “#12 Cyclades”
help-titles-costs = **{ $match } – what does it cost?**
# $match: “#12 Cyclades”
help-titles-winning = **{ $match } – how do I win?**
# $match: “#12 Cyclades”
help-titles-explain = **{ $match } – the picture explained**
# Above the kinds of move that are possible.
help-possible = Here’s what you can do now. Press *{ control-makeMove }*, or type:
# Of a match that waits for nothing from the reader.
help-states-lobbySeated = This match hasn’t started. The host presses *{ control-start }* under its message once enough players have joined. Until then, you can press *{ control-leave }*.
help-states-lobbyOutside = This match hasn’t started. Press *{ control-join }* under its message to play, unless it’s invitation only.
help-states-waiting = It’s not your turn; I’ll let you know when it is. Press *{ control-orders }* in your panel to plan moves. { COMMAND("board") }, { COMMAND("gold") } and { COMMAND("log") } show where things stand.
help-states-watching = You’re not playing in this match, but you’re welcome to spectate. { COMMAND("board") } shows the board, and { COMMAND("log") } shows what has happened.
help-states-over = This match is over. Press *{ control-again }* under its last post to open a new one. Look back at it with { COMMAND("history") }.
# To a player who can choose something: how that looks on the picture of their panel.
help-lit = In your panel, the picture highlights what you can choose with a bright rim.
# Of a picture that shows one part of the board, above the guide to all of it.
help-part = This picture is an enlarged part of the board. The text beside it describes only this part: what’s there, what it earns and what borders it. The symbols are the same as on the whole board:
# Whose colours they are, and what the emoji before a name is: a star, a bull. $seats: a list, “Ada is red with a star, Carl is black with an amphora”
help-seats = Player colours: { $seats }. The sign before a name in my messages is that player’s mark on the picture.
# Two of them, or more. $before: those before. $next: the next.
help-seats-next = { $before }, { $next }
# How to begin, for a reader who has no match: a few lines of Markdown. $games: their names.
help-begin = **Getting started** – play-by-post board games: { $games }.
    - { COMMAND("match create") } opens a match in this channel. Friends press *{ control-join }*, then you press *{ control-start }*. Short of players? Press *{ control-addComputer }*.
    - { COMMAND("play") } finds players for you on this server.
    - { COMMAND("match list") } shows the open matches here, and { COMMAND("match join") } lets you join one. { COMMAND("cup status") } shows the cup here.
    - Each match has its own thread. Press *{ control-makeMove }* there, whenever you have time, to see everything you can do. Against AI players alone, *{ control-hint }* shows you good moves.
    - { COMMAND("rules") } looks up a rule. In a match, { COMMAND("help") } tells you what you can do, what it costs and how you win.
    - Set your time zone, quiet hours and reminders with { COMMAND("me settings") }.
# The message that invites a channel to play, with a button for each game and one for the lessons. $games: a list, “Cyclades and Peloponnes”
help-welcome =
    ### Play { $games } here, at your own pace
    Each match has its own thread. When it’s your turn, I mention you. Make your move whenever you have a minute.
# A button of that message: opens a match that others can join. $game: the game’s name. Max: 38
help-start = Start { $game }
# To the manager of a server who posted that message. $channel: a channel
help-welcome-posted = I’ve posted a welcome in { $channel }. Pin it so that it’s easy to find.
# Colour and mark of each player on the pictures; part of a sentence.
help-seat-mark-1 = red with a star
help-seat-mark-2 = amber with a bull
help-seat-mark-3 = violet with a moon
help-seat-mark-4 = black with an amphora
help-seat-mark-5 = ivory with a leaf
# One of them. $name: a player’s name. $mark: colour and mark.
help-seat-marked = { $name } is { $mark }
# What the chart of a match shows. $titles: a list of its parts
help-course-chart = **The chart** has one panel each for { $titles }. From left to right, it shows the start of each round by its number, then the end. Each line is a player, in their colour and pattern. At its right end are the player’s mark and final value. Overlapping lines are drawn side by side. The chart also shows what was hidden during the match.
# One of them. $title: as it is written on the chart.
help-course-title = “{ $title }”
# $numbers: the chart in words
help-course-numbers = **In numbers** – { $numbers }
# The animation of a match.
help-course-animation = **The animation** shows the board from the first move to the last, as everyone could see it. What was hidden stays hidden. Long matches skip some moves. It pauses on the last picture, then loops. *{ control-board }* explains its symbols.

## Around the lessons

# For new players, where it does not disturb: it names the command.
tutorial-hint = New to these games? { COMMAND("tutorial") } teaches you one in a few steps; only you see it.
# Asked when no game was named.
tutorial-which = Which lesson do you want to play? Each takes a few minutes. Only you see it, and you can leave at any time.
# Above each step. $title: its title. $lesson: what the lesson is called. $step: a number. $steps: a number
tutorial-heading = **{ $title }** – { $lesson }, { $step } of { $steps }
# What is to be pressed now. $move: the label of the move, plain text.
tutorial-now = Now: **{ $move }**
# A button beside actions: opens a section of the rules. $title: that of the section.
tutorial-rules = Rules: { $title }
# Another move was chosen than the lesson plays. $move: its label. $why: why it plays another.
tutorial-not-today = “{ $move }” is a legal move, and in a match you could play it. In this lesson, try another one: { $why }
# Said when the lesson was left.
tutorial-left = You’ve left the lesson. Start it again at any time with { COMMAND("tutorial") }.
# A button: the next step. Max: 38
tutorial-go-on = Next
# A button: begins a lesson of a game. $game: the game’s name. $lesson: what the lesson is called. Max: 60
tutorial-begin = { $game }: { $lesson }
# A button under the last step: starts a match against three AI players. Max: 38
tutorial-practise = Play against 3 novice AI players
# Below that button. “That match” is the one that it starts.
tutorial-practise-hint = Stuck in that match? Press *{ control-hint }* in your panel: it shows the two best moves and why.
