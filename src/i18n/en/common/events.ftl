## Lines of the log about the match
## $seat: a player’s name. $hours: a number of hours. $until: a time

# $seat: a player’s name
event-seatTaken = { $seat } joins.
event-seatLeft = Somebody leaves.
# $seat: a player’s name
event-hostChanged = { $seat } is the host now.
event-guestInvited = Somebody is invited.
event-optionsChosen = The settings change.
# $seat: a player’s name. $hash: the beginning of the hash of the words.
event-wordsGiven = { $seat } puts own words into the luck (SHA-256 { $hash }).
# $seats: a number
event-matchStarted = The match starts with { PLAYERS($seats) }.
# $seats: a number. $words: a list of hashes of words that players have given for the draws.
event-matchStarted-words = The match starts with { PLAYERS($seats) }; into its luck go words with the SHA-256 { $words }.
# The draw that waited for the beacon is made without it.
event-drawnWithoutBeacon = The dice roll without the beacon.
# $seat: a player’s name
event-seatConceded = { $seat } gives up. If others play on, the seat plays the simplest move by itself.
# $reason: the lobby expired, or is empty.
event-matchClosed = { $reason ->
    [expired] The match is closed: it was not started in time.
   *[empty] The match is closed: everybody has left.
 }
# $seat: a player’s name. $answer: what comes of it.
event-timeRanOut = { $seat }’s time is over{ $answer ->
    [computer] : a computer plays this turn.
    [safe] : the simplest move is played.
   *[vote] . The others decide how to go on.
 }
# $seat: a player’s name, $hours: a number of hours
event-timeGranted = { $seat } gets { DURATION($hours) } more.
# $until: a time
event-matchPaused = The match is paused until { $until }.
event-matchResumed = The match goes on.
# $seat: a player’s name
event-computerSeated = { $seat } is a computer.
# $seat: a player’s name
event-seatGivenToComputer = A computer plays for { $seat } from now on.
# $seat: a player’s name
event-seatOpened = { $seat }’s seat is free for somebody else; until then a computer plays it.
# $seat: the name of who takes the seat over.
event-seatTakenOver = { $seat } takes over a seat.
# The same. $seat: the name of who takes the seat over. $before: the name of its former player.
event-seatTakenOver-from = { $seat } takes over { $before }’s seat.
# Somebody takes their own seat back. $seat: a player’s name
event-seatTakenOver-back = { $seat } takes their seat back.
# The bot asks. $motion: what it is about, “to pause the match for 2 days”. $until: a time
event-voteCalled = All are asked to vote: { $motion }? (until { $until })
# $by: a player’s name. $motion: as above. $until: a time
event-voteCalled-by = { $by } asks all to vote: { $motion }? (until { $until })
# $seat: a player’s name. $voice: yes or no.
event-voted = { $seat } votes { $voice ->
    [yes] yes
   *[no] no
 }.
# $motion: as above. $result: what has become of it.
event-voteEnded = The vote { $motion } { vote-result }.
# $motion: as above.
event-organiserDecided = The organiser has decided { $motion }.
# $by: the mention of a person. $motion: as above. $reason: a sentence
event-organiserDecided-remark = { $by } has decided as an organiser { $motion }. The reason: { $reason }
# After a vote or a decision of a moderator.
event-undone = The match goes back, and on from there.
# $seat: a player’s name
event-undone-seat = { $seat } takes a move back.
# $seat: a player’s name. $what: the line that told of the move.
event-undone-what = { $seat } takes a move back: { $what }
# $seat: a player’s name
event-redone = { $seat } makes the move again after all.
# $seat: a player’s name. $what: the line that told of the move.
event-redone-what = { $seat } makes the move again after all: { $what }

## What a vote, or a decision of a moderator, is about; part of a sentence

# $hours: a number of hours
motion-pause = to pause the match for { DURATION($hours) }
motion-resume = to go on at once
# $seat: a player’s name. $hours: a number of hours
motion-extend = to give { $seat } { DURATION($hours) } more
# $seat: a player’s name
motion-replace = to look for somebody else for { $seat }’s seat
# $seat: a player’s name
motion-computer = to let a computer play for { $seat }
motion-draw = to end the match as a draw
motion-standing = to end the match as it stands
# $wins: who wins then, “whoever has the most points wins”
motion-standing-wins = to end the match as it stands ({ $wins })
motion-roll = to roll without the beacon
motion-rewind = to go back
# $number: the number of the move in the posts
motion-rewind-to = to go back to ·{ $number }
# $number: the number of the move in the posts. $after: the line of the log that tells of it.
motion-rewind-after = to go back to ·{ $number }, after “{ $after }”
# $number: the number of the move in the posts. $round: “cycle 3”
motion-rewind-round = to go back to ·{ $number }, where { $round } began
# What has become of a vote; part of a sentence. $result: carried, failed or withdrawn.
vote-result = { $result ->
    [carried] is carried
    [failed] has failed
   *[withdrawn] is withdrawn
 }
