illegal-creatureFirst =
    Du setzt gerade { CREATURE($creature, case: "den") } ein: { $creature ->
        [chimera] Wähle zuerst eine Kreatur vom Ablagestapel
        [sphinx] Verkaufe etwas oder beende den Verkauf
        [sylph] Bewege deine Flotten oder beende die Bewegung
        [polyphemus] Schiebe zuerst die Flotten um ihn herum weg
        [kraken] Bewege ihn weiter oder lass ihn dort
       *[other] Bring das zuerst zu Ende
    }.

illegal-noCreatureInUse = Dafür brauchst du eine Kreatur. Kaufe zuerst eine von der Leiste.

illegal-seaBlocked =
    { $by ->
        [kraken] { PLACE($sea, case: "At") } ist der Krake, dort kommt keine Flotte hinein. Wähle ein anderes Seefeld.
       *[polyphemus] Neben { PLACE($sea) } steht Polyphem, dort kommt keine Flotte hinein. Wähle ein anderes Seefeld.
    }

illegal-boundByMedusa = { PLACE($island, case: "At") } ist Medusa, dort kommen keine Truppen weg. Wähle eine andere Insel.

illegal-notOnTrack = { CREATURE-IS($creature) } nicht auf der Leiste. Wähle eine Kreatur, die dort liegt.

illegal-notInDiscards = { CREATURE-IS($creature) } nicht auf dem Ablagestapel. Wähle eine Kreatur, die dort liegt.

illegal-noTargetFor =
    Du kannst { CREATURE($creature, case: "den") } jetzt nicht einsetzen: { $creature ->
        [sphinx] Du hast nichts, was du ihr verkaufen könntest
        [sylph] Keine deiner Flotten kann sich bewegen
        [chimera] Keine Kreatur auf dem Ablagestapel lässt sich einsetzen
       *[other] Es gibt kein mögliches Ziel
    }. Wähle eine andere Kreatur.

illegal-deckEmpty = Nachziehstapel und Ablagestapel sind leer, also kannst du keine Kreatur ersetzen. Wähle einen anderen Zug.

illegal-notAnOpponent = { CREATURE($creature, case: "Der") } nimmt einem Gegner etwas ab. Wähle einen der anderen Spieler.

illegal-opponentOut = { $seat } ist ausgeschieden. Wähle einen Gegner, der noch mitspielt.

illegal-nothingToSteal = { $seat } hat keinen { PIECE($item, case: "acc") }. Wähle einen Gegner, der einen hat.

illegal-notAnOpponentsIsland = { PLACE($island) } gehört keinem Gegner. Wähle eine gegnerische Insel mit Truppen.

illegal-safeByChiron = Chiron schützt { PLACE($island) } vor Pegasus, dem Giganten und der Harpyie. Wähle eine andere Insel.

illegal-noLoneFleet = { PLACE($sea, case: "At") } ist keine einzelne gegnerische Flotte. Wähle ein Seefeld mit genau einer.

illegal-fleetInReserve = Du hast noch eine Flotte im Vorrat, die Sirene nimmt diese. Lass das Seefeld weg, von dem sie kommen soll.

illegal-noFleetInReserve = Deine Flotten sind alle auf dem Spielplan. Wähle auch das Seefeld, von dem die Flotte kommt.

illegal-sameBuilding = Auf { SLOT($slot) } von { PLACE($island) } steht schon { BUILDING($building, case: "ein") }. Wähle ein anderes Gebäude.

illegal-sellOneFirst = Du musst der Sphinx mindestens einmal etwas verkaufen, für { GOLD($gold) }. Verkaufe zuerst etwas.

illegal-nothingToSell =
    Du kannst { $piece ->
        [troop] dort keine Truppe
        [fleet] dort keine Flotte
        [priest] keinen Priester
       *[philosopher] keinen Philosophen
    } verkaufen. Wähle etwas, das du hast.

illegal-stepsShort = Das braucht { STEPS($needed) }, einen pro Flotte, aber die Sylphe hat nur noch { STEPS($steps) }. Bewege weniger Flotten.

illegal-fleetsHaveFought =
    { $fleets ->
        [0] Deine Flotten { PLACE($sea, case: "at") } haben gekämpft und können nicht weiter. Bewege andere.
       *[other] { PLACE($sea, case: "At") } { $fleets ->
            [one] kann nur noch { FLEETS($fleets) } weiter
           *[other] können nur noch { FLEETS($fleets) } weiter
        }. Die anderen haben gekämpft.
    }

illegal-notBesidePolyphemus = { PLACE($sea) } liegt nicht neben Polyphems Insel. Wähle ein Seefeld, das daran grenzt.

illegal-noPushThere = Du kannst diese Flotten nicht { PLACE($to, case: "to") } schieben. Möglich: { $places }.
