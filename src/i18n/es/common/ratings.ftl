setting-rated = Clasificatoria
setting-rated-on = sí, cambia la puntuación de los jugadores
setting-rated-off = no
setting-rated-if = sí, si juegan al menos dos personas
setting-rated-alone = no, porque solo juega una persona
refusal-ratedByBeacon = Una partida clasificatoria usa la baliza pública. Primero haz que no sea clasificatoria.
refusal-ratedTooLate = Una partida solo puede ser clasificatoria si aún no se ha unido nadie más, para que todos lo sepan. Abre otra.
rating-show = Puntuación
rating-shown = **{ $game }: { $points }** ({ $matches ->
    [one] { $matches } partida clasificatoria
   *[other] { $matches } partidas clasificatorias
  }, { $met ->
    [one] { $met } rival distinto
   *[other] { $met } rivales distintos
  })
rating-hidden = **{ $game }:** aún no es lo bastante segura para mostrarla ({ $matches ->
    [one] { $matches } partida clasificatoria
   *[other] { $matches } partidas clasificatorias
  }, { $met ->
    [one] { $met } rival distinto
   *[other] { $met } rivales distintos
  })
rating-about = -# Solo tú ves esto. Todos empiezan con 1500. Cuentan las partidas clasificatorias de este servidor, cada juego por separado. La puntuación se muestra tras unas diez con rivales siempre nuevos, al menos { $people }. Repetir rivales en 90 días cuenta menos, así que un grupo pequeño tarda más. Abandonar te da el último puesto. Los jugadores IA no cuentan.
rating-chart = Puntuación en { $game }, partida a partida
