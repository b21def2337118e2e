## Torneos y ligas: varias mesas de un juego, con clasificación

command-cup = Torneos en este servidor: varias mesas de un juego, con clasificación
command-cup_create = Preparar un torneo en este canal (moderadores)
command-cup_create__game = Qué juego
command-cup_create__players = Cuántos jugadores hay en cada mesa
command-cup_create__pace = Cuánto tiempo hay por decisión
command-cup_create__days = Cuántos días están abiertas las inscripciones
command-cup_create__format = Cómo se suceden las mesas
command-cup_status = Clasificación, tus partidas y el próximo plazo
command-cup_end = Terminar ya un torneo; cuenta tal como está (moderadores)
command-cup_cancel = Cancelar un torneo sin resultado (moderadores)
command-cup_export = Obtener un torneo como archivo, para que todos puedan comprobar la clasificación
command-cup__cup = El número del torneo; sin él, el más reciente
cup-name = Torneo #{ $cup }
cup-setup = **Nuevo torneo en este canal**
    Elige y pulsa *{ cup-open }*. Los jugadores se inscriben con una pulsación en el mensaje que aparece aquí. Al cerrarse las inscripciones, sorteo las mesas y empiezo las partidas.
cup-more = Más ajustes
cup-open = Abrir inscripciones
cup-enter = Inscribirme
cup-withdraw = Retirarme
cup-rules = Reglas de este torneo
cup-status = Clasificación y mis partidas
cup-tables = Mesas de { $count }
cup-closing = Las inscripciones se cierran en { DAYS($days) }
cup-format-pools = Grupos: todos se enfrentan por igual
cup-format-knockOut = Grupos y luego una final de los mejores
cup-format-league = Liga con divisiones y temporadas
cup-role = Solo miembros con este rol
cup-computers-no = Solo personas
cup-computers-yes = Jugadores de IA completan las últimas mesas
cup-title = **{ $cup }: { $game }**
cup-terms = Mesas de { $tables } · { $pace } por decisión · { $format }
cup-role-only = Solo pueden inscribirse miembros con { $role }.
cup-entered = **{ PLAYERS($count) }**: { $people }
cup-nobody = Aún no se ha inscrito nadie.
cup-round-days = Una ronda termina a los { DAYS($days) }
cup-rating-any = Cualquier puntuación
cup-rating = Puntuación de { $points } o más
cup-rule-points = Puntos del primer al último puesto: { $points }. Quienes empatan se reparten los puntos de sus puestos.
cup-rule-ties = A igualdad de puntos deciden por orden: los puntos de quienes quedaron detrás de ti (Sonneborn-Berger), tu parte de lo que cuenta el juego, menos tiempos agotados, el sorteo.
cup-rule-leaving = Si te rindes, cedes tu plaza, faltas al final o retienes una partida hasta el fin de la ronda, no te da puntos. Todos los que se quedaron van por delante de ti.
cup-rule-round = Una ronda termina como muy tarde a los { DAYS($days) }. Las partidas que sigan en curso se puntúan tal como están.
cup-rule-computers-no = Si faltan jugadores en una mesa, un jugador de IA ocupa la plaza sin puntos.
cup-rule-computers-yes = Jugadores de IA completan las mesas y reciben puntos como todos.
cup-rule-pools = En el grupo, todos se enfrentan igual de a menudo, o lo más parecido posible.
cup-rule-knockOut = Primero juegan todos en un grupo. Los { $count } mejores juegan después en mesas de las que pasa el ganador.
cup-rule-league = Divisiones de { $size } juegan { $seasons ->
    [one] { $seasons } temporada
   *[other] { $seasons } temporadas
 }. Tras cada una, los { $moving } primeros y los { $moving } últimos de divisiones vecinas cambian de sitio.
cup-entries = Las inscripciones están abiertas hasta { $until }.
cup-playing = Ronda { $round }: han terminado { $over } de { $matches } partidas. Acaba antes de { $until }.
cup-ended = El torneo ha terminado.
cup-cancelled = El torneo está cancelado.
cup-tooFew = El torneo está cancelado: no se inscribieron jugadores suficientes para una mesa.
cup-deadline = La ronda de { $cup } ha terminado.
cup-table = Puntos (partidas jugadas)
cup-division = División { $division }: puntos (jugadas)
cup-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
cup-winner = 🏆 ¡{ $winner } gana { $cup }!
cup-mine = **No es tu turno**: { $matches }
cup-mine-none = Ahora no tienes ninguna partida en él.
cup-opened = Las inscripciones de { $cup } están abiertas en este canal. Con { COMMAND("cup status") } puedes cerrarlas antes. { COMMAND("cup cancel") } cancela el torneo, { COMMAND("cup end") } lo termina antes.
cup-entered-you = Te has inscrito en { $cup }. Cuando empiece una partida tuya, su hilo te menciona.
cup-withdrawn = Te has retirado de { $cup }. Tus partidas en curso siguen.
cup-ask-end = ¿Terminar ya { $cup }? La clasificación será definitiva y las partidas en curso dejarán de contar.
cup-ask-cancel = ¿Cancelar { $cup }? Entonces no tendrá resultado. Las partidas en curso siguen fuera de él.
cup-yes-end = Sí, terminarlo
cup-yes-cancel = Sí, cancelarlo
cup-exported = { $cup } como archivo. Con él, cualquiera puede recalcular la clasificación: `npm run verify -- --cup ARCHIVO`
cup-none = En este servidor no hay ese torneo. Un moderador puede preparar uno con { COMMAND("cup create") }.
cup-unposted = Ya no puedo publicar sobre { $cup } en { $channel }. El torneo sigue. Déjame volver a escribir allí y continuaré con el próximo cambio; { COMMAND("server check") } muestra qué me falta.
cup-free-seat = Hay un asiento libre en { $cup } ({ $game }), que encaja con tu búsqueda. Si lo quieres, pulsa *{ cup-enter }* allí antes del { $until }: { $link }
cup-computer = IA { $number }
cup-forgotten = jugador borrado
cup-places = Hay { $count } plazas. Quien se inscribe después es suplente.
cup-most = { $count } plazas
cup-most-any = Juegan todos los que se inscriban
cup-plan = Con { PLAYERS($count) }, cada uno juega { $each ->
    [one] { $each } partida
   *[other] { $each } partidas
 } { $format ->
    [league] por temporada
    [knockOut] en el grupo
   *[pools] en total
 }, a la vez. El torneo dura como mucho { DAYS($days) }.
cup-place = **Tu puesto: { $place } de { $count }**, { $points }. Partidas terminadas: { $played } de { $matches }.
cup-points-by-place = Puntos por puesto: { $points }
cup-division-size = Divisiones de { $size } ({ $each ->
    [one] { $each } partida
   *[other] { $each } partidas
 } cada uno)
cup-close = Cerrar inscripciones ya
cup-ask-close = ¿Cerrar ya las inscripciones de { $cup }? Sorteo las mesas y empiezo las partidas enseguida. Quien se inscriba después será suplente.
cup-ask-close-few = ¿Cerrar ya las inscripciones de { $cup }? No hay jugadores suficientes para una mesa, así que el torneo se cancelaría.
cup-yes-close = Sí, cerrarlas
cup-refusal-cupOver = Este torneo ha terminado. { COMMAND("cup status") } muestra el más reciente.
cup-refusal-cupEntered = Ya te has inscrito en este torneo. *{ cup-withdraw }* te saca de él.
cup-refusal-cupNotEntered = No estás en este torneo. *{ cup-enter }* te inscribe.
cup-refusal-cupNotDrawn = Las inscripciones siguen abiertas y aún no hay clasificación. { COMMAND("cup cancel") } cancela el torneo.
cup-refusal-cupBanned = Un moderador te ha excluido aquí de los torneos y las partidas clasificatorias. { COMMAND("me record") } muestra por qué y hasta cuándo.
cup-refusal-cupRole = Este torneo es para miembros con { $role }. Pide ese rol a un moderador.
cup-refusal-cupRating = Este torneo es para jugadores con una puntuación de { $least } o más. { COMMAND("me record") } muestra la tuya y cómo conseguirla.
cup-refusal-recordNeeded = Este torneo pide un historial, y aún no tienes ninguno en este servidor. Termina antes una partida con otras personas.
cup-refusal-recordBelowGate = Este torneo pide un historial de al menos el { $least } %. El tuyo es del { $percent } %. { COMMAND("me record") } muestra cómo mejorarlo.
cup-entered-reserve = Eres suplente en { $cup }: juegas cuando quede libre una plaza.
