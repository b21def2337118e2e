### Cyclades: živá nápověda

meaning-PlaceBid = Postav figurku k bohu: určí, co můžeš v tomto kole dělat a kdy.
meaning-Recruit = Nová jednotka tvého boha: první v tahu je zdarma.
meaning-Build = Budova tvého boha na volném místě; čtyři různé dají metropoli.
meaning-MoveFleets = Pluj až tři kroky; kde leží nepřátelské lodě, je bitva.
meaning-MoveTroops = Přistaň na jiném ostrově po řetězu svých lodí: získej ho, nebo o něj bojuj.
meaning-PlaceProsperity = Apollónův žeton: o 1 ZM víc v každém kole pro majitele ostrova.
meaning-DiscardBuilding = Řekni, která z několika stejných budov padne na metropoli.
meaning-PlaceMetropolis = Založ metropoli na některém svém ostrově.
meaning-Fight = Další kolo boje: každá strana hodí kostkou a přičte své jednotky.
meaning-Retreat = Zachraň, co zbylo; místo získá druhá strana.
meaning-SwapCreature = Odlož bytost z řady a uvidíš, která přijde místo ní.
meaning-UseCreature = Povolej bytost a hned ji využij.
meaning-SellPiece = Prodávej Sfinze kusy po 2 ZM.
meaning-PushFleets = Řekni, kam budou odehnány lodě kolem Polyféma.
meaning-MoveKraken = O krok dál za 1 ZM; všechny lodě se tam potopí.
meaning-FinishCreature = Ukonči využití bytosti a pokračuj ve svém tahu.
meaning-EndTurn = Nech to tak. Kdo skončí poslední, nabízí v příštím kole první.

costs-purse = **Máš** { GOLD($gold) }.
costs-purse-priests = **Máš** { GOLD($gold) } a { PRIESTS($priests, case: "acc") }: každý ubírá 1 ZM z placené nabídky, nejníže na 1 ZM.
costs-offerings = **Nabídky** – { $gods }.
costs-offering = { GOD($god) } od { GOLD($least) }
costs-offering-apollo = { GOD("apollo") } zadarmo
costs-god = **{ GOD($god) }** – { PIECE($piece) }: první zdarma, potom { $later } ZM; { BUILDING($building) } { GOLD($price) }{ costs-special }.
costs-turn = **Tvůj tah: { GOD($god) }** – { $unit }; { BUILDING($building) } { GOLD($price) }{ costs-special }.
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
costs-no-unit = v tomto tahu už další jednotku verbovat nelze
costs-turn-apollo = **{ GOD("apollo") }** – nic nestojí a nic neprodává.
costs-creatures = **Bytosti** – { $creatures }, s každým bohem kromě Apollóna.
costs-creatures-discounts = **Bytosti** – { $creatures }, s každým bohem kromě Apollóna; zbývající slevy v tomto kole: { $discounts }.
costs-nothing = Konec tahu, boj a ústup nestojí nic.

winning-goal =
    { $tie ->
        [gold] Měj na konci kola { METROPOLISES($goal, case: "acc") }. Má-li je víc hráčů, vítězí nejvíc zlata.
       *[metropolises] Měj na konci kola { METROPOLISES($goal, case: "acc") }. Má-li je víc hráčů, vítězí nejvíc metropolí, potom nejvíc zlata.
    }
winning-metropolis = Metropole vzniká ze čtyř různých budov na tvých ostrovech, ze čtyř filozofů, nebo ji získáš s dobytým ostrovem.
winning-last-island = Kdo přijde o poslední ostrov, je mimo hru; poslední, kdo zbude, hned vítězí.

legend-units = **Štíty** jsou vojáci, **plachty** lodě; číslo říká kolik.
legend-units-yours = { legend-units } Máš { $units }.
legend-islands = **Ostrovy** – první číslo je číslo ostrova, druhé, u mince, jeho příjem. Pole se zlatým okrajem přináší lodi na něm 1 ZM.
legend-slots = **Stavební místa** – čtverce: kotva je přístav, věž pevnost, sloupy chrám, kniha univerzita.
legend-metropolises = **Metropole** – zlatý hrad; čárkovaná čára ukazuje, kde může stát. Na plánu: { $islands }. K vítězství: { METROPOLISES($goal) }.
legend-no-metropolis = zatím žádná
legend-gods = **Bohové** – vpravo, od prvního na řadě po posledního; číslo je nabídka, znak říká čí.
legend-gods-free = Volno je u { $all }.
legend-god = { GOD($god, case: "gen") }
legend-gods-hidden = Destička se vzorem leží rubem vzhůru.
legend-gods-acting = Ve zlatém rámu je ten, kdo je teď na řadě: { GOD($god) }. Kdo už odehrál, je ztlumený.
legend-offerings = **Ještě nabídnou** – znaky v řadě, nejbližší je první.
legend-next-cycle = **Příští kolo** – pořadí hráčů, které od posledního místa plní ti, kdo už odehráli.
legend-battle = **Meče v rámu** – { $battle }.
legend-creature = **Bytost v rámu** – právě se využívá: { CREATURE($creature) }.
legend-track = **Bytosti** – pod mapou, s cenami; čárkovaný rám je do příštího kola prázdný. Balíček: { CARDS($cards) }.
legend-figures = **Figurky** – { $figures }. Malé skály na moři označují pole, kam žádná loď nesmí.
legend-seats = **Hráči** – vojáci, lodě, metropole a příjem; pod nimi kněží, filozofové a zbývající slevy na bytosti v tomto kole. Zlato je tam, jen když ho smíš znát.
legend-no-changes = **Značky tahů** – zatím žádné: na plánu se nic nezměnilo.
legend-changes = **Značky tahů** – šipky jsou cesty, čárkované ústupy; meče stojí, kde se bojovalo, barevné pobřeží má ostrov, který změnil majitele, znaménko plus to, co bylo verbováno nebo postaveno.
