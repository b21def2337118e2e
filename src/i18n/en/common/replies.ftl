## Replies of any command

# $code: a word of the program
reply-unknown-refusal = You can’t do that right now ({ $code }). { COMMAND("help") } shows what you can do.
# $reference: a number
reply-bug = Something went wrong on my side, and I’ve logged it. If it keeps happening, give this number to the bot’s admin: `{ $reference }`.
# Part of a sentence. $names: a list, “a, b”. $more: a number
any-or-more = { $names } or { $more ->
    [one] another
   *[other] one of { $more } more
 }
# An option of a command was left out. $option: its name. $values: “a, b or another”
reply-missing-option = Please add `{ $option }:` – it can be { $values }.
# Nothing that can be looked up is called so, or several are. $names: “a, b or another”
reply-no-such-entry = I couldn’t find that. Try { $names }.
# No match can be opened in a channel.
no-thread-kind = You can’t open a match in this kind of channel.
# The same. $permissions: a list of permissions. $count: how many.
no-thread-permissions = I can’t open a match here: I don’t have { $permissions } in this channel.
# Behind one of those.
no-thread-nowhere = A server manager can grant it in a text channel.
# Behind one of those. $channels: a list of channels
no-thread-elsewhere = It works in { $channels }.
# Permissions as Discord’s settings call them.
permission-ViewChannel = View Channel
permission-SendMessages = Send Messages
permission-CreatePublicThreads = Create Public Threads
permission-SendMessagesInThreads = Send Messages In Threads
permission-AttachFiles = Attach Files
permission-ReadMessageHistory = Read Message History

## Replies and titles without anything to fill in

# The database is out of reach.
plain-storeAway = I can’t reach the database right now. Your matches are safe, but your last action may not have gone through. Please try again in a minute.
plain-notDue = It’s not your turn.
plain-spectating = You’re not playing in this match, but you’re welcome to spectate.
# After a try to send a direct message.
plain-directMessageOpen = Direct messages work! I’ll send you your player card every round.
# The same, when it failed. Below it is the button “control-tryDirectMessage”.
plain-directMessageClosed = I couldn’t DM you, so I can’t send your player card; { COMMAND("gold") } shows it any time. To get it every round, allow DMs from this server in its privacy settings, then press the button.
plain-discordAway = Discord isn’t responding. Please try again in a minute.
# On a menu.
plain-inviteSomebody = Invite a player
# On a menu.
plain-passHost = Make another player the host
# Above the settings in the lobby of a match.
plain-settingsIntro = You can change these settings until the match starts. Everyone sees them in the lobby.
plain-noOpenMatches = No match is open. Open one with { COMMAND("match create") }.
# In place of a log.
plain-emptyLog = Nothing has happened yet.
# Above a list of what others have done.
plain-sinceLastMove = **Since your last move**
# Above a list of what others have done.
plain-sinceStart = **Since the start**
plain-noNote = You have no note on this match. Write one with { COMMAND("note", "text") }; only you see it.
plain-noteKept = Note saved. Only you see it, with { COMMAND("note") } and under your player card.
plain-noteRemoved = Your note on this match is deleted.
# Asked before a player resigns.
plain-concedeFirst = Resign? You can’t undo this. If the others play on, I’ll make default moves in your place, and the match counts as left early in your record.
# The same where nobody else plays.
plain-concedeAlone = Resign? You can’t undo this. The match ends with no winner.
# The same, with AI players.
plain-concedeLast = Resign? You can’t undo this. No one else is left to play on, so the match ends.
# Above a file.
plain-exported = The log as you’re allowed to see it. You can get the full log after the match.
# Above a file.
plain-exportedWhole = The full log of the match.
