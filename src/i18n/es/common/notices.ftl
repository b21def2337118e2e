notice-taken-back = -# Deshecho.
notice-board-taken-back = Lo que mostraba este mensaje se ha deshecho. La partida continúa abajo.
notice-no-picture = -# Esta vez no hay imagen: no se ha podido dibujar. { COMMAND("board", "as:texto") } lo cuenta todo en palabras.
notice-no-picture-words = -# Esta vez no hay imagen: no se ha podido dibujar. En palabras:
notice-course-title = **{ $match }** – cómo fue.
notice-course-title-replay = **{ $match }** – cómo fue, y todo otra vez.
notice-replay-alt = { $match } desde la primera jugada hasta la última, { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
 }, como animación del tablero.
notice-more-lines = … { $lines } { $lines ->
    [one] línea
   *[other] líneas
 } antes: { COMMAND("log") }
notice-greeting = Tienes asiento en la partida { $match }. Tu hoja llegará aquí, sin ruido, una vez por ronda. { COMMAND("gold") } la muestra cuando quieras.
notice-card-title = **{ $match }** – tu hoja
notice-card-taken-back = **{ $match }** – la ronda de esta hoja se ha deshecho. La hoja que vale está abajo.
notice-called-off = { $match } ya no te espera: lo que llevó a ello se ha deshecho.
notice-new-thread = El hilo de { $match } ya no se puede usar. La partida continúa en el hilo bajo este mensaje.
notice-public-reminder = { $mention }, { $match } te espera desde { $since }.
notice-stalled = { $match } espera a { $name } desde { $since }.
    { COMMAND("match nudge") } llama otra vez. { COMMAND("match vote") } da más tiempo, busca a otra persona, deja que siga una máquina, o termina la partida.
notice-stalled-gone = { $match } espera a { $name } desde { $since }. A { $name } ya no se le puede encontrar en este servidor.
    { COMMAND("match vote") } da más tiempo, busca a otra persona, deja que siga una máquina, o termina la partida.
notice-nudge = { $by } te avisa: { $match } te espera desde { $since }: { $link }
notice-public-nudge = { $mention }, { $by } te avisa: { $match } te espera desde { $since }.
notice-warning = Se te acaba el tiempo en { $match }. Tienes hasta el { $until }: { $link }
notice-public-warning = { $mention }, se te acaba el tiempo en { $match }.
notice-pause-ends = La pausa de { $match } acaba { $when }, y sus relojes vuelven a correr: { $link }
notice-public-pause-ends = { $mention }, la pausa de { $match } acaba { $when }, y sus relojes vuelven a correr.
notice-place-gone = Ya no encuentro el canal de { $match } ({ $channel }), así que nadie ve cómo sigue. La partida está a salvo: todos pueden seguir jugándola aquí, con la opción { OPTION("option.match") }. Recupera el canal, o termina la partida con { COMMAND("match concede") }.
notice-place-forbidden = Ya no se me permite publicar { $match } en { $channel }. La partida está a salvo: todos pueden seguir jugándola aquí, con la opción { OPTION("option.match") }. Permíteme ver el canal, escribir en él y en sus hilos, abrir hilos y adjuntar archivos; lo intento otra vez por mi cuenta.
notice-server-left = Ya no estoy en el servidor de { $matches }. Allí no pasa nada ahora, y ningún reloj corre. Si me invitan de nuevo antes del { $until }, todo sigue donde estaba; si no, se borra entonces todo lo que guardo de ello.
notice-server-back = He vuelto, y { $match } continúa donde estaba. Ha estado parada desde el { $since }: nadie ha perdido tiempo por ello.
notice-unreachable = { $mention }, no puedo enviarte mensajes directos. Usa { COMMAND("gold") } para ver tu hoja; nadie más la ve. Para recibir de nuevo mis mensajes, permítelos en los ajustes de Discord para este servidor y pulsa *{ control-mySettings }*.
notice-set-aside = He detenido { $match } porque no puedo leer su registro. No se ha perdido nada de lo jugado, y ningún reloj corre. Desde la organización se puede probar otra vez con { COMMAND("organise retry") }.
notice-brought-back = { $match } continúa. La había detenido por un fallo mío. No se ha perdido nada, y nadie ha perdido tiempo.
notice-restored = { $match } se ha restaurado a como estaba el { $when }, desde una copia de seguridad. Lo jugado después se ha perdido y hay que jugarlo otra vez: los mensajes que lo contaban están marcados, y las hojas enviadas desde entonces pueden no valer. Lo siento.
notice-superseded = **Esto ya no vale:** la partida se ha restaurado a como estaba el { $when }.
notice-chart-seat = { $name } de { $first } a { $last }, como mucho { $most }
notice-chart-next = { $before }; { $next }
notice-chart-part = { $title }: { $seats }.
