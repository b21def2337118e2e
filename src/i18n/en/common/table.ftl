## Votes, seats that change hands, and moderators

# Values of the option “as” of the board.
table-board-forms-picture = picture
table-board-forms-text = text
# What players can vote on, in a menu, and as it is typed. Max: 100
table-motion-kinds-pause = Pause the match
table-motion-kinds-resume = End the pause
table-motion-kinds-extend = Give a player more time
table-motion-kinds-replace = Find a replacement for a seat
table-motion-kinds-computer = Let an AI play a seat
table-motion-kinds-draw = End the match as a draw
table-motion-kinds-standing = End the match as it stands
table-motion-kinds-rewind = Rewind the match
table-motion-kinds-roll = Roll without the beacon
# Questions on menus, before a player calls a vote.
table-which-motion = What do you want to put to a vote?
table-which-seat = Whose seat?
table-how-long = For how long?
table-how-far-back = Rewind to which point?
# What an hour may be called where a length of time is typed, separated by commas.
table-hour-words = h, hour, hours
# The same of days.
table-day-words = d, day, days
# The same of weeks.
table-week-words = w, week, weeks
# Question before a player calls a vote. $motion: what it is about, “to pause the match for 2 days”
table-confirm-vote = Call a vote **{ $motion }**? Your own vote counts as yes.
# To a player who had quiet hours when the vote began. $link: where to vote. $match: a match, “#12”, $motion: what it is about, “to pause the match for 2 days”
table-vote-waits = { $match }: there’s a vote { $motion }. Vote yes or no: { $link }
# $mention: the mention of a person, $match: a match, “#12”, $motion: what it is about, “to pause the match for 2 days”
table-public-vote-waits = { $mention }, there’s a vote in { $match } { $motion }. Vote yes or no above.
# $motion: what it is about, “to pause the match for 2 days”
table-vote-called = You’ve called a vote { $motion }. Your own vote counts as yes.
# No one else can vote, and the player it is about has the time of the vote to come back. $motion: what it is about, “to let an AI play for Ada”
table-vote-stays-open = You’re the only one who can vote. The vote { $motion } passes when its time is over, unless that player moves first.
# No one else could vote, so it passes immediately. $motion: what it is about, “to pause the match for 2 days”
table-vote-decided = You’re the only one who can vote, so the vote { $motion } passes right away.
# To a player who has voted. $voice: yes or no.
table-voted = You voted { $voice ->
    [yes] yes
   *[no] no
 }. You can change your vote until it’s over.
# To the player whose vote was the last one needed. $motion: “to pause the match for 2 days”. $result: the result of the vote.
table-voted-last = Your vote decided it: the vote { $motion } { vote-result }.
table-vote-withdrawn = You’ve cancelled your vote.
# Above the open vote, when a player wants to call another.
table-vote-is-open = Only one vote can be open at a time. This is the current one:
# In the thread. $name: a player’s name. $by: who can take over the seat.
table-seat-free = **{ $name }’s seat is free.** { $by ->
    [anybody] Anyone who can see this match
   *[guests] Anyone a player invites with { COMMAND("match invite") }
 } can take it over as it is. An AI plays it until then.
# In the thread. $name: a player’s name
table-seat-taken = { $name } has taken the free seat.
# In place of the offer of a seat.
table-seat-not-free-any-more = This seat has been taken.
# To the player whose seat was given away. $match: “#12”. $by: by a vote, or by a moderator. $to: to an AI player, or to a replacement.
table-seat-given-away = **{ $match }** – { $by ->
    [vote] the other players have voted
   *[organiser] a moderator has decided
 } { $to ->
    [computer] to let an AI play your seat from now on.
   *[replace] to offer your seat to another player. An AI plays it until then.
 }
# To a guest, in the match’s thread. $mention: the mention of a person, $host: the name of the player who invites
table-seat-invitation = { $mention }, { $host } invites you to take over a seat in this match. Use { COMMAND("match take") }, or press the button where the seat is offered.
# Who can get a seat, in a menu.
table-heirs-substitute = Another player
table-heirs-computer = An AI
# Question before a player gives their own seat away.
table-hand-over-asked-substitute = Give your seat away? An AI plays it until another player takes it over, with everything it has. Until then, you can take it back.
# The same, to an AI player.
table-hand-over-asked-computer = Let an AI play your seat? You can take it back any time.
# After that.
table-handed-over-substitute = Your seat is free for another player. Until one takes it, you can take it back with { COMMAND("match take") }.
# After that.
table-handed-over-computer = An AI plays your seat now. Take it back any time with { COMMAND("match take") }.
# To the player who has taken over a seat. $number: the number of a match
table-took-seat = The seat is yours: match #{ $number }.
# $mention: the mention of a person
table-guest-invited = { $mention } is invited and can take a free seat.
# $name: the name of an AI player
table-computer-removed = { $name } was removed.
# On a menu.
table-remove-computer = Remove an AI player
# An AI player. $name: its name
table-computer = { $name } (AI)
# The player who reads this. $name: their name
table-you = { $name } (you)
# $name: a player’s name
table-gave-up = { $name } (resigned)
# A line of the standings. $names: a list of players
table-computers-play = Played by AI: { $names }.
# The same. $names: a list of players. $free: those of them that can be taken over.
table-computers-play-free = Played by AI: { $names }. You can take over with { COMMAND("match take") }: { $free }.
# In the thread. $who: a person’s name. $motion: what it is about, “to pause the match for 2 days”
table-organiser-decided = **As a moderator, { $who } has decided { $motion }.**
# To the moderator. $motion: what it is about, “to pause the match for 2 days”
table-decided = You’ve decided { $motion }. I’ve posted this in the thread with your reason.
# No one has moved $since; the match closes $until unless someone does. $match: a match, “#12”. $until: a relative time, “in 7 days”
table-stale = No one has moved in { $match } since { $since }. It closes { $until } with no winner, unless a player moves or calls a vote. To play on, just make a move. { COMMAND("match vote") } can find a replacement for a player.
# Above an open vote. $motion: “to pause the match for 2 days”
vote-title = ### Vote { $motion }
# The same of one that is over.
vote-title-over = ### Vote { $motion }
# $result: the result of a vote; “lapsed”: the match ended before the vote did.
vote-over = **{ $result ->
    [carried] Passed.
    [failed] Failed.
    [withdrawn] Cancelled.
   *[lapsed] The match ended before the vote did.
 }**
# $by: a player’s name
vote-by = Called by { $by }.
# $yes: a list of players
vote-yes = Yes: { $yes }
# $no: a list of players
vote-no = No: { $no }
# Those who have not voted yet. $silent: a list of players. $count: how many.
vote-silent = Not voted yet: { $silent }
# In place of a list of players.
vote-nobody = –
# What the vote needs to pass. $until: a time
vote-rule-all = -# Everyone who can vote must vote yes by { $until }.
# What the vote needs to pass, and what happens to those who don’t vote. $needed: a number. $voters: a number. $until: a time
vote-rule-abstaining = -# Passes right away with { $needed } of { VOICES($voters) }. Not voting by { $until } counts as abstaining.
# The same. $needed: a number. $voters: a number. $until: a time
vote-rule-silence = -# Needs { $needed } of { VOICES($voters) } by { $until }. Not voting counts as no.
# $reason: a sentence
table-reason = Reason: { $reason }
# Below that. $to: as above. $link: where the match is played.
table-seat-back = { $to ->
    [computer] You can take it back any time
   *[replace] Until another player takes it, you can take it back
 } with { COMMAND("match take") }: { $link }
# $hours: a number of hours
length-of-time = { DURATION($hours) }
