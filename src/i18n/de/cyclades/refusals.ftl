illegal-notACommand = Das ist kein Zug in Cyclades. Wähle einen aus deinem Panel.

illegal-unknownCommand = In Cyclades gibt es keinen Zug namens { $type }. Wähle einen aus deinem Panel.

illegal-missingField = Da fehlt etwas: Ergänze { OPTION($field) }.

illegal-unknownField = Bei diesem Zug gibt es { OPTION($field) } nicht. Lass es weg.

illegal-wrongField =
    Bei { OPTION($field) } brauche ich { $expected ->
        [seat] den Namen eines Spielers dieser Partie
        [patron] einen Gott: { GOD("poseidon") }, { GOD("ares") }, { GOD("zeus") }, { GOD("athena") } oder { GOD("apollo") }
        [countFromOne] eine ganze Zahl ab 1
        [countFromZero] eine ganze Zahl ab 1
        [creature] eine Kreatur: { CREATURE("fates") }, { CREATURE("griffon") }, { CREATURE("harpy") }, { CREATURE("pegasus") }, { CREATURE("mermaid") }, { CREATURE("giant") }, { CREATURE("dryad") }, { CREATURE("satyr") }, { CREATURE("cyclops") }, { CREATURE("sphinx") }, { CREATURE("sylph") }, { CREATURE("chimera") }, { CREATURE("minotaur") }, { CREATURE("chiron") }, { CREATURE("medusa") }, { CREATURE("polyphemus") } oder { CREATURE("kraken") }
        [building] ein Gebäude: { BUILDING("port") }, { BUILDING("fortress") }, { BUILDING("temple") } oder { BUILDING("university") }
        [piece] eines davon: { PIECE("troop") }, { PIECE("fleet") }, { PIECE("priest") } oder { PIECE("philosopher") }
       *[text] ein Wort
    }.

illegal-noSuchSeat = In dieser Partie gibt es nur { $seats } Spieler. Wähle einen von ihnen.

illegal-notStarted = Die Partie hat noch nicht begonnen. Du kannst ziehen, sobald es losgeht.

illegal-gameOver = Die Partie ist vorbei. Du kannst nicht mehr ziehen.

illegal-eliminated = Du hast deine letzte Insel verloren und bist ausgeschieden. Zuschauen kannst du weiterhin.

illegal-notYourTurn = Du bist nicht dran. Die Partie wartet auf { $active }.

illegal-offeringsFirst = Das geht erst, wenn alle auf einen Gott geboten haben.

illegal-offeringsOver = In diesem Zyklus wird nicht mehr geboten. Im nächsten kannst du wieder bieten.

illegal-godFaceDown = { GOD($god) } liegt in diesem Zyklus verdeckt. Wähle { $gods }.

illegal-sameGod = Du wurdest gerade bei { GOD($god) } überboten. Wähle einen anderen Gott. Zurück kannst du erst, wenn du noch einmal überboten wirst.

illegal-bidTooLow =
    { $least ->
        [1] Ein Gebot beträgt mindestens 1. Nur Apollon ist gratis.
       *[other] Das Gebot auf { GOD($god) } steht bei { $standing }. Biete mindestens { $least } oder wähle einen anderen Gott.
    }

illegal-bidUnpayable =
    { $most ->
        [0] Du hast kein Gold zum Bieten. Geh zu Apollon, er ist gratis.
       *[other] Das kannst du nicht bezahlen. Biete höchstens { $most } oder geh gratis zu Apollon.
    }

illegal-battleFirst = Erst kommt der Kampf: Kämpfe weiter oder zieh dich zurück.

illegal-noBattle = Gerade gibt es keinen Kampf. Wähle einen anderen Zug aus deinem Panel.

illegal-metropolisDueFirst = Platziere zuerst deine Metropole. Danach geht dein Zug weiter.

illegal-noMetropolisDue = Du kannst gerade keine Metropole platzieren. Dafür brauchst du alle vier Gebäudearten oder vier Philosophen.

illegal-prosperityDueFirst = Lege zuerst Apollons Wohlstandsmarker auf eine Insel. Beende danach deinen Zug.

illegal-noProsperityDue = Du hast keinen Wohlstandsmarker, den du legen kannst. Einen bekommt nur, wer im Zyklus zuerst zu Apollon geht.

illegal-freePhilosopherDue = Du hast drei Philosophen und musst den vierten gratis nehmen. Wirb ihn an und beende dann deinen Zug.

illegal-wrongGod = Du bist in diesem Zyklus mit { GOD($god) } dran. Für diesen Zug brauchst du { $gods }.

illegal-goldShort =
    Das kostet { GOLD($cost) }, aber du hast { $gold ->
        [0] kein Gold mehr. Wähle etwas, das nichts kostet, oder beende deinen Zug.
       *[other] nur { GOLD($gold) }. Wähle etwas Günstigeres oder beende deinen Zug.
    }

illegal-noSuchIsland = { PLACE($island) } gehört nicht zu den Inseln dieses Spielplans. Wähle eine Insel aus der Liste.

illegal-noSuchSea = { PLACE($sea) } ist kein Seefeld dieses Spielplans. Nenne Buchstabe und Zahl, zum Beispiel A1.

illegal-noSuchSlot =
    { $slots ->
        [1] { PLACE($island) } hat nur Bauplatz 1. Wähle diesen.
        [2] { PLACE($island) } hat nur die Bauplätze 1 und 2. Wähle einen davon.
       *[other] { PLACE($island) } hat nur die Bauplätze 1 bis { $slots }. Wähle einen davon.
    }

illegal-notYourIsland = { PLACE($island) } gehört dir nicht. Wähle eine deiner eigenen Inseln.

illegal-stockEmpty =
    Im Vorrat sind keine { $item ->
        [port] Häfen
        [fortress] Festungen
        [temple] Tempel
        [university] Universitäten
        [priest] Priester
       *[philosopher] Philosophen
    } mehr. Wähle einen anderen Zug.

illegal-recruitLimit = Du hast in diesem Zug schon { $most } angeworben, mehr geht nicht. Wähle etwas anderes oder beende deinen Zug.

illegal-allFleetsOut = Deine { $most } Flotten sind alle auf dem Spielplan, mehr kannst du nicht anwerben. Wähle einen anderen Zug.

illegal-allTroopsOut = Deine { $most } Truppen sind alle auf dem Spielplan, mehr kannst du nicht anwerben. Wähle einen anderen Zug.

illegal-seaNotCoastal = { PLACE($sea) } grenzt nicht an eine deiner Inseln. Wähle ein Seefeld, das an eine grenzt.

illegal-seaHeld = { PLACE($sea, case: "At") } stehen Flotten von { $seat }. Wähle ein leeres Seefeld oder eins mit deinen eigenen Flotten.

illegal-noFreeSlot = { PLACE($island) } hat keinen freien Bauplatz. Baue auf einer anderen Insel.

illegal-slotTaken = Auf { SLOT($slot) } von { PLACE($island) } steht schon { BUILDING($building, case: "ein") }. Wähle einen freien Bauplatz.

illegal-slotUnderMetropolis = Auf { SLOT($slot) } von { PLACE($island) } steht die Metropole. Wähle einen anderen Bauplatz oder eine andere Insel.

illegal-noFleetsThere = { PLACE($sea, case: "At") } gibt es keine Flotten, die du dafür nehmen kannst. Wähle ein anderes Seefeld.

illegal-tooFewFleets = Du hast { PLACE($sea, case: "at") } nur { FLEETS($fleets) }. Wähle höchstens { $fleets } oder ein anderes Seefeld.

illegal-seasNotAdjacent = Du kannst deine Flotten immer nur ein Feld weit bewegen. Wähle ein Seefeld neben { PLACE($from) }.

illegal-noTroopsThere = { PLACE($island, case: "At") } sind keine Truppen. Wähle eine Insel mit Truppen.

illegal-tooFewTroops = Du hast { PLACE($island, case: "at") } nur { TROOPS($troops) }. Wähle höchstens { $troops } oder eine andere Insel.

illegal-sameIsland = Die Truppen sind schon { PLACE($island, case: "at") }. Wähle eine andere Insel als Ziel.

illegal-islandsNotLinked = Deine Flotten verbinden { PLACE($from) } und { PLACE($to) } nicht. Du brauchst eine lückenlose Kette von Flotten dazwischen.

illegal-lastIslandProtected = { PLACE($island) } ist die letzte Insel von { $seat }. Du darfst sie nur angreifen, wenn du mit ihr genug Metropolen zum Sieg hast.

illegal-noRetreatThere-none = Du kannst dich nirgendwohin zurückziehen. Kämpfe weiter.

illegal-noRetreatThere-others = { PLACE($to) } kommt für den Rückzug nicht infrage, nur { $places }. Du kannst auch weiterkämpfen.

illegal-noBuildingThere = Auf { SLOT($slot) } von { PLACE($island) } steht kein Gebäude. Wähle einen Bauplatz mit Gebäude.

illegal-notToDiscard = Du kannst { BUILDING($building, case: "den") } hier nicht abgeben. Gib { $buildings } ab.

building-instead = { BUILDING($building, case: "einen") }

illegal-discardFirst = Gib zuerst { $buildings } für die Metropole ab.

building-to-discard = { BUILDING($building, case: "einen") }

illegal-nothingToDiscard = Du musst jetzt kein Gebäude abgeben. Mach mit deinem Zug weiter.

illegal-metropolisThere = { PLACE($island) } hat schon eine Metropole, und auf jeder Insel ist nur für eine Platz. Wähle eine andere Insel.

illegal-freePlaceFirst = Du hast eine Insel mit freiem Metropolenplatz, also kommt die Metropole dorthin. Wähle { $islands }.
