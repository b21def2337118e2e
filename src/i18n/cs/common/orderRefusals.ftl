### Proč plánovaný tah nejde uložit

illegal-notOrders = To nejsou plánované tahy. Co jde naplánovat, ukazuje panel příkazu { COMMAND($command) }.

illegal-unknownOrder = Plán { $order } neexistuje. Co jde naplánovat, ukazuje panel příkazu { COMMAND($command) }.

illegal-missingInOrder = { $kind }: něco tu chybí, doplň prosím { $field }.

illegal-unknownInOrder = { $kind }: { $field } tu použít nejde, vynech to.

illegal-wrongInOrder = { $kind }: tahle hodnota { $field } není možná. Vyber některou v panelu plánovaných tahů.

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
