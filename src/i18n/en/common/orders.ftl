## Planned moves

# Above the list of planned moves. $match: “#12”
orders-title = **{ $match }** Your planned moves
# Who sees them, and when the bot plays them.
orders-secrecy = Only you see these. They’re played as soon as it’s your turn; other players then see “(planned)”. For anything your plan doesn’t cover, I’ll ask you.
orders-none = You haven’t planned any moves.
# How they may be typed. $examples: a list, “`a` or `b`”
orders-typing = You can also type a plan, such as { $examples }.
# On a menu.
orders-new-order = Add a planned move
# On a menu.
orders-take-back = Cancel a planned move
# $order: a planned move in words
orders-kept = Saved: { $order }.
# $order: a planned move in words
orders-taken-back = Cancelled: { $order }.
# Question before saving a planned move that the bot plays immediately. $move: the label of that move.
orders-at-once =
    This move will be played right now: { $move }
    Save and play?
# The same for a plan that was typed and is too long for a button.
orders-type-sure = To save and play, type it again with { OPTION("option.sure") }.
# Above news of planned moves that are gone. $match: “#12”
orders-notices-title = **{ $match }** – your planned moves
# $order: a planned move in words. $reason: a sentence
orders-skipped = This planned move couldn’t be played and was removed: { $order }. { $reason }
# $order: a planned move in words
orders-dropped = The move made by this plan was undone, so the plan was removed: { $order }.
# Typed between two numbers: “4to6”.
orders-to = to
# Typed words that mean nothing, separated by commas.
orders-fillers-plain = gp, coin, coins, at, at most, for, of, on
# Typed before one more of what was named last, separated by commas.
orders-fillers-and = and, then
# Typed before what is in place of what was named last, separated by commas.
orders-fillers-else = else
# Typed before where something goes, or how far, separated by commas.
orders-fillers-to = to, up to, upto
# Typed words for negations, exceptions and lower bounds, separated by commas: a plan that has one of them is never read.
orders-negations = not, no, never, nor, none, without, except, but, unless, minus, least, at least
# Typed to cancel all planned moves, separated by commas: the word that the bot shows, and others that it understands.
orders-nothing = none, nothing
orders-all-taken-back = All planned moves cancelled.
# The bot can’t read what was typed as a planned move.
orders-stuck-end = Something is missing at the end.
# The same. $word: the first word that the bot can’t read.
orders-stuck-word = I don’t understand “{ $word }” there.
# Behind one of those two.
orders-stuck-nothing = Nothing can follow here, so remove the rest.
# Behind one of those two. $choices: what can follow, “`ares` or `zeus`”
orders-stuck-choices = Try { $choices }.
