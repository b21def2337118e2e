### Tipps in Partien gegen KI-Spieler

control-hint = Tipp
hint-title = **Tipp** – die zwei besten Züge für den starken KI-Spieler:
hint-move = { $number }. **{ $move }** – gewinnt zu etwa { $percent } %: { $reasons }.
hint-no-reason = alles andere kostet mehr, als es bringt
hint-none = Ich habe gerade keinen Tipp. Versuch es noch einmal.
hint-closed = Tipps gibt es nur in Partien, in denen du allein gegen KI-Spieler spielst.
