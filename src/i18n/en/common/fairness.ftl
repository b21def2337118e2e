## Draws that can be checked

# Above the next, for those who press “Fair chance”.
fairness-intro = This proves that no one could choose or foresee the dice and cards: one secret number decides them all. I published its fingerprint before anyone joined:
# Before anything is drawn. $hash: the hash of the secret.
fairness-committed = Random seed: SHA-256 of the secret { $hash }
# In each post. $mark: the number of the post and the hash of the log.
fairness-mark = Proof of fair chance: { $mark }
# Once, above the first mark of a match.
fairness-mark-about = The mark below lets you check later that the dice and cards were fair. *{ control-fairness }* explains how.
# While a draw waits for a round of the public beacon. $round: its number. $when: a time
fairness-awaited = The dice wait for round { $round } of the drand beacon, published { $when }.
# No relay has given the round. $hours: after that a moderator may go on without it.
fairness-silent = The beacon isn’t answering. The match waits for its round, and all timers are paused. You can all vote to roll without it: { COMMAND("match vote") }. After { $hours } hours, a moderator can decide that.
# After the end. $secret: the secret.
fairness-secret-told = Random seed: the secret was { $secret }
# To a player who has given words of their own. $hash: the hash of the words.
fairness-words-given = Your words are part of this match’s random seed. Keep them: I store only their SHA-256, { $hash }. You can change them until the match starts.
# The last line for those who press “Fair chance”: how to check a match. $mark: fairness-mark with “…”.
fairness-check = Check it yourself: copy the lines “{ $mark }” below the pictures, and after the end get the file with { COMMAND("match export") }.
