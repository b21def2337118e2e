## Players’ records: how reliably they play

# The name of a setting. Max: 45
setting-gate = Who may join
# Values of it. Max: 100
setting-gate-none = everyone
# $least: a number. Max: 100
setting-gate-least = plays in time { $least }% or more, or no record yet
setting-gate-known = plays in time { $least }% or more
# $least, $percent: numbers
refusal-recordBelowGate = This match is for players with a record of at least { $least }%. Yours is { $percent }%. Five matches finished in a row make it good again: { COMMAND("me record") } shows how.
refusal-recordNeeded = This match is for players with a record, and you don’t have one on this server yet. Finish a match with other people first.
# $name: a player of the lobby
refusal-seatBelowGate = { $name } has a record of { $percent }%, and this match asks for { $least }%. Change *{ setting-gate }* in the settings, or ask { $name } to leave.
refusal-seatUnknown = { $name } has no record on this server yet, and this match asks for one. Change *{ setting-gate }* in the settings, or ask { $name } to leave.
# How reliably a player plays, below the name in a lobby. $percent: a number. $finished: a number of matches
record-line = plays in time { $percent }%, { $finished } finished
# $line: as above. $left: a number of matches
record-line-left = { $line }, { $left } left early
# $line: as above. $answer: a length of time, “5 h”
record-line-answer = { $line }, usual answer { $answer }
# Instead of the line
record-new = no record yet
# The same for a player who has only finished matches alone or against AI players
record-new-alone = no record yet (only matches with other people count)
# The player’s own record. $line: as above
record-own = **Your record here:** { $line }
record-own-everywhere = **Your record, on all servers:** { $line }
# Below it. $matches, $regained: numbers of matches
record-own-about = -# The newest { $matches } matches count. Each counts the share of your turns played in time, and one that you left counts 0%. The figure is the average. One late turn is forgiven. After { $regained } matches finished in a row, older ones no longer count. Quiet hours, days off, pauses and times when I was down never count. You leave a match if you resign while others play on, hand your seat to an AI player, are replaced by a vote, or let your time run out to the end; not if another person takes your seat.
# A note that a moderator of the server wrote about the player
record-note = A moderator’s note: { $text }
# Entries of a menu in the settings. Max: 100
me-record-here = Your record: each server counts its own matches
me-record-everywhere = Your record: the matches of all servers count
# Descriptions of commands. Max: 100
command-me_settings__record = Whether your record counts the matches of each server on its own, or of all servers
command-server_note = Moderators: a note about a player, which they and everyone in a lobby with them see
command-server_note__player = The player
command-server_note__text = Your note; replaces the current one. Without it, I show you the note
command-server_note__clear = Delete the note
# $mention: the player. $text: the note
server-note-saved = Everyone in a lobby with { $mention } now sees this note, and so does { $mention }: { $text }
# $mention: the player
server-note-deleted = The note about { $mention } is deleted.
# The same where there was none. $mention: the player
server-note-none = There is no note about { $mention }.
