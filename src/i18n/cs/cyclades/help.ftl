### Nápověda: co dělat, co to stojí, jak se vyhrává a co je na obrázku

meaning-PlaceBid = Nabídni bohu. Bůh určí, co můžeš v tomto kole dělat a kdy.
meaning-Recruit = Naverbuj jednotku, kněze nebo filozofa. První v každém tahu je zdarma.
meaning-Build = Postav budovu na volném místě svého ostrova. Čtyři různé budovy dají metropoli.
meaning-MoveFleets = Přesuň lodě až o tři pole. Kde jsou lodě soupeře, bojuješ.
meaning-MoveTroops = Přesuň vojáky po řetězu svých lodí na jiný ostrov. Obsaď ho, nebo o něj bojuj.
meaning-PlaceProsperity = Umísti Apollónův žeton. Majiteli ostrova vynáší o 1 ZM víc v každém kole.
meaning-DiscardBuilding = Vyber, kterou z několika stejných budov za metropoli odstraníš.
meaning-PlaceMetropolis = Umísti metropoli na některý svůj ostrov.
meaning-Fight = Bojuj další kolo. Každá strana hodí kostkou a přičte svoji sílu.
meaning-Retreat = Zachraň zbylé jednotky. Bojiště zůstane druhé straně.
meaning-SwapCreature = Odhoď bytost z řady a doplň místo ní jinou.
meaning-UseCreature = Povolej bytost a hned ji použij.
meaning-SellPiece = Prodej Sfinze vojáky, lodě, kněze nebo filozofy, kus za 2 ZM.
meaning-PushFleets = Vyber, kam odplují lodě vedle Polyféma.
meaning-MoveKraken = Přesuň Krakena o jedno pole za 1 ZM. Zničí tam všechny lodě.
meaning-FinishCreature = Skonči s bytostí a pokračuj v tahu.
meaning-EndTurn = Ukonči tah. Kdo hraje poslední, nabízí v příštím kole první.

costs-purse = **Máš** { GOLD($gold) }.
costs-purse-priests = **Máš** { GOLD($gold) } a { PRIESTS($priests, case: "acc") }: každý ti na nabídce ušetří 1 ZM, vždy ale zaplatíš aspoň 1 ZM.
costs-offerings = **Nabídky** – { $gods }.
costs-offering = { GOD($god) } od { GOLD($least) }
costs-offering-apollo = { GOD("apollo") } zdarma
costs-god = **{ GOD($god) }** – { PIECE($piece) }: první zdarma, potom { $later } ZM; { BUILDING($building) } { GOLD($price) }{ costs-special }.
costs-turn = **Tvůj tah s { GOD($god, case: "ins") }** – { $unit }; { BUILDING($building) } { GOLD($price) }{ costs-special }.
costs-special =
    { $god ->
        [poseidon] ; přesun lodí { GOLD($cost) }
        [ares] ; přesun vojáků z ostrova { GOLD($cost) }
        [zeus] ; výměna bytosti { GOLD($cost) }
       *[athena] { "" }
    }
costs-unit =
    { $next ->
        [0] { PIECE($piece) } teď: zdarma
       *[other] { PIECE($piece) } teď: { GOLD($next) }
    }
costs-no-unit = v tomto tahu už víc verbovat nejde
costs-turn-apollo = **{ GOD("apollo") }** – je zdarma, ale nic u něj nekoupíš.
costs-creatures = **Bytosti** – { $creatures }. Bytosti můžeš kupovat s každým bohem kromě Apollóna.
costs-creatures-discounts = **Bytosti** – { $creatures }. Bytosti můžeš kupovat s každým bohem kromě Apollóna. Zbývající slevy v tomto kole: { $discounts }.
costs-nothing = Konec tahu, boj i ústup jsou zdarma.

winning-goal =
    { $tie ->
        [gold] Cílem je mít na konci kola { METROPOLISES($goal, case: "acc") }. Má-li je víc hráčů, vyhrává ten, kdo má nejvíc zlata.
       *[metropolises] Cílem je mít na konci kola { METROPOLISES($goal, case: "acc") }. Má-li je víc hráčů, rozhoduje počet metropolí, potom zlato.
    }
winning-metropolis = Metropoli získáš, když máš všechny čtyři druhy budov nebo čtyři filozofy, nebo když dobudeš ostrov, na kterém už metropole stojí.
winning-last-island = Kdo přijde o svůj poslední ostrov, je mimo hru. Kdo ve hře zůstane poslední, hned vyhrává.

legend-units = **Štíty** jsou vojáci, **plachty** lodě, vždy s počtem. Ostrov bez vojáků štít nemá.
legend-units-yours = { legend-units } Máš { $units }.
legend-islands = **Ostrovy** – pobřeží má barvu a vzor vlastníka. Číslo na modrém štítku je číslo ostrova, to na minci jeho příjem; když ho zvýšil Apollón, je mince tmavší. Zlatý okraj má námořní pole, které vynáší 1 ZM tomu, kdo na něm má lodě.
legend-slots = **Stavební místa** – čtverce. Kotva je přístav, věž pevnost, sloupy chrám a kniha univerzita.
legend-metropolises = **Metropole** – hrady v barvě vlastníka se zlatým rámem. Čárkovaná čára ukazuje, kde může stát. Na mapě: { $islands }. K vítězství potřebuješ { METROPOLISES($goal, case: "acc") }.
legend-no-metropolis = zatím žádná
legend-gods = **Bohové** – v pořadí, v jakém se s nimi hraje. Číslo je nabídka, značka ukazuje hráče. Než někdo nabídne, dva symboly ukazují, co bůh dává.
legend-gods-free = Zatím bez nabídky: { $all }.
legend-god = { GOD($god) }
legend-gods-hidden = Vzorovaná destička je bůh, který leží rubem vzhůru.
legend-gods-acting = Zlatý rámeček má bůh, se kterým se právě hraje: { GOD($god) }. Hráči, kteří už odehráli, jsou zašedlí.
legend-offerings = **Ještě nabídnou** – značky v řadě, první je další na řadě.
legend-next-cycle = **Příští kolo** – pořadí hráčů. Kdo odehrál, obsadí poslední volné místo.
legend-battle = **Zarámované meče** – { $battle }.
legend-creature = **Zarámovaná bytost** – právě se používá: { CREATURE($creature) }.
legend-track = **Bytosti** – s cenami. Pole s čárkovaným rámečkem je do příštího kola prázdné. { $cards ->
        [0] Dobírací balíček je prázdný
       *[other] V dobíracím balíčku: { CARDS($cards) }
    }.
legend-figures = **Figurky** – { $figures }. Malé skály na moři označují pole, kam nesmí žádná loď.
legend-seats = **Hráči** – příjem, metropole, kněží, filozofové a slevy na bytosti, které v tomto kole zbývají; pak vojáci a lodě, pokud se vejdou. Nuly se neukazují. Zlato vidíš, jen když ho smíš znát.
legend-no-changes = **Značky tahů** – zatím žádné; na mapě se nic nezměnilo.
legend-changes = **Značky tahů** – šipky jsou přesuny, čárkované šipky ústupy. Zkřížené meče označují bitvu, bílý prstenec kolem pobřeží dobytý ostrov a plus něco naverbovaného nebo postaveného.
