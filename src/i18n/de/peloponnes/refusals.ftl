illegal-notACommand = Das ist kein Zug in Peloponnes. Wähle einen aus deinem Panel.

illegal-unknownCommand = In Peloponnes gibt es keinen Zug namens { $type }. Wähle einen aus deinem Panel.

illegal-missingField = Da fehlt etwas: Ergänze { OPTION($field) }.

illegal-unknownField = Bei diesem Zug gibt es { OPTION($field) } nicht. Lass es weg.

illegal-wrongField =
    Bei { OPTION($field) } brauche ich { $expected ->
        [seat] den Namen eines Spielers dieser Partie
        [tile] ein Plättchen: sein Name oder seine Nummer, zum Beispiel { TILE("A13") } oder C04
        [countFromOne] eine ganze Zahl ab 1
        [countFromZero] eine ganze Zahl ab 0
        [incomeChoice] eines davon: { GOOD("food") }, { GOOD("wood") }, { GOOD("stone") } oder { GOOD("coins") }
       *[resource] eines davon: { GOOD("wood") }, { GOOD("stone") } oder { GOOD("food") }
    }.

illegal-noSuchSeat =
    { $seats ->
        [1] In dieser Partie gibt es nur 1 Spieler.
       *[other] In dieser Partie gibt es nur { $seats } Spieler. Wähle einen von ihnen.
    }

illegal-notStarted = Die Partie hat noch nicht begonnen. Warte, bis der Host sie startet.

illegal-gameOver = Die Partie ist vorbei. Du kannst nicht mehr ziehen.

illegal-notYourTurn = Du musst gerade nichts wählen. Die Partie wartet auf { $seats }.

illegal-alreadyChosen = Du hast schon gewählt. Die Partie wartet auf { $seats }.

illegal-notThisStep =
    Das geht jetzt nicht: { $phase ->
        [unstarted] Die Partie hat noch nicht begonnen
        [revealing] Gerade werden neue Plättchen aufgedeckt
        [offers] Gerade wird geboten. Biete, passe oder zieh dein überbotenes Gebot zurück
        [placing] Gerade werden neue Gebäude bezahlt oder markiert
        [income] Gerade werden Güter für Hafen und Apollontempel gewählt
        [chits] Gerade werden Katastrophenchips aufgedeckt
        [disaster] Gerade wird eine Katastrophe abgehandelt. Gib Plättchen ab oder zahle für die, die du behältst
        [feeding] Gerade werden die Einwohner ernährt. Wähle, wie viele Luxusgüter du ausgibst
        [finishing] Gerade werden markierte Gebäude bezahlt oder abgegeben
        [scoring] Gerade werden die Punkte gezählt
        [bonus] Gerade wählst du ein Gut für die nächste Stufe
       *[ended] Die Partie ist vorbei
    }.

illegal-tileNotOffered = Auf { TILE($tile, case: "den") } kannst du gerade nicht bieten. Wähle { $tiles }.

illegal-bidTooLow = Biete mindestens { COINS($least) } auf { TILE($tile, case: "den") } oder wähle ein anderes Plättchen.

illegal-bidNotThePrice = Der Preis für { TILE($tile, case: "den") } ist genau { COINS($price) }. Biete diesen Betrag.

illegal-tileTaken = { $owner } hat { TILE($tile, case: "den") } schon gekauft, und in der Eroberungsreihe kann man nicht überbieten. Wähle ein anderes Plättchen.

illegal-bidUnpayable =
    { $most ->
        [0] Du hast keine Münzen zum Bieten. Passe.
       *[other] Das kannst du nicht bezahlen. Biete höchstens { COINS($most) } (Luxusgüter mitgezählt) oder passe.
    }

illegal-bidUnchangeable = Du wurdest überboten, dein Gebot bleibt also bei { COINS($coins) }. Verschiebe alles auf ein Plättchen, für das es reicht, oder zieh es zurück.

illegal-pushedOutFirst = Wenn du überboten wurdest, kannst du nicht passen. Verschiebe deine { COINS($coins) } auf ein anderes Plättchen oder zieh sie zurück.

illegal-notPushedOut = Zurückziehen kannst du nur ein Gebot, das überboten wurde. Biete auf ein Plättchen oder passe.

illegal-notThisTile = Du kannst { TILE($tile, case: "den") } jetzt nicht wählen. Wähle { $tiles }.

illegal-notThisTile-none = Für { TILE($tile, case: "den") } musst du jetzt nichts wählen.

illegal-buildingUnpayable = Du kannst { TILE($tile, case: "den") } nicht bezahlen: Für das, was fehlt, brauchst du { LUXURY($needed) }, du hast aber { $has }. Ist das Gebäude neu, markiere es mit einer Münze, sonst gib es ab.

illegal-markerUnpayable = Ein Gebäude zu markieren kostet 1 Münze, oder { LUXURY($luxury) }, wenn du keine hast. Bezahle das Gebäude oder gib es ab.

illegal-tileNotForgoable = Du musst { TILE($tile, case: "den") } bauen, weil du dafür keine Luxusgüter brauchst. Bezahle das Gebäude oder markiere es mit einer Münze.

illegal-disasterUnpayable = Du kannst nicht alle Plättchen bezahlen, die du behalten willst. Gib zuerst mindestens { TILES($tiles) } ab.

illegal-feedingNotSo =
    { $most ->
        [0] Du kannst jetzt keine Luxusgüter für Nahrung ausgeben. Wähle 0.
       *[other] Gib eine gerade Zahl von Luxusgütern aus, von 0 bis { $most }: 2 ernähren 1 Einwohner.
    }

illegal-ordersNeedOthers = Du spielst allein, niemand wartet auf dich. Du brauchst keine Züge zu planen.

illegal-notThatRound =
    { $rounds ->
        [none] Es gibt keine Gebote mehr zu planen.
        [one] Für Runde { $round } kannst du jetzt keine Gebote planen. Plane sie für Runde { $first }.
       *[two] Für Runde { $round } kannst du jetzt keine Gebote planen. Plane sie für Runde { $first } oder { $last }.
    }

illegal-tileNotToCome = Du kannst { TILE($tile, case: "den") } für Runde { $round } nicht einplanen, denn das Plättchen kommt dann nicht. Wähle ein anderes.

illegal-limitsCross = Bei { TILE($tile) } ist dein Minimum ({ $from }) höher als dein Maximum ({ $upTo }). Nenne die kleinere Zahl zuerst.

illegal-tileOfAnother = { $owner } besitzt { TILE($tile, case: "den") }. Wähle ein Plättchen, das dir oder noch niemandem gehört.

illegal-notABuilding = { TILE($tile, case: "Der") } ist ein Gelände, und Gelände kann man nicht markieren. Wähle ein Gebäude.

illegal-alreadyPaid = Du hast { TILE($tile, case: "den") } schon bezahlt. Wähle ein markiertes Gebäude oder eins, das du noch bekommen kannst.

illegal-incomeNotOfChoice = Bei { TILE($tile) } kannst du kein Gut wählen. Wähle { TILE("A15", case: "den") } oder { TILE("B15", case: "den") }.

illegal-luxuryByTwos = 2 Luxusgüter ernähren 1 Einwohner. Wähle eine gerade Zahl, nicht { $luxury }.

illegal-feedingIsForced = Das brauchst du nicht zu planen: In dieser Partie werden Luxusgüter automatisch für fehlende Nahrung ausgegeben.

illegal-planExhausted = Du konntest keins der für Runde { $round } geplanten Plättchen für dein Höchstgebot bekommen.

illegal-noWayLeft = Nichts von dem, was du für { TILE($tile, case: "den") } geplant hast, war möglich.

illegal-markedUnpayable = Du konntest { TILE($tile, case: "den") } nicht bezahlen.

illegal-nothingToGiveUp = Keins der Plättchen, die du genannt hast, konntest du bei der Katastrophe ({ DISASTER($disaster) }) noch abgeben.
