## Settings of a match

# The name of a setting. Max: 45
setting-remind = Reminder
# A value of it. Max: 100
setting-remind-off = never
# A value of it. $hours: a number
setting-remind-after = after { HOURS($hours) }
# A value of it in a match so quick that time runs out before a reminder comes.
setting-remind-warning-only = once, shortly before the time runs out
# The name of a setting. Max: 45
setting-pace = Timer
# A value of it.
setting-pace-off = no timer
# A value of it. $perDecision: “48 hours”. $reserve: “4 days”, beyond that. Max: 100
setting-pace-value = { $perDecision } per decision, plus a time bank of { $reserve }
# The name of a setting. Max: 45
setting-timeout = Out of time
# A value of it. Max: 100
setting-timeout-computer = an AI plays the turn
setting-timeout-safe = a default move
setting-timeout-vote = the others vote
# The name of a setting. Max: 45
setting-fair = Dice and draws
# A value of it. Max: 100
setting-fair-beacon = mixed with a public beacon
# A value of it. Max: 100
setting-fair-secret = from the bot’s secret number
# A setting with its value. $name: its name. $value: its value.
setting-option = { $name }: { $value }
# The same as a reply. $option: its name. $value: its value.
setting-chosen = { $option }: { $value }.
