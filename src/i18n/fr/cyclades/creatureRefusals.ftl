### Why a move is refused: mythological creatures

illegal-creatureFirst =
    Tu utilises { CREATURE($creature, case: "the") } : { $creature ->
        [chimera] choisis d’abord une créature de la défausse
        [sphinx] vends quelque chose, ou arrête de vendre
        [sylph] déplace tes flottes, ou arrête là
        [polyphemus] repousse d’abord les flottes qui l’entourent
        [kraken] déplace-le d’une case de plus, ou laisse-le là
       *[other] termine d’abord avec cette créature
    }.
illegal-noCreatureInUse = Ce coup n’est possible qu’avec une créature. Invoque d’abord une créature de la piste.
illegal-seaBlocked =
    { $by ->
        [kraken] Le Kraken est en { PLACE($sea) } : aucune flotte ne peut y entrer. Choisis une autre case de mer.
       *[polyphemus] Polyphème est à côté de { PLACE($sea) } : aucune flotte ne peut y entrer. Choisis une autre case de mer.
    }
illegal-boundByMedusa = Méduse est sur { PLACE($island) } : aucune troupe ne peut en partir. Choisis une autre île.
illegal-notOnTrack = { CREATURE-IS-NOT($creature) } sur la piste. Choisis une créature qui s’y trouve.
illegal-notInDiscards = { CREATURE-IS-NOT($creature) } dans la défausse. Choisis une créature qui s’y trouve.
illegal-noTargetFor =
    Tu ne peux pas utiliser { CREATURE($creature, case: "the") } maintenant : { $creature ->
        [sphinx] tu n’as ni troupe, ni flotte, ni prêtre, ni philosophe à vendre
        [sylph] aucune de tes flottes ne peut avancer
        [chimera] aucune créature de la défausse ne peut servir
       *[other] il n’y a pas de cible possible
    }. Choisis une autre créature.
illegal-deckEmpty = La pioche et la défausse sont vides : tu ne peux pas remplacer de créature. Choisis un autre coup.
illegal-notAnOpponent = { CREATURE($creature, case: "The") } ne vise qu’un adversaire. Choisis un autre joueur.
illegal-opponentOut = { $seat } est hors jeu. Choisis un adversaire encore en jeu.
illegal-nothingToSteal = { $seat } n’a aucun { PIECE($item) }. Choisis un adversaire qui en a.
illegal-notAnOpponentsIsland = { PLACE($island, case: "The") } n’appartient pas à un adversaire. Choisis une île adverse où il y a des troupes.
illegal-safeByChiron = Chiron protège { PLACE($island) } de Pégase, du Géant et de la Harpie. Choisis une autre île.
illegal-noLoneFleet = Il n’y a pas de flotte adverse isolée en { PLACE($sea) }. Choisis une case de mer où il y en a exactement une.
illegal-fleetInReserve = Tu as encore une flotte en réserve, et c’est elle que la Sirène utilise. N’indique pas de case de départ.
illegal-noFleetInReserve = Toutes tes flottes sont sur le plateau. Indique aussi la case de mer d’où vient la flotte.
illegal-sameBuilding = Il y a déjà { BUILDING($building, case: "a") } à l’{ SLOT($slot) } { PLACE($island, case: "of") }. Choisis un autre type.
illegal-sellOneFirst = Tu dois vendre au moins une unité ou une carte au Sphinx, pour { GOLD($gold) }. Vends d’abord quelque chose.
illegal-nothingToSell =
    Tu n’as { $piece ->
        [troop] aucune troupe à vendre à cet endroit
        [fleet] aucune flotte à vendre à cet endroit
        [priest] aucun prêtre à vendre
       *[philosopher] aucun philosophe à vendre
    }. Choisis quelque chose que tu as.
illegal-stepsShort = Il faut { STEPS($needed) }, une par flotte, mais il n’en reste que { $steps } au Sylphe. Déplace moins de flottes.
illegal-fleetsHaveFought =
    { $fleets ->
        [0] Tes flottes en { PLACE($sea) } ont combattu et ne peuvent plus avancer. Déplaces-en d’autres.
        [one] En { PLACE($sea) }, seule { FLEETS($fleets) } peut encore avancer. Les autres ont combattu.
       *[other] En { PLACE($sea) }, seules { FLEETS($fleets) } peuvent encore avancer. Les autres ont combattu.
    }
illegal-notBesidePolyphemus = La case { PLACE($sea) } n’est pas voisine de l’île de Polyphème. Choisis une case de mer qui l’est.
illegal-noPushThere = Tu ne peux pas repousser ces flottes vers { PLACE($to) }. Repousse-les vers { $places }.
