### Hledání spoluhráčů příkazem /play

play-title = **Hledání spoluhráčů**
play-intro = Hledám hráče, kteří chtějí stejnou hru, stejný časový limit a stejný počet hráčů a jsou vzhůru, když ty. { play-how } Na odpověď máte den.
play-how = Dívám se každých 10 minut. Až budu mít stůl, každého z vás se zeptám přímou zprávou.
play-quiet = Tvoje klidové hodiny: od { $from } do { $until }. Změníš je příkazem { COMMAND("me settings") }.
play-no-quiet = Nemáš klidové hodiny, takže počítám s tím, že jsi pořád vzhůru. Nastavíš je příkazem { COMMAND("me settings") }.
play-wait = Obvyklá doba čekání od teď: { $usual }; ve 4 případech z 5 nejvýš { $most }.
play-wait-unknown = Zatím nevím, jak dlouho to potrvá: hledalo tu příliš málo hráčů.
play-others = { $count ->
    [one] { $count } další hráč hledá něco podobného.
    [few] { $count } další hráči hledají něco podobného.
    [many] { $count } dalšího hráče hledá něco podobného.
   *[other] { $count } dalších hráčů hledá něco podobného.
 }
play-looking = **Hledám spoluhráče**, začátek: { $since }
play-wishes = { $games } · { $paces } na rozhodnutí · počet hráčů: { $seats }
play-ends = Konec hledání: { $until }.
play-widened = Už nějakou dobu čekáš, proto beru i { $more }.
play-widened-hours = stoly, u kterých jsou všichni vzhůru jen { HOURS($hours, case: "acc") }
play-widened-paces = nejbližší delší nebo kratší časový limit
play-widened-seats = stůl pro tři
play-no-channel = Do kanálu, který máš zvolený, už nemůžu psát. Použij { COMMAND("play") } v jiném kanálu.
play-held = Mám pro tebe stůl a brzy se tě zeptám.
play-offered = **Stůl je připravený**: { $link }. Odpověz do: { $until }; potom tvoje místo dostane někdo jiný.
play-agreed = Hraješ v { $match }: { $link }. Začne se, jakmile budou všichni souhlasit.
play-unanswered = zatím bez odpovědi
play-find = Hledat spoluhráče
play-change = Změnit
play-stop = Přestat hledat
play-avoid = Komu se vyhýbáš
play-yes = Hrát
play-no = Teď ne
play-games = Hry
play-paces = Časové limity
play-pace = { $time } na rozhodnutí
play-seats = Počty hráčů
play-seat-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
 }
play-computer-no = Jen lidé
play-computer-yes = Poslední místo může dostat AI, pokud všichni souhlasí
play-stopped = Už nehledám. { COMMAND("play") } začne znovu se stejným výběrem.
play-declined = V { $match } nehraješ a už nehledám. { COMMAND("play") } začne znovu se stejným výběrem.
play-gone = Tohle místo už ti nedržím. { COMMAND("play") } ukáže, jak na tom tvoje hledání je.
play-on-server = Hraje se na serveru. Použij { COMMAND("play") } v některém kanálu tam.
play-ask = **Stůl pro tebe je připravený**: { $match } { $game }, { $link }
    Odpověz do: { $until }; potom tvoje místo dostane někdo jiný.
play-ask-open = { $mention }, u tohoto stolu ti držím místo. Odpověz do: { $until }; potom ho dostane někdo jiný.
play-lost = Odpověď od tebe nepřišla včas, proto tvoje místo v { $match } dostane někdo jiný. Už nehledám; { COMMAND("play") } začne znovu.
play-over = Doba hledání uplynula ({ DAYS($days) }) a žádný stůl se nenašel, takže už nehledám. { COMMAND("play") } začne znovu se stejným výběrem.
denial-tableStarts = Tento stůl začne sám, jakmile budou všichni souhlasit. Pokud je některé místo volné, nabídnu ho dalšímu hráči, který hledá partii.
denial-tableStarts-waits = Tento stůl začne sám, jakmile budou všichni souhlasit. Na odpověď čekám do { $until }: { $players }. Potom místo nabídnu někomu jinému.
avoid-title = **Komu se vyhýbáš**: { COMMAND("play") } tě s nimi nikdy neposadí ke stolu. Seznam vidíš jen ty a oni se o něm nedozvědí.
avoid-list = Vyhýbáš se: { $people }.
avoid-none = Nevyhýbáš se nikomu.
avoid-add = Přidat hráče
avoid-remove = Odebrat hráče
avoid-self = Sám sobě se vyhnout nemůžeš.
avoid-full = Seznam je plný: vejde se do něj { $most ->
    [one] { $most } hráč
    [few] { $most } hráči
    [many] { $most } hráče
   *[other] { $most } hráčů
 }. Nejdřív někoho odeber.
