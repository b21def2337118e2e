### Buscar jugadores con /play

play-title = **Buscar jugadores**
play-intro = Busco jugadores que quieran el mismo juego, reloj y número de jugadores, y que estén despiertos cuando tú. { play-how } Tenéis un día para responder.
play-how = Miro cada 10 minutos. Cuando tengo una mesa, pregunto a cada uno por mensaje directo.
play-quiet = Tus horas de silencio: de { $from } a { $until }. Puedes cambiarlas con { COMMAND("me settings") }.
play-no-quiet = No tienes horas de silencio, así que cuento con que siempre estás despierto. Ponlas con { COMMAND("me settings") }.
play-wait = A partir de ahora, lo normal es esperar { $usual }; en 4 de cada 5 casos, como mucho { $most }.
play-wait-unknown = Todavía no sé cuánto tardará: aquí han buscado muy pocos jugadores.
play-others = { $count ->
    [one] { $count } jugador más busca algo parecido.
   *[other] { $count } jugadores más buscan algo parecido.
 }
play-looking = **Buscando jugadores**: empezaste { $since }
play-wishes = { $games } · { $paces } por decisión · { $seats } jugadores
play-ends = Dejo de buscar: { $until }.
play-widened = Llevas un rato esperando, así que también acepto { $more }.
play-widened-hours = mesas con solo { HOURS($hours) } en las que todos están despiertos
play-widened-paces = el siguiente reloj más largo o más corto
play-widened-seats = una mesa de tres
play-no-channel = Ya no puedo escribir en el canal que elegiste. Usa { COMMAND("play") } en otro canal.
play-held = Tengo una mesa para ti y te preguntaré pronto.
play-offered = **Hay una mesa lista**: { $link }. Responde antes de { $until }; después, tu plaza pasa a otro jugador.
play-agreed = Juegas en { $match }: { $link }. Empieza en cuanto todos hayan aceptado.
play-unanswered = aún no ha respondido
play-find = Buscar jugadores
play-change = Cambiar
play-stop = Dejar de buscar
play-avoid = Jugadores que evitas
play-yes = Jugar
play-no = Ahora no
play-games = Juegos
play-paces = Relojes
play-pace = { $time } por decisión
play-seats = Número de jugadores
play-seat-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }
play-computer-no = Solo personas
play-computer-yes = Una IA puede ocupar la última plaza si todos aceptan
play-stopped = He dejado de buscar. { COMMAND("play") } vuelve a empezar con lo que habías elegido.
play-declined = No juegas en { $match } y he dejado de buscar. { COMMAND("play") } vuelve a empezar con lo que habías elegido.
play-gone = Esa plaza ya no se te guarda. { COMMAND("play") } muestra cómo va tu búsqueda.
play-on-server = Se juega en un servidor. Usa { COMMAND("play") } en uno de sus canales.
play-ask = **Hay una mesa lista para ti**: { $match } { $game }, { $link }
    Responde antes de { $until }; después, tu plaza pasa a otro jugador.
play-ask-open = { $mention }, en esta mesa se te guarda una plaza. Responde antes de { $until }; después, pasa a otro jugador.
play-lost = No has respondido a tiempo, así que tu plaza en { $match } pasa a otro jugador. He dejado de buscar; { COMMAND("play") } vuelve a empezar.
play-over = Te he buscado jugadores durante { DAYS($days) } sin encontrar mesa, y lo he dejado. { COMMAND("play") } vuelve a empezar con lo que habías elegido.
denial-tableStarts = Esta mesa empieza sola en cuanto todos hayan aceptado. Si queda una plaza libre, se la ofrezco al siguiente jugador que busque partida.
denial-tableStarts-waits = Esta mesa empieza sola en cuanto todos hayan aceptado. Espero la respuesta de { $players } hasta { $until }; después ofrezco la plaza a otro jugador.
avoid-title = **Jugadores que evitas**: { COMMAND("play") } nunca te sienta con ellos. Esta lista solo la ves tú, y ellos no se enteran.
avoid-list = Evitas a { $people }.
avoid-none = No evitas a nadie.
avoid-add = Añadir un jugador
avoid-remove = Quitar un jugador
avoid-self = No puedes evitarte a ti mismo.
avoid-full = Tu lista está llena: caben { $most ->
    [one] { $most } jugador
   *[other] { $most } jugadores
 }. Quita antes a uno.
