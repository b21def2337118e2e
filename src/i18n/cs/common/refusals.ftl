refusal-noSuchMatch = Taková partie tady není. Otevřené partie ukáže { COMMAND("match list") }.
refusal-noSuchGame = Tuhle hru neznám. Zahrát si můžeš { $games }.
refusal-notInThisMatch = V této partii nehraješ. Dokud nezačne, můžeš stisknout „{ control-join }“. Potom se můžeš dívat, nebo si založit vlastní příkazem { COMMAND("match create") }.
refusal-matchEnded = Tahle partie už skončila. Novou založíš tlačítkem „{ control-again }“ pod její poslední zprávou.
refusal-matchClosed = Tahle partie byla zavřena, než začala. Založ novou příkazem { COMMAND("match create") }.
refusal-matchNotStarted = Tahle partie ještě nezačala. Začít ji může hostitel, až se přidá dost hráčů.
refusal-matchStarted = Pozdě: tahle partie už začala.
refusal-matchNewerThanCode = V této partii už se hrálo s mojí novější verzí. Nic se neztratilo, počkej prosím, až skončí aktualizace.
refusal-matchSuspended = Tahle partie stojí, protože už nejsem na jejím serveru. Pokračovat bude, až mě tam někdo znovu pozve.
refusal-matchSetAside = Tuhle partii jsem zastavil, protože nedokážu přečíst její záznam. Nic se neztratilo. Moderátor může zkusit { COMMAND("organise retry") }.
refusal-lobbyFull = { $seats ->
    [1] Jediné místo v této partii je obsazené.
    [few] Všechna { $seats } místa v této partii jsou obsazená.
   *[other] Všech { $seats } míst v této partii je obsazených.
 } Založ si vlastní partii příkazem { COMMAND("match create") }.
refusal-noComputerThere = Na tomhle místě AI nehraje. Vyber místo, na kterém hraje.
refusal-tooManyOpenMatches = Už jsi { $most ->
    [one] v { $most } otevřené partii
    [few] ve { $most } otevřených partiích
    [many] v { $most } otevřené partie
   *[other] v { $most } otevřených partiích
 }, víc jich tenhle server nedovoluje. Než založíš další, některou dohraj: { COMMAND("match list") }.
refusal-alreadySeated = V této partii už hraješ.
refusal-notInvited = Tahle partie je jen na pozvání. Požádej hostitele, ať tě pozve.
refusal-alreadyInvited = Tenhle člověk už pozvánku má.
refusal-guestNotSeated = Hostitelem může být jen hráč, který je v partii. Požádej ho, ať nejdřív stiskne „{ control-join }“.
refusal-tooManyGuests = Najednou může mít pozvánku nejvýš { PEOPLE($most) }. Počkej, až se někdo z nich přidá.
refusal-guestSeated = Tenhle člověk už v partii hraje.
refusal-wordsGivenAlready = Právě tahle slova už máš zadaná.
refusal-alreadyHost = Tenhle hráč už hostitelem je.
refusal-notHost = To může udělat jen hostitel. Požádej ho: { $host }.
refusal-tooFewSeats = K začátku jsou potřeba aspoň { PLAYERS($least) }; zatím { $taken ->
    [one] je
    [few] jsou
    [many] je
   *[other] je
 } { $taken }. Pozvi přátele, nebo přidej AI.
refusal-noSuchOption = Takové nastavení neznám. Vyber { $options }.
refusal-noSuchValue = Tahle hodnota tu není možná. Vyber { $values }.
refusal-optionChosenAlready = Takhle už to nastavené je.
refusal-alreadyDone = To už je hotové.
refusal-notYourTurn = Nejsi na tahu. Partie čeká na: { $active }.
refusal-alreadyConceded = Tuhle partii už máš vzdanou.
refusal-outOfTheGame = Už jsi mimo hru, takže není co vzdávat.
refusal-notDueYet = Na to je ještě brzy. Zkus to později.
refusal-pausedAlready = Partie už je pozastavená. Bude pokračovat, až pauza skončí, nebo dřív, když ji ukončíte hlasováním.
refusal-notPaused = Partie není pozastavená. Pauzu můžeš navrhnout v hlasování: { COMMAND("match vote") }.
refusal-drawAwaited = Kostky čekají na veřejný maják, obvykle jen pár sekund. Když neodpoví, můžete všichni hlasovat, že se hodí bez něj: { COMMAND("match vote") }.
refusal-noDrawAwaited = Žádný hod na maják nečeká.
refusal-beaconStillAwaited = Moderátor o tom může rozhodnout { $hours } hodin po kole. Do té doby o tom můžete všichni hlasovat: { COMMAND("match vote") }.
refusal-roundForged = To není podpis majáku pro toto kolo.
refusal-noBeaconHere = Tenhle bot nemá veřejný maják. Nastavit ho může jeho správce.
refusal-extensionOutOfBounds = Najednou můžeš přidat od { DURATION($leastHours, case: "gen") } do { DURATION($mostHours, case: "gen") }.
refusal-noPace = Tahle partie nemá časový limit, takže nikomu nemůže vypršet čas.
refusal-noSuchSeat = Takové místo tu není. Vyber některé ze seznamu.
refusal-seatOut = Hráč { $seat } už je mimo hru. Vyber jiné místo.
refusal-computerThere = Za hráče { $seat } už hraje AI.
refusal-seatOpenAlready = Tohle místo už je volné pro jiného hráče.
refusal-satElsewhere = V této partii už máš za sebou hru na jiném místě a znáš jeho tajemství. Převzít můžeš jen to, až bude volné.
refusal-seatNotOpen = Tohle místo je obsazené. Převzít jde jen místo, které jeho hráč předal nebo které uvolnilo hlasování.
refusal-noSeatFree = V této partii není volné místo, takže nemůžeš nikoho pozvat.
refusal-onlyPlayersInvite = Na volné místo může zvát jen hráč, který v partii hraje.
refusal-reasonNeeded = Napiš prosím důvod (nejvýš { CHARACTERS($most) }). Uvidí ho všichni hráči.
refusal-seatStillPlays = { $seat } ještě hraje. Nahradit jde jen hráče, který odešel ze serveru, kterému vypršel čas nebo který na svém tahu { DAYS($days, case: "acc") } nic nezahrál.
refusal-lastPerson = Kromě tebe už nehraje nikdo, kdo by mohl pokračovat. Chceš-li se vzdát a partii ukončit, použij { COMMAND("match concede") }.
refusal-computerPlaysForYou = Teď za tebe hraje AI. Jestli chceš hrát, vezmi si místo zpět: { COMMAND("match take") }.
refusal-voteOpenAlready = Jedno hlasování už běží. Počkej, až skončí, nebo požádej hráče, který ho vyhlásil, ať ho zruší.
refusal-votedLately = Tvůj poslední návrh neprošel. Další můžeš podat, až by mu vypršel čas; ostatní hráči můžou hned.
refusal-noVoice = O tomhle hlasovat nemůžeš: jde o tvoje vlastní místo, nebo už nehraješ.
refusal-voteOver = Tohle hlasování už skončilo. Nové vyhlásíš příkazem { COMMAND("match vote") }.
refusal-votedAlready = Takhle už hlasuješ.
refusal-notYourVote = Hlasování může zrušit jen hráč, který ho vyhlásil.
refusal-nothingToUndo = Teď nemáš žádný tah, který by šlo vzít zpět. { refusal-furtherBack }
refusal-movedForYou = Svůj poslední tah bez ostatních zpět nevezmeš: { $how ->
    [order] byl to tvůj plánovaný tah zahraný po tahu jiného hráče
    [computer] zahrála ho AI
   *[safe] zahrál ho za tebe bot, když ti vypršel čas
 }. { refusal-furtherBack }
refusal-nothingToRedo = Není co zahrát znovu. Tah vzatý zpět můžeš vrátit jen do svého dalšího tahu.
refusal-othersActed = Bez ostatních to nejde: od té doby už taky hráli. { refusal-furtherBack }
refusal-luckWasDrawn = Bez ostatních to zpět nevezmeš: házelo se kostkou nebo losovalo. { refusal-furtherBack }
refusal-hiddenShown = Bez ostatních to zpět nevezmeš: tah ti ukázal něco skrytého. { refusal-furtherBack }
refusal-undoneTooOften = Tohle rozhodnutí už bylo vzato zpět { $most }×, víc to nejde. { refusal-furtherBack }
refusal-acrossSubstitution = Od té doby některé místo změnilo hráče. Vrať partii k pozdějšímu tahu, nebo vyhlas hlasování o konci partie.
refusal-noSuchPoint = K tomuhle bodu partii vrátit nejde. Vyber některý z tahů v seznamu.
refusal-lobbyStillOpen = Na zavření této partie je ještě brzy.
refusal-noOrdersHere = V této hře se tahy plánovat nedají. Hraj z panelu, až budeš na tahu.
refusal-tooBusy = Ve stejnou chvíli přišly další tahy. Zkus to prosím znovu.
refusal-noSuchPace = Takový limit neznám. Vyber { $paces }, nebo napiš vlastní, například `36h`, `5d` nebo `1 týden`.
refusal-paceOutOfBounds = Vlastní limit může být od { HOURS($leastHours, case: "gen") } do { DAYS($mostDays, case: "gen") } na rozhodnutí.
refusal-noSuchTimeZone = Takové časové pásmo neznám. Vyber ho ze seznamu, který se otevře při psaní, například `Europe/Prague`.
refusal-noSuchTime = Tenhle čas nedokážu přečíst. Napiš ho jako `22:00` nebo `07:30`.
refusal-quietHoursTooLong = Klidové hodiny můžou trvat nejvýš { HOURS($mostHours, case: "acc") } denně; tohle je { $length }. Zvol kratší dobu.
refusal-noSuchDay = Takové datum neexistuje. Napiš ho jako `2026-12-24`.
refusal-rangeReversed = Konec je dřív než začátek. Nejdřív uveď dřívější den.
refusal-holidayInThePast = { $day } už je za námi (u tebe je dnes { $today }). Volné dny můžou začít nejdřív dnes.
refusal-tooManyHolidays = Můžeš mít nejvýš { DAYS($most, case: "acc") } volna v roce { $year }, i s těmi vyčerpanými. Naplánuj méně, nebo nejdřív nějaké zruš.
refusal-pauseTooShort = Pauza musí trvat aspoň { HOURS($leastHours, case: "acc") }.
refusal-pauseTooLong = Pauza může trvat nejvýš { DAYS($mostDays, case: "acc") }. Potom můžete hlasovat o další.
refusal-furtherBack = Jestli se chceš vrátit dál, vyhlas hlasování: { COMMAND("match vote") }.
