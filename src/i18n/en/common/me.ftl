## Personal settings, holidays, turns and data

# Above the menus of all settings: those that need more words than a menu has. $timeZone: its name. $now: the time there. $quiet: as below.
me-settings = **Your settings** for all your matches. Only you can see them.
    Time zone: { $timeZone } ({ $now } now). Change it with { COMMAND("me settings", "zone") }
    { $quiet }
# Below them, if the bot could not send a direct message.
me-settings-dm-closed = I couldn’t DM you, so I’ll mention you in match threads instead. Allow direct messages from a server we share, then press “{ control-tryDirectMessage }”.
# Below them.
me-settings-foot = -# Changes to your time zone or quiet hours apply from your next decision. Plan days off with { COMMAND("me holidays") }.
# $from: a time of the day. $until: a time of the day
me-quiet = Quiet hours: { $from } to { $until }. Your timers pause then, and I won’t disturb you
me-quiet-none = Quiet hours: none
# An entry of a menu. $time: a time of the day. Max: 100
me-quiet-from = Quiet from { $time }
# An entry of a menu. $time: a time of the day. $hours: a number. Max: 100
me-quiet-until = Quiet until { $time } ({ HOURS($hours) })
# How often the bot reminds the player of a match that is waiting for them. Part of a line.
me-remind-usual = as set in each match
me-remind-never = never
# $hours: a number
me-remind-every = { $hours ->
    [1] every hour
   *[other] every { HOURS($hours) }
 }
# How reminders and other notifications reach the player. Part of a line.
me-by-usual = mentions for your turns, DMs for the rest
me-by-dm = by DM
me-by-mention = by mention in the match thread
me-by-both = by DM and mention
# The theme of pictures. Part of a line.
me-theme-usual = as set on each server
me-theme-dark = dark (sea at night)
me-theme-light = light (sea by day)
# The shape of the pictures that the player alone sees. Part of a line.
me-shape-wide = wide
me-shape-tall = tall, for phones
me-shape-none = none, words instead
# $name: what a language calls itself. Max: 100
me-language = Language: { $name }
# The same, if the player chose none. Max: 100
me-language-usual = Language: same as your Discord
# What the player typed can mean several time zones. $zones: a list of them, “`a`, `b` and 7 more”
me-several-zones = Several time zones match: { $zones }. Choose one of them.
# Part of a sentence. $names: a list, “a, b”. $more: a number
all-and-more = { $names } and { $more } more
# After a refusal: the settings are as they were.
me-nothing-changed = Nothing was changed.
# An entry of a menu. $zone: a time zone. $now: the time there. Max: 100
me-zone = { $zone } ({ $now } now)
# An entry of a menu. Max: 100
me-no-quiet-hours = No quiet hours
# An entry of a menu. Max: 100
me-no-reminders = No reminders
# An entry of a menu. $reminders: “every 6 hours”. Max: 100
me-reminders = Reminders { $reminders }
# Entries of a menu. Max: 100
me-notices-by-usual = Your turn: mention · rest: DM
me-notices-by-dm = Notifications { me-by-dm }
me-notices-by-mention = Notifications { me-by-mention }
me-notices-by-both = Notifications { me-by-both }
# Whether the bot notifies the player when others attack them. Entries of a menu. Max: 100
me-attacks-on = Attacks on you: I notify you
me-attacks-off = Attacks on you: no notification
# Entries of a menu. Max: 100
me-themes-usual = Colours: { me-theme-usual }
me-themes-dark = Colours: { me-theme-dark }
me-themes-light = Colours: { me-theme-light }
# Entries of a menu. Max: 100
me-shapes-wide = Picture shape: { me-shape-wide }
me-shapes-tall = Picture shape: { me-shape-tall }
me-shapes-none = Picture shape: { me-shape-none }
# Once, above the button { control-tallPictures } of a panel. Small letters
me-ask-shape = -# On a phone? Press “{ control-tallPictures }” further down to get tall pictures. You can change this in { COMMAND("me settings") }.
# Above the holidays.
me-holidays-none = **Your days off**: none planned.
# The same. $planned: a list of days
me-holidays = **Your days off**: { $planned }.
# Below that.
me-holidays-rule = A day off is used up only if one of your timers would run out on it. That timer then runs out at the end of the day. To have time to answer when you’re back, plan that day too.
# Below that.
me-holidays-foot = -# Plan more with { COMMAND("me holidays", "from", "until") }. You can’t cancel days that have already begun.
# The days off of a year. $year: a year. $planned: a number. $spent: a number. $left: a number
me-year = { $year }: { DAYS($planned) } planned, { $spent } used, { $left } left.
# A day. $weekday: “Thu”. $day: a number. $month: “Dec”. $number: the number of the month. $year: a year
me-day = { $weekday } { $day } { $month } { $year }
# Days in a row. $from: the first. $until: the last. $days: a number. Max: 100
me-days = { $from } to { $until } ({ DAYS($days) })
# On the menu that cancels days off.
me-take-back = Cancel days off
# Above the matches that are waiting for the reader. $count: a number
me-turns = **{ $count ->
    [one] { $count } match is waiting
   *[other] { $count } matches are waiting
 } for you**
# Of a match that is waiting. $asked: the decision. $since: a relative time, “2 days ago”
me-asked-since = { $asked } – your turn began { $since }
# Of a match that is waiting. $until: a date and time
me-time-until = time left until { $until }
# Of a match that is waiting. $paused: a date and time
me-paused-until = paused until { $paused }
me-no-turns = No match is waiting for you.
# Above the file with all data about the reader.
me-data = This file has everything I store about you. Your moves are in each match’s log, by seat: { COMMAND("match export") }. To delete your data, use { COMMAND("me forget") }.
# Heading of what the bot deletes and what it keeps, before the player confirms.
me-forget = **Delete all your data?**
# Below that.
me-forget-goes = I delete your settings, days off, puzzle answer, notes, planned moves and reminders, your search for players and whom you avoid, what you wrote as a moderator and moderators about you, which matches you watch, where my messages to you are, and your name and ID.
# The same, if there are matches with the reader’s name. $seats: their number
me-forget-goes-matches = I delete your settings, days off, puzzle answer, notes, planned moves and reminders, your search for players and whom you avoid, what you wrote as a moderator and moderators about you, which matches you watch, where my messages to you are, and your name and ID. In { $seats ->
    [one] { $seats } match
   *[other] { $seats } matches
 } you’ll be called “Player” and the number of your seat.
# $lobbies: a number
me-forget-lobbies = You leave { $lobbies ->
    [one] { $lobbies } lobby
   *[other] { $lobbies } lobbies
 }.
# $running: a number
me-forget-running = In { $running ->
    [one] { $running } running match
   *[other] { $running } running matches
 }, an AI takes over your seat. Where no one else is playing, you resign.
me-forget-stays = I keep the moves of your matches, which name seats and not people. Posts on Discord stay too; you can have them deleted there.
me-forget-end = You can’t undo this. You can come back any time as a new player. To see your data first, use { COMMAND("me data") }.
# A button. Max: 38
me-forget-me = Delete my data
me-forgotten = Done. Nothing I store says who you are.
# In place of the name of a player who deleted their data. $number: the number of the seat. Max: 20
me-former-player = Player { $number }
# To the player who nudged. $name: a player’s name
me-nudged = I’m reminding { $name }. During quiet hours, the reminder waits until they’re over.
# To the player who nudged. $name: a player’s name
me-nudged-already = { $name } got a reminder less than a day ago. You can send one reminder a day.
# The same. $name: a player’s name. $when: a relative time, “in 3 hours”
me-nudged-already-until = { $name } got a reminder less than a day ago. You can send the next one { $when }.
# To the player who nudged. $name: a player’s name
me-gone = I can’t reach { $name } on this server any more.
