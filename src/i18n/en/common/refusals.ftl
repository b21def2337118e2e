## Why a command was refused, and what the player can do instead

refusal-noSuchMatch = That match isn’t here. { COMMAND("match list") } shows the open matches.
# $games: a list of games
refusal-noSuchGame = I don’t know that game. You can play { $games }.
refusal-notInThisMatch = You’re not playing in this match. You can join with “{ control-join }” until it starts. After that, you can spectate or open your own with { COMMAND("match create") }.
refusal-matchEnded = This match is over. Press “{ control-again }” under its last post to open a new one.
refusal-matchClosed = This match closed before it started. Open a new one with { COMMAND("match create") }.
refusal-matchNotStarted = This match hasn’t started yet. The host can start it when enough players have joined.
refusal-matchStarted = Too late: this match has already started.
# The bot is older than the match’s log, during an update.
refusal-matchNewerThanCode = A newer version of me has continued this match. Nothing is lost; please wait for the update to finish.
refusal-matchSuspended = This match is on hold, because I’m no longer on its server. Invite me back to continue.
# The log of the match cannot be read.
refusal-matchSetAside = I’ve stopped this match because I can’t read its log. Nothing is lost. A moderator can try { COMMAND("organise retry") }.
# $seats: a number
refusal-lobbyFull = { $seats ->
    [1] The only seat in this match is taken.
   *[other] All { $seats } seats in this match are taken.
 } Open your own match with { COMMAND("match create") }.
refusal-noComputerThere = That seat isn’t played by an AI. Choose an AI player’s seat.
# $most: a number
refusal-tooManyOpenMatches = You’re already in { $most } open { $most ->
    [one] match
   *[other] matches
 }, the limit on this server. Finish one before you open another: { COMMAND("match list") }.
refusal-alreadySeated = You’re already playing in this match.
refusal-notInvited = This match is by invitation only. Ask the host to invite you.
refusal-alreadyInvited = That person is already invited.
refusal-guestNotSeated = Only a player in the match can be its host. Ask them to press “{ control-join }” first.
# $most: a number
refusal-tooManyGuests = At most { PEOPLE($most) } can be invited at a time. Wait for some of them to join.
refusal-guestSeated = That person is already playing in this match.
refusal-wordsGivenAlready = You’ve already entered these words.
refusal-alreadyHost = That player is already the host.
# $host: the host’s name
refusal-notHost = Only the host can do that. Ask { $host }.
# $least: a number, $taken: a number
refusal-tooFewSeats = You need at least { PLAYERS($least) } to start; there { $taken ->
    [one] is
   *[other] are
 } { $taken } so far. Invite friends or add an AI player.
# $options: a list of settings
refusal-noSuchOption = I don’t know that setting. Choose from { $options }.
# $values: a list of values
refusal-noSuchValue = That value isn’t valid here. Choose { $values }.
refusal-optionChosenAlready = It’s already set to that.
refusal-alreadyDone = That’s already done.
# $active: a list of players
refusal-notYourTurn = It’s not your turn. The match is waiting for { $active }.
refusal-alreadyConceded = You’ve already resigned from this match.
refusal-outOfTheGame = You’ve been eliminated, so there’s nothing to resign from.
refusal-notDueYet = It’s too early for that. Try again later.
refusal-pausedAlready = The match is already paused. It continues when the pause ends, or earlier if a vote ends the pause.
refusal-notPaused = The match isn’t paused. You can call a vote to pause it: { COMMAND("match vote") }.
refusal-drawAwaited = The dice are waiting for the public beacon, usually for a few seconds. If it doesn’t answer, you can all vote to roll without it: { COMMAND("match vote") }.
refusal-noDrawAwaited = No roll is waiting for the beacon.
# $hours: a number of hours
refusal-beaconStillAwaited = A moderator can decide that { $hours } hours after the round. Until then, you can all vote for it: { COMMAND("match vote") }.
refusal-roundForged = That isn’t the beacon’s signature for this round.
refusal-noBeaconHere = This bot has no public beacon. The person who runs it can set one up.
# $leastHours: a number of hours, $mostHours: a number of hours
refusal-extensionOutOfBounds = You can give between { DURATION($leastHours) } and { DURATION($mostHours) } at a time.
refusal-noPace = This match has no timer, so no one can run out of time.
refusal-noSuchSeat = There’s no such seat. Choose one from the list.
# $seat: a player’s name
refusal-seatOut = { $seat } has resigned or been eliminated. Choose another seat.
# $seat: a player’s name
refusal-computerThere = An AI is already playing for { $seat }.
refusal-seatOpenAlready = That seat is already free for another player.
refusal-satElsewhere = You’ve played another seat in this match and know its secrets. You can take over only that seat, once it’s free.
refusal-seatNotOpen = That seat is taken. You can take over a seat only if its player gave it away or a vote freed it.
refusal-noSeatFree = No seat is free in this match, so you can’t invite anyone.
refusal-onlyPlayersInvite = Only players in this match can invite someone to its free seat.
# $most: a number
refusal-reasonNeeded = Please give a reason (at most { CHARACTERS($most) }). All players will see it.
# $seat: a player’s name, $days: a number of days
refusal-seatStillPlays = { $seat } is still playing. You can only replace players who left the server, ran out of time or haven’t moved for { DAYS($days) } on their turn.
refusal-lastPerson = You’re the last player, so no one could play on. To resign and end the match, use { COMMAND("match concede") }.
refusal-computerPlaysForYou = An AI is playing for you. Take your seat back to play yourself: { COMMAND("match take") }.
refusal-voteOpenAlready = There’s already an open vote. Wait until it ends, or ask the player who called it to cancel it.
refusal-votedLately = Your last vote failed. You can call another when its time would have run out; other players can call one now.
refusal-noVoice = You can’t vote on this: it’s about your own seat, or you’re no longer playing.
refusal-voteOver = That vote is over. You can call a new one with { COMMAND("match vote") }.
refusal-votedAlready = You’ve already voted that way.
refusal-notYourVote = Only the player who called the vote can cancel it.
refusal-nothingToUndo = You have no move to undo right now. { refusal-furtherBack }
# $how: by a planned move, by an AI player, or because time ran out.
refusal-movedForYou = You can’t undo your last move on your own: { $how ->
    [order] it was one of your planned moves, played after another player’s move
    [computer] an AI made it
   *[safe] it was made for you when you ran out of time
 }. { refusal-furtherBack }
refusal-nothingToRedo = There’s nothing to redo. You can redo a move you’ve undone until you move again.
refusal-othersActed = You can’t do this on your own: other players have moved since. { refusal-furtherBack }
refusal-luckWasDrawn = You can’t undo this on your own: it rolled dice or drew at random. { refusal-furtherBack }
refusal-hiddenShown = You can’t undo this on your own: it showed you something hidden. { refusal-furtherBack }
# $most: a number
refusal-undoneTooOften = You’ve already undone this decision { $most ->
    [one] { $most } time
   *[other] { $most } times
 }, the limit. { refusal-furtherBack }
refusal-acrossSubstitution = A seat has changed hands since then. Rewind to a later point, or call a vote to end the match.
refusal-noSuchPoint = The match can’t be rewound to that point. Choose one of the moves in the list.
refusal-lobbyStillOpen = It’s too early to close this match.
refusal-noOrdersHere = You can’t plan moves in this game. Play from the panel on your turn.
refusal-tooBusy = Other moves came in at the same moment. Please try again.
# $paces: a list, “`48h` or `3d`”
refusal-noSuchPace = I don’t know that timer. Choose { $paces }, or type your own, such as `36h`, `5d` or `1 week`.
# $leastHours: a number of hours. $mostDays: a number of days.
refusal-paceOutOfBounds = A timer of your own can be { HOURS($leastHours) } to { DAYS($mostDays) } per decision.
refusal-noSuchTimeZone = I don’t know that time zone. Pick one from the list that opens as you type, such as `Europe/Athens`.
refusal-noSuchTime = I can’t read that time. Write it like `22:00` or `07:30`.
# $mostHours: a number of hours. $length: “10 hours and 30 minutes”.
refusal-quietHoursTooLong = Quiet hours can be at most { HOURS($mostHours) } a day; that’s { $length }. Choose a shorter time.
refusal-noSuchDay = That date doesn’t exist. Write it like `2026-12-24`.
refusal-rangeReversed = The end is before the start. Put the earlier one first.
# $day: a day, $today: a day
refusal-holidayInThePast = { $day } is in the past (today is { $today } for you). Days off can start today at the earliest.
# $most: a number, $year: a year
refusal-tooManyHolidays = You can have at most { DAYS($most) } off in { $year }, including those you’ve used. Plan fewer, or cancel some first.
# $leastHours: a number of hours
refusal-pauseTooShort = A pause must last at least { HOURS($leastHours) }.
# $mostDays: a number of days
refusal-pauseTooLong = A pause can last at most { DAYS($mostDays) }. You can vote for another one after it.
# Behind the reason why a player can’t undo a move alone.
refusal-furtherBack = To rewind further, call a vote: { COMMAND("match vote") }.
