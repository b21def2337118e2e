### Proč tah nejde a co místo něj

illegal-notACommand = To není tah hry Cyclades. Vyber tah ze svého panelu.

illegal-unknownCommand = Cyclades nemá tah { $type }. Vyber tah ze svého panelu.

illegal-missingField = Něco chybí: doplň { OPTION($field) }.

illegal-unknownField = K tomuhle tahu volba { OPTION($field) } nepatří. Vynech ji.

illegal-wrongField =
    { OPTION($field) } musí být { $expected ->
        [seat] jméno hráče v této partii
        [patron] jedno z těchto jmen: { GOD("poseidon") }, { GOD("ares") }, { GOD("zeus") }, { GOD("athena") } nebo { GOD("apollo") }
        [countFromOne] celé číslo od 1
        [countFromZero] celé číslo od 1
        [creature] jedna z těchto bytostí: { CREATURE("fates") }, { CREATURE("griffon") }, { CREATURE("harpy") }, { CREATURE("pegasus") }, { CREATURE("mermaid") }, { CREATURE("giant") }, { CREATURE("dryad") }, { CREATURE("satyr") }, { CREATURE("cyclops") }, { CREATURE("sphinx") }, { CREATURE("sylph") }, { CREATURE("chimera") }, { CREATURE("minotaur") }, { CREATURE("chiron") }, { CREATURE("medusa") }, { CREATURE("polyphemus") } nebo { CREATURE("kraken") }
        [building] { BUILDING("port") }, { BUILDING("fortress") }, { BUILDING("temple") } nebo { BUILDING("university") }
        [piece] { PIECE("troop") }, { PIECE("fleet") }, { PIECE("priest") } nebo { PIECE("philosopher") }
       *[text] slovo
    }.

illegal-noSuchSeat =
    Tato partie má jen { $seats ->
        [one] { $seats } hráče
        [few] { $seats } hráče
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }. Vyber některého z nich.

illegal-notStarted = Partie ještě nezačala. Táhnout můžeš, až začne.

illegal-gameOver = Partie skončila, takže už táhnout nejde.

illegal-eliminated = Nezbyl ti žádný ostrov, takže jsi mimo hru. Dívat se můžeš dál.

illegal-notYourTurn = Nejsi na tahu. Na tahu: { $active }.

illegal-offeringsFirst = Na akce je ještě brzy. Nejdřív musí každý hráč podat nabídku některému bohu.

illegal-offeringsOver = Nabídky v tomto kole skončily. Nabízet budeš zase v příštím kole.

illegal-godFaceDown = { GOD($god) } v tomto kole leží rubem vzhůru. K dispozici je { $gods }.

illegal-sameGod = U { GOD($god, case: "gen") } tvoji nabídku právě někdo překonal. Vyber jiného boha. Vrátit se můžeš, jen když tě někdo překoná znovu.

illegal-bidTooLow =
    { $least ->
        [1] Nabídka musí být aspoň 1. Zdarma je jen Apollón.
       *[other] { GOD($god, case: "dat") } už někdo nabídl { $standing }. Nabídni aspoň { $least }, nebo vyber jiného boha.
    }

illegal-bidUnpayable =
    { $most ->
        [0] Na nabídku nemáš zlato. Zvol Apollóna, ten je zdarma.
       *[other] Na to nemáš. Nabídni nejvýš { $most }, nebo zvol Apollóna, ten je zdarma.
    }

illegal-battleFirst = Nejdřív bitva: bojuj dál, nebo ustup.

illegal-noBattle = Teď žádná bitva neprobíhá. Vyber jiný tah ze svého panelu.

illegal-metropolisDueFirst = Nejdřív umísti svoji metropoli. Pak pokračuj v tahu.

illegal-noMetropolisDue = Teď žádnou metropoli umístit nemůžeš. Potřebuješ všechny čtyři druhy budov, nebo čtyři filozofy.

illegal-prosperityDueFirst = Nejdřív umísti Apollónův žeton rozkvětu na ostrov. Pak ukonči tah.

illegal-noProsperityDue = Teď žádný žeton rozkvětu umístit nemůžeš. Dostane ho jen hráč, který v kole zvolí Apollóna jako první.

illegal-freePhilosopherDue = Máš tři filozofy, takže si musíš vzít čtvrtého zdarma. Nejdřív ho naverbuj, pak ukonči tah.

illegal-wrongGod = V tomto kole hraješ s { GOD($god, case: "ins") }. Tenhle tah umožňuje { $gods }.

illegal-goldShort =
    To stojí { GOLD($cost) }, ale { $gold ->
        [0] už nemáš žádné zlato. Vyber něco zdarma, nebo ukonči tah.
       *[other] máš jen { GOLD($gold) }. Vyber něco levnějšího, nebo ukonči tah.
    }

illegal-noSuchIsland = Ostrov { PLACE($island, case: "number") } na mapě není. Vyber ostrov ze seznamu.

illegal-noSuchSea = { PLACE($sea, case: "start") } není námořní pole. Napiš písmeno a číslo některého pole na mapě, například A1.

illegal-noSuchSlot =
    { $slots ->
        [1] { PLACE($island, case: "start") } má jen stavební místo 1. Vyber to.
        [2] { PLACE($island, case: "start") } má jen stavební místa 1 a 2. Vyber jedno z nich.
       *[other] { PLACE($island, case: "start") } má jen stavební místa 1 až { $slots }. Vyber jedno z nich.
    }

illegal-notYourIsland = { PLACE($island, case: "start") } ti nepatří. Vyber některý svůj ostrov.

illegal-stockEmpty =
    V zásobě už nejsou žádné { $item ->
        [port] přístavy
        [fortress] pevnosti
        [temple] chrámy
        [university] univerzity
        [priest] karty kněží
       *[philosopher] karty filozofů
    }. Vyber jiný tah.

illegal-recruitLimit = V jednom tahu můžeš verbovat nejvýš { $most }×. Vyber něco jiného, nebo ukonči tah.

illegal-allFleetsOut = Všech { $most } tvých lodí už je na mapě, takže další naverbovat nemůžeš. Vyber jiný tah.

illegal-allTroopsOut = Všech { $most } tvých vojáků už je na mapě, takže další naverbovat nemůžeš. Vyber jiný tah.

illegal-seaNotCoastal = Pole { PLACE($sea) } nesousedí s žádným tvým ostrovem. Vyber takové, které s některým sousedí.

illegal-seaHeld = Na { PLACE($sea, case: "loc") } má lodě { $seat }. Vyber pole, které je prázdné nebo na kterém jsou tvoje lodě.

illegal-noFreeSlot = { PLACE($island, case: "start") } nemá volné stavební místo. Stavěj na jiném ostrově.

illegal-slotTaken = Na { PLACE($island, case: "loc") } už na { SLOT($slot, case: "loc") } stojí { BUILDING($building) }. Vyber volné stavební místo.

illegal-slotUnderMetropolis = Na { PLACE($island, case: "loc") } stojí na { SLOT($slot, case: "loc") } metropole. Vyber jiné stavební místo, nebo jiný ostrov.

illegal-noFleetsThere = Na { PLACE($sea, case: "loc") } nemáš žádnou loď, kterou by šlo použít. Vyber jiné námořní pole.

illegal-tooFewFleets = Na { PLACE($sea, case: "loc") } máš jen { FLEETS($fleets, case: "acc") }. Přesuň nejvýš { $fleets }, nebo vyber jiné námořní pole.

illegal-seasNotAdjacent = Lodě přesouvej vždy jen o jedno pole. Vyber námořní pole, které sousedí s { PLACE($from, case: "ins") }.

illegal-noTroopsThere = Na { PLACE($island, case: "loc") } nejsou žádní vojáci. Vyber ostrov, kde nějací jsou.

illegal-tooFewTroops = Na { PLACE($island, case: "loc") } máš jen { TROOPS($troops, case: "acc") }. Přesuň nejvýš { $troops }, nebo vyber jiný ostrov.

illegal-sameIsland = Vojáci už na { PLACE($island, case: "loc") } jsou. Vyber jiný ostrov, kam půjdou.

illegal-islandsNotLinked = Tvoje lodě nespojují { PLACE($from, case: "acc") } a { PLACE($to, case: "acc") }. Potřebuješ mezi nimi nepřerušený řetěz svých lodí.

illegal-lastIslandProtected = { PLACE($island, case: "start") } je poslední, který { $seat } má. Zaútočit na něj můžeš, jen když ti jeho dobytí přinese metropole, které ti chybí k vítězství.

illegal-noRetreatThere-none = Nemáš kam ustoupit. Bojuj dál.

illegal-noRetreatThere-others = Na { PLACE($to, case: "acc") } ustoupit nemůžeš. Ustup na { $places }, nebo bojuj dál.

illegal-noBuildingThere = Na { PLACE($island, case: "loc") } na { SLOT($slot, case: "loc") } žádná budova není. Vyber místo, kde nějaká je.

illegal-notToDiscard = Tady { BUILDING($building, case: "acc") } odstranit nemůžeš. Odstraň { $buildings }.

building-instead = { BUILDING($building, case: "acc") }

illegal-discardFirst = Nejdřív za metropoli odstraň { $buildings }.

building-to-discard = { BUILDING($building, case: "acc") }

illegal-nothingToDiscard = Teď žádnou budovu odstraňovat nemusíš. Pokračuj v tahu.

illegal-metropolisThere = { PLACE($island, case: "start") } už metropoli má a na ostrově může být jen jedna. Vyber jiný ostrov.

illegal-freePlaceFirst = Máš ostrov s volným místem pro metropoli, takže patří tam. Vyber { $islands }.
