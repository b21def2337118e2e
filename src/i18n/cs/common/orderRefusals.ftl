### Proč plánovaný tah nejde uložit

illegal-notOrders = To nejsou plánované tahy. Co jde naplánovat, ukazuje panel příkazu { COMMAND($command) }.

illegal-unknownOrder = Plán { $order } neexistuje. Co jde naplánovat, ukazuje panel příkazu { COMMAND($command) }.

illegal-missingInOrder = { $kind }: něco tu chybí. Sestav plán v panelu { COMMAND($command) }.

illegal-unknownInOrder = { $kind }: je tu slovo navíc. Sestav plán v panelu { COMMAND($command) }.

illegal-wrongInOrder = { $kind }: jedna hodnota tu není možná. Vyber ji v panelu { COMMAND($command) }.

illegal-orderedTwice = Pro stejné rozhodnutí máš dva plány ({ $kind }). Nech si jeden.

illegal-namedTwice = { $kind }: { $word } se opakuje, uveď to jen jednou.

illegal-tooManyOrders = Najednou můžeš mít nejvýš { $most ->
    [one] { $most } plánovaný tah
    [few] { $most } plánované tahy
    [many] { $most } plánovaného tahu
   *[other] { $most } plánovaných tahů
 }. Nejdřív některý zruš.

illegal-ordersNeedASeat = Plánovat tahy můžou jen hráči, kteří v partii hrají.

illegal-orderEmpty = { $kind }: je to prázdné, uveď aspoň jednu volbu.
