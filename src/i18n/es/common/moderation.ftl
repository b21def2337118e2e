## Decisiones de los moderadores en un servidor, y seguir una partida

command-match_watch = Sigue una partida: su imagen por MD tras cada ronda, una al día como máximo
command-server_audit = Mira qué han decidido los moderadores en este servidor
command-server_ban = Excluye a un jugador de las partidas puntuadas y de la búsqueda de partidas
command-server_ban__user = A quién excluir
command-server_ban__days = Cuántos días dura la exclusión
command-server_unban = Levanta la exclusión de un jugador
command-server_unban__user = De quién levantar la exclusión
command-server__reason = Tu motivo; el jugador lo ve
moderation-title = **Decisiones de los moderadores en este servidor: { $total }**
moderation-none = Los moderadores aún no han decidido nada en este servidor.
moderation-forgotten = (jugador eliminado)
moderation-line = - { $when } { $by }: { $what }
moderation-line-reason = - { $when } { $by }: { $what } – «{ $reason }»
moderation-match = decidió en { $match } { $motion }
moderation-ban = excluyó a { $player } hasta el { $until }
moderation-unban = levantó la exclusión de { $player }
moderation-note = escribió una nota sobre { $player }
moderation-cup-Open = abrió las inscripciones de { $cup }
moderation-cup-CloseEntries = cerró las inscripciones de { $cup }
moderation-cup-End = terminó { $cup }
moderation-cup-Cancel = canceló { $cup }
moderation-settings = cambió los ajustes: { $settings }
moderation-open = Decisiones de moderadores
moderation-banned = { $player } no puede entrar en partidas puntuadas ni buscar partidas en este servidor hasta el { $until }. Le envío tu motivo.
moderation-unbanned = La exclusión de { $player } queda levantada. Le envío tu motivo.
moderation-ban-notice = Un moderador de **{ $server }** te ha excluido allí de las partidas puntuadas y de la búsqueda de partidas hasta el { $until }. Puedes seguir con tus partidas y entrar en las que no puntúan.
    Motivo: { $reason }
moderation-unban-notice = Un moderador de **{ $server }** ha levantado tu exclusión. Ya puedes volver a entrar en partidas puntuadas y buscar partidas allí.
    Motivo: { $reason }
denial-banned = Hasta el { $until } no puedes entrar en partidas puntuadas ni buscar partidas en este servidor. Motivo: { $reason }
    Aún puedes entrar en partidas que no puntúan.
denial-moderatorsOnly = Eso solo pueden hacerlo los moderadores de este servidor: quienes pueden gestionarlo o tienen el rol de moderador.
denial-cannotBan = No puedes hacerte eso a ti mismo ni a una aplicación. Elige a otro jugador.
denial-notBanned = { $player } no está excluido en este servidor.
denial-watchOwn = Juegas en esta partida, así que te aviso de todos modos.
denial-watchLater = Solo puedes seguir una partida en curso.
denial-watchClosed = No puedo enviarte MD. Permite los mensajes directos de este servidor, pulsa *{ control-tryDirectMessage }* en { COMMAND("me settings") } y vuelve a intentarlo.
denial-noMatchToWatch = Aquí no hay ninguna partida ajena en curso.
watching-watch-match = Seguir { $match }
watching-stop = Dejar de seguir
watching-begun = Sigues { $match }. Tras cada nueva ronda te envío su imagen por MD, una al día como máximo y nunca en tus horas de silencio. La última llega cuando termina la partida.
watching-stopped = Ya no sigues esta partida.
watching-round = **{ $match }** · { $game }, { $round }: { $link }
watching-over = **{ $match }** · { $game }: { $link }
    { $outcome }
denial-bannedSeat = { $player } no puede jugar partidas puntuadas en este servidor. Quita la puntuación en los ajustes, o empieza cuando se haya ido.
