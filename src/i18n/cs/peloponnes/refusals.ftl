illegal-notACommand = To není tah hry Peloponnes. Vyber některý z nabízených.

illegal-unknownCommand = Peloponnes nemá tah { $type }. Vyber některý z nabízených.

illegal-missingField = Něco chybí: doplň { OPTION($field) }.

illegal-unknownField = K tomuhle tahu volba { OPTION($field) } nepatří. Vynech ji.

illegal-wrongField =
    { OPTION($field) } musí být { $expected ->
        [seat] jméno hráče v této partii
        [tile] destička: její název nebo číslo, například { TILE("A13") } nebo C04
        [countFromOne] celé číslo od 1
        [countFromZero] celé číslo od 0
        [incomeChoice] { GOOD("food") }, { GOOD("wood") }, { GOOD("stone") } nebo { GOOD("coins") }
       *[resource] { GOOD("wood") }, { GOOD("stone") } nebo { GOOD("food") }
    }.

illegal-noSuchSeat =
    { $seats ->
        [1] Tato partie má jen 1 hráče.
        [few] Tato partie má jen { $seats } hráče. Vyber některého z nich.
       *[other] Tato partie má jen { $seats } hráčů. Vyber některého z nich.
    }

illegal-notStarted = Partie ještě nezačala. Počkej, až ji hostitel začne.

illegal-gameOver = Partie skončila: žádný tah už není možný.

illegal-notYourTurn = Teď nemáš co vybírat. Na tahu: { $seats }.

illegal-alreadyChosen = Už máš vybráno. Ještě { $count ->
    [one] vybírá
    [few] vybírají
    [many] vybírají
   *[other] vybírají
 } { $seats }.

illegal-notThisStep =
    Teď to nejde: { $phase ->
        [unstarted] partie ještě nezačala
        [revealing] odkrývají se nové destičky
        [offers] hráči podávají nabídky. Nabídni, pasuj, nebo stáhni překonanou nabídku
        [placing] hráči platí nebo označují nové budovy
        [income] hráči vybírají, co jim přinese Přístav a Apollónův chrám
        [chits] otáčejí se žetony katastrof
        [disaster] řeší se katastrofa. Odhoď destičky, nebo zaplať za ty, které si necháš
        [feeding] hráči živí svoje obyvatele. Zvol, kolik luxusního zboží utratíš
        [finishing] hráči platí nebo odhazují označené budovy
        [scoring] počítají se body
        [bonus] vybíráš zboží pro další úroveň
       *[ended] partie skončila
    }.

illegal-tileNotOffered = Destička { TILE($tile) } teď v nabídce není. Vyber { $tiles }.

illegal-bidTooLow = { TILE($tile) }: nejnižší nabídka je { COINS($least) }. Nabídni aspoň tolik, nebo vyber jinou destičku.

illegal-bidNotThePrice = { TILE($tile) }: cena je přesně { COINS($price) }. Nabídni právě tolik.

illegal-tileTaken = Destičku { TILE($tile) } už má { $owner } a překonat tuto nabídku nejde. Vyber jinou.

illegal-bidUnpayable =
    { $most ->
        [0] Nemáš mince na nabídku. Pasuj.
       *[other] Na to nemáš. Nabídni nejvýš { COINS($most, case: "acc") } (i s luxusním zbožím), nebo pasuj.
    }

illegal-bidUnchangeable = Tvoje nabídka ({ COINS($coins) }) byla překonána a její výši už změnit nemůžeš. Přesuň ji celou na destičku, na kterou stačí, nebo ji stáhni.

illegal-pushedOutFirst = Tvoje nabídka je překonaná, takže pasovat nemůžeš. Přesuň { COINS($coins, case: "acc") } na jinou destičku, nebo nabídku stáhni.

illegal-notPushedOut = Stáhnout můžeš jen překonanou nabídku. Nabídni za některou destičku, nebo pasuj.

illegal-notThisTile = { TILE($tile, case: "acc") } teď vybrat nemůžeš. Vyber { $tiles }.

illegal-notThisTile-none = U destičky { TILE($tile) } teď nemáš co vybírat.

illegal-buildingUnpayable = { TILE($tile, case: "acc") } zaplatit nemůžeš: místo toho, co chybí, potřebuješ { LUXURY($needed, case: "acc") } a máš { $has }. Jestli je budova právě získaná, označ ji mincí; jinak ji odhoď.

illegal-markerUnpayable = Označit budovu stojí 1 minci, nebo { LUXURY($luxury, case: "acc") }, když žádnou nemáš. Zaplať budovu, nebo ji odhoď.

illegal-tileNotForgoable = { TILE($tile, case: "acc") } musíš postavit, protože na to nepotřebuješ luxusní zboží. Zaplať budovu, nebo ji označ mincí.

illegal-disasterUnpayable = Za všechno, co si necháváš, zaplatit nemůžeš. Nejdřív odhoď aspoň { TILES($tiles, case: "acc") }.

illegal-feedingNotSo =
    { $most ->
        [0] Teď za jídlo luxusní zboží utratit nemůžeš. Zvol 0.
       *[other] Utrať sudý počet kusů luxusního zboží, od 0 do { $most }: 2 nasytí 1 obyvatele.
    }

illegal-ordersNeedOthers = Hraješ sólo, takže na tebe nikdo nečeká. Plánovat tahy nemusíš.

illegal-notThatRound =
    { $rounds ->
        [none] Už nezbývají nabídky, které jde naplánovat.
        [one] Nabídky pro kolo { $round } teď naplánovat nejde. Naplánuj je pro kolo { $first }.
       *[two] Nabídky pro kolo { $round } teď naplánovat nejde. Naplánuj je pro kolo { $first } nebo { $last }.
    }

illegal-tileNotToCome = Destička { TILE($tile) } v kole { $round } přijít nemůže. Vyber takovou, která může.

illegal-limitsCross = U destičky { TILE($tile) } je minimum ({ $from }) vyšší než maximum ({ $upTo }). Menší číslo napiš první.

illegal-tileOfAnother = Destičku { TILE($tile) } už má { $owner }. Vyber svoji, nebo takovou, kterou nikdo nemá.

illegal-notABuilding = { TILE($tile) } je území a území se neoznačují. Vyber budovu.

illegal-alreadyPaid = Budovu { TILE($tile) } už máš zaplacenou. Vyber označenou, nebo takovou, kterou ještě můžeš získat.

illegal-incomeNotOfChoice = { TILE($tile) }: tady se zboží nevybírá. Vyber { TILE("A15", case: "acc") } nebo { TILE("B15", case: "acc") }.

illegal-luxuryByTwos = 2 kusy luxusního zboží nasytí 1 obyvatele. Zvol sudé číslo, ne { $luxury }.

illegal-feedingIsForced = To plánovat nemusíš: v této partii se luxusní zboží za chybějící jídlo utrácí samo.

illegal-planExhausted = Žádnou z destiček naplánovaných pro kolo { $round } nešlo za tvoje částky získat.

illegal-noWayLeft = S destičkou { TILE($tile) } nešlo udělat nic z toho, co bylo naplánováno.

illegal-markedUnpayable = Budovu { TILE($tile) } nešlo zaplatit.

illegal-nothingToGiveUp = Žádná z naplánovaných destiček už k odhození nezbyla ({ DISASTER($disaster) }).
