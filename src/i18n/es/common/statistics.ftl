statistics-own-headline = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 } con gente desde el { $since }
statistics-server = Este servidor
statistics-server-headline = { PLAYERS($people) }, { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 } desde el { $since }
statistics-won = ganadas
statistics-answer = respuesta habitual
statistics-luck = suerte por partida
statistics-left = abandonadas
statistics-matches = partidas
statistics-of = { $part } de { $all }
statistics-minutes = { $n } min
statistics-hours = { $n } h
statistics-days = { $n } d
statistics-by-seats = Victorias por jugadores
statistics-by-game = Victorias por juego
statistics-games = Juegos jugados
statistics-encounters = Cara a cara
statistics-board-wins = Más victorias
statistics-board-answers = Más rápidos
statistics-board-luck = Con más suerte
statistics-line = { $what }: { $values }
statistics-encounter = { $ahead } : { $behind }
statistics-met = { $name } ({ $matches })
statistics-own-note = -# Suerte: puntos de opciones de ganar que te dieron o quitaron los dados y los robos. Cara a cara: cuántas veces quedaste por delante y por detrás; entre paréntesis, cuántas partidas compartisteis. Solo lo ves tú.
statistics-practised = -# { $matches ->
    [one] No cuenta { $matches } partida solo contra jugadores IA.
   *[other] No cuentan { $matches } partidas solo contra jugadores IA.
 }
statistics-none = Todavía no has terminado ninguna partida con otras personas.
statistics-server-none = Todavía nadie ha terminado una partida con otras personas en este servidor.
statistics-server-note = -# Las clasificaciones solo nombran a quienes lo eligieron en { COMMAND("me settings") } y terminaron aquí 3 partidas.
statistics-show-own = Mi historial
statistics-show-server = Este servidor
me-leaderboards-on = Clasificaciones: quiero aparecer
me-leaderboards-off = Clasificaciones: no quiero aparecer
command-me_record = Tus partidas con otra gente: victorias, tiempos, suerte, cara a cara. Solo lo ves tú
command-server_record = Lo que se ha jugado en este servidor y sus clasificaciones
command-me_settings__leaderboards = Si las clasificaciones del servidor pueden nombrarte
