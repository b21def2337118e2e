## The report after a match: its post, and the command

command-match_report = What decided a finished match: win chances, turning points, luck
# Before the end of the match.
denial-reportLater = The report comes when the match is over.
# A match that is over.
denial-noReport = There’s no report on this match: it was too short, it was abandoned, or no one played against anyone.
# Over the chart. $match: “#12”
report-title = **{ $match }** – the match in review
# Under it, what the chart shows.
report-chances = How likely each player was to win, estimated from what that player could see.
# The title of the chart. Max: 40
report-chart = Win chance in %
# The chart in words, a line for each player. $chances: their win chances in percent, such as “25, 31, 100”
report-course = { $seat }: { $chances }%
# Under the title of the chart, where turning points have numbers on it.
report-marks = The numbers below the chart mark its turning points.
# One of them in words, below report-course. $changes: each as report-change. $round: such as “cycle 3”
report-mark = Turning point { $number } ({ $round }): { $changes }
# Over a turning point with its picture. $number: 1, 2 or 3. $round: such as “cycle 3”
report-turn = **Turning point { $number }** – { $round }
# Whose win chance changed, and how. $before and $after: percent
report-change = { $seat } { $before } → { $after } %
# A heading.
report-luck = **Luck with dice and draws**, in points of win chance
# A line below it. $points: such as “+12”
report-luck-seat = { $seat }: { $points }
# The draw that changed most. $points: such as “+12”. $round: such as “cycle 3”
report-luck-greatest = Most at once: { $seat } { $points } ({ $round })
# A heading.
report-plans = **Longest plans**
# A line below it. $moves: how many planned moves were played in a row. $round: where they began, such as “cycle 3”
report-plan = { $seat }: { $moves } planned moves in a row, from { $round }
# A heading.
report-waits = **Who kept the others waiting**
# A line below it. $time: such as “3 days”. $longest: the longest single wait. $round: when that was, such as “cycle 3”
report-wait = { $seat }: { $time } in all, { $longest } at most ({ $round })
