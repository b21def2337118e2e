### Tipps in Partien gegen KI-Spieler

control-hint = Tipp
hint-title = **Tipp** – der beste Zug für den starken KI-Spieler und der nächstbeste, jeweils mit dem Rest des Zuges und was er bringt:
hint-best = 1. { $moves }{ $reasons }.
hint-second =
    2. { $moves } ({ $points ->
        [0] fast so gut
        [one] Gewinnchance etwa { $points } Punkt niedriger
       *[other] Gewinnchance etwa { $points } Punkte niedriger
    }){ $reasons }.
hint-little = bringt nichts weiter
hint-none = Ich habe gerade keinen Tipp. Versuch es noch einmal.
hint-closed = Tipps gibt es nur in Partien, in denen du allein gegen KI-Spieler spielst.
