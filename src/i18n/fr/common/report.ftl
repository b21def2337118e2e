command-match_report = Ce qui a décidé d’une partie finie : chances de gagner, tournants, hasard
denial-reportLater = L’analyse arrive quand la partie est finie.
denial-noReport = Il n’y a pas d’analyse de cette partie : elle a été trop courte ou abandonnée, ou personne n’a joué contre personne.
report-title = **{ $match }** – retour sur la partie
report-chances = Les chances de gagner de chacun, estimées d’après ce qu’il pouvait voir.
report-chart = Chances de gagner en %
report-course = { $seat } : { $chances } %
report-turn = **Tournant { $number }** – { $round }
report-change = { $seat } { $before } → { $after } %
report-luck = **Chance aux dés et à la pioche**, en points de chances de gagner
report-luck-seat = { $seat } : { $points }
report-luck-greatest = Le plus gros effet d’un coup : { $seat } { $points } ({ $round })
report-plans = **Les plans les plus longs**
report-plan = { $seat } : { $moves } { $moves ->
    [one] coup prévu
   *[other] coups prévus d’affilée
 }, depuis { $round }
report-waits = **Qui s’est fait attendre**
report-wait = { $seat } : { $time } en tout, { $longest } au plus ({ $round })
