notice-taken-back = -# Vzato zpět.
notice-board-taken-back = Co ukazovala tato zpráva, bylo vzato zpět. Partie pokračuje níže.
notice-no-picture = -# Tentokrát bez obrázku: nepodařilo se ho nakreslit. Slovy to celé řekne { COMMAND("board", "as:text") }.
notice-no-picture-words = -# Tentokrát bez obrázku: nepodařilo se ho nakreslit. Slovy:
notice-course-title = **{ $match }** – jak to šlo.
notice-course-title-replay = **{ $match }** – jak to šlo, a celé ještě jednou.
notice-replay-alt = { $match } od prvního tahu do posledního, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
 }, jako animace herního plánu.
notice-more-lines = … předtím ještě { $lines ->
    [one] { $lines } řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
 }: { COMMAND("log") }
notice-greeting = Máš místo v partii { $match }. Jednou za kolo ti sem tiše přijde tvoje karta. Kdykoli ji ukáže { COMMAND("gold") }.
notice-card-title = **{ $match }** – tvoje karta
notice-card-taken-back = **{ $match }** – kolo této karty bylo vzato zpět. Platná karta je níže.
notice-called-off = { $match } už na tebe nečeká: co k tomu vedlo, bylo vzato zpět.
notice-new-thread = Vlákno { $match } už nelze používat. Partie pokračuje ve vlákně pod touto zprávou.
notice-public-reminder = { $mention }, { $match } na tebe čeká; výzva přišla { $since }.
notice-stalled = { $match } čeká na odpověď: { $name }; výzva přišla { $since }.
    { COMMAND("match nudge") } vyzve znovu. { COMMAND("match vote") } přidá čas, najde náhradu, nechá hrát počítač, nebo partii ukončí.
notice-stalled-gone = { $match } čeká na odpověď: { $name }; výzva přišla { $since }. { $name } už na tomto serveru není k zastižení.
    { COMMAND("match vote") } přidá čas, najde náhradu, nechá hrát počítač, nebo partii ukončí.
notice-nudge = { $by } tě pobízí: { $match } na tebe čeká; výzva přišla { $since }: { $link }
notice-public-nudge = { $mention }, { $by } tě pobízí: { $match } na tebe čeká; výzva přišla { $since }.
notice-warning = V { $match } ti dochází čas. Máš ho do { $until }: { $link }
notice-public-warning = { $mention }, v { $match } ti dochází čas.
notice-pause-ends = Pauza v { $match } končí { $when } a čas znovu poběží: { $link }
notice-public-pause-ends = { $mention }, pauza v { $match } končí { $when } a čas znovu poběží.
notice-server-left = Už nejsem na serveru těchto partií: { $matches }. Nic se v nich teď neděje a čas neběží. Pokud mě tam do { $until } znovu pozvou, vše bude pokračovat, kde to stálo; jinak pak smažu vše, co o tom uchovávám.
notice-server-back = Jsem zpět a { $match } pokračuje, kde stála. Stála od { $since }: nikdo tím nepřišel o žádný čas.
notice-place-gone = Kanál { $match } ({ $channel }) už nemohu najít, nikdo tedy nevidí, jak to pokračuje. Partie je v bezpečí: každý ji může hrát dál tady, s volbou { OPTION("option.match") }. Vrať kanál, nebo partii ukonči: { COMMAND("match concede") }.
notice-place-forbidden = { $match } už nesmím zveřejňovat v { $channel }. Partie je v bezpečí: každý ji může hrát dál tady, s volbou { OPTION("option.match") }. Dovol mi prosím kanál vidět, psát v něm a v jeho vláknech, otvírat vlákna a přikládat soubory; sám to pak zkusím znovu.
notice-unreachable = { $mention }, nemohu ti posílat přímé zprávy. Svou kartu uvidíš příkazem { COMMAND("gold") }; nikdo jiný ji neuvidí. Chceš-li moje zprávy zase dostávat, povol je v nastavení Discordu pro tento server a stiskni *{ control-mySettings }*.
notice-set-aside = Partii { $match } jsem zastavil, protože nedokážu přečíst její záznam. Nic z toho, co se zahrálo, se neztratilo a čas neběží. Pořadatel to může zkusit znovu: { COMMAND("organise retry") }.
notice-brought-back = { $match } pokračuje. Zastavil jsem ji kvůli své chybě. Nic se neztratilo a nikdo nepřišel o čas.
notice-restored = { $match } je ze zálohy vrácena do stavu, v jakém byla { $when }. Co se zahrálo potom, je ztraceno a musí se zahrát znovu: zprávy o tom jsou označené a karty poslané od té doby mohou být chybné. Omlouvám se.
notice-superseded = **Tohle už neplatí:** partie je vrácena do stavu, v jakém byla { $when }.
notice-chart-seat = { $name } na začátku { $first }, na konci { $last }, nejvýš { $most }
notice-chart-next = { $before }; { $next }
notice-chart-part = { $title }: { $seats }.
