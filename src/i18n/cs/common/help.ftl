help-control-why = Proč?
help-control-explain = Vysvětlit obrázek
help-control-now = Co teď můžu dělat?
help-control-costs = Co to stojí?
help-control-winning = Jak vyhraju?
help-control-contents = Všechny kapitoly
help-control-chooseSection = Vybrat kapitolu
help-house = Jak se tu hraje
help-section = **{ $title }** – { $book }
help-contents = **Pravidla: { $book }**
    Vyber kapitolu, nebo hledej příkazem { COMMAND("rules", "search") }.
help-nothing-found = O „{ $typed }“ jsem v těchto pravidlech nic nenašel.
help-titles-now = **{ $match } – co teď můžu dělat?**
help-titles-costs = **{ $match } – co to stojí?**
help-titles-winning = **{ $match } – jak vyhraju?**
help-titles-explain = **{ $match } – co je na obrázku**
help-possible = Tohle teď můžeš udělat. Stiskni *{ control-makeMove }*, nebo napiš:
help-states-lobbySeated = Tahle partie ještě nezačala. Až se přidá dost hráčů, hostitel pod její zprávou stiskne *{ control-start }*. Do té doby můžeš stisknout *{ control-leave }*.
help-states-lobbyOutside = Tahle partie ještě nezačala. Chceš-li hrát, stiskni pod její zprávou *{ control-join }*, pokud není jen na pozvání.
help-states-waiting = Teď nejsi na tahu; až budeš, dám ti vědět. Tahy si můžeš připravit předem: stiskni v panelu *{ control-orders }*. Jak to vypadá, ukáže { COMMAND("board") }, { COMMAND("gold") } a { COMMAND("log") }.
help-states-watching = V této partii nehraješ, ale dívat se můžeš. { COMMAND("board") } ukáže mapu a { COMMAND("log") }, co se stalo.
help-states-over = Tahle partie skončila. Novou založíš tlačítkem *{ control-again }* pod její poslední zprávou. Ohlédnout se můžeš příkazem { COMMAND("history") }.
help-lit = Co můžeš vybrat, má na obrázku v panelu zářivý okraj.
help-part = Tenhle obrázek je zvětšená část mapy. Text u něj popisuje jen ji: co na ní je, co vynáší a s čím sousedí. Značky jsou stejné jako na celé mapě:
help-seats = Barvy hráčů: { $seats }. Znak před jménem v mých zprávách je značka tohoto hráče na obrázku.
help-seats-next = { $before }, { $next }
help-begin = **Jak začít** – deskové hry na dálku, tah po tahu: { $games }.
    - { COMMAND("match create") } založí partii v tomto kanálu. Přátelé stisknou *{ control-join }* a ty pak stiskneš *{ control-start }*. Je vás málo? Stiskni *{ control-addComputer }*.
    - { COMMAND("play") } ti na tomto serveru najde spoluhráče.
    - { COMMAND("match list") } ukáže otevřené partie a příkazem { COMMAND("match join") } se k některé přidáš. { COMMAND("cup status") } ukáže zdejší turnaj.
    - Každá partie má svoje vlákno. Kdykoli máš čas, stiskni v něm *{ control-makeMove }* a uvidíš všechno, co můžeš udělat. Když hraješ jen proti hráčům AI, ukáže ti *{ control-hint }* dobré tahy.
    - { COMMAND("rules") } najde pravidlo. { COMMAND("help") } ti v partii řekne, co můžeš dělat, co to stojí a jak se vyhrává.
    - Časové pásmo, klidové hodiny a připomínky si nastavíš příkazem { COMMAND("me settings") }.
help-welcome =
    ### Hraj tady { $games }, vlastním tempem
    Každá partie má své vlákno. Až budeš na tahu, zmíním tě. Táhni, kdykoli máš chvilku.
help-start = Založit { $game }
help-welcome-posted = V kanálu { $channel } je teď uvítání. Připni ho, ať se snadno najde.
help-seat-mark-1 = červená s hvězdou
help-seat-mark-2 = jantarová s býkem
help-seat-mark-3 = fialová s měsícem
help-seat-mark-4 = černá s amforou
help-seat-mark-5 = slonovinová s listem
help-seat-marked = { $name } – { $mark }
help-course-chart = **Graf** má samostatné pole pro { $titles }. Zleva doprava ukazuje začátek každého kola s jeho číslem a pak konec. Každá čára je jeden hráč ve své barvě a se svým vzorem. Na jejím pravém konci je jeho značka a konečná hodnota. Čáry, které by se překrývaly, vedou vedle sebe. Graf ukazuje i to, co bylo během partie skryté.
help-course-title = „{ $title }“
help-course-numbers = **V číslech** – { $numbers }
help-course-animation = **Animace** ukazuje mapu od prvního tahu do posledního tak, jak ji mohli vidět všichni. Co bylo skryté, skryté zůstává. U dlouhých partií některé tahy přeskakuje. Na posledním obrázku se zastaví a pak začne znovu. Její značky vysvětlí *{ control-board }*.

tutorial-hint = Tyhle hry ještě neznáš? { COMMAND("tutorial") } tě jednu naučí v pár krocích; vidíš to jen ty.
tutorial-which = Kterou lekci si chceš zahrát? Každá trvá pár minut. Vidíš to jen ty a kdykoli můžeš skončit.
tutorial-heading = **{ $title }** – { $lesson }, { $step } { Z($steps) } { $steps }
tutorial-now = Teď: **{ $move }**
tutorial-rules = Pravidla: { $title }
tutorial-not-today = „{ $move }“ je platný tah a v partii by ho šlo zahrát. V této lekci zkus jiný: { $why }
tutorial-left = Lekce je u konce. Kdykoli ji znovu spustíš příkazem { COMMAND("tutorial") }.
tutorial-go-on = Další
tutorial-begin = { $game }: { $lesson }
tutorial-practise = Zahrát si proti 3 začátečníkům AI
tutorial-practise-hint = Nevíš si v té partii rady? Stiskni *{ control-hint }* ve svém panelu: ukáže dva nejlepší tahy a proč.
