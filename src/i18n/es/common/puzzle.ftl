### El problema del día

puzzle-heading = **Problema del día** – { $game }: encuentra la mejor jugada.
puzzle-question = Eres { $seat }. { $prompt }
puzzle-ask = ¿Tu respuesta es **{ $move }**? Tienes una respuesta al día.
puzzle-sure = Sí, es mi respuesta
puzzle-solve = Resolver
puzzle-right = **¡Resuelto!** { $days ->
        [one] Empieza tu racha: { $days } día.
       *[other] Tu racha: { $days } días.
    } La mejor jugada y la siguiente:
puzzle-wrong = **No es la mejor jugada:** { $move }. La mejor jugada y la siguiente:
puzzle-wrong-by = **No es la mejor jugada:** { $move } ({ $points ->
        [0] casi igual de buena
        [one] { $points } punto menos de probabilidad de ganar
       *[other] unos { $points } puntos menos de probabilidad de ganar
    }). La mejor jugada y la siguiente:
puzzle-chances = Probabilidad de ganar: { $best } % con la mejor jugada, { $second } % con la siguiente.
puzzle-others =
    { $players ->
        [one] Nadie más ha respondido hoy.
       *[other] Hoy han respondido { $players } personas: { $answers }.
    }
puzzle-answer = { $move } { $percent } %
puzzle-tomorrow = El próximo problema llega a medianoche UTC.
puzzle-over = Ese problema ya ha terminado. Este es el de hoy.
puzzle-none = Hoy no hay problema del día.
server-puzzle = Problema del día: { $channel }
server-puzzle-none = Problema del día: no se publica
server-choose-puzzle = Problema del día: elige un canal
