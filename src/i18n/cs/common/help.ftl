help-control-why = Proč?
help-control-explain = Co vidím?
help-control-now = Co teď můžu dělat?
help-control-costs = Co to stojí?
help-control-winning = Jak zvítězím?
help-control-contents = Všechna pravidla
help-control-chooseSection = Vyber oddíl
help-house = Jak se tu hraje
help-section = **{ $title }** – { $book }
help-contents = **Pravidla: { $book }**
    Vyber oddíl, nebo hledej příkazem { COMMAND("rules", "search") }.
help-nothing-found = O „{ $typed }“ v těchto pravidlech nic není.
help-titles-now = **{ $match } – co teď můžu dělat?**
help-titles-costs = **{ $match } – co to stojí?**
help-titles-winning = **{ $match } – jak zvítězím?**
help-titles-explain = **{ $match } – co vidím?**
help-possible = Teď můžeš dělat toto, tlačítkem *{ control-makeMove }* nebo psaním:
help-states-lobbySeated = Tato partie ještě nezačala. Až se přidá dost hráčů, stiskne hostitel pod její zprávou *{ control-start }*; do té doby *{ control-leave }* vrací místo.
help-states-lobbyOutside = Tato partie ještě nezačala. *{ control-join }* pod její zprávou ti dá místo, pokud není jen pro pozvané.
help-states-waiting = Teď se od tebe nic nečeká; až ano, zavolám tě. *{ control-orders }* v panelu řeknou předem, co zahraješ, a jak to vypadá, ukáže { COMMAND("board") }, { COMMAND("gold") } a { COMMAND("log") }.
help-states-watching = V této partii nemáš místo, ale dívat se můžeš: stůl ukáže { COMMAND("board") }, co se stalo, { COMMAND("log") }.
help-states-over = Tato partie skončila. *{ control-again }* pod její poslední zprávou založí další; ohlédnutí dá { COMMAND("history") }.
help-lit = Co můžeš vybrat, má na obrázku v panelu jasný okraj.
help-part = Tento obrázek ukazuje část plánu, větší. Co je vedle napsáno, patří jen k ní: co na ní leží, co přináší a co ji obklopuje. Znaky jsou stejné jako na celém plánu:
help-seats = Čí co je: { $seats }.
help-seats-next = { $before }, { $next }
help-begin = **Jak začít** – náročné deskové hry na dálku: { $games }.
    - { COMMAND("match create") } založí partii v tomto kanálu. Přátelé stisknou *{ control-join }*, potom stiskneš *{ control-start }*; *{ control-addComputer }* obsadí místo.
    - Co je tu otevřené, ukáže { COMMAND("match list") }, místo obsadí { COMMAND("match join") }.
    - Partie žije ve vlákně. *{ control-makeMove }* tam otevře tvůj panel se vším, co můžeš dělat; táhneš, až si najdeš čas.
    - Pravidlo najde { COMMAND("rules") }; co můžeš dělat, co to stojí a jak zvítězíš, řekne v partii { COMMAND("help") }.
    - V { COMMAND("me settings") } je tvoje časové pásmo, klidové hodiny a připomínky.
help-seat-mark-1 = červená s hvězdou
help-seat-mark-2 = jantarová s býkem
help-seat-mark-3 = fialová s měsícem
help-seat-mark-4 = černá s amforou
help-seat-mark-5 = slonovinová s listem
help-seat-marked = { $name } – { $mark }
help-course-chart = **Graf** – pro každou věc jedno pole: { $titles }. Zleva doprava začátek každého kola s jeho číslem a nakonec konec partie. Každá čára je jedno místo ve své barvě; vpravo je jeho znak a to, co mělo na konci. Čáry, které by splývaly, vedou vedle sebe. Je vidět i to, co bylo během partie skryté.
help-course-title = „{ $title }“
help-course-numbers = **V číslech** – { $numbers }
help-course-animation = **Animace** – herní plán od prvního tahu do posledního, jak ho tehdy viděli všichni; co bylo skryté, skryté zůstává. Z dlouhé partie některé tahy vynechává. Poslední obrázek chvíli zůstane a pak to začne znovu. Její znaky vysvětlí *{ control-board }*.

tutorial-hint = Jsou ty hry pro tebe nové? { COMMAND("tutorial") } ti některou ukáže na několik stisknutí, jen pro tebe.
tutorial-which = Kterou hru ti mám ukázat? Stačí asi tucet stisknutí, nikdo jiný to nevidí a skončit můžeš kdykoli.
tutorial-heading = **{ $title }** – { $game }, první lekce, { $step } { Z($steps) } { $steps }
tutorial-now = Teď: **{ $move }**
tutorial-not-today = „{ $move }“ možné je a v partii by se to zahrálo. V této lekci teď přichází něco jiného: { $why }
tutorial-left = Lekce skončila. Kdykoli ji znovu začne { COMMAND("tutorial") }.
tutorial-go-on = Dál
tutorial-begin = Ukaž mi: { $game }
