## Décisions des modérateurs sur un serveur, et suivi d’une partie

command-match_watch = Suis une partie : son image en MP après chaque manche, une par jour au plus
command-server_audit = Vois ce que les modérateurs ont décidé sur ce serveur
command-server_ban = Exclus un joueur des parties classées et de la recherche de parties
command-server_ban__user = Qui exclure
command-server_ban__days = Combien de jours dure l’exclusion
command-server_unban = Lève l’exclusion d’un joueur
command-server_unban__user = De qui lever l’exclusion
command-server__reason = Ta raison ; le joueur la voit
moderation-title = **Décisions des modérateurs sur ce serveur : { $total }**
moderation-none = Les modérateurs n’ont encore rien décidé sur ce serveur.
moderation-forgotten = (joueur supprimé)
moderation-line = - { $when } { $by } : { $what }
moderation-line-reason = - { $when } { $by } : { $what } – « { $reason } »
moderation-match = a décidé dans { $match } : { $motion }
moderation-ban = a exclu { $player } jusqu’au { $until }
moderation-unban = a levé l’exclusion de { $player }
moderation-note = a écrit une note sur { $player }
moderation-cup-Open = a ouvert les inscriptions de { $cup }
moderation-cup-CloseEntries = a fermé les inscriptions de { $cup }
moderation-cup-End = a mis fin à { $cup }
moderation-cup-Cancel = a annulé { $cup }
moderation-settings = a changé les réglages : { $settings }
moderation-open = Décisions des modérateurs
moderation-banned = { $player } ne peut plus rejoindre de partie classée ni chercher de partie sur ce serveur jusqu’au { $until }. Je lui envoie ta raison.
moderation-unbanned = L’exclusion de { $player } est levée. Je lui envoie ta raison.
moderation-ban-notice = Un modérateur de **{ $server }** t’y a exclu des parties classées et de la recherche de parties jusqu’au { $until }. Tu peux continuer tes parties et en rejoindre de non classées.
    Raison : { $reason }
moderation-unban-notice = Un modérateur de **{ $server }** a levé ton exclusion. Tu peux de nouveau y rejoindre des parties classées et chercher des parties.
    Raison : { $reason }
denial-banned = Jusqu’au { $until }, tu ne peux ni rejoindre de partie classée ni chercher de partie sur ce serveur. Raison : { $reason }
    Tu peux toujours rejoindre des parties non classées.
denial-moderatorsOnly = Seuls les modérateurs de ce serveur le peuvent : ceux qui peuvent le gérer ou qui ont le rôle de modérateur.
denial-cannotBan = Tu ne peux pas te faire ça à toi-même, ni à une application. Choisis un autre joueur.
denial-notBanned = { $player } n’est pas exclu sur ce serveur.
denial-watchOwn = Tu joues dans cette partie : je te préviens de toute façon.
denial-watchLater = Tu ne peux suivre qu’une partie en cours.
denial-watchClosed = Je ne peux pas t’envoyer de MP. Autorise les messages privés de ce serveur, appuie sur *{ control-tryDirectMessage }* dans { COMMAND("me settings") }, puis réessaie.
denial-noMatchToWatch = Il n’y a pas ici de partie en cours où d’autres jouent.
watching-watch-match = Suivre { $match }
watching-stop = Ne plus suivre
watching-begun = Tu suis { $match }. Après chaque nouvelle manche, je t’envoie son image en MP, une par jour au plus et jamais pendant tes heures de silence. La dernière arrive à la fin de la partie.
watching-stopped = Tu ne suis plus cette partie.
watching-round = **{ $match }** · { $game }, { $round } : { $link }
watching-over = **{ $match }** · { $game } : { $link }
    { $outcome }
denial-bannedSeat = { $player } est exclu des parties classées sur ce serveur. Rends la partie non classée dans les réglages, ou commence quand il sera parti.
