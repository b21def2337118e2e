## Draws that can be checked

# Before anything is drawn. $hash: the hash of the secret.
fairness-committed = -# Luck: SHA-256 of the secret { $hash }
# In each post. $mark: the number of the post and the hash of the log.
fairness-mark = Log: { $mark }
# While a draw waits for a round of the public beacon. $round: its number. $when: a time
fairness-awaited = The dice wait for round { $round } of the drand beacon, published { $when }.
# No relay has given the round. $hours: after that a moderator may go on without it.
fairness-silent = The beacon doesn’t answer. The match waits for its round, and no clock runs. You can all vote to roll without it: { COMMAND("match vote") }. After { $hours } hours an organiser can decide that.
# After the end. $secret: the secret.
fairness-secret-told = -# Luck: the secret was { $secret }
# To whoever has given words of their own. $hash: the hash of the words.
fairness-words-given = Your words go into the luck of this match. Keep them: only their SHA-256 is stored: { $hash }. You may change them until the match starts.
