## Lines of the log about the match
## $seat: a player’s name. $hours: a number of hours. $until: a time

# $seat: a player’s name
event-seatTaken = { $seat } joins.
event-seatLeft = A player leaves.
# $seat: a player’s name
event-hostChanged = { $seat } is now the host.
event-guestInvited = A player was invited.
event-optionsChosen = The settings have changed.
# $seat: a player’s name. $hash: the beginning of the hash of the words.
event-wordsGiven = { $seat } adds their own words to the random seed (SHA-256 { $hash }).
# $seats: a number
event-matchStarted = The match starts with { PLAYERS($seats) }.
# $seats: a number. $words: a list of hashes of words that players have given for the draws.
event-matchStarted-words = The match starts with { PLAYERS($seats) }. Words with this SHA-256 are part of the random seed: { $words }.
# The draw that waited for the beacon is made without it.
event-drawnWithoutBeacon = The dice are rolled without the beacon.
# $seat: a player’s name
event-seatConceded = { $seat } resigns. If the others play on, the bot makes default moves for this seat.
# $reason: the lobby expired, or is empty.
event-matchClosed = { $reason ->
    [expired] The match is closed: it didn’t start in time.
   *[empty] The match is closed: all players have left.
 }
# $seat: a player’s name. $answer: what comes of it.
event-timeRanOut = { $seat } ran out of time{ $answer ->
    [computer] : an AI plays this turn.
    [safe] : the bot plays a default move.
   *[vote] . The other players vote on how to go on.
 }
# $seat: a player’s name, $hours: a number of hours
event-timeGranted = { $seat } gets { DURATION($hours) } more.
# $until: a time
event-matchPaused = The match is paused until { $until }.
event-matchResumed = The match resumes.
# $seat: a player’s name
event-computerSeated = { $seat } is an AI player.
# $seat: a player’s name
event-seatGivenToComputer = An AI plays for { $seat } from now on.
# $seat: a player’s name
event-seatOpened = { $seat }’s seat is free to take over. An AI plays it until then.
# $seat: the name of the player who takes the seat over.
event-seatTakenOver = { $seat } takes over a seat.
# The same. $seat: the name of the player who takes the seat over. $before: the name of its former player.
event-seatTakenOver-from = { $seat } takes over { $before }’s seat.
# A player takes their own seat back. $seat: a player’s name
event-seatTakenOver-back = { $seat } takes their seat back.
# Called by the bot. $motion: what it is about, “to pause the match for 2 days”. $until: a time
event-voteCalled = All players can vote { $motion } (until { $until }).
# $by: a player’s name. $motion: as above. $until: a time
event-voteCalled-by = { $by } calls a vote { $motion } (until { $until }).
# $seat: a player’s name. $voice: yes or no.
event-voted = { $seat } votes { $voice ->
    [yes] yes
   *[no] no
 }.
# $motion: as above. $result: what has become of it.
event-voteEnded = The vote { $motion } { vote-result }.
# $motion: as above.
event-organiserDecided = A moderator decided { $motion }.
# $by: the mention of a person. $motion: as above. $reason: a sentence
event-organiserDecided-remark = As a moderator, { $by } decided { $motion }. Reason: { $reason }
# After a vote or a decision of a moderator.
event-undone = The match rewinds and continues from there.
# $seat: a player’s name
event-undone-seat = { $seat } undoes a move.
# $seat: a player’s name. $what: the line that told of the move.
event-undone-what = { $seat } takes back: “{ $what }”
# $seat: a player’s name
event-redone = { $seat } redoes the move.
# $seat: a player’s name. $what: the line that told of the move.
event-redone-what = { $seat } redoes the move: { $what }

## What a vote, or a decision of a moderator, is about; part of a sentence, as in “Ada calls a vote to pause the match for 2 days”

# $hours: a number of hours
motion-pause = to pause the match for { DURATION($hours) }
motion-resume = to resume the match now
# $seat: a player’s name. $hours: a number of hours
motion-extend = to give { $seat } { DURATION($hours) } more
# $seat: a player’s name
motion-replace = to find a new player for { $seat }’s seat
# $seat: a player’s name
motion-computer = to let an AI play for { $seat }
motion-draw = to end the match as a draw
motion-standing = to end the match with the current standings
# $wins: who wins then, “the player with the most points wins”
motion-standing-wins = to end the match with the current standings ({ $wins })
motion-roll = to roll without the beacon
motion-rewind = to rewind the match
# $number: the number of the move in the posts
motion-rewind-to = to rewind the match to ·{ $number }
# $number: the number of the move in the posts. $after: the line of the log that tells of it.
motion-rewind-after = to rewind the match to ·{ $number }, after “{ $after }”
# $number: the number of the move in the posts. $round: “cycle 3”
motion-rewind-round = to rewind the match to ·{ $number }, the start of { $round }
# What has become of a vote; part of a sentence. $result: carried, failed or withdrawn.
vote-result = { $result ->
    [carried] passes
    [failed] fails
   *[withdrawn] is cancelled
 }
