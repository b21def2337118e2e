## Moves tried on a copy

# A button of the panel: tries moves that nobody else sees. Max: 38
trial-begin = Try it
# Under tried moves: plays all of them. Max: 38
trial-play = Play these
# Under tried moves: opens the planned moves with them. Max: 38
trial-plan = Make it a plan
# Under tried moves: back to the panel. Max: 38
trial-forget = Forget it
# Below a numbered list of tried moves, above what can be tried next. $match: “#12”
trial-title = **{ $match }** You’re trying moves. Only you see this, and nothing is played yet.
# Under that list.
trial-stop-luck = Dice or draws decide what comes next, so this is as far as you can try.
# Under that list.
trial-stop-secret = What comes next depends on something another player keeps secret, so this is as far as you can try.
# Under that list.
trial-stop-others = What the other players do then is open, so this is as far as you can try.
# Under that list.
trial-stop-over = The match would be over.
# Under that list.
trial-stop-full = That’s as many moves as you can try at once. Play these first.
# Above that list, where the moves don’t fit any more.
trial-outdated = Nothing was played: the match has moved on since you tried this.
# The moves have been played by an earlier press of the same button.
trial-played = You’ve already played these moves. Here’s the current state:
# The match ended before the moves were played.
trial-over = Nothing was played: this match is over.
# Directly above the last buttons of a panel in which moves are tried.
trial-foot = **Just trying.** Nothing is played yet.
# Above a plan made of a tried move, where the plan would make another one at once. $tried, $move: labels of moves
trial-plan-differs = You tried: { $tried }. If you save this plan, what’s played right now is: { $move }.
