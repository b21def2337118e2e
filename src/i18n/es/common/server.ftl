server-settings = **Partidas en este servidor.** Los cambios valen desde ahora, para las partidas nuevas.
server-choose-channels = Canales para partidas: todos
server-choose-organisers = Moderadores: elige un rol que añadir
server-language = Idioma: { $name }
server-creators = Quién abre partidas: { $who ->
    [everybody] todos
   *[organisers] solo moderadores
 }
server-open-matches = Partidas por jugador: máximo { $most }
server-open-matches-any = Partidas por jugador: sin límite
server-themes-dark = Imágenes: oscuras (mar de noche)
server-themes-light = Imágenes: claras (mar de día)
server-nothing-lacks = Tengo todos los permisos que necesito en { $channels ->
    [one] { $channels } canal
   *[other] { $channels } canales
 }.
server-nothing-lacks-threads = Tengo todos los permisos que necesito en { $channels ->
    [one] { $channels } canal
   *[other] { $channels } canales
 } y en { $matches ->
    [one] el hilo de { $matches } partida abierta
   *[other] los hilos de { $matches } partidas abiertas
 }.
server-lack-title = **Permisos que me faltan**
server-lack-in = - En { $channel }: { $permissions }
server-lack-in-threads = - En { $count ->
    [one] el hilo
   *[other] los hilos
 } de { $matches } en { $channel }: { $permissions }
server-channel-gone = - { $channel } es uno de los canales para partidas, pero ya no existe. Elige otros con { COMMAND("server settings") }.
server-matches-away = - El canal de { $matches } ya no existe, así que no puedo publicar allí.
server-why-ViewChannel = para ver el canal donde se abre una partida
server-why-SendMessages = para publicar la sala de espera en ese canal
server-why-CreatePublicThreads = para crear el hilo de una partida debajo de su sala de espera
server-why-SendMessagesInThreads = para publicar cada turno en ese hilo
server-why-AttachFiles = para mostrar el tablero en una imagen
server-why-ReadMessageHistory = para encontrar mi último mensaje tras una caída y no publicarlo dos veces
server-needed-for = - Necesito { server-permission } { $why }.
server-who-grants = Concédelos a mi rol en los ajustes del servidor o del canal.
server-channels = Canales: { $channels }
server-channels-all = Canales: todos en los que se pueden crear hilos
server-organisers = Moderadores: los miembros que pueden administrar el servidor
server-organisers-role = Moderadores: los miembros que pueden administrar el servidor y los que tienen el rol { $role }
server-permission = «{ $permission }»
