## Personal settings, holidays, turns and data

# All that is set, a line each. $timeZone: its name. $now: the time there. $quiet, $reminders, $notices, $pictures, $language: as below.
me-settings = **Your settings**, for all your matches; others do not see them.
    Time zone: { $timeZone }, where it is { $now } now – { COMMAND("me settings", "zone") } changes it
    { $quiet }
    Reminders: { $reminders }
    Notices: { $notices }
    Pictures: { $pictures }
    { $language }
# Below them, if the bot could not send a direct message.
me-settings-dm-closed = I could not send you a direct message, so everything for you comes as a mention in the match’s thread. Allow direct messages from a server we share, then press “{ control-tryDirectMessage }”.
# Below them.
me-settings-foot = -# Another time zone or other quiet hours count from your next decision. Days off: { COMMAND("me holidays") }.
# $from: a time of the day. $until: a time of the day
me-quiet = Quiet hours: { $from } to { $until } – your clocks stand then, and nothing is sent to you
me-quiet-none = Quiet hours: none
# An entry of a menu. $time: a time of the day. Max: 100
me-quiet-from = Quiet from { $time }
# An entry of a menu. $time: a time of the day. $hours: a number. Max: 100
me-quiet-until = Quiet until { $time } ({ HOURS($hours) })
# How often a match that waits reminds its player. Part of a line.
me-remind-usual = as each match says
me-remind-never = never
# $hours: a number
me-remind-every = { $hours ->
    [1] every hour
   *[other] every { HOURS($hours) }
 }
# How reminders and other messages come. Part of a line.
me-by-usual = turns by a mention, all else by direct message
me-by-dm = by direct message
me-by-mention = by a mention in the match’s thread
me-by-both = by direct message and by a mention
# How pictures look. Part of a line.
me-theme-usual = as each server shows them
me-theme-dark = dark, the sea at night
me-theme-light = light, the sea by day
# $name: what a language calls itself. Max: 100
me-language = Language: { $name }
# The same, if nothing is chosen. Max: 100
me-language-usual = Language: as your Discord is set
# What was typed can mean several time zones. $zones: a list of them, “`a`, `b` and 7 more”
me-several-zones = That can be several time zones: { $zones }. Name one of them.
# Part of a sentence. $names: a list, “a, b”. $more: a number
all-and-more = { $names } and { $more } more
# After a refusal: all is as it was.
me-nothing-changed = Nothing was changed.
# An entry of a menu. $zone: a time zone. $now: the time there. Max: 100
me-zone = { $zone } – { $now } now
# An entry of a menu. Max: 100
me-no-quiet-hours = No quiet hours
# An entry of a menu. Max: 100
me-no-reminders = No reminders
# An entry of a menu. $reminders: “every 6 hours”. Max: 100
me-reminders = Reminders { $reminders }
# Entries of a menu. Max: 100
me-notices-by-usual = Notices: { me-by-usual }
me-notices-by-dm = Notices { me-by-dm }
me-notices-by-mention = Notices { me-by-mention }
me-notices-by-both = Notices { me-by-both }
# Entries of a menu. Max: 100
me-themes-usual = Pictures: { me-theme-usual }
me-themes-dark = Pictures: { me-theme-dark }
me-themes-light = Pictures: { me-theme-light }
# Above the holidays.
me-holidays-none = **Your holidays**: none are planned.
# The same. $planned: a list of days
me-holidays = **Your holidays**: { $planned }.
# Below that.
me-holidays-rule = A day is spent only when a clock of yours would run out on it; your time then ends when the day is over. If you want the morning of your return for answering, plan that day, too.
# Below that.
me-holidays-foot = -# { COMMAND("me holidays", "from", "until") } plans more. Days that have begun are not taken back.
# Days of a year’s holidays. $year: a year. $planned: a number. $spent: a number. $left: a number
me-year = { $year }: { DAYS($planned) } planned, { $spent } spent, { $left } left.
# A day. $weekday: “Thu”. $day: a number. $month: “Dec”. $number: the number of the month. $year: a year
me-day = { $weekday } { $day } { $month } { $year }
# Days in a row. $from: the first. $until: the last. $days: a number. Max: 100
me-days = { $from } to { $until } ({ DAYS($days) })
# On the menu that takes days back.
me-take-back = Take days back
# Above the matches that wait. $count: a number
me-turns = **{ $count ->
    [one] { $count } match waits
   *[other] { $count } matches wait
 } for you**
# Of a match that waits. $asked: what is asked. $since: a time
me-asked-since = { $asked } – asked { $since }
# Of a match that waits. $until: a time
me-time-until = time until { $until }
# Of a match that waits. $paused: a time
me-paused-until = paused until { $paused }
me-no-turns = No match waits for you.
# Above the file of all that is stored about the reader.
me-data = All that I keep about you is in this file. What you did in a match stands in its log by seat: { COMMAND("match export") }. { COMMAND("me forget") } takes your data away.
# What goes and what stays, before somebody is forgotten.
me-forget = **Shall I forget you?**
# Below that.
me-forget-goes = What goes: your settings, holidays, notes, standing orders and reminders, what you said as an organiser, where my messages to you stand, and your name and id.
# The same, if there are matches with the reader’s name. $seats: their number
me-forget-goes-matches = What goes: your settings, holidays, notes, standing orders and reminders, what you said as an organiser, where my messages to you stand, and your name and id in { $seats ->
    [one] { $seats } match
   *[other] { $seats } matches
 }, in which “Player” and the number of the seat takes the place of your name.
# $lobbies: a number
me-forget-lobbies = You leave { $lobbies ->
    [one] { $lobbies } lobby
   *[other] { $lobbies } lobbies
 }.
# $running: a number
me-forget-running = In { $running ->
    [one] { $running } running match
   *[other] { $running } running matches
 } a computer plays your seat from now on; where nobody else plays, you give up.
me-forget-stays = What stays: the moves of your matches, which name seats and no people, and what has been posted on Discord, where it can be deleted.
me-forget-end = It cannot be taken back. You are welcome again any time, as somebody new. { COMMAND("me data") } shows you beforehand what there is.
# A button. Max: 38
me-forget-me = Forget me
me-forgotten = You are forgotten: nothing that I keep says who you are.
# In place of the name of somebody who was forgotten. $number: the number of the seat. Max: 20
me-former-player = Player { $number }
# To who nudged. $name: a player’s name
me-nudged = { $name } is called once more; in quiet hours, as soon as these are over.
# To who nudged. $name: a player’s name
me-nudged-already = { $name } was nudged within the last day: once a day is enough.
# The same. $name: a player’s name. $when: a time
me-nudged-already-until = { $name } was nudged within the last day and can be again { $when }.
# To who nudged. $name: a player’s name
me-gone = { $name } cannot be reached on this server any more.
