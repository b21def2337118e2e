command-match_report = Qué decidió una partida terminada: opciones de ganar, momentos clave, suerte
denial-reportLater = El análisis llega cuando termina la partida.
denial-noReport = No hay análisis de esta partida: fue demasiado corta, se abandonó o nadie jugó contra nadie.
report-title = **{ $match }** – repaso de la partida
report-chances = Qué opciones de ganar tenía cada cual, según lo que podía ver.
report-chart = Opciones de ganar en %
report-course = { $seat }: { $chances } %
report-turn = **Momento clave { $number }** – { $round }
report-change = { $seat } { $before } → { $after } %
report-luck = **Suerte con los dados y al robar**, en puntos de opciones de ganar
report-luck-seat = { $seat }: { $points }
report-luck-greatest = Lo máximo de una vez: { $seat } { $points } ({ $round })
report-plans = **Los planes más largos**
report-plan = { $seat }: { $moves } { $moves ->
    [one] jugada planeada
   *[other] jugadas planeadas seguidas
 }, desde { $round }
report-waits = **A quién esperó el resto**
report-wait = { $seat }: { $time } en total, { $longest } como mucho ({ $round })
