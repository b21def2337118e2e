illegal-notACommand = To není tah hry Peloponnes.

illegal-unknownCommand = Peloponnes nezná tah { $type }.

illegal-missingField = Něco chybí: doplň { $field }.

illegal-unknownField = { $field } k tomuto tahu nepatří; vynech to.

illegal-wrongField =
    { $field } může být jen: { $expected ->
        [seat] jméno hráče této partie
        [tile] název nebo číslo destičky, například { TILE("A13") } nebo C04
        [countFromOne] celé číslo od 1
        [countFromZero] celé číslo od 0
        [incomeChoice] { GOOD("food") }, { GOOD("wood") }, { GOOD("stone") } nebo { GOOD("coins") }
       *[resource] { GOOD("wood") }, { GOOD("stone") } nebo { GOOD("food") }
    }.

illegal-noSuchSeat = Počet míst v této partii je jen { $seats }.

illegal-notStarted = Partie ještě nezačala.

illegal-gameOver = Partie skončila; hrát už nelze.

illegal-notYourTurn = Teď nemáš co vybírat; na tahu: { $seats }.

illegal-alreadyChosen = Už máš vybráno; projeví se to, až vyberou i ostatní: { $seats }.

illegal-notThisStep =
    O to teď nejde: { $phase ->
        [unstarted] partie ještě nezačala
        [revealing] odkrývají se destičky
        [offers] činí se nabídky: nabídni, pasuj, nebo stáhni překonanou nabídku
        [placing] nové budovy se platí nebo označují mincí
        [income] vybírá se, co přinese Přístav a Apollónův chrám
        [chits] otáčejí se žetony katastrof
        [disaster] přišla katastrofa: odevzdej destičky, nebo zaplať za ty, které si necháš
        [feeding] živí se obyvatelé: řekni, kolik luxusního zboží dáš
        [finishing] budovy s mincí se platí, nebo se jich hráči vzdávají
        [scoring] počítají se body
        [bonus] vybírá se zboží pro další úroveň
       *[ended] partie skončila
    }.

illegal-tileNotOffered = Destička { TILE($tile) } teď není odkrytá; vyber { $tiles }.

illegal-bidTooLow = Nejnižší nabídka za { TILE($tile, case: "acc") }: { COINS($least) }; s menším počtem mincí vyber jinou destičku.

illegal-bidNotThePrice = { TILE($tile) } stojí přesně { COINS($price, case: "acc") }: nenabízej víc ani míň.

illegal-tileTaken = Na destičce { TILE($tile) } už stojí nabídka ({ $owner }) a překonat ji nelze; vyber jinou destičku.

illegal-bidUnpayable =
    { $most ->
        [0] Nemáš mince na nabídku; pasuj.
       *[other] Nabídnout můžeš i s luxusním zbožím nejvýš { COINS($most, case: "acc") }; nebo pasuj.
    }

illegal-bidUnchangeable = Překonaná nabídka se nemění ({ COINS($coins) }): přesuň ji celou na destičku, na kterou stačí, nebo ji stáhni.

illegal-pushedOutFirst = Po učiněné nabídce pasovat nelze: přesuň { COINS($coins, case: "acc") } na jinou destičku, nebo nabídku stáhni.

illegal-notPushedOut = Stáhnout lze jen překonanou nabídku; učiň nabídku, nebo pasuj.

illegal-notThisTile = { TILE($tile, case: "acc") } teď vybrat nelze; můžeš { $tiles }.

illegal-notThisTile-none = U destičky { TILE($tile) } teď není co vybírat.

illegal-buildingUnpayable = { TILE($tile, case: "acc") } zaplatit nemůžeš: místo toho, co chybí, by bylo třeba { LUXURY($needed, case: "gen") }, a máš { $has }. Je-li budova právě získaná, polož na ni minci; jinak se jí vzdej.

illegal-markerUnpayable = Na označení budovy je třeba mince, nebo bez ní { LUXURY($luxury, case: "gen") }; zaplať budovu, nebo se jí vzdej.

illegal-tileNotForgoable = { TILE($tile, case: "gen") } se vzdát nelze, protože na to není třeba luxusní zboží: zaplať budovu, nebo na ni polož minci.

illegal-disasterUnpayable = Za všechno, co si necháváš, zaplatit nemůžeš: odevzdej nejdřív ještě { TILES($tiles, case: "acc") }.

illegal-feedingNotSo =
    { $most ->
        [0] Na jídlo teď žádné luxusní zboží dát nelze; uveď 0.
       *[other] Luxusního zboží dej sudý počet, dva kusy za obyvatele: od 0 do { $most }.
    }

illegal-ordersNeedOthers = V sólové partii na tebe nikdo nečeká, není tedy co přikazovat předem.

illegal-notThatRound =
    { $rounds ->
        [none] Už nezbývají nabídky, které by šlo plánovat.
        [one] Pro kolo { $round } teď nabídky plánovat nejde; jde to pro kolo { $first }.
       *[two] Pro kolo { $round } teď nabídky plánovat nejde; jde to pro kola { $first } a { $last }.
    }

illegal-tileNotToCome = Destička { TILE($tile) } v kole { $round } přijít nemůže; uveď takovou, která může.

illegal-limitsCross = U destičky { TILE($tile) } je nejnižší počet mincí ({ $from }) vyšší než nejvyšší ({ $upTo }); uveď nejdřív to menší číslo.

illegal-tileOfAnother = Destičku { TILE($tile) } už má { $owner }; uveď svoji, nebo takovou, kterou nikdo nemá.

illegal-notABuilding = { TILE($tile) } je území a území se nikdy neoznačují; uveď budovu.

illegal-alreadyPaid = Budova { TILE($tile) } už je zaplacená; uveď označenou, nebo takovou, která může přijít.

illegal-incomeNotOfChoice = Budova { TILE($tile) } nepřináší zboží podle volby; to jen { TILE("A15") } a { TILE("B15") }.

illegal-luxuryByTwos = Jednoho obyvatele nasytí dva kusy luxusního zboží, uveď tedy sudé číslo, ne { $luxury }.

illegal-feedingIsForced = V této partii se na obživu nikdo neptá: luxusní zboží se použije podle potřeby.

illegal-planExhausted = Žádnou destičku naplánovanou pro kolo { $round } nebylo možné získat v mezích tvých částek.

illegal-noWayLeft = Nic z toho, co stálo v příkazu, nešlo u destičky { TILE($tile) } udělat.

illegal-markedUnpayable = Budovu { TILE($tile) } nebylo možné zaplatit.

illegal-nothingToGiveUp = Z destiček uvedených v příkazu už nezbyla žádná k odevzdání ({ DISASTER($disaster) }).
