me-settings = **Tus ajustes**, para todas tus partidas; los demás no los ven.
    { $language }
    Zona horaria: { $timeZone }, donde ahora son las { $now } – { COMMAND("me settings", "zone") } la cambia
    { $quiet }
    Recordatorios: { $reminders }
    Avisos: { $notices }
    Imágenes: { $pictures }
me-settings-dm-closed = No he podido enviarte un mensaje directo, así que todo te llega como mención en el hilo de la partida. Permite los mensajes directos de un servidor que compartamos y pulsa «{ control-tryDirectMessage }».
me-settings-foot = -# Otra zona horaria u otras horas de silencio valen desde tu próxima decisión. Días libres: { COMMAND("me holidays") }.
me-quiet = Horas de silencio: de { $from } a { $until } – entonces tus relojes se paran, y no se te envía nada
me-quiet-none = Horas de silencio: ninguna
me-quiet-from = Silencio desde las { $time }
me-quiet-until = Silencio hasta las { $time } ({ HOURS($hours) })
me-remind-usual = como diga cada partida
me-remind-never = nunca
me-remind-every = { $hours ->
    [1] cada hora
   *[other] cada { HOURS($hours) }
 }
me-by-usual = turnos con mención, lo demás por mensaje directo
me-by-dm = por mensaje directo
me-by-mention = con una mención en el hilo de la partida
me-by-both = por mensaje directo y con una mención
me-theme-usual = como las muestre cada servidor
me-theme-dark = oscuras, el mar de noche
me-theme-light = claras, el mar de día
me-language = Idioma: { $name }
me-language-usual = Idioma: el de tu Discord
me-several-zones = Pueden ser varias zonas horarias: { $zones }. Nombra una de ellas.
all-and-more = { $names } y { $more } más
me-nothing-changed = No se ha cambiado nada.
me-zone = { $zone } – ahora { $now }
me-no-quiet-hours = Sin horas de silencio
me-no-reminders = Sin recordatorios
me-reminders = Recordatorios: { $reminders }
me-notices-by-usual = Avisos: { me-by-usual }
me-notices-by-dm = Avisos { me-by-dm }
me-notices-by-mention = Avisos { me-by-mention }
me-notices-by-both = Avisos { me-by-both }
me-themes-usual = Imágenes: { me-theme-usual }
me-themes-dark = Imágenes: { me-theme-dark }
me-themes-light = Imágenes: { me-theme-light }
me-holidays-none = **Tus vacaciones**: no hay ninguna prevista.
me-holidays = **Tus vacaciones**: { $planned }.
me-holidays-rule = Un día se gasta solo si en él se te acabaría algún reloj; tu tiempo termina entonces cuando acaba el día. Si quieres la mañana de tu regreso para responder, incluye también ese día.
me-holidays-foot = -# { COMMAND("me holidays", "from", "until") } añade más. Los días que ya han empezado no se pueden retirar.
me-year = { $year }: previstos { DAYS($planned) }, gastados { $spent }, quedan { $left }.
me-day = { $weekday } { $day } { $month } { $year }
me-days = del { $from } al { $until } ({ DAYS($days) })
me-take-back = Retirar días
me-turns = **Te { $count ->
    [one] espera { $count } partida
   *[other] esperan { $count } partidas
 }**
me-asked-since = { $asked } – desde { $since }
me-time-until = tiempo hasta el { $until }
me-paused-until = en pausa hasta el { $paused }
me-no-turns = No te espera ninguna partida.
me-data = En este archivo está todo lo que guardo sobre ti. Lo que hiciste en una partida está en su registro, por asientos: { COMMAND("match export") }. { COMMAND("me forget") } borra tus datos.
me-forget = **¿Quieres que te olvide?**
me-forget-goes = Lo que se borra: tus ajustes, vacaciones, notas, órdenes y recordatorios, lo que dijiste desde la organización, dónde están mis mensajes para ti, y tu nombre y tu identificador.
me-forget-goes-matches = Lo que se borra: tus ajustes, vacaciones, notas, órdenes y recordatorios, lo que dijiste desde la organización, dónde están mis mensajes para ti, y tu nombre y tu identificador en { $seats ->
    [one] { $seats } partida
   *[other] { $seats } partidas
 }, donde «Asiento» y su número ocupan el lugar de tu nombre.
me-forget-lobbies = Sales de { $lobbies ->
    [one] { $lobbies } partida sin empezar
   *[other] { $lobbies } partidas sin empezar
 }.
me-forget-running = En { $running ->
    [one] { $running } partida en curso
   *[other] { $running } partidas en curso
 } una máquina juega tu asiento desde ahora; donde no juega nadie más, abandonas.
me-forget-stays = Lo que queda: las jugadas de tus partidas, que nombran asientos y no personas, y lo publicado en Discord, que se puede borrar allí.
me-forget-end = No se puede deshacer. Puedes volver cuando quieras, como si fuera la primera vez. { COMMAND("me data") } te muestra antes lo que hay.
me-forget-me = Olvidarme
me-forgotten = Te he olvidado: nada de lo que guardo dice quién eres.
me-former-player = Asiento { $number }
me-nudged = Se llama otra vez a { $name }; si está en horas de silencio, en cuanto acaben.
me-nudged-already = Ya se avisó a { $name } en el último día: basta con una vez al día.
me-nudged-already-until = Ya se avisó a { $name } en el último día; se puede otra vez { $when }.
me-gone = A { $name } ya no se le puede encontrar en este servidor.
