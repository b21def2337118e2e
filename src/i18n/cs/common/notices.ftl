notice-taken-back = -# Vzato zpět.
notice-board-taken-back = Tahy z této zprávy byly vzaty zpět. Partie pokračuje níže.
notice-begun = { $players }: partie začala. Hodně štěstí!
notice-over = { $players }: partie skončila. Díky za hru!
notice-turn-over =
    -# { $count ->
        [one] Tah hráče { $seats } skončil.
        [few] Tahy hráčů { $seats } skončily.
       *[other] Tahy hráčů { $seats } skončily.
    }
notice-no-picture = -# Obrázek se mi tentokrát nepodařilo nakreslit. Mapu jako text ukáže { COMMAND("board", "as:text") }.
notice-no-picture-words = -# Obrázek se mi tentokrát nepodařilo nakreslit. Tady je mapa jako text:
notice-course-title = **{ $match }** – jak partie probíhala
notice-course-title-replay = **{ $match }** – jak partie probíhala, i s animací
notice-replay-alt = Animace mapy z partie { $match }, od prvního tahu do posledního ({ $round }).
notice-leap = Největší skok, { $measure }: { $seat } +{ $change } ({ $round })
notice-cover-alt = Obálka hry { $title }, { $match }: { $seats }.
notice-podium-place = { $place }. { $seat }: { $numbers }.
notice-more-lines = … a ještě { $lines ->
    [one] { $lines } řádek
    [few] { $lines } řádky
    [many] { $lines } řádku
   *[other] { $lines } řádků
 }: { COMMAND("log") }
notice-more-lines-beside = … a ještě { $lines ->
    [one] { $lines } řádek
    [few] { $lines } řádky
    [many] { $lines } řádku
   *[other] { $lines } řádků
 }: stiskni *{ control-inWords }*
notice-greeting = Hraješ v partii { $match }. Jednou za kolo ti sem potichu pošlu tvoji kartu hráče. Kdykoli ti ji ukáže i { COMMAND("gold") }.
notice-card-title = **{ $match }** – tvoje karta hráče
notice-card-taken-back = **{ $match }** – kolo, do kterého tahle karta patřila, bylo vzato zpět. Platná karta je níže.
notice-called-off = Partie { $match } už na tebe nečeká: tahy, po kterých přišla řada na tebe, byly vzaty zpět.
notice-loss = **{ $match }** – { $name }, někdo na tebe zaútočil:
    { $lines }
    Teď nemusíš nic dělat. Podívej se na mapu: { $link }
notice-public-loss = { $mention }, někdo na tebe zaútočil. Co se stalo, najdeš v příspěvcích nahoře.
notice-new-thread = Staré vlákno partie { $match } už nemůžu používat. Partie pokračuje ve vlákně pod touto zprávou.
notice-public-reminder = { $mention }, partie { $match } čeká na tebe. Tvůj tah začal { $since }.
notice-stalled = Partie { $match } čeká. Na tahu je { $name }, tah začal { $since }.
    Připomínku pošleš příkazem { COMMAND("match nudge") }. Příkazem { COMMAND("match vote") } můžete přidat čas, najít náhradu, nechat hrát AI nebo partii ukončit.
notice-stalled-gone = Partie { $match } čeká. Na tahu je { $name }, tah začal { $since }. Tento hráč už na serveru není.
    Příkazem { COMMAND("match vote") } můžete přidat čas, najít náhradu, nechat hrát AI nebo partii ukončit.
notice-nudge = { $by } ti připomíná: partie { $match } čeká na tebe. Tvůj tah začal { $since }: { $link }
notice-public-nudge = { $mention }, { $by } ti připomíná: partie { $match } čeká na tebe. Tvůj tah začal { $since }.
notice-warning = V partii { $match } ti dochází čas. Máš ho do { $until }: { $link }
notice-public-warning = { $mention }, v partii { $match } ti dochází čas.
notice-pause-ends = Pauza v partii { $match } končí { $when }. Pak zase poběží čas: { $link }
notice-public-pause-ends = { $mention }, pauza v partii { $match } končí { $when }. Pak zase poběží čas.
notice-place-gone = Kanál partie { $match } ({ $channel }) už nemůžu najít, a tak v něm nemůžu psát o tazích. Partii se nic nestalo: všichni ji můžou hrát dál tady, s volbou { OPTION("option.match") }. Obnov kanál, nebo partii ukonči příkazem { COMMAND("match concede") }.
notice-place-forbidden = O partii { $match } už nesmím psát v kanálu { $channel }. Partii se nic nestalo: všichni ji můžou hrát dál tady, s volbou { OPTION("option.match") }. Povol mi prosím kanál vidět, psát v něm i v jeho vláknech, vytvářet vlákna a přikládat soubory. Budu to zkoušet dál.
notice-server-left = Už nejsem na serveru, kde se hraje { $matches }. Hra tam stojí a nikomu neběží čas. Když mě někdo znovu pozve před { $until }, pokračuje se tam, kde se přestalo. Potom všechno, co o tom mám uložené, smažu.
notice-server-back = Jsem zpátky a partie { $match } pokračuje tam, kde přestala. Stála od { $since } a nikdo tím nepřišel o čas.
notice-unreachable = { $mention }, nemůžu ti psát přímé zprávy. Svoji kartu hráče uvidíš příkazem { COMMAND("gold") }, nikdo jiný ji neuvidí. Jestli chceš moje zprávy zase dostávat, povol přímé zprávy v nastavení Discordu pro tento server a stiskni *{ control-mySettings }*.
notice-set-aside = Partii { $match } jsem zastavil, protože nedokážu přečíst její záznam. O nic zahraného nepřijdete a čas neběží. Moderátor to může zkusit znovu příkazem { COMMAND("organise retry") }.
notice-brought-back = Partie { $match } pokračuje. Zastavila ji chyba na mojí straně. Nic se neztratilo a nikdo nepřišel o čas.
notice-restored = Partii { $match } jsem obnovil ze zálohy ve stavu, v jakém byla { $when }. Pozdější tahy se ztratily, zahrajte je prosím znovu. Zprávy o nich jsem označil. Karty hráčů poslané od té doby nemusí platit. Omlouvám se.
notice-superseded = **Tohle už neplatí:** partie je obnovená ve stavu, v jakém byla { $when }.
notice-chart-seat = { $name } od { $first } do { $last }, nejvýš { $most }
notice-chart-next = { $before }; { $next }
notice-chart-part = { $title }: { $seats }.
