me-settings = **Tus ajustes** para todas tus partidas. Solo los ves tú.
    Zona horaria: { $timeZone } (hora local: { $now }). Cámbiala con { COMMAND("me settings", "zone") }
    { $quiet }
me-settings-dm-closed = No he podido enviarte un mensaje directo, así que te mencionaré en los hilos de las partidas. Permite los mensajes directos de un servidor que compartamos y toca «{ control-tryDirectMessage }».
me-settings-foot = -# Los cambios de zona horaria o de horas de silencio valen desde tu próxima decisión. Planea días libres con { COMMAND("me holidays") }.
me-quiet = Horas de silencio: de { $from } a { $until }. En ese tiempo tus relojes se detienen y no te molesto
me-quiet-none = Horas de silencio: ninguna
me-quiet-from = Silencio desde: { $time }
me-quiet-until = Silencio hasta: { $time } ({ HOURS($hours) })
me-remind-usual = según cada partida
me-remind-never = nunca
me-remind-every = { $hours ->
    [1] cada hora
   *[other] cada { HOURS($hours) }
 }
me-by-usual = mención si te toca; si no, mensaje directo
me-by-dm = por mensaje directo
me-by-mention = por mención en el hilo de la partida
me-by-both = por mensaje directo y por mención
me-theme-usual = según cada servidor
me-theme-dark = oscuros (mar de noche)
me-theme-light = claros (mar de día)
me-shape-wide = apaisado
me-shape-tall = vertical, para el móvil
me-shape-none = sin imágenes, con palabras
me-language = Idioma: { $name }
me-language-usual = Idioma: el de tu Discord
me-several-zones = Hay varias zonas horarias posibles: { $zones }. Elige una.
all-and-more = { $names } y { $more } más
me-nothing-changed = No se ha cambiado nada.
me-zone = { $zone } (hora local: { $now })
me-no-quiet-hours = Sin horas de silencio
me-no-reminders = Sin recordatorios
me-reminders = Recordatorios: { $reminders }
me-notices-by-usual = Tu turno: mención · resto: MD
me-notices-by-dm = Notificaciones { me-by-dm }
me-notices-by-mention = Notificaciones { me-by-mention }
me-notices-by-both = Notificaciones { me-by-both }
me-attacks-on = Ataques contra ti: te aviso
me-attacks-off = Ataques contra ti: no te aviso
me-themes-usual = Colores: { me-theme-usual }
me-themes-dark = Colores: { me-theme-dark }
me-themes-light = Colores: { me-theme-light }
me-shapes-wide = Formato de imagen: { me-shape-wide }
me-shapes-tall = Formato de imagen: { me-shape-tall }
me-shapes-none = Formato de imagen: { me-shape-none }
me-ask-shape = -# ¿Estás en el móvil? Con «{ control-tallPictures }», más abajo, verás las imágenes en vertical. Puedes cambiarlo con { COMMAND("me settings") }.
me-holidays-none = **Tus días libres**: ninguno planeado.
me-holidays = **Tus días libres**: { $planned }.
me-holidays-rule = Un día libre solo se gasta si ese día se te acabaría el tiempo en alguna partida. Entonces tienes hasta el final del día. Si quieres tiempo para responder a la vuelta, planea también ese día.
me-holidays-foot = -# Planea más con { COMMAND("me holidays", "from", "until") }. Los días que ya han empezado no se pueden cancelar.
me-year = { $year }: { $planned ->
    [one] { DAYS($planned) } planeado
   *[other] { DAYS($planned) } planeados
 }, { $spent } { $spent ->
    [one] usado
   *[other] usados
 }, { $left } { $left ->
    [one] disponible
   *[other] disponibles
 }.
me-day = { $weekday }, { $day } { $month } { $year }
me-days = del { $from } al { $until } ({ DAYS($days) })
me-take-back = Cancelar días libres
me-turns = **Te { $count ->
    [one] espera { $count } partida
   *[other] esperan { $count } partidas
 }**
me-asked-since = { $asked } – tu turno empezó { $since }
me-time-until = tienes hasta el { $until }
me-paused-until = en pausa hasta el { $paused }
me-no-turns = No te espera ninguna partida.
me-data = Este archivo tiene todo lo que guardo sobre ti. Tus jugadas están en el registro de cada partida, por plaza: { COMMAND("match export") }. Para borrar tus datos, usa { COMMAND("me forget") }.
me-forget = **¿Borrar todos tus datos?**
me-forget-goes = Borraré tus ajustes, días libres, respuesta al problema, notas, jugadas planificadas y recordatorios, tu búsqueda de jugadores y a quién evitas, lo que escribiste como moderador y los moderadores sobre ti, qué partidas sigues, dónde están mis mensajes para ti, y tu nombre y tu identificador.
me-forget-goes-matches = Borraré tus ajustes, días libres, respuesta al problema, notas, jugadas planificadas y recordatorios, tu búsqueda de jugadores y a quién evitas, lo que escribiste como moderador y los moderadores sobre ti, qué partidas sigues, dónde están mis mensajes para ti, y tu nombre y tu identificador. En { $seats ->
    [one] { $seats } partida
   *[other] { $seats } partidas
 } te llamarás «Jugador» y el número de tu plaza.
me-forget-lobbies = Saldrás de { $lobbies ->
    [one] { $lobbies } sala de espera
   *[other] { $lobbies } salas de espera
 }.
me-forget-running = En { $running ->
    [one] { $running } partida en curso
   *[other] { $running } partidas en curso
 }, una IA jugará por ti. Donde no juegue nadie más, abandonarás.
me-forget-stays = Conservaré las jugadas de tus partidas, que nombran plazas y no personas. También se quedan los mensajes en Discord; allí puedes pedir que los borren.
me-forget-end = No se puede deshacer. Puedes volver cuando quieras como un jugador nuevo. Para ver antes tus datos, usa { COMMAND("me data") }.
me-forget-me = Borrar mis datos
me-forgotten = Hecho. Nada de lo que guardo dice quién eres.
me-former-player = Jugador { $number }
me-nudged = Le envío un recordatorio a { $name }. Si está en horas de silencio, le llegará cuando acaben.
me-nudged-already = { $name } ya recibió un recordatorio en el último día. Puedes enviar uno al día por jugador.
me-nudged-already-until = { $name } ya recibió un recordatorio en el último día. Puedes enviar otro { $when }.
me-gone = Ya no encuentro a { $name } en este servidor.
