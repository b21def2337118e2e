## Planned moves

# Above the list of planned moves. $match: “#12”
orders-title = **{ $match }** Your standing orders
# Who sees them, and when they answer.
orders-secrecy = Only you see them. They answer for you the moment you are asked; then others read “by standing order”, and before that nothing. Whatever they do not speak of, you are asked yourself.
orders-none = You have given none.
# How they may be typed. $examples: a list, “`a` or `b`”
orders-typing = They may be typed, too, as in { $examples }.
# Below a word in a menu. $word: the word as it may be typed. $does: what it does. Max: 100
orders-meaning = { $word }: { $does }
# On a menu.
orders-new-order = Give an order
# On a menu.
orders-take-back = Take an order back
# $order: a planned move in words
orders-kept = Saved: { $order }.
# $order: a planned move in words
orders-taken-back = Taken back: { $order }.
# Asked before saving what is played at once. $move: the label of that move.
orders-at-once = This would be played at once: { $move }. Save and play?
# The same of what was typed and is too long for a button.
orders-type-sure = Type it again with { OPTION("option.sure") } to save and play.
# Above news of planned moves that are gone. $match: “#12”
orders-notices-title = **{ $match }** – your standing orders
# $order: a planned move in words. $reason: a sentence
orders-skipped = This order could not be followed and is gone: { $order }. { $reason }
# $order: a planned move in words
orders-dropped = A move that this order had made was taken back, and the order with it: { $order }.
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
# Typed words for negations, exceptions and lower bounds, separated by commas: what has one of them is never read.
orders-negations = not, no, never, nor, none, without, except, but, unless, minus, least, at least
# Typed to take all planned moves back, separated by commas: the word that is shown, and others that are understood.
orders-nothing = none, nothing
orders-all-taken-back = All your orders are taken back.
# Something typed cannot be read as a planned move.
orders-stuck-end = Something is missing at the end.
# The same. $word: the word at which that was noticed.
orders-stuck-word = I do not understand “{ $word }” there.
# Behind one of those two.
orders-stuck-nothing = Nothing more can follow.
# Behind one of those two. $choices: what can follow, “`ares` or `zeus`”
orders-stuck-choices = What can follow is { $choices }.
