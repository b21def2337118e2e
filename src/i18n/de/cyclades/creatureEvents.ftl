event-TrackFilled-creatures = Kreaturen: { $creatures }{ $more }.

event-TrackFilled-none = Es sind keine Kreaturen mehr da{ $more }.

track-discarded = ; abgeworfen: { CREATURE($discarded) }

track-shuffled = ; { new-deck }

new-deck = der Ablagestapel wird zu einem neuen Nachziehstapel gemischt

event-CreatureBought =
    { $seat } kauft { CREATURE($creature, case: "den") } für { GOLD($cost) }{ $discount ->
        [0] { "" }
       *[other] { " " }(Tempel sparen { GOLD($discount) })
    }.

event-CreatureCalled = { $seat } holt { CREATURE($creature, case: "den") } mit der Chimäre vom Ablagestapel.

event-CreatureSwapped =
    { $seat } zahlt { GOLD($cost) } und ersetzt { CREATURE($discarded, case: "den") } durch { CREATURE($drawn, case: "den") }{ $shuffled ->
        [yes] { "" }; davor: { new-deck }
       *[no] { "" }
    }.

event-IncomeRepeated =
    { $gold ->
        [0] { $seat } setzt die Moiren ein, hat aber kein Einkommen.
       *[other] { $seat } erhält durch die Moiren { GOLD($gold) }.
    }

event-GoldStolen-secret = { $seat } nimmt { $loser } mit dem Greif die Hälfte des Goldes ab.

event-GoldStolen-known =
    { $gold ->
        [0] Der Greif nimmt { $loser } nichts ab.
       *[other] { $seat } nimmt { $loser } mit dem Greif die Hälfte des Goldes ab: { GOLD($gold) }.
    }

event-TroopKilled = Die Harpyie entfernt { PLACE($island, case: "at") } eine Truppe von { $loser }.

event-FleetReplaced-reserve = Die Sirene ersetzt { PLACE($sea, case: "at") } die Flotte von { $loser } durch eine Flotte von { $seat }.

event-FleetReplaced-moved = Die Sirene ersetzt { PLACE($sea, case: "at") } die Flotte von { $loser } durch eine Flotte von { $seat } aus { PLACE($from) }.

event-BuildingDestroyed = Der Gigant zerstört { BUILDING($building, case: "den") } von { $owner } ({ PLACE($island) }, { SLOT($slot) }).

event-PriestStolen = { $seat } nimmt { $loser } mit der Dryade einen Priester ab.

event-PhilosopherStolen = { $seat } nimmt { $loser } mit dem Satyr einen Philosophen ab.

event-BuildingChanged = Der Zyklop verwandelt { BUILDING($was, case: "den") } von { $seat } ({ PLACE($island) }, { SLOT($slot) }) in { BUILDING($building, case: "einen") }.

event-PieceSold-card = { $seat } verkauft der Sphinx { PIECE($piece, case: "einen") } für { GOLD($gold) }.

event-PieceSold-placed =
    { $seat } verkauft der Sphinx { PIECE($piece, case: "einen") } { $piece ->
        [fleet] aus
       *[troop] von
    } { PLACE($at) } für { GOLD($gold) }.

event-FigurePlaced = { $seat } stellt { CREATURE($creature, case: "den") } { PLACE($island, case: "to") }.

event-FiguresVanished = { CREATURE($arrived, case: "Der") } und { CREATURE($stood, case: "der") } treffen { PLACE($island, case: "at") } aufeinander und vernichten sich gegenseitig.

event-FigureLeft = { CREATURE($creature, case: "Der") } ({ $seat }) verlässt den Spielplan.

event-FleetsPushed = Polyphem schiebt { FLEETS($fleets) } ({ $owner }) von { PLACE($from) } { PLACE($to, case: "to") }.

event-FleetsSunk =
    { $by ->
        [kraken] Der Krake versenkt { FLEETS($fleets) } von { $owner } { PLACE($sea, case: "at") }.
       *[polyphemus] { $owner } verliert { FLEETS($fleets) } { PLACE($sea, case: "at") }: Polyphem kann sie nirgendwohin schieben.
    }

event-KrakenPlaced = Der Krake taucht { PLACE($sea, case: "at") } auf.

event-KrakenMoved = { $seat } bewegt den Kraken { PLACE($to, case: "to") }{ FOR-GOLD($cost) }.

event-DiscardsShuffled = Nach dem Einsatz der Chimäre wird der ganze Ablagestapel in den Nachziehstapel gemischt.
