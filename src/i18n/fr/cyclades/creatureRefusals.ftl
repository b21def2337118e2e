### Why a move is refused: mythological creatures

illegal-creatureFirst =
    { CREATURE-IS($creature) } en jeu : { $creature ->
        [chimera] choisis d’abord la créature de la défausse qu’elle appelle
        [sphinx] vends-lui des pièces, ou dis que tu as fini
        [sylph] déplace tes flottes, ou renonce aux cases qui restent
        [polyphemus] dis d’abord où vont les flottes autour de lui
        [kraken] déplace-le d’une case, ou laisse-le où il est
       *[other] termine d’abord son effet
    }.

illegal-noCreatureInUse = Aucune créature en jeu ne permet cela ; appelle d’abord une créature de la piste.

illegal-seaBlocked =
    { $by ->
        [kraken] Le Kraken occupe { PLACE($sea) } : aucune flotte ne peut y aller ; choisis une autre case de mer.
       *[polyphemus] Polyphème est à côté de { PLACE($sea) } : aucune flotte ne peut y aller ; choisis une autre case de mer.
    }

illegal-boundByMedusa = Méduse est sur { PLACE($island) } : les troupes ne peuvent pas en partir tant qu’elle y reste ; choisis une autre île.

illegal-notOnTrack = { CREATURE-IS-NOT($creature) } sur la piste ; choisis une créature qui s’y trouve.

illegal-notInDiscards = { CREATURE-IS-NOT($creature) } dans la défausse ; la Chimère appelle une créature qui s’y trouve.

illegal-noTargetFor =
    Rien sur quoi { CREATURE($creature, case: "the") } puisse agir maintenant : { $creature ->
        [sphinx] il lui faut une troupe, une flotte, un prêtre ou un philosophe à toi
        [sylph] il lui faut une flotte à toi qui puisse se déplacer
        [chimera] il lui faut dans la défausse une créature qui ait de quoi agir
       *[other] choisis une autre créature
    }.

illegal-deckEmpty = La pioche et la défausse sont vides : aucune créature ne peut venir à la place.

illegal-notAnOpponent = Avec { CREATURE($creature, case: "the") }, tu prends quelque chose à un adversaire ; choisis quelqu’un d’autre que toi.

illegal-opponentOut = { $seat } est hors jeu ; choisis un adversaire qui joue encore.

illegal-nothingToSteal = { $seat } n’a aucun { PIECE($item) } ; choisis un adversaire qui en a.

illegal-notAnOpponentsIsland = { PLACE($island) } n’est pas à un adversaire ; choisis l’île d’un adversaire, avec des troupes.

illegal-safeByChiron = Chiron protège { PLACE($island) } de Pégase, du Géant et de la Harpie ; choisis une autre île.

illegal-noLoneFleet = Aucune flotte adverse n’est seule en { PLACE($sea) } ; la Sirène agit sur une case où il y en a exactement une.

illegal-fleetInReserve = Tu as encore une flotte en réserve, et c’est elle qui sert ; indique seulement la case où elle va.

illegal-noFleetInReserve = Toutes tes flottes sont sur le plateau ; indique aussi la case d’où vient la flotte.

illegal-sameBuilding = Il y a déjà { BUILDING($building, case: "a") } sur { PLACE($island) }, { SLOT($slot) } ; choisis un autre type.

illegal-sellOneFirst = Le Sphinx achète au moins une pièce, pour { GOLD($gold) } : vends-en d’abord une.

illegal-nothingToSell =
    Tu n’as { $piece ->
        [troop] aucune troupe à vendre là
        [fleet] aucune flotte à vendre là
        [priest] aucun prêtre à vendre
       *[philosopher] aucun philosophe à vendre
    } ; choisis une pièce que tu as.

illegal-stepsShort = Il faut pour cela { STEPS($needed) } du Sylphe, une par flotte, et il en reste { $steps } ; déplace moins de flottes.

illegal-fleetsHaveFought =
    { $fleets ->
        [0] Tes flottes en { PLACE($sea) } ont combattu et s’arrêtent là ; déplaces-en d’autres.
       *[other] En { PLACE($sea) }, seulement { FLEETS($fleets) } peuvent encore avancer ; celles qui ont combattu s’arrêtent là.
    }

illegal-notBesidePolyphemus = { PLACE($sea) } n’est pas voisine de l’île de Polyphème ; repousse les flottes qui l’entourent.

illegal-noPushThere = De là, les flottes ne peuvent pas être repoussées vers { PLACE($to) } ; elles peuvent l’être vers { $places }.
