server-settings = **Partie na tomto serveru.** Změny platí hned, pro nové partie.
server-choose-channels = Kanály pro partie: všechny
server-choose-organisers = Moderátoři: přidat roli
server-language = Jazyk: { $name }
server-creators = Partie smí zakládat: { $who ->
    [everybody] všichni
   *[organisers] jen moderátoři
 }
server-open-matches = Otevřené partie na hráče: nejvýš { $most }
server-open-matches-any = Otevřené partie na hráče: bez omezení
server-themes-dark = Obrázky: tmavé (moře v noci)
server-themes-light = Obrázky: světlé (moře ve dne)
server-nothing-lacks = Mám všechna oprávnění, která potřebuju, { $channels ->
    [one] v { $channels } kanálu
    [few] ve { $channels } kanálech
    [many] v { $channels } kanálu
   *[other] v { $channels } kanálech
 }.
server-nothing-lacks-threads = Mám všechna oprávnění, která potřebuju, { $channels ->
    [one] v { $channels } kanálu
    [few] ve { $channels } kanálech
    [many] v { $channels } kanálu
   *[other] v { $channels } kanálech
 } a { $matches ->
    [one] ve vlákně { $matches } otevřené partie
    [few] ve vláknech { $matches } otevřených partií
    [many] ve vláknech { $matches } otevřené partie
   *[other] ve vláknech { $matches } otevřených partií
 }.
server-lack-title = **Chybějící oprávnění**
server-lack-in = - V kanálu { $channel }: { $permissions }
server-lack-in-threads = - { $count ->
    [one] Ve vlákně
    [few] Ve vláknech
    [many] Ve vláknech
   *[other] Ve vláknech
 } { $matches } v kanálu { $channel }: { $permissions }
server-channel-gone = - { $channel } patří ke kanálům pro partie, ale už neexistuje. Vyber jiné příkazem { COMMAND("server settings") }.
server-matches-away = - Kanál pro { $matches } už neexistuje, takže tam nemůžu psát.
server-why-ViewChannel = abych viděl kanál, kde se zakládá partie
server-why-SendMessages = abych do toho kanálu poslal lobby
server-why-CreatePublicThreads = abych pod lobby vytvořil vlákno partie
server-why-SendMessagesInThreads = abych do toho vlákna psal o každém tahu
server-why-AttachFiles = abych ukázal mapu jako obrázek
server-why-ReadMessageHistory = abych po pádu našel svoji poslední zprávu a neposlal ji dvakrát
server-needed-for = - { server-permission } potřebuju, { $why }.
server-who-grants = Dej je mojí roli v nastavení serveru nebo kanálu.
server-channels = Kanály: { $channels }
server-channels-all = Kanály: všechny, kde jde vytvářet vlákna
server-organisers = Moderátoři: členové, kteří smí spravovat server
server-organisers-role = Moderátoři: členové, kteří smí spravovat server, a ti, kdo mají roli { $role }
server-permission = „{ $permission }“
