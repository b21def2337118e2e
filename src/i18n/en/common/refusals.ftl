## Why a command was refused, and what can be done instead

refusal-noSuchMatch = There is no such match here. { COMMAND("match list") } shows those that are open.
# $games: a list of games
refusal-noSuchGame = That game is not on the shelf. You can play { $games }.
refusal-notInThisMatch = You have no seat in this match. Until it starts you can take one with “{ control-join }”; after that you may watch, or open your own with { COMMAND("match create") }.
refusal-matchEnded = This match is over. “{ control-again }” under its last post opens a new one.
refusal-matchClosed = This match was closed before it started. { COMMAND("match create") } opens a new one.
refusal-matchNotStarted = This match has not started yet; its host starts it once enough have joined.
refusal-matchStarted = This match has started already; that was possible only before.
# The bot is older than the match’s log, during an update.
refusal-matchNewerThanCode = This match was played on by a newer version of me. Please wait for the update to finish; nothing is lost.
refusal-matchSuspended = I am not on the server of this match any more, so it stands still. It goes on when I am invited back.
# The log of the match cannot be read.
refusal-matchSetAside = I've stopped this match because I can't read its record. Nothing is lost. An organiser can try { COMMAND("organise retry") }.
# $seats: a number
refusal-lobbyFull = { $seats ->
    [1] The only seat of this match is taken.
   *[other] All { $seats } seats of this match are taken.
 }
refusal-noComputerThere = No computer sits there.
# $most: a number
refusal-tooManyOpenMatches = On this server nobody opens another match while sitting in { $most ->
    [one] { $most } that is
   *[other] { $most } that are
 } open, as you do: { COMMAND("match list") } shows them. Once one is over you can open the next.
refusal-alreadySeated = You have a seat in this match already.
refusal-notInvited = This match is by invitation. Ask its host to invite you.
refusal-alreadyInvited = That person is invited already.
refusal-guestNotSeated = That person has no seat in this match; only somebody who has joined can be its host.
# $most: a number
refusal-tooManyGuests = { PEOPLE($most) } are invited already; wait for some of them to join.
refusal-guestSeated = That person has a seat in this match already.
refusal-wordsGivenAlready = These are the words you have given already.
refusal-alreadyHost = That person is the host already.
# $host: the host’s name
refusal-notHost = Only the host may do that: { $host }.
# $least: a number, $taken: a number
refusal-tooFewSeats = It takes at least { PEOPLE($least) } to start; so far there { $taken ->
    [one] is
   *[other] are
 } { $taken }.
# $options: a list of settings
refusal-noSuchOption = There is no such setting. There are { $options }.
# $values: a list of values
refusal-noSuchValue = That setting cannot be so. It can be { $values }.
refusal-optionChosenAlready = That is how it is set already.
refusal-alreadyDone = That is done already.
# $active: a list of players
refusal-notYourTurn = It is not your turn: the match waits for { $active }.
refusal-alreadyConceded = You have given up this match already.
refusal-outOfTheGame = You are out of this game, so there is nothing to give up.
refusal-notDueYet = It is not time for that yet.
refusal-pausedAlready = The match is paused already. It goes on when the pause is over, or when a vote says so.
refusal-notPaused = The match is not paused.
refusal-drawAwaited = The dice wait for the public beacon, usually for a few seconds. If it stays silent, you can all vote to roll without it: { COMMAND("match vote") }.
refusal-noDrawAwaited = No roll is waiting for the beacon.
# $hours: a number of hours
refusal-beaconStillAwaited = An organiser can decide that { $hours } hours after the round. Until then you can all vote for it: { COMMAND("match vote") }.
refusal-roundForged = That isn’t the beacon’s signature for this round.
refusal-noBeaconHere = This bot has no public beacon. Its operator can set one up.
# $leastHours: a number of hours, $mostHours: a number of hours
refusal-extensionOutOfBounds = Somebody can be given { DURATION($leastHours) } to { DURATION($mostHours) } more at once.
refusal-noPace = This match has no pace, so nobody’s time can run out.
refusal-noSuchSeat = There is no such seat. Choose one of those that are suggested.
# $seat: a player’s name
refusal-seatOut = { $seat } is out of this match, so nothing can be decided about that seat.
# $seat: a player’s name
refusal-computerThere = A computer plays for { $seat } already.
refusal-seatOpenAlready = That seat is free for anybody to take already.
refusal-satElsewhere = You have played another seat of this match and know its secrets. You can take that one again when it is free, but no other.
refusal-seatNotOpen = That seat is taken. A seat can be taken over when it was given away, or a vote has freed it.
refusal-noSeatFree = No seat of this match is free, so there is nobody to be invited.
refusal-onlyPlayersInvite = Only somebody who still plays in this match can invite to its free seat.
# $most: a number
refusal-reasonNeeded = Please say why, in { CHARACTERS($most) } at most: all in the match read it.
# $seat: a player’s name, $days: a number of days
refusal-seatStillPlays = { $seat } still plays. A seat can be taken from somebody who has left the server, whose time has run out, or who has been silent for { DAYS($days) } while it was their turn.
refusal-lastPerson = You are the last person at this table, so there would be nobody left to play. { COMMAND("match concede") } ends the match.
refusal-computerPlaysForYou = A computer plays for you now. Take your seat back to play yourself.
refusal-voteOpenAlready = A vote is open already. One at a time: wait for its end, or have it withdrawn.
refusal-votedLately = Your last vote was not carried. You can call the next one when its time would have been over; others can call one now.
refusal-noVoice = You have no voice in this vote: it is about your own seat, or you no longer play.
refusal-voteOver = That vote is over.
refusal-votedAlready = That is how you have voted already.
refusal-notYourVote = Only who called a vote can withdraw it.
refusal-nothingToUndo = You have no move of your own to take back now. { refusal-furtherBack }
# $how: by a planned move, by an AI player, or because time ran out.
refusal-movedForYou = Your last move was made { $how ->
    [order] by one of your standing orders when others had moved
    [computer] by a computer
   *[safe] for you when your time was over
 }, so you can’t take it back alone. { refusal-furtherBack }
refusal-nothingToRedo = You have taken nothing back that could be made again: that is possible until you move again.
refusal-othersActed = Others have moved since, so that you can’t do this alone. { refusal-furtherBack }
refusal-luckWasDrawn = Your move brought dice or a draw with it, so you can’t take it back alone. { refusal-furtherBack }
refusal-hiddenShown = Your move has shown you what was hidden, so you can’t take it back alone. { refusal-furtherBack }
# $most: a number
refusal-undoneTooOften = You have taken this back { $most ->
    [one] { $most } time
   *[other] { $most } times
 } already, and that is all there is. { refusal-furtherBack }
refusal-acrossSubstitution = A seat has become free or was taken over since: the match does not go back behind that.
refusal-noSuchPoint = The match can’t go back to there. Choose one of the moves that are offered.
refusal-lobbyStillOpen = Its time is not over yet.
refusal-noOrdersHere = This game takes no standing orders.
refusal-tooBusy = Several people moved at the same moment and yours did not get through. Please try again.
# $paces: a list, “`48h` or `3d`”
refusal-noSuchPace = There is no such pace. It can be { $paces }, or a length of time of your own, such as `36h`, `5d` or `1 week`.
# $leastHours: a number of hours. $mostDays: a number of days.
refusal-paceOutOfBounds = A pace of your own leaves from { HOURS($leastHours) } to { DAYS($mostDays) } for each decision.
refusal-noSuchTimeZone = There is no time zone of that name. They are named by a place, such as `Europe/Athens`; the list that opens while you type has all of them.
refusal-noSuchTime = That is no time of day. Write hours and minutes, such as `22:00` or `07:30`.
# $mostHours: a number of hours. $length: “10 hours and 30 minutes”.
refusal-quietHoursTooLong = Quiet hours can last { HOURS($mostHours) } a day at most; that would be { $length }.
refusal-noSuchDay = That is no day of the calendar. Write year, month and day, such as `2026-12-24`.
refusal-rangeReversed = The end comes before the beginning. Give the earlier one first.
# $day: a day, $today: a day
refusal-holidayInThePast = { $day } is over: where you are, it is { $today }. Holidays begin today at the earliest.
# $most: a number, $year: a year
refusal-tooManyHolidays = That would be more than { DAYS($most) } of holidays in { $year }, those already spent included. Plan fewer, or take some back first.
# $leastHours: a number of hours
refusal-pauseTooShort = A pause lasts { HOURS($leastHours) } at least.
# $mostDays: a number of days
refusal-pauseTooLong = A pause lasts { DAYS($mostDays) } at most; it can be followed by another.
# Behind the reason why a move cannot be taken back alone.
refusal-furtherBack = With { COMMAND("match vote") } you can ask the others to go back further.
