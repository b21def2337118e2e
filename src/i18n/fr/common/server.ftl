server-settings = **Les parties sur ce serveur.** Les changements prennent effet tout de suite, pour les nouvelles parties.
server-choose-channels = Salons pour les parties : tous
server-choose-organisers = Modérateurs : ajoute un rôle
server-language = Langue : { $name }
server-creators = Ouvrir des parties : { $who ->
    [everybody] tout le monde
   *[organisers] modérateurs
 }
server-open-matches = Parties par joueur : { $most } au plus
server-open-matches-any = Parties par joueur : sans limite
server-themes-dark = Images : sombres (mer de nuit)
server-themes-light = Images : claires (mer de jour)
server-nothing-lacks = J’ai toutes les permissions nécessaires dans { $channels ->
    [one] { $channels } salon
   *[other] { $channels } salons
 }.
server-nothing-lacks-threads = J’ai toutes les permissions nécessaires dans { $channels ->
    [one] { $channels } salon
   *[other] { $channels } salons
 } et dans { $matches ->
    [one] le fil de { $matches } partie ouverte
   *[other] les fils de { $matches } parties ouvertes
 }.
server-lack-title = **Permissions manquantes**
server-lack-in = - Dans { $channel } : { $permissions }
server-lack-in-threads = - Dans { $count ->
    [one] le fil
   *[other] les fils
 } de { $matches }, dans { $channel } : { $permissions }
server-channel-gone = - { $channel } fait partie des salons pour les parties, mais n’existe plus. Choisis-en d’autres avec { COMMAND("server settings") }.
server-matches-away = - Le salon de { $matches } n’existe plus : je ne peux donc plus y écrire.
server-why-ViewChannel = pour voir le salon où s’ouvre une partie
server-why-SendMessages = pour publier la salle d’attente dans ce salon
server-why-CreatePublicThreads = pour créer le fil d’une partie sous sa salle d’attente
server-why-SendMessagesInThreads = pour publier chaque tour dans ce fil
server-why-AttachFiles = pour montrer le plateau en image
server-why-ReadMessageHistory = pour retrouver mon dernier message après une panne et ne pas l’envoyer deux fois
server-needed-for = - Il me faut { server-permission } { $why }.
server-who-grants = Accorde-les à mon rôle dans les paramètres du serveur ou du salon.
server-channels = Salons : { $channels }
server-channels-all = Salons : tous ceux où l’on peut créer des fils
server-organisers = Modérateurs : les membres qui peuvent gérer le serveur
server-organisers-role = Modérateurs : les membres qui peuvent gérer le serveur, et ceux qui ont le rôle { $role }
server-permission = « { $permission } »
