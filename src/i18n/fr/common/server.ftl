server-settings = **Les parties sur ce serveur.** Ce que tu choisis vaut aussitôt, pour les parties ouvertes à partir de maintenant.
server-choose-channels = Salons pour les parties : tous
server-choose-organisers = Organisation : ajoute un rôle
server-language = Langue : { $name }
server-creators = Ouvrir des parties : { $who ->
    [everybody] tout le monde
   *[organisers] l’organisation
 }
server-open-matches = Parties par personne : { $most } au plus
server-open-matches-any = Parties par personne : sans limite
server-themes-dark = Images : sombres, la mer de nuit
server-themes-light = Images : claires, la mer de jour
server-nothing-lacks = J’ai toutes les permissions qu’il me faut dans { $channels ->
    [one] { $channels } salon
   *[other] { $channels } salons
 }.
server-nothing-lacks-threads = J’ai toutes les permissions qu’il me faut dans { $channels ->
    [one] { $channels } salon
   *[other] { $channels } salons
 }, et dans { $matches ->
    [one] le fil de { $matches } partie ouverte
   *[other] les fils de { $matches } parties ouvertes
 }.
server-lack-title = **Les permissions qui me manquent**
server-lack-in = - Dans { $channel } : { $permissions }
server-lack-in-threads = - Dans { $count ->
    [one] le fil
   *[other] les fils
 } de { $matches }, dans { $channel } : { $permissions }
server-channel-gone = - { $channel } est l’un des salons pour les parties, et il n’existe plus : choisis-en d’autres avec { COMMAND("server settings") }.
server-matches-away = - Le salon de { $matches } n’existe plus : rien ne peut plus y être écrit.
server-why-ViewChannel = pour être dans le salon où une partie s’ouvre
server-why-SendMessages = pour y écrire la salle d’attente
server-why-CreatePublicThreads = pour ouvrir le fil d’une partie sous sa salle d’attente
server-why-SendMessagesInThreads = pour raconter chaque tour dans ce fil
server-why-AttachFiles = pour montrer le plateau en image
server-why-ReadMessageHistory = pour retrouver le dernier message après une panne au lieu de l’écrire deux fois
server-needed-for = - { server-permission } sert { $why }.
server-who-grants = Elles s’accordent à mon rôle dans les paramètres du serveur, ou du salon.
server-channels = Salons : { $channels }
server-channels-all = Salons : tous ceux où des fils peuvent s’ouvrir
server-organisers = Organisation : ceux qui peuvent gérer le serveur
server-organisers-role = Organisation : ceux qui peuvent gérer le serveur, et qui a le rôle { $role }
server-permission = « { $permission } »
