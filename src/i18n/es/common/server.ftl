server-settings = **Partidas en este servidor.** Lo que elijas vale enseguida, para las partidas que se abran desde ahora.
server-choose-channels = Canales para partidas: todos
server-choose-organisers = Organización: elige un rol que añadir
server-language = Idioma: { $name }
server-creators = Quién abre partidas: { $who ->
    [everybody] todo el mundo
   *[organisers] la organización
 }
server-open-matches = Partidas por persona: { $most } como mucho
server-open-matches-any = Partidas por persona: sin límite
server-themes-dark = Imágenes: oscuras, el mar de noche
server-themes-light = Imágenes: claras, el mar de día
server-nothing-lacks = Tengo todos los permisos que necesito en { $channels ->
    [one] { $channels } canal
   *[other] { $channels } canales
 }.
server-nothing-lacks-threads = Tengo todos los permisos que necesito en { $channels ->
    [one] { $channels } canal
   *[other] { $channels } canales
 }, y en { $matches ->
    [one] el hilo de { $matches } partida abierta
   *[other] los hilos de { $matches } partidas abiertas
 }.
server-lack-title = **Permisos que me faltan**
server-lack-in = - En { $channel }: { $permissions }
server-lack-in-threads = - En { $count ->
    [one] el hilo
   *[other] los hilos
 } de { $matches } en { $channel }: { $permissions }
server-channel-gone = - { $channel } es uno de los canales para partidas, y ya no existe: elige otros con { COMMAND("server settings") }.
server-matches-away = - El canal de { $matches } ya no existe: no se puede publicar nada allí.
server-why-ViewChannel = para estar en el canal donde se abre una partida
server-why-SendMessages = para publicar la mesa de espera en ese canal
server-why-CreatePublicThreads = para abrir el hilo de una partida bajo su mesa de espera
server-why-SendMessagesInThreads = para contar cada turno en ese hilo
server-why-AttachFiles = para mostrar el tablero como imagen
server-why-ReadMessageHistory = para encontrar el último mensaje tras una caída en vez de publicarlo dos veces
server-needed-for = - { server-permission } hace falta { $why }.
server-who-grants = Se conceden a mi rol en los ajustes del servidor, o del canal.
server-channels = Canales: { $channels }
server-channels-all = Canales: todos en los que se puedan abrir hilos
server-organisers = Organización: quienes pueden administrar el servidor
server-organisers-role = Organización: quienes pueden administrar el servidor, y quien tenga el rol { $role }
server-permission = «{ $permission }»
