### Why a move is refused

illegal-notACommand = To není tah hry Kykladés.

illegal-unknownCommand = Kykladés nezná tah { $type }.

illegal-missingField = Něco chybí: doplň { $field }.

illegal-unknownField = { $field } k tomuto tahu nepatří; vynech to.

illegal-wrongField =
    { $field } může být jen: { $expected ->
        [seat] jméno hráče této partie
        [patron] { GOD("poseidon") }, { GOD("ares") }, { GOD("zeus") }, { GOD("athena") } nebo { GOD("apollo") }
        [countFromOne] celé číslo od 1
        [countFromZero] celé číslo od 1
        [creature] { CREATURE("fates") }, { CREATURE("griffon") }, { CREATURE("harpy") }, { CREATURE("pegasus") }, { CREATURE("mermaid") }, { CREATURE("giant") }, { CREATURE("dryad") }, { CREATURE("satyr") }, { CREATURE("cyclops") }, { CREATURE("sphinx") }, { CREATURE("sylph") }, { CREATURE("chimera") }, { CREATURE("minotaur") }, { CREATURE("chiron") }, { CREATURE("medusa") }, { CREATURE("polyphemus") } nebo { CREATURE("kraken") }
        [building] { BUILDING("port") }, { BUILDING("fortress") }, { BUILDING("temple") } nebo { BUILDING("university") }
        [piece] { PIECE("troop") }, { PIECE("fleet") }, { PIECE("priest") } nebo { PIECE("philosopher") }
       *[text] slovo
    }.

illegal-noSuchSeat = Počet míst v této partii je jen { $seats }.

illegal-notStarted = Partie ještě nezačala.

illegal-gameOver = Partie skončila; hrát už nelze.

illegal-eliminated = Tvůj poslední ostrov padl, jsi tedy mimo hru. Dívat se můžeš dál.

illegal-notYourTurn = Teď nejsi na tahu ty, ale { $active }.

illegal-offeringsFirst = Nejdřív jsou na řadě nabídky: akce začnou, až každá nabídková figurka stojí u některého boha.

illegal-offeringsOver = Nabídky tohoto kola skončily; další přijdou v příštím kole.

illegal-godFaceDown = { GOD($god) } v tomto kole leží rubem vzhůru. Nabízet můžeš těmto: { $gods }.

illegal-sameGod = Tvoje nabídka u { GOD($god, case: "gen") } byla právě překonána, vyber tedy jiného boha; vrátit se můžeš, až tě někdo překoná i tam.

illegal-bidTooLow =
    { $least ->
        [1] Nabídka je nejméně 1; jen Apollón nechce nic.
       *[other] { GOD($god) } už má nabídku { $standing }: nabídni aspoň { $least }, nebo vyber jiného boha.
    }

illegal-bidUnpayable =
    { $most ->
        [0] Na nabídku nemáš zlato; Apollóna můžeš zvolit zadarmo.
       *[other] Na to nemáš: nabídnout můžeš nejvýš { $most }, nebo zvol zadarmo Apollóna.
    }

illegal-battleFirst = Probíhá bitva a má přednost: bojuj dál, nebo ustup.

illegal-noBattle = Neprobíhá bitva, ve které by se dalo bojovat nebo ustoupit.

illegal-metropolisDueFirst = Nejdřív založ metropoli; potom tvůj tah pokračuje.

illegal-noMetropolisDue = Žádná metropole teď nevzniká: je k ní třeba po jedné budově od každého druhu, nebo čtyři filozofové.

illegal-prosperityDueFirst = Nejdřív umísti Apollónův žeton rozkvětu na ostrov; potom ukonči tah.

illegal-noProsperityDue = Žeton rozkvětu ti teď nenáleží: Apollón ho dává tomu, kdo k němu v kole přijde první.

illegal-freePhilosopherDue = Kdo má tři filozofy, musí vzít i čtvrtého zdarma: nejdřív verbuj, potom ukonči tah.

illegal-wrongGod = V tomto kole hraješ s tímto bohem: { GOD($god) }. Na to je třeba { $gods }.

illegal-goldShort = To stojí { GOLD($cost) } a máš jen { GOLD($gold) }.

illegal-noSuchIsland = Ostrov { PLACE($island) } na tomto plánu není; ostrovy se jmenují Is1, Is2 a tak dále.

illegal-noSuchSea = Námořní pole { $sea } na tomto plánu není; jmenují se podle řady a čísla, například A1.

illegal-noSuchSlot =
    { $slots ->
        [1] { PLACE($island) } má jen jedno stavební místo, místo 1.
        [2] { PLACE($island) } má stavební místa 1 a 2.
       *[other] { PLACE($island) } má stavební místa 1 až { $slots }.
    }

illegal-notYourIsland = { PLACE($island) } není tvůj; vyber vlastní ostrov.

illegal-stockEmpty =
    V zásobě už není { $item ->
        [port] žádný přístav
        [fortress] žádná pevnost
        [temple] žádný chrám
        [university] žádná univerzita
        [priest] žádný kněz
       *[philosopher] žádný filozof
    }.

illegal-recruitLimit = Víc už v jednom tahu verbovat nelze, nejvýš { $most }.

illegal-allFleetsOut = Na plánu je všech tvých { $most } lodí; další verbovat nelze.

illegal-allTroopsOut = Na plánu je všech tvých { $most } vojáků; další verbovat nelze.

illegal-seaNotCoastal = { PLACE($sea) } nesousedí s žádným tvým ostrovem; lodě se verbují vedle vlastních ostrovů.

illegal-seaHeld = Na { PLACE($sea) } má lodě { $seat }; verbuj na prázdném nebo vlastním poli.

illegal-noFreeSlot = Na { PLACE($island) } není volné stavební místo; stavěj na jiném ostrově.

illegal-slotTaken = Na { PLACE($island) }, { SLOT($slot) }, už je { BUILDING($building) }; vyber volné místo.

illegal-slotUnderMetropolis = Na { PLACE($island) }, { SLOT($slot) }, leží metropole; vyber volné místo vedle ní nebo jiný ostrov.

illegal-noFleetsThere = Na { PLACE($sea) } nemáš lodě, které by se na to daly použít; vyber jiné námořní pole.

illegal-tooFewFleets = Na { PLACE($sea) } máš jen { FLEETS($fleets, case: "acc") }.

illegal-seasNotAdjacent = { PLACE($to) } nesousedí s { PLACE($from) }; pluj z pole na pole, krok za krokem.

illegal-noTroopsThere = Na { PLACE($island) } nejsou žádní vojáci; vyber ostrov, kde nějací jsou.

illegal-tooFewTroops = Na { PLACE($island) } máš jen { TROOPS($troops, case: "acc") }.

illegal-sameIsland = Vojáci už na { PLACE($island) } jsou; vyber jiný ostrov, kam půjdou.

illegal-islandsNotLinked = { PLACE($from) } a { PLACE($to) } nejsou propojeny: vojáci potřebují souvislý řetěz tvých lodí z jednoho na druhý.

illegal-lastIslandProtected = { PLACE($island) } je poslední ostrov, který má { $seat }: zaútočit na něj smíš, jen když by ti jeho dobytí hned přineslo metropole potřebné k vítězství.

illegal-noRetreatThere-none = Není kam ustoupit; bojuj dál.

illegal-noRetreatThere-others = Na { PLACE($to) } ustoupit nelze; můžeš na { $places }, nebo bojuj dál.

illegal-noBuildingThere = Na { PLACE($island) }, { SLOT($slot) }, žádná budova není.

illegal-notToDiscard = Teď nejde o { BUILDING($building, case: "acc") }; odevzdej { $buildings }, po jednom kusu.

building-instead = { BUILDING($building, case: "acc") }

illegal-discardFirst = Nejdřív řekni, co za metropoli odevzdáš, po jednom kusu: { $buildings }.

building-to-discard = { BUILDING($building, case: "acc") }

illegal-nothingToDiscard = Teď není co odevzdat.

illegal-metropolisThere = Na { PLACE($island) } už metropole je; na ostrově může být jen jedna.

illegal-freePlaceFirst = Dokud máš ostrov s volným místem pro metropoli, patří tam: { $islands }.
