## Rozhodnutí moderátorů na serveru a sledování partie

command-match_watch = Sleduj partii: obrázek do zpráv po každém kole, nejvýš jeden denně
command-server_audit = Podívej se, co moderátoři na tomto serveru rozhodli
command-server_ban = Vyluč hráče z hodnocených partií a z hledání partií
command-server_ban__user = Koho vyloučit
command-server_ban__days = Kolik dní vyloučení trvá
command-server_unban = Zruš vyloučení hráče
command-server_unban__user = Čí vyloučení zrušit
command-server__reason = Tvůj důvod; hráč ho uvidí
moderation-title = **Rozhodnutí moderátorů na tomto serveru: { $total }**
moderation-none = Moderátoři na tomto serveru zatím nic nerozhodli.
moderation-forgotten = (smazaný hráč)
moderation-line = - { $when } { $by }: { $what }
moderation-line-reason = - { $when } { $by }: { $what } – „{ $reason }“
moderation-match = rozhodnutí v { $match }: { $motion }
moderation-ban = vyloučení hráče { $player } do { $until }
moderation-unban = zrušené vyloučení hráče { $player }
moderation-note = poznámka o hráči { $player }
moderation-cup-Open = otevření přihlášek: { $cup }
moderation-cup-CloseEntries = uzavření přihlášek: { $cup }
moderation-cup-End = ukončení: { $cup }
moderation-cup-Cancel = zrušení: { $cup }
moderation-settings = změna nastavení: { $settings }
moderation-open = Rozhodnutí moderátorů
moderation-banned = { $player } se na tomto serveru do { $until } nemůže přidat k hodnoceným partiím ani hledat partie. Pošlu mu i tvůj důvod.
moderation-unbanned = Vyloučení hráče { $player } je zrušené. Pošlu mu i tvůj důvod.
moderation-ban-notice = Moderátor serveru **{ $server }** tě tam do { $until } vyloučil z hodnocených partií a z hledání partií. Své partie můžeš dohrát a k nehodnoceným se můžeš přidávat dál.
    Důvod: { $reason }
moderation-unban-notice = Moderátor serveru **{ $server }** zrušil tvé vyloučení. Zase se tam můžeš přidávat k hodnoceným partiím a hledat partie.
    Důvod: { $reason }
denial-banned = Do { $until } se na tomto serveru nemůžeš přidat k hodnoceným partiím ani hledat partie. Důvod: { $reason }
    K nehodnoceným partiím se přidat můžeš.
denial-moderatorsOnly = To mohou jen moderátoři tohoto serveru: členové, kteří ho mohou spravovat nebo mají roli moderátora.
denial-cannotBan = To nejde udělat sobě ani aplikaci. Vyber jiného hráče.
denial-notBanned = { $player } na tomto serveru vyloučení nemá.
denial-watchOwn = V této partii hraješ, takže ti zprávy posílám tak jako tak.
denial-watchLater = Sledovat můžeš jen partii, která běží.
denial-watchClosed = Nemůžu ti poslat zprávu. Povol soukromé zprávy z tohoto serveru, stiskni *{ control-tryDirectMessage }* v { COMMAND("me settings") } a zkus to znovu.
denial-noMatchToWatch = Žádná partie jiných hráčů tu neběží.
watching-watch-match = Sledovat { $match }
watching-stop = Přestat sledovat
watching-begun = Sleduješ { $match }. Po každém novém kole ti pošlu její obrázek do zpráv, nejvýš jeden denně a nikdy v době tvého klidu. Poslední přijde, až partie skončí.
watching-stopped = Tuhle partii už nesleduješ.
watching-round = **{ $match }** · { $game }, { $round }: { $link }
watching-over = **{ $match }** · { $game }: { $link }
    { $outcome }
denial-bannedSeat = { $player } na tomto serveru nemůže hrát hodnocené partie. Vypni hodnocení v nastavení, nebo začni, až odejde.
