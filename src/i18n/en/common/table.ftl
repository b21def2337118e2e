## Votes, seats that change hands, and moderators

# Values of the option “as” of the board.
table-board-forms-picture = picture
table-board-forms-text = text
# What can be voted on, in a menu, and as it is typed. Max: 100
table-motion-kinds-pause = Pause the match
table-motion-kinds-resume = End the pause
table-motion-kinds-extend = Give somebody more time
table-motion-kinds-replace = Find somebody else for a seat
table-motion-kinds-computer = Let a computer play a seat
table-motion-kinds-draw = End the match as a draw
table-motion-kinds-standing = End the match as it stands
table-motion-kinds-rewind = Go back in the match
table-motion-kinds-roll = Roll without the beacon
# On menus, asked before a vote is called.
table-which-motion = What shall the others vote on?
table-which-seat = Whose seat?
table-how-long = For how long?
table-how-far-back = Back to where?
# What an hour may be called where a length of time is typed, separated by commas.
table-hour-words = h, hour, hours
# The same of days.
table-day-words = d, day, days
# The same of weeks.
table-week-words = w, week, weeks
# Asked before a vote is called. $motion: what it is about, “to pause the match for 2 days”
table-confirm-vote = Ask all to vote **{ $motion }**? Your own voice is a yes.
# To somebody who had quiet hours when a vote was called. $link: where to vote. $match: a match, “#12”, $motion: what it is about, “to pause the match for 2 days”
table-vote-waits = { $match }: you are asked to vote { $motion }. Yes or no: { $link }
# $mention: the mention of a person, $match: a match, “#12”, $motion: what it is about, “to pause the match for 2 days”
table-public-vote-waits = { $mention }, { $match } asks you to vote { $motion }: yes or no, above.
# $motion: what it is about, “to pause the match for 2 days”
table-vote-called = The others are asked to vote { $motion }. Your own voice is a yes.
# Nobody else has a voice, and its person has the time of the vote to come back. $motion: what it is about, “to pause the match for 2 days”
table-vote-stays-open = Yours is the only voice in it: { $motion }. It comes about when the time of the vote is over, unless they play before.
# Nobody else had a voice, so that it is carried at once. $motion: what it is about, “to pause the match for 2 days”
table-vote-decided = Yours is the only voice in it, so it is decided: { $motion }.
# To who has voted. $voice: yes or no.
table-voted = You have voted { $voice ->
    [yes] yes
   *[no] no
 }. Until the vote is over you can change that.
# To who had the last voice that was needed. $motion: “to pause the match for 2 days”. $result: what has become of the vote.
table-voted-last = Your voice decided it: the vote { $motion } { vote-result }.
table-vote-withdrawn = Your vote is withdrawn.
# Above the vote that is open, when somebody would call another.
table-vote-is-open = One vote at a time: this one is open.
# In the thread. $name: a player’s name. $by: by whom the seat can be taken over.
table-seat-free = **{ $name }’s seat is free.** { $by ->
    [anybody] Whoever sees this match
   *[guests] Whoever is invited, by somebody at the table with { COMMAND("match invite") },
 } can take it over as it stands. Until then a computer plays it.
# In the thread. $name: a player’s name
table-seat-taken = A free seat is taken: { $name } plays it now.
# In place of the offer of a seat.
table-seat-not-free-any-more = A seat was free here and is so no more.
# To the person whose seat others have given away. $match: “#12”. $by: by a vote, or by a moderator. $to: to an AI player, or to whoever takes it over.
table-seat-given-away = **{ $match }** – { $by ->
    [vote] the others have voted
   *[organiser] an organiser has decided
 } { $to ->
    [computer] that a computer plays your seat from now on
   *[replace] that somebody else may take your seat; a computer plays it until then
 }.
# To a guest, in the match’s thread. $mention: the mention of a person, $host: the host’s name
table-seat-invitation = { $mention }, { $host } invites you to take over a seat of this match: { COMMAND("match take") }, or the button where the seat is offered.
# Who may get a seat, in a menu.
table-heirs-substitute = Somebody else
table-heirs-computer = A computer
# Asked before somebody gives their own seat away.
table-hand-over-asked-substitute = Your seat becomes free: a computer plays it until somebody takes it over, with all it has. You can take it back as long as nobody has. Really?
# The same, to an AI player.
table-hand-over-asked-computer = A computer plays your seat from then on. You can take it back at any time. Really?
# After that.
table-handed-over-substitute = Your seat is free for somebody else. { COMMAND("match take") } takes it back as long as nobody has.
# After that.
table-handed-over-computer = A computer plays your seat now. { COMMAND("match take") } takes it back.
# To whoever has taken a seat. $number: the number of a match
table-took-seat = The seat is yours: match #{ $number }.
# $mention: the mention of a person
table-guest-invited = { $mention } is invited and can take a free seat.
# $name: a player’s name
table-computer-seated = { $name }, a computer, has a seat now.
# $name: a player’s name
table-computer-removed = { $name } has gone.
# On a menu.
table-remove-computer = Send a computer away
# An AI player. $name: its name
table-computer = { $name } (computer)
# $name: a player’s name
table-gave-up = { $name } (gave up)
# A line of how things stand. $names: a list of players
table-computers-play = Computers play for { $names }.
# The same. $names: a list of players. $free: those of them that can be taken over.
table-computers-play-free = Computers play for { $names }. Free to be taken over with { COMMAND("match take") }: { $free }.
# In the thread. $who: a person’s name. $motion: what it is about.
table-organiser-decided = **{ $who } has decided as an organiser { $motion }.**
# $motion: what it is about, “to pause the match for 2 days”
table-decided = You have decided { $motion }. The thread is told so, and why.
# Nobody has moved $since; the match closes at $until unless somebody does. $match: a match, “#12”
table-stale = Nobody has moved in { $match } since { $since }. It closes by itself { $until }, and nobody wins, unless somebody moves or calls a vote. Whoever wants to go on needs only make a move; { COMMAND("match vote") } can find somebody else for a seat.
# Above a vote that is open. $motion: “to pause the match for 2 days”
vote-title = ### Vote: { $motion }?
# The same of one that is over.
vote-title-over = ### Vote: { $motion }
# $result: what has become of a vote; “lapsed”: the match has ended meanwhile.
vote-over = **{ $result ->
    [carried] It is carried.
    [failed] It has failed.
    [withdrawn] It was withdrawn.
   *[lapsed] The match has ended meanwhile.
 }**
# $by: a player’s name
vote-by = Called by { $by }.
# $yes: a list of players
vote-yes = Yes: { $yes }
# $no: a list of players
vote-no = No: { $no }
# Those who have not voted yet. $silent: a list of players. $count: how many.
vote-silent = Still to vote: { $silent }
# In place of a list of players.
vote-nobody = –
# What it takes. $until: a time
vote-rule-all = -# It takes everybody’s yes by { $until }.
# What it takes, and what becomes of those who do not vote. $needed: a number. $voters: a number. $until: a time
vote-rule-abstaining = -# { $needed } of { VOICES($voters) } carry it at once. Whoever says nothing by { $until } abstains.
# The same. $needed: a number. $voters: a number. $until: a time
vote-rule-silence = -# { $needed } of { VOICES($voters) } carry it, by { $until }. Silence is no yes.
# $reason: a sentence
table-reason = The reason: { $reason }
# Below that. $to: as above. $link: where the match is played.
table-seat-back = { $to ->
    [computer] You can take it back at any time
   *[replace] As long as nobody has taken it, you can take it back
 }, with { COMMAND("match take") }: { $link }
# $hours: a number of hours
length-of-time = { DURATION($hours) }
