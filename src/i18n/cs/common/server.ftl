server-settings = **Partie na tomto serveru.** Co zvolíš, platí hned, pro partie založené odteď.
server-choose-channels = Kanály pro partie: všechny
server-choose-organisers = Pořadatelé: přidej roli
server-language = Jazyk: { $name }
server-creators = Partie zakládá: { $who ->
    [everybody] kdokoli
   *[organisers] jen pořadatel
 }
server-open-matches = Partií na člověka: nejvýš { $most }
server-open-matches-any = Partií na člověka: bez omezení
server-themes-dark = Obrázky: tmavé, moře v noci
server-themes-light = Obrázky: světlé, moře ve dne
server-nothing-lacks = Všude mám všechna potřebná oprávnění (kanály: { $channels }).
server-nothing-lacks-threads = Všude mám všechna potřebná oprávnění (kanály: { $channels }, vlákna otevřených partií: { $matches }).
server-lack-title = **Oprávnění, která mi chybějí**
server-lack-in = - V { $channel }: { $permissions }
server-lack-in-threads = - Ve { $count ->
    [one] vlákně
    [few] vláknech
   *[other] vláknech
 } { $matches } v { $channel }: { $permissions }
server-channel-gone = - { $channel } je jedním z kanálů pro partie a je pryč: vyber jiné příkazem { COMMAND("server settings") }.
server-matches-away = - Kanál pro { $matches } je pryč: už tam nelze nic napsat.
server-why-ViewChannel = abych byl v kanálu, kde se zakládá partie
server-why-SendMessages = abych v tom kanálu zveřejnil lobby
server-why-CreatePublicThreads = abych pod lobby otevřel vlákno partie
server-why-SendMessagesInThreads = abych v tom vlákně hlásil každý tah
server-why-AttachFiles = abych ukázal herní plán jako obrázek
server-why-ReadMessageHistory = abych po pádu našel poslední zprávu a neposlal ji dvakrát
server-needed-for = - { server-permission } potřebuji, { $why }.
server-who-grants = Uděluje se mojí roli v nastavení serveru nebo kanálu.
server-channels = Kanály: { $channels }
server-channels-all = Kanály: všechny, kde lze otvírat vlákna
server-organisers = Pořadatelé: ti, kdo smějí spravovat server
server-organisers-role = Pořadatelé: ti, kdo smějí spravovat server, a ti, kdo mají roli { $role }
server-permission = „{ $permission }“
