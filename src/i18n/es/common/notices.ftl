notice-taken-back = -# Deshecho.
notice-board-taken-back = Las jugadas de este mensaje se han deshecho. La partida sigue más abajo.
notice-begun = { $players }: la partida ha empezado. ¡Suerte!
notice-over = { $players }: la partida ha terminado. ¡Gracias por jugar!
notice-turn-over =
    -# { $count ->
        [one] Le tocaba
       *[other] Les tocaba
    } jugar a { $seats }.
notice-no-picture = -# Esta vez no pude dibujar la imagen. Para ver el tablero en texto, usa { COMMAND("board", "as:texto") }.
notice-no-picture-words = -# Esta vez no pude dibujar la imagen. Este es el tablero en texto:
notice-course-title = **{ $match }** – así fue la partida.
notice-course-title-replay = **{ $match }** – así fue la partida, con animación.
notice-replay-alt = Animación del tablero de { $match }, de la primera jugada a la última (en { $round }).
notice-leap = Mayor salto, { $measure }: { $seat } +{ $change } (en { $round })
notice-cover-alt = Portada de { $title }, { $match }, con { $seats }.
notice-podium-place = { $place }. { $seat }: { $numbers }.
notice-more-lines = … { $lines } { $lines ->
    [one] línea más
   *[other] líneas más
 }: { COMMAND("log") }
notice-more-lines-beside = … { $lines } { $lines ->
    [one] línea más
   *[other] líneas más
 }: pulsa *{ control-inWords }*
notice-greeting = Juegas en la partida { $match }. Una vez por ronda te enviaré aquí tu hoja de jugador, sin sonido. { COMMAND("gold") } la muestra cuando quieras.
notice-card-title = **{ $match }** – tu hoja de jugador
notice-card-taken-back = **{ $match }** – la ronda de esta hoja se deshizo. Tu hoja actual está más abajo.
notice-called-off = { $match } ya no te espera: se han deshecho las jugadas que llevaban a tu turno.
notice-loss = **{ $match }** – { $name }, te han atacado:
    { $lines }
    Ahora no tienes que hacer nada. Mira el tablero: { $link }
notice-public-loss = { $mention }, te han atacado. Arriba puedes leer lo que ha pasado.
notice-new-thread = Ya no puedo usar el hilo anterior de { $match }. La partida sigue en el hilo de este mensaje.
notice-public-reminder = { $mention }, { $match } te espera. Tu turno empezó { $since }.
notice-stalled = { $match } espera a { $name }: su turno empezó { $since }.
    Envía un recordatorio con { COMMAND("match nudge") }. Con { COMMAND("match vote") } se puede dar más tiempo, buscar otro jugador, dejar que siga una IA o terminar la partida.
notice-stalled-gone = { $match } espera a { $name }: su turno empezó { $since }. Ya no encuentro a { $name } en este servidor.
    Con { COMMAND("match vote") } se puede dar más tiempo, buscar otro jugador, dejar que siga una IA o terminar la partida.
notice-nudge = { $by } te envía un recordatorio: { $match } te espera. Tu turno empezó { $since }: { $link }
notice-public-nudge = { $mention }, { $by } te envía un recordatorio: { $match } te espera. Tu turno empezó { $since }.
notice-warning = Se te acaba el tiempo en { $match }. Tienes hasta el { $until }: { $link }
notice-public-warning = { $mention }, se te acaba el tiempo en { $match }.
notice-pause-ends = La pausa de { $match } termina { $when }. Entonces vuelven a correr los relojes: { $link }
notice-public-pause-ends = { $mention }, la pausa de { $match } termina { $when }. Entonces vuelven a correr los relojes.
notice-place-gone = Ya no encuentro el canal de { $match } ({ $channel }), así que no puedo publicar sus jugadas. La partida está a salvo: todos pueden seguir jugándola aquí con la opción { OPTION("option.match") }. Recupera el canal o termina la partida con { COMMAND("match concede") }.
notice-place-forbidden = Ya no tengo permiso para publicar { $match } en { $channel }. La partida está a salvo: todos pueden seguir jugándola aquí con la opción { OPTION("option.match") }. Déjame ver el canal, escribir en él y en sus hilos, crear hilos y adjuntar archivos. Seguiré intentándolo.
notice-server-left = Ya no estoy en el servidor de { $matches }. Allí el juego se ha detenido y no corre ningún reloj. Si me invitan otra vez antes del { $until }, todo sigue donde estaba. Después borraré todo lo que guardo de ese servidor.
notice-server-back = Estoy de vuelta y { $match } sigue donde estaba. Llevaba detenida desde el { $since }; nadie ha perdido tiempo.
notice-unreachable = { $mention }, no puedo enviarte mensajes directos. Usa { COMMAND("gold") } para ver tu hoja de jugador; nadie más la ve. Para recibir otra vez mis mensajes, permite los mensajes directos de este servidor en los ajustes de Discord y toca *{ control-mySettings }*.
notice-set-aside = Detuve { $match } porque no puedo leer sus datos. No se ha perdido nada de lo jugado y no corre ningún reloj. Un moderador puede intentarlo otra vez con { COMMAND("organise retry") }.
notice-brought-back = { $match } continúa. La había detenido por un error mío. No se ha perdido nada y nadie ha perdido tiempo.
notice-restored = He restaurado { $match } desde una copia de seguridad, como estaba el { $when }. Las jugadas posteriores se han perdido: hay que hacerlas otra vez. He marcado los mensajes que las contaban; las hojas de jugador enviadas desde entonces pueden estar equivocadas. Lo siento.
notice-superseded = **Esto ya no cuenta:** he restaurado la partida como estaba el { $when }.
notice-chart-seat = { $name } de { $first } a { $last }, como máximo { $most }
notice-chart-next = { $before }; { $next }
notice-chart-part = { $title }: { $seats }.
