setting-rated = Clasificatoria
setting-rated-on = sí, cambia la puntuación de los jugadores
setting-rated-off = no
refusal-ratedByBeacon = Una partida clasificatoria usa la baliza pública. Primero haz que no sea clasificatoria.
refusal-ratedTooLate = Una partida solo puede ser clasificatoria si aún no se ha unido nadie más, para que todos lo sepan. Abre otra.
